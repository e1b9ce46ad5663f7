import type { Side } from '../../kernel/game.ts';
import type { Aside, Present, RematchAsked, RematchTold, Said, Talk } from '../../seat/sitting.ts';
import type { Hearing } from '../store/safety.ts';
import type { Store } from '../store/store.ts';
import { Lately } from '../papers/lately.ts';
import { aside } from '../play/messages.ts';
import type { Presence } from './presence.ts';
import type { Rematch, Sitter } from './rematch.ts';

/** How much may be said in how many milliseconds by one side. */
const MOST = 20;
const WHILE = 60_000;
/** What is said in a game at most; afterwards nobody is heard any more. */
const MOST_SAID = 5000;

const ASIDE = new Set<unknown>(['here', 'say', 'rematch'] satisfies Aside['type'][]);

interface Guest extends Sitter {
  readonly tell: (message: Present | Talk | RematchTold) => void;
  /** He has been told what had been said when he came. */
  isTold: boolean;
}

/** Where the players of a game meet beside the table: who is present, and what they say to each other. */
export class Room {
  readonly #game: string;
  readonly #store: Store;
  readonly #guests = new Set<Guest>();
  readonly #presence: Presence;
  readonly #lately = new Lately(MOST, WHILE);
  readonly #rematch: Rematch | undefined;
  #said: Promise<readonly Said[]>;

  constructor(game: string, store: Store, presence: Presence, rematch?: Rematch) {
    this.#game = game;
    this.#store = store;
    this.#presence = presence;
    this.#rematch = rematch;
    this.#said = store.said(game).catch(() => []);
  }

  /** Somebody comes, and is told what has been said by those whom he hears, and who is present, until the function given back is called. */
  enter(side: Side, tell: Guest['tell'], ticket?: string): () => void {
    const guest: Guest = { side, tell, ticket, isTold: false };
    this.#guests.add(guest);
    const stop = this.#presence.watch(this.#game, () => tell(this.#whoIsHere()));
    void this.#hearing().then(async (hearing) =>
      this.#said.then((said) => {
        if (!this.#guests.has(guest)) return;
        guest.isTold = true;
        tell({ type: 'talk', said: said.filter(({ by }) => hearing !== undefined && isHeard(hearing, by, side)) });
        tell(this.#whoIsHere());
        this.#tellRematch(guest);
      }),
    );
    return () => {
      this.#guests.delete(guest);
      stop();
      if (![...this.#guests].some((other) => other.side === side)) this.#presence.leave(this.#game, side);
    };
  }

  /** Who is not heard here; undefined where that cannot be known. */
  #hearing(): Promise<Hearing | undefined> {
    return this.#store.safety.hearing(this.#game, new Date().toISOString()).catch(() => undefined);
  }

  /** Takes a message that belongs here, and drops it when it makes no sense; false for any other. */
  hear(side: Side, message: unknown, by: Omit<Sitter, 'side'> = {}): boolean {
    if (!ASIDE.has((message as { type?: unknown } | null)?.type)) return false;
    const parsed = aside.safeParse(message);
    if (!parsed.success) return true;
    const { data } = parsed;
    if (data.type === 'here') this.#presence.stay(this.#game, side);
    if (data.type === 'say') void this.#say(side, data.text);
    if (data.type === 'rematch') void this.#playAgain({ side, ...by }, data.what);
    return true;
  }

  /** What could not be kept is told to nobody. */
  async #playAgain(sitter: Sitter, what: RematchAsked['what']): Promise<void> {
    if (!this.#rematch || !this.#lately.counts(sitter.side)) return;
    const refusal = await this.#rematch.hear(sitter, what).catch(() => undefined);
    for (const guest of this.#guests) this.#tellRematch(guest, guest.side === sitter.side ? refusal : undefined);
  }

  #tellRematch(guest: Guest, refusal?: RematchTold['refusal']): void {
    const told = this.#rematch?.told(guest);
    if (told) guest.tell(refusal ? { ...told, refusal } : told);
  }

  async #say(by: Side, text: string): Promise<void> {
    const [said, hearing] = await Promise.all([this.#said, this.#hearing()]);
    if (said.length >= MOST_SAID || !hearing || hearing.silent.includes(by) || !this.#lately.counts(by)) return;
    const one: Said = { by, text, at: new Date().toISOString() };
    // What could not be kept is told to nobody.
    if (
      !(await this.#store.say(this.#game, one).then(
        () => true,
        () => false,
      ))
    )
      return;
    this.#listen();
  }

  /** Tells what another server has kept. */
  catchUp(): void {
    this.#listen();
    void this.#rematch?.catchUp().then((isNew) => {
      if (isNew) for (const guest of this.#guests) this.#tellRematch(guest);
    });
  }

  /** Tells what has been said since that was read last, to those who hear whoever said it. */
  #listen(): void {
    this.#said = this.#said.then(async (before) => {
      const more = await this.#store.said(this.#game, before.length).catch(() => []);
      const hearing = more.length > 0 ? await this.#hearing() : undefined;
      if (hearing)
        for (const { side, isTold, tell } of this.#guests) {
          const said = more.filter(({ by }) => isHeard(hearing, by, side));
          if (isTold && said.length > 0) tell({ type: 'talk', said });
        }
      return [...before, ...more];
    });
  }

  #whoIsHere(): Present {
    return { type: 'present', sides: this.#presence.sides(this.#game) };
  }
}

const isHeard = ({ unheard }: Hearing, by: Side, to: Side): boolean =>
  !unheard.some((one) => one.by === by && one.to === to);
