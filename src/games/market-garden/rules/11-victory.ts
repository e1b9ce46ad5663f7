import type { Position } from '../../../engagement/position/position.ts';
import { heldOffer, namesOf } from '../../../engagement/queries/victory.ts';
import type { Offer } from '../../../wargame/victory.ts';
import { POINTS } from '../data/tables.ts';
import { UNITS } from '../units.ts';
import { NORTH_EDGE } from './04-entry.ts';
import { ALLIED, GERMAN, stakes } from './11-points.ts';

const unitsOf = (of: number): Set<string> => new Set(UNITS.flatMap(({ id, side }) => (side === of ? [id] : [])));
const LOSSES = [unitsOf(GERMAN), unitsOf(ALLIED)] as const;

/** MG-11.2-a, MG-11.2.1-a, MG-11.2.1-b, MG-11.2.2-a, MG-11.2.2-b, MG-11.2.2-c: every item of the score. */
export function offers(p: Position): Offer[] {
  const { allied, german } = POINTS;
  const hexes = (list: readonly number[] = []): string[] => namesOf(p, list);
  return [
    ...stakes(p).flatMap((stake) => (stake.how === 'hold' ? [heldOffer(p, stake)] : [])),
    {
      rule: '11.2.1',
      item: 'north-edge',
      hexes: hexes(p.board.edges.get('north')),
      worth: [0, allied.northEdge],
      holder: p.s.own[NORTH_EDGE] ? ALLIED : -1,
    },
    {
      rule: '11.2.2',
      item: 'red-road',
      hexes: hexes(p.board.areas.get('red-road')),
      worth: [german.redRoad, 0],
      each: true,
    },
    { rule: '11.2.2', item: 'bridges', hexes: [], worth: [german.bridgeBlown, 0], each: true },
    {
      rule: '11.2.1',
      item: 'lost-german',
      hexes: [],
      worth: [0, allied.destroyed],
      each: true,
      losses: LOSSES[GERMAN],
    },
    {
      rule: '11.2.2',
      item: 'lost-allied',
      hexes: [],
      worth: [german.destroyed, 0],
      each: true,
      losses: LOSSES[ALLIED],
    },
  ];
}
