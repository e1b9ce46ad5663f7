import type { Lang } from '../../text/format.ts';
import { webText } from '../../text/web/index.ts';
import type { Annotations, DrawnArrow } from '../board/model/annotations.ts';
import type { Done } from '../state/annotations/annotating.svelte.ts';

/** What the reader has drawn in a hex: his note, a ring, arrows from there and to there. */
export function annotatedIn(lang: Lang, annotations: Annotations | undefined, hex: string): string[] {
  const { arrows = [], rings = [], notes = [] } = annotations ?? {};
  const arrow = (key: 'own-arrow-to' | 'own-arrow-from', { ink, dashed }: DrawnArrow, hex: string): string =>
    webText(lang, key, { ink, dashed: dashed ? 'yes' : 'no', hex });
  return [
    ...notes.flatMap((note) => (note.hex === hex ? [webText(lang, 'own-note', { text: note.text })] : [])),
    ...rings.flatMap((ring) => (ring.hex === hex ? [webText(lang, 'own-ring', { ink: ring.ink })] : [])),
    ...arrows.flatMap((one) => (one.from === hex ? [arrow('own-arrow-to', one, one.to)] : [])),
    ...arrows.flatMap((one) => (one.to === hex ? [arrow('own-arrow-from', one, one.from)] : [])),
  ];
}

/** What has just been drawn, or taken away. */
export function doneSpoken(lang: Lang, { what, ...about }: Done): string {
  const dashed = 'dashed' in about && about.dashed ? 'yes' : 'no';
  return webText(lang, `annotated-${what}`, { ...about, dashed });
}
