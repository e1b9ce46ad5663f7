import type { Result } from '../../kernel/game.ts';
import type { Parley } from '../../seat/parley.ts';
import type { Seat } from '../../seat/seat.ts';
import type { SocketChannel } from '../../seat/socket-channel.ts';
import { positionText } from '../output/position.ts';
import { refusalJson } from '../output/refused.ts';
import { section } from '../output/table.ts';
import type { Terminal } from '../output/terminal.ts';
import { lineOf, TYPED, type Line } from './line.ts';
import type { Tell } from './tell.ts';

/** A seat at which somebody types. */
export class OnlineTable {
  readonly #terminal: Terminal;
  readonly #tell: Tell;
  readonly #channel: SocketChannel;
  readonly seat: Seat;
  /** Those who wait for something to become so. */
  #waiting: (() => void)[] = [];

  constructor(terminal: Terminal, tell: Tell, channel: SocketChannel, seat: Seat) {
    this.#terminal = terminal;
    this.#tell = tell;
    this.#channel = channel;
    this.seat = seat;
  }

  /** The seat or its link has changed. */
  changed(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const look of waiting) look();
  }

  get isOver(): boolean {
    return this.seat.toAct === 'over';
  }

  /** This side has to decide something or is asked something, or the game is over. */
  get isAsked(): boolean {
    const { toAct, side, offer } = this.seat;
    const isThere = this.#channel.status === 'open';
    return this.isOver || (isThere && (toAct === side || (offer !== undefined && offer.by !== side)));
  }

  async untilAsked(): Promise<void> {
    while (!this.isAsked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Does what is typed, line by line, until the table is left or nothing more comes. */
  async obey(lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
    for await (const text of lines) {
      const line = lineOf(text.trim());
      if (line.kind === 'quit') return;
      if (text.trim() !== '') await this.#do(line, text.trim());
    }
  }

  async #do(line: Line, text: string): Promise<void> {
    const { seat } = this;
    switch (line.kind) {
      case 'orders':
        return this.#sayRefusal(await seat.perform(line.orders));
      case 'listed':
        return this.#playListed(line.number);
      case 'parley':
        return this.#settle(line.what);
      case 'undo':
        return this.#sayRefusal(await seat.undo());
      case 'wait':
        return this.untilAsked();
      case 'legal':
        return this.#list();
      case 'show':
        return this.#show();
      default:
        return this.#help(line.kind === 'unclear' ? text : undefined);
    }
  }

  /** Whoever gives up does so however the game has gone on meanwhile. */
  async #settle(what: Parley): Promise<void> {
    const done = await this.seat.parley(what);
    if (what === 'resign' && !done.ok && done.error.code === 'late') return this.#settle(what);
    this.#sayRefusal(done);
  }

  async #playListed(number: number): Promise<void> {
    const legal = this.seat.legal();
    const order = legal[number - 1];
    if (order) return this.#sayRefusal(await this.seat.perform([order]));
    this.#tell({ type: 'unclear' }, this.#terminal.say('online-no-number', { number, count: legal.length }));
  }

  #sayRefusal(done: Result<number>): void {
    if (done.ok) return this.#tell({ type: 'done' }, '');
    const { game } = this.seat;
    const refusal = refusalJson(this.#terminal, game, done.error);
    this.#tell({ type: 'refused', refusal }, this.#terminal.refusal(game, done.error));
  }

  #list(): void {
    const actions = this.seat.legal();
    const rows = actions.map((action, i) => `  ${i + 1}  ${JSON.stringify(action)}`).join('\n');
    const count = this.#terminal.say('actions-legal', { count: actions.length });
    this.#tell({ type: 'legal', actions }, section(count, rows) || count);
  }

  #show(): void {
    const { game, state, side, ending } = this.seat;
    const view = game.view(state, side);
    const outcome = ending ?? game.outcome(state);
    this.#tell({ type: 'view', view }, positionText(this.#terminal, game, view, outcome));
  }

  #help(unclear?: string): void {
    const words = TYPED.join(', ');
    const text = this.#terminal.say('online-help', { words });
    if (unclear === undefined) return this.#tell({ type: 'help', words: TYPED }, text);
    this.#tell({ type: 'unclear' }, `${this.#terminal.say('online-unclear')} ${text}`);
  }
}
