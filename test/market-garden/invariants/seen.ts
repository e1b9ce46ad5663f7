import { viewRules } from '../../engagement/invariants/seen.ts';
import { FACTS, SCORED, nameOf, type Rule } from './facts.ts';

export const VIEW_RULES: readonly Rule[] = viewRules(FACTS, [
  {
    name: 'the view has the air points of both sides',
    seen: ({ pools }) => pools['air'],
    known: ({ air }) => ({ german: air[0], allied: air[1] }),
  },
  {
    name: 'the view has holders and attacked hexes',
    seen: ({ extra: { holders, attacked } }) => [
      SCORED.map((hex) => (holders as Readonly<Record<string, string>>)[nameOf(hex)]),
      attacked,
    ],
    known: ({ holders, attacked }) => [holders.map((side) => ['german', 'allied'][side]), attacked.map(nameOf)],
  },
]);
