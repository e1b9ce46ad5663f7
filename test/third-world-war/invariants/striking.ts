import type { State } from '../../../src/engagement/position/state.ts';
import { same } from '../../engagement/invariants/seen.ts';
import {
  COUNTERS,
  GROUND,
  NATO,
  OFF,
  PACT,
  at,
  every,
  extraOf,
  hexOf,
  inHex,
  isQuiet,
  onMap,
  ownerOf,
  type Change,
  type Extra,
} from './facts.ts';

type Strike = Extra['nukes'][number];

/** The weapons used by an action. */
const used = (before: State, after: State): readonly Strike[] =>
  before.noted === after.noted ? [] : extraOf(after).nukes.slice(extraOf(before).nukes.length);

const isCity = ({ hex }: Strike): boolean => GROUND[hexOf(hex)] === 'city';

/** What a strike is worth: a city more than any other ground. */
const valueOf = (strike: Strike): number => (isCity(strike) ? 2 : 1);

/** 8.0: values of the strikes on this side that gave a right and have no answer yet; each answer takes the least that will do. */
function unanswered(strikes: readonly Strike[], side: string): number[] {
  const open: number[] = [];
  for (const strike of strikes) {
    if (strike.side !== side && !strike.retaliation) open.push(valueOf(strike));
    if (strike.side !== side || !strike.retaliation) continue;
    const least = Math.min(...open.filter((value) => value >= valueOf(strike)));
    open.splice(open.indexOf(least), 1);
  }
  return open;
}

export const STRIKING_CHANGES: readonly Change[] = [
  {
    name: 'weapons used are never taken back, and marks stay: one in each hex struck (8.0)',
    holds: (before, after) => {
      if (before.noted === after.noted) return before.ruined === after.ruined || same(before.ruined, after.ruined);
      const [was, is] = [extraOf(before).nukes, extraOf(after).nukes];
      const marks = [...new Set(is.map(({ hex }) => hexOf(hex)))];
      return same(is.slice(0, was.length), was) && is.length === was.length + 1 && same(after.ruined, marks);
    },
  },
  {
    name: 'a strike is the attack on its hex, in the combat phase of its side (8.0)',
    holds: (before, after) =>
      used(before, after).every(
        ({ side, hex }) =>
          before.phase === `${side}-combat` &&
          !before.attacked.includes(hexOf(hex)) &&
          after.attacked.includes(hexOf(hex)),
      ),
  },
  {
    name: 'nobody strikes his own territory (8.0)',
    holds: (before, after) =>
      used(before, after).every(({ side, hex }) => ownerOf(hexOf(hex)) !== (side === 'pact' ? PACT : NATO)),
  },
  {
    name: 'all units in a hex that is struck are eliminated, and nobody else (8.0)',
    holds: (before, after) =>
      used(before, after).every(({ hex }) => {
        const lost = COUNTERS.filter((one) => onMap(before, one) && at(after.hex, one) === OFF.eliminated);
        return inHex(after, hexOf(hex)).length === 0 && lost.every((one) => at(before.hex, one) === hexOf(hex));
      }),
  },
  {
    name: 'a strike is retaliation when one of the enemy’s worth as much or more has no answer yet (8.0)',
    holds: (before, after) =>
      used(before, after).every((strike) => {
        const open = unanswered(extraOf(before).nukes, strike.side);
        return strike.retaliation === open.some((value) => value >= valueOf(strike));
      }),
  },
  {
    name: 'into a hex that has been struck only NATO armour goes, and nobody stays (8.0)',
    holds: (before, after) =>
      before.ruined.length === 0 ||
      before.hex === after.hex ||
      every((one) => {
        const to = at(after.hex, one);
        if (to < 0 || to === at(before.hex, one) || !before.ruined.includes(to)) return true;
        return one.number === NATO && one.armoured && !isQuiet(after) && before.frames.at(-1)?.kind !== 'advance';
      }),
  },
];
