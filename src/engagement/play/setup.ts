import { marksOf } from '../position/fields.ts';
import { no, ok, type Played, type Refusal, type Result, type SetupError, type Start } from '../../kernel/game.ts';
import { directionTo, hexAt, knownHex } from '../../hex/grid.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { shown, type SetupDoc, type SetupUnit } from '../../wargame/setup.ts';
import type { RefusalCode } from '../position/codes.ts';
import { settle } from './decide.ts';
import {
  boardOf,
  enter,
  hexOf,
  isCombat,
  onMap,
  positionOf,
  unitsIn,
  type EngagementEvent,
  type Position,
} from '../position/position.ts';
import type { EngagementRules, Footing } from '../position/rules.ts';
import { beginPhase, markContact, openTurn } from './sequence.ts';
import { FIRED, MOVED, REMOVED, UNDATED, WAITING, type State } from '../position/state.ts';
import { stackRefusal } from '../ground/steps.ts';
import { malformed, refusalOf, refuse } from '../position/topics.ts';

const MARKS: Readonly<Record<string, number>> = { moved: MOVED, fired: FIRED };

/** The position a scenario or a set-up starts from, or everything that is wrong with it. */
export function fromSetup(rules: EngagementRules, start: Start): Result<Played<State, EngagementEvent>, SetupError[]> {
  const errors: SetupError[] = [];
  const doc = start.setup as SetupDoc | null;
  const scenario = rules.about.scenarios.find((known) => known.id === start.scenario);
  if (!scenario) errors.push(wrong('scenario', 'no-such-scenario', { value: start.scenario }));
  const options = optionsOf(rules, start, errors);
  if (doc) checkMap(rules, doc, errors);
  if (!scenario || errors.length > 0) return no(errors);
  const s = printedState(rules, scenario.firstTurn, options);
  if (doc?.map) s.map = doc.map;
  const p = positionOf(rules, s);
  s.holders = p.board.scored.map((hex) => rules.points.holder(p.board.grid.names[hex] as string));
  if (doc) readDocument(p, doc, scenario, errors);
  const fromStart = doc?.turn === undefined && doc?.phase === undefined;
  if (errors.length === 0 && fromStart) addProblems(rules.setup.begins?.(p) ?? [], errors);
  if (errors.length > 0) return no(errors);
  if (fromStart) {
    s.frames.push({ kind: 'step', why: 'begin-phase' });
    openTurn(p);
    if (doc) readPools(p, doc, []);
  } else {
    removeUnplaced(p);
    const { marks, attacked } = s;
    beginPhase(p);
    Object.assign(s, { marks, attacked });
  }
  settle(p);
  return ok({ state: s, events: p.events });
}

const wrong = (at: string, code: RefusalCode, args: Record<string, string | number> = {}): SetupError => ({
  at,
  ...malformed(code, { args }),
});

function addProblems(problems: readonly { at: string; refusal: Refusal }[], errors: SetupError[]): void {
  for (const { at, refusal } of problems) errors.push({ at, ...refusal });
}

function optionsOf(rules: EngagementRules, start: Start, errors: SetupError[]): Record<string, string> {
  const options: Record<string, string> = Object.fromEntries(
    rules.about.options.map((spec) => [spec.id, spec.values[0]]),
  );
  for (const [id, value] of Object.entries(start.options)) {
    const spec = rules.about.options.find((known) => known.id === id);
    if (!spec) errors.push(wrong(`options.${id}`, 'no-such-option', { option: id }));
    else if (!spec.values.includes(value)) errors.push(wrong(`options.${id}`, 'no-such-value', { option: id, value }));
    else options[id] = value;
  }
  return options;
}

function printedState(rules: EngagementRules, turn: number, options: Record<string, string>): State {
  const n = rules.units.length;
  const s: State = {
    turn,
    phase: rules.sequence.firstPhase(turn),
    weather: 0,
    hex: new Array<number>(n).fill(WAITING),
    steps: new Array<number>(n).fill(2),
    marks: new Array<number>(n).fill(0),
    spent: new Array<number>(n).fill(0),
    due: new Array<number>(n).fill(UNDATED),
    entryHex: new Array<number>(n).fill(-1),
    air: rules.air.pools.map(() => 0),
    attacked: [],
    barred: [],
    ruined: [],
    blown: [],
    holders: [],
    own: {},
    noted: [],
    over: false,
    options,
    map: null,
    frames: [],
  };
  const { grid } = boardOf(rules, s);
  for (const { id, index } of rules.units) {
    const start = rules.entry.starts[id];
    const arrival = rules.entry.arrivals[id];
    if (start) s.hex = s.hex.with(index, knownHex(grid, start));
    if (arrival) {
      s.due = s.due.with(index, arrival.turn);
      if (arrival.hex !== undefined) s.entryHex = s.entryHex.with(index, knownHex(grid, arrival.hex));
    }
  }
  return s;
}

function checkMap(rules: EngagementRules, doc: SetupDoc, errors: SetupError[]): void {
  const { grid } = boardOf(rules, printedState(rules, 0, {}));
  for (const [hex, change] of Object.entries(doc.map?.hexes ?? {})) {
    if (hexAt(grid, hex) === undefined) errors.push(wrong(`map.hexes.${hex}`, 'no-such-hex', { hex }));
    const { terrain, features } = change;
    if (terrain !== undefined && !Object.hasOwn(rules.movement.terrainCost, terrain)) {
      errors.push(wrong(`map.hexes.${hex}.terrain`, 'no-such-terrain', { terrain }));
    }
    for (const feature of features ?? []) {
      if (!(rules.about.vocabulary['features'] as readonly string[]).includes(feature)) {
        errors.push(wrong(`map.hexes.${hex}.features`, 'no-such-feature', { feature }));
      }
    }
  }
  doc.map?.sides?.forEach((side, i) => {
    const a = hexAt(grid, side.a);
    const b = hexAt(grid, side.b);
    if (a === undefined || b === undefined || directionTo(grid, a, b) < 0) {
      errors.push(wrong(`map.sides[${i}]`, 'not-a-side', { a: side.a, b: side.b }));
    }
    const { road } = side;
    if (typeof road === 'string' ? !Object.hasOwn(rules.movement.roadCost, road) : road === true) {
      errors.push(wrong(`map.sides[${i}].road`, 'no-such-road', { road: shown(road) }));
    }
  });
}

interface Turns {
  firstTurn: number;
  lastTurn: number;
}

function readDocument(p: Position, doc: SetupDoc, span: Turns, errors: SetupError[]): void {
  const { s, rules } = p;
  if (doc.game !== rules.about.id) errors.push(wrong('game', 'another-game', { game: doc.game }));
  readTime(p, doc, span, errors);
  readWeather(p, doc, errors);
  readUnits(p, doc, errors);
  readPools(p, doc, errors);
  noteUnits(p);
  addProblems(rules.setup.read(p, doc.extra ?? {}), errors);
  p.board = boardOf(rules, s);
  if (isCombat(p)) markContact(p);
  if (errors.length === 0) checkPlaces(p, errors);
}

/** Turn and phase; in place of wrong ones the first, so that everything else can be read. */
function readTime(p: Position, doc: SetupDoc, { firstTurn, lastTurn }: Turns, errors: SetupError[]): void {
  const { turn = firstTurn } = doc;
  const isTurn = Number.isInteger(turn) && turn >= firstTurn && turn <= lastTurn;
  if (!isTurn) errors.push(wrong('turn', 'no-such-turn', { turn: shown(turn), first: firstTurn, last: lastTurn }));
  p.s.turn = isTurn ? turn : firstTurn;
  const { firstPhase, phases } = p.rules.sequence;
  const { phase = firstPhase(p.s.turn) } = doc;
  const isPhase = phases.some(({ id }) => id === phase);
  if (!isPhase) errors.push(wrong('phase', 'no-such-phase', { phase }));
  p.s.phase = isPhase ? phase : firstPhase(p.s.turn);
}

/** RUL-S-08: who stands in a place holds it, and whatever follows from who stands where has happened. */
function noteUnits(p: Position): void {
  const { events } = p;
  p.events = [];
  for (const { index } of p.rules.units) if (onMap(p, index)) enter(p, index, hexOf(p, index));
  p.events = events;
}

function readWeather(p: Position, doc: SetupDoc, errors: SetupError[]): void {
  if (doc.weather === undefined) {
    p.s.weather = p.rules.weather?.usual(p.s.turn) ?? 0;
  } else {
    p.s.weather = p.rules.weather?.names.indexOf(doc.weather) ?? -1;
    if (p.s.weather < 0) errors.push(wrong('weather', 'no-such-weather', { weather: doc.weather }));
  }
  p.rules.air.fill(p);
}

function readUnits(p: Position, doc: SetupDoc, errors: SetupError[]): void {
  const named = new Set<number>();
  doc.units?.forEach((given, i) => {
    const u = p.rules.units.findIndex((unit) => unit.id === given.id);
    const at = `units[${i}]`;
    if (u < 0) return void errors.push({ ...wrong(`${at}.id`, 'no-such-unit', { unit: given.id }), unit: given.id });
    if (named.has(u))
      return void errors.push({ ...wrong(`${at}.id`, 'unit-twice', { unit: given.id }), unit: given.id });
    named.add(u);
    readUnit(p, u, given, at, errors);
  });
  if (!doc.only) return;
  for (let u = 0; u < p.s.hex.length; u++) if (!named.has(u)) p.s.hex = p.s.hex.with(u, REMOVED);
}

/** Comes onto the map by the schedule. */
const arrives = ({ rules: { entry, units } }: Position, u: number): boolean =>
  Object.hasOwn(entry.arrivals, units[u]?.id ?? '');

/** Is placed by its owner before the first turn. */
const isPlaced = (p: Position, u: number): boolean =>
  !arrives(p, u) && !Object.hasOwn(p.rules.entry.starts, p.rules.units[u]?.id ?? '');

/** After the first turn begins nobody is placed any more. */
function removeUnplaced(p: Position): void {
  for (const { index: u } of p.rules.units)
    if (p.s.hex[u] === WAITING && isPlaced(p, u)) p.s.hex = p.s.hex.with(u, REMOVED);
}

function readUnit(p: Position, u: number, given: SetupUnit, at: string, errors: SetupError[]): void {
  const { s } = p;
  const unit = given.id;
  if (given.hex === null || given.hex === undefined)
    s.hex = s.hex.with(u, arrives(p, u) || isPlaced(p, u) ? WAITING : REMOVED);
  else {
    const hex = hexAt(p.board.grid, given.hex);
    if (hex === undefined)
      errors.push({ ...wrong(`${at}.hex`, 'no-such-hex', { hex: given.hex }), hex: given.hex, unit });
    else s.hex = s.hex.with(u, hex);
  }
  if (given.steps !== undefined) {
    if (given.steps === 1 || given.steps === 2) s.steps = s.steps.with(u, given.steps);
    else errors.push({ ...wrong(`${at}.steps`, 'no-such-steps', { steps: shown(given.steps) }), unit });
  }
  for (const mark of given.marks ?? []) {
    const bit = markBit(p, mark);
    if (bit !== undefined) s.marks = s.marks.with(u, marksOf(p, u) | bit);
    else errors.push({ ...wrong(`${at}.marks`, 'no-such-mark', { mark }), unit });
  }
}

/** A mark of the system, or one of the game's own that set-ups may have. */
function markBit({ rules: { marks } }: Position, name: string): number | undefined {
  if (Object.hasOwn(MARKS, name)) return MARKS[name];
  const own = Object.hasOwn(marks, name) ? marks[name] : undefined;
  return own?.open ? own.bit : undefined;
}

function readPools(p: Position, doc: SetupDoc, errors: SetupError[]): void {
  for (const [pool, sides] of Object.entries(doc.pools ?? {})) {
    if (!p.rules.air.pools.some(({ id }) => id === pool)) errors.push(wrong(`pools.${pool}`, 'no-such-pool', { pool }));
    for (const [side, points] of Object.entries(sides)) {
      const number = p.rules.about.sides.indexOf(side);
      const index = p.rules.air.pools.findIndex((known) => known.id === pool && known.side === number);
      const at = `pools.${pool}.${side}`;
      if (index < 0) errors.push(wrong(at, 'no-such-side', { side }));
      else if (!Number.isInteger(points) || points < 0 || points > 99) errors.push(wrong(at, 'no-such-amount'));
      else p.s.air = p.s.air.with(index, points);
    }
  }
}

/** Nobody stands where he may not: stacking, both sides in a hex, ground that bears nobody of the kind. */
function checkPlaces(p: Position, errors: SetupError[]): void {
  for (let hex = 0; hex < p.board.grid.size; hex++) {
    const units = unitsIn(p, hex);
    if (units.length === 0) continue;
    const name = p.board.grid.names[hex] as string;
    const sides = new Set(units.map((u) => p.rules.units[u]?.side));
    const refusal: Refusal | undefined =
      sides.size > 1
        ? refuse(p, 'zones', 'enemy-there', { hex: name })
        : (stackRefusal(p, hex, []) ?? standRefusal(p, hex, units));
    if (refusal) errors.push({ at: `hex ${name}`, ...refusal });
  }
}

/** Ground on which nobody stands. */
const UNFIT: readonly Footing[] = ['through', 'closed'];

function standRefusal(p: Position, hex: number, units: readonly number[]): Refusal | undefined {
  const name = p.board.grid.names[hex] as string;
  for (const u of units) {
    const unit = p.rules.units[u] as (typeof p.rules.units)[number];
    const closed = p.rules.movement.closed?.(p, unit)?.[hex] ?? ALLOWED;
    if (closed !== ALLOWED) return refusalOf(p, closed, { hex: name, unit: unit.id });
    if (UNFIT.includes(p.rules.retreat.footing(p, unit, hex))) {
      return refuse(p, 'movement', 'terrain-forbidden', { hex: name, unit: unit.id });
    }
  }
  return undefined;
}
