import { describe, expect, test } from 'vitest';
import {
  act,
  agree,
  begin,
  otherRules,
  recordOf,
  replay,
  replaying,
  resign,
  timeOut,
  undoRefusal,
  unhashedRecordOf,
  verify,
  type Match,
} from './match.ts';
import type { GameRecord, RecordNotes } from './record.ts';
import { isSettled, resumed, snapshotOf } from './snapshot.ts';
import { START, toy } from './test-kit.ts';
import type { Game } from './game.ts';

const game = toy as unknown as Game;
const add = { by: 'white', type: 'add' };
const pass = { by: 'white', type: 'pass' };
const back = { by: 'black', type: 'pass' };

function played(...actions: object[]): Match {
  const begun = begin(game, START);
  if (!begun.ok) throw new Error('The toy does not start.');
  for (const action of actions) expect(act(begun.value, action)).toMatchObject({ ok: true });
  return begun.value;
}

const won = Array.from({ length: 10 }, () => add);
const older = (record: GameRecord): GameRecord => ({ ...record, rules: '0.9.0' });

describe('title, players, times and proofs of a record', () => {
  const notes: RecordNotes = {
    title: 'Final',
    players: { white: 'Ann' },
    started: '2026-11-22T13:02:00Z',
    proofs: [{ side: 'white', turn: 1, commitment: '00' }],
  };

  test('are kept when the game is played on', () => {
    const again = replay(game, { ...recordOf(played(add)), ...notes });
    if (!again.ok) throw new Error('The record does not replay.');
    act(again.value, add);
    expect(recordOf(again.value)).toMatchObject({ ...notes, actions: [add, add] });
  });

  test('are absent when not set', () => {
    expect(Object.keys(recordOf(played(add)))).not.toContain('title');
  });
});

describe('how a game ended', () => {
  const resigned = (): GameRecord => ({
    ...recordOf(played(add, pass)),
    result: { by: 'resigned', winner: 'white', points: { white: 0, black: 0 } },
  });

  test('by its rules: the result is computed, and an older record need not say so', () => {
    const record = recordOf(played(...won));
    expect(record.result).toEqual({ by: 'rules', winner: 'white', points: { white: 0, black: 0 } });
    expect(verify(game, { ...record, result: { winner: 'white', points: { white: 0, black: 0 } } }).ok).toBe(true);
  });

  test('otherwise: the result is taken from the record, and no action can be played or undone', () => {
    const again = verify(game, resigned());
    if (!again.ok) throw new Error('The record does not verify.');
    expect(recordOf(again.value)).toEqual(resigned());
    expect(act(again.value, back)).toMatchObject({ ok: false, error: { code: 'game-ended' } });
    expect(undoRefusal(again.value, 'black')).toMatchObject({ code: 'game-ended' });
  });

  test('a result that contradicts the rules is refused', () => {
    const over = { ...recordOf(played(...won)), result: resigned().result };
    expect(verify(game, over)).toMatchObject({ ok: false, error: { refusal: { code: 'result-differs' } } });
    const open = { ...resigned(), result: { ...resigned().result, by: 'rules' } } as GameRecord;
    expect(verify(game, open)).toMatchObject({ ok: false, error: { refusal: { code: 'result-differs' } } });
  });

  test('a side that gives up or runs out of time loses, once and for good', () => {
    const match = played(add, pass);
    expect(resign(match, 'black', { white: 1, black: 0 }).ok).toBe(true);
    expect(recordOf(match).result).toEqual({ by: 'resigned', winner: 'white', points: { white: 1, black: 0 } });
    expect(act(match, back)).toMatchObject({ ok: false, error: { code: 'game-ended' } });
    expect(undoRefusal(match, 'black')).toMatchObject({ code: 'game-ended' });
    expect(timeOut(match, 'white')).toMatchObject({ ok: false, error: { code: 'game-ended' } });
    expect(verify(game, recordOf(match)).ok).toBe(true);
    const late = played(add);
    expect(timeOut(late, 'white')).toEqual({ ok: true, value: { by: 'out-of-time', winner: 'black', points: {} } });
  });

  test('the sides may agree on a winner or a draw', () => {
    const drawn = played(add);
    expect(agree(drawn).ok).toBe(true);
    expect(recordOf(drawn).result).toEqual({ by: 'agreed', points: {} });
    expect(verify(game, recordOf(drawn)).ok).toBe(true);
    expect(agree(played(add), { winner: 'black', points: {} })).toMatchObject({ ok: true, value: { winner: 'black' } });
  });

  test('who is no side of the game neither gives up nor wins, and a game that is over is not ended again', () => {
    const stranger = { ok: false, error: { code: 'no-such-side', args: { side: 'red' } } };
    const match = played(add);
    expect(resign(match, 'red')).toMatchObject(stranger);
    expect(agree(match, { winner: 'red', points: {} })).toMatchObject(stranger);
    expect(agree(match, { points: { red: 1 } })).toMatchObject(stranger);
    expect(match.ending).toBeUndefined();
    expect(resign(played(...won), 'white')).toMatchObject({ ok: false, error: { code: 'game-ended' } });
  });

  test('is ignored when only a part of the record is replayed', () => {
    const before = replay(game, resigned(), 1);
    expect(before.ok && act(before.value, add).ok).toBe(true);
  });
});

describe('a record of other rules', () => {
  test('can be played on when every action is accepted, whatever its hash and result', () => {
    const record = older({ ...recordOf(played(add)), hash: 'x', result: { winner: 'black', points: {} } });
    const verified = verify(game, record);
    expect(verified.ok && verified.value.actions).toEqual([add]);
    expect(otherRules(game, record)).toEqual({ found: '0.9.0', has: '1.0.0' });
    expect(verified.ok && recordOf(verified.value).rules).toBe('1.0.0');
  });

  test('opens up to the first refused action', () => {
    const record = older(recordOf(played(add, pass, back, add)));
    record.actions.splice(2, 1);
    const verified = verify(game, record);
    expect(verified).toMatchObject({ ok: false, error: { at: 2, refusal: { code: 'not-your-turn' } } });
    if (verified.ok || !('reached' in verified.error)) throw new Error('Nothing was reached.');
    expect(verified.error.reached?.actions).toEqual([add, pass]);
    expect(verified.error.reached?.state).toEqual({ side: 1, sum: 1, due: false });
  });

  test('a record of these rules is not one', () => {
    expect(otherRules(game, recordOf(played()))).toBeUndefined();
  });
});

test('a record without a hash is valid when its actions are', () => {
  const record = unhashedRecordOf(played(add));
  expect(record).toEqual({ ...recordOf(played(add)), hash: null });
  expect(verify(game, record).ok).toBe(true);
});

describe('a snapshot', () => {
  const record = recordOf(played(add, pass, back, add, add));
  const taken = () => snapshotOf(played(add, pass, back));

  test('resumes the record with the same position, log and undo as a replay from the start', () => {
    const from = resumed(game, record, JSON.parse(JSON.stringify(taken())) as ReturnType<typeof taken>);
    const steps = [...stepsOf(record, from)];
    expect(steps).toEqual([3, 4]);
    const whole = replay(game, record);
    expect(from && whole.ok && [from.state, from.log, from.actions, from.past]).toEqual(
      whole.ok && [whole.value.state, whole.value.log, whole.value.actions, whole.value.past],
    );
  });

  function* stepsOf(of: GameRecord, from: Match | undefined): Generator<number> {
    const result = yield* replaying(game, of, of.actions.length, from);
    expect(result.ok).toBe(true);
  }

  test('is ignored when these rules read another position in it, or none', () => {
    expect(resumed(game, record, { ...taken(), hash: 'x' })).toBeUndefined();
    const strict: Game = {
      ...game,
      position: () => {
        throw new Error('What is this?');
      },
    };
    expect(resumed(strict, record, taken())).toBeUndefined();
  });

  test('is only taken where nothing can be undone', () => {
    expect([played(), played(add), played(add, pass)].map(isSettled)).toEqual([true, false, true]);
  });
});
