import type { Stand } from '../board/model/frame.ts';
import type { BoardView, Start } from '../board/view.ts';
import { store } from '../store/games.svelte.ts';
import { localKeyValueStore } from '../storage/key-value-store.ts';
import { dropMapPreview, keepMapPreview, MAP_PREVIEW_FRAME } from '../storage/map-preview.ts';
import type { Table } from '../state/table.svelte.ts';

const NOTE = 'view';

/** Keeps what is drawn on the map beside the game, for each side apart. */
export function keepAnnotations({ seat: { id }, annotating }: Table): void {
  annotating.keepIn({
    read: (whose) => store.noted(id, `annotations ${whose}`),
    write: (whose, text) => store.note(id, `annotations ${whose}`, text),
  });
}

/** Keeps how the map lies, beside the game. */
export function keepView(table: Table, board: BoardView): void {
  const { stand } = board;
  if (stand && !table.watching) store.note(table.seat.id, NOTE, JSON.stringify(stand));
}

/** Keeps what is to be seen until the table stands again. What a side may not see is kept nowhere. */
export function keepLook(table: Table, board: BoardView): void {
  if (table.watching) return;
  keepView(table, board);
  if (table.position.secret) return dropMapPreview(localKeyValueStore());
  const pictures = board.pictures();
  if (!pictures) return;
  const { left, top, width, height } = pictures.box;
  const game = table.seat.id;
  const preview = { game, rules: table.seat.game.id, ...pictures, box: { left, top, width, height } };
  keepMapPreview(localKeyValueStore(), preview, store.revisionOf(game));
}

/** How the map lay when it was left, with its picture when that is on the page. */
export function comeBack(table: Table): Pick<Start, 'stand' | 'picture'> {
  if (table.watching) return {};
  const picture = document.querySelector<HTMLImageElement>(`#${MAP_PREVIEW_FRAME} img`);
  return {
    stand: standIn(store.noted(table.seat.id, NOTE)),
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
