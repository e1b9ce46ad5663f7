import type { WebKey } from '../../text/web/texts.ts';
import type { StorageFailure } from './failure.ts';
import type { GameList, GameStore } from './game-store.ts';
import { FAILURE_TEXTS } from './problem-text.ts';
import { Tabs } from './tabs.ts';

/** What the page shows of the storage, and what it hears of other tabs. */
export class StorageState {
  readonly #store: GameStore;
  readonly #tabs = new Tabs();
  #concerned: (id: string) => void = () => undefined;
  #isPersistent = false;

  /** Games are only held in memory. */
  unsaved = $state(false);
  #failure = $state<StorageFailure>();
  /** The last action was not saved, because another tab had played on. */
  conflict = $state(false);
  #changes = $state(0);

  constructor(store: GameStore) {
    this.#store = store;
  }

  /** What the reader must be warned of as long as it lasts. */
  get warning(): WebKey | undefined {
    return this.#failure && FAILURE_TEXTS[this.#failure];
  }

  /** Changes whenever a list of the games may have changed. */
  get changes(): number {
    return this.#changes;
  }

  /** The saved games. */
  async list(): Promise<GameList> {
    const list = await this.#store.list();
    this.#look();
    return list;
  }

  /** `concerned`: a game has been saved or deleted in another tab, or could not be saved because of that. */
  listen(concerned: (id: string) => void): () => void {
    this.#concerned = concerned;
    return this.#tabs.listen((id) => {
      void this.changed();
      concerned(id);
    });
  }

  /** A game has been saved or deleted here. */
  async saved(id: string): Promise<void> {
    this.#tabs.tell(id);
    await this.changed();
    await this.#persist();
  }

  /** A game has been played on in another tab: nothing of it can be saved here until it has been opened again. */
  refused(id: string): void {
    this.conflict = true;
    this.#concerned(id);
  }

  /** There may be room now for what was only held in memory. */
  async changed(): Promise<void> {
    this.#look();
    await this.#store.settle();
    this.#look();
    this.#changes++;
  }

  #look(): void {
    this.unsaved = this.#store.hasUnsaved;
    this.#failure = this.#store.failure;
  }

  /** Asks the browser, once, not to delete the games when the device runs out of room. */
  async #persist(): Promise<void> {
    if (this.#isPersistent) return;
    this.#isPersistent = true;
    const storage = (globalThis.navigator as Navigator | undefined)?.storage as Partial<StorageManager> | undefined;
    await storage?.persist?.().catch(() => false);
  }
}
