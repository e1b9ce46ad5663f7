import { directionTo, hexAt } from '../../../hex/grid.ts';
import type { SetupError } from '../../../kernel/game.ts';
import { shown } from '../../../wargame/setup.ts';
import { LAKE } from '../position/board.ts';
import type { RefusalCode } from '../position/codes.ts';
import { ALLIED, GERMAN, holds, keep, nameOf, note, spanAcross, type Position } from '../position/position.ts';
import { wrong } from '../position/wrong.ts';
import { AS_REMNANT, BLOWN, ELIMINATED, INTACT, OUT, REPAIR, WIRED, type TallyName } from '../position/state.ts';
import { readAreas } from './extra-areas.ts';
import { HEADS } from '../rules/18-supply/supply.ts';
import { DIVISIONS } from '../rules/22-airborne/returned.ts';
import { findUnit, numberOf, UNITS, type Formation } from '../position/units.ts';

const BRIDGE_STATES: Readonly<Record<string, number>> = { wired: WIRED, intact: INTACT, blown: BLOWN, repair: REPAIR };
const SIDES: Readonly<Record<string, number>> = { allied: ALLIED, german: GERMAN };

type Reader = (p: Position, value: unknown, at: string, errors: SetupError[]) => void;
const own = (table: Readonly<Record<string, number>>, name: unknown): number | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
const hexNamed = (p: Position, name: unknown): number | undefined =>
  typeof name === 'string' ? hexAt(p.board.grid, name) : undefined;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Fail = (code: RefusalCode, args?: Record<string, string>) => void;

/** Reads each entry of a record by its key; anything else is an error. */
const entries =
  (read: (p: Position, key: string, value: unknown, fail: Fail) => void): Reader =>
  (p, value, at, errors) => {
    if (!isRecord(value)) return void errors.push(wrong(at, 'malformed', { what: at }));
    for (const [key, one] of Object.entries(value)) {
      read(p, key, one, (code, args = {}) => errors.push(wrong(`${at}.${key}`, code, args)));
    }
  };

/** What only this game knows of a position; docs/formats/position.md has the forms. */
const READERS: Readonly<Record<string, Reader>> = {
  bridges: entries((p, key, value, fail) => {
    const [a, b] = key.split('-').map((name) => hexAt(p.board.grid, name));
    const at = a === undefined || b === undefined ? -1 : directionTo(p.board.grid, a, b);
    const span = at < 0 ? -1 : spanAcross(p, (a as number) * 6 + at);
    const how = own(BRIDGE_STATES, value);
    if (span < 0) fail('no-such-bridge', { bridge: key });
    else if (how === undefined) fail('no-such-value', { option: key, value: shown(value) });
    else p.s.bridges = p.s.bridges.with(span, how);
  }),
  traffic: entries((p, key, value, fail) => {
    const hex = hexNamed(p, value);
    const marker = Number(key) - 1;
    if (!(marker in p.s.traffic)) fail('no-such-value', { option: 'traffic', value: key });
    else if (hex === undefined) fail('no-such-hex', { hex: shown(value) });
    else p.s.traffic = p.s.traffic.with(marker, hex);
  }),
  unknown(p, value, at, errors) {
    Object.assign(p.s, { unknown: [], fixed: [] });
    readUnknown(p, value, at, errors);
  },
  holders: entries((p, key, value, fail) => {
    const slot = p.board.slot[hexAt(p.board.grid, key) ?? -1] ?? -1;
    const side = own(SIDES, value);
    if (slot < 0) fail('not-held', { hex: key });
    else if (side === undefined) fail('no-such-side', { side: shown(value) });
    else p.s.holders = p.s.holders.with(slot, side);
  }),
  parents: entries((p, key, value, fail) => {
    const [unit, parent] = [numberOf(key), typeof value === 'string' ? numberOf(value) : undefined] as (
      number | undefined
    )[];
    const { breakdown, remnant } = UNITS[unit ?? -1] ?? {};
    if (unit === undefined || !(breakdown || remnant)) return fail('no-such-unit', { unit: key });
    if (parent === undefined) return fail('no-such-unit', { unit: shown(value) });
    p.s.parents = p.s.parents.with(unit, parent);
    if (!remnant) return;
    p.s.hex = p.s.hex.with(parent, AS_REMNANT);
    p.s.steps = p.s.steps.with(parent, 1);
  }),
  areas: readAreas,
  returned: division('returned'),
  returnedNew: division('returnedNew'),
  returnedGiven: division('returnedGiven'),
  landing: entries(readLandings),
  points: entries((p, key, value, fail) => amount(p, ['points', key], value, fail, 0.5)),
};

/** 22.7: steps by airborne division. */
function division(list: TallyName): Reader {
  return entries((p, key, value, fail) => {
    if (DIVISIONS.includes(key as Formation)) amount(p, [list, key], value, fail);
    else fail('no-such-formation', { formation: key });
  });
}

/** 22.7: steps recorded in this turn are counted apart from those that may be given back in it. */
function takeNew(p: Position, errors: SetupError[]): void {
  for (const key of DIVISIONS) {
    const fresh = p.s.own.returnedNew[key] ?? 0;
    const left = (p.s.own.returned[key] ?? 0) - fresh;
    if (left < 0) errors.push(wrong(`extra.returnedNew.${key}`, 'no-such-amount'));
    if (fresh > 0) note(p, 'returned', key, left);
  }
}

/** 18.2.2: where the supply head of a division stands; with null it is eliminated, and comes back (18.2.3). */
function readHead(p: Position, key: string, value: unknown, fail: Fail): void {
  const head = HEADS.find(({ formation }) => formation === key);
  const hex = typeof value === 'string' ? hexAt(p.board.grid, value) : undefined;
  if (!head) return fail('no-such-formation', { formation: key });
  if (value !== null && hex === undefined)
    return fail('no-such-hex', { hex: typeof value === 'string' ? value : JSON.stringify(value) });
  const isTaken = HEADS.some(({ index }) => index !== head.index && p.s.hex[index] === hex);
  if (hex !== undefined && isTaken) return fail('one-supply-head', { unit: head.id });
  p.s.hex = p.s.hex.with(head.index, hex ?? ELIMINATED);
  p.s.steps = p.s.steps.with(head.index, hex === undefined ? 0 : head.steps);
}

/** Keeps a number of up to 99, in these units. */
function amount(p: Position, [list, key]: readonly [TallyName, string], value: unknown, fail: Fail, unit = 1): void {
  if (isAmount(value, unit)) note(p, list, key, value);
  else fail('no-such-amount');
}

const isAmount = (value: unknown, unit = 1): value is number =>
  typeof value === 'number' && Number.isInteger(value / unit) && value >= 0 && value <= 99;

/** Landing points by division; at `turn` the turn on which reinforcements landed last (22.1.2). */
function readLandings(p: Position, key: string, value: unknown, fail: Fail): void {
  if (key !== 'turn') return amount(p, ['landings', key], value, fail);
  if (isAmount(value)) keep(p, { landedOn: value });
  else fail('no-such-amount');
}

/** Hexes of unrevealed units: `{ "6122": null }`, or with the unit that lies there. */
const readUnknown = entries((p, key, value, fail) => {
  const hex = hexAt(p.board.grid, key);
  const unit = value === null ? -1 : typeof value === 'string' ? findUnit(value) : undefined;
  if (hex === undefined) return fail('no-such-hex', { hex: key });
  if (unit === undefined || (unit >= 0 && !UNITS[unit]?.unknown)) return fail('no-such-unit', { unit: shown(value) });
  // Who is named among the units in the same hex lies there face down.
  if (unit >= 0 && p.s.hex[unit] === hex) p.s.hex = p.s.hex.with(unit, OUT);
  p.s.unknown = [...p.s.unknown, hex];
  p.s.fixed = [...p.s.fixed, unit];
});

/** 25.1: every unknown unit can be turned up: it is one that stands nowhere else, on land, and not among Allied units. */
export function checkUnknown(p: Position, errors: SetupError[]): void {
  const { unknown, fixed, hex } = p.s;
  unknown.forEach((at, slot) => {
    const u = fixed[slot] ?? -1;
    const path = `extra.unknown.${nameOf(p, at)}`;
    const id = UNITS[u]?.id ?? '';
    if (u >= 0 && (hex[u] !== OUT || fixed.indexOf(u) !== slot))
      errors.push({ ...wrong(path, 'unit-twice', { unit: id }), unit: id });
    if (p.board.terrain[at] === LAKE) errors.push({ ...wrong(path, 'lake'), rule: '7.1', hex: nameOf(p, at) });
    if (holds(p, ALLIED, at)) errors.push({ ...wrong(path, 'enemy-there'), rule: '8.1', hex: nameOf(p, at) });
  });
  const unseen = UNITS.filter((unit) => unit.unknown && hex[unit.index] === OUT).length;
  if (unknown.length > unseen) errors.push(wrong('extra.unknown', 'no-such-amount'));
}

/** Places the supply heads that `extra.supplyHeads` names. */
export const readHeads = entries(readHead);

/** Reads the other fields of `extra` into the state, once all units are placed. */
export function readExtra(p: Position, extra: Readonly<Record<string, unknown>>, errors: SetupError[]): void {
  for (const [field, value] of Object.entries(extra)) {
    const read = Object.hasOwn(READERS, field) ? READERS[field] : undefined;
    if (read) read(p, value, `extra.${field}`, errors);
    else errors.push(wrong(`extra.${field}`, 'no-such-field', { field }));
  }
  takeNew(p, errors);
}
