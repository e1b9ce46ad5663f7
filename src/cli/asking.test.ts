import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, bivouac } from './test-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-asking-'));
const file = join(folder, 'game.bivouac.json');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await bivouac('new', 'toy', '-o', file);
  await bivouac('play', file, '--action', '{"by":"red","type":"step","unit":"R1","to":"0201"}');
});

test('games lists the vocabulary', async () => {
  expect((await asked('games')).json).toMatchObject([
    {
      id: 'toy',
      hexes: 16,
      counters: 4,
      sides: ['red', 'blue'],
      scenarios: [{ id: 'plain', firstTurn: 1, title: 'Toy War' }],
    },
  ]);
  expect((await bivouac('games')).out).toContain('toy  Toy War');
});

test('show gives the position, now or earlier, as a side sees it', async () => {
  expect((await asked('show', file)).json).toMatchObject({
    game: 'toy',
    turn: 1,
    toAct: 'red',
    units: [{ id: 'R1', hex: '0201' }, {}, {}, {}],
  });
  expect((await asked('show', file, '--at', '0', '--as', 'blue')).json).toMatchObject({
    units: [{ hex: '0101' }, {}, {}, {}],
  });
  expect(await asked('show', file, '--at', '2')).toMatchObject({ status: 1, json: { error: { code: 'at-too-late' } } });
  const { out } = await bivouac('show', file);
  expect(out).toContain('  0201  R1 (1, moved)');
});

test('legal lists who decides, why and what; for the other side only who', async () => {
  expect((await asked('legal', file)).json).toMatchObject({
    toAct: 'red',
    prompt: { rule: '1.0', code: 'movement', text: expect.any(String) as string },
    actions: expect.arrayContaining([{ by: 'red', type: 'end' }]) as unknown[],
  });
  expect((await asked('legal', file, '--as', 'blue')).json).toMatchObject({
    toAct: 'red',
    prompt: { code: 'waiting-for' },
    actions: [],
  });
  expect((await bivouac('legal', file)).out).toContain('{"by":"red","type":"end"}');
});

test('reach gives every hex with its path', async () => {
  expect((await asked('reach', file, '--unit', 'R2')).json).toMatchObject({ unit: 'R2', from: '0102', allowance: 1 });
  expect(await asked('reach', file, '--unit', 'X9')).toMatchObject({
    status: 1,
    json: { ok: false, error: { code: 'no-such-unit', at: '--unit' } },
  });
  expect(await asked('reach', file, '--unit', 'R2', '--mode', 'fast')).toMatchObject({
    status: 1,
    json: { ok: false, error: { code: 'unknown-mode', at: '--mode' } },
  });
  expect((await bivouac('reach', file, '--unit', 'R2')).out).toContain('0103   1  may');
});

test('odds gives the arithmetic, whether allowed or not', async () => {
  const { json } = await asked('odds', file, '--target', '0401', '--attackers', 'R1,R2');
  expect(json).toMatchObject({
    attack: 4,
    ratio: '2-1',
    column: '1-1',
    allowed: { rule: '1.1', code: 'not-adjacent' },
  });
  expect(await asked('odds', file, '--target', '9999', '--attackers', 'R1')).toMatchObject({
    status: 1,
    json: { ok: false },
  });
  expect(await asked('odds', file, '--target', '0401', '--bombard')).toMatchObject({
    json: { error: { code: 'no-enemy-there' } },
  });
  const support = (text: string) => asked('odds', file, '--target', '0401', '--attackers', 'R1', '--support', text);
  expect((await support('{"attacker":{"air":1.5}}')).json).toMatchObject({ error: { at: '--support attacker.air' } });
  expect((await support('{"friend":{}}')).json).toMatchObject({ error: { code: 'unknown-field' } });
  expect((await support('{"attacker":{"air":1,"artillery":["R2"]}}')).status).toBe(0);
  expect((await bivouac('odds', file, '--target', '0401', '--attackers', 'R1')).out).toContain('1.2');
});

test('check accepts the record', async () => {
  expect((await asked('check', file)).json).toEqual({
    ok: true,
    actions: 1,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect((await bivouac('check', file, '--lang', 'es')).out).toMatch(/^La partida es válida: 1 acción, hash /);
});

test('hint tells what a level would do and changes nothing', async () => {
  const before = readFileSync(file, 'utf8');
  const { status, json } = await asked('hint', file, '--level', 'recruit');
  expect([status, json]).toMatchObject([0, { level: 'recruit', side: 'red', plan: [], attacks: [] }]);
  const { actions } = json as { actions: object[] };
  expect((await asked('legal', file)).json).toMatchObject({ actions: expect.arrayContaining([actions[0]]) as unknown });
  expect((await bivouac('hint', file)).out).toContain('What regular would do for');
  expect(await asked('hint', file, '--level', 'emperor')).toMatchObject({
    status: 1,
    json: { error: { code: 'unknown-level', at: '--level' } },
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});
