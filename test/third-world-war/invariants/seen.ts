import { viewRules, type Shown } from '../../engagement/invariants/seen.ts';
import { FACTS, OFF, COUNTERS, SCORED, at, nameOf, type Rule } from './facts.ts';

const SHOWN: readonly Shown[] = [
  {
    name: 'the view has the air points of both sides (2.4.2)',
    seen: ({ pools }) => [pools['air-attack'], pools['air-defence']],
    known: ({ air: [pact, pactDefence, nato, natoDefence] }) => [
      { pact, nato },
      { pact: pactDefence, nato: natoDefence },
    ],
  },
  {
    name: 'the view has holders, attacked hexes, hexes struck and what the first dice decided',
    seen: ({ extra: { holders, attacked, nuked, france, eastGermany } }) => [
      SCORED.map((hex) => (holders as Readonly<Record<string, string>>)[nameOf(hex)]),
      attacked,
      nuked,
      france,
      eastGermany,
    ],
    known: ({ holders, attacked, ruined, own }) => [
      holders.map((side) => ['pact', 'nato'][side]),
      attacked.map(nameOf),
      ruined.map(nameOf),
      ['normal', 'neutral'][own['france'] ?? 0],
      ['normal', 'passive', 'removed'][own['eastGermany'] ?? 0],
    ],
  },
  {
    name: 'the view has who left for Denmark, and whether too few did (4.0, 9.2.1)',
    seen: ({ extra: { denmark } }) => denmark,
    known: ({ hex, own }) => ({
      left: COUNTERS.filter((one) => at(hex, one) === OFF.denmark).map(({ id }) => id),
      neglected: own['neglected'] === 1,
    }),
  },
];

/** Nobody has a printed hex to enter by (4.2.1, 5.3.3). */
const NOWHERE = (): number => -1;

export const VIEW_RULES: readonly Rule[] = viewRules(FACTS, SHOWN, NOWHERE);
