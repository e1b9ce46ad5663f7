import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeRecord } from '../../formats/record.ts';
import { hashesOf, rollOf } from '../../kernel/dice-chain.ts';
import { act, begin, recordOf, settle, type GameRecord } from '../../kernel/match.ts';
import { asked, bivouac, temporaryPath, TOY } from '../test-kit.ts';

let file: string;
const text = (): string => readFileSync(file, 'utf8');
const play = (action: object) => asked('play', file, '--action', JSON.stringify(action));

beforeEach(async () => {
  file = temporaryPath('game.bivouac.json');
  await bivouac('new', 'toy', '-o', file);
});

describe('a record of other rules', () => {
  const steps = [
    { by: 'red', type: 'end' },
    { by: 'blue', type: 'end' },
  ];
  beforeEach(async () => {
    for (const action of steps) await play(action);
    writeFileSync(file, text().replace('"rules": "1.0.0"', '"rules": "0.9.0"'));
  });

  test('can be played on when every action is accepted, and then has the version of these rules', async () => {
    const rules = { found: '0.9.0', has: '1.0.0' };
    expect((await asked('check', file)).json).toMatchObject({ ok: true, actions: 2, rules: { ...rules, same: true } });
    expect((await bivouac('check', file)).out).toMatch(/version 0\.9\.0[^]*the same/);
    writeFileSync(file, text().replace(/"hash": "\w+"/, '"hash": "0"'));
    expect((await asked('check', file)).json).toMatchObject({ ok: true, rules: { ...rules, same: false } });
    expect(await play({ by: 'red', type: 'end' })).toMatchObject({ status: 0 });
    expect(text()).toContain('"rules": "1.0.0"');
    expect((await asked('check', file)).json).not.toHaveProperty('rules');
  });

  test('opens up to the first refused action, with the reason', async () => {
    writeFileSync(file, text().replace(`${JSON.stringify(steps[0])},`, ''));
    const refusal = { code: 'not-your-turn' };
    expect(await asked('check', file)).toMatchObject({ status: 1, json: { ok: false, at: 0, refusal } });
    const shown = await asked('show', file);
    expect(shown).toMatchObject({ status: 0, json: { toAct: 'red', stopped: { at: 0, code: 'not-your-turn' } } });
    expect(shown.err).toMatch(/version 0\.9\.0.*version 1\.0\.0.*refused.*before it/);
    expect((await asked('show', file, '--at', '0')).err).toBe('');
    const before = text();
    expect(await play({ by: 'red', type: 'end' })).toMatchObject({ status: 1, json: { error: refusal } });
    expect(text()).toBe(before);
  });

  test('with these rules does not open in part', async () => {
    writeFileSync(
      file,
      text()
        .replace('0.9.0', '1.0.0')
        .replace(`${JSON.stringify(steps[0])},`, ''),
    );
    expect(await asked('show', file)).toMatchObject({ status: 1, json: { ok: false } });
  });
});

test('a game that has ended cannot be played on, and verifies', async () => {
  const result = { by: 'resigned', winner: 'blue', points: { red: 0, blue: 0 } };
  writeFileSync(file, text().replace('"result": null', `"result": ${JSON.stringify(result)}`));
  expect((await asked('check', file)).json).toMatchObject({ ok: true });
  expect((await play({ by: 'red', type: 'end' })).json).toMatchObject({ ok: false, refusal: { code: 'game-ended' } });
});

test('title, players, times and proofs stay in the record', async () => {
  writeFileSync(file, text().replace('"setup": null', '"setup": null, "title": "Final", "players": {"red": "Ann"}'));
  await play({ by: 'red', type: 'end' });
  expect(JSON.parse(text())).toMatchObject({ title: 'Final', players: { red: 'Ann' } });
});

describe('a record with dice promised before the game', () => {
  const secret = '07'.repeat(32);
  const values = [secret, ...hashesOf(secret, 9)].toReversed();
  const words = { red: 'Gennep', blue: 'Kessel' };
  const chain = { kind: 'chain', promise: values[0], words, shown: 1, value: values[1] };
  let record: GameRecord;

  beforeEach(async () => {
    record = JSON.parse(text()) as GameRecord;
    const begun = begin(TOY, record);
    if (!begun.ok) throw new Error('The toy does not start.');
    while (TOY.toAct(begun.value.state) !== 'chance') act(begun.value, attackOrEnd(begun.value.state));
    settle(begun.value, (rolls) => rollOf(values[1] as string, words, rolls));
    record = { ...recordOf(begun.value), proofs: [chain] } as GameRecord;
  });

  /** The first action that leads to dice. */
  const attackOrEnd = (state: object) => {
    const legal = [...TOY.legal(state)] as { by: string; type?: string }[];
    return legal.find(({ type }) => type === 'attack') ?? legal[0];
  };

  test('says how many rolls are as promised', async () => {
    writeFileSync(file, makeRecord(record));
    expect(await asked('check', file)).toMatchObject({
      status: 0,
      json: { ok: true, dice: { rolls: 1, promised: 1 } },
    });
    expect((await bivouac('check', file)).out).toContain('As promised before the game: 1 of 1 roll.');
  });

  test('names the first roll that is not, and a promise that is not kept', async () => {
    const at = record.actions.findIndex(({ by }) => by === 'chance');
    const [die = 0] = (record.actions[at] as unknown as { dice: number[] }).dice;
    const other = { by: 'chance', dice: [(die % 6) + 1] };
    writeFileSync(file, makeRecord({ ...record, hash: null, actions: record.actions.with(at, other) }));
    expect(await asked('check', file)).toMatchObject({
      status: 1,
      json: { ok: false, at, refusal: { code: 'roll-differs' } },
    });
    const broken = { ...chain, value: secret };
    writeFileSync(file, makeRecord({ ...record, proofs: [broken] } as GameRecord));
    expect(await asked('check', file)).toMatchObject({
      status: 1,
      json: { ok: false, refusal: { code: 'promise-differs' } },
    });
  });
});
