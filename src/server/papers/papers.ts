import { checked } from '../../formats/document.ts';
import type { FormatError } from '../../formats/errors.ts';
import type { Refusal, Side } from '../../kernel/game.ts';
import type { Answer } from '../../seat/answer.ts';
import type { Aside, Noted, Ordered } from '../../seat/sitting.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Store } from '../store/store.ts';
import { answersRefusal } from './answering.ts';
import { Lately } from './lately.ts';
import { aside } from '../play/messages.ts';

const PAPERS = new Set<unknown>(['order', 'note'] satisfies Aside['type'][]);

/** How often a side may change what it keeps, in how many milliseconds. */
const MOST = 60;
const WHILE = 60_000;

const OWN_TURN: Refusal = { rule: 'contract', code: 'own-turn' };
const NOT_STORED: Refusal = { rule: 'contract', code: 'not-stored' };
const TOO_OFTEN: Refusal = { rule: 'contract', code: 'too-often' };
const malformed = ({ at = 'answers' }: FormatError): Refusal => ({
  rule: 'contract',
  code: 'malformed',
  args: { what: at },
});

const isOrder = (message: unknown): boolean => (message as { type?: unknown }).type === 'order';

interface Guest {
  readonly side: Side;
  readonly tell: (message: Ordered | Noted) => void;
}

/** What the papers have to know of the game that they lie at. */
export interface Desk {
  readonly id: string;
  readonly game: Wargame;
  /** May the side order something: the game goes on, and it is not its own turn. */
  mayOrder(side: Side): boolean;
  /** Does something when no change of the game is under way. */
  next(work: () => Promise<void>): Promise<void>;
}

/** What each side of a game keeps to itself: it is told to the pages of that side alone. */
export class Papers {
  readonly #desk: Desk;
  readonly #store: Store;
  readonly #guests = new Set<Guest>();
  readonly #lately = new Lately(MOST, WHILE);
  #answers: Map<Side, readonly Answer[]> = new Map();
  /** What each side was told last that it has written down. */
  readonly #notes = new Map<Side, string>();

  constructor(desk: Desk, store: Store) {
    this.#desk = desk;
    this.#store = store;
  }

  /** Fetches what is kept. */
  async open(): Promise<void> {
    this.#answers = await this.#store.answers(this.#desk.id);
  }

  /** Fetches what another server may have kept, and tells it. */
  async catchUp(): Promise<void> {
    await this.open();
    for (const side of new Set([...this.#guests].map((guest) => guest.side))) {
      this.#tell(side, this.#orderedBy(side));
      const text = await this.#store.noteOf(this.#desk.id, side);
      // Whoever is writing is not told again what he wrote before.
      if (text !== this.#notes.get(side)) this.#tellNote(side, text);
    }
  }

  /** What sides have ordered beforehand. */
  get answers(): ReadonlyMap<Side, readonly Answer[]> {
    return this.#answers;
  }

  /** Somebody of this side comes, and is told what it keeps, until the function given back is called. */
  enter(side: Side, tell: Guest['tell']): () => void {
    const guest = { side, tell };
    this.#guests.add(guest);
    tell(this.#orderedBy(side));
    void this.#desk.next(async () => this.#showNote(guest)).catch(() => undefined);
    return () => void this.#guests.delete(guest);
  }

  /** Takes a message that belongs here; one that makes no sense is answered by what is kept. False for any other. */
  hear(side: Side, message: unknown): boolean {
    if (!PAPERS.has((message as { type?: unknown } | null)?.type)) return false;
    const parsed = checked<Aside>(aside, message);
    const refusal = parsed.ok ? (this.#lately.counts(side) ? undefined : TOO_OFTEN) : malformed(parsed.error);
    if (refusal || !parsed.ok) this.#tell(side, this.#orderedBy(side, isOrder(message) ? refusal : undefined));
    else if (parsed.value.type === 'order') void this.#order(side, parsed.value.answers);
    else if (parsed.value.type === 'note') void this.#note(side, parsed.value.text);
    return true;
  }

  /** The orders of these sides are over; it is stored already. */
  drop(sides: readonly Side[]): void {
    for (const side of sides) {
      this.#answers.delete(side);
      this.#tell(side, this.#orderedBy(side));
    }
  }

  /** Keeps what is ordered, all of it or nothing: the side hears in any case where it stands. */
  #order(side: Side, answers: readonly Answer[]): Promise<void> {
    return this.#desk.next(async () => this.#tell(side, this.#orderedBy(side, await this.#keep(side, answers))));
  }

  /** Why answers are not kept; undefined when they are. */
  async #keep(side: Side, answers: readonly Answer[]): Promise<Refusal | undefined> {
    if (!this.#desk.mayOrder(side)) return OWN_TURN;
    const refusal = answersRefusal(this.#desk.game, answers);
    if (refusal) return refusal;
    try {
      await this.#store.answer(this.#desk.id, side, answers);
      this.#answers.set(side, answers);
      return undefined;
    } catch {
      return NOT_STORED;
    }
  }

  /** Keeps a note. One that cannot be kept is not told, and comes again. */
  #note(side: Side, text: string): Promise<void> {
    return this.#desk
      .next(async () => {
        await this.#store.note(this.#desk.id, side, text);
        this.#tellNote(side, text);
      })
      .catch(() => undefined);
  }

  #tellNote(side: Side, text: string): void {
    this.#notes.set(side, text);
    this.#tell(side, { type: 'noted', text });
  }

  async #showNote(guest: Guest): Promise<void> {
    const text = await this.#store.noteOf(this.#desk.id, guest.side);
    this.#notes.set(guest.side, text);
    if (this.#guests.has(guest)) guest.tell({ type: 'noted', text });
  }

  #orderedBy(side: Side, refusal?: Refusal): Ordered {
    return { type: 'ordered', answers: this.#answers.get(side) ?? [], ...(refusal ? { refusal } : {}) };
  }

  #tell(side: Side, message: Ordered | Noted): void {
    for (const guest of this.#guests) if (guest.side === side) guest.tell(message);
  }
}
