import {
  INKS,
  NO_ANNOTATIONS,
  type Annotations,
  type DrawnArrow,
  type DrawnNote,
  type DrawnRing,
  type Ink,
} from '../../board/model/annotations.ts';

/** Characters of a note, and things of a kind on one map. */
export const LONGEST = 60;
const MOST = 200;

type Drawn = DrawnArrow | DrawnRing;

const ends = (one: Drawn): string => ('hex' in one ? one.hex : `${one.from} ${one.to}`);
const isDashed = (one: Drawn): boolean => 'dashed' in one && Boolean(one.dashed);
const isSame = (a: Drawn, b: Drawn): boolean => a.ink === b.ink && isDashed(a) === isDashed(b);

/** With one more; drawn again as it is there it goes, drawn otherwise it is drawn anew. */
function toggled<T extends Drawn>(list: readonly T[], one: T): readonly T[] {
  const before = list.find((other) => ends(other) === ends(one));
  const others = list.filter((other) => other !== before);
  return before && isSame(before, one) ? others : [...others, one].slice(-MOST);
}

export const withArrow = (all: Annotations, arrow: DrawnArrow): Annotations => ({
  ...all,
  arrows: toggled(all.arrows, arrow),
});

export const withRing = (all: Annotations, ring: DrawnRing): Annotations => ({
  ...all,
  rings: toggled(all.rings, ring),
});

/** A note in the place of the one that is there; without words there is none. */
export function withNote(all: Annotations, note: DrawnNote): Annotations {
  const text = note.text.trim().slice(0, LONGEST);
  const others = all.notes.filter(({ hex }) => hex !== note.hex);
  return { ...all, notes: text === '' ? others : [...others, { ...note, text }].slice(-MOST) };
}

export const isEmpty = ({ arrows, rings, notes }: Annotations): boolean =>
  arrows.length + rings.length + notes.length === 0;

/** What was kept, as far as it can be understood. */
export function annotationsIn(text: string | null): Annotations {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Annotations, unknown>>;
    return {
      arrows: listIn(kept.arrows, arrowIn),
      rings: listIn(kept.rings, ringIn),
      notes: listIn(kept.notes, noteIn),
    };
  } catch {
    return NO_ANNOTATIONS;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function listIn<T>(list: unknown, read: (fields: Fields) => T | undefined): T[] {
  const all: unknown[] = Array.isArray(list) ? list.slice(-MOST) : [];
  return all.flatMap((one) => (typeof one === 'object' && one !== null ? (read(one as Fields) ?? []) : []));
}

const isInk = (ink: unknown): ink is Ink => INKS.some((one) => one === ink);

const arrowIn = ({ from, to, ink, dashed }: Fields): DrawnArrow | undefined =>
  typeof from === 'string' && typeof to === 'string' && isInk(ink)
    ? { from, to, ink, ...(dashed === true ? { dashed } : {}) }
    : undefined;

const ringIn = ({ hex, ink }: Fields): DrawnRing | undefined =>
  typeof hex === 'string' && isInk(ink) ? { hex, ink } : undefined;

const noteIn = ({ hex, text, ink }: Fields): DrawnNote | undefined =>
  typeof hex === 'string' && typeof text === 'string' && isInk(ink)
    ? { hex, text: text.slice(0, LONGEST), ink }
    : undefined;
