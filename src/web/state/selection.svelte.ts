import type { TextArgs } from '../../text/format.ts';
import type { WebKey } from '../../text/web/texts.ts';
import type { Choice } from './decision.ts';
import type { Notice } from './notice.ts';
import type { Plan } from './plan.ts';
import type { Group } from './moving/routes.ts';

/** What this player has picked up, drafted or asked for, but not yet played. */
export class Selection {
  #plan = $state.raw<Plan>();
  #group = $state.raw<Group>();
  #draft = $state.raw<object>();
  #thing = $state<string>();
  units = $state.raw<readonly string[]>([]);
  /** A reachable hex that takes a second click. */
  armed = $state<string>();
  /** The path being drawn with the pointer, from the first hex after the start. */
  drawing = $state.raw<readonly string[]>([]);
  /** One of the choices, which Enter would play. */
  offer = $state.raw<Choice>();
  /** The stack that is fanned out. */
  fan = $state<string>();
  notice = $state.raw<Notice>();
  /** The end of the phase has been asked for: what is left to do is shown, and a second press is wanted. */
  ending = $state(false);
  /** The attack has been asked for: a second press commits it. */
  sureToAttack = $state(false);

  /** The move in the making. */
  get plan(): Plan | undefined {
    return this.#plan;
  }

  /** Those who are sent somewhere together. */
  get group(): Group | undefined {
    return this.#group;
  }

  /** What a combat in the making is made of, in the form of its system. */
  get draft(): object | undefined {
    return this.#draft;
  }

  /** Which of several things is put into a hex next. */
  get thing(): string | undefined {
    return this.#thing;
  }

  setPlan(units: readonly string[], plan: Plan | undefined): void {
    this.units = units;
    this.#plan = plan;
    this.#group = undefined;
    this.armed = undefined;
    this.drawing = [];
    this.#settle();
  }

  setGroup(group: Group): void {
    this.setPlan([], undefined);
    this.#group = group;
    this.fan = undefined;
  }

  setDraft(draft: object | undefined): void {
    this.#draft = draft;
    this.units = [];
    this.#settle();
  }

  setThing(thing: string): void {
    this.#thing = thing;
    this.armed = undefined;
    this.offer = undefined;
  }

  /** Gives a question: has anything else been picked up, planned or drafted since now? */
  watched(): () => boolean {
    const { units, plan, draft, group } = this;
    return () => this.units !== units || this.plan !== plan || this.draft !== draft || this.group !== group;
  }

  /** Nothing selected, planned or drafted. */
  clear(): void {
    this.setPlan([], undefined);
    this.#draft = undefined;
    this.offer = undefined;
    this.fan = undefined;
  }

  tell(key: WebKey, args?: TextArgs): void {
    this.notice = args ? { key, args } : { key };
  }

  /** Nothing is told, and no second press is waited for. */
  #settle(): void {
    this.notice = undefined;
    this.ending = false;
    this.sureToAttack = false;
  }
}
