import type { State } from '../../../src/games/holland-44/position/state.ts';
import {
  ALLIED,
  BRIDGE,
  BRIDGES,
  COUNTERS,
  GERMAN,
  MARK,
  OBJECTIVES,
  OFF,
  ORDER,
  apart,
  areaOf,
  around,
  at,
  bridgeAt,
  every,
  framesOf,
  groundOf,
  has,
  holds,
  inHex,
  inPlay,
  isPhaseOf,
  onMap,
  passes,
  phasesBetween,
  placeInGame,
  sideName,
  sideOf,
  stacksOf,
  type Change,
  type Piece,
} from './facts.ts';
import { stepsThatCount } from './marks.ts';

/** Who went from one hex of the map to another. */
const movers = (before: State, after: State): Piece[] =>
  before.hex === after.hex
    ? []
    : COUNTERS.filter((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        return from >= 0 && to >= 0 && from !== to;
      });

/** The action went through, began or ended this phase of the side. */
const ownPhase = (before: State, after: State, { number }: Piece, kind: string): boolean =>
  passes(before, after, `${sideName(number)}-${kind}`);

/** Who was not in play before has its place from somebody else: parts and remnants from their units, and these from them. */
const isNew = (before: State, one: Piece): boolean => !inPlay(before, one);

const stepsInPlay = (state: State, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, one) => sum + (inPlay(state, one) ? at(state.steps, one) : 0), 0);

/** Everybody of the side whose steps come from nowhere else: not who arrives, is turned up, or is a supply head. */
const steady = (before: State, number: number): Piece[] =>
  COUNTERS.filter((one) => {
    const arrives = at(before.hex, one) === OFF.waiting || (one.unknown && at(before.hex, one) === OFF.out);
    return one.number === number && !arrives && !one.head;
  });

const isStanding = ({ bridges }: State, from: number, to: number): boolean => {
  const how = bridges[bridgeAt(from, to)];
  return how !== undefined && how !== BRIDGE.blown && how !== BRIDGE.repair;
};

/** Engineers of the side in or beside the hexes of a crossing can ferry. */
const hasEngineers = (before: State, { number }: Piece, hexes: readonly number[]): boolean =>
  hexes
    .flatMap((hex) => [hex, ...around(hex)])
    .some((hex) => inHex(before, hex).some((one) => one.number === number && one.type === 'engineer'));

/** The legal ways of a bridge from one state to another, and in which phases; any phase of the Allied turn for demolition. */
function mayBecome(from: number, to: number, phases: readonly string[]): boolean {
  const inTurnOf = (side: string): boolean => phases.some((phase) => phase.startsWith(side));
  const bridging = (side: string): boolean => phases.includes(`${side}-bridges`);
  switch (`${from}>${to}`) {
    case `${BRIDGE.wired}>${BRIDGE.blown}`:
      return inTurnOf('allied') || bridging('german');
    case `${BRIDGE.wired}>${BRIDGE.intact}`:
      return inTurnOf('allied') || bridging('german') || phases.includes('german-resupply');
    case `${BRIDGE.blown}>${BRIDGE.repair}`:
    case `${BRIDGE.repair}>${BRIDGE.blown}`:
      return bridging('allied') || bridging('german');
    case `${BRIDGE.repair}>${BRIDGE.intact}`:
      return bridging('allied');
    case `${BRIDGE.repair}>${BRIDGE.wired}`:
    case `${BRIDGE.intact}>${BRIDGE.wired}`:
      return bridging('german');
    default:
      return false;
  }
}

const changed = (before: readonly number[], after: readonly number[]): number[] =>
  before === after ? [] : before.flatMap((value, i) => (value === after[i] ? [] : [i]));

export const CHANGES: readonly Change[] = [
  {
    name: 'phases follow one another, and neither a movement nor a combat phase passes by itself (3.0)',
    holds: (before, after) => {
      const passed = phasesBetween(before, after).slice(1, -1);
      return (
        placeInGame(after) >= placeInGame(before) && passed.every(({ phase }) => !/-(movement|combat)$/.test(phase))
      );
    },
  },
  {
    name: 'a movement or combat phase ends with nine steps of its side at most in every hex; who retreats later may exceed them (6.4.1, 13.1.4)',
    holds: (before, after) =>
      before.phase === after.phase ||
      !/-(movement|combat)$/.test(before.phase) ||
      [...stacksOf(after).values()].every(
        (stack) =>
          stepsThatCount(
            after,
            stack.filter(({ number }) => isPhaseOf(before, number)),
          ) <= 9,
      ),
  },
  {
    name: 'a unit goes one hex at a time, or up to three in a retreat that leaves no choice (8.1, 11.1, 15.1)',
    holds: (before, after) =>
      movers(before, after).every(
        (one) => apart(at(before.hex, one), at(after.hex, one)) <= (isDriven(before, one) ? 3 : 1),
      ),
  },
  {
    name: 'units change hexes in the movement and combat phases of their side, or as they retreat',
    holds: (before, after) =>
      movers(before, after).every((one) => {
        const own = isPhaseOf(before, one.number) && /-(movement|combat)$/.test(before.phase);
        return own || isDriven(before, one);
      }),
  },
  {
    name: 'vehicles cross water by a bridge that stands, by road over a minor river, or with engineers or a ferry (8.5, 8.6)',
    holds: (before, after) =>
      movers(before, after).every((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        const side = sideOf(from, to);
        if (!one.vehicle || !side?.river) return true;
        if (side.river === 'minor') return side.road !== undefined || side.bridge !== undefined;
        return isStanding(before, from, to) || side.ferry === true || hasEngineers(before, one, [from, to]);
      }),
  },
  {
    name: 'a major river is crossed by a bridge that stands, a ferry, or with engineers (8.5.4 to 8.5.6)',
    holds: (before, after) =>
      movers(before, after).every((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        const side = sideOf(from, to);
        if (side?.river !== 'major') return true;
        return isStanding(before, from, to) || side.ferry === true || hasEngineers(before, one, [from, to]);
      }),
  },
  {
    name: 'a ferry carries one step, and nobody else uses it without engineers (8.5.5)',
    holds: (before, after) =>
      movers(before, after).every((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        const side = sideOf(from, to);
        if (side?.river !== 'major' || isStanding(before, from, to) || hasEngineers(before, one, [from, to]))
          return true;
        return at(before.steps, one) === 1;
      }),
  },
  {
    name: 'vehicles go into and out of polder and marsh along roads (8.5.1)',
    holds: (before, after) =>
      movers(before, after).every((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        const isSoft = [from, to].some((hex) => ['polder', 'polder-woods', 'marsh'].includes(groundOf(hex)));
        const side = sideOf(from, to);
        const byRoad = side?.road !== undefined || side?.bridge !== undefined;
        return !one.vehicle || !isSoft || byRoad || side?.ferry === true || hasEngineers(before, one, [from, to]);
      }),
  },
  {
    name: 'nobody enters a hex that enemies still hold',
    holds: (before, after) => movers(before, after).every((one) => !holds(after, at(after.hex, one), 1 - one.number)),
  },
  {
    name: 'a unit leaves or enters an entry area at its edge, or for the next one (19.1, 19.6)',
    holds: (before, after) =>
      before.hex === after.hex ||
      every((one) => {
        const [from, to] = [areaOf(before, one), areaOf(after, one)];
        if (from === to || from === undefined || !inPlay(after, one)) return true;
        return to === undefined || before.turn !== after.turn || isPhaseOf(before, one.number) || isDriven(before, one);
      }),
  },
  {
    name: 'the eliminated come back as supply heads in the Allied supply phase, or by a replacement at night (18.2.3, 20.2.4)',
    holds: (before, after) =>
      before.hex === after.hex ||
      every((one) => {
        if (at(before.hex, one) !== OFF.eliminated || at(after.hex, one) === OFF.eliminated) return true;
        return one.head ? ownPhase(before, after, one, 'supply') : isReplaced(before, one);
      }),
  },
  {
    name: 'the remnant of a unit that is gone is not used again (11.4)',
    holds: ({ hex: before }, { hex: after }) =>
      every((one) => !one.remnant || at(before, one) !== OFF.out || at(after, one) === OFF.out),
  },
  {
    name: 'units come into play by their turn, not by themselves: those of a drop in the landing phase (22.1)',
    holds: (before, after) =>
      before.hex === after.hex ||
      every((one) => {
        if (at(before.hex, one) !== OFF.waiting || at(after.hex, one) === OFF.waiting) return true;
        if (one.arrival?.includes(' ')) return before.phase === 'allied-landing' && onMap(after, one);
        return after.turn >= at(after.due, one);
      }),
  },
  {
    name: 'steps in play grow by one at a time, as their side moves (20.2, 21.5, 22.7)',
    holds: (before, after) =>
      (before.steps === after.steps && before.hex === after.hex) ||
      [ALLIED, GERMAN].every((number) => {
        const pieces = steady(before, number);
        const more = stepsInPlay(after, pieces) - stepsInPlay(before, pieces);
        return more <= 0 || (more === 1 && before.phase === `${sideName(number)}-movement`);
      }),
  },
  {
    name: 'dates of arrival stay, but that of a unit that lands later: it is the turn in which it does (18.5)',
    holds: (before, after) =>
      changed(before.due, after.due).every(
        (u) => before.phase === 'allied-landing' && before.hex[u] === OFF.waiting && after.due[u] === after.turn,
      ),
  },
  {
    name: 'order gets better only as a side reorganises, by a level (14.4)',
    holds: (before, after) =>
      before.order === after.order ||
      every((one) => {
        const better = at(before.order, one) - at(after.order, one);
        if (better <= 0 || !inPlay(after, one) || isNew(before, one)) return true;
        return better === 1 && ownPhase(before, after, one, 'reorganisation');
      }),
  },
  {
    name: 'order gets worse in movement and combat, but for a supply head that is restored and Germans who lose an area (14, 19.2.2)',
    holds: (before, after) =>
      before.order === after.order ||
      every((one) => {
        const isWorse = at(after.order, one) > at(before.order, one);
        if (!isWorse || isNew(before, one) || one.head) return true;
        return (
          /-(movement|combat|landing)$/.test(before.phase) || (after.turn === 7 && areaOf(before, one) !== undefined)
        );
      }),
  },
  {
    name: 'who is out of supply or dismounted is found in the supply phase of his side (18.1, 18.6)',
    holds: (before, after) =>
      before.marks === after.marks ||
      every((one) => {
        const marks = MARK.outOfSupply | MARK.dismounted;
        const gained = at(after.marks, one) & ~at(before.marks, one) & marks;
        return (
          gained === 0 || isNew(before, one) || ownPhase(before, after, one, 'supply') || isJoined(before, after, one)
        );
      }),
  },
  {
    name: 'guns are made ready in the resupply phase of their side (17.8)',
    holds: (before, after) =>
      before.marks === after.marks ||
      every((one) => {
        const readied = has(before, one, MARK.fired) && !has(after, one, MARK.fired);
        return !readied || !inPlay(after, one) || before.phase === `${sideName(one.number)}-resupply`;
      }),
  },
  {
    name: 'guns fire in combat and in landings, for attack or defence',
    holds: (before, after) =>
      before.marks === after.marks ||
      every((one) => {
        const fires = !has(before, one, MARK.fired) && has(after, one, MARK.fired);
        return !fires || /-(combat|movement|landing)$/.test(before.phase);
      }),
  },
  {
    name: 'markers of guns change as their side moves, and are lost in a retreat (17.3)',
    holds: (before, after) =>
      before.marks === after.marks ||
      every((one) => {
        const turned = has(before, one, MARK.moved) !== has(after, one, MARK.moved);
        const inOwn = before.phase === `${sideName(one.number)}-movement`;
        return !turned || !inPlay(before, one) || !inPlay(after, one) || inOwn || isDriven(before, one);
      }),
  },
  {
    name: 'units are scattered as they land',
    holds: (before, after) =>
      before.marks === after.marks ||
      every(
        (one) =>
          has(before, one, MARK.scattered) ||
          !has(after, one, MARK.scattered) ||
          isNew(before, one) ||
          before.phase === 'allied-landing' ||
          isJoined(before, after, one),
      ),
  },
  {
    name: 'a bridge is blown, spared, repaired and wired where its rule says so (5.3 to 5.9)',
    holds: (before, after) => {
      const bridges = changed(before.bridges, after.bridges);
      if (bridges.length === 0) return true;
      const phases = phasesBetween(before, after).map(({ phase }) => phase);
      return bridges.every((i) => mayBecome(before.bridges[i] as number, after.bridges[i] as number, phases));
    },
  },
  {
    name: 'the bridge of Grave is not blown in the Allied turn 1 (5.7)',
    holds: (before, after) =>
      before.turn > 1 ||
      !isPhaseOf(before, ALLIED) ||
      changed(before.bridges, after.bridges).every(
        (i) => !BRIDGES[i]?.names.includes('4816') || after.bridges[i] !== BRIDGE.blown,
      ),
  },
  {
    name: 'traffic markers are put down one by one in their phase, and taken up by the dice that end it (24.3)',
    holds: (before, after) => {
      const turned = changed(before.traffic, after.traffic);
      if (turned.length === 0) return true;
      const down = turned.filter((i) => (before.traffic[i] as number) < 0);
      if (
        before.phase !== 'german-traffic' ||
        turned.some((i) => (before.traffic[i] as number) >= 0 && after.traffic[i] !== -1)
      )
        return false;
      return down.length === 0 || (down.length === 1 && turned.length === 1);
    },
  },
  {
    name: 'the weather changes as the morning begins, or with the turn (4.1)',
    holds: (before, after) =>
      before.weather === after.weather || before.phase === 'weather' || before.turn !== after.turn,
  },
  {
    name: 'air units and landing points of a turn only grow fewer (4.4, 22.4)',
    holds: (before, after) =>
      before.turn !== after.turn ||
      before.phase === 'weather' ||
      (['air', 'landing'] as const).every((pool) => after.own[pool] <= before.own[pool]),
  },
  {
    name: 'an unknown unit goes as it is turned up, one at a time, and is one of twenty (25.1)',
    holds: (before, after) => {
      const gone = before.unknown.length - after.unknown.length;
      const seen = COUNTERS.filter(
        (one) => one.unknown && at(before.hex, one) === OFF.out && at(after.hex, one) !== OFF.out,
      );
      return gone === seen.length && (gone === 0 || gone === 1) && seen.every((one) => isTurnedUp(before, after, one));
    },
  },
  {
    name: 'Germans put an unknown unit elsewhere in their movement phase from turn 3 on, once a turn, in a town or city without enemies beside it (25.6)',
    holds: (before, after) => {
      if (before.unknown.length !== after.unknown.length) return true;
      const moved = changed(before.unknown, after.unknown);
      if (moved.length === 0) return true;
      const to = after.unknown[moved[0] as number] as number;
      const isNear = [to, ...around(to)].some((hex) => inHex(before, hex).some(({ number }) => number === ALLIED));
      return (
        moved.length === 1 &&
        before.turn >= 3 &&
        before.phase === 'german-movement' &&
        !isNear &&
        ['town', 'city'].includes(groundOf(to))
      );
    },
  },
  {
    name: 'a hex that counts passes to a side that has been in it (26.5.1)',
    holds: (before, after) =>
      changed(before.holders, after.holders).every((slot) => {
        const hex = OBJECTIVES[slot] as number;
        return holds(after, hex, after.holders[slot] as number) || holds(before, hex, after.holders[slot] as number);
      }),
  },
  {
    name: 'an attack is not given up once its defenders have been chosen (9.3, 6.4.2)',
    holds: ({ frames }, after) => {
      const top = frames.at(-1);
      if (top?.kind !== 'combat' || top.stage !== 'support' || !top.defenders) return true;
      return framesOf(after, 'combat').some(({ target }) => target === top.target);
    },
  },
  {
    name: 'a garrison that is frozen leaves its hex after an Allied unit has come within two hexes, or as it is beaten (23.6)',
    holds: (before, after) =>
      before.hex === after.hex ||
      COUNTERS.every((one) => {
        if (one.allowanceIn !== 'box' || at(before.hex, one) < 0 || at(after.hex, one) === at(before.hex, one))
          return true;
        return (
          isAlarmed(before, one) || one.index in before.own.released || isDriven(before, one) || !inPlay(after, one)
        );
      }),
  },
  {
    name: 'parts and remnants form where their unit is, or one hex on if it is to retreat, and where an eliminated one comes back (21.1, 11.4, 20.2.4)',
    holds: (before, after) =>
      before.hex === after.hex ||
      every((one) => {
        if (!(one.breakdown || one.remnant) || inPlay(before, one) || !inPlay(after, one)) return true;
        if (at(before.hex, one) === OFF.waiting) return true;
        const unit = COUNTERS[at(after.parents, one)] as Piece;
        const [from, to] = [at(before.hex, unit), at(after.hex, one)];
        return from === OFF.eliminated || from === to || (from >= 0 && (to < 0 || apart(from, to) === 1));
      }),
  },
  {
    name: 'in the phases of neither movement, combat, landing nor supply nobody loses a step',
    holds: (before, after) =>
      before.steps === after.steps ||
      /-(movement|combat|landing|supply)$/.test(before.phase) ||
      every((one) => !inPlay(before, one) || at(after.steps, one) >= at(before.steps, one)),
  },
  {
    name: 'what a set-up and the options say stays',
    holds: (before, after) =>
      before.scenario === after.scenario &&
      before.map === after.map &&
      JSON.stringify(before.options) === JSON.stringify(after.options),
  },
  {
    name: 'nobody is in good order and in full retreat by turns: full retreat is left by way of disruption (14.4)',
    holds: (before, after) =>
      before.order === after.order ||
      every(
        (one) =>
          at(before.order, one) !== ORDER.fullRetreat ||
          at(after.order, one) !== ORDER.good ||
          !inPlay(after, one) ||
          isNew(before, one),
      ),
  },
];

/** Retreats, is made to by what is being carried out in its hex, or is in full retreat, so that it leaves when an enemy comes (14.3.2). */
function isDriven(before: State, one: Piece): boolean {
  if (framesOf(before, 'retreat').some(({ units }) => units.includes(one.index))) return true;
  if (at(before.order, one) === ORDER.fullRetreat) return true;
  const hex = at(before.hex, one);
  const fights = [...framesOf(before, 'combat'), ...framesOf(before, 'result')].map(({ target }) => target);
  const leaves = framesOf(before, 'leave').some(({ unit }) => unit === one.index);
  return leaves || fights.includes(hex) || framesOf(before, 'stand').some((frame) => frame.hex === hex);
}

/** At night, from turn 8, in the movement phase of its side. */
function isReplaced({ turn, phase }: State, { number }: Piece): boolean {
  return turn >= 8 && turn % 3 === 2 && phase === `${sideName(number)}-movement`;
}

/** Gains a step of another unit, with its marks. */
function isJoined(before: State, after: State, one: Piece): boolean {
  return at(after.steps, one) > at(before.steps, one);
}

/** Stands where it lay, or is gone if it has no strength. */
function isTurnedUp(before: State, after: State, one: Piece): boolean {
  const hex = at(after.hex, one);
  const was = before.unknown.filter((unknown) => !after.unknown.includes(unknown));
  return one.type === 'garrison' ? hex === OFF.eliminated : was.includes(hex) || isBeaten(after, one);
}

const isBeaten = (after: State, one: Piece): boolean => !onMap(after, one) || at(after.order, one) !== ORDER.good;

/** 23.6: an Allied unit within two hexes. */
function isAlarmed(before: State, one: Piece): boolean {
  const hex = at(before.hex, one);
  return COUNTERS.some(
    ({ number, ...other }) =>
      number === ALLIED && onMap(before, { number, ...other }) && apart(hex, at(before.hex, { number, ...other })) <= 2,
  );
}
