import type { Side } from '../../kernel/game.ts';
import type { PassedOn } from '../store/news.ts';

/** Milliseconds for which somebody counts as present after he was last active; his page says so oftener. */
const PRESENT = 60_000;
/** Milliseconds between two times that the other servers are told that he still is, at least. */
const AGAIN = 20_000;
/** Milliseconds for which he is taken to be at another server that says no more of him: longer than it goes without saying so. */
const ELSEWHERE = 90_000;

/** Somebody of a side is at a server: this one (`by` is absent) or another. */
interface Stay {
  readonly side: Side;
  readonly by?: string;
  readonly ends: ReturnType<typeof setTimeout>;
  /** When the others were told last. */
  readonly told: number;
}

/** Tells the other servers something about a game. */
type PassOn = (game: string, word: string) => Promise<void>;

/**
 * Who is present at which game, at this server and at the others. Those say `here SIDE` now and then, `gone SIDE` when nobody of it is there any more, and
 * `who` when somebody comes who wants to know.
 */
export class Presence {
  readonly #passOn: PassOn;
  readonly #stays = new Map<string, readonly Stay[]>();
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(passOn: PassOn = async () => undefined) {
    this.#passOn = passOn;
  }

  /** The sides of which somebody is present. */
  sides(game: string): Side[] {
    return [...new Set(this.#at(game).map(({ side }) => side))];
  }

  isPresent(game: string, side: Side): boolean {
    return this.#at(game).some((stay) => stay.side === side);
  }

  /** Calls this whenever somebody of a game comes or goes, until the function given back is called. */
  watch(game: string, listener: () => void): () => void {
    const watchers = this.#watchers.get(game) ?? new Set();
    if (watchers.size === 0) this.#say(game, 'who');
    this.#watchers.set(game, watchers.add(listener));
    return () => {
      watchers.delete(listener);
      if (watchers.size === 0) this.#watchers.delete(game);
    };
  }

  /** Somebody of this side is active here. */
  stay(game: string, side: Side): void {
    const before = this.#at(game).find((stay) => stay.side === side && stay.by === undefined);
    const now = Date.now();
    const isToTell = before === undefined || now - before.told >= AGAIN;
    this.#note(game, { side, told: isToTell ? now : before.told }, PRESENT);
    if (isToTell) this.#say(game, `here ${side}`);
  }

  /** Nobody of this side is here any more. */
  leave(game: string, side: Side): void {
    if (this.#drop(game, { side })) this.#say(game, `gone ${side}`);
  }

  /** Takes what another server has said. */
  hear(game: string, { by, word }: PassedOn): void {
    const [what, side = ''] = word.split(' ');
    if (what === 'here') this.#note(game, { side, by, told: 0 }, ELSEWHERE);
    if (what === 'gone') this.#drop(game, { side, by });
    if (what === 'who') for (const stay of this.#own(game)) this.#say(game, `here ${stay.side}`);
  }

  /** Nobody is here any more: the other servers are told. */
  async close(): Promise<void> {
    const own = [...this.#stays.keys()].flatMap((game) => this.#own(game).map(({ side }) => ({ game, side })));
    for (const stays of this.#stays.values()) for (const { ends } of stays) clearTimeout(ends);
    this.#stays.clear();
    await Promise.allSettled(own.map(({ game, side }) => this.#passOn(game, `gone ${side}`)));
  }

  #at(game: string): readonly Stay[] {
    return this.#stays.get(game) ?? [];
  }

  #own(game: string): readonly Stay[] {
    return this.#at(game).filter(({ by }) => by === undefined);
  }

  #note(game: string, stay: Omit<Stay, 'ends'>, during: number): void {
    const wasPresent = this.isPresent(game, stay.side);
    const end = (): void => (stay.by === undefined ? this.leave(game, stay.side) : void this.#drop(game, stay));
    this.#set(game, [...this.#without(game, stay), { ...stay, ends: setTimeout(end, during).unref() }]);
    if (!wasPresent) this.#tell(game);
  }

  /** Whether there was one. */
  #drop(game: string, stay: Pick<Stay, 'side' | 'by'>): boolean {
    const before = this.#at(game).length;
    this.#set(game, this.#without(game, stay));
    const isGone = this.#at(game).length < before;
    if (isGone && !this.isPresent(game, stay.side)) this.#tell(game);
    return isGone;
  }

  #without(game: string, { side, by }: Pick<Stay, 'side' | 'by'>): Stay[] {
    return this.#at(game).filter((stay) => {
      const isIt = stay.side === side && stay.by === by;
      if (isIt) clearTimeout(stay.ends);
      return !isIt;
    });
  }

  #set(game: string, stays: readonly Stay[]): void {
    if (stays.length > 0) this.#stays.set(game, stays);
    else this.#stays.delete(game);
  }

  #tell(game: string): void {
    for (const listener of this.#watchers.get(game) ?? []) listener();
  }

  /** What cannot be told now is told again before long. */
  #say(game: string, word: string): void {
    this.#passOn(game, word).catch(() => undefined);
  }
}
