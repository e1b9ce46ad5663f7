import type { State } from '../../../src/engagement/position/state.ts';
import { viewRules, type Shown } from '../../engagement/invariants/seen.ts';
import { at, type Piece } from '../../engagement/facts.ts';
import { FACTS, SCORED, nameOf, type Rule } from './facts.ts';

/** Until turn 18 landings are on printed hexes; nobody else has a hex to enter by, only an edge or the air (4.2). */
const LAST_PRINTED = 18;
const jumpHex = (state: State, counter: Piece): number =>
  state.turn <= LAST_PRINTED ? Math.max(at(state.entryHex, counter), -1) : -1;

const SHOWN: readonly Shown[] = [
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
];

export const VIEW_RULES: readonly Rule[] = viewRules(FACTS, SHOWN, jumpHex);
