import { expect, test } from 'vitest';
import { act, begin, recordOf, verify, type GameRecord, type Match } from '../kernel/match.ts';
import { toy } from '../wargame/toy.test-kit.ts';
import type { Library, Wargame } from '../wargame/wargame.ts';
import type { FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { makeRecord, parseRecord } from './record.ts';

const game = toy as unknown as Wargame;
const games: Library = new Map([[game.id, { about: game, load: async () => game }]]);

function played(...actions: object[]): GameRecord {
  const begun = begin(game, { scenario: 'plain', options: { fog: 'on' }, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  for (const action of actions) expect(act(begun.value, action).ok).toBe(true);
  return recordOf(begun.value as Match);
}

const record = played({ by: 'red', type: 'step', unit: 'R1', to: '0201' }, { by: 'red', type: 'end' });

async function errorOf(change: object): Promise<FormatError> {
  const parsed = await parseRecord(JSON.stringify({ ...record, ...change }), games);
  if (parsed.ok) throw new Error('The record was accepted.');
  return parsed.error;
}

test('a record is the same after writing and reading, and verifies', async () => {
  const parsed = await parseRecord(makeRecord(record), games);
  expect(parsed).toEqual({ ok: true, value: record });
  expect(verify(game, record).ok).toBe(true);
});

test('a record is written with one action per line', () => {
  const lines = makeRecord(record).split('\n');
  expect(lines).toContain('    {"by":"red","type":"step","unit":"R1","to":"0201"},');
  expect(makeRecord({ ...record, actions: [] })).toContain('"actions": []');
});

test('a file that is not a record is refused with its format', async () => {
  expect(await errorOf({ format: 'bivouac-setup' })).toEqual({
    code: 'other-format',
    at: 'format',
    args: { found: 'bivouac-setup', wanted: 'bivouac-record' },
  });
  expect(await parseRecord('[]', games)).toMatchObject({ error: { code: 'wrong-type', args: { expected: 'object' } } });
});

test('a record of another format version is refused with the version that is read', async () => {
  expect(await errorOf({ version: 2, news: true })).toEqual({
    code: 'other-version',
    at: 'version',
    args: { found: 2, reads: 1 },
  });
  expect(await errorOf({ version: '1' })).toMatchObject({ code: 'wrong-type', at: 'version' });
  expect(await errorOf({ version: undefined })).toMatchObject({ code: 'missing-field', at: 'version' });
});

const CHAIN = {
  kind: 'chain',
  promise: '2d'.repeat(32),
  words: { red: 'Gennep', blue: 'Kessel' },
  shown: 3,
  value: '71'.repeat(32),
};
const PROOF = {
  side: 'red',
  turn: 1,
  commitment: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
  seed: '78',
};

test.each([
  ['other rules', { rules: '9.0.0' }],
  ['no hash', { hash: null }],
  [
    'a title, players and times',
    {
      title: 'Final',
      players: { red: 'Ann', blue: 'Ben' },
      started: '2026-11-22T13:02:00Z',
      finished: '2026-11-23T00:00:00.5Z',
    },
  ],
  ['a player of one side only', { players: { blue: 'Ben' } }],
  ['an ending by the rules without `by`', { result: { winner: 'red', points: { red: 1, blue: 0 } } }],
  ['a draw by agreement', { result: { by: 'agreed', points: { red: 1, blue: 1 } } }],
  ['how often somebody took back over dice', { takenBack: 2 }],
  ['who played on for whom', { substitutes: [{ side: 'blue', at: 0, player: 'Bivouac regular' }] }],
  ['a commitment to dice', { proofs: [{ side: 'blue', commitment: PROOF.commitment }] }],
  ['a commitment with its seed', { proofs: [PROOF, { ...PROOF, kind: 'seed' }] }],
  ['a chain of dice', { proofs: [CHAIN, { ...CHAIN, after: 4, takenBack: [2, 3] }] }],
])('a record is read and written again with %s', async (_, change) => {
  const changed = { ...record, ...change };
  const parsed = await parseRecord(makeRecord(changed as GameRecord), games);
  expect(parsed).toEqual({ ok: true, value: changed });
});

test.each([
  ['unknown game', { game: 'chess' }, 'unknown-game', 'game'],
  ['unknown scenario', { scenario: 'campaign' }, 'unknown-scenario', 'scenario'],
  ['unknown option', { options: { weather: 'on' } }, 'unknown-option', 'options.weather'],
  ['unknown value', { options: { fog: 'thick' } }, 'unknown-value', 'options.fog'],
  ['unknown field', { cheat: true }, 'unknown-field', 'cheat'],
  ['missing field', { hash: undefined }, 'missing-field', 'hash'],
  ['actions that are not a list', { actions: {} }, 'wrong-type', 'actions'],
  ['action without side', { actions: [{ by: 'red' }, { type: 'end' }] }, 'missing-field', 'actions[1].by'],
  ['action that is not an object', { actions: [7] }, 'wrong-type', 'actions[0]'],
  ['points that are not a number', { result: { points: { red: '1' } } }, 'wrong-type', 'result.points.red'],
  ['unknown winner', { result: { winner: 'green', points: {} } }, 'not-one-of', 'result.winner'],
  ['points of an unknown side', { result: { points: { green: 1 } } }, 'not-one-of', 'result.points.green'],
  [
    'a substitute of an unknown side',
    { substitutes: [{ side: 'green', at: 0, player: 'x' }] },
    'not-one-of',
    'substitutes[0].side',
  ],
  ['unknown ending', { result: { points: {}, by: 'weather' } }, 'not-one-of', 'result.by'],
  ['hash that is not a text', { hash: 7 }, 'wrong-type', 'hash'],
  ['title too long', { title: 'x'.repeat(201) }, 'too-long', 'title'],
  ['player of an unknown side', { players: { green: 'Cid' } }, 'not-one-of', 'players.green'],
  ['player without a name', { players: { red: '' } }, 'out-of-range', 'players.red'],
  ['a date that does not exist', { started: '2026-02-30T13:02:00Z' }, 'not-a-time', 'started'],
  ['a time without a zone', { finished: '2026-11-22T13:02:00' }, 'not-a-time', 'finished'],
  ['proof of an unknown side', { proofs: [{ ...PROOF, side: 'green' }] }, 'not-one-of', 'proofs[0].side'],
  ['commitment too short', { proofs: [{ ...PROOF, commitment: '2d71' }] }, 'out-of-range', 'proofs[0].commitment'],
  [
    'commitment not in hexadecimal',
    { proofs: [{ ...PROOF, commitment: 'z'.repeat(64) }] },
    'not-bytes',
    'proofs[0].commitment',
  ],
  ['wrong seed', { proofs: [{ ...PROOF, seed: '79' }] }, 'seed-differs', 'proofs[0].seed'],
  ['too many proofs', { proofs: Array.from({ length: 1001 }, () => PROOF) }, 'too-many', 'proofs'],
  ['unknown field of a proof', { proofs: [{ ...PROOF, dice: [] }] }, 'unknown-field', 'proofs[0].dice'],
  ['proof of no known kind', { proofs: [{ ...CHAIN, kind: 'oath' }] }, 'not-one-of', 'proofs[0].kind'],
  [
    'words of an unknown side',
    { proofs: [{ ...CHAIN, words: { green: 'x' } }] },
    'not-one-of',
    'proofs[0].words.green',
  ],
  ['promise too short', { proofs: [{ ...CHAIN, promise: '2d71' }] }, 'out-of-range', 'proofs[0].promise'],
  ['more values than rolls can be', { proofs: [{ ...CHAIN, shown: 100_001 }] }, 'out-of-range', 'proofs[0].shown'],
  ['incomplete set-up', { setup: { format: 'bivouac-setup' } }, 'missing-field', 'setup.version'],
  [
    'set-up of another game',
    { setup: { format: 'bivouac-setup', version: 1, game: 'chess' } },
    'unknown-game',
    'setup.game',
  ],
])('%s is refused with its place', async (_, change, code, at) => {
  expect(await errorOf(change)).toMatchObject({ code, at });
});

test('a field called __proto__ is refused', async () => {
  const text = JSON.stringify(record).replace('{', '{"__proto__":{"game":"toy"},');
  expect(await parseRecord(text, games)).toMatchObject({ ok: false, error: { code: 'forbidden-key', at: '1:2' } });
});

test('too many actions are refused', async () => {
  const actions = Array.from({ length: LIMITS.actions + 1 }, () => 0);
  expect(await errorOf({ actions })).toMatchObject({ code: 'too-many' });
});
