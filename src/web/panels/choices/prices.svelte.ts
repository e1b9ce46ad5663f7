import type { Order } from '../../../seat/seat.ts';
import { atOnce } from '../../state/in-slices.ts';
import { OneByOne } from '../../state/one-by-one.svelte.ts';
import type { Table } from '../../state/table.svelte.ts';
import { preferences } from '../../ui/language.svelte.ts';
import { priceNote, type PriceNote } from './price-text.ts';
import { priceOf, type Price } from './price.ts';

/** Of so many choices each is told what it costs; of more, as at a set-up, none. */
const PRICED = 24;

/** What choices cost, worked out one after the other once they are shown. */
export class Prices {
  readonly #all = new OneByOne<Price | undefined>();
  /** One of the choices lets somebody retreat for sure. */
  readonly #mayHold = $derived([...this.#all.found.values()].some((price) => price?.isSure && price.holds === 0));

  constructor(table: () => Table, orders: () => readonly Order[]) {
    $effect(() => {
      const { game, state } = table().position.seat();
      const asked = new Map(orders().map((order) => [JSON.stringify(order), order]));
      this.#all.ask(state, asked.size > PRICED ? [] : [...asked.keys()], (key) =>
        atOnce(() => {
          const order = asked.get(key);
          return order && priceOf(game, state, order);
        }),
      );
      return () => this.#all.stop();
    });
  }

  of(order: Order): Price | undefined {
    return this.#all.found.get(JSON.stringify(order));
  }

  /** `points`: whether they are told, where nothing else tells them. */
  noteOf(order: Order, points = true): PriceNote | undefined {
    const found = this.of(order);
    const price = found && (points ? found : { ...found, points: 0 });
    return price && priceNote(preferences.lang, price, this.#mayHold);
  }
}
