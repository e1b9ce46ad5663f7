import type { Annotations } from '../board/model/annotations.ts';
import { isEmpty } from '../state/annotations/annotations.ts';
import type { Table } from '../state/table.svelte.ts';

/** Begins to draw on the map, or ends it and keeps the note in the making. */
export function toggleAnnotating({ annotating, attention }: Table): void {
  annotating.rest();
  annotating.isUp = !annotating.isUp;
  annotating.writes = false;
  if (annotating.isUp) attention.ruler = undefined;
}

/** A click while one draws: a ring, or a note; where one is being written it is kept. False where clicks mean something else. */
export function annotate({ annotating }: Table, hex: string): boolean {
  if (!annotating.isUp) return false;
  const wrote = annotating.endNote();
  if (annotating.writes) annotating.write(hex);
  else if (!wrote) annotating.drawRing(hex);
  return true;
}

/** A long press or a right click while one draws: a note. False where it means something else. */
export function writeNote({ annotating }: Table, hex: string): boolean {
  if (annotating.isUp) annotating.write(hex);
  return annotating.isUp;
}

/** The arrow in the making from a hex to where the pointer is, or none any more. */
export function aimArrow({ annotating }: Table, from: string | undefined, to?: string): void {
  annotating.endNote();
  annotating.aim = from === undefined ? undefined : { from, to: to ?? from };
}

/** An arrow that has been drawn is seen, with all others. */
export function drawArrow({ annotating, layers }: Table, from: string, to: string): void {
  if (!layers.isOn('annotations')) layers.toggle('annotations');
  annotating.drawArrow(from, to);
}

/** Enter: begins an arrow at the cursor, then ends it there; in the same hex it becomes a ring. */
export function pointArrow({ annotating }: Table, cursor: string): void {
  const { from } = annotating.aim ?? {};
  annotating.endNote();
  if (from === undefined) annotating.aim = { from: cursor };
  else if (from === cursor) annotating.drawRing(cursor);
  else annotating.drawArrow(from, cursor);
}

/** Escape: puts down what is in the making, or else ends drawing. */
export function leaveAnnotating(table: Table): void {
  const { annotating } = table;
  if (annotating.aim) annotating.aim = undefined;
  else toggleAnnotating(table);
}

/** What is drawn on the map, if it is shown: undefined where there is nothing. */
export function annotationsShown({ annotating, attention, layers }: Table): Annotations | undefined {
  const { isUp, aim } = annotating;
  if (!isUp && !aim && !layers.isOn('annotations')) return undefined;
  const seen = annotating.seen(aim && aim.to === undefined ? attention.cursor : undefined);
  return isEmpty(seen) ? undefined : seen;
}

/** Takes up a note that stands there, to be written anew. */
export function writeAgain(table: Table, hex: string): void {
  if (!table.annotating.isUp) toggleAnnotating(table);
  table.annotating.write(hex);
}
