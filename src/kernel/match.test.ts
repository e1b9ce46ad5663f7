import { describe, expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { listedDice, randomDice } from './dice.ts';
import { act, begin, recordOf, replay, settle, undo, undoRefusal, verify } from './match.ts';
import type { GameRecord } from './match.ts';
import { seeded } from './random.ts';
import { START, toy } from './test-kit.ts';

const white = (type: string) => ({ by: 'white', type });
const black = (type: string) => ({ by: 'black', type });

function table(...actions: object[]) {
  const begun = begin(toy, START);
  if (!begun.ok) throw new Error('The toy does not start.');
  for (const action of actions) expect(act(begun.value, action)).toMatchObject({ ok: true });
  return begun.value;
}

describe('beginning', () => {
  test('logs the events of the start before the first action', () => {
    expect(table().log).toEqual([{ at: -1, event: { code: 'begun' } }]);
  });

  test('an impossible start is refused with the reason', () => {
    const begun = begin(toy, { ...START, scenario: 'eleven' });
    expect(begun).toMatchObject({ ok: false, error: [{ at: 'scenario', code: 'no-such-scenario' }] });
  });
});

describe('acting', () => {
  test('adds the action to the record and its events to the log', () => {
    const match = table(white('add'), white('add'));
    expect(match.actions).toEqual([white('add'), white('add')]);
    expect(match.log.at(-1)).toEqual({ at: 1, event: { code: 'add' } });
    expect(match.state.sum).toBe(2);
  });

  test('a refused action changes nothing', () => {
    const match = table(white('add'));
    const before = JSON.stringify([match.state, match.actions, match.log, match.past]);
    expect(act(match, black('add'))).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(JSON.stringify([match.state, match.actions, match.log, match.past])).toBe(before);
  });

  test('stores a copy: changing the action afterwards does not change the record', () => {
    const action = white('add');
    const match = table(action);
    action.type = 'pass';
    expect(match.actions).toEqual([white('add')]);
  });

  test('plays the action as it will be stored: fields that JSON leaves out are ignored', () => {
    const match = table();
    expect(act(match, Object.create(white('add')))).toMatchObject({ ok: false });
    expect(act(match, { ...white('add'), note: undefined })).toMatchObject({ ok: true });
    expect(match.actions).toEqual([white('add')]);
  });

  test('an action that JSON cannot store is refused', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    for (const action of [undefined, 10n, loop]) expect(act(table(), action)).toMatchObject({ ok: false });
  });
});

describe('dice', () => {
  test('settle rolls until a side has to decide', () => {
    const match = table(white('roll'));
    expect(settle(match, listedDice([2]))).toMatchObject({ ok: true, value: [{ code: 'die' }] });
    expect(match.actions.at(-1)).toEqual({ by: 'chance', dice: [2] });
    expect(toy.toAct(match.state)).toBe('white');
  });

  test('settle does nothing when no dice are due', () => {
    expect(settle(table(), listedDice([2]))).toEqual({ ok: true, value: [] });
  });

  test.each([[[]], [[4]]])('settle reports a missing or impossible die: %j', (list) => {
    const match = table(white('roll'));
    expect(settle(match, listedDice(list))).toMatchObject({ ok: false, error: { code: 'dice-impossible' } });
    expect(match.actions).toHaveLength(1);
  });

  test('listed dice are used up one roll at a time', () => {
    const list = [3, 1];
    expect(listedDice(list)(toy.chance(table(white('roll')).state))).toEqual({ by: 'chance', dice: [3] });
    expect(list).toEqual([1]);
  });

  test('random dice follow the weights', () => {
    const rolls = toy.chance(table(white('roll')).state);
    const roll = randomDice(seeded(7));
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) counts[roll(rolls)?.dice?.[0] ?? 0]!++;
    expect(counts[0]).toBe(0);
    expect(Math.abs(counts[1]! - 2000)).toBeLessThan(200);
    expect(Math.abs(counts[3]! - 4000)).toBeLessThan(250);
  });

  test('random dice give the last roll when rounding leaves none, and nothing when no dice are due', () => {
    expect(randomDice(() => 1)(toy.chance(table(white('roll')).state))).toEqual({ by: 'chance', dice: [3] });
    expect(randomDice(() => 0)([])).toBeUndefined();
  });
});

describe('undo', () => {
  test('restores state, actions and log byte for byte', () => {
    const match = table(white('add'));
    const before = JSON.stringify([match.state, match.actions, match.log]);
    act(match, white('add'));
    expect(undo(match, 'white')).toMatchObject({ ok: true, value: { sum: 1 } });
    expect(JSON.stringify([match.state, match.actions, match.log])).toBe(before);
  });

  test('goes back action by action to the start of the turn', () => {
    const match = table(white('add'), white('add'));
    expect([undo(match, 'white').ok, undo(match, 'white').ok]).toEqual([true, true]);
    expect(undoRefusal(match, 'white')).toMatchObject({ code: 'undo-nothing' });
  });

  test('never undoes dice', () => {
    const match = table(white('add'), white('roll'));
    expect(undoRefusal(match, 'white')).toMatchObject({ code: 'undo-other-side' });
    settle(match, listedDice([1]));
    expect(undoRefusal(match, 'white')).toMatchObject({ code: 'undo-barrier' });
  });

  test('never undoes a reveal, but the actions after it', () => {
    const match = table(white('add'), white('peek'), white('add'));
    expect(undo(match, 'white').ok).toBe(true);
    expect(undo(match, 'white')).toMatchObject({ ok: false, error: { code: 'undo-barrier' } });
  });

  test('never crosses a change of side, in either direction', () => {
    const match = table(white('add'), white('pass'));
    expect(undoRefusal(match, 'white')).toMatchObject({ code: 'undo-other-side' });
    expect(undoRefusal(match, 'black')).toMatchObject({ code: 'undo-barrier' });
    act(match, black('add'));
    act(match, black('pass'));
    expect(undoRefusal(match, 'white')).toMatchObject({ code: 'undo-barrier' });
  });

  test('is only for the side to act', () => {
    const match = table(white('add'));
    expect(undo(match, 'black')).toMatchObject({ ok: false, error: { code: 'undo-other-side' } });
    expect(match.actions).toHaveLength(1);
  });

  test('is refused once the game is over', () => {
    const match = table(...Array.from({ length: 10 }, () => white('add')));
    expect(undoRefusal(match, 'white')).toMatchObject({ code: 'undo-other-side' });
  });
});

describe('the record', () => {
  const played = () => {
    const match = table(white('add'), white('roll'));
    settle(match, listedDice([3]));
    act(match, white('pass'));
    return match;
  };

  test('holds the start, every action with its dice, and the hash of the position', () => {
    const match = played();
    expect(recordOf(match)).toEqual({
      format: 'bivouac-record',
      version: 1,
      game: 'toy',
      rules: '1.0.0',
      ...START,
      actions: [white('add'), white('roll'), { by: 'chance', dice: [3] }, white('pass')],
      result: null,
      hash: hashOf(toy.position(match.state)),
    });
  });

  test('does not change when the match goes on', () => {
    const match = played();
    const record = recordOf(match);
    act(match, black('add'));
    expect(record.actions).toHaveLength(4);
  });

  test('replays to the same position, also after a round trip through JSON', () => {
    const match = played();
    const record = JSON.parse(JSON.stringify(recordOf(match))) as GameRecord;
    const again = replay(toy, record);
    expect(again.ok && [again.value.state, again.value.log]).toEqual([match.state, match.log]);
    expect(verify(toy, record)).toMatchObject({ ok: true });
  });

  test('replays up to an action', () => {
    const again = replay(toy, recordOf(played()), 1);
    expect(again.ok && again.value.state).toEqual({ side: 0, sum: 1, due: false });
  });

  test('names a refused action, and an impossible start', () => {
    const record = recordOf(played());
    record.actions.splice(2, 1);
    expect(replay(toy, record)).toMatchObject({ ok: false, error: { at: 2, refusal: { code: 'not-your-turn' } } });
    const elsewhere = { ...record, scenario: 'eleven' };
    expect(replay(toy, elsewhere)).toMatchObject({ ok: false, error: { at: -1, errors: [{ at: 'scenario' }] } });
  });

  test('verify detects another hash and another result', () => {
    const record = recordOf(played());
    expect(verify(toy, { ...record, hash: 'x' })).toMatchObject({
      ok: false,
      error: { refusal: { code: 'hash-differs' } },
    });
    const won = { ...record, result: { winner: 'black', points: {} } };
    expect(verify(toy, won)).toMatchObject({ ok: false, error: { at: 4, refusal: { code: 'result-differs' } } });
  });
});
