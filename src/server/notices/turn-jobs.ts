import type { Side } from '../../kernel/game.ts';
import type { Absences } from '../absence/absence.ts';
import { dueOf, type Clock, type Pace } from '../clocks/clock.ts';
import type { NewJob } from '../store/jobs.ts';
import type { Standing } from '../store/store.ts';

/** What a notice is about: a side has had to decide since that version of a game. */
export interface Turn {
  readonly game: string;
  readonly side: Side;
  readonly since: number;
}

/** That it is his move, that his time is running out, or that somebody asks him to play. */
export type NoticeKind = 'turn' | 'reminder' | 'challenge';

/** Milliseconds until somebody is told that it is his move: whoever is at his table has answered by then. */
const WAIT = 90_000;
/** After which part of his time a player is reminded. */
const REMIND = 0.8;

/** The jobs of a change that led to this version of a game: nobody is told of his move in a game that is played live. */
export function jobsOf(
  game: string,
  version: number,
  pace: Pace | null,
  standing: Standing,
  absences: Absences,
): NewJob[] {
  const { deciding, moved, clock } = standing;
  if (deciding?.since !== version || pace?.per === 'phase') return [];
  const turn: Turn = { game, side: deciding.side, since: version };
  const job = (kind: NoticeKind, due: string): NewJob => ({ kind, key: keyOf(kind, turn), payload: turn, due });
  const soon = new Date(Date.parse(moved) + WAIT).toISOString();
  const end = clock && dueOf(clock, absences);
  const reminder = clock && reminderOf(clock, absences);
  return [
    job('turn', soon),
    ...(reminder !== undefined && end !== undefined && end > soon ? [job('reminder', reminder)] : []),
  ];
}

/** When whoever's time runs is to be reminded of it. */
export const reminderOf = (clock: Clock, absences: Absences): string | undefined => dueOf(clock, absences, REMIND);
/** The job that tells somebody of a challenge. */
export function challengeJob(game: string, side: Side, due: string): NewJob {
  const turn: Turn = { game, side, since: 0 };
  return { kind: 'challenge', key: keyOf('challenge', turn), payload: turn, due };
}

export const keyOf = (kind: string, { game, side, since }: Turn): string => `${kind}/${game}/${side}/${since}`;
