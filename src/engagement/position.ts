import type { EventArg } from '../kernel/game.ts';
import { changed, compile, type Board } from './board.ts';
import type { EventCode } from './codes.ts';
import type { EngagementRules, Position, Unit } from './rules.ts';
import { ELIMINATED, WAITING, type State } from './state.ts';

export type { EngagementEvent, Position } from './rules.ts';

export function positionOf(rules: EngagementRules, s: State): Position {
  return {
    rules,
    s,
    board: boardOf(rules, s),
    events: [],
    heads: undefined,
    next: undefined,
    zones: [undefined, undefined],
  };
}

const PRINTED = {};
const boards = new WeakMap<EngagementRules, WeakMap<object, Map<string, Board>>>();

/** The board of this state, compiled once for each map and each of its variants. */
export function boardOf(rules: EngagementRules, s: State): Board {
  const ofRules = entry(boards, rules, () => new WeakMap<object, Map<string, Board>>());
  const ofMap = entry(ofRules, s.map ?? PRINTED, () => new Map<string, Board>());
  const variant = rules.mapVariant(s);
  let board = ofMap.get(variant);
  if (!board) ofMap.set(variant, (board = compile(rules.vary(changed(rules.map, s.map), variant))));
  return board;
}

function entry<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export function say(p: Position, code: EventCode, args: Readonly<Record<string, EventArg>> = {}): void {
  const reveals = OPENING.has(code) || (p.s.options['blind-declaration'] === 'on' && TELLING.has(code));
  p.events.push(reveals ? { code, args, reveals } : { code, args });
}

/** Events that open support kept secret until then (5.1.1). */
const OPENING: ReadonlySet<EventCode> = new Set(['declared', 'answered']);
/** Events that tell how many steps a unit has, which the option blind-declaration hides. */
const TELLING: ReadonlySet<EventCode> = new Set(['committed', 'step-lost', 'eliminated', 'recovery-due', 'recovered']);

export const unitOf = (p: Position, u: number): Unit => p.rules.units[u] as Unit;
export const hexOf = (p: Position, u: number): number => p.s.hex[u] as number;
export const nameOf = (p: Position, hex: number): string => p.board.grid.names[hex] as string;
export const idOf = (p: Position, u: number): string => unitOf(p, u).id;
export const onMap = (p: Position, u: number): boolean => hexOf(p, u) >= 0;
/** Retreated off the map over an open edge and not back yet (5.3). */
export const isAway = (p: Position, u: number): boolean => hexOf(p, u) === WAITING && (p.s.gate[u] as number) < -1;

export const marked = (p: Position, u: number, mark: number): boolean => ((p.s.marks[u] as number) & mark) !== 0;

export function mark(p: Position, u: number, bits: number): void {
  p.s.marks = p.s.marks.with(u, (p.s.marks[u] as number) | bits);
}

export const attackOf = (p: Position, u: number): number => unitOf(p, u).attack[p.s.steps[u] as 0 | 1 | 2];
export const defenceOf = (p: Position, u: number): number => unitOf(p, u).defence[p.s.steps[u] as 0 | 1 | 2];
export const enemyOf = (side: number): number => 1 - side;
export const sideName = (p: Position, side: number): string => p.rules.sides[side] as string;

/** Side number whose phase it is. */
export const phasing = (p: Position): number => (p.s.phase.startsWith(`${p.rules.sides[1]}-`) ? 1 : 0);
export const isMovement = (p: Position): boolean => p.s.phase.endsWith('-movement');
export const isCombat = (p: Position): boolean => p.s.phase.endsWith('-combat');

/** Puts a unit in a hex or one of the places off the map. */
export function place(p: Position, u: number, hex: number): void {
  p.s.hex = p.s.hex.with(u, hex);
  p.heads = undefined;
  p.zones[unitOf(p, u).side] = undefined;
}

function lookUp(p: Position): Int16Array {
  const heads = new Int16Array(p.board.grid.size).fill(-1);
  const next = new Int16Array(p.s.hex.length);
  for (let u = p.s.hex.length - 1; u >= 0; u--) {
    const hex = p.s.hex[u] as number;
    if (hex < 0) continue;
    next[u] = heads[hex] as number;
    heads[hex] = u;
  }
  p.next = next;
  p.heads = heads;
  return heads;
}

/** Units in a hex, in unit order. */
export function unitsIn(p: Position, hex: number): number[] {
  const heads = p.heads ?? lookUp(p);
  const units: number[] = [];
  for (let u = heads[hex] as number; u >= 0; u = (p.next as Int16Array)[u] as number) units.push(u);
  return units;
}

/** Side number of who stands in a hex, or -1. */
export function occupant(p: Position, hex: number): number {
  const first = (p.heads ?? lookUp(p))[hex] as number;
  return first < 0 ? -1 : unitOf(p, first).side;
}

/** RW-4.1.2-a: for each hex, how many units of `side` have it in their engagement zone: the six hexes around them (4.1.2). */
export function zoneOf(p: Position, side: number): Uint8Array {
  const known = p.zones[side as 0 | 1];
  if (known) return known;
  const zone = new Uint8Array(p.board.grid.size);
  const { neighbours } = p.board.grid;
  for (let u = 0; u < p.s.hex.length; u++) {
    const hex = p.s.hex[u] as number;
    if (hex < 0 || unitOf(p, u).side !== side) continue;
    for (let d = 0; d < 6; d++) {
      const at = neighbours[hex * 6 + d] as number;
      if (at >= 0) zone[at] = (zone[at] as number) + 1;
    }
  }
  p.zones[side as 0 | 1] = zone;
  return zone;
}

export const inZone = (p: Position, hex: number, side: number): boolean => (zoneOf(p, side)[hex] as number) > 0;

/** Engaged: in the EZ of at least one enemy (4.1.2, 5.0). */
export const engaged = (p: Position, u: number): boolean =>
  onMap(p, u) && inZone(p, hexOf(p, u), enemyOf(unitOf(p, u).side));

/** Hexes around this one that the side's enemies occupy. */
export function enemyHexes(p: Position, hex: number, side: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const at = p.board.grid.neighbours[hex * 6 + d] as number;
    if (at >= 0 && occupant(p, at) === enemyOf(side)) found.push(at);
  }
  return found;
}

/** Columns the hex itself gives to its defender: the best of its terrain and works (5.1.2); rivers apart. */
export function terrainColumns(p: Position, hex: number): number {
  const { terrain, features } = p.rules.columns;
  const kind = terrain[p.board.terrain[hex] as string] ?? 0;
  const works = (p.board.features[hex] as readonly string[]).map((feature) => features[feature] ?? 0);
  return works.length === 0 ? kind : Math.max(kind, ...works);
}

/** RW-4.1.2-e: in dominant terrain against every enemy that engages it (4.1.2): more columns than each of their hexes gives. */
export function dominates(p: Position, u: number): boolean {
  const own = terrainColumns(p, hexOf(p, u));
  return enemyHexes(p, hexOf(p, u), unitOf(p, u).side).every((hex) => terrainColumns(p, hex) < own);
}

/** Takes a unit out of the game for good. `why` goes into the log. */
export function eliminate(p: Position, u: number, why: string): void {
  say(p, 'eliminated', { unit: idOf(p, u), why });
  p.s.steps = p.s.steps.with(u, 0);
  place(p, u, ELIMINATED);
  p.rules.afterElimination(p, u);
}

/** One step loss: the counter is turned, a second loss eliminates it (7.0). */
export function loseStep(p: Position, u: number, why: string): void {
  const left = (p.s.steps[u] as number) - 1;
  if (left <= 0) return eliminate(p, u, why);
  p.s.steps = p.s.steps.with(u, left);
  say(p, 'step-lost', { unit: idOf(p, u) });
}

/** A unit comes into a hex: it holds the place, and the game may take note. */
export function enter(p: Position, u: number, hex: number): void {
  place(p, u, hex);
  const slot = p.board.slot[hex] as number;
  const { side } = unitOf(p, u);
  if (slot >= 0 && p.s.holders[slot] !== side) {
    p.s.holders = p.s.holders.with(slot, side);
    say(p, 'taken', { hex: nameOf(p, hex), side: sideName(p, side) });
  }
  p.rules.afterEntering(p, u);
}
