import { directionTo, hexAt } from '../../../hex/grid.ts';
import { no, ok, type Result, type SetupError, type Start } from '../../../kernel/game.ts';
import { shown, type SetupDoc, type SetupUnit } from '../../../wargame/setup.ts';
import { ABOUT } from '../position/about.ts';
import { AREAS, isFriendly } from '../data/areas.ts';
import { ARRIVALS, STARTS, UNKNOWN_STARTS } from '../data/arrivals.ts';
import { checkUnknown, readExtra, readHeads } from './extra.ts';
import { idOf } from '../position/actions.ts';
import {
  areaOf,
  boardOf,
  GERMAN,
  hexOf,
  mark,
  nameOf,
  objectiveIn,
  positionOf,
  unitsIn,
  type Position,
} from '../position/position.ts';
import { withAir } from '../rules/04-weather/weather.ts';
import { noteNorth } from '../rules/26-victory/victory.ts';
import { isOver } from '../rules/06-stacking/overstacking.ts';
import { keepBridges } from '../rules/05-bridges/last-users.ts';
import { releaseGarrisons } from '../rules/23-special-units/garrisons.ts';
import * as state from '../position/state.ts';
import { AREA, BLOWN, GOOD, INTACT, OUT, SAFE, WAITING, WIRED, type State } from '../position/state.ts';
import { findUnit, UNITS, type Unit } from '../position/units.ts';
import { wrong } from '../position/wrong.ts';
import { hexNamed } from '../position/board.ts';

/** `State.due` of a unit that has no date yet. */
export const UNDATED = 99;

/** H44-2.4-a: marks of a set-up and their bits; `disrupted` and `full-retreat` are kept apart. */
export const MARKS: Readonly<Record<string, number>> = {
  engaged: state.ENGAGED,
  scattered: state.SCATTERED,
  spent: state.SPENT,
  replacement: state.REPLACEMENT,
  moved: state.MOVED,
  'auto-ds': state.AUTO_DS,
  fired: state.FIRED,
  'out-of-supply': state.OUT_OF_SUPPLY,
  dismounted: state.DISMOUNTED,
  depleted: state.DEPLETED,
};
/** Marks of disorder, and what they are in `State.order`. */
export const ORDERS: Readonly<Record<string, number>> = {
  disrupted: state.DISRUPTED,
  'full-retreat': state.FULL_RETREAT,
};

/** The state a scenario or a set-up starts from, before anything runs by itself, or everything that is wrong with it. */
export function readStart(start: Start): Result<Position, SetupError[]> {
  const errors: SetupError[] = [];
  const doc = start.setup as SetupDoc | null;
  const scenario = ABOUT.scenarios.find(({ id }) => id === start.scenario);
  if (!scenario) errors.push(wrong('scenario', 'no-such-scenario', { value: start.scenario }));
  const options = optionsOf(start, errors);
  if (doc) checkMap(doc, errors);
  if (!scenario || errors.length > 0) return no(errors);
  const s = printedState(scenario.id, options, doc);
  const p = positionOf(s);
  if (doc) readDocument(p, doc, scenario, errors);
  noteNorth(p);
  return errors.length > 0 ? no(errors) : ok(p);
}

function optionsOf(start: Start, errors: SetupError[]): Record<string, string> {
  const options: Record<string, string> = Object.fromEntries(ABOUT.options.map(({ id, values }) => [id, values[0]]));
  for (const [id, value] of Object.entries(start.options)) {
    const spec = ABOUT.options.find((known) => known.id === id);
    if (!spec) errors.push(wrong(`options.${id}`, 'no-such-option', { option: id }));
    else if (!(spec.values as readonly string[]).includes(value))
      errors.push(wrong(`options.${id}`, 'no-such-value', { option: id, value }));
    else options[id] = value;
  }
  return options;
}

const every = <T>(value: T | ((unit: Unit) => T)): T[] =>
  UNITS.map((unit) => (typeof value === 'function' ? (value as (unit: Unit) => T)(unit) : value));

/** H44-S1.2-d, H44-4.1-e, H44-23.1.1-a: S1.1, S1.2: everything as printed, before the first landing phase. */
function printedState(scenario: string, options: Record<string, string>, doc: SetupDoc | null): State {
  const s: State = {
    scenario,
    turn: 1,
    phase: 'allied-landing',
    weather: 0,
    hex: [],
    steps: every(({ steps, startsReduced }) => steps - (startsReduced ? 1 : 0)),
    order: every(GOOD),
    marks: every(0),
    spent: every(0),
    due: every(({ id }) => ARRIVALS[id]?.turn ?? UNDATED),
    parents: every(-1),
    soFar: every(-1),
    bridges: [],
    traffic: [],
    unknown: [],
    fixed: [],
    holders: [],
    own: withAir({ turn: 1, weather: 0, own: state.NOTHING }),
    over: false,
    winner: -1,
    options,
    map: doc?.map ?? null,
    areas: null,
    frames: [],
  };
  const { grid, spans, objectives, data } = boardOf(s);
  const at = (name: string): number => hexNamed(grid, name);
  const down = new Map(data.sides.map((side) => [side.a + side.b, side]));
  return {
    ...s,
    hex: every(({ id, breakdown, remnant, unknown }) => {
      const hex = STARTS[id];
      if (hex !== undefined) return at(hex);
      return breakdown || remnant ? (ARRIVALS[id] ? WAITING : state.IN_BOX) : unknown ? OUT : WAITING;
    }),
    bridges: spans.map(({ a, b }) => bridgeState(grid.names[a] as string, grid.names[b] as string, down)),
    traffic: [1, 2, 3, 4, 5, 6].map(() => -1),
    unknown: UNKNOWN_STARTS.map(at),
    fixed: UNKNOWN_STARTS.map(() => -1),
    holders: objectives.map(() => GERMAN),
  };
}

/** 5.7: hexes of the road bridges that are never blown. */
const SAFE_BRIDGES: readonly string[] = ['6122', '5321', '6124'];

/**
 * H44-5.3.1-a, H44-5.7-a: how a bridge stands at the start: wired, but for those that are printed otherwise and those
 * that are never blown.
 */
function bridgeState(
  a: string,
  b: string,
  sides: ReadonlyMap<string, { bridge?: true | string; blown?: true; intact?: true }>,
): number {
  const side = sides.get(a + b) ?? sides.get(b + a);
  if (side?.blown) return BLOWN;
  if (side?.intact) return INTACT;
  return side?.bridge !== 'rail' && (SAFE_BRIDGES.includes(a) || SAFE_BRIDGES.includes(b)) ? SAFE : WIRED;
}

function checkMap(doc: SetupDoc, errors: SetupError[]): void {
  const { grid } = boardOf({ map: null, areas: null });
  const { terrain: terrains, features: known, hexsides } = ABOUT.vocabulary;
  for (const [hex, { terrain, features }] of Object.entries(doc.map?.hexes ?? {})) {
    if (hexAt(grid, hex) === undefined) errors.push(wrong(`map.hexes.${hex}`, 'no-such-hex', { hex }));
    if (terrain !== undefined && !(terrains as readonly string[]).includes(terrain)) {
      errors.push(wrong(`map.hexes.${hex}.terrain`, 'no-such-terrain', { terrain }));
    }
    for (const feature of features ?? []) {
      if (!(known as readonly string[]).includes(feature))
        errors.push(wrong(`map.hexes.${hex}.features`, 'no-such-feature', { feature }));
    }
  }
  doc.map?.sides?.forEach(({ a, b, ...fields }, i) => {
    const [from, to] = [hexAt(grid, a), hexAt(grid, b)];
    if (from === undefined || to === undefined || directionTo(grid, from, to) < 0)
      errors.push(wrong(`map.sides[${i}]`, 'not-a-side', { a, b }));
    for (const [field, value] of Object.entries(fields)) {
      const values = (hexsides as Readonly<Record<string, readonly unknown[]>>)[field];
      if (values && value !== null && value !== false && !values.includes(value)) {
        errors.push(wrong(`map.sides[${i}].${field}`, 'no-such-value', { option: field, value: shown(value) }));
      }
    }
  });
}

interface Turns {
  firstTurn: number;
  lastTurn: number;
}

function readDocument(p: Position, doc: SetupDoc, { firstTurn, lastTurn }: Turns, errors: SetupError[]): void {
  const { s } = p;
  if (doc.game !== ABOUT.id) errors.push(wrong('game', 'another-game', { game: doc.game }));
  s.turn = doc.turn ?? firstTurn;
  if (!Number.isInteger(s.turn) || s.turn < firstTurn || s.turn > lastTurn) {
    errors.push(wrong('turn', 'no-such-turn', { turn: shown(s.turn), first: firstTurn, last: lastTurn }));
  }
  s.phase = doc.phase ?? (s.turn === 1 ? 'allied-landing' : 'weather');
  if (!(ABOUT.vocabulary.phases as readonly string[]).includes(s.phase))
    errors.push(wrong('phase', 'no-such-phase', { phase: s.phase }));
  readWeather(s, doc, errors);
  readUnits(p, doc, errors);
  if (doc.only && doc.extra?.['unknown'] === undefined) Object.assign(s, { unknown: [], fixed: [] });
  for (const [pool, sides] of Object.entries(doc.pools ?? {})) readPool(s, pool, sides, errors);
  const { supplyHeads, ...extra } = doc.extra ?? {};
  if (supplyHeads !== undefined) readHeads(p, supplyHeads, 'extra.supplyHeads', errors);
  occupy(p);
  readExtra(p, extra, errors);
  if (errors.length === 0) checkPlaces(p, errors);
  if (errors.length === 0) checkUnknown(p, errors);
}

/** RUL-H44-03, RUL-H44-138: victory hexes and bridges without markers are the Germans' at first, but not where Allied units stand. */
function occupy(p: Position): void {
  for (const { index, side } of UNITS) {
    const hex = hexOf(p, index);
    if (side === GERMAN || hex < 0) continue;
    keepBridges(p, side, hex);
    releaseGarrisons(p, hex);
    const slot = objectiveIn(p, hex);
    if (slot >= 0) p.s.holders = p.s.holders.with(slot, side);
  }
}

function readWeather(s: State, doc: SetupDoc, errors: SetupError[]): void {
  const weathers: readonly string[] = ABOUT.vocabulary.weather;
  s.weather = doc.weather === undefined ? 0 : weathers.indexOf(doc.weather);
  if (s.weather < 0) return void errors.push(wrong('weather', 'no-such-weather', { weather: shown(doc.weather) }));
  s.own = withAir(s);
}

function readUnits(p: Position, doc: SetupDoc, errors: SetupError[]): void {
  const { s } = p;
  const named = new Set<number>();
  doc.units?.forEach((given, i) => {
    const u = findUnit(given.id);
    const at = `units[${i}].id`;
    if (u === undefined) errors.push({ ...wrong(at, 'no-such-unit', { unit: given.id }), unit: given.id });
    else if (named.has(u)) errors.push({ ...wrong(at, 'unit-twice', { unit: given.id }), unit: given.id });
    else readUnit(p, u, given, `units[${i}]`, errors);
    if (u !== undefined) named.add(u);
  });
  if (!doc.only) return;
  s.hex = s.hex.map((hex, u) => (named.has(u) ? hex : OUT));
}

function readUnit(p: Position, u: number, given: SetupUnit, at: string, errors: SetupError[]): void {
  const { s } = p;
  const unit = UNITS[u] as Unit;
  const place = placeOf(p, unit, given.hex ?? null);
  if (place === undefined)
    errors.push({ ...wrong(`${at}.hex`, 'no-such-hex', { hex: shown(given.hex) }), unit: given.id });
  else s.hex = s.hex.with(u, place);
  const { steps } = given;
  if (steps !== undefined) {
    // A three-step unit with one step left is its remnant (2.3.12).
    if (steps === 0 && (s.hex[u] === WAITING || s.hex[u] === OUT)) {
      s.hex = s.hex.with(u, state.ELIMINATED);
      s.steps = s.steps.with(u, 0);
    } else if (Number.isInteger(steps) && steps <= unit.steps && steps >= Math.max(1, unit.steps - 1))
      s.steps = s.steps.with(u, steps);
    else errors.push({ ...wrong(`${at}.steps`, 'no-such-steps', { steps: shown(steps) }), unit: given.id });
  }
  for (const name of given.marks ?? []) {
    const bit = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined;
    const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
    if (bit !== undefined) mark(p, u, bit);
    else if (order !== undefined) s.order = s.order.with(u, order);
    else errors.push({ ...wrong(`${at}.marks`, 'no-such-mark', { mark: name }), unit: given.id });
  }
}

/** A hex, an entry area (`area:B`), or for null where a unit is that is not on the map; undefined for anything else. */
function placeOf(p: Position, unit: Unit, name: string | null): number | undefined {
  if (name === null) {
    const inBox = (unit.breakdown && !(p.s.turn === 1 && ARRIVALS[unit.id])) || unit.remnant;
    return inBox ? state.IN_BOX : unit.unknown ? OUT : WAITING;
  }
  if (!name.startsWith('area:')) return hexAt(p.board.grid, name);
  const area = AREAS.findIndex(({ id }) => id === name.slice(5));
  return area < 0 ? undefined : AREA - area;
}

function readPool(s: State, pool: string, sides: Readonly<Record<string, number>>, errors: SetupError[]): void {
  if (!(ABOUT.vocabulary.pools as readonly string[]).includes(pool))
    return void errors.push(wrong(`pools.${pool}`, 'no-such-pool', { pool }));
  for (const [side, amount] of Object.entries(sides)) {
    const at = `pools.${pool}.${side}`;
    if (side !== 'allied') errors.push(wrong(at, 'no-such-side', { side }));
    else if (!Number.isInteger(amount) || amount < 0 || amount > 99) errors.push(wrong(at, 'no-such-amount'));
    else s.own = { ...s.own, [pool]: amount };
  }
}

/**
 * H44-6.1-d, H44-19.4-d: nobody stands where he may not: in an area of the enemy, both sides or two supply heads in a hex, in
 * a lake, more than the limits of 6.4 allow.
 */
function checkPlaces(p: Position, errors: SetupError[]): void {
  for (const { id, index, side } of UNITS) {
    const area = areaOf(p, index);
    if (area < 0 || isFriendly(area, side, p.s.turn)) continue;
    const hex = nameOf(p, hexOf(p, index));
    errors.push({ ...wrong(hex, 'hostile-area'), rule: '19.4', unit: id, hex });
  }
  for (let hex = 0; hex < p.board.grid.size; hex++) {
    const units = unitsIn(p, hex);
    if (units.length === 0) continue;
    const at = `hex ${nameOf(p, hex)}`;
    const sides = new Set(units.map((u) => UNITS[u]?.side));
    if (sides.size > 1) errors.push({ ...wrong(at, 'both-sides-there'), rule: '8.1', hex: nameOf(p, hex) });
    const [, second] = units.filter((u) => UNITS[u]?.supplyHead);
    if (second !== undefined)
      errors.push({ ...wrong(at, 'one-supply-head'), rule: '6.1', unit: idOf(second), hex: nameOf(p, hex) });
    if (p.board.terrain[hex] === 7) errors.push({ ...wrong(at, 'lake'), rule: '7.1', hex: nameOf(p, hex) });
    if (isOver(p, hex)) errors.push({ ...wrong(at, 'too-many-steps'), rule: '6.4.1', hex: nameOf(p, hex) });
  }
}
