import type { Answer, Outcome, Request } from './asking.ts';

/** What is asked, before it has a number. */
type Unasked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Open {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (why: Error) => void;
}

/** Questions to a database that answers in a thread: those of the same moment go there together, in their order. */
export class Questions {
  readonly #send: (requests: readonly Request[]) => void;
  readonly #open = new Map<number, Open>();
  #asked = 0;
  #unsent: Request[] = [];
  #lost: Error | undefined;

  constructor(send: (requests: readonly Request[]) => void) {
    this.#send = send;
  }

  get areOpen(): boolean {
    return this.#open.size > 0;
  }

  /** Rejects with what the database says, or when it is lost. */
  ask(what: Unasked): Promise<Outcome> {
    if (this.#lost) return Promise.reject(this.#lost);
    const id = ++this.#asked;
    if (this.#unsent.length === 0) setImmediate(() => this.#sendAll());
    this.#unsent.push({ ...what, id });
    return new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }));
  }

  heard(answers: readonly Answer[]): void {
    for (const answer of answers) {
      const open = this.#open.get(answer.id);
      this.#open.delete(answer.id);
      if ('outcome' in answer) open?.resolve(answer.outcome);
      else open?.reject(Object.assign(new Error(answer.failure.message), { code: answer.failure.code }));
    }
  }

  /** Nobody answers any more. */
  lose(why: Error): void {
    this.#lost ??= why;
    for (const { reject } of this.#open.values()) reject(why);
    this.#open.clear();
  }

  #sendAll(): void {
    const requests = this.#unsent;
    this.#unsent = [];
    this.#send(requests);
  }
}
