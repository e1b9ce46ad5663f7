import { words, type Draft, type Place } from './printed.ts';
import type { PrintedTrack } from './scene.ts';

type Box = PrintedTrack['boxes'][number];

/** Below a track, and from the top of its title to its boxes. */
const [BELOW, TITLE] = [0.42, 0.78];

/** Width and height of a box that shows so many notes. */
const sizeFor = (notes: number): readonly [number, number] =>
  notes > 1 ? [DAY, 2.05] : notes > 0 ? [3, 0.86] : [1.1, 0.8];
const DAY = 1.78;

const notesIn = ({ boxes }: PrintedTrack): number => Math.max(...boxes.map((box) => box.notes.length));

/** The width at which no track has to be squeezed. */
export const widthOf = (tracks: readonly PrintedTrack[]): number =>
  Math.max(...tracks.map((track) => track.row * sizeFor(notesIn(track))[0]));

/** Between two tracks side by side. */
const GAP = 0.7;

/** The tracks, one below the other or two side by side, as wide as there is room; returns where they end. */
export function layTracks(
  draft: Draft,
  tracks: readonly PrintedTrack[],
  { x, y: top }: Place,
  room: number,
  fills: boolean,
): number {
  const half = (room - GAP) / 2;
  let [y, bottom] = [top, top];
  tracks.forEach((track, i) => {
    if (!track.beside) y = bottom;
    const width = track.beside || tracks[i + 1]?.beside ? half : room;
    const left = track.beside ? x + half + GAP : x;
    draft.texts.push({ ...words(track.title, left, y + 0.3, 0.58, 'heading'), width });
    bottom = Math.max(bottom, layTrack(draft, track, { x: left, y: y + TITLE }, width, fills) + BELOW);
  });
  return bottom - BELOW;
}

/** Boxes with several notes get all the room if they are to fill it. */
function layTrack(draft: Draft, track: PrintedTrack, { x, y: top }: Place, room: number, fills: boolean): number {
  const { id, row, boxes } = track;
  const notes = notesIn(track);
  const [usual, height] = sizeFor(notes);
  const width = fills && notes > 1 ? room / row : Math.min(room / row, usual);
  boxes.forEach((box, i) => {
    const at = { x: x + (i % row) * width, y: top + Math.floor(i / row) * height };
    draft.boxes.push({ name: boxName(id, box.id), ...at, width, height });
    if (notes === 0) layAmount(draft, box.head, at, width, height);
    else if (notes === 1) layLine(draft, box, at, width, height);
    else layDay(draft, box, at, Math.max(1, width / DAY));
  });
  return top + Math.ceil(boxes.length / row) * height;
}

export const boxName = (track: string, box: string): string => `${track} ${box}`;

function layAmount(draft: Draft, head: string, { x, y }: Place, width: number, height: number): void {
  draft.texts.push({
    ...words(head, x + width / 2, y + height / 2, 0.4, 'figures'),
    align: 'center',
    width: width - 0.2,
  });
}

/** A box with one note: its sign, its name, its amount. */
function layLine(draft: Draft, { head, notes }: Box, { x, y }: Place, width: number, height: number): void {
  const middle = y + height / 2;
  for (const { sign, mark = '' } of notes) {
    draft.signs.push({ sign, x: x + 0.45, y: middle, size: 0.56 });
    draft.texts.push({ ...words(mark, x + width - 0.15, middle, 0.42, 'strong'), align: 'right', width: 0.8 });
  }
  draft.texts.push({ ...words(head, x + 0.85, middle, 0.42), width: width - 1.7 });
}

/** A box with several notes: its number in the corner, the first notes beside it, the others below. */
function layDay(draft: Draft, { head, notes }: Box, { x, y }: Place, wide: number): void {
  draft.texts.push({ ...words(head, x + 0.12, y + 0.42, 0.56, 'strong'), width: 0.72 });
  const places = [
    { x: x + 1.06 * wide, y: y + 0.42 },
    { x: x + 1.5 * wide, y: y + 0.42 },
    { x: x + 0.36 * wide, y: y + 1.12 },
    { x: x + 0.9 * wide, y: y + 1.12 },
    { x: x + 1.42 * wide, y: y + 1.12 },
    { x: x + 0.36 * wide, y: y + 1.68 },
  ];
  notes.slice(0, places.length).forEach(({ sign, mark }, i) => {
    const at = places[i] as Place;
    draft.signs.push({ sign, ...at, size: i === 0 ? 0.52 : 0.44 });
    if (mark) draft.texts.push({ ...words(mark, at.x, at.y + 0.36, 0.26, 'strong'), align: 'center', width: 0.5 });
  });
}
