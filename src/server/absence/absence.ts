import type { Side } from '../../kernel/game.ts';
import { upBetween, type Span } from './spans.ts';

/** From when to when a player is away, in ISO 8601. */
export interface Absence {
  readonly begun: string;
  readonly ended: string;
}

/** The absences of those who play each side. */
export type Absences = ReadonlyMap<Side, readonly Absence[]>;

export const NOBODY_AWAY: Absences = new Map();

const asSpans = (absences: readonly Absence[]): Span[] => absences.map(({ begun, ended }) => ({ begun, seen: ended }));

/** Milliseconds between two times in which he is away. */
export const awayBetween = (absences: readonly Absence[], from: string, to: string): number =>
  upBetween(asSpans(absences), from, to);

/** Milliseconds between two times in which at least one of these runs was under way and he was not away. */
export const chargeable = (runs: readonly Span[], absences: readonly Absence[], from: string, to: string): number =>
  upBetween([...runs, ...asSpans(absences)], from, to) - awayBetween(absences, from, to);

/** When so many milliseconds have passed since a time, those not counted in which he is away. */
export function whenPassed(milliseconds: number, absences: readonly Absence[], from: string): string {
  let [at, left] = [Date.parse(from), milliseconds];
  for (const { begun, ended } of absences.toSorted((a, b) => Date.parse(a.begun) - Date.parse(b.begun))) {
    const until = Math.max(0, Date.parse(begun) - at);
    if (until >= left) break;
    left -= until;
    at = Math.max(at + until, Date.parse(ended));
  }
  return new Date(at + left).toISOString();
}

/** The absence that is under way at a time, else the next one. */
export const absenceAt = (absences: readonly Absence[] = [], now: string): Absence | undefined =>
  absences.toSorted((a, b) => Date.parse(a.begun) - Date.parse(b.begun)).find(({ ended }) => ended > now);

/** Is he away at this time? */
export const isAway = (absences: readonly Absence[] | undefined, now: string): boolean =>
  (absenceAt(absences, now)?.begun ?? '9') <= now;

/** What says who is away in a game. */
interface Table {
  readonly pace: { readonly per: 'phase' | 'turn' } | null;
  readonly seats: readonly { readonly side: Side; readonly away?: readonly Absence[] }[];
}

/** Who is away in a game by correspondence: live clocks stand still for nobody. */
export const absencesOf = ({ pace, seats }: Table): Absences =>
  pace?.per === 'turn' ? new Map(seats.map(({ side, away = [] }) => [side, away])) : NOBODY_AWAY;
