import { directionTo, hexAt } from '../../hex/grid.ts';
import type { SetupError } from '../../kernel/game.ts';
import { LAKE } from './board.ts';
import type { RefusalCode } from './codes.ts';
import { ALLIED, GERMAN, holds, nameOf, type Position } from './position.ts';
import { wrong } from './wrong.ts';
import { AS_REMNANT, BLOWN, INTACT, OUT, REPAIR, WIRED } from './state.ts';
import { numberOf, UNITS } from './units.ts';

const BRIDGE_STATES: Readonly<Record<string, number>> = { wired: WIRED, intact: INTACT, blown: BLOWN, repair: REPAIR };
const SIDES: Readonly<Record<string, number>> = { allied: ALLIED, german: GERMAN };

type Reader = (p: Position, value: unknown, at: string, errors: SetupError[]) => void;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads each entry of a record by its key; anything else is an error. */
const entries =
  (
    read: (
      p: Position,
      key: string,
      value: unknown,
      fail: (code: RefusalCode, args?: Record<string, string>) => void,
    ) => void,
  ): Reader =>
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
    const span = at < 0 ? -1 : (p.board.spanAt[(a as number) * 6 + at] as number);
    const how = BRIDGE_STATES[String(value)];
    if (span < 0) fail('no-such-bridge', { bridge: key });
    else if (how === undefined) fail('no-such-value', { option: key, value: String(value) });
    else p.s.bridges = p.s.bridges.with(span, how);
  }),
  traffic: entries((p, key, value, fail) => {
    const hex = hexAt(p.board.grid, String(value));
    const marker = Number(key) - 1;
    if (!(marker in p.s.traffic)) fail('no-such-value', { option: 'traffic', value: key });
    else if (hex === undefined) fail('no-such-hex', { hex: String(value) });
    else p.s.traffic = p.s.traffic.with(marker, hex);
  }),
  unknown(p, value, at, errors) {
    Object.assign(p.s, { unknown: [], fixed: [] });
    readUnknown(p, value, at, errors);
  },
  holders: entries((p, key, value, fail) => {
    const slot = p.board.slot[hexAt(p.board.grid, key) ?? -1] ?? -1;
    const side = SIDES[String(value)];
    if (slot < 0) fail('not-held', { hex: key });
    else if (side === undefined) fail('no-such-side', { side: String(value) });
    else p.s.holders = p.s.holders.with(slot, side);
  }),
  parents: entries((p, key, value, fail) => {
    const [unit, parent] = [numberOf(key), numberOf(String(value))] as (number | undefined)[];
    const { breakdown, remnant } = UNITS[unit ?? -1] ?? {};
    if (unit === undefined || !(breakdown || remnant)) return fail('no-such-unit', { unit: key });
    if (parent === undefined) return fail('no-such-unit', { unit: String(value) });
    p.s.parents = p.s.parents.with(unit, parent);
    if (!remnant) return;
    p.s.hex = p.s.hex.with(parent, AS_REMNANT);
    p.s.steps = p.s.steps.with(parent, 1);
  }),
  returned: entries((p, key, value, fail) => amount(p, `returned:${key}`, value, fail)),
  landing: entries((p, key, value, fail) => amount(p, `landing:${key}`, value, fail)),
  points: entries((p, key, value, fail) => amount(p, `points:${key}`, value, fail, 0.5)),
};

/** Keeps a number of up to 99, in these units. */
function amount(p: Position, key: string, value: unknown, fail: (code: RefusalCode) => void, unit = 1): void {
  if (typeof value === 'number' && Number.isInteger(value / unit) && value >= 0 && value <= 99)
    p.s.own = { ...p.s.own, [key]: value };
  else fail('no-such-amount');
}

/** Hexes of unrevealed units: `{ "6122": null }`, or with the unit that lies there. */
const readUnknown = entries((p, key, value, fail) => {
  const hex = hexAt(p.board.grid, key);
  const unit = value === null ? -1 : typeof value === 'string' ? (numberOf(value) as number | undefined) : undefined;
  if (hex === undefined) return fail('no-such-hex', { hex: key });
  if (unit === undefined || (unit >= 0 && !UNITS[unit]?.unknown))
    return fail('no-such-unit', { unit: JSON.stringify(value) });
  // Who is named among the units in the same hex lies there face down.
  if (unit >= 0 && p.s.hex[unit] === hex) p.s.hex = p.s.hex.with(unit, OUT);
  p.s.unknown = [...p.s.unknown, hex];
  p.s.fixed = [...p.s.fixed, unit];
});

/** 25.1: every unknown unit can be turned up: it is one that stands nowhere else, on land, and not among Allied units. */
export function checkUnknown(p: Position, errors: SetupError[]): void {
  const { unknown, fixed, hex } = p.s;
  unknown.forEach((at, slot) => {
    const u = fixed[slot] as number;
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

/** Reads `extra` of a set-up into the state. */
export function readExtra(p: Position, extra: Readonly<Record<string, unknown>>, errors: SetupError[]): void {
  for (const [field, value] of Object.entries(extra)) {
    const read = Object.hasOwn(READERS, field) ? READERS[field] : undefined;
    if (read) read(p, value, `extra.${field}`, errors);
    else errors.push(wrong(`extra.${field}`, 'no-such-field', { field }));
  }
}
