import type { Side } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import { store } from '../store/games.svelte.ts';
import { keptRecord } from '../store/save-file.ts';
import { whenIdle } from '../store/slices.ts';
import { Playback } from '../playback/playback.svelte.ts';
import { Timeline } from '../playback/timeline.ts';
import { scoreOf } from '../state/score.ts';
import type { Table } from '../state/table.svelte.ts';
import { preferences } from '../ui/language.svelte.ts';
import { turnSummaryOf, trailsOf } from './turn-summary.ts';
import { missedBy, opponentTurnOf, phaseBegan, type OpponentTurn } from './opponent-turn.ts';

/** What a side is shown when its turn at the screen comes: what the other did meanwhile. */
export class SinceLastVisit {
  readonly #table: Table;
  /** How many actions had been played when the card was last put away. */
  #seen = $state(0);
  /** How many actions had been played when the table of a game elsewhere was opened, and how many of them were seen before. */
  readonly #opened: { at: number; seen: number } | undefined;
  #timeline = $state.raw<Timeline>();
  #record: GameRecord | undefined;
  #loading: { at: number; timeline: Promise<Timeline | undefined> } | undefined;
  #playback = $state.raw<Playback>();
  readonly opponentTurn = $derived.by(() => {
    const { seat, watching } = this.#table;
    const { log, view } = this.#table.position;
    if (preferences.chosen.handover === 'never' || !seat.game.sides.includes(view.toAct)) return undefined;
    // What one has done oneself is told to the other side alone.
    if (seat.side !== null && seat.side !== seat.toAct && !watching) return undefined;
    return opponentTurnOf(seat.game.eventKinds, view.toAct, seat.actions, log) ?? this.#missed(view.toAct);
  });
  readonly #events = $derived.by(() => {
    const from = this.opponentTurn?.from ?? Infinity;
    return this.#table.position.log.flatMap(({ at, event }) => (at >= from ? [event] : []));
  });
  /** Only those moves count as the other side's that its own units made. */
  readonly summary = $derived.by(() => {
    const { seat, counters } = this.#table;
    const by = this.opponentTurn?.by;
    return turnSummaryOf(seat.game.eventKinds, this.#events, (unit) => counters.get(unit)?.side === by);
  });
  /** Where the others went: on the map until this side acts; while they act, where they go in this phase. */
  readonly trails = $derived.by(() => {
    const { decision, log } = this.#table.position;
    const { eventKinds } = this.#table.seat.game;
    if (decision !== 'wait') return trailsOf(eventKinds, this.#events);
    const began = phaseBegan(eventKinds, log);
    return trailsOf(
      eventKinds,
      log.flatMap(({ at, event }) => (at >= began ? [event] : [])),
    );
  });
  /** The card is to be shown. */
  readonly due = $derived(this.opponentTurn !== undefined && this.opponentTurn.to !== this.#seen);
  /** What is being shown on the board, if anything. */
  readonly playback = $derived(
    this.due && this.#playback?.player.to === this.opponentTurn?.to ? this.#playback : undefined,
  );
  /** What decides the game, before and after; known only when the game has been played over once more. */
  readonly points = $derived.by(() => {
    const { opponentTurn } = this;
    if (!opponentTurn || this.#timeline?.length !== opponentTurn.to) return [];
    const { seat } = this.#table;
    const { view, beside } = this.#table.position;
    const then = this.#timeline.at(opponentTurn.from);
    const { tally } = seat.game.tableView(then, view.toAct);
    const before = scoreOf(seat.game.view(then, view.toAct).points, tally);
    return Object.entries(scoreOf(view.points, beside.tally)).map(([side, now]) => ({
      side,
      now,
      before: before[side] ?? 0,
    }));
  });

  constructor(table: Table) {
    this.#table = table;
    this.#seen = Number(store.noted(table.seat.id, 'seen') ?? 0);
    const { isKeptHere, seat } = table;
    if (!isKeptHere) this.#opened = { at: seat.actions.length, seen: Number(store.noted(seat.id, 'watched') ?? 0) };
  }

  /** Whoever comes back to a game elsewhere may be asked something in the middle of the other side's phase. */
  #missed(toAct: Side): OpponentTurn | undefined {
    const { side, actions } = this.#table.seat;
    if (toAct !== side || actions.length !== this.#opened?.at) return undefined;
    return missedBy(side, actions, this.#opened.seen);
  }

  /** What is on the screen now has been seen, unless it is still to be told. */
  watch(): void {
    const { isKeptHere, seat, position } = this.#table;
    void position.view;
    if (!isKeptHere && !this.due) store.note(seat.id, 'watched', String(seat.actions.length));
  }

  /** Plays the game over once more, when the page has nothing else to do, for what cannot be read from the log. */
  load(): Promise<Timeline | undefined> {
    const at = this.#table.seat.actions.length;
    if (this.#loading?.at !== at) this.#loading = { at, timeline: this.#make() };
    return this.#loading.timeline;
  }

  async #make(): Promise<Timeline | undefined> {
    const { seat } = this.#table;
    const record = await keptRecord(seat);
    const made = record && (await whenIdle(Timeline.making(seat.game, record)));
    this.#record = record;
    if (made?.ok) this.#timeline = made.value;
    return this.#timeline;
  }

  /** Puts the board back to where the other side began; undefined when the game has gone on meanwhile. */
  async wind(): Promise<Playback | undefined> {
    const timeline = await this.load();
    const { opponentTurn, playback } = this;
    if (playback || !opponentTurn || timeline?.length !== opponentTurn.to) return playback;
    if (!this.#record) return undefined;
    const { parts } = this.#table;
    const { view } = this.#table.position;
    const made = new Playback(timeline, this.#record, opponentTurn, view.toAct, parts);
    made.table.annotating = this.#table.annotating;
    this.#playback = made;
    return made;
  }

  /** The board shows the game as it stands again. */
  stop(): void {
    this.#playback = undefined;
  }

  /** Puts the card away. */
  skip(): void {
    this.stop();
    this.#seen = this.opponentTurn?.to ?? this.#seen;
    store.note(this.#table.seat.id, 'seen', String(this.#seen));
  }
}
