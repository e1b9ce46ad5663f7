import type { Refusal, Result } from '../kernel/game.ts';
import { no } from '../kernel/game.ts';
import type { Channel, Message } from './channel.ts';
import type { Order, Played, Seat } from './seat.ts';

/** Orders of one gesture at most; the longest move and the largest declaration have far fewer. */
const MOST = 500;
const MALFORMED: Refusal = { rule: 'contract', code: 'malformed', args: { what: 'orders' } };

/** Gives whoever is at the other end of a channel this seat: it is told everything that the seat knows, and nothing else. */
export function host(channel: Channel, seat: Seat): void {
  const { id, game, scenario, options, side } = seat;
  let sent: Seat['log'] = [];
  const post = (message: Message): void => channel.postMessage(message);

  function tell(): void {
    const { state, toAct, prompt, actions, log } = seat;
    const first = log.findIndex((entry, i) => entry !== sent[i]);
    const kept = first < 0 ? log.length : first;
    sent = log;
    const known = game.known(state, side);
    const undo = seat.undoRefusal() ?? null;
    const position = {
      known,
      toAct,
      prompt,
      legal: seat.legal(),
      actions: actions.map(played),
      kept,
      log: log.slice(kept),
      undo,
    };
    post({ type: 'position', position });
  }

  async function answer(question: unknown): Promise<void> {
    const { ask, type, at, orders } = (question ?? {}) as Partial<Record<'ask' | 'type' | 'at' | 'orders', unknown>>;
    if (typeof ask !== 'number') return;
    if (type === 'perform') post({ type: 'answer', ask, value: await perform(orders, at) });
    if (type === 'undo') post({ type: 'answer', ask, value: await undo(at) });
    if (type === 'record') post({ type: 'answer', ask, value: (await seat.record()) ?? null });
  }

  async function perform(orders: unknown, at: unknown): Promise<Result<number>> {
    if (!Array.isArray(orders) || orders.length > MOST || !orders.every(isOrder)) return no(MALFORMED);
    return typeof at === 'number' ? seat.perform(orders, at) : no(MALFORMED);
  }

  const undo = async (at: unknown): Promise<Result<number>> => (typeof at === 'number' ? seat.undo(at) : no(MALFORMED));

  seat.changed = tell;
  channel.addEventListener('message', ({ data }) => void answer(data));
  channel.start?.();
  post({ type: 'game', id, game: game.id, scenario, options, side });
  tell();
}

/** Who played and what kind of action: the rest may be secret. */
const played = ({ by, type }: Played): Played => (type === undefined ? { by } : { by, type });

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Order).type === 'string' &&
  Object.values(value).every((field) => typeof field === 'string' || typeof field === 'number');
