import type { State } from '../../../src/engagement/position/state.ts';
import { at, COUNTERS, edgesAt, GRID, GROUND, OWN_EDGE } from './facts.ts';

const SIDES = OWN_EDGE.map((_, side) => COUNTERS.filter(({ number }) => number === side));

/** Neighbours of a hex are entries six times the hex on; -1 beyond the edge. */
const { neighbours, size } = GRID;

interface Held {
  /** Where the units of a side stand. */
  at: readonly number[];
  /** 1 in their hexes and in the hexes beside them. */
  mask: Uint8Array;
}

const held: (Held | undefined)[] = [];

/** 1 in every hex with units or in the EZ of a side; the same mask until one of its units moves. */
export function reachOf({ hex }: State, side: number): Uint8Array {
  const places = (SIDES[side] ?? []).map((one) => at(hex, one));
  const last = held[side];
  if (last && places.every((place, i) => place === last.at[i])) return last.mask;
  const mask = new Uint8Array(size);
  for (const place of places) {
    if (place < 0) continue;
    mask[place] = 1;
    for (let next = place * 6; next < place * 6 + 6; next++) {
      const to = neighbours[next] as number;
      if (to >= 0) mask[to] = 1;
    }
  }
  held[side] = { at: places, mask };
  return mask;
}

const EDGES = OWN_EDGE.map((edge) => GRID.names.flatMap((_, hex) => (edgesAt(hex).includes(edge) ? [hex] : [])));
const paths = new WeakMap<Uint8Array, Uint8Array[]>();

/**
 * 1 in every hex from which a path of hexes free of enemies and their EZs leads to the side's own edge, not counting the hex itself; over sea for
 * helicopters (4.3), by land for cities (9.2) (AMB-TWW-08, AMB-TWW-14, RUL-TWW-05, RUL-TWW-25).
 */
export function pathsHome(state: State, side: number, by: 'air' | 'land'): Uint8Array {
  const enemy = reachOf(state, 1 - side);
  let known = paths.get(enemy);
  if (!known) paths.set(enemy, (known = []));
  return (known[by === 'air' ? 0 : 1] ??= search(
    side,
    (hex) => enemy[hex] === 0 && (by === 'air' || GROUND[hex] !== 'sea'),
  ));
}

function search(side: number, isFree: (hex: number) => boolean): Uint8Array {
  const home = new Uint8Array(size);
  const queue = [...(EDGES[side] ?? [])];
  for (const hex of queue) home[hex] = 1;
  for (const hex of queue) {
    if (!isFree(hex)) continue;
    for (let next = hex * 6; next < hex * 6 + 6; next++) {
      const to = neighbours[next] as number;
      if (to < 0 || home[to] === 1) continue;
      home[to] = 1;
      queue.push(to);
    }
  }
  return home;
}
