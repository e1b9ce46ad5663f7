import type { Piece, Scene } from '../board/model/scene.ts';
import { sceneOf } from '../map/scene.ts';
import type { Table } from '../state/table.svelte.ts';

const lying = ({ id, hex, face, marks = [] }: Piece): Piece => ({ id, hex, face, marks });

/** What lies on the map for whoever looks, with what he has drawn if he sees it: nothing that is chosen, planned or pointed at. */
export function printedScene(table: Table): Scene {
  const { pieces, beside = [], closed, ruined = [], markers = [], totals, sides = [], annotations } = sceneOf(table);
  return {
    pieces: pieces.map(lying),
    beside: beside.map((area) => ({ ...area, pieces: area.pieces.map(lying) })),
    marks: [],
    arrows: [],
    closed,
    ruined,
    markers,
    ...(totals ? { totals } : {}),
    ...(annotations ? { annotations: table.annotating.kept } : {}),
    sides: sides.filter(({ mark }) => mark !== 'choice'),
  };
}
