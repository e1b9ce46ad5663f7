import type { Side } from '../kernel/game.ts';

/** The clocks of a game, as they stood when they were sent. Milliseconds. */
export interface ClockFace {
  /** What each side has left: to play, and to answer in the other one's phase. */
  readonly left: Readonly<Record<Side, { readonly play: number; readonly answer: number }>>;
  /** Whose time runs, and which; nobody's while nobody has to decide. */
  readonly running?: { readonly side: Side; readonly of: 'play' | 'answer' };
  /** When whoever plays a side is away next, or now: his time stands still then. In ISO 8601. */
  readonly away?: Readonly<Record<Side, { readonly begun: string; readonly ended: string }>>;
}
