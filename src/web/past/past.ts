import { replaying } from '../../kernel/match.ts';
import type { BaseAction, Game } from '../../kernel/game.ts';
import { rehearse } from '../../seat/rehearsal.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import { inSlices } from '../store/slices.ts';
import { recordSoFar } from './so-far.ts';

/** A position of the game, after so many actions, and what was then asked of the seat. */
interface Earlier {
  state: object;
  at: number;
  orders: readonly Order[];
}

type Known = Pick<Seat, 'game' | 'state' | 'actions' | 'record'>;

/** The position before the newest change, from which those that came between are played again. */
export class Past {
  readonly #seat: Known;
  #now: Pick<Earlier, 'state' | 'at'>;
  #earlier: Earlier | undefined;

  constructor(seat: Known) {
    this.#seat = seat;
    this.#now = { state: seat.state, at: seat.actions.length };
  }

  /** The game has gone on, or back. */
  follow(orders: readonly Order[] = []): void {
    const { state, actions } = this.#seat;
    if (state === this.#now.state) return;
    this.#earlier = actions.length > this.#now.at ? { ...this.#now, orders } : undefined;
    this.#now = { state, at: actions.length };
  }

  /** The position before an action of the newest change; undefined where this seat does not know how it came about. */
  before(action: number): object | undefined {
    const { game, actions } = this.#seat;
    const earlier = this.#earlier;
    if (!earlier || action < earlier.at) return undefined;
    let { state } = earlier;
    for (let at = earlier.at; at < action; at++) {
      const played = game.play(state, actions[at]);
      if (!played.ok) return ownOnly(game, earlier, action);
      state = played.value.state;
    }
    return state;
  }

  /** The position before any action, from the beginning on; undefined while the game keeps something from a side. */
  async replayed(action: number): Promise<object | undefined> {
    const known = this.before(action);
    if (known) return known;
    const record = await recordSoFar(this.#seat);
    if (!record || action >= record.actions.length) return undefined;
    const game = this.#seat.game as unknown as Game<object, BaseAction>;
    const played = await inSlices(replaying(game, record, action), () => {});
    return played.ok ? played.value.state : undefined;
  }
}

/** Of a game elsewhere a seat knows what it has asked itself, up to the first dice. */
function ownOnly(game: Known['game'], { state, at, orders }: Earlier, action: number): object | undefined {
  const played = rehearse(game, state, orders);
  return !played.refusal && action === at + orders.length ? played.state : undefined;
}
