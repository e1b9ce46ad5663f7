import type { Stand } from '../board/model/frame.ts';
import type { BoardView, Start } from '../board/view.ts';
import { shelf } from '../store/games.svelte.ts';
import { drawerHere } from '../storage/key-value-store.ts';
import { dropGlimpse, GLIMPSE_FRAME, keepGlimpse } from '../storage/map-preview.ts';
import type { Table } from '../state/table.svelte.ts';

const NOTE = 'view';

/** Keeps how the map lies, beside the game. */
export function keepView(table: Table, board: BoardView): void {
  const { stand } = board;
  if (stand && !table.watching) shelf.note(table.session.id, NOTE, JSON.stringify(stand));
}

/** Keeps what is to be seen until the table stands again. What a side may not see is kept nowhere. */
export function keepLook(table: Table, board: BoardView): void {
  if (table.watching) return;
  keepView(table, board);
  if (table.secret) return dropGlimpse(drawerHere());
  const pictures = board.pictures();
  if (!pictures) return;
  const { left, top, width, height } = pictures.box;
  keepGlimpse(drawerHere(), { game: table.session.id, ...pictures, box: { left, top, width, height } });
}

/** How the map lay when it was left, with its picture when that is on the page. */
export function comeBack(table: Table): Pick<Start, 'stand' | 'picture'> {
  if (table.watching) return {};
  const picture = document.querySelector<HTMLImageElement>(`#${GLIMPSE_FRAME} img`);
  return {
    stand: standIn(shelf.noted(table.session.id, NOTE)),
    picture: picture?.complete ? picture : undefined,
  };
}

function standIn(text: string | null): Stand | undefined {
  try {
    const { camera, width, height } = JSON.parse(text ?? '') as Stand;
    const numbers = [camera.x, camera.y, camera.k, width, height];
    return numbers.every(Number.isFinite) && camera.k > 0 ? { camera, width, height } : undefined;
  } catch {
    return undefined;
  }
}
