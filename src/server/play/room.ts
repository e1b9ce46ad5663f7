import type { Side } from '../../kernel/game.ts';
import type { Aside, Present, Said, Talk } from '../../seat/sitting.ts';
import type { Hearing } from '../store/safety.ts';
import type { Store } from '../store/store.ts';
import { aside } from './messages.ts';

/** Milliseconds for which somebody counts as present after he was last active; his page says so oftener. */
const PRESENT = 60_000;
/** How much may be said in how many milliseconds by one side. */
const MOST = 20;
const WHILE = 60_000;
/** What is said in a game at most; afterwards nobody is heard any more. */
const MOST_SAID = 5000;

const ASIDE = new Set<unknown>(['here', 'say'] satisfies Aside['type'][]);

interface Guest {
  readonly side: Side;
  readonly tell: (message: Present | Talk) => void;
  /** He has been told what was said before. */
  isTold: boolean;
}

/** Where the players of a game meet beside the table: who is present, and what they say to each other. */
export class Room {
  readonly #game: string;
  readonly #store: Store;
  readonly #guests = new Set<Guest>();
  /** Until when each side counts as present, and when it said something lately. */
  readonly #present = new Map<Side, ReturnType<typeof setTimeout>>();
  readonly #lately = new Map<Side, number[]>();
  #said: Promise<readonly Said[]>;

  constructor(game: string, store: Store) {
    this.#game = game;
    this.#store = store;
    this.#said = store.said(game).catch(() => []);
  }

  /** Somebody comes, and is told what has been said by those whom he hears, and who is present, until the function given back is called. */
  enter(side: Side, tell: Guest['tell']): () => void {
    const guest = { side, tell, isTold: false };
    this.#guests.add(guest);
    void this.#hearing().then(async (hearing) =>
      this.#said.then((said) => {
        if (!this.#guests.has(guest)) return;
        guest.isTold = true;
        tell({ type: 'talk', said: said.filter(({ by }) => hearing !== undefined && isHeard(hearing, by, side)) });
        tell(this.#whoIsHere());
      }),
    );
    return () => {
      this.#guests.delete(guest);
      if (![...this.#guests].some((other) => other.side === side)) this.#leave(side);
    };
  }

  /** Who is not heard here; undefined where that cannot be known. */
  #hearing(): Promise<Hearing | undefined> {
    return this.#store.safety.hearing(this.#game, new Date().toISOString()).catch(() => undefined);
  }

  /** Takes a message that belongs here, and drops it when it makes no sense; false for any other. */
  hear(side: Side, message: unknown): boolean {
    if (!ASIDE.has((message as { type?: unknown } | null)?.type)) return false;
    const parsed = aside.safeParse(message);
    if (!parsed.success) return true;
    if (parsed.data.type === 'here') this.#stay(side);
    else void this.#say(side, parsed.data.text);
    return true;
  }

  #stay(side: Side): void {
    clearTimeout(this.#present.get(side));
    const isNew = !this.#present.has(side);
    this.#present.set(side, setTimeout(() => this.#leave(side), PRESENT).unref());
    if (isNew) this.#tell(this.#whoIsHere());
  }

  #leave(side: Side): void {
    clearTimeout(this.#present.get(side));
    if (this.#present.delete(side)) this.#tell(this.#whoIsHere());
  }

  /** Is somebody of this side looking at the game? */
  isPresent(side: Side): boolean {
    return this.#present.has(side);
  }

  async #say(by: Side, text: string): Promise<void> {
    const [said, hearing] = await Promise.all([this.#said, this.#hearing()]);
    const now = Date.now();
    const lately = (this.#lately.get(by) ?? []).filter((time) => now - time < WHILE);
    if (lately.length >= MOST || said.length >= MOST_SAID || !hearing || hearing.silent.includes(by)) return;
    this.#lately.set(by, [...lately, now]);
    const one: Said = { by, text, at: new Date(now).toISOString() };
    // What could not be kept is told to nobody.
    if (
      !(await this.#store.say(this.#game, one).then(
        () => true,
        () => false,
      ))
    )
      return;
    this.#said = this.#said.then((before) => [...before, one]);
    // Whoever has just come hears it either now or among all that was said, and not twice.
    void this.#said.then(() => {
      for (const { side, tell, isTold } of this.#guests)
        if (isTold && isHeard(hearing, by, side)) tell({ type: 'talk', said: [one] });
    });
  }

  #whoIsHere(): Present {
    return { type: 'present', sides: [...this.#present.keys()] };
  }

  #tell(message: Present): void {
    for (const { tell } of this.#guests) tell(message);
  }
}

const isHeard = ({ unheard }: Hearing, by: Side, to: Side): boolean =>
  !unheard.some((one) => one.by === by && one.to === to);
