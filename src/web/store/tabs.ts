const CHANNEL = 'bivouac/games';

/** The other tabs of this browser: each tells the others which game it has saved or deleted. */
export class Tabs {
  #channel: BroadcastChannel | undefined;

  tell(id: string): void {
    this.#channel?.postMessage(id);
  }

  /** Hears of games until the returned function is called. */
  listen(heard: (id: string) => void): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(CHANNEL);
    this.#channel = channel;
    channel.addEventListener('message', ({ data }) => heard(String(data)));
    return () => {
      channel.close();
      this.#channel = undefined;
    };
  }
}
