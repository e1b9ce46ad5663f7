import { ADVISER } from '../../ai/names.ts';
import { ATTACKS } from '../../ai/plan.ts';
import type { Scene } from '../board/model/scene.ts';
import type { Table } from '../state/table.svelte.ts';
import type { Mind } from './mind.ts';
import type { Answer } from '../../ai/thinking.ts';

/** Tells a person, when asked, what a computer player would do in his place. */
export class Adviser {
  readonly #table: Table;
  readonly #mind: Mind;
  readonly level = ADVISER;
  /** What it was asked about, as the number of actions played then, and what it says. */
  #asked = $state.raw<{ at: number; answer?: Answer; failure?: string }>();
  readonly #current = $derived.by(() => {
    const { actions } = this.#table.position.seat();
    return this.#asked?.at === actions.length ? this.#asked : undefined;
  });

  /** A person is to decide here. */
  readonly mayAsk = $derived.by(() => !['wait', 'over', 'dice'].includes(this.#table.position.decision));
  readonly answer = $derived.by(() => this.#current?.answer);
  readonly failure = $derived.by(() => this.#current?.failure);
  readonly isThinking = $derived.by(() => this.#current !== undefined && !this.answer && this.failure === undefined);
  /** Where units would go, and what they would attack. */
  readonly arrows: Scene['arrows'] = $derived.by(() => {
    const { units } = this.#table.position.view;
    const hexOf = new Map(units.map(({ id, hex, entryHex }) => [id, hex ?? entryHex]));
    return (this.answer?.missions ?? []).flatMap(({ tactic, units, to }) =>
      units.flatMap((id) => {
        const from = hexOf.get(id);
        if (!from || to === undefined || from === to) return [];
        return [{ from, to, kind: ATTACKS.has(tactic) ? ('attack' as const) : ('support' as const) }];
      }),
    );
  });

  constructor(table: Table, mind: Mind) {
    this.#table = table;
    this.#mind = mind;
  }

  /** Asks, or puts away what has been said. */
  toggle(): void {
    if (this.#current) this.close();
    else if (this.mayAsk) void this.#ask();
  }

  close(): void {
    this.#asked = undefined;
    this.#mind.drop();
  }

  async #ask(): Promise<void> {
    const { game, id, state, toAct: side, actions } = this.#table.seat;
    const at = actions.length;
    this.#asked = { at };
    const legal = this.#table.seat.legal().map((order) => ({ ...order, by: side }));
    const known = game.known(state, side);
    try {
      const asked = { game: game.id, side, level: ADVISER, seed: `${id}/${at}`, known, legal, advice: true } as const;
      const answer = await this.#mind.ask(asked, () => {});
      if (this.#asked?.at === at) this.#asked = { at, answer };
    } catch (error) {
      if (this.#asked?.at === at) this.#asked = { at, failure: String(error) };
    }
  }
}
