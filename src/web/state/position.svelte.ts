import type { Side } from '../../kernel/game.ts';
import { logFor } from '../../kernel/match.ts';
import type { Ending } from '../../kernel/record.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import type { Asks, ChoiceDetails, Pending, PositionView, TableView } from '../../wargame/wargame.ts';

/** The position as whoever looks at the table may know it, what is asked there, and the log up to it. */
export class ShownPosition {
  readonly #seat: Seat;
  readonly #watching: boolean;
  readonly #eyes: Side | null;
  #version = $state(0);
  /** Length of the log before the newest gesture. */
  #fresh = $state(0);

  readonly view: PositionView = $derived.by(() => {
    const { game, state } = this.seat();
    return game.view(state, this.#viewer());
  });
  /** The side to act may see what the other one may not, or the other way round. */
  readonly secret = $derived.by(() => {
    const { game, state, toAct } = this.seat();
    return game.sides.includes(toAct) && game.secret?.(state) === true;
  });
  /** Whose table it is: the side that sits here, or the side to act where both share the screen. */
  readonly side = $derived.by(() => this.seat().side ?? this.view.toAct);
  /** What the game says about the position besides, to the same side. */
  readonly beside: TableView = $derived.by(() => {
    const { game, state } = this.seat();
    return game.tableView(state, this.#viewer());
  });
  /** What is asked of whoever sits here: nothing while another side or nobody is to act, nor of those who look on. */
  readonly decision: Asks | 'wait' = $derived.by(() => {
    const { side, toAct } = this.seat();
    if (toAct === 'over') return 'over';
    return this.#watching || (side !== null && side !== toAct) ? 'wait' : this.beside.asks;
  });
  readonly prompt = $derived.by(() => this.seat().prompt);
  readonly legal = $derived.by((): readonly Order[] => {
    const seat = this.seat();
    return this.#watching ? [] : seat.legal();
  });
  readonly map = $derived.by(() => {
    const { game, state } = this.seat();
    return game.mapNow(state);
  });
  readonly top: Pending | undefined = $derived(this.view.pending.at(-1));
  readonly undoRefusal = $derived.by(() => this.seat().undoRefusal());
  readonly offer = $derived.by(() => this.seat().offer);
  readonly clock = $derived.by(() => this.seat().clock);
  /** How the game ended: by its rules, or else by its players. */
  readonly ending = $derived.by((): Ending | undefined => {
    const { game, state, ending } = this.seat();
    return ending ?? game.outcome(state);
  });
  readonly log = $derived.by(() => this.#visible(this.seat().log));
  /** What the newest gesture brought about. */
  readonly news = $derived.by(() => this.#visible(this.seat().log.slice(this.#fresh)));
  /** The newest roll among it, and where it stands in the log. */
  readonly rolled = $derived.by(() => {
    const { eventKinds } = this.seat().game;
    const rolls = ['roll', 'check'];
    return this.news.findLast(({ event }) => rolls.includes(eventKinds[event.code] ?? ''));
  });
  readonly roll = $derived(this.rolled?.event);

  /** `eyes` is whose view a looker-on has; null sees everything. */
  constructor(seat: Seat, watching: boolean, eyes: Side | null) {
    this.#seat = seat;
    this.#watching = watching;
    this.#eyes = eyes;
    this.#fresh = seat.log.length;
  }

  /** The seat; what is worked out from it is worked out again when the position is another one. */
  seat(): Seat {
    void this.#version;
    return this.#seat;
  }

  /** The position is another one. */
  renew(): void {
    this.#version++;
  }

  /** What stands in the log from this place on is new. */
  setFresh(logged: number): void {
    this.#fresh = logged;
  }

  /** What there is to know of an order besides its fields. */
  readonly detailsOf = (order: Order): ChoiceDetails | undefined => {
    const { game, state, toAct: by } = this.seat();
    return game.aids?.details?.(state, { ...order, by });
  };

  /** A list of its own: that of the seat may grow in place, and would be taken for the same. */
  #visible(log: Seat['log']): Seat['log'] {
    return [...logFor(log, this.#viewer())];
  }

  /** Whose knowledge is shown: that of whoever sits here or looks on, or of the side to act; null for everything. */
  #viewer(): Side | null {
    const { side, toAct, game } = this.#seat;
    if (this.#watching) return this.#eyes;
    return side ?? (game.sides.includes(toAct) ? toAct : null);
  }
}
