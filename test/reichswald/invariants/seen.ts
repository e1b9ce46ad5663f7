import { viewRules } from '../../engagement/invariants/seen.ts';
import { nameOf } from '../slow/position.ts';
import { FACTS, SCORED, type Rule } from './facts.ts';

export const VIEW_RULES: readonly Rule[] = viewRules(FACTS, [
  {
    name: 'the view has weather and air points',
    seen: ({ weather, pools }) => [weather, pools],
    known: ({ weather, air }) => [['fair', 'cloudy', 'rain'][weather], { air: { allied: air[0] } }],
  },
  {
    name: 'the view has holders, bombed and attacked hexes, flood and bridge',
    seen: ({ extra: { holders, bombed, attacked, flooded, bailey } }) => [
      SCORED.map((hex) => (holders as Readonly<Record<string, string>>)[nameOf(hex)]),
      bombed,
      attacked,
      flooded,
      bailey,
    ],
    known: ({ holders, barred, attacked, own }) => [
      holders.map((side) => ['allied', 'german'][side]),
      barred.map(nameOf),
      attacked.map(nameOf),
      own['flooded'] === 1,
      own['bailey'] === 1,
    ],
  },
]);
