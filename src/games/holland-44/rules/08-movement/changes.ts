import type { Grid } from '../../../../hex/grid.ts';
import { AREAS } from '../../data/areas.ts';
import { phaseSide } from '../../position/phases.ts';
import { areaBits, enemyOf, hexOf, OF, type Control, type Position, type Side } from '../../position/position.ts';
import { AREA, IN_BOX, type State } from '../../position/state.ts';
import { UNITS } from '../../position/units.ts';
import { controlOf } from '../07-zoc/zoc.ts';
import { cachedBy } from '../../../../kernel/cached-by.ts';

/**
 * Lists with an entry for each unit that decide what the units of the phasing side may do, and how far a change is felt: by the unit
 * alone, by those in its hex and next to it, or, where it is who stands there that matters, a hex farther (8.2.2).
 */
const RANGES = { hex: 2, parents: 2, soFar: 2, order: 1, marks: 1, steps: 1, spent: 0 } as const;
const OF_UNITS = ['hex', 'parents', 'soFar', 'order', 'marks', 'steps', 'spent'] as const;

/** When what the units of the phasing side may do in its movement phase last changed, for those who keep it. Times count from 1. */
export interface Changes {
  /** Time of the last change of any kind. */
  now: number;
  /** Time of the last one that was not a change of own units. */
  all: number;
  /** Of a breakdown unit or remnant that came out of its box or went into it. */
  boxes: number;
  /** Of a unit itself. */
  unit: Uint32Array;
  /** Of what is felt in a hex: next door, two hexes away; and in an area. */
  beside: Uint32Array;
  near: Uint32Array;
  area: Uint32Array;
  /** Units that feel the last change, and those that do so from two hexes away only. */
  stale: readonly number[];
  remote: readonly number[];
  /** The state as it was then. */
  seen: State;
  /** What the enemy controlled: another object whenever his units have moved or changed. */
  control: Control;
}

/** The changes up to now. */
export function changesOf(p: Position): Changes {
  const changes = changesKept(p);
  look(p, changes);
  return changes;
}

/** Has anything changed since that time in a hex or next to it, an area that it borders included? */
export function isStaleIn(p: Position, { all, beside, area }: Changes, hex: number, since: number): boolean {
  if (all > since || (beside[hex] as number) > since) return true;
  for (let bits = areaBits(p, hex), i = 0; bits !== 0; bits >>= 1, i++)
    if (bits & 1 && (area[i] as number) > since) return true;
  return false;
}

/** Units of the phasing side that feel what has changed since that time in themselves, in their hex or next to it. */
export const staleSince = (p: Position, { now, stale }: Changes, since: number): readonly number[] =>
  since === now - 1 ? stale : since === now ? [] : OF[phaseSide(p) as Side];

/** Those that do so from two hexes away only. */
export const remoteSince = ({ now, remote }: Changes, since: number): readonly number[] =>
  since === now - 1 ? remote : [];

function begun(p: Position): Changes {
  return {
    now: 1,
    all: 1,
    boxes: 1,
    unit: new Uint32Array(UNITS.length),
    beside: new Uint32Array(p.board.grid.size),
    near: new Uint32Array(p.board.grid.size),
    area: new Uint32Array(AREAS.length),
    stale: OF[phaseSide(p) as Side],
    remote: [],
    seen: { ...p.s },
    control: controlOf(p, enemyOf(phaseSide(p) as Side)),
  };
}

const changesKept = cachedBy(begun);

function look(p: Position, changes: Changes): void {
  const side = phaseSide(p) as Side;
  const control = controlOf(p, enemyOf(side));
  const isOther = changes.control !== control || hasOtherChanged(p.s, changes.seen, side);
  if (!isOther && !hasUnitChanged(p.s, changes.seen)) return;
  changes.now++;
  if (isOther) changes.all = changes.boxes = changes.now;
  else compare(p, changes, side);
  if (isOther) Object.assign(changes, { stale: OF[side], remote: [] });
  else sort(p, side, changes);
  changes.seen = { ...p.s };
  changes.control = control;
}

/** Has anything else changed that decides what units may do, besides what the enemy controls, or that tells one game from another? Then so may anything. */
const hasOtherChanged = (s: State, seen: State, side: Side): boolean =>
  s.turn !== seen.turn ||
  s.phase !== seen.phase ||
  s.weather !== seen.weather ||
  s.bridges !== seen.bridges ||
  s.unknown !== seen.unknown ||
  s.fixed !== seen.fixed ||
  s.traffic !== seen.traffic ||
  s.own !== seen.own ||
  s.options !== seen.options ||
  s.map !== seen.map ||
  (s.marks !== seen.marks && OF[enemyOf(side)].some((u) => s.marks[u] !== seen.marks[u]));

/** Has a list of OF_UNITS changed? */
const hasUnitChanged = (s: State, seen: State): boolean =>
  s.hex !== seen.hex ||
  s.parents !== seen.parents ||
  s.soFar !== seen.soFar ||
  s.order !== seen.order ||
  s.marks !== seen.marks ||
  s.steps !== seen.steps ||
  s.spent !== seen.spent;

/** Sorts the units of the side by how they feel the last change. */
function sort(p: Position, side: Side, changes: Changes): void {
  const { now, unit, beside, near, area } = changes;
  const stale: number[] = [];
  const remote: number[] = [];
  for (const u of OF[side]) {
    const hex = hexOf(p, u);
    const isNext = hex >= 0 ? beside[hex] === now : hex <= AREA && area[AREA - hex] === now;
    if (isNext || unit[u] === now) stale.push(u);
    else if (hex >= 0 && near[hex] === now) remote.push(u);
  }
  changes.stale = stale;
  changes.remote = remote;
}

/** Notes the units of the phasing side that have changed in any list. */
function compare(p: Position, changes: Changes, side: Side): void {
  const { s } = p;
  const { seen } = changes;
  const lists = OF_UNITS.filter((list) => s[list] !== seen[list]);
  const changed = lists.map((list) => ({ before: seen[list], after: s[list], range: RANGES[list] }));
  for (const u of OF[side]) {
    let range = -1;
    for (const { before, after, range: far } of changed) if (before[u] !== after[u]) range = Math.max(range, far);
    if (range < 0) continue;
    changes.unit[u] = changes.now;
    if (range > 0) noteAround(p, changes, hexOf(p, u), range === 2);
    if (seen.hex[u] !== s.hex[u]) noteHex(p, changes, seen.hex[u] as number, hexOf(p, u));
  }
}

function noteHex(p: Position, changes: Changes, before: number, now: number): void {
  noteAround(p, changes, before, true);
  if (before === IN_BOX || now === IN_BOX) changes.boxes = changes.now;
}

/** Something has changed in a hex or, with a code below zero, in an area or box; `isFar`: it is felt two hexes away. */
function noteAround({ board: { grid, areas } }: Position, changes: Changes, hex: number, isFar: boolean): void {
  const { now, beside, near, area } = changes;
  if (hex <= AREA) area[AREA - hex] = now;
  if (hex < 0) return;
  for (let d = -1; d < 6; d++) {
    const mid = d < 0 ? hex : (grid.neighbours[hex * 6 + d] as number);
    if (mid < 0) continue;
    beside[mid] = now;
    if (isFar) noteBeside(grid, near, mid, now);
    for (let bits = areas[mid] as number, i = 0; bits !== 0; bits >>= 1, i++) if (bits & 1) area[i] = now;
  }
}

function noteBeside({ neighbours }: Grid, near: Uint32Array, hex: number, now: number): void {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const to = neighbours[at] as number;
    if (to >= 0) near[to] = now;
  }
}
