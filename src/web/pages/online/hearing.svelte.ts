import type { Company } from '../../../seat/conduct.ts';
import type { Said } from '../../../seat/sitting.ts';
import { askAccount } from '../../online/account.ts';
import { store } from '../../store/games.svelte.ts';

/** Whom somebody does not hear at a game: the server keeps it for an account that has the seat, and the browser for a guest. */
export class Hearing {
  readonly #game: string;
  readonly #side: string;
  /** The other players, as the server tells them to an account; undefined for a guest. */
  company = $state.raw<Company>();
  isMuted = $state(false);

  /** `isSignedIn`: the server knows. */
  constructor(game: string, side: string, isSignedIn: boolean) {
    this.#game = game;
    this.#side = side;
    this.isMuted = store.noted(game, 'mute') === 'yes';
    if (isSignedIn) void this.#ask();
  }

  async #ask(): Promise<void> {
    const answer = await askAccount<Company>('/company', { game: this.#game });
    if (!answer.ok) return;
    this.company = answer.value;
    this.isMuted = answer.value.isMuted;
  }

  async mute(isMuted: boolean): Promise<void> {
    if (!this.company) store.note(this.#game, 'mute', isMuted ? 'yes' : 'no');
    else if (!(await askAccount('/mute', { game: this.#game, isMuted })).ok) return;
    this.isMuted = isMuted;
  }

  /** Whether the server did it. What a blocked player has said is sent again when the game is opened anew. */
  async block(side: string, isBlocked: boolean): Promise<boolean> {
    const name = this.#other(side)?.name ?? '';
    const answer = isBlocked
      ? await askAccount('/block', { game: this.#game, side })
      : await askAccount('/unblock', { name });
    await this.#ask();
    return answer.ok;
  }

  #other(side: string): Company['others'][number] | undefined {
    return this.company?.others.find((one) => one.side === side);
  }

  /** Of what was said what this player wants to hear. */
  heard(said: readonly Said[]): readonly Said[] {
    return said.filter(({ by }) => by === this.#side || !(this.isMuted || this.#other(by)?.isBlocked));
  }
}
