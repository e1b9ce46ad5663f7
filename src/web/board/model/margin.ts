import type { Layout } from '../../../hex/layout.ts';
import type { Cut } from './cut.ts';
import {
  emptyDraft,
  enlarged,
  words,
  type Draft,
  type Place,
  type Printed,
  type PrintedFace,
  type PrintedText,
} from './printed.ts';
import type { Margin, PrintedTrack } from './scene.ts';
import { layTracks, widthOf } from './tracks.ts';

/** Gap between the hex field and the strip, and between blocks. */
const [ABOVE, GAP] = [0.95, 0.7];
const TITLE_WIDTH = 8.8;
/** Columns of the legend, and how wide they get where there is room. */
const [COLUMN, WIDE_COLUMN] = [4.95, 6.4];
const ROWS = 5;
/** Free ground between the hexes at a cut-out corner and the tracks in it. */
const INSET = 1.4;

/** Lays out title, legend and tracks side by side below the hex field, `lower` where something else stands there; the tracks in a corner without hexes that holds them. */
export function printed(margin: Margin, { width, height }: Layout, cut?: Cut, lower = 0): Printed {
  const draft = emptyDraft();
  const top = height + ABOVE + lower;
  const legendAt = TITLE_WIDTH + GAP;
  const columns = Math.ceil(margin.legend.entries.length / ROWS);
  const corner = cut && layInCorner(draft, margin.tracks, { width, height }, cut);
  const column = corner ? Math.min(WIDE_COLUMN, (width - legendAt) / columns) : COLUMN;
  const legendEnds = layLegend(draft, margin, { x: legendAt, y: top }, columns, column);
  const beside = { x: legendAt + columns * COLUMN + GAP, y: top };
  const tracksEnd = corner ? 0 : layTracks(draft, margin.tracks, beside, width - beside.x, false);
  const tall = Math.max(legendEnds, tracksEnd) - top;
  layTitle(draft, margin, top, tall);
  return {
    top: corner ? Math.min(corner.y, top) : top,
    height: tall + ABOVE + 0.4,
    scale: layScale(draft, margin.hexKm, top + tall),
    compass: { x: 1.5, y: top + tall - 1.42, radius: 0.95 },
    ...draft,
  };
}

/** Lays the tracks out in the corner as large as they fit, and gives its place; undefined where they would be smaller than in the strip. */
function layInCorner(draft: Draft, tracks: readonly PrintedTrack[], field: Size, cut: Cut): Place | undefined {
  const x = cut.east ? cut.x + INSET : 0;
  const y = cut.south ? cut.y + INSET : 0;
  const [width, height] = [
    (cut.east ? field.width : cut.x - INSET) - x,
    (cut.south ? field.height : cut.y - INSET) - y,
  ];
  const origin = { x: 0, y: 0 };
  const needed = widthOf(tracks);
  const times = Math.min(width / needed, height / layTracks(emptyDraft(), tracks, origin, needed, true));
  if (times < 1) return undefined;
  const usual = emptyDraft();
  layTracks(usual, tracks, origin, width / times, true);
  const large = enlarged(usual, { x, y }, times);
  draft.boxes.push(...large.boxes);
  draft.signs.push(...large.signs);
  draft.texts.push(...large.texts);
  return { x, y };
}

interface Size {
  width: number;
  height: number;
}

/** The bar begins beside the compass, further to the left if it would come too near to the frame. */
function layScale(draft: Draft, hexKm: number, bottom: number): Printed['scale'] {
  const km = niceKm(hexKm);
  const length = (km / hexKm) * Math.sqrt(3);
  const x = Math.min(4.1, TITLE_WIDTH - 1.3 - length);
  draft.texts.push(
    ...[0, km / 2, km].map((at): PrintedText => ({
      ...words(`${at}${at === km ? ' km' : ''}`, x + (at / km) * length, bottom - 1.06, 0.34, 'figures'),
      align: 'center',
      width: 2,
    })),
  );
  return { x, y: bottom - 0.74, km, length };
}

/** A round number of kilometres that makes a bar of about two hexes. */
const niceKm = (hexKm: number): number =>
  [1, 2, 4, 5, 10, 20, 40, 50, 100, 200].find((km) => km / hexKm >= 1.6) ?? Math.ceil(hexKm * 2);

/** Title and period on top, then what the map is and from what it was drawn; scale and compass stand at the foot. */
function layTitle(draft: Draft, margin: Margin, top: number, tall: number): void {
  draft.boxes.push({ name: '', x: 0, y: top, width: TITLE_WIDTH, height: tall });
  draft.boxes.push({ name: '', x: 0.16, y: top + 0.16, width: TITLE_WIDTH - 0.32, height: tall - 0.32 });
  let y = top + 0.62;
  const lay = (text: string, letters: number, size: number, face: PrintedFace, leading = 1.28): void => {
    for (const line of lines(text, letters)) {
      y += size * leading;
      draft.texts.push({
        ...words(line, TITLE_WIDTH / 2, y - size / 2, size, face),
        align: 'center',
        width: TITLE_WIDTH - 0.9,
      });
    }
  };
  lay(margin.title.toLocaleUpperCase(), 14, 0.96, 'title', 1.15);
  y += 0.12;
  lay(margin.subtitle, 30, 0.48, 'slanted');
  y += 0.26;
  lay(margin.hexScale, 46, 0.34, 'words');
  y += 0.1;
  lay(margin.note, 50, 0.34, 'words');
  y += 0.1;
  lay(margin.credits, 50, 0.34, 'slanted');
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

function layLegend(draft: Draft, { legend }: Margin, { x, y: top }: Place, columns: number, column: number): number {
  draft.texts.push({ ...words(legend.title, x, top + 0.3, 0.58, 'heading'), width: 8 });
  draft.texts.push({ ...words(legend.note, x, top + 0.98, 0.36), width: columns * column });
  legend.entries.forEach(({ kind, name, effect }, i) => {
    const left = x + Math.floor(i / ROWS) * column;
    const y = top + 2.15 + (i % ROWS) * 1.62;
    draft.samples.push({ kind, x: left + 0.72, y, radius: 0.72 });
    const at = left + 1.62;
    draft.texts.push({ ...words(name, at, y - (effect ? 0.27 : 0), 0.44, 'name'), width: column - 1.8 });
    if (effect) draft.texts.push({ ...words(effect, at, y + 0.3, 0.38, 'figures'), width: column - 1.8 });
  });
  return top + 2.15 + ROWS * 1.62 - 0.72;
}
