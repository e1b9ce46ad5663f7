import type { Refusal } from '../../../kernel/game.ts';
import { refuse } from '../../../engagement/steps.ts';
import type { Position, Unit } from '../../../engagement/rules.ts';
import { unitOf, unitsIn, zoneOf } from '../../../engagement/position.ts';

/** RW-4.4-b: an amphibious unit ends its turn only in touch with the west edge over dry hexes free of enemy EZs. */
export function touchRefusal(p: Position, unit: Unit, hex: number): Refusal | undefined {
  if (!unit.amphibious || inTouch(p, hex)) return undefined;
  return refuse('4.4', 'no-path-west', { unit: unit.id });
}

const regions = new WeakMap<Uint8Array, Map<object, Uint8Array>>();

/** Is there a dry path free of German units and EZs from the hex to the west edge? */
function inTouch(p: Position, hex: number): boolean {
  const zone = zoneOf(p, 1);
  let ofZone = regions.get(zone);
  if (!ofZone) regions.set(zone, (ofZone = new Map()));
  let region = ofZone.get(p.board);
  if (!region) ofZone.set(p.board, (region = westRegion(p, zone)));
  return region[hex] === 1;
}

function westRegion(p: Position, zone: Uint8Array): Uint8Array {
  const { size, columns, neighbours } = p.board.grid;
  const region = new Uint8Array(size);
  const open = (hex: number): boolean =>
    zone[hex] === 0 && p.board.terrain[hex] !== 'inundation' && !unitsIn(p, hex).some((u) => unitOf(p, u).side === 1);
  const queue: number[] = [];
  const add = (hex: number): void => {
    if (hex < 0 || region[hex] || !open(hex)) return;
    region[hex] = 1;
    queue.push(hex);
  };
  for (let hex = 0; hex < size; hex += columns) add(hex);
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (let d = 0; d < 6; d++) add(neighbours[hex * 6 + d] as number);
  }
  return region;
}

/** RW-4.4-a: each amphibious unit carries one infantry unit of the 3rd Canadian Division. */
export function carryRefusal(_: Position, carrier: Unit, rider: Unit): Refusal | undefined {
  if (!carrier.amphibious) return refuse('4.4', 'not-amphibious');
  return rider.infantry && rider.formation === '3 Cdn' ? undefined : refuse('4.4', 'not-carriable');
}
