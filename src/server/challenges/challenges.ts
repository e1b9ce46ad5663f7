import { nameKey } from '../accounts/names.ts';
import type { ListedChallenge, Waiting } from '../../seat/sitting.ts';
import type { Side } from '../../kernel/game.ts';
import type { Account } from '../store/accounts.ts';
import type { ChallengeAnswer, NewChallenge } from '../store/challenges.ts';
import { knownPace } from '../clocks/paces.ts';
import type { Store } from '../store/store.ts';

/** Challenges: a game whose other seat is for an account by its name. */
export class Challenges {
  readonly #store: Store;
  readonly #answered: (game: string) => void;

  /** `answered`: told of a game that somebody has answered for. */
  constructor(store: Store, answered: (game: string) => void) {
    this.#store = store;
    this.#answered = answered;
  }

  /**
   * A challenge to whoever has an account by that name; undefined where nobody else has, or where he has not answered the last one. Who does not want any, or
   * has blocked whoever asks, is taken to have declined: no answer tells that apart from somebody who does it himself.
   */
  async to(name: string, side: Side, by: Account): Promise<NewChallenge | undefined> {
    const account = await this.#store.accounts.byKey(nameKey(name));
    if (!account || account.id === by.id) return undefined;
    const { challenges } = this.#store;
    if ((await challenges.open(account.id)).some((open) => open.by === by.id)) return undefined;
    const isBlocked = (await this.#store.safety.blocked(account.id)).some(({ id }) => id === by.id);
    const isWelcome = !isBlocked && (await challenges.isWelcome(account.id));
    return { side, account: account.id, by: by.id, ...(isWelcome ? {} : { answer: 'declined' }) };
  }

  /** Those that somebody has not answered yet, and whether he wants any. */
  async of(account: string): Promise<{ isWelcome: boolean; challenges: ListedChallenge[] }> {
    const isWelcome = await this.#store.challenges.isWelcome(account);
    const listed: ListedChallenge[] = [];
    for (const { game: id, side, by } of await this.#store.challenges.open(account)) {
      const [game, challenger] = [await this.#store.brief(id), await this.#store.accounts.byId(by)];
      if (!game || !challenger) continue;
      const { scenario, options, created, pace } = game;
      const about = { id, game: game.game, scenario, options, created, side, by: challenger.name };
      listed.push({ ...about, pace: knownPace(pace), isRated: game.isRated ?? false });
    }
    return { isWelcome, challenges: listed };
  }

  welcome(account: string, isWelcome: boolean): Promise<void> {
    return this.#store.challenges.welcome(account, isWelcome);
  }

  async answer(game: string, account: string, answer: ChallengeAnswer): Promise<boolean> {
    const isDone = await this.#store.challenges.answer(game, account, answer);
    if (isDone) this.#answered(game);
    return isDone;
  }

  /** What whoever waits in a game is told of whom he has challenged. */
  async waitingFor(game: string): Promise<Pick<Waiting, 'challenge'>> {
    const challenge = await this.#store.challenges.of(game);
    if (!challenge) return {};
    const account = await this.#store.accounts.byId(challenge.account);
    return { challenge: { name: account?.name ?? '…', answer: challenge.answer ?? null } };
  }
}
