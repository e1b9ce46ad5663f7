import { isDeepStrictEqual } from 'node:util';
import { levelNamed, type Level } from '../../ai/names.ts';
import type { Side } from '../../kernel/game.ts';
import { digestOf } from '../../kernel/hash.ts';
import type { RematchAsked, RematchTold } from '../../seat/sitting.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { mayHire, takenBy } from '../computers/hiring.ts';
import type { GameInBrief, KeptRematch, Store } from '../store/store.ts';
import { freshId, freshTicket, newGame } from '../play/new-game.ts';

/** Somebody at a seat, and the ticket that he has come by, if he has. */
export interface Sitter {
  readonly side: Side;
  readonly ticket?: string | undefined;
  /** For whom a game against a computer is counted that he begins. */
  readonly hirer?: () => Promise<string>;
}

/** The game that is over, or not yet. */
interface Before {
  readonly game: Wargame;
  readonly kept: GameInBrief;
  readonly isOver: () => boolean;
}

/** The ticket of a rematch for whoever has come by that ticket: he is told it again whenever he comes to the game before. */
const ticketFor = (ticket: string, rematch: string): string => digestOf(`${ticket} ${rematch}`);

/** The hash of the ticket by which a sitter opens his seat of the rematch. An account needs none for its seat: then nobody knows that one. */
const hashFor = (rematch: string, { ticket }: Sitter): string =>
  digestOf(ticket === undefined ? freshTicket() : ticketFor(ticket, rematch));

/** That two players play once more, with their sides exchanged: one asks, the other accepts, a computer at once. Nothing of it is an action of the game. */
export class Rematch {
  readonly #store: Store;
  readonly #before: Before;
  #kept: KeptRematch | undefined;
  /** Who has asked somebody who has blocked him: nobody else hears of it, and it is kept nowhere. */
  readonly #unheard = new Set<Side>();
  #work: Promise<unknown> = Promise.resolve();

  constructor(store: Store, before: Before) {
    this.#store = store;
    this.#before = before;
    this.#kept = before.kept.rematch;
  }

  /** What there is to say of it to somebody; undefined as long as the game goes on. */
  told({ side, ticket }: Sitter): RematchTold | undefined {
    if (!this.#before.isOver()) return undefined;
    const kept = this.#kept;
    if (!kept?.isBegun) {
      const by = kept?.by ?? (this.#unheard.has(side) ? side : null);
      return { type: 'rematch', by, seat: null };
    }
    const { id: game, tickets } = kept;
    const own = ticket === undefined ? undefined : ticketFor(ticket, game);
    const isOpened = own !== undefined && digestOf(own) === tickets[side];
    return {
      type: 'rematch',
      by: kept.by,
      seat: { game, side: this.#other(side), ...(isOpened ? { ticket: own } : {}) },
    };
  }

  /** Somebody asks or answers, which makes no sense at any time; then `told` says the same as before. Gives why what he asks for cannot be. */
  hear(sitter: Sitter, what: RematchAsked['what']): Promise<RematchTold['refusal']> {
    const done = this.#work.then(() => this.#do(sitter, what));
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** Hears what another server has kept, once the game is over; whether that is new. */
  async catchUp(): Promise<boolean> {
    if (!this.#before.isOver()) return false;
    const before = this.#kept;
    const after = await this.#store.brief(this.#before.kept.id).catch(() => undefined);
    if (after) this.#kept = after.rematch;
    return !isDeepStrictEqual(before, this.#kept);
  }

  async #do(sitter: Sitter, what: RematchAsked['what']): Promise<RematchTold['refusal']> {
    const kept = this.#kept;
    const { side } = sitter;
    if (!this.#before.isOver() || kept?.isBegun) return undefined;
    if (what === 'decline') {
      this.#unheard.delete(side);
      if (kept) await this.#keep(undefined);
    } else if (kept && kept.by !== side) await this.#begin(kept, sitter);
    else if (!kept && what === 'ask') {
      const id = freshId();
      const asked = { id, by: side, isBegun: false, tickets: { [side]: hashFor(id, sitter) } };
      if (this.#level(this.#other(side))) return this.#hire(asked, sitter);
      if (await this.#isUnheard(side)) this.#unheard.add(side);
      else await this.#keep(asked);
    }
    return undefined;
  }

  /** Has the other one blocked him? */
  async #isUnheard(side: Side): Promise<boolean> {
    const { unheard } = await this.#store.safety.hearing(this.#before.kept.id, new Date().toISOString());
    return unheard.some(({ by }) => by === side);
  }

  /** The computer that has had a seat from the start; one that plays on for somebody is not asked in his place. */
  #level(side: Side): Level | undefined {
    return levelNamed(this.#before.kept.seats.find((seat) => seat.side === side)?.name);
  }

  /** A computer accepts at once, if whoever asks may begin another game against one. */
  async #hire(asked: KeptRematch, sitter: Sitter): Promise<RematchTold['refusal']> {
    const hirer = await sitter.hirer?.();
    if (hirer === undefined || !(await mayHire(this.#store, hirer))) return 'too-many-computers';
    await this.#begin(asked, sitter, hirer);
    return undefined;
  }

  async #begin(asked: KeptRematch, sitter: Sitter, hirer?: string): Promise<void> {
    const { game, kept } = this.#before;
    const { scenario, options, pace, isPublic, isRated, delay } = kept;
    const tickets = { ...asked.tickets, [sitter.side]: hashFor(asked.id, sitter) };
    const seats = await Promise.all(
      game.sides.map(async (side) => {
        const before = this.#other(side);
        const level = this.#level(before);
        if (level) return { side, ticket: digestOf(freshTicket()), ...takenBy(level) };
        const account = await this.#store.accounts.holder(kept.id, before);
        return { side, ticket: tickets[before] ?? '', ...(account === undefined ? {} : { account }) };
      }),
    );
    const how = {
      scenario,
      options,
      pace,
      free: null,
      isPublic,
      seats,
      ...(isRated ? { isRated } : {}),
      ...(delay === undefined ? {} : { delay }),
      ...(hirer === undefined ? {} : { hirer }),
    };
    await this.#keep({ ...asked, isBegun: true, tickets }, newGame(game, asked.id, how));
  }

  /** Keeps it so, with the game that begins by it; what another process has kept meanwhile stays. */
  async #keep(rematch: KeptRematch | undefined, begun?: ReturnType<typeof newGame>): Promise<void> {
    const { id } = this.#before.kept;
    if (await this.#store.rematch(id, this.#kept, rematch, begun)) this.#kept = rematch;
    else this.#kept = (await this.#store.brief(id))?.rematch;
  }

  #other(side: Side): Side {
    return this.#before.game.sides.find((one) => one !== side) ?? side;
  }
}
