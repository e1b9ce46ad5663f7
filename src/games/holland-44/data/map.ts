import { makeGrid } from '../../../hex/grid.ts';
import type { GridShape } from '../../../hex/shape.ts';
import type { MapData, MapEdge } from '../../../wargame/map.ts';
const SHAPE: GridShape = { orientation: 'pointy', columns: 28, rows: 59, offset: 'odd', numbering: { order: 'row-column', firstColumn: 0, firstRow: 10, rows: 'northward' }, missing: [] };
const GRID = makeGrid(SHAPE);
const edges: MapEdge[] = [];
export const MAP: MapData = { format: 'bivouac-map', version: 1, id: 'holland-44', title: 'x', grid: SHAPE, sources: {}, hexes: Object.fromEntries(GRID.names.map((n) => [n, { terrain: 'clear', source: 'x' }])), sides: [], places: [], areas: [], edges };
