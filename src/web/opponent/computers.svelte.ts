import { begunBy, stillBegun, type Begun } from '../../ai/begun.ts';
import { levelsOf, type Level } from '../../ai/names.ts';
import type { Mission } from '../../ai/plan.ts';
import { askedOf } from '../../ai/asked.ts';
import type { BaseAction, Side } from '../../kernel/game.ts';
import { toOrder, type Session } from '../../seat/session.ts';
import { nextTask } from '../store/slices.ts';
import type { Chosen } from '../ui/preferences.svelte.ts';
import { planIn, withMissions, type PlanNote, type TurnPlan } from './kept-plan.ts';
import type { Mind } from './mind.ts';
import { pauseAfter } from '../playback/pace.ts';

/** Plays the sides of a game that computers play, as long as its table is open. */
export class Computers {
  readonly #session: Session;
  readonly #mind: Mind;
  readonly #pace: () => Chosen<'pace'>;
  readonly #note: PlanNote;
  readonly levels: Readonly<Record<Side, Level>>;
  /** The sides that people play at this screen. */
  readonly people: readonly Side[];

  /** The side that a computer is deciding for. */
  side = $state<Side>();
  /** How far its thinking has come, from 0 to 1; undefined while it plays what it has decided. */
  share = $state<number>();
  /** It waits until it is told to go on. */
  paused = $state(false);
  /** Why it cannot go on. */
  failure = $state<string>();

  /** What the computer that decided last has had in mind in its turn: for those from whom nothing has to be kept. */
  plan = $state.raw<TurnPlan>();

  /** What has been decided and not been played yet; the first of an answer has to be legal. */
  #decided: BaseAction[] = [];
  #isFirst = false;
  /** What was decided and could not be played on, because somebody else had to decide something first. */
  #begun: Begun | undefined;
  /** It plays one action although it is paused. */
  #single = false;
  #running = false;
  #ended = false;
  /** It plays an action itself: the change is its own. */
  #playing = false;
  /** Ends the wait for whatever is waited for; for an answer, only when nobody wants it any more. */
  #wake: () => void = () => {};
  #dropped: () => void = () => {};

  constructor(session: Session, mind: Mind, pace: () => Chosen<'pace'>, note: PlanNote) {
    this.#session = session;
    this.#mind = mind;
    this.#pace = pace;
    this.#note = note;
    this.levels = levelsOf(session.match.notes?.players);
    this.people = session.game.sides.filter((side) => !(side in this.levels));
    this.plan = planIn(note.read(), Object.keys(this.levels));
    session.watch(() => {
      if (!this.#playing) this.#interrupt();
    });
  }

  /** Plays until the table is left. In several tabs with the same game only one does, where the browser can see to that. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const name = `bivouac/computers/${this.#session.id}`;
    if ('locks' in navigator) await navigator.locks.request(name, () => this.#loop());
    else await this.#loop();
  }

  /** The table is left. */
  leave(): void {
    this.#ended = true;
    this.#interrupt();
    this.#mind.drop();
  }

  /** It stops thinking; what has been decided already is played when it goes on. */
  pause(): void {
    this.paused = true;
    if (this.share !== undefined) this.#interrupt();
  }

  goOn(): void {
    this.failure = undefined;
    this.paused = false;
    this.#single = false;
    this.#wake();
  }

  /** Plays one action that something comes of, and waits again. */
  step(): void {
    this.paused = true;
    this.#single = true;
    this.#wake();
  }

  /** Takes back the newest decision of the person who plays here, over dice and what the computer has decided since. */
  takeBack(): void {
    const [side] = this.people;
    if (side !== undefined) this.#session.takeBack(side);
  }

  /** What was being thought about, or decided, is of no use any more. */
  #interrupt(): void {
    this.#decided = [];
    if (this.share !== undefined) this.#mind.drop();
    this.#dropped();
    this.#wake();
  }

  async #loop(): Promise<void> {
    while (!this.#ended) {
      const { toAct } = this.#session;
      const level = this.levels[toAct];
      this.side = level && toAct;
      this.share = undefined;
      if (!level) this.#single = false;
      if (!level || (this.paused && !this.#single)) await new Promise<void>((resolve) => (this.#wake = resolve));
      else if (this.#decided.length > 0) await this.#play(toAct);
      else await this.#think(toAct, level);
    }
  }

  async #think(side: Side, level: Level): Promise<void> {
    const asked = { ...askedOf(this.#session, side, level), begun: stillBegun(this.#begun, side, this.#session) };
    this.share = 0;
    const dropped = new Promise<undefined>((resolve) => (this.#dropped = () => resolve(undefined)));
    const answer = this.#mind.ask(asked, (share) => (this.share = share));
    try {
      const told = await Promise.race([answer, dropped]);
      if (!told) return;
      if (told.actions.length === 0) throw new Error('No decision.');
      this.#decided = [...told.actions];
      this.#begun = undefined;
      this.#isFirst = true;
      this.#explain(side, told.missions);
    } catch (error) {
      this.#fail(String(error));
    }
  }

  /** The actions are played up to the first that is not legal any more because something came between. */
  async #play(side: Side): Promise<void> {
    const { game, log } = this.#session;
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const action = this.#decided.shift() as BaseAction;
    const logged = log.length;
    this.#playing = true;
    const played = this.#session.perform([toOrder(action)]);
    this.#playing = false;
    if (!played.ok || this.#session.toAct !== side) {
      if (played.ok) this.#begun = begunBy(side, this.#decided, this.#session);
      this.#decided = [];
    }
    if (!played.ok) return isFirst ? this.#fail(`${played.error.rule} ${played.error.code}`) : undefined;
    const news = this.#session.log.slice(logged);
    const pause = pauseAfter(game.eventKinds, news, this.#pace());
    if (news.length > 0) this.#single = false;
    if (pause > 0 && !document.hidden) await this.#rest(pause);
    else await nextTask();
  }

  /** Keeps what it has in mind, for the whole of a turn and for whoever opens the game again. What only answers the enemy is no new plan. */
  #explain(side: Side, missions: readonly Mission[]): void {
    if (missions.length === 0) return;
    const { game, state } = this.#session;
    const { turn } = game.view(state, null);
    this.plan = withMissions(this.plan, { side, turn, missions });
    this.#note.write(JSON.stringify(this.plan));
  }

  #fail(why: string): void {
    this.failure = why;
    this.paused = true;
  }

  /** Waits so many milliseconds, or until something else happens. */
  #rest(pause: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
