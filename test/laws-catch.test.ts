import { describe, expect, test } from 'vitest';
import { ONLOOKER, type BaseAction, type Game } from '../src/kernel/game.ts';
import { emptyTally, examine } from './kit/laws.ts';
import type { Subject } from './kit/subject.ts';
import { proving } from './proving/proving.ts';
import type { State } from './proving/state.ts';
import { provingTwin } from './proving/twin.ts';

const sound = proving as Game;
const CARE = { close: 0.3, spoilt: 0.2, mutants: 100, secrecy: 0.5 };

/** The proving game with something broken, and the law that must notice. */
function noticed(broken: Partial<Game>, more: Partial<Subject> = {}): string {
  const subject: Subject = { game: { ...sound, ...broken }, invariants: [], twin: provingTwin, ...more };
  try {
    for (let seed = 0; seed < 60; seed++) examine(subject, seed, CARE, emptyTally());
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

const typeOf = (action: unknown): unknown => (action as { type?: string } | null)?.type;

/** Plays as the sound game does, then spoils the new position or the events. */
const after = (change: (state: State, action: BaseAction) => object): Partial<Game> => ({
  play(state, action) {
    const played = sound.play(state, action);
    if (!played.ok) return played;
    return { ok: true, value: { ...played.value, ...change(played.value.state as State, action as BaseAction) } };
  },
});

/** Another answer to what may be played, which playing follows. */
const judging = (refusal: Game['refusal']): Partial<Game> => ({
  refusal,
  play(state, action) {
    const refused = refusal(state, action);
    return refused ? { ok: false, error: refused } : sound.play(state, action);
  },
});

test('the sound game breaks no law', () => {
  expect(noticed({})).toBe('nothing');
});

describe('the laws notice', () => {
  test('a dead end', () => {
    const legal = (state: object) => [...sound.legal(state)].filter((action) => typeOf(action) !== 'stop');
    expect(noticed({ legal })).toMatch('Somebody can always act');
  });

  test('a scenario that does not start', () => {
    const scenarios = [{ id: 'nowhere', firstTurn: 1, lastTurn: 1 }];
    expect(noticed({ scenarios })).toMatch('A scenario starts');
  });

  test('a legal action that is refused', () => {
    const refusal: Game['refusal'] = (state, action) =>
      typeOf(action) === 'overrun' ? { rule: '6.1', code: 'no' } : sound.refusal(state, action);
    expect(noticed(judging(refusal))).toMatch(/listed action is accepted|listed but refused/);
  });

  test('an action that is accepted but not listed', () => {
    const unlisted = (action: BaseAction) => typeOf(action) === 'step' && (action as { to?: string }).to === '0302';
    const legal = (state: object) => [...sound.legal(state)].filter((action) => !unlisted(action));
    expect(noticed({ legal })).toMatch('not listed but accepted');
  });

  test('an action with a field too many', () => {
    const bare = (action: unknown): unknown => {
      if (typeof action !== 'object' || action === null || !('extra' in action)) return action;
      const { extra: _, ...rest } = action;
      return rest;
    };
    const refusal: Game['refusal'] = (state, action) => sound.refusal(state, bare(action));
    const play: Game['play'] = (state, action) => sound.play(state, bare(action));
    expect(noticed({ refusal, play })).toMatch('not listed but accepted');
  });

  test('a refusal without a reason, and one that echoes what it was sent', () => {
    const bare: Game['refusal'] = (state, action) => sound.refusal(state, action) && { rule: '', code: 'no' };
    expect(noticed(judging(bare))).toMatch('no good reason');
    const echo: Game['refusal'] = (state, action) => {
      const refusal = sound.refusal(state, action);
      return refusal && { ...refusal, args: { what: String(typeOf(action)) } };
    };
    expect(noticed(judging(echo))).toMatch('no good reason');
  });

  test('an action listed twice', () => {
    const legal = (state: object) => [...sound.legal(state), ...[...sound.legal(state)].slice(0, 1)];
    expect(noticed({ legal })).toMatch(/listed twice|fall comes twice|falls and legal/);
  });

  test('playing that changes its input', () => {
    const play: Game['play'] = (state, action) => {
      (state as State).turn += 0;
      return sound.play(state, action);
    };
    expect(noticed({ play })).toMatch('read only');
  });

  test('playing that depends on more than the position', () => {
    let played = 0;
    expect(noticed(after((state) => ({ state: { ...state, reserves: [++played, 6] } })))).toMatch(
      'Playing the same action',
    );
  });

  test('a copy that shares what may change', () => {
    expect(noticed({ copy: (state) => ({ ...state }) })).toMatch(/read only|not extensible/);
  });

  test('a copy that forgets', () => {
    const copy = (state: object) => ({ ...sound.copy(state), targets: [0] });
    expect(noticed({ copy })).toMatch('A copy is equal');
  });

  test('unchecked playing that leads elsewhere', () => {
    const playUnchecked: Game['playUnchecked'] = (state, action) => {
      const events = sound.playUnchecked(state, action);
      if (typeOf(action) === 'step') (state as State).phase = 2;
      return events;
    };
    expect(noticed({ playUnchecked })).toMatch('A copy is equal');
  });

  test('a position that JSON does not keep', () => {
    const broken = after((state) => ({ state: { ...state, note: undefined } }));
    const playUnchecked: Game['playUnchecked'] = (state, action) => {
      const events = sound.playUnchecked(state, action);
      Object.assign(state, { note: undefined });
      return events;
    };
    const copy = (state: object) => ({ ...sound.copy(state), ...('note' in state ? { note: undefined } : {}) });
    expect(noticed({ ...broken, playUnchecked, copy })).toMatch('survives JSON');
  });

  test('dice without weight, and a fall that comes twice', () => {
    const chance: Game['chance'] = (state) => sound.chance(state).map(([fall], i) => [fall, i]);
    expect(noticed({ chance })).toMatch('Chance is asked');
    const twice: Game['chance'] = (state) => [...sound.chance(state), ...sound.chance(state)];
    expect(noticed({ chance: twice })).toMatch('fall comes twice');
  });

  test('an outcome before the end', () => {
    const outcome = () => ({ points: { red: 0, blue: 0 } });
    expect(noticed({ outcome })).toMatch('The outcome is known');
  });

  test('an event to nobody of this game', () => {
    const broken = after(() => ({ events: [{ code: 'step', to: ['green'] }] }));
    expect(noticed(broken)).toMatch('Events are plain data');
  });

  test('an invariant that does not hold', () => {
    const invariants = [{ name: 'nobody ever dies', holds: (state: object) => !(state as State).hex.includes(-1) }];
    expect(noticed({}, { invariants })).toMatch('After each action: nobody ever dies');
  });
});

describe('the laws notice a secret given away', () => {
  const SECRECY = 'A side sees the same where it may not know the difference';

  test('by the view', () => {
    const view: Game['view'] = (state, side) => ({ ...sound.view(state, side), kind: (state as State).kind });
    expect(noticed({ view })).toMatch(SECRECY);
  });

  test('by a game that does not own up to it', () => {
    expect(noticed({ secret: () => false })).toMatch(SECRECY);
  });

  test('by a secret bid in the view', () => {
    const view: Game['view'] = (state, side) => ({ ...sound.view(state, side), bids: (state as State).bids.slice() });
    expect(noticed({ view })).toMatch(SECRECY);
  });

  test('by what an onlooker sees', () => {
    const view: Game['view'] = (state, side) => sound.view(state, side === ONLOOKER ? null : side);
    expect(noticed({ view })).toMatch(/another view as an onlooker/);
  });

  test('by a refusal', () => {
    const refusal: Game['refusal'] = (state, action) => {
      const refused = sound.refusal(state, action);
      const block = (action as { block?: string } | null)?.block;
      const dummy = block === 'R1' && (state as State).kind[0] === 2;
      return refused?.code === 'not-your-block' && dummy ? { ...refused, code: 'dummy' } : refused;
    };
    expect(noticed(judging(refusal))).toMatch(SECRECY);
  });

  test('by an event that everybody hears', () => {
    const play: Game['play'] = (state, action) => {
      const played = sound.play(state, action);
      if (!played.ok || typeOf(action) !== 'move') return played;
      const moving = { code: 'moving', args: { left: JSON.stringify((played.value.state as State).frames) } };
      return { ok: true, value: { ...played.value, events: [...played.value.events, moving] } };
    };
    expect(noticed({ play, playUnchecked: sound.playUnchecked })).toMatch(/sees another events|A copy is equal/);
  });

  test('by what is legal', () => {
    const dummyThere = (state: object, action: BaseAction) =>
      typeOf(action) === 'attack' && (state as State).kind[5] === 2 && !(state as State).shown[5];
    const legal = (state: object) => [...sound.legal(state)].filter((action) => !dummyThere(state, action));
    expect(noticed({ legal })).toMatch(/A side sees the same|not listed but accepted/);
  });

  test('by the question', () => {
    const prompt: Game['prompt'] = (state) => ({
      ...sound.prompt(state),
      args: { sum: (state as State).kind.join('') },
    });
    expect(noticed({ prompt })).toMatch(SECRECY);
  });
});
