import { hexAt } from '../../../hex/grid.ts';
import type { SetupError } from '../../../kernel/game.ts';
import { isArea, type AreaChanges } from '../position/areas-touching.ts';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { boardOf, type Position } from '../position/position.ts';
import { wrong } from '../position/wrong.ts';

/** Reads what the entry areas of a set-up touch: areas by their letters, hexes by their numbers. */
export function readAreas(p: Position, value: unknown, at: string, errors: SetupError[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return void errors.push(wrong(at, 'malformed', { what: at }));
  const before = errors.length;
  for (const [id, list] of Object.entries(value)) errors.push(...wrongIn(p, id, list as unknown, `${at}.${id}`));
  if (errors.length > before) return;
  p.s.areas = inOrder(value as AreaChanges);
  p.board = boardOf(p.s);
}

function wrongIn(p: Position, id: string, list: unknown, at: string): SetupError[] {
  if (!isArea(id)) return [wrong(at, 'no-such-area', { area: id })];
  if (!Array.isArray(list)) return [wrong(at, 'malformed', { what: at })];
  return list.flatMap((name: unknown) => {
    if (typeof name !== 'string') return [wrong(at, 'malformed', { what: at })];
    if (name === id) return [wrong(at, 'no-such-area', { area: id })];
    return isArea(name) ? [] : wrongHex(p, name, at);
  });
}

/** Areas lie outside the map: a hex that touches one is at its edge. */
function wrongHex(p: Position, name: string, at: string): SetupError[] {
  const { grid } = p.board;
  const hex = hexAt(grid, name);
  if (hex === undefined) return [{ ...wrong(at, 'no-such-hex', { hex: name }), hex: name }];
  const isInside = grid.neighbours.subarray(hex * 6, hex * 6 + 6).every((next) => next >= 0);
  return isInside ? [{ ...wrong(at, 'not-at-edge', { hex: name }), hex: name }] : [];
}

/** Each name once, areas before hexes, so that one position has one form. */
function inOrder(changes: AreaChanges): AreaChanges | null {
  const named = AREA_IDS.filter((id) => changes[id] !== undefined);
  const entries = named.map((id): [AreaId, string[]] => {
    const names = [...new Set(changes[id])];
    return [id, [...names.filter(isArea).toSorted(), ...names.filter((name) => !isArea(name)).toSorted()]];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
