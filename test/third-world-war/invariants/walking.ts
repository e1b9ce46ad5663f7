import type { State } from '../../../src/engagement/state.ts';
import {
  COUNTERS,
  GROUND,
  around,
  at,
  engaged,
  every,
  frameOf,
  inHex,
  isOpening,
  isRiver,
  onMap,
  OWN_EDGE,
  edgesAt,
  has,
  isAway,
  MARK,
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
    .map((index) => ({ one: COUNTERS[index] as Counter, first: move.steps === 0 }))
    .filter(({ one }) => onMap(before, one) && onMap(after, one) && at(before.hex, one) !== at(after.hex, one));
}

/** 4.1.2, 5.1.2: hexes of the enemies with whom the unit is engaged. */
const engaging = (state: State, one: Counter): number[] =>
  around(at(state.hex, one)).filter(
    (hex) =>
      !(one.armoured && GROUND[hex] === 'mountain') && inHex(state, hex).some(({ number }) => number !== one.number),
  );

export const WALKING_CHANGES: readonly Change[] = [
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
