import { expect, test } from 'vitest';
import { GAMES } from '../../../../games/all.ts';
import { neighbour } from '../../../../hex/grid.ts';
import type { MapData } from '../../../../wargame/map.ts';
import { groundOf } from '../../../map/ground.ts';
import { sheetOf, type Sheet } from '../../model/sheet.ts';
import { isOff } from './rim.ts';

/** An area of so few hexes is one that the rules name for something done there. */
const FEW = 10;

/** Hexes that just one road enters. */
function endsOf(sheet: Sheet): number[] {
  const entered = new Map<number, number>();
  for (const { hex, d, road } of sheet.sides) {
    if (!road) continue;
    for (const at of [hex, neighbour(sheet.grid, hex, d)]) entered.set(at, (entered.get(at) ?? 0) + 1);
  }
  return [...entered].flatMap(([hex, roads]) => (roads === 1 ? [hex] : []));
}

const nameOf = (sheet: Sheet, hex: number): string => sheet.grid.names[hex] ?? '';

function reasonFor(sheet: Sheet, map: MapData, hex: number): string {
  const name = nameOf(sheet, hex);
  if ([0, 1, 2, 3, 4, 5].some((d) => isOff(sheet, hex, d))) return 'edge of the map';
  if (map.places.some(({ hexes }) => hexes.includes(name))) return 'place';
  const touches = sheet.sides.filter((side) => side.hex === hex || neighbour(sheet.grid, side.hex, side.d) === hex);
  if (touches.some(({ bridge, ferry }) => bridge ?? ferry)) return 'bridge or ferry';
  return map.areas.some(({ hexes }) => hexes.length < FEW && hexes.includes(name)) ? 'named in the rules' : 'none';
}

test('a road ends in a place, at the edge of the map, at a bridge or ferry, or where the rules name a hex', () => {
  const found = GAMES.map(({ id, map, looks }) => {
    const sheet = sheetOf(groundOf(map, looks));
    const reasons: Record<string, string[]> = {};
    for (const hex of endsOf(sheet).sort((a, b) => nameOf(sheet, a).localeCompare(nameOf(sheet, b))))
      (reasons[reasonFor(sheet, map, hex)] ??= []).push(nameOf(sheet, hex));
    const { 'edge of the map': atEdge = [], ...inside } = reasons;
    return { id, atEdge: atEdge.length, inside };
  });
  expect(found).toEqual([
    { id: 'reichswald', atEdge: 8, inside: { 'named in the rules': ['0216', '0315'], place: ['2005'] } },
    {
      id: 'market-garden',
      atEdge: 12,
      inside: {
        place: ['0306', '0409', '0410', '0411', '0425', '0427', '0809', '1210', '1506', '1708', '2006', '2104'],
      },
    },
    { id: 'third-world-war', atEdge: 0, inside: {} },
    {
      id: 'holland-44',
      atEdge: 28,
      inside: {
        place: ['2707', '2722', '3113', '3118', '3726', '5211', '5305', '6102', '6118'],
        'bridge or ferry': ['5113', '5626'],
      },
    },
  ]);
});
