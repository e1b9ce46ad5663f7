import { nameOf, type Position } from '../../../engagement/position/position.ts';
import { heldOffer, namesOf } from '../../../engagement/queries/victory.ts';
import type { Offer } from '../../../wargame/victory.ts';
import type { Stake } from '../../../wargame/search/contract.ts';
import { NATO, PACT } from '../countries.ts';
import { DENMARK } from '../data/arrivals.ts';
import { NUCLEAR_COST, POINTS } from '../data/tables.ts';
import { UNITS } from '../units.ts';
import { inDenmark } from './04-entry.ts';
import { haltLine } from './04-movement.ts';
import { stakes } from './09-points.ts';
import { pathsHome } from './lines.ts';

const unitsOf = (of: number): Set<string> => new Set(UNITS.flatMap(({ id, side }) => (side === of ? [id] : [])));
const LOSSES = [unitsOf(PACT), unitsOf(NATO)] as const;

/** TWW-9.2.1-a, TWW-9.2.1-b, TWW-9.2.2-a, TWW-9.2.2-b, TWW-8.0-b: every item of the score. */
export function offers(p: Position): Offer[] {
  const line = haltLine(p.board);
  return [
    ...stakes(p).flatMap((stake) => (stake.how === 'hold' ? [cityOffer(p, stake)] : [])),
    { rule: '9.2.1', item: 'halt-line', hexes: namesOf(p, line), worth: [POINTS.pact.haltLine, 0], each: true },
    {
      rule: '9.2.1',
      item: 'denmark',
      hexes: namesOf(p, p.board.edges.get('denmark') ?? []),
      worth: [POINTS.pact.denmark, 0],
      count: { now: inDenmark(p).length, needed: DENMARK.divisions },
      until: DENMARK.turn,
    },
    {
      rule: '9.2.1',
      item: 'lost-nato',
      hexes: [],
      worth: [POINTS.pact.destroyed, 0],
      each: true,
      losses: LOSSES[NATO],
    },
    {
      rule: '9.2.2',
      item: 'lost-pact',
      hexes: [],
      worth: [0, POINTS.nato.destroyed],
      each: true,
      losses: LOSSES[PACT],
    },
    ...(['city', 'other', 'retaliation'] as const).map((kind): Offer => {
      const cost = -NUCLEAR_COST[kind];
      return { rule: '8.0', item: `strike-${kind}`, entry: 'strike', hexes: [], worth: [cost, cost], each: true };
    }),
  ];
}

/** TWW-9.2.2-b: a city counts for a side that has come by it while a path leads from it to the side's edge. */
function cityOffer(p: Position, stake: Stake): Offer {
  const [hex = -1] = stake.hexes;
  const rule = stake.points[PACT] > 0 ? '9.2.1' : '9.2.2';
  const { holder } = stake;
  const isCutOff = holder >= 0 && (stake.points[holder as 0 | 1] ?? 0) > 0 && !pathsHome(p, holder)(hex);
  return { ...heldOffer(p, { ...stake, rule }), ...(isCutOff && { cutOff: [nameOf(p, hex)] }) };
}
