import type { BaseAction } from '../../kernel/game.ts';
import type { Ending } from '../../kernel/record.ts';
import { Session } from '../../seat/session.ts';

/** A change of a game: so many actions stand, and these come after them; when it was, in milliseconds since 1970. */
export interface Made {
  readonly when: number;
  readonly kept: number;
  readonly more: readonly BaseAction[];
  readonly ending?: Ending | undefined;
  /** With it the game is over, and nothing is held back any more. */
  readonly isLast: boolean;
}

/** A game as onlookers see it who see everything later. */
export class HeldBack {
  /** The game as it stood that long ago; nothing is played in it. */
  readonly session: Session;
  readonly #delay: number;
  #waiting: Made[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `delay`: milliseconds by which it is later; what has been made since then follows by `add`. */
  constructor(session: Session, delay: number) {
    this.session = session;
    this.#delay = delay;
  }

  /** A game, of whose actions the store knows when each was played, as it stood so many milliseconds ago. Nothing of one that is over is held back. */
  static of(session: Session, played: readonly string[], delay: number): HeldBack {
    const isLast = session.toAct === 'over';
    const { actions } = session;
    const times = played.map((time) => Date.parse(time || '1970-01-01'));
    const { stood, made } = madeSince(isLast ? Infinity : Date.now() - delay, actions, times);
    // By the newest value of the dice all rolls up to it could be worked out.
    const { proofs, ...record } = session.record();
    const so = { ...record, ...(isLast && proofs ? { proofs } : {}), actions: actions.slice(0, stood), hash: null };
    const then = Session.resume(session.id, session.game, { ...so, result: null }, () => undefined);
    if (!then.ok) throw new Error(`The game ${session.id} cannot be held back.`);
    if (isLast) then.value.follow({ kept: stood, actions: [], ending: session.ending });
    const held = new HeldBack(then.value, delay);
    for (const change of made) held.add({ ...change, isLast });
    return held;
  }

  add(made: Made): void {
    this.#waiting.push(made);
    this.#release();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #release(): void {
    clearTimeout(this.#timer);
    const isOver = this.#waiting.at(-1)?.isLast === true;
    const wait = ({ when }: Made): number => when + this.#delay - Date.now();
    const late = isOver ? -1 : this.#waiting.findIndex((made) => wait(made) > 0);
    const due = this.#waiting.splice(0, late < 0 ? this.#waiting.length : late);
    for (const { kept, more, ending } of due) this.session.follow({ kept, actions: more, ending });
    const [next] = this.#waiting;
    if (next) this.#timer = setTimeout(() => this.#release(), wait(next)).unref();
  }
}

/** What has been made of a game since a time, by its actions and when each was played; with how many actions it stood then. */
export function madeSince(
  since: number,
  actions: readonly BaseAction[],
  played: readonly number[],
): { stood: number; made: Omit<Made, 'isLast'>[] } {
  const late = played.findIndex((when) => when > since);
  const stood = late < 0 ? actions.length : late;
  const made: { when: number; kept: number; more: BaseAction[] }[] = [];
  for (let at = stood; at < actions.length; at++) {
    const when = played[at] as number;
    const last = made.at(-1);
    if (last?.when === when) last.more.push(actions[at] as BaseAction);
    else made.push({ when, kept: at, more: [actions[at] as BaseAction] });
  }
  return { stood, made };
}
