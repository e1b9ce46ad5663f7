import { inSlices, type Steps } from '../../state/in-slices.ts';
import type { PlannedCombat, Reply } from '../../state/system-parts.ts';
import type { Table } from '../../state/table.svelte.ts';
import { bringers, proposedGuns, type Proposal } from './advice.ts';

/** What an adviser says of the combat in the making: worked out in slices once the odds have been shown. */
export class Counsel {
  bringers = $state.raw<readonly string[]>([]);
  guns = $state.raw<Proposal>();
  replies = $state.raw<readonly Reply[]>([]);

  constructor(table: () => Table, combat: () => PlannedCombat) {
    $effect(() => {
      const steps = this.#advise(table(), combat());
      // Guns proposed for another draft could be the wrong ones; the rest stays until there is something new to say.
      this.guns = undefined;
      return inSlices(steps, () => {});
    });
  }

  *#advise(table: Table, combat: PlannedCombat): Steps<void> {
    const { game, state } = table.seat;
    this.guns = yield* proposedGuns(game, state, combat);
    this.replies = yield* table.parts.replies(table, combat);
    this.bringers = yield* bringers(game, state, combat);
  }
}
