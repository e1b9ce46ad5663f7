import { dueOf, entryHexOf } from '../../../engagement/position/fields.ts';
import { hexOf, type Position } from '../../../engagement/position/position.ts';
import { WAITING } from '../../../engagement/position/state.ts';
import type { Stake } from '../../../wargame/search/contract.ts';
import { UNITS } from '../units.ts';
import { LAST_PRINTED } from './04-entry.ts';
import { BRIDGES, endsOf } from './10-bridges.ts';

/** Turns before a landing from which on its hex is worth taking. */
const SOON = 1;

/** What else is worth a march: the ends of bridges (10.1), and hexes where a brigade is to jump (4.2.3). */
export const keys = (p: Position): Stake[] => [...bridgeEnds(p), ...landings(p)];

/** MG-10.1-b: ends in which no Allied unit has been; the second one makes the bridge theirs for good. */
const bridgeEnds = (p: Position): Stake[] =>
  BRIDGES.flatMap((bridge) => {
    const open = bridge.ends.filter((_, i) => !(endsOf(p, bridge) & (1 << i)));
    const each = 1 / open.length;
    return open.map((hex): Stake => ({
      rule: '10.1',
      item: bridge.id,
      hexes: [hex],
      how: 'reach',
      points: [0, each],
      holder: -1,
    }));
  });

/** MG-4.2.3-b: hexes where who jumps soon is lost if a German is there. */
const landings = (p: Position): Stake[] =>
  p.s.turn > LAST_PRINTED
    ? []
    : UNITS.filter(
        ({ index: u }) => hexOf(p, u) === WAITING && entryHexOf(p, u) >= 0 && dueOf(p, u) <= p.s.turn + SOON,
      ).map(({ index, id }): Stake => {
        const hexes = [entryHexOf(p, index)];
        return { rule: '4.2.3', item: id, hexes, how: 'stand', points: [1, 0], holder: -1 };
      });
