import { neighboursOf } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { ABOUT } from '../../position/about.ts';
import { CLEAR, POLDER, POLDER_WOODS } from '../../position/board.ts';
import { ARRIVALS } from '../../data/arrivals.ts';
import { SUPPLY, WEATHER_EFFECTS } from '../../data/tables.ts';
import { ALLIED, GERMAN, hexOf, holds, keep, onMap, unitOf, type Position } from '../../position/position.ts';
import { UNITS, type Formation, type Unit } from '../../position/units.ts';
import { inZone } from '../07-zoc/zoc.ts';
import { overlandPaths } from '../18-supply/paths.ts';
import { headOf, isShort } from '../18-supply/supply.ts';
import { isNight } from '../20-replacements/night.ts';

export const NO_DROP = reason('17.8.2', 'no-airdrop-left');
const NO_HEAD = reason('17.8.2', 'no-path-to-head');
const NO_DROP_HEX = reason('17.8.2', 'no-path-to-drop-hex');

/**
 * H44-17.8.2-a: airborne artillery that may still be made ready: all three in clear weather, one in cloudy, none by
 * night.
 */
export function airdropsLeft(p: Position): number {
  if (isNight(p.s.turn)) return 0;
  const weather = ABOUT.vocabulary.weather[p.s.weather] ?? 'overcast';
  return WEATHER_EFFECTS[weather].artillery - (p.s.own.airdropped ?? 0);
}

export function countAirdrop(p: Position): void {
  keep(p, { airdropped: (p.s.own.airdropped ?? 0) + 1 });
}

export function forgetAirdrops(p: Position): void {
  const { airdropped: _, ...own } = p.s.own;
  p.s.own = own;
}

/**
 * H44-17.8.2-b, H44-17.8.2-c, H44-17.8.2-f, H44-18.2.2-d: why an airborne artillery unit gets nothing from the air:
 * weather, no path to its head, or none from there to a drop hex.
 */
export function airdropReason(p: Position, u: number): Reason {
  if (airdropsLeft(p) <= 0) return NO_DROP;
  const head = headOf(unitOf(u));
  if (!head || !onMap(p, u) || !onMap(p, head.index)) return NO_HEAD;
  const at = hexOf(p, head.index);
  if (!isShort(overlandPaths(p, ALLIED, { areas: 0, hexes: [at] }), hexOf(p, u))) return NO_HEAD;
  const hexes = dropHexes(p, head, at).filter((hex) => isOpenGround(p, hex));
  return isShort(overlandPaths(p, ALLIED, { areas: 0, hexes }), at) ? ALLOWED : NO_DROP_HEX;
}

/** H44-17.8.2-e: the drop hexes of the division, and after turn 5 its head's hex and those around it. */
function dropHexes(p: Position, { formation }: Unit, at: number): number[] {
  const hexes = codesOf(formation).flatMap((code) => p.board.drops.get(code) ?? []);
  return p.s.turn > SUPPLY.headsUntil ? [...hexes, at, ...neighboursOf(p.board.grid, at)] : hexes;
}

/** RUL-H44-132: codes of arrival of the division's own units, for the 1st Airborne not those of the Poles. */
function codesOf(formation: Formation): string[] {
  const units = UNITS.filter((unit) => unit.formation === formation);
  const codes = units.flatMap(({ id }) => (ARRIVALS[id]?.by === 'drop' ? [ARRIVALS[id].at] : []));
  return [...new Set(codes)];
}

/**
 * H44-17.8.2-d: clear or polder, with woods or without (8.6.3), a village or not; not in EZOC, unless a friend stands
 * there.
 */
function isOpenGround(p: Position, hex: number): boolean {
  const terrain = p.board.terrain[hex];
  if (terrain !== CLEAR && terrain !== POLDER && terrain !== POLDER_WOODS) return false;
  return holds(p, ALLIED, hex) || !inZone(p, GERMAN, hex);
}
