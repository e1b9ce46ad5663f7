import { shelf } from '../store/games.svelte.ts';
import { inSlices } from '../store/slices.ts';
import { Film } from '../playback/playback.svelte.ts';
import { Timeline } from '../playback/timeline.ts';
import type { Table } from '../state/table.svelte.ts';
import { taste } from '../ui/language.svelte.ts';
import { deedsOf, trailsOf } from './turn-summary.ts';
import { stintOf } from './opponent-turn.ts';

/** What a side is shown when its turn at the screen comes: what the other did meanwhile. */
export class LookBack {
  readonly #table: Table;
  /** How many actions had been played when the card was last put away. */
  #seen = $state(0);
  #timeline = $state.raw<Timeline>();
  #loading: { at: number; timeline: Promise<Timeline | undefined> } | undefined;
  #film = $state.raw<Film>();
  readonly stint = $derived.by(() => {
    const { log, view, session } = this.#table;
    if (taste.chosen.handover === 'never' || !session.game.sides.includes(view.toAct)) return undefined;
    return stintOf(view.toAct, session.actions, log);
  });
  readonly #events = $derived.by(() => {
    const from = this.stint?.from ?? Infinity;
    return this.#table.log.flatMap(({ at, event }) => (at >= from ? [event] : []));
  });
  readonly deeds = $derived(deedsOf(this.#events));
  /** Where the others went: on the map until this side acts. */
  readonly trails = $derived(trailsOf(this.#events));
  /** The card is to be shown. */
  readonly due = $derived(this.stint !== undefined && this.stint.to !== this.#seen);
  /** What is being shown on the board, if anything. */
  readonly film = $derived(this.due && this.#film?.player.to === this.stint?.to ? this.#film : undefined);
  /** Points of each side before and after; known only when the game has been played over once more. */
  readonly points = $derived.by(() => {
    const { stint } = this;
    if (!stint || this.#timeline?.length !== stint.to) return [];
    const { view, session } = this.#table;
    const before = session.game.view(this.#timeline.at(stint.from), view.toAct).points;
    return Object.entries(view.points).map(([side, now]) => ({ side, now, before: before[side] ?? 0 }));
  });

  constructor(table: Table) {
    this.#table = table;
    this.#seen = Number(shelf.noted(table.session.id, 'seen') ?? 0);
  }

  /** Plays the game over once more, in slices, for what cannot be read from the log. */
  load(): Promise<Timeline | undefined> {
    const at = this.#table.session.actions.length;
    if (this.#loading?.at !== at) this.#loading = { at, timeline: this.#make() };
    return this.#loading.timeline;
  }

  async #make(): Promise<Timeline | undefined> {
    const { session } = this.#table;
    const made = await inSlices(Timeline.making(session.game, session.record()), () => undefined);
    if (made.ok) this.#timeline = made.value;
    return this.#timeline;
  }

  /** Puts the board back to where the other side began; undefined when the game has gone on meanwhile. */
  async wind(): Promise<Film | undefined> {
    const timeline = await this.load();
    const { stint, film } = this;
    if (film || !stint || timeline?.length !== stint.to) return film;
    const { session, view } = this.#table;
    this.#film = new Film(timeline, session.record(), stint.from, stint.to, view.toAct);
    return this.#film;
  }

  /** The board shows the game as it stands again. */
  stop(): void {
    this.#film = undefined;
  }

  /** Puts the card away. */
  skip(): void {
    this.stop();
    this.#seen = this.stint?.to ?? this.#seen;
    shelf.note(this.#table.session.id, 'seen', String(this.#seen));
  }
}
