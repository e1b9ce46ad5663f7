import { expect, test } from 'vitest';
import { act, begin, recordOf, verify, type GameRecord, type Match } from '../kernel/match.ts';
import { toy } from '../wargame/toy.test-kit.ts';
import type { Wargame } from '../wargame/wargame.ts';
import type { FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { makeRecord, parseRecord } from './record.ts';

const game = toy as unknown as Wargame;
const games = [game];

function played(...actions: object[]): GameRecord {
  const begun = begin(game, { scenario: 'plain', options: { fog: 'on' }, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  for (const action of actions) expect(act(begun.value, action).ok).toBe(true);
  return recordOf(begun.value as Match);
}

const record = played({ by: 'red', type: 'step', unit: 'R1', to: '0201' }, { by: 'red', type: 'end' });

function errorOf(change: object): FormatError {
  const parsed = parseRecord(JSON.stringify({ ...record, ...change }), games);
  if (parsed.ok) throw new Error('The record was accepted.');
  return parsed.error;
}

test('a record survives being written and read, and checks', () => {
  const parsed = parseRecord(makeRecord(record), games);
  expect(parsed).toEqual({ ok: true, value: record });
  expect(verify(game, record).ok).toBe(true);
});

test('a record is written one action a line', () => {
  const lines = makeRecord(record).split('\n');
  expect(lines).toContain('    {"by":"red","type":"step","unit":"R1","to":"0201"},');
  expect(makeRecord({ ...record, actions: [] })).toContain('"actions": []');
});

test('a file that is no record says what it is', () => {
  expect(errorOf({ format: 'bivouac-setup' })).toEqual({
    code: 'other-format',
    at: 'format',
    args: { found: 'bivouac-setup', wanted: 'bivouac-record' },
  });
  expect(parseRecord('[]', games)).toMatchObject({ error: { code: 'wrong-type', args: { expected: 'object' } } });
});

test('a record of another version says which one is read here', () => {
  expect(errorOf({ version: 2, news: true })).toEqual({
    code: 'other-version',
    at: 'version',
    args: { found: 2, reads: 1 },
  });
  expect(errorOf({ version: '1' })).toMatchObject({ code: 'wrong-type', at: 'version' });
  expect(errorOf({ version: undefined })).toMatchObject({ code: 'missing-field', at: 'version' });
});

test('a record of other rules says which ones are here', () => {
  expect(errorOf({ rules: '9.0.0' })).toMatchObject({ code: 'other-rules', args: { found: '9.0.0', has: '1.0.0' } });
});

test.each([
  ['unknown game', { game: 'chess' }, 'unknown-game', 'game'],
  ['unknown scenario', { scenario: 'campaign' }, 'unknown-scenario', 'scenario'],
  ['unknown option', { options: { weather: 'on' } }, 'unknown-option', 'options.weather'],
  ['unknown value', { options: { fog: 'thick' } }, 'unknown-value', 'options.fog'],
  ['unknown field', { cheat: true }, 'unknown-field', 'cheat'],
  ['missing field', { hash: undefined }, 'missing-field', 'hash'],
  ['actions no list', { actions: {} }, 'wrong-type', 'actions'],
  ['action without side', { actions: [{ by: 'red' }, { type: 'end' }] }, 'missing-field', 'actions[1].by'],
  ['action no object', { actions: [7] }, 'wrong-type', 'actions[0]'],
  ['points no number', { result: { points: { red: '1' } } }, 'wrong-type', 'result.points.red'],
  ['set-up broken', { setup: { format: 'bivouac-setup' } }, 'missing-field', 'setup.version'],
  [
    'set-up of another game',
    { setup: { format: 'bivouac-setup', version: 1, game: 'chess' } },
    'unknown-game',
    'setup.game',
  ],
])('%s is refused with its place', (_, change, code, at) => {
  expect(errorOf(change)).toMatchObject({ code, at });
});

test('a field called __proto__ is refused', () => {
  const text = JSON.stringify(record).replace('{', '{"__proto__":{"game":"toy"},');
  expect(parseRecord(text, games)).toMatchObject({ ok: false, error: { code: 'forbidden-key', at: '1:2' } });
});

test('too many actions are refused', () => {
  const actions = Array.from({ length: LIMITS.actions + 1 }, () => 0);
  expect(errorOf({ actions })).toMatchObject({ code: 'too-many' });
});
