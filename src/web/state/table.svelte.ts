import { makeGrid } from '../../hex/grid.ts';
import type { Refusal, Result, Side } from '../../kernel/game.ts';
import { logFor } from '../../kernel/match.ts';
import type { TextArgs } from '../../text/format.ts';
import type { Names } from '../../text/index.ts';
import type { WebKey } from '../../text/web/texts.ts';
import type { Asks, ChoiceDetails, Pending, PositionView, TableView, UnitView } from '../../wargame/wargame.ts';
import type { Order, Seat } from '../../seat/seat.ts';
import { choicesOf, CLOSED, openTo, thingOf, thingsOf, type Choice, type Open } from './decision.ts';
import { preferences } from '../ui/language.svelte.ts';
import { countersOf, facesOf, stackOrder, unknownFaceOf } from '../counter/faces.ts';
import type { Face } from '../board/model/scene.ts';
import type { MarkLooks } from '../counter/marks.ts';
import { Layers } from './layers.svelte.ts';
import type { Notice } from './notice.ts';
import { dangersFor, Threat } from './threat.svelte.ts';
import { isInAir, legOf, modesFor, previewPath, viewPlan, type Plan, type Way } from './plan.ts';
import type { SystemParts } from './system-parts.ts';

const CONTINUED: Plan = { units: [], orders: [] };

/** The table of one game: what the seat says, and what this player has picked up but not yet played. */
export class Table {
  readonly seat: Seat;
  /** What only the games of this system have. */
  readonly parts: SystemParts<Table>;
  /** Nobody plays here: one looks on and is asked nothing. */
  readonly watching: boolean;
  /** Whose view a looker-on has; null sees everything. */
  readonly eyes: Side | null;
  readonly names: Names;
  /** How the marks of its units look. */
  readonly marks: MarkLooks;
  readonly counters;
  readonly grid;
  readonly layers = new Layers();
  readonly threat = new Threat();

  /** The face of a counter that lies up, in the colours of this reader. */
  readonly face = $derived.by(() => facesOf(this.seat.game, preferences.chosen.vision));

  unknownFace(side: Side): Face {
    return unknownFaceOf(this.seat.game, preferences.chosen.vision, side);
  }

  #version = $state(0);
  selected = $state.raw<readonly string[]>([]);
  /** A reachable hex that takes a second click. */
  armed = $state<string>();
  inspected = $state<string>();
  hover = $state<string>();
  cursor = $state<string>();
  /** One of the choices, which Enter would play. */
  offer = $state.raw<Choice>();
  /** What is to be said about the hex under the cursor. */
  said = $state.raw<{ hex: string; what: 'hex' | 'again' | 'around' }>();
  /** A hex to be brought into sight. */
  pointed = $state<string>();
  notice = $state.raw<Notice>();
  /** The end of the phase has been asked for: what is left to do is shown, and a second press is wanted. */
  ending = $state(false);
  /** The stack that is fanned out. */
  fan = $state<string>();
  /** The path being drawn with the pointer, from the first hex after the start. */
  drawing = $state.raw<readonly string[]>([]);
  /** Hexes that a line of the log speaks of. */
  flash = $state.raw<readonly string[]>([]);
  sureToAttack = $state(false);
  bare = $state(false);
  /** The seat has been asked to play something and has not answered yet. */
  waiting = $state(false);
  /** Done when the newest gesture has been answered. */
  answered: Promise<unknown> = Promise.resolve();
  #wanted = $state<string>();
  #plan = $state.raw<Plan>();
  #draft = $state.raw<object>();
  /** Length of the log before the newest gesture. */
  #fresh = $state(0);

  readonly view: PositionView = $derived.by(() => {
    const { game, state } = this.#now();
    return game.view(state, this.#viewer());
  });
  /** The side to act may see what the other one may not, or the other way round. */
  readonly secret = $derived.by(() => {
    const { game, state, toAct } = this.#now();
    return game.sides.includes(toAct) && game.secret?.(state) === true;
  });
  /** What the game says about the position besides, to the same side. */
  readonly beside: TableView = $derived.by(() => {
    const { game, state } = this.#now();
    return game.tableView(state, this.#viewer());
  });
  /** What is asked of whoever sits here. */
  readonly decision: Asks = $derived.by(() => (this.watching ? 'over' : this.beside.asks));
  readonly prompt = $derived.by(() => this.#now().prompt);
  readonly legal = $derived.by((): readonly Order[] => {
    const seat = this.#now();
    return this.watching ? [] : seat.legal();
  });
  /** Units that can be picked to move, or to fly, each in the order of the game. */
  readonly walkers: ReadonlySet<string> = $derived(new Set(this.#namedBy('move')));
  readonly flyers: ReadonlySet<string> = $derived(new Set(this.#namedBy('fly')));
  /** Units that can be picked for either. */
  readonly movers: ReadonlySet<string> = $derived(new Set([...this.walkers, ...this.flyers]));
  /** Units of the side to move that fly, whether they may now or not. */
  readonly fliers: ReadonlySet<string> = $derived.by(() => {
    const { game, state } = this.#now();
    return new Set(this.decision === 'move' ? game.aids?.fliers?.(state) : []);
  });
  readonly map = $derived.by(() => {
    const { game, state } = this.#now();
    return game.mapNow(state);
  });
  /** Columns each hex gives its defender, and who is engaged on better ground than all who engage him. */
  readonly cover = $derived.by(() => {
    const { game, state } = this.#now();
    return game.aids?.terrainShifts?.(state) ?? {};
  });
  readonly dominant = $derived.by(() => {
    const { game, state } = this.#now();
    return game.aids?.dominant?.(state) ?? [];
  });
  /** What the overlays of bonds and of supply show: worked out while they do. */
  readonly bonds = $derived.by(() => {
    const { game, state } = this.#now();
    return game.aids?.bonds?.(state) ?? [];
  });
  readonly supply = $derived.by(() => {
    const { game, state } = this.#now();
    return game.aids?.supply?.(state) ?? [];
  });
  readonly dangers = $derived.by(() => dangersFor(this));
  readonly log = $derived.by(() => this.#visible(this.#now().log));
  /** What the newest gesture brought about. */
  readonly news = $derived.by(() => this.#visible(this.#now().log.slice(this.#fresh)));
  readonly undoRefusal = $derived.by(() => this.#now().undoRefusal());
  readonly top: Pending | undefined = $derived(this.view.pending.at(-1));

  readonly plan = $derived(this.#plan ?? (this.decision === 'moving' ? CONTINUED : undefined));
  readonly planned = $derived.by(() => {
    const { game, state } = this.#now();
    return this.plan && viewPlan(game, state, this.plan);
  });
  /** How whoever has been taken up goes. */
  readonly way: Way = $derived.by(() => {
    const { game, state } = this.#now();
    return this.plan?.orders[0]?.type === 'fly' || isInAir(game, state) ? 'fly' : 'move';
  });
  /** Modes of movement in which the unit taken up can go, and the one in which it does; none where all go in one way. */
  readonly modes: readonly string[] = $derived.by(() => {
    const { game, state } = this.#now();
    const [unit] = this.selected;
    return this.decision === 'move' && unit !== undefined ? modesFor(game, state, unit) : [];
  });
  readonly mode: string | undefined = $derived(this.plan?.orders[0]?.['mode'] as string | undefined);
  /** From where the unit being moved could still fight. */
  readonly fightHexes: ReadonlySet<string> = $derived.by(() => {
    const { game } = this.seat;
    const { state, reach } = this.planned ?? {};
    const hexes = reach?.hexes.map(({ hex }) => hex) ?? [];
    return new Set(state && reach ? game.fightsFrom(state, reach.unit, hexes) : []);
  });
  /** The path to the hex under the pointer or cursor, or to the one that waits for a second click. */
  readonly preview = $derived.by(() => {
    const { plan, planned, drawing } = this;
    const { game, state } = this.#now();
    const goal = planned?.reach?.hexes.find(({ hex }) => hex === (this.armed ?? this.hover));
    return (
      plan && planned && previewPath(game, state, plan, planned, drawing.length > 0 ? drawing : (goal?.path ?? []))
    );
  });
  /** The combat in the making. */
  readonly drafted = $derived.by(() => this.parts.combat(this, this.#draft));
  readonly #allChoices = $derived(choicesOf(this.legal, this.view, this.map));
  /** Things of which one is put into a hex next. */
  readonly things = $derived(thingsOf(this.#allChoices));
  readonly thing: string | undefined = $derived.by(() => {
    const { things = [] } = this.things ?? {};
    return things.find((one) => one === this.#wanted) ?? things[0];
  });
  /** What can be chosen now, of things only with the one that is next. */
  readonly choices = $derived.by(() => {
    const { thing } = this;
    return this.#allChoices.filter((choice) => thing === undefined || (thingOf(choice) ?? thing) === thing);
  });
  /** Units that have a choice, and those of them that choose where to go. */
  readonly concerned: ReadonlySet<string> = $derived(new Set(this.choices.flatMap(({ unit }) => unit ?? [])));
  readonly choosers: ReadonlySet<string> = $derived(
    new Set(this.choices.flatMap(({ unit, order }) => (unit !== undefined && 'to' in order ? [unit] : []))),
  );
  /** Several units that are not on the map yet choose their hexes. */
  readonly settingUp = $derived(
    this.choosers.size > 1 && this.view.units.every(({ id, hex }) => hex === null || !this.choosers.has(id)),
  );
  /** Whose choice of a hex is being made: the selected unit, or the first that has one; at a set-up nobody before one is selected. */
  readonly chooser: string | undefined = $derived(
    this.selected.find((id) => this.concerned.has(id)) ?? (this.settingUp ? undefined : [...this.concerned][0]),
  );
  /** What a click on the map means while something is chosen. */
  readonly open: Open = $derived.by(() => {
    const { game, state } = this.#now();
    if (this.decision !== 'choose') return CLOSED;
    const { toAct: by } = this.view;
    const anybody = this.settingUp && this.chooser === undefined;
    return openTo(this.choices, this.chooser, anybody, (order) => game.aids?.price?.(state, { ...order, by }));
  });
  readonly roll = $derived.by(() => {
    const { eventKinds } = this.seat.game;
    const rolls = ['roll', 'check'];
    return this.news.findLast(({ event }) => rolls.includes(eventKinds[event.code] ?? ''))?.event;
  });

  /** Units by hex, the top one last. */
  readonly stacks = $derived.by(() => this.#stacked(({ hex }) => hex));
  /** Units in areas beside the map, by area. */
  readonly areas = $derived.by(() => this.#stacked(({ area }) => area ?? null));
  /** Sides of the counters that lie face down, by hex or area. */
  readonly unknown: ReadonlyMap<string, readonly Side[]> = $derived.by(() => {
    const unknown = new Map<string, Side[]>();
    for (const { side, at } of this.view.unknown ?? []) unknown.set(at, [...(unknown.get(at) ?? []), side]);
    return unknown;
  });

  constructor(seat: Seat, parts: SystemParts<Table>, watching = false, eyes: Side | null = null) {
    this.seat = seat;
    this.parts = parts;
    this.watching = watching;
    this.eyes = eyes;
    this.marks = seat.game.looks?.marks;
    this.counters = countersOf(seat.game);
    this.grid = makeGrid(seat.game.map.grid);
    const { places } = seat.game.map;
    this.names = {
      game: seat.game.id,
      unit: (id) => this.counters.get(id)?.label ?? id,
      place: (at) => places.find(({ id, hexes }) => id === at || hexes.includes(at))?.name ?? at,
    };
    this.#fresh = seat.log.length;
  }

  #now(): Seat {
    void this.#version;
    return this.seat;
  }

  #stacked(placeOf: (unit: UnitView) => string | null): ReadonlyMap<string, UnitView[]> {
    const stacks = new Map<string, UnitView[]>();
    for (const unit of [...this.view.units].sort(stackOrder(this.counters))) {
      const place = placeOf(unit);
      if (place !== null) stacks.set(place, [...(stacks.get(place) ?? []), unit]);
    }
    return stacks;
  }

  /** What whoever looks at this table may know of the log. */
  #visible(log: Seat['log']): Seat['log'] {
    return logFor(log, this.#viewer());
  }

  /** Whose knowledge is shown: that of the side to act, or of those who look on; null for everything. */
  #viewer(): Side | null {
    const { toAct, game } = this.seat;
    return this.watching ? this.eyes : game.sides.includes(toAct) ? toAct : null;
  }

  /** What there is to know of an order besides its fields. */
  readonly detailsOf = (order: Order): ChoiceDetails | undefined => {
    const { game, state, toAct: by } = this.#now();
    return game.aids?.details?.(state, { ...order, by });
  };

  isOwn(id: string): boolean {
    return this.counters.get(id)?.side === this.view.toAct;
  }

  /** Units in a hex or in an area beside the map, the top one last. */
  unitsIn(place: string): readonly UnitView[] {
    return this.stacks.get(place) ?? this.areas.get(place) ?? [];
  }

  /** Those that belong to the side to act, top first. */
  ownIn(place: string): UnitView[] {
    return this.unitsIn(place)
      .filter(({ id }) => this.isOwn(id))
      .reverse();
  }

  enemyIn(place: string): boolean {
    const unknown = this.unknown.get(place)?.some((side) => side !== this.view.toAct);
    return unknown === true || this.unitsIn(place).some(({ id }) => !this.isOwn(id));
  }

  /** Has the reach of these units worked out, for the position as it is. */
  foresee(units: readonly string[]): void {
    const { game, state } = this.#now();
    this.threat.ask(game, state, units);
  }

  #namedBy(action: string): string[] {
    return this.legal.flatMap(({ type, unit }) => (type === action ? [String(unit)] : []));
  }

  /**
   * Plays a gesture; what was picked up is put down once it has been played. A refusal is shown and changes nothing. Until the answer
   * has come nothing else is played: false at once. Dice due in between are thrown, and what is left is played if they let it.
   */
  perform(orders: readonly Order[]): Promise<boolean> {
    const played = this.#perform(orders);
    this.answered = played;
    return played;
  }

  async #perform(orders: readonly Order[]): Promise<boolean> {
    const before = this.seat.log.length;
    const played = await this.#wait(() => this.#inLegs(orders));
    if (!played) return false;
    if (!played.ok) {
      this.notice = { refusal: played.error };
      return false;
    }
    this.#fresh = before;
    this.renew();
    return true;
  }

  /** The answer to the first leg counts: a later one has been overtaken by its dice when it is refused. */
  async #inLegs(orders: readonly Order[]): Promise<Result<number>> {
    const { seat } = this;
    const by = seat.toAct;
    let left = orders;
    let first: Result<number> | undefined;
    do {
      const leg = legOf(seat.game, seat.state, left);
      const played = await seat.perform(leg);
      first ??= played;
      left = played.ok ? left.slice(leg.length) : [];
    } while (left.length > 0 && seat.toAct === by && !seat.game.refusal(seat.state, { ...left[0], by }));
    return first;
  }

  async undo(): Promise<void> {
    const undone = await this.#wait(() => this.seat.undo());
    if (!undone) return;
    this.renew();
    this.#fresh = this.seat.log.length;
    if (!undone.ok) this.notice = { refusal: undone.error };
  }

  /** Asks the seat, one question at a time; undefined while another one is open. */
  async #wait(ask: () => Promise<Result<number>>): Promise<Result<number> | undefined> {
    if (this.waiting) return undefined;
    this.waiting = true;
    try {
      return await ask();
    } finally {
      this.waiting = false;
    }
  }

  /** The position is another one: nothing that was picked up applies to it. */
  renew(): void {
    this.putDown();
    this.#version++;
  }

  /** Nothing selected, planned or drafted. */
  putDown(): void {
    this.selected = [];
    this.#plan = undefined;
    this.#draft = undefined;
    this.armed = undefined;
    this.drawing = [];
    this.offer = undefined;
    this.fan = undefined;
    this.notice = undefined;
    this.ending = false;
    this.sureToAttack = false;
  }

  /** Has this one of the things be put into a hex next. */
  setThing(thing: string): void {
    this.#wanted = thing;
    this.armed = undefined;
    this.offer = undefined;
  }

  setPlan(units: readonly string[], plan: Plan | undefined): void {
    this.selected = units;
    this.#plan = plan;
    this.armed = undefined;
    this.drawing = [];
    this.notice = undefined;
    this.ending = false;
    this.sureToAttack = false;
  }

  /** What a combat in the making is made of, in the form of its system. */
  setDraft(draft: object | undefined): void {
    this.#draft = draft;
    this.selected = [];
    this.notice = undefined;
    this.ending = false;
    this.sureToAttack = false;
  }

  /** Commits what is drafted; a player who wants to be asked presses twice before an attack. */
  async commit(): Promise<void> {
    if (!this.drafted) return;
    const asked = this.decision === 'fight' && preferences.chosen.attack === 'ask';
    if (asked && !this.sureToAttack) this.sureToAttack = true;
    else await this.perform(this.drafted.orders);
  }

  /** What is still open in this phase: a second press is wanted before it is given up. */
  readonly remaining = $derived(
    this.decision === 'move' ? this.movers.size : this.legal.filter(({ type }) => type === 'attack').length,
  );

  /** The phase can be ended, or would be if nothing had to be done before. */
  readonly mayEnd = $derived(
    this.decision === 'move' ||
      this.decision === 'fight' ||
      (this.decision === 'choose' && this.legal.some(({ type }) => type === 'end')),
  );

  /** Everything the rules want done before the phase ends. */
  readonly duties = $derived.by((): readonly Refusal[] => {
    const { game, state } = this.#now();
    return this.watching ? [] : game.duties(state);
  });
  /** The next press ends the phase. */
  readonly sureToEnd = $derived(this.ending && this.duties.length === 0);

  async end(): Promise<void> {
    const refusal = this.seat.game.refusal(this.seat.state, { by: this.view.toAct, type: 'end' });
    const sure = this.ending;
    this.ending = true;
    if (refusal) this.notice = { refusal };
    else if (sure || (this.remaining === 0 && this.beside.urges.length === 0 && !this.#justBegun()))
      await this.perform([{ type: 'end' }]);
  }

  /** Nobody has decided anything since the end of a phase: a press that comes now may have been meant for that phase. */
  #justBegun(): boolean {
    const newest = this.seat.actions.findLast(({ by }) => by !== 'chance');
    return newest?.type === 'end';
  }

  /** The seat now stands elsewhere; what it did after this place of the log is new. */
  look(logged: number): void {
    this.#fresh = logged;
    this.#version++;
  }

  tell(key: WebKey, args?: TextArgs): void {
    this.notice = args ? { key, args } : { key };
  }
}
