import { describe, expect, test } from 'vitest';
import { ONLOOKER, type BaseAction, type EventArg, type Game } from '../src/kernel/game.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { REICHSWALD } from '../src/games/reichswald/index.ts';
import { drill } from './engagement/drill/drill.ts';
import { decisionsLaw } from './kit/decisions.ts';
import { eventProblem } from './kit/event-law.ts';
import { emptyTally, examine } from './kit/laws.ts';
import { replayLaw } from './kit/replay.ts';
import { KNOWN, type Subject } from './kit/subject.ts';
import { proving } from './proving/proving.ts';
import type { State } from './proving/state.ts';
import { provingTwin } from './proving/twin.ts';

const correct = proving as Game;
const RATES = { invariants: 1, sampled: 0.3, mutated: 0.2, mutants: 100, secrecy: 0.5 };

/** Games in which every broken version is found; those of the correct one, which the laws play more often. */
const [GAMES, CORRECT] = [60, 20];

/** The law that detects a broken version of the proving game, or `nothing`. */
function detected(broken: Partial<Game>, more: Partial<Subject> = {}, games = GAMES): string {
  const subject: Subject = { game: { ...correct, ...broken }, invariants: [], twin: provingTwin, ...more };
  try {
    for (let seed = 0; seed < games; seed++) examine(subject, seed, RATES, emptyTally());
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

const typeOf = (action: unknown): unknown => (action as { type?: string } | null)?.type;

/** Plays correctly, then changes the new position or the events. */
const after = (change: (state: State, action: BaseAction) => object): Partial<Game> => ({
  play(state, action) {
    const played = correct.play(state, action);
    if (!played.ok) return played;
    return { ok: true, value: { ...played.value, ...change(played.value.state as State, action as BaseAction) } };
  },
});

/** Replaces `refusal`, also in `play`. */
const judging = (refusal: Game['refusal']): Partial<Game> => ({
  refusal,
  play(state, action) {
    const refused = refusal(state, action);
    return refused ? { ok: false, error: refused } : correct.play(state, action);
  },
});

test('the correct game breaks no law', () => {
  expect(detected({}, {}, CORRECT)).toBe('nothing');
});

describe('the laws detect', () => {
  test('a dead end', () => {
    const legal = (state: object) => [...correct.legal(state)].filter((action) => typeOf(action) !== 'stop');
    expect(detected({ legal })).toMatch('Somebody can always act');
  });

  test('a scenario that does not start', () => {
    const scenarios = [{ id: 'nowhere', firstTurn: 1, lastTurn: 1 }];
    expect(detected({ scenarios })).toMatch('A scenario starts');
  });

  test('a legal action that is refused', () => {
    const refusal: Game['refusal'] = (state, action) =>
      typeOf(action) === 'overrun' ? { rule: '6.1', code: 'no' } : correct.refusal(state, action);
    expect(detected(judging(refusal))).toMatch(/listed action is accepted|listed but refused/);
  });

  test('an action that is accepted but not listed', () => {
    const unlisted = (action: BaseAction) => typeOf(action) === 'step' && (action as { to?: string }).to === '0302';
    const legal = (state: object) => [...correct.legal(state)].filter((action) => !unlisted(action));
    expect(detected({ legal })).toMatch('not listed but accepted');
  });

  test('an action with an extra field', () => {
    const bare = (action: unknown): unknown => {
      if (typeof action !== 'object' || action === null || !('extra' in action)) return action;
      const { extra: _, ...rest } = action;
      return rest;
    };
    const refusal: Game['refusal'] = (state, action) => correct.refusal(state, bare(action));
    const play: Game['play'] = (state, action) => correct.play(state, bare(action));
    expect(detected({ refusal, play })).toMatch('not listed but accepted');
  });

  test('a refusal without a reason, and one that echoes its input', () => {
    const bare: Game['refusal'] = (state, action) => correct.refusal(state, action) && { rule: '', code: 'no' };
    expect(detected(judging(bare))).toMatch('no good reason');
    const echo: Game['refusal'] = (state, action) => {
      const refusal = correct.refusal(state, action);
      return refusal && { ...refusal, args: { what: String(typeOf(action)) } };
    };
    expect(detected(judging(echo))).toMatch('no good reason');
  });

  test('an action listed twice', () => {
    const legal = (state: object) => [...correct.legal(state), ...[...correct.legal(state)].slice(0, 1)];
    expect(detected({ legal })).toMatch(/listed twice|roll is listed twice|rolls and legal/);
  });

  test('`play` changing its input', () => {
    const play: Game['play'] = (state, action) => {
      (state as State).turn += 0;
      return correct.play(state, action);
    };
    expect(detected({ play })).toMatch('read only');
    const inList: Game['play'] = (state, action) => {
      (state as { reserves: number[] }).reserves.push(0);
      return correct.play(state, action);
    };
    expect(detected({ play: inList })).toMatch(/Nothing changes a position.*\n.*\n.*reserves/);
  });

  test('`play` depending on more than the position', () => {
    let played = 0;
    expect(detected(after((state) => ({ state: { ...state, reserves: [++played, 6] } })))).toMatch(
      'Playing the same action',
    );
  });

  test('a copy that shares mutable data', () => {
    expect(detected({ copy: (state) => ({ ...state }) })).toMatch(
      /Nothing changes a position|Cannot delete|read only|not extensible/,
    );
  });

  test('an incomplete copy', () => {
    const copy = (state: object) => ({ ...correct.copy(state), targets: [0] });
    expect(detected({ copy })).toMatch('A copy is equal');
  });

  test('`playUnchecked` with another result', () => {
    const playUnchecked: Game['playUnchecked'] = (state, action) => {
      const events = correct.playUnchecked(state, action);
      if (typeOf(action) === 'step') (state as State).phase = 2;
      return events;
    };
    expect(detected({ playUnchecked })).toMatch('A copy is equal');
  });

  test('a position that JSON changes', () => {
    const broken = after((state) => ({ state: { ...state, note: undefined } }));
    const playUnchecked: Game['playUnchecked'] = (state, action) => {
      const events = correct.playUnchecked(state, action);
      Object.assign(state, { note: undefined });
      return events;
    };
    const copy = (state: object) => ({ ...correct.copy(state), ...('note' in state ? { note: undefined } : {}) });
    expect(detected({ ...broken, playUnchecked, copy })).toMatch('unchanged by JSON');
  });

  test('dice without weight, and a roll listed twice', () => {
    const chance: Game['chance'] = (state) => correct.chance(state).map(([roll], i) => [roll, i]);
    expect(detected({ chance })).toMatch('Chance acts');
    const twice: Game['chance'] = (state) => [...correct.chance(state), ...correct.chance(state)];
    expect(detected({ chance: twice })).toMatch('roll is listed twice');
  });

  test('an outcome before the end', () => {
    const outcome = () => ({ points: { red: 0, blue: 0 } });
    expect(detected({ outcome })).toMatch('The outcome is known');
  });

  test('an event addressed to an unknown side', () => {
    const broken = after(() => ({ events: [{ code: 'step', to: ['green'] }] }));
    expect(detected(broken)).toMatch('Events are plain data');
  });

  test('an invariant that does not hold', () => {
    const invariants = [{ name: 'nobody ever dies', holds: (state: object) => !(state as State).hex.includes(-1) }];
    expect(detected({}, { invariants })).toMatch('After each action: nobody ever dies');
  });
});

describe('the law of computer players detects', () => {
  const reichswald = KNOWN['reichswald'] as Omit<Subject, 'game'>;
  const game = REICHSWALD as unknown as Wargame;
  const seen = (broken: Partial<Wargame>): string => {
    const subject = { ...reichswald, game: { ...game, ...broken } };
    try {
      // Support is declared blindly in the first, which makes it a secret; the second is a crowded position.
      for (const seed of [8, 9]) decisionsLaw(subject, seed, { most: 60, again: 1, levels: ['recruit'] });
    } catch (error) {
      return String(error);
    }
    return 'nothing';
  };

  test('nothing in the unchanged game', () => {
    expect(seen({})).toBe('nothing');
  });

  test('a side that is told everything', () => {
    expect(seen({ known: (state) => state, sample: (known) => structuredClone(known) })).toMatch('what its side knows');
  });

  test('an action that is listed and refused', () => {
    const refusal: Game['refusal'] = (state, action) =>
      typeOf(action) === 'attack' ? { rule: '6.1', code: 'no' } : game.refusal(state, action);
    expect(seen({ refusal })).toMatch('does what is legal');
  });
});

test('the law of replay detects a state that is another one when the record is played again', () => {
  expect(replayLaw(correct, 1)).toBeGreaterThan(20);
  for (const wrong of [(state: State) => ({ turn: state.turn + 1 }), ({ hex }: State) => ({ hex: hex.toReversed() })]) {
    let played = 0;
    const broken = after((state) => ({ state: ++played === 100 ? { ...state, ...wrong(state) } : state }));
    const most = 60;
    expect(() => replayLaw({ ...correct, ...broken }, 1, { most, every: most })).toThrow('another state');
  }
});

describe('the law of events detects', () => {
  const game = drill as Game & Wargame;
  const [unit = ''] = game.counters.map(({ id }) => id);
  const good = { unit, from: '0101', to: '0102', cost: 1 };
  const problem = (code: string, args: Readonly<Record<string, EventArg>>) => eventProblem(game, [{ code, args }]);

  test('an argument that is missing, of another type, or nowhere on the map', () => {
    expect(problem('move', good)).toBeUndefined();
    const { cost: _, ...free } = good;
    expect(problem('move', free)).toMatch('cost in');
    expect(problem('move', { ...good, from: null })).toMatch('from in');
    expect(problem('move', { ...good, unit: 'nobody' })).toMatch('unit in');
    expect(problem('move', { ...good, to: '9999' })).toMatch('to in');
    expect(problem('combat-roll', { hex: '0101', column: '1-1', dice: [], result: 'DE' })).toMatch('dice in');
    expect(problem('declared', { hex: '0101', attackers: [unit, 'nobody'] })).toMatch('attackers in');
  });

  test('a wrong unit or hex in a plain line', () => {
    expect(problem('advance', { unit, to: '0101' })).toBeUndefined();
    expect(problem('advance', { unit, to: 'north' })).toMatch('to in');
  });

  test('a code under the wrong kind, in play', () => {
    const wrong = { ...game, eventKinds: { ...game.eventKinds, advance: 'walk' } } as Game;
    const subject: Subject = { game: wrong, invariants: [] };
    const play = () => {
      for (let seed = 0; seed < 16; seed++) examine(subject, seed, { ...RATES, secrecy: 0 }, emptyTally());
    };
    expect(play).toThrow(/An event has the arguments of its kind[^]*from in/);
  });
});

describe('the laws detect a leak', () => {
  const SECRECY = 'A side sees the same where it may not know the difference';

  test('in the view', () => {
    const view: Game['view'] = (state, side) => ({ ...correct.view(state, side), kind: (state as State).kind });
    expect(detected({ view })).toMatch(SECRECY);
  });

  test('when `secret` is false', () => {
    expect(detected({ secret: () => false })).toMatch(SECRECY);
  });

  test('of a secret bid in the view', () => {
    const view: Game['view'] = (state, side) => ({ ...correct.view(state, side), bids: (state as State).bids.slice() });
    expect(detected({ view })).toMatch(SECRECY);
  });

  test('in the view of an onlooker', () => {
    const view: Game['view'] = (state, side) => correct.view(state, side === ONLOOKER ? null : side);
    expect(detected({ view })).toMatch(/another view as an onlooker/);
  });

  test('in a refusal', () => {
    const refusal: Game['refusal'] = (state, action) => {
      const refused = correct.refusal(state, action);
      const block = (action as { block?: string } | null)?.block;
      const dummy = block === 'R1' && (state as State).kind[0] === 2;
      return refused?.code === 'not-your-block' && dummy ? { ...refused, code: 'dummy' } : refused;
    };
    expect(detected(judging(refusal))).toMatch(SECRECY);
  });

  test('in a public event', () => {
    const play: Game['play'] = (state, action) => {
      const played = correct.play(state, action);
      if (!played.ok || typeOf(action) !== 'move') return played;
      const moving = { code: 'moving', args: { left: JSON.stringify((played.value.state as State).frames) } };
      return { ok: true, value: { ...played.value, events: [...played.value.events, moving] } };
    };
    expect(detected({ play, playUnchecked: correct.playUnchecked })).toMatch(/sees another events|A copy is equal/);
  });

  test('in the legal actions', () => {
    const dummyThere = (state: object, action: BaseAction) =>
      typeOf(action) === 'attack' && (state as State).kind[5] === 2 && !(state as State).shown[5];
    const legal = (state: object) => [...correct.legal(state)].filter((action) => !dummyThere(state, action));
    expect(detected({ legal })).toMatch(/A side sees the same|not listed but accepted/);
  });

  test('in the prompt', () => {
    const prompt: Game['prompt'] = (state) => ({
      ...correct.prompt(state),
      args: { sum: (state as State).kind.join('') },
    });
    expect(detected({ prompt })).toMatch(SECRECY);
  });
});
