import type { Answered, Failure } from '../../online/account.ts';

/** What a form has asked, and what is wrong with it. */
export class Asking {
  isBusy = $state(false);
  isDone = $state(false);
  failure = $state.raw<Failure>();

  /** Asks one thing at a time; whether it was done. */
  async ask(asking: () => Promise<Answered<unknown>>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.isDone = false;
    this.failure = undefined;
    const answer = await asking();
    this.isBusy = false;
    this.isDone = answer.ok;
    if (!answer.ok) this.failure = answer.error;
    return answer.ok;
  }

  /** What is wrong with one field. */
  at(field: string): Failure | undefined {
    return this.failure?.at === field ? this.failure : undefined;
  }

  /** What is wrong with none of these fields. */
  beside(...fields: readonly string[]): Failure | undefined {
    return fields.includes(this.failure?.at ?? '') ? undefined : this.failure;
  }
}
