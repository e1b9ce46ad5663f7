import { makeGrid, neighboursOf } from '../src/hex/grid.ts';
import { pick, seeded } from '../src/kernel/random.ts';
import { GAMES } from '../src/games/all.ts';
import { makeDestinations, type AttackPlan } from '../src/wargame/search/contract.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import type { BenchRow } from './measure.ts';
import { compare, row, type Work } from './measure.ts';
import { playGame } from './play.ts';

const CLONE = 'structuredClone of the same position';

/** Structured clones that a question may cost, by the system of a game. */
const PRICES = {
  attack: { engagement: 0.4, 'holland-44': 0.4 },
  legal: { engagement: 1, 'holland-44': 3 },
  move: { engagement: 0.8, 'holland-44': 1.6 },
} as const;
type Question = keyof typeof PRICES;

const NAMES: Readonly<Record<Question, string>> = {
  attack: 'chances of an attack',
  legal: 'first list of actions of a copy',
  move: 'copy and whole move of a unit',
};

/** The questions a computer player asks most, each against a clone of the position it is asked of, in positions of random games. */
export function thinkingRows(): BenchRow[] {
  return GAMES.flatMap((game) => {
    const { firstTurn = 1, lastTurn = 1 } = game.scenarios[0] ?? {};
    const positions = positionsOf(game, [7], (turn) => Math.abs(turn - (firstTurn + lastTurn) / 2) <= 1);
    const rows: [Question, Work, readonly object[]][] = [
      [
        'attack',
        ...attacks(
          game,
          positionsOf(game, [7, 8], () => true),
        ),
      ],
      ['legal', lists(game, positions), positions],
      ['move', ...moves(game, positions)],
    ];
    return rows.map(([question, ours, states]) => {
      const { ratio, perSecond } = compare(ours, clones(states));
      const name = `${NAMES[question]}, ${game.title}`;
      const price = PRICES[question][game.system as keyof (typeof PRICES)[Question]];
      return row({ name, ratio, against: CLONE, unit: 'answers/s', value: perSecond, target: 1 / price });
    });
  });
}

/** The last clone, kept so that the compiler cannot remove it. */
let kept: object | undefined;

const clones = (states: readonly object[]) => () => {
  for (const state of states) kept = structuredClone(state);
  if (!kept) throw new Error('Nothing was cloned.');
  return states.length;
};

function lists(game: Wargame, states: readonly object[]): Work {
  return () => {
    for (const state of states)
      if ([...game.legal(game.copy(state))].length === 0) throw new Error('Nothing is legal.');
    return states.length;
  };
}

/** Attacks on one hex, as a player weighs them: by one of those beside it, by two, and so on. */
interface Asked {
  side: number;
  target: number;
  plans: readonly AttackPlan[];
}

/** Attacks on every hex beside which an enemy stands, on a copy for each position; and these positions. */
function attacks(game: Wargame, positions: readonly object[]): [Work, readonly object[]] {
  const asked = positions
    .map((state) => ({ state, targets: targetsIn(game, state) }))
    .filter(({ targets }) => targets.length > 0);
  const count = asked.flatMap(({ targets }) => targets.flatMap(({ plans }) => plans)).length;
  const work = (): number => {
    let cleared = 0;
    for (const { state, targets } of asked) {
      const copy = game.copy(state);
      for (const { side, target, plans } of targets) {
        const chances = game.search.attacksOn(copy, side, target);
        for (const plan of plans) cleared += chances(plan).cleared;
      }
    }
    if (!(cleared > 0)) throw new Error('No attack can clear its hex.');
    return count;
  };
  return [work, asked.map(({ state }) => state)];
}

function targetsIn(game: Wargame, state: object): Asked[] {
  const grid = makeGrid(game.map.grid);
  const units = game.search
    .hexes(state)
    .map((at, unit) => ({ unit, at, side: game.sides.indexOf(game.counters[unit]?.side ?? '') }))
    .filter(({ at }) => at >= 0);
  return [...new Set(units.map(({ at }) => at))].flatMap((target) => {
    const side = 1 - (units.find(({ at }) => at === target)?.side ?? 0);
    const beside = neighboursOf(grid, target);
    const near = units.filter((unit) => unit.side === side && beside.includes(unit.at)).map(({ unit }) => unit);
    const none = { artillery: [], air: 0, defensiveArtillery: [], defensiveAir: 0 };
    const plans = near.map((_, i) => ({ side, target, attackers: near.slice(0, i + 1), ...none }));
    return plans.length > 0 ? [{ side, target, plans }] : [];
  });
}

/** Moves of all units that can move, each to one of its destinations, on a copy of its own. */
function moves(game: Wargame, positions: readonly object[]): [Work, readonly object[]] {
  const random = seeded(5);
  const into = makeDestinations(makeGrid(game.map.grid).size);
  const asked = positions.flatMap((state) =>
    game.counters.flatMap((_, unit) => {
      const { count, hexes } = game.search.destinations(state, unit, into);
      if (count === 0) return [];
      return [{ state, unit, hex: pick([...hexes.subarray(0, count)], random) }];
    }),
  );
  const work = (): number => {
    let moved = 0;
    for (const { state, unit, hex } of asked) if (game.search.move(game.copy(state), unit, hex)) moved++;
    if (moved < asked.length / 2) throw new Error(`Only ${moved} of ${asked.length} moves can be made at once.`);
    return asked.length;
  };
  return [work, [...new Set(asked.map(({ state }) => state))]];
}

/** The first positions of the phases of random games, in these turns. */
function positionsOf(game: Wargame, seeds: readonly number[], isAsked: (turn: number) => boolean): readonly object[] {
  const positions = new Map<string, object>();
  for (const seed of seeds)
    playGame(game, seed, (state) => {
      const { turn, phase, toAct } = game.view(state, null);
      const key = `${seed} ${turn} ${phase}`;
      if (toAct !== 'chance' && isAsked(turn) && !positions.has(key)) positions.set(key, game.copy(state));
    });
  return [...positions.values()];
}
