import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { asked, bivouac, temporaryPath } from './test-kit.ts';

let file: string;
const text = (): string => readFileSync(file, 'utf8');
const play = (action: object, ...more: string[]) => asked('play', file, '--action', JSON.stringify(action), ...more);

/** Red R1 and blue B1 are adjacent. */
const NEIGHBOURS = {
  format: 'bivouac-setup',
  version: 1,
  game: 'toy',
  units: [
    { id: 'R1', hex: '0202' },
    { id: 'B1', hex: '0203' },
  ],
};
/** The path of a file with that set-up. */
function neighbours(): string {
  const setup = temporaryPath('setup.json');
  writeFileSync(setup, JSON.stringify(NEIGHBOURS));
  return setup;
}
const ATTACK = { by: 'red', type: 'attack', unit: 'R1', target: 'B1' };

beforeEach(async () => {
  file = temporaryPath('game.bivouac.json');
  await bivouac('new', 'toy', '--setup', neighbours(), '-o', file);
});

test('an action is added, and chance is resolved with the dice given', async () => {
  const { status, json } = await play(ATTACK, '--dice', '5');
  expect(status).toBe(0);
  expect(json).toMatchObject({ ok: true, toAct: 'red', events: [{ code: 'declared' }, { code: 'combat-roll' }, {}] });
  expect(JSON.parse(text())).toMatchObject({ actions: [ATTACK, { by: 'chance', dice: [5] }] });
  expect((await asked('check', file)).json).toMatchObject({ ok: true, actions: 2 });
});

test('an impossible die is refused with the range 1 to 6', async () => {
  expect((await play(ATTACK, '--dice', '9')).err).toMatch(
    /^--dice: 9 is not a possible roll here: one die is due, showing 1 to 6/,
  );
});

test('without dice they are rolled', async () => {
  await play(ATTACK);
  expect(JSON.parse(text())).toMatchObject({ actions: [ATTACK, { by: 'chance' }] });
});

test.each([
  ['7', 'dice-impossible'],
  ['5,1', 'dice-surplus'],
  ['five', 'dice-malformed'],
  ['5,', 'dice-malformed'],
])('dice %s are refused and the file is not changed', async (dice, code) => {
  const before = text();
  const { status, json } = await play(ATTACK, '--dice', dice);
  expect(status).toBe(1);
  expect(JSON.stringify(json)).toContain(`"code":"${code}"`);
  expect(text()).toBe(before);
});

test('dice are surplus when none are due', async () => {
  const { json } = await play({ by: 'red', type: 'end' }, '--dice', '3');
  expect(json).toMatchObject({ ok: false, refusal: { rule: 'contract', code: 'dice-surplus' } });
});

test('a refused action names the rule, and the file is not changed', async () => {
  const before = text();
  const { status, json, err } = await play({ by: 'red', type: 'step', unit: 'R1', to: '0404' });
  expect(json).toEqual({
    ok: false,
    refusal: { rule: '1.1', code: 'not-adjacent', unit: 'R1', text: expect.stringContaining('(rule 1.1)') as string },
  });
  expect(status).toBe(1);
  expect(err).toContain('(rule 1.1)');
  expect(text()).toBe(before);
});

test.each([
  ['{', 'broken-json', '--action 1:2'],
  ['{"__proto__":1}', 'forbidden-key', '--action 1:2'],
])('an action in broken or unsafe JSON is refused: %s', async (action, code, at) => {
  expect((await asked('play', file, '--action', action)).json).toMatchObject({ ok: false, error: { code, at } });
});

test.each(['null', '7', '"end"', '[]', '{}', '{"by":"red","type":"end","extra":1}'])(
  'a value that is not an action is refused: %s',
  async (action) => {
    expect(await asked('play', file, '--action', action)).toMatchObject({ status: 1, json: { ok: false } });
  },
);

test('a record that has been altered is not played on', async () => {
  writeFileSync(file, text().replace('"0202"', '"0301"'));
  const before = text();
  expect((await play({ by: 'red', type: 'end' })).json).toMatchObject({ refusal: { code: 'hash-differs' } });
  expect(text()).toBe(before);
  expect(await asked('check', file)).toMatchObject({
    status: 1,
    json: { ok: false, at: 0, refusal: { code: 'hash-differs' } },
  });
});

test('messages count a refused action of the file from 1', async () => {
  await play({ by: 'red', type: 'end' });
  const bad = { by: 'blue', type: 'step', unit: 'B1', to: '0404' };
  writeFileSync(
    file,
    text().replace(
      '"actions": [\n',
      `"actions": [\n    ${JSON.stringify(ATTACK)},\n    {"by":"chance","dice":[1]},\n    ${JSON.stringify(bad)},\n`,
    ),
  );
  const { json, err } = await asked('show', file);
  expect(json).toMatchObject({ error: { at: 'actions[2]' } });
  expect(err).toMatch(/, action 3: This action of the record is refused: /);
});

test('when many actions are played at once no accepted one is lost', async () => {
  const steps = [
    { by: 'red', type: 'step', unit: 'R1', to: '0302' },
    { by: 'red', type: 'step', unit: 'R2', to: '0103' },
    { by: 'red', type: 'step', unit: 'R1', to: '0201' },
    { by: 'red', type: 'step', unit: 'R2', to: '0101' },
  ];
  const played = await Promise.all(steps.map((step) => play(step)));
  const accepted = steps.filter((_, i) => played[i]?.status === 0);
  expect(accepted).toHaveLength(2);
  const { actions } = JSON.parse(text()) as { actions: object[] };
  expect(actions).toHaveLength(2);
  expect(actions).toEqual(expect.arrayContaining(accepted));
  expect(await asked('check', file)).toMatchObject({ status: 0 });
});

test('a read-only file is refused before anything is played', async () => {
  const before = text();
  chmodSync(file, 0o444);
  expect((await play({ by: 'red', type: 'end' })).json).toMatchObject({ error: { code: 'read-only', file } });
  expect((await asked('undo', file)).json).toMatchObject({ error: { code: 'read-only', file } });
  expect(text()).toBe(before);
});

describe('undo', () => {
  const step = { by: 'red', type: 'step', unit: 'R1', to: '0302' };

  test('undoes the newest action and restores the record', async () => {
    const before = text();
    await play(step);
    expect(await asked('undo', file)).toMatchObject({ status: 0, json: { ok: true, undone: step, toAct: 'red' } });
    expect(text()).toBe(before);
    await play(step);
    expect((await bivouac('undo', file)).out).toBe(`Undone: action 1, ${JSON.stringify(step)}. The red decide.\n`);
  });

  test.each([
    ['with nothing played', [], 'undo-nothing'],
    ['over dice', [[ATTACK, '--dice', '5']], 'undo-barrier'],
    ["over the other side's decision", [[{ by: 'red', type: 'end' }]], 'undo-barrier'],
  ] as const)('is refused %s, and the file stays as it is', async (_, plays, code) => {
    for (const [action, ...more] of plays) await play(action, ...more);
    const before = text();
    const { status, json, err } = await asked('undo', file);
    expect({ status, json }).toMatchObject({ status: 1, json: { ok: false, refusal: { rule: 'contract', code } } });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(text()).toBe(before);
  });
});

test('the text of a position tells who has won, once the game is over; its JSON is as ever', async () => {
  const before = (await bivouac('show', file)).out;
  expect(before).not.toMatch(/^result /m);
  const ends = ['red', 'blue', 'red', 'blue', 'red', 'blue'].map((by) => ({ by, type: 'end' }));
  for (const action of ends) await play(action);
  expect((await bivouac('show', file)).out).toMatch(/^result +draw$/m);
  expect((await bivouac('show', file, '--at', '5')).out).not.toMatch(/^result /m);
  expect((await asked('show', file)).json).not.toHaveProperty('result');
  await bivouac('new', 'toy', '-o', file, '--force', '--setup', neighbours());
  await play(ATTACK, '--dice', '5');
  for (const action of ends) await play(action);
  expect((await bivouac('show', file, '--lang', 'pt')).out).toMatch(/^resultado +vencem os red$/m);
});

test('a game is replaced by a new one only with --force', async () => {
  const before = text();
  await play({ by: 'red', type: 'end' });
  const played = text();
  expect(await asked('new', 'toy', '-o', file)).toMatchObject({
    status: 1,
    json: { error: { code: 'already-there', file } },
  });
  expect(text()).toBe(played);
  expect((await asked('new', 'toy', '-o', file, '--force')).status).toBe(0);
  expect(text()).not.toBe(played);
  expect(text()).not.toBe(before);
});

test('no temporary file is left beside the record', async () => {
  await play({ by: 'red', type: 'end' });
  expect(readdirSync(dirname(file))).toHaveLength(1);
});

test('a set-up that breaks rules is refused with every reason at once, and nothing is written', async () => {
  const setup = temporaryPath('setup.json');
  const out = temporaryPath('none.json');
  const units = [
    { id: 'R1', hex: '0202' },
    { id: 'B1', hex: '0202' },
    { id: 'X', hex: '9999' },
  ];
  writeFileSync(setup, JSON.stringify({ ...NEIGHBOURS, units }));
  const { status, json, err } = await asked('new', 'toy', '--setup', setup, '-o', out);
  expect(status).toBe(1);
  expect(json).toMatchObject({
    ok: false,
    error: { code: 'setup-refused', file: setup },
    errors: [
      { code: 'stacking', at: 'units[1].hex' },
      { code: 'no-such-unit', at: 'units[2].id' },
      { code: 'no-such-hex', at: 'units[2].hex' },
    ],
  });
  expect(err.trim().split('\n')).toHaveLength(4);
  expect(readdirSync(dirname(out))).toEqual([]);
});

test('a set-up for another scenario than the one asked for is refused', async () => {
  const setup = temporaryPath('setup.json');
  writeFileSync(setup, JSON.stringify({ ...NEIGHBOURS, scenario: 'plain', options: { fog: 'on' } }));
  expect((await asked('new', 'toy', '--setup', setup, '--scenario', 'plain')).json).toMatchObject({
    scenario: 'plain',
    options: { fog: 'on' },
  });
  expect((await asked('new', 'toy', '--setup', setup, '--option', 'fog=off')).json).toMatchObject({
    options: { fog: 'off' },
  });
});

test('a file cannot be written into a folder that does not exist', async () => {
  const { status, json } = await asked('new', 'toy', '-o', `${file}x/y/z.json`);
  expect(status).toBe(1);
  expect(json).toMatchObject({ error: { code: 'no-such-folder' } });
});

test('a computer player acts until another side has to decide', async () => {
  const { status, json } = await asked('play', file, '--by', 'recruit');
  expect([status, json]).toMatchObject([0, { ok: true }]);
  expect((json as { toAct: string }).toAct).not.toBe('red');
  expect((await asked('check', file)).status).toBe(0);
});

test('a computer player tells its plan when asked, and plays the same', async () => {
  const other = temporaryPath('other.json');
  writeFileSync(other, text());
  await asked('play', other, '--by', 'recruit');
  const { json } = await asked('play', file, '--by', 'recruit', '--explain');
  expect(json).toMatchObject({ ok: true, plan: expect.any(Array) as unknown });
  expect(text()).toBe(readFileSync(other, 'utf8'));
});

test.each([
  [['--explain'], 'usage-explain', 2],
  [['--by', 'emperor'], 'unknown-level', 1],
  [['--by', 'random', '--dice', '3'], 'usage-by', 2],
  [['--by', 'random', '--action', '{}'], 'usage-by', 2],
  [[], 'usage-missing', 2],
])('%j: %s', async (more, code, expected) => {
  const before = text();
  const { status, json } = await asked('play', file, ...more);
  expect([status, json]).toMatchObject([expected, { error: { code } }]);
  expect(text()).toBe(before);
});
