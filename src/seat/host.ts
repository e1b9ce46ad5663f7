import type { Result } from '../kernel/game.ts';
import { no } from '../kernel/game.ts';
import { byRules } from '../kernel/record.ts';
import type { Channel, Message, Position, Tail } from './channel.ts';
import { differences } from './differences.ts';
import { PARLEYS, type Parley } from './parley.ts';
import type { Rolled } from './proof.ts';
import type { Order, Played, Seat } from './seat.ts';

/** Orders of one gesture at most; the longest move and the largest declaration have far fewer. */
export const MOST_ORDERS = 500;
const malformed = (what: string): Result<never> => no({ rule: 'contract', code: 'malformed', args: { what } });

interface Hosting {
  /** What is legal is listed also where nothing is hidden: whoever asks for it has no rules. */
  listsLegal?: boolean;
}

/** Gives whoever is at the other end of a channel this seat: it is told everything that the seat knows, and nothing else. */
export function host(channel: Channel, seat: Seat, { listsLegal = false }: Hosting = {}): void {
  const { id, game, scenario, options, side } = seat;
  let actions = tails<Seat['actions'][number]>();
  let log = tails<Seat['log'][number]>();
  let rolls = tails<Rolled>();
  let sent: Position | undefined;
  const post = (message: Message): void => channel.postMessage(message);

  function tell(): void {
    const had = sent;
    const { position, ...story } = news();
    if (had) post({ type: 'change', patch: differences(had, position), ...story });
    else post({ type: 'position', position, ...story });
  }

  /** Where the game stands, and what is new of its lists. */
  function news(): Omit<Extract<Message, { type: 'position' }>, 'type'> {
    const position = positionOf(seat, listsLegal);
    sent = position;
    const { kept, more } = actions(seat.actions);
    return {
      position,
      actions: { kept, more: isOpen(seat) ? more : more.map(played) },
      log: log(seat.log),
      rolls: rolls(seat.proof?.rolls ?? []),
    };
  }

  function forget(): void {
    [actions, log, rolls, sent] = [tails(), tails(), tails(), undefined];
  }

  async function answer(question: unknown): Promise<void> {
    const { ask, type, at, orders, what } = (question ?? {}) as Partial<
      Record<'ask' | 'type' | 'at' | 'orders' | 'what', unknown>
    >;
    if (typeof ask !== 'number') return;
    if (type === 'perform') post({ type: 'answer', ask, value: await perform(orders, at) });
    else if (type === 'undo') post({ type: 'answer', ask, value: await undo(at) });
    else if (type === 'parley') post({ type: 'answer', ask, value: await parley(what, at) });
    else if (type === 'record') post({ type: 'answer', ask, value: (await seat.record()) ?? null });
    else post({ type: 'answer', ask, value: malformed('type') });
  }

  async function perform(orders: unknown, at: unknown): Promise<Result<number>> {
    if (!Array.isArray(orders) || orders.length > MOST_ORDERS || !orders.every(isOrder)) return malformed('orders');
    return typeof at === 'number' ? seat.perform(orders, at) : malformed('orders');
  }

  const undo = async (at: unknown): Promise<Result<number>> =>
    typeof at === 'number' ? seat.undo(at) : malformed('orders');

  const parley = async (what: unknown, at: unknown): Promise<Result<number>> =>
    typeof at === 'number' && PARLEYS.includes(what as Parley) ? seat.parley(what as Parley, at) : malformed('parley');

  seat.changed = tell;
  seat.pause = { forget, recall: () => void news() };
  channel.addEventListener('message', ({ data }) => void answer(data));
  channel.start?.();
  post({ type: 'game', id, game: game.id, scenario, options, side });
  tell();
}

/** Nothing is hidden from a side, nor anything that has been played: it may all be read in the record, too. */
const isOpen = ({ game, state }: Seat): boolean => game.secret?.(state) !== true;

function positionOf(seat: Seat, listsLegal: boolean): Position {
  const { game, state, side, toAct, prompt, ending, offer, clock, proof } = seat;
  return {
    known: game.known(state, side),
    toAct,
    prompt,
    legal: isOpen(seat) && !listsLegal ? null : seat.legal(),
    undo: seat.undoRefusal() ?? null,
    ending: (toAct === 'over' ? (ending ?? byRules(game.outcome(state))) : undefined) ?? null,
    offer: offer ?? null,
    clock: clock ?? null,
    chain: proof?.chain ?? null,
  };
}

/**
 * Gives what is new of a list each time, by the identity of its members: the list may have grown in place. What stands at its place stands
 * behind what stood there before.
 */
function tails<T>(): (list: readonly T[]) => Tail<T> {
  const sent: T[] = [];
  return (list) => {
    let kept = Math.min(sent.length, list.length);
    while (kept > 0 && list[kept - 1] !== sent[kept - 1]) kept--;
    sent.length = kept;
    const more = list.slice(kept);
    sent.push(...more);
    return { kept, more };
  };
}

/** Who played and what kind of action: the rest may be secret where anything is. */
const played = ({ by, type }: Played): Played => (type === undefined ? { by } : { by, type });

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Order).type === 'string' &&
  Object.values(value).every((field) => typeof field === 'string' || typeof field === 'number');
