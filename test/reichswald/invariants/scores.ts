import type { State } from '../../../src/engagement/position/state.ts';
import { REICHSWALD } from '../../../src/games/reichswald/index.ts';
import { scoreRules } from '../../engagement/invariants/scores.ts';
import { hexOf } from '../slow/position.ts';
import { AWAY, COUNTERS, FACTS, SCORED, at, inHex, placeHexes, type Rule } from './facts.ts';

/** 11.2: points for both sides of each town; all of its hexes count. */
const TOWNS: Readonly<Record<string, readonly [allied: number, german: number]>> = {
  goch: [30, 60],
  cleve: [30, 60],
  calcar: [20, 40],
  udem: [10, 20],
  gennep: [10, 20],
};

/** The 48 hexes of the Reichswald as 11.2 lists them. */
const REICHSWALD_HEXES = (
  '0410 0411 0509 0510 0609 0610 0611 0709 0710 0711 0809 0810 0811 0812 0908 0909 0910 0911 0912 1008 1009 1010 1011 1012 ' +
  '1013 1107 1108 1109 1110 1111 1112 1113 1208 1209 1210 1211 1212 1213 1214 1309 1310 1311 1312 1409 1410 1411 1412 1413'
)
  .split(' ')
  .map(hexOf);

type Score = [allied: number, german: number];

const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce(([a, g], [more, too]): Score => [a + more, g + too], [0, 0]);

/** The side that holds all of these hexes, if any. */
function ownerOf(holders: ReadonlyMap<number, number>, id: string): number | undefined {
  const owners = new Set(placeHexes(id).map((hex) => holders.get(hex)));
  return owners.size === 1 ? [...owners][0] : undefined;
}

function placeScore(holders: ReadonlyMap<number, number>): Score[] {
  return REICHSWALD.map.places.map(({ id, kind }): Score => {
    const owner = ownerOf(holders, id);
    const [allied, german] = TOWNS[id] ?? (kind === 'village' ? [0, 10] : [0, 0]);
    return owner === 0 ? [allied, 0] : owner === 1 ? [0, german] : [0, 0];
  });
}

/** Points for eliminated units: 10 or 5 for the Germans, 2 or 5 for the Allies. */
const eliminationScore = ({ hex }: State): Score[] =>
  COUNTERS.filter((one) => at(hex, one) === AWAY.eliminated).map(({ infantry, side }): Score => {
    if (side === 'german') return [infantry ? 2 : 5, 0];
    return [0, infantry ? 10 : 5];
  });

function exitScore({ hex }: State): Score[] {
  const left = (...exits: number[]) => COUNTERS.filter((one) => exits.includes(at(hex, one)));
  const brigades = (exit: number) => left(exit).filter(({ infantry, size }) => infantry && size === 'X').length;
  return [
    [brigades(AWAY.exitA) >= 3 ? 10 : 0, left(AWAY.exitA).length === 0 ? 20 : 0],
    [brigades(AWAY.exitB) >= 6 ? 20 : 0, left(AWAY.exitB, AWAY.exitBEarly).length === 0 ? 40 : 0],
  ];
}

/** The score by 11.2. */
export function countPoints(state: State): Score {
  const holders = new Map(SCORED.map((hex, slot) => [hex, state.holders[slot] as number]));
  const clear = !REICHSWALD_HEXES.some((hex) => inHex(state, hex).some(({ side }) => side === 'german'));
  return sumOf([...placeScore(holders), ...eliminationScore(state), ...exitScore(state), [clear ? 30 : 0, 0]]);
}

export const SCORE_RULES: readonly Rule[] = scoreRules(FACTS, countPoints);
