import type { State } from '../../../src/engagement/position/state.ts';
import { same } from '../../engagement/invariants/seen.ts';
import { COUNTERS, DIVISIONS, around, at, engaged, extraOf, frameOf, inHex, onMap, type Change } from './facts.ts';

/** A unit of the division stands beside, or with, one of XXX Corps. */
const meets = (state: State, division: string): boolean =>
  COUNTERS.filter((one) => one.division === division && onMap(state, one)).some((one) =>
    [at(state.hex, one), ...around(at(state.hex, one))].some((hex) => inHex(state, hex).some(({ corps }) => corps)),
  );

const isAlliedStart = (before: State, after: State): boolean =>
  (before.phase !== after.phase && after.phase === 'allied-movement') || frameOf(before, 'dice')?.why === 'supply';

export const SUPPLY_CHANGES: readonly Change[] = [
  {
    name: 'a division is in contact once one of its units has stood beside XXX Corps',
    holds: (before, after) =>
      DIVISIONS.every((division) => {
        const [was, is] = [extraOf(before), extraOf(after)].map(({ contact }) => contact.includes(division));
        return is === (was || meets(after, division));
      }),
  },
  {
    name: 'turns without supply are counted one by one as the Allied movement begins',
    holds: (before, after) => {
      const [was, is] = [extraOf(before).unsupplied, extraOf(after).unsupplied];
      return DIVISIONS.every((division) => {
        const more = (is[division] ?? 0) - (was[division] ?? 0);
        return more <= 0 || (more === 1 && isAlliedStart(before, after));
      });
    },
  },
  {
    name: 'contact ends them, but for a division with engaged units',
    holds: (before, after) =>
      DIVISIONS.every((division) => {
        const met = extraOf(after).contact.includes(division) && !extraOf(before).contact.includes(division);
        const held = COUNTERS.some((one) => one.division === division && engaged(after, one));
        return !met || held || extraOf(after).unsupplied[division] === undefined;
      }),
  },
  {
    name: 'they change in no other way',
    holds: (before, after) =>
      isAlliedStart(before, after) ||
      !same(extraOf(before).contact, extraOf(after).contact) ||
      DIVISIONS.every((division) => {
        const [was, is] = [extraOf(before), extraOf(after)].map(({ unsupplied }) => unsupplied[division] ?? 0);
        return is === was || extraOf(after).contact.includes(division);
      }),
  },
  {
    name: 'dice for supply are for one division after the other, none twice',
    holds: (_, after) => {
      const due = after.frames.flatMap((frame) =>
        frame.kind === 'dice' && frame.why === 'supply' ? [COUNTERS[frame.unit]?.division] : [],
      );
      return new Set(due).size === due.length && due.every((division) => division !== undefined);
    },
  },
];
