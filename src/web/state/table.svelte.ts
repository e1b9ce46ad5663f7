import { makeGrid, type Grid } from '../../hex/grid.ts';
import type { Side } from '../../kernel/game.ts';
import type { Parley } from '../../seat/parley.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import type { Names } from '../../text/index.ts';
import { crossingText } from '../../text/crossing-text.ts';
import { fullName } from '../../text/unit-name.ts';
import { crossingsOf, type Crossing } from '../../wargame/naming/crossings.ts';
import type { Counter } from '../../wargame/wargame.ts';
import type { Face } from '../board/model/scene.ts';
import { countersOf, facesOf, unknownFaceOf } from '../counter/faces.ts';
import type { MarkLooks } from '../counter/marks.ts';
import { preferences } from '../ui/language.svelte.ts';
import { MapAids } from './aids.svelte.ts';
import { Annotating } from './annotations/annotating.svelte.ts';
import { Asking } from './asking.svelte.ts';
import { Attention } from './attention.svelte.ts';
import { Choosing } from './choosing.svelte.ts';
import { Held } from './moving/held.svelte.ts';
import { Layers } from './layers.svelte.ts';
import { MovePlanning } from './moving.svelte.ts';
import { Past } from '../past/past.ts';
import { PhaseEnd } from './phase-end.svelte.ts';
import { ShownPosition } from './position.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Sending } from './moving/sending.svelte.ts';
import type { SystemParts } from './system-parts.ts';
import { UnitsByPlace } from './units-by-place.svelte.ts';

/** The table of one game: what the seat says, and what this player does with it, each in a part of its own. */
export class Table {
  readonly seat: Seat;
  /** What only the games of this system have. */
  readonly parts: SystemParts<Table>;
  /** Nobody plays here: one looks on and is asked nothing. */
  readonly watching: boolean;
  /** Takes back what undo does not let, where nobody else minds: against a computer. */
  takeBack: (() => void) | undefined;
  /** Keeps in this browser a game that is over and that a server keeps. */
  keep: (() => void) | undefined;
  /** What is said of a roll that has been checked as it fell. */
  seal = $state<string>();
  /** This browser keeps the game, so that its replay is here; else a server does, and whoever sits there thinks for himself. */
  isKeptHere = true;
  readonly names: Names;
  /** The same with units called in full. */
  readonly fullNames: Names;
  /** How the marks of its units look. */
  readonly marks: MarkLooks;
  readonly counters: ReadonlyMap<string, Counter>;
  readonly grid: Grid;
  readonly layers = new Layers();
  readonly attention = new Attention();
  readonly selection = new Selection();
  readonly position: ShownPosition;
  readonly units: UnitsByPlace;
  readonly held: Held;
  readonly moving: MovePlanning;
  readonly sending: Sending;
  readonly choosing: Choosing;
  readonly aids: MapAids;
  readonly phaseEnd: PhaseEnd;
  readonly asking: Asking;
  readonly past: Past;
  /** The same at the tables of a position and of its past. */
  annotating: Annotating;

  /** The names of bridges and ferries, once one is needed. */
  #crossings: ReadonlyMap<string, Crossing> | undefined;
  /** Length of the log, and how many actions there were, when the seat last changed. */
  #logged: number;
  #played: number;

  /** The face of a counter that lies up, in the colours of this reader. */
  readonly face = $derived.by(() => facesOf(this.seat.game, preferences.chosen.vision));
  /** How the log calls units: by their labels, or in full. */
  readonly logNames = $derived.by(() => (preferences.chosen.names === 'full' ? this.fullNames : this.names));
  /** The combat in the making. */
  readonly drafted = $derived.by(() => this.parts.combat(this, this.selection.draft));

  /** `eyes` is whose view a looker-on has; null sees everything. */
  constructor(seat: Seat, parts: SystemParts<Table>, watching = false, eyes: Side | null = null) {
    this.seat = seat;
    this.parts = parts;
    this.watching = watching;
    this.marks = seat.game.looks?.marks;
    this.counters = countersOf(seat.game);
    this.grid = makeGrid(seat.game.map.grid);
    const { places } = seat.game.map;
    this.names = {
      game: seat.game.id,
      unit: (id) => this.counters.get(id)?.label ?? id,
      crossing: (at) => this.#crossingName(at),
      place: (at) => places.find(({ id, hexes }) => id === at || hexes.includes(at))?.name ?? at,
    };
    this.fullNames = { ...this.names, unit: (id) => this.#fullName(id) };
    this.position = new ShownPosition(seat, watching, eyes);
    this.units = new UnitsByPlace(this.position, this.counters);
    this.held = new Held(this.position);
    this.moving = new MovePlanning(this.position, this.selection, this.attention, this.held);
    this.sending = new Sending(this.position, this.selection, this.grid);
    this.choosing = new Choosing(this.position, this.selection);
    this.aids = new MapAids(this, this.grid, this.counters);
    this.phaseEnd = new PhaseEnd(this.position, this.selection, this.moving, this.choosing);
    this.asking = new Asking(seat);
    this.past = new Past(seat);
    this.annotating = new Annotating(() => (watching ? `watching ${eyes ?? ''}` : this.position.side));
    this.#logged = seat.log.length;
    this.#played = seat.actions.length;
    seat.changed = () => this.#hear();
  }

  /** The seat has changed: what was not asked of it here others have done. */
  #hear(): void {
    const { log, actions } = this.seat;
    const before = Math.min(this.#logged, log.length);
    const isPlayed = log.length !== this.#logged || actions.length !== this.#played;
    this.#logged = log.length;
    this.#played = actions.length;
    if (this.asking.waiting) return;
    this.past.follow();
    if (isPlayed) this.position.setFresh(before);
    // What is being planned stays while nothing is played: somebody has only said something, or the link has come back.
    if (isPlayed) this.renew();
    else this.position.renew();
  }

  #crossingName(hexside: string): string | undefined {
    this.#crossings ??= crossingsOf(this.seat.game.map, this.grid);
    const crossing = this.#crossings.get(hexside);
    return crossing && crossingText(preferences.lang, hexside, crossing);
  }

  #fullName(id: string): string {
    const counter = this.counters.get(id);
    return counter ? fullName(preferences.lang, this.seat.game, counter) : id;
  }

  unknownFace(side: Side): Face {
    return unknownFaceOf(this.seat.game, preferences.chosen.vision, side);
  }

  /**
   * Plays a gesture; what had been picked up by then is put down once it has been played. A refusal is shown and changes nothing. One that comes before
   * the last answer waits for it, and is played if the same is asked of the same side then. Dice due in between are thrown, and what is left is played if
   * they let it.
   */
  perform(orders: readonly Order[]): Promise<boolean> {
    const asked = this.#asked();
    const isAnother = this.selection.watched();
    const isMeant = (): boolean => this.#asked() === asked && this.#isOffered(orders);
    return this.asking.press(JSON.stringify(orders), () => this.#perform(orders, isAnother), isMeant);
  }

  /** What is asked of which side, as it is shown. Of how many there is still to choose is no other question. */
  #asked(): string {
    const { prompt, view } = this.position;
    const { rule, code, args = {} } = prompt;
    const about = Object.values(args).filter((arg) => typeof arg !== 'number');
    return JSON.stringify([view.toAct, view.turn, view.phase, rule, code, about]);
  }

  #isOffered([first]: readonly Order[]): boolean {
    const { game, state, toAct: by } = this.seat;
    return game.refusal(state, { ...first, by }) === undefined;
  }

  async #perform(orders: readonly Order[], isAnother: () => boolean): Promise<boolean> {
    const before = this.seat.log.length;
    const played = await this.asking.play(orders);
    if (!played) return false;
    if (!played.ok) {
      // It may be refused for what has come meanwhile.
      this.position.renew();
      this.selection.notice = { refusal: played.error };
      return false;
    }
    this.past.follow(orders);
    this.position.setFresh(before);
    this.#renewFor(isAnother);
    return true;
  }

  undo(): Promise<boolean> {
    const isAnother = this.selection.watched();
    return this.asking.press('undo', () => this.#undo(isAnother));
  }

  async #undo(isAnother: () => boolean): Promise<boolean> {
    const undone = await this.asking.undo();
    if (!undone) return false;
    this.past.follow();
    this.#renewFor(isAnother);
    this.position.setFresh(this.seat.log.length);
    if (!undone.ok) this.selection.notice = { refusal: undone.error };
    return undone.ok;
  }

  /** Says something to the other side, or answers what it has asked. A refusal is shown and changes nothing. */
  parley(what: Parley): Promise<boolean> {
    const { offer } = this.position;
    const isMeant = (): boolean => JSON.stringify(this.seat.offer) === JSON.stringify(offer);
    const isAnother = this.selection.watched();
    return this.asking.press(what, () => this.#parley(what, isAnother), isMeant);
  }

  async #parley(what: Parley, isAnother: () => boolean): Promise<boolean> {
    const said = await this.asking.parley(what);
    if (!said) return false;
    this.past.follow();
    if (said.ok && said.value === 0) this.position.renew();
    else this.#renewFor(isAnother);
    if (!said.ok) this.selection.notice = { refusal: said.error };
    return said.ok;
  }

  /** Commits what is drafted; a player who wants to be asked presses twice before an attack. */
  async commit(): Promise<void> {
    if (!this.drafted) return;
    const asked = this.position.decision === 'fight' && preferences.chosen.attack === 'ask';
    if (asked && !this.selection.sureToAttack) this.selection.sureToAttack = true;
    else await this.perform(this.drafted.orders);
  }

  /** Ends the phase, or says what stands in the way, after what is being answered just now. A press is for the phase in which it came. */
  async end(): Promise<void> {
    const { turn, phase } = this.position.view;
    if (this.asking.waiting) await this.asking.answered;
    const { view } = this.position;
    if (view.turn !== turn || view.phase !== phase) return;
    if (this.phaseEnd.press()) await this.perform([{ type: 'end' }]);
  }

  /** The position is another one by what was pressed: what has been picked up since stays where the same is asked and it can still be done. */
  #renewFor(isAnother: () => boolean): void {
    const asked = this.#asked();
    this.position.renew();
    if (!isAnother() || this.#asked() !== asked || !this.#mayStay()) this.selection.clear();
  }

  /** Can what is picked up still be gone on with? */
  #mayStay(): boolean {
    const { plan, draft, drawing, units } = this.selection;
    if (draft) return this.drafted !== undefined && this.#isOffered(this.drafted.orders);
    if (!plan) return units.length > 0 && units.every((id) => this.choosing.concerned.has(id));
    const { planned } = this.moving;
    if (!planned || planned.refusal) return false;
    return drawing.length === 0 || this.seat.game.pathCost(planned.state, drawing).ok;
  }

  /** The position is another one: nothing that was picked up applies to it. */
  renew(): void {
    this.selection.clear();
    this.position.renew();
  }

  /** The seat now stands elsewhere; what it did after this place of the log is new. */
  look(logged: number): void {
    this.position.setFresh(logged);
    this.position.renew();
  }
}
