import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { State } from '../../src/games/holland-44/position/state.ts';
import { ok, type BaseAction, type Refusal, type Result } from '../../src/kernel/game.ts';
import { hexAt, makeGrid } from '../../src/hex/grid.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

const correct = HOLLAND_44 as unknown as Wargame;
const GRID = makeGrid(correct.map.grid);
const { counters } = correct;

type Leak = Partial<Wargame>;

/** The unit that a set-up has fixed in a hex, or -1. */
function fixedIn(state: object, hex: string | undefined): number {
  const { unknown, fixed } = state as State;
  return fixed[unknown.indexOf(hexAt(GRID, hex ?? '') ?? -1)] ?? -1;
}

/** A number that is another for other units in other hexes. */
const sumOf = (state: object): number =>
  (state as State).fixed.reduce((sum, unit, slot) => sum + (unit + 1) * (slot + 1), 0);

/** What the unit that is fixed in a hex defends with. */
const defenceIn = (state: object, hex: string | undefined): number => counters[fixedIn(state, hex)]?.faces[0]?.[1] ?? 0;

const isGarrison = (state: object, hex: string | undefined): boolean =>
  counters[fixedIn(state, hex)]?.type === 'garrison';

const named = (action: unknown): string | undefined => {
  const { to, target } = (action ?? {}) as { to?: string; target?: string };
  return target ?? to;
};

/** Changes the answer to a question that is not refused. */
const answering = <T>(answer: Result<T>, change: (value: T) => T): Result<T> =>
  answer.ok ? ok(change(answer.value)) : answer;

/** A refusal whose arguments say what lies in the hex that the action names. */
function telling(state: object, action: unknown): Refusal | undefined {
  const refused = correct.refusal(state, action);
  const defence = defenceIn(state, named(action));
  return refused && defence > 0 ? { ...refused, args: { ...refused.args, defence } } : refused;
}

const spare = (state: object, action: BaseAction): boolean => !isGarrison(state, named(action));

/** Broken versions of the game, by what they let a side know of an unknown unit. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'what is known of the position': {
    known: (state, side) => ({ ...correct.known(state, side), fixed: (state as State).fixed }),
  },
  'the view': {
    view: (state, side) => ({ ...correct.view(state, side), points: { allied: sumOf(state), german: 0 } }),
  },
  'the view of an onlooker': { view: (state, side) => correct.view(state, side === 'onlooker' ? null : side) },
  'the view of the table': {
    tableView: (state, side) => ({ ...correct.tableView(state, side), expiring: { known: sumOf(state) } }),
  },
  'the prompt': { prompt: (state) => ({ ...correct.prompt(state), args: { sum: sumOf(state) } }) },
  'the map': {
    mapNow: (state) => ({ ...correct.mapNow(state), hexes: { [String(sumOf(state))]: { terrain: 'clear' } } }) as never,
  },
  'the arguments of a refusal': {
    refusal: telling,
    play: (state, action) => {
      const refused = telling(state, action);
      return refused ? { ok: false, error: refused } : correct.play(state, action);
    },
  },
  'the list of what is legal': { legal: (state) => [...correct.legal(state)].filter((action) => spare(state, action)) },
  'the odds of an attack': {
    odds: (state, request) =>
      answering(correct.odds(state, request), (odds) => ({
        ...odds,
        defence: odds.defence + defenceIn(state, request.target),
      })),
  },
  'the refusal of an attack that is asked about': {
    odds: (state, request) =>
      isGarrison(state, request.target)
        ? { ok: false, error: { rule: '9.1', code: 'no-enemy-there' } }
        : correct.odds(state, request),
  },
  'the range of a unit': {
    reach: (state, unit, mode) =>
      answering(correct.reach(state, unit, mode), (reach) => ({
        ...reach,
        hexes: reach.hexes.filter(({ hex }) => !isGarrison(state, hex)),
      })),
  },
  'the next range of a unit': {
    nextReach: (state, unit) =>
      answering(correct.nextReach(state, unit), (reach) => ({ ...reach, allowance: reach.allowance + sumOf(state) })),
  },
  'the cost of a path': {
    pathCost: (state, path) =>
      answering(correct.pathCost(state, path), (steps) =>
        steps.map((step) => ({ ...step, left: step.left + sumOf(state) })),
      ),
  },
  'where a unit can fight from': {
    fightsFrom: (state, unit, hexes) => correct.fightsFrom(state, unit, hexes).slice(sumOf(state) % 2),
  },
  'what is still to be done': {
    duties: (state) => (sumOf(state) % 2 === 0 ? [{ rule: '25.1', code: 'look' }] : correct.duties(state)),
  },
  'the score': {
    ledger: (state) => [
      ...correct.ledger(state),
      { rule: '25.1', item: 'unknown', side: 'german', points: sumOf(state) },
    ],
  },
  'the bonds': {
    aids: { ...correct.aids, bonds: (state) => [...(correct.aids?.bonds?.(state) ?? [])].slice(sumOf(state) % 2) },
  },
  'the supply of the units': {
    aids: { ...correct.aids, supply: (state) => [...(correct.aids?.supply?.(state) ?? [])].slice(sumOf(state) % 2) },
  },
  'the destinations of a unit': {
    search: {
      ...correct.search,
      destinations(state, unit, into) {
        correct.search.destinations(state, unit, into);
        if (sumOf(state) % 2 === 0) into.count = Math.max(0, into.count - 1);
        return into;
      },
    },
  },
  'an attack as a computer player weighs it': {
    search: {
      ...correct.search,
      attack: (state, plan) => ({ ...correct.search.attack(state, plan), defence: sumOf(state) }),
    },
  },
  'what a move leads to': {
    search: {
      ...correct.search,
      move: (state, unit, hex) => sumOf(state) % 2 === 0 && correct.search.move(state, unit, hex),
    },
  },
  'an event': {
    play(state, action) {
      const played = correct.play(state, action);
      if (!played.ok) return played;
      const events = [...played.value.events, { code: 'seen', args: { sum: sumOf(state) } }];
      return ok({ ...played.value, events });
    },
  },
  'that anything is hidden': { secret: () => false },
};
