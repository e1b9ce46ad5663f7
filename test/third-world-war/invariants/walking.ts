import type { State } from '../../../src/engagement/position/state.ts';
import {
  COUNTERS,
  GROUND,
  MARK,
  OWN_EDGE,
  around,
  at,
  edgesAt,
  engaged,
  every,
  frameOf,
  has,
  inHex,
  isAway,
  isOpening,
  isRiver,
  onMap,
  type Change,
  type Counter,
} from './facts.ts';
import { GROUND_COST, RIVER_COST } from './printed.ts';

/** The column of the terrain table: not motorised, motorised. */
const columnFor = ({ armoured, type }: Counter): 0 | 1 => (armoured || type === 'mech_inf' ? 1 : 0);

const groundCost = (one: Counter, hex: number): number => GROUND_COST[GROUND[hex] ?? '']?.[columnFor(one)] ?? Infinity;

/** Units that have gone a step on the ground with this action, and whether it is the first of their move. */
function steps(before: State, after: State): { one: Counter; first: boolean }[] {
  const move = frameOf(before, 'move');
  if (!move || before.hex === after.hex) return [];
  return move.units
    .map((index) => ({ one: COUNTERS[index] as Counter, first: move.hexesMoved === 0 }))
    .filter(({ one }) => onMap(before, one) && onMap(after, one) && at(before.hex, one) !== at(after.hex, one));
}

/** 4.1.2, 5.1.2: hexes of the enemies with whom the unit is engaged. */
const engaging = (state: State, one: Counter): number[] =>
  around(at(state.hex, one)).filter(
    (hex) =>
      !(one.armoured && GROUND[hex] === 'mountain') && inHex(state, hex).some(({ number }) => number !== one.number),
  );

/** 5.2: out of the hex left by the enemy, which is open, a unit that is not on foot goes into open ground or a city, over no river. */
const goesOn = (one: Counter, from: number, to: number): boolean =>
  columnFor(one) === 1 && GROUND[from] === 'open' && ['open', 'city'].includes(GROUND[to] ?? '') && !isRiver(from, to);

export const WALKING_CHANGES: readonly Change[] = [
  {
    name: 'victors advance into the hex left by the enemy, and some of them a hex further (5.2)',
    holds: (before, after) => {
      const frame = before.frames.at(-1);
      if (frame?.kind !== 'advance' || before.hex === after.hex) return true;
      return every((one) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        if (from === to) return true;
        if (to === frame.hex) return frame.units.includes(one.index);
        return frame.further.includes(one.index) && from === frame.hex && goesOn(one, from, to);
      });
    },
  },
  {
    name: 'a step costs what the terrain table says, and one more to break contact (4.0, 4.1.2)',
    holds: (before, after) =>
      steps(before, after).every(({ one, first }) => {
        const [from, to] = [at(before.hex, one), at(after.hex, one)];
        const river = isRiver(from, to) ? RIVER_COST[columnFor(one)] : 0;
        const contact = first && engaged(before, one) ? 1 : 0;
        return at(after.spent, one) - at(before.spent, one) === groundCost(one, to) + river + contact;
      }),
  },
  {
    name: 'who comes into an enemy zone stops there (4.1.2)',
    holds: (before, after) => steps(before, after).every(({ one, first }) => first || !engaged(before, one)),
  },
  {
    name: 'who breaks contact leaves the zones of those who engaged him (4.1.2)',
    holds: (before, after) =>
      steps(before, after).every(
        ({ one, first }) => !first || engaging(before, one).every((hex) => !around(hex).includes(at(after.hex, one))),
      ),
  },
  {
    name: 'who comes in a city off his edge pays nothing and has moved, over an edge he pays for the hex (4.2.1, 5.3.3)',
    holds: (before, after) =>
      isOpening(before) ||
      before.hex === after.hex ||
      every((one) => {
        if (onMap(before, one) || !onMap(after, one) || one.formed) return true;
        const [hex, spent] = [at(after.hex, one), at(after.spent, one)];
        const overEdge = one.nation !== 'West German' && edgesAt(hex).includes(OWN_EDGE[one.number as 0 | 1]);
        if (overEdge || isAway(before, one)) return spent === groundCost(one, hex);
        return spent === 0 && has(after, one, MARK.moved);
      }),
  },
];
