import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { asked, bivouac, temporaryPath } from '../test-kit.ts';

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
