import type { Layout } from '../../../hex/layout.ts';
import type { Margin, PrintedTrack } from './scene.ts';

/** Words of the margin; places and sizes in hex radii. `x` is the left end, the middle or the right end of the words. */
export interface PrintedText {
  text: string;
  x: number;
  y: number;
  size: number;
  weight: number;
  align: CanvasTextAlign;
  /** Widest the words may be. */
  width: number;
}

interface Place {
  x: number;
  y: number;
}

export interface PrintedBox extends Place {
  /** Track and box, as markers name them; no name for a frame round a block. */
  name: string;
  width: number;
  height: number;
}

/** The margin laid out: what is printed where, in hex radii from the corner of the hex field. */
export interface Printed {
  /** Height of the strip below the hex field. */
  height: number;
  boxes: readonly PrintedBox[];
  samples: readonly (Place & { kind: string; radius: number })[];
  signs: readonly (Place & { sign: string; size: number })[];
  texts: readonly PrintedText[];
  scale: (Place & { km: number; length: number }) | undefined;
  compass: (Place & { radius: number }) | undefined;
}

type Draft = { [K in 'boxes' | 'samples' | 'signs' | 'texts']: Printed[K][number][] };

/** Gap between the hex field and the strip, and between blocks. */
const [ABOVE, GAP] = [0.95, 0.7];
const TITLE_WIDTH = 8.8;
const COLUMN = 4.95;
const ROWS = 5;

/** Lays out title, legend and tracks side by side below the hex field. */
export function printed(margin: Margin, { width, height }: Layout): Printed {
  const draft: Draft = { boxes: [], samples: [], signs: [], texts: [] };
  const top = height + ABOVE;
  const legendAt = TITLE_WIDTH + GAP;
  const tracksAt = legendAt + Math.ceil(margin.legend.entries.length / ROWS) * COLUMN + GAP;
  const bottom = Math.max(layLegend(draft, margin, legendAt, top), layTracks(draft, margin, tracksAt, top, width));
  const tall = bottom - top;
  layTitle(draft, margin, top, tall);
  const km = niceKm(margin.hexKm);
  const length = (km / margin.hexKm) * Math.sqrt(3);
  draft.texts.push(
    ...[0, km / 2, km].map((at): PrintedText => ({
      ...words(`${at}${at === km ? ' km' : ''}`, 4.1 + (at / km) * length, top + tall - 1.32, 0.36),
      align: 'center',
      width: 2,
    })),
  );
  return {
    height: tall + ABOVE + 0.4,
    ...draft,
    scale: { x: 4.1, y: top + tall - 0.98, km, length },
    compass: { x: 1.65, y: top + tall - 1.6, radius: 1.05 },
  };
}

/** A round number of kilometres that makes a bar of about two hexes. */
const niceKm = (hexKm: number): number =>
  [1, 2, 4, 5, 10, 20, 40, 50, 100, 200].find((km) => km / hexKm >= 1.6) ?? Math.ceil(hexKm * 2);

const words = (text: string, x: number, y: number, size: number, weight = 500): PrintedText => ({
  text,
  x,
  y,
  size,
  weight,
  align: 'left',
  width: 40,
});

function layTitle(draft: Draft, { title, subtitle }: Margin, top: number, tall: number): void {
  draft.boxes.push({ name: '', x: 0, y: top, width: TITLE_WIDTH, height: tall });
  draft.boxes.push({ name: '', x: 0.16, y: top + 0.16, width: TITLE_WIDTH - 0.32, height: tall - 0.32 });
  const middle = { align: 'center', width: TITLE_WIDTH - 0.9 } as const;
  let y = top + 1.25;
  for (const line of lines(title, 14)) {
    draft.texts.push({ ...words(line.toLocaleUpperCase(), TITLE_WIDTH / 2, y, 1.02, 800), ...middle });
    y += 1.2;
  }
  y += 0.1;
  for (const line of lines(subtitle, 27)) {
    draft.texts.push({ ...words(line, TITLE_WIDTH / 2, y, 0.5, 500), ...middle });
    y += 0.68;
  }
}

/** Breaks a text into lines of about so many letters. */
function lines(text: string, letters: number): string[] {
  const all: string[] = [];
  for (const word of text.split(' ')) {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < letters) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}

function layLegend(draft: Draft, { legend }: Margin, x: number, top: number): number {
  draft.texts.push({ ...words(legend.title, x, top + 0.3, 0.56, 750), width: 8 });
  const columns = Math.ceil(legend.entries.length / ROWS);
  draft.texts.push({ ...words(legend.note, x, top + 0.98, 0.36), width: columns * COLUMN });
  legend.entries.forEach(({ kind, name, effect }, i) => {
    const left = x + Math.floor(i / ROWS) * COLUMN;
    const y = top + 2.15 + (i % ROWS) * 1.62;
    draft.samples.push({ kind, x: left + 0.72, y, radius: 0.72 });
    const at = left + 1.62;
    draft.texts.push({ ...words(name, at, y - (effect ? 0.27 : 0), 0.42, 650), width: COLUMN - 1.8 });
    if (effect) draft.texts.push({ ...words(effect, at, y + 0.3, 0.4), width: COLUMN - 1.8 });
  });
  return top + 2.15 + ROWS * 1.62 - 0.72;
}

/** The tracks, one below the other, as wide as the sheet leaves room; returns where they end. */
function layTracks(draft: Draft, { tracks }: Margin, x: number, top: number, right: number): number {
  let y = top;
  for (const track of tracks) {
    draft.texts.push({ ...words(track.title, x, y + 0.3, 0.56, 750), width: right - x });
    y = layTrack(draft, track, x, y + 0.78, right - x) + 0.42;
  }
  return y - 0.42;
}

function layTrack(draft: Draft, { id, row, boxes }: PrintedTrack, x: number, top: number, most: number): number {
  const notes = Math.max(...boxes.map((box) => box.notes.length));
  const width = Math.min(most / row, notes > 1 ? 1.78 : notes > 0 ? 3 : 1.1);
  const height = notes > 1 ? 2.05 : notes > 0 ? 0.86 : 0.8;
  boxes.forEach((box, i) => {
    const at = { x: x + (i % row) * width, y: top + Math.floor(i / row) * height };
    draft.boxes.push({ name: boxName(id, box.id), ...at, width, height });
    if (notes === 0) layAmount(draft, box.head, at, width, height);
    else if (notes === 1) layLine(draft, box, at, width, height);
    else layDay(draft, box, at);
  });
  return top + Math.ceil(boxes.length / row) * height;
}

export const boxName = (track: string, box: string): string => `${track} ${box}`;

type Box = PrintedTrack['boxes'][number];

function layAmount(draft: Draft, head: string, { x, y }: Place, width: number, height: number): void {
  draft.texts.push({ ...words(head, x + width / 2, y + height / 2, 0.4, 600), align: 'center', width: width - 0.2 });
}

/** A box with one note: its sign, its name, its amount. */
function layLine(draft: Draft, { head, notes }: Box, { x, y }: Place, width: number, height: number): void {
  const middle = y + height / 2;
  for (const { sign, mark = '' } of notes) {
    draft.signs.push({ sign, x: x + 0.45, y: middle, size: 0.56 });
    draft.texts.push({ ...words(mark, x + width - 0.15, middle, 0.42, 700), align: 'right', width: 0.8 });
  }
  draft.texts.push({ ...words(head, x + 0.85, middle, 0.4), width: width - 1.7 });
}

/** A box with several notes: its number in the corner, the first notes beside it, the others below. */
function layDay(draft: Draft, { head, notes }: Box, { x, y }: Place): void {
  draft.texts.push({ ...words(head, x + 0.12, y + 0.42, 0.56, 750), width: 0.72 });
  const places = [
    { x: x + 1.06, y: y + 0.42 },
    { x: x + 1.5, y: y + 0.42 },
    { x: x + 0.36, y: y + 1.12 },
    { x: x + 0.9, y: y + 1.12 },
    { x: x + 1.42, y: y + 1.12 },
    { x: x + 0.36, y: y + 1.68 },
  ];
  notes.slice(0, places.length).forEach(({ sign, mark }, i) => {
    const at = places[i] as Place;
    draft.signs.push({ sign, ...at, size: i === 0 ? 0.52 : 0.44 });
    if (mark) draft.texts.push({ ...words(mark, at.x, at.y + 0.36, 0.26, 700), align: 'center', width: 0.5 });
  });
}
