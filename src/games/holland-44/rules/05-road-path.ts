import { CITY } from '../board.ts';
import { AREAS, isFriendly } from '../data/areas.ts';
import { ALLIED, enemyOf, GERMAN, holds, roadOver, type Position, type Side } from '../position.ts';
import { INTACT, SAFE, type State } from '../state.ts';
import { inZone } from './07-zoc.ts';

/** What roads of supply depend on. */
const BASIS = ['hex', 'order', 'bridges', 'unknown', 'holders', 'own', 'turn'] as const;

interface Net {
  basis: Pick<State, (typeof BASIS)[number]>;
  reached: Uint8Array;
}
const known = new WeakMap<Position, [Net?, Net?]>();

/** 18.3.2: does a road part of a path of supply lead from the hex to a friendly entry area? The hex has to be fit for it itself. */
export function roadPathFrom(p: Position, side: Side, hex: number): boolean {
  let nets = known.get(p);
  if (!nets) known.set(p, (nets = []));
  let net = nets[side];
  if (!net || BASIS.some((field) => net?.basis[field] !== p.s[field]))
    nets[side] = net = { basis: { ...p.s }, reached: roadNet(p, side) };
  return net.reached[hex] === 1;
}

/** 1 in the hexes that the roads reach from the edges of friendly entry areas. */
function roadNet(p: Position, side: Side): Uint8Array {
  const reached = new Uint8Array(p.board.grid.size);
  const queue = AREAS.flatMap(({ id }, i) => (isFriendly(i, side, p.s.turn) ? (p.board.edges.get(id) ?? []) : []));
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    if (reached[hex] === 1 || !isFit(p, side, hex)) continue;
    reached[hex] = 1;
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const to = p.board.grid.neighbours[at] as number;
      if (to >= 0 && isOpen(p, side, at)) queue.push(to);
    }
  }
  return reached;
}

/** 18.3.2: a road hex without enemies and outside EZOC, and no empty city hex that the enemy held last. */
const isFit = (p: Position, side: Side, hex: number): boolean =>
  p.board.roadIn[hex] !== 0 &&
  !holds(p, enemyOf(side), hex) &&
  !inZone(p, enemyOf(side), hex) &&
  (p.board.terrain[hex] !== CITY || holds(p, side, hex) || p.s.holders[p.board.slot[hex] as number] === side);

/** 18.3.2: along a road, over no bridge that is down; over intact ones the Allies, over others the Germans. */
function isOpen(p: Position, side: Side, at: number): boolean {
  if (roadOver(p, at) === 0) return false;
  const span = p.board.spanAt[at] as number;
  if (span < 0) return true;
  const how = p.s.bridges[span];
  return how === SAFE ? (p.s.own[`keeper:${span}`] ?? GERMAN) === side : (how === INTACT) === (side === ALLIED);
}
