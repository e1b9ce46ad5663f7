/** The page's newer version, if one lies ready on this device: it takes over when the reader says so, never by itself. */
class Update {
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Lets the service worker keep the page for times without a network. A browser that refuses only stays online. */
  async watch(): Promise<void> {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    const first = workers.controller === null;
    workers.addEventListener('controllerchange', () => this.#taken(first));
    try {
      this.#follow(await workers.register('/worker.js'));
    } catch {
      // The page works as well without it, while there is a network.
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      this.#waiting = registration.waiting;
      if (registration.waiting && registration.active) this.ready = true;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && navigator.onLine) void registration.update().catch(() => undefined);
    });
  }

  #asked = false;
  #seen = false;

  /** The new version has taken over: by this reader's wish here, or in another tab, which this one learns here. */
  #taken(first: boolean): void {
    if (this.#asked) location.reload();
    else if (!first || this.#seen) this.ready = true;
    this.#seen = true;
  }

  takeOver(): void {
    this.#asked = true;
    if (this.#waiting?.state === 'installed') this.#waiting.postMessage('take-over');
    else location.reload();
  }
}

export const update = new Update();
