import { setImmediate } from 'node:timers/promises';
import type { Seated } from '../../ai/self-play.ts';
import type { Thinking } from '../../ai/player.ts';
import type { BaseAction, Refusal } from '../../kernel/game.ts';
import { toOrder } from '../../seat/session.ts';
import type { OnlineTable } from './table.ts';

/** Refusals after which the position is looked at anew. */
const PASSING = ['late', 'link-lost', 'not-stored', 'not-your-turn', 'no-offer', 'game-ended'];

/** Lets a computer player act at a seat until the game is over. Whatever the other side asks is declined. */
export async function playBy(table: OnlineTable, { player, budget }: Seated, random: () => number): Promise<void> {
  const { seat } = table;
  const side = seat.side ?? '';
  for (await table.untilAsked(); !table.isOver; await table.untilAsked()) {
    const { game, state } = seat;
    let refused: Refusal | undefined;
    if (seat.toAct !== side) refused = refusalOf(await seat.parley('decline'));
    else {
      const legal = seat.legal().map((order): BaseAction => ({ ...order, by: side }));
      const question = { side, legal, known: () => game.known(state, side) };
      refused = await played(table, await thought(player(game, question, budget, random)));
    }
    if (refused && !PASSING.includes(refused.code)) throw new Error(`The computer player chose ${refused.code}.`);
  }
}

const refusalOf = (done: { ok: true } | { ok: false; error: Refusal }): Refusal | undefined =>
  done.ok ? undefined : done.error;

/** Plays actions up to the first that is not legal any more because something came between. */
async function played({ seat }: OnlineTable, actions: readonly BaseAction[]): Promise<Refusal | undefined> {
  for (const [i, action] of actions.entries()) {
    if (seat.toAct !== seat.side || (i > 0 && seat.game.refusal(seat.state, action))) return undefined;
    const refused = refusalOf(await seat.perform([toOrder(action)]));
    if (refused) return refused;
  }
  return undefined;
}

/** Milliseconds of thinking before messages of the server are heard: it wants signs of life. */
const SLICE = 50;

async function thought(thinking: Thinking): Promise<readonly BaseAction[]> {
  let since = performance.now();
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await setImmediate();
    since = performance.now();
  }
}
