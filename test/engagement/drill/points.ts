import type { Stake } from '../../../src/wargame/search/contract.ts';
import type { PointEntry, Position } from '../../../src/engagement/position/rules.ts';
import { heldOffer } from '../../../src/engagement/queries/victory.ts';
import type { Offer } from '../../../src/wargame/victory.ts';
import { ELIMINATED } from '../../../src/engagement/position/state.ts';
import { stands } from './bridges.ts';
import { BRIDGES } from './map.ts';

const rule = '5.1';

/** Rule 5.1. */
export function ledger(p: Position): PointEntry[] {
  const towns = p.board.data.places.map(({ id }, slot) => ({
    rule,
    item: id,
    side: p.s.holders[slot] as number,
    points: 3,
  }));
  const bridges = (Object.keys(BRIDGES) as (keyof typeof BRIDGES)[]).map((item) => ({
    rule,
    item,
    side: stands(p, item) ? 0 : 1,
    points: 1,
  }));
  const losses = p.rules.units
    .filter(({ index }) => p.s.hex[index] === ELIMINATED)
    .map(({ id, side, infantry }) => ({ rule, item: id, side: 1 - side, points: infantry ? 1 : 2 }));
  return [...towns, ...bridges, ...losses];
}

/** Rule 5.1. */
export const stakes = (p: Position): Stake[] =>
  p.board.data.places.map(({ id }, slot) => {
    const holder = p.s.holders[slot] as number;
    return { rule, item: id, hexes: p.board.places.get(id) ?? [], how: 'hold', points: [3, 3], holder };
  });

/** Rule 5.1: towns, bridges, losses. */
export const offers = (p: Position): Offer[] => [
  ...stakes(p).map((stake) => heldOffer(p, stake)),
  ...Object.keys(BRIDGES).map((item): Offer => ({ rule, item, hexes: [], worth: [1, 1] })),
];
