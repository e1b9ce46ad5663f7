import { webText } from '../../text/web/index.ts';
import type { Seat } from '../../seat/seat.ts';
import { preferences } from '../ui/language.svelte.ts';
import { fileName } from './file-name.ts';
import { download, saveStored } from './save-file.ts';

/** Gives the game to the reader as a file. */
export async function saveFile(seat: Seat): Promise<void> {
  const { makeRecord } = await import('../../formats/record.ts');
  const turn = webText(preferences.lang, 'turn', { turn: seat.game.view(seat.state, null).turn });
  const record = await seat.record();
  if (!record) return saveStored(seat.id, seat.game.title);
  download(fileName([seat.game.title, turn], new Date(), 'bivouac.json'), makeRecord(record));
}
