import type { MarkLook } from '../../wargame/looks.ts';

/** How the marks of a game look; undefined for a game whose marks are told in other ways. */
export type MarkLooks = Readonly<Record<string, MarkLook>> | undefined;

export interface Marked {
  mark: string;
  look?: MarkLook;
}

/** Marks of a unit without one that is told already: those with a badge first, the most important before the others. */
export function marksShown(looks: MarkLooks, marks: readonly string[], except?: string): Marked[] {
  if (!looks) return [];
  const left = marks.filter((mark) => mark !== except);
  return [
    ...Object.entries(looks).flatMap(([mark, look]) => (left.includes(mark) ? [{ mark, look }] : [])),
    ...left.flatMap((mark) => (looks[mark] ? [] : [{ mark }])),
  ];
}
