import { slotOf, holderAt } from '../position/fields.ts';
import { hexAt } from '../../hex/grid.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { RefusalCode } from '../position/codes.ts';
import { shown } from '../../wargame/setup.ts';
import { nameOf, sideName, type Position } from '../position/position.ts';
import { malformed } from '../position/topics.ts';

/** What is wrong with a set-up, and where. */
export interface Problem {
  at: string;
  refusal: Refusal;
}

export const problem = (at: string, code: RefusalCode, args: Record<string, string> = {}): Problem => ({
  at,
  refusal: malformed(code, { args }),
});

/** The fields of an object, by name; none, and a problem, where it is no object. */
export function entries(value: unknown, at: string, problems: Problem[]): [string, unknown][] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return Object.entries(value);
  problems.push(problem(at, 'no-such-field', { field: at.replace('extra.', '') }));
  return [];
}

/** Who holds each hex of a place. */
export const holdersOf = (p: Position): Record<string, string> =>
  Object.fromEntries(p.board.scored.map((hex) => [nameOf(p, hex), sideName(p, holderAt(p, hex))]));

export function readHolders(p: Position, value: unknown, problems: Problem[]): void {
  for (const [name, side] of entries(value, 'extra.holders', problems)) {
    const hex = hexAt(p.board.grid, name);
    const slot = hex === undefined ? -1 : slotOf(p, hex);
    const holder = p.rules.about.sides.indexOf(side as string);
    if (hex === undefined) problems.push(problem(`extra.holders.${name}`, 'no-such-hex', { hex: name }));
    else if (slot < 0) problems.push(problem(`extra.holders.${name}`, 'not-held', { hex: name }));
    else if (holder < 0) problems.push(problem(`extra.holders.${name}`, 'no-such-side', { side: shown(side) }));
    else p.s.holders = p.s.holders.with(slot, holder);
  }
}

/** Points scored before this position, on top of what it is worth itself: into the entry of `State.own` that each side has for them. */
export function readPoints(
  p: Position,
  value: unknown,
  problems: Problem[],
  own: Readonly<Record<string, string>>,
): void {
  for (const [side, points] of entries(value, 'extra.points', problems)) {
    const at = `extra.points.${side}`;
    const key = Object.hasOwn(own, side) ? own[side] : undefined;
    if (key === undefined) problems.push(problem(at, 'no-such-side', { side }));
    else if (typeof points !== 'number' || !Number.isInteger(points) || Math.abs(points) > 9999)
      problems.push(problem(at, 'no-such-amount'));
    else p.s.own[key] = points;
  }
}

/** Hexes by number, or all hexes of a place by its id. */
export function readHexes(p: Position, value: unknown, at: string, problems: Problem[]): number[] {
  const list: number[] = [];
  if (!Array.isArray(value)) problems.push(problem(at, 'no-such-field', { field: at.replace('extra.', '') }));
  for (const name of Array.isArray(value) ? (value as unknown[]) : []) {
    const hex = typeof name === 'string' ? hexAt(p.board.grid, name) : undefined;
    const place = p.board.places.get(name as string);
    if (place) list.push(...place);
    else if (hex !== undefined) list.push(hex);
    else problems.push(problem(at, 'no-such-hex', { hex: shown(name) }));
  }
  return list;
}

/** Numbers of a game's own by public names; those that are nothing are left out. */
export function numbersOf(p: Position, names: Readonly<Record<string, string>>): Record<string, number> {
  const known = Object.entries(names).map(([name, field]) => [name, p.s.own[field] ?? 0] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== 0));
}

/** Reads one field of `extra` into the position and adds what is wrong with it. */
export type Reader = (p: Position, value: unknown, problems: Problem[]) => void;

/** Reads all fields in the order given; one without a reader is wrong. */
export function readFields(
  p: Position,
  given: Readonly<Record<string, unknown>>,
  readers: Readonly<Record<string, Reader>>,
): Problem[] {
  const problems: Problem[] = [];
  for (const [field, value] of Object.entries(given)) {
    const read = Object.hasOwn(readers, field) ? readers[field] : undefined;
    if (read) read(p, value, problems);
    else problems.push(problem(`extra.${field}`, 'no-such-field', { field }));
  }
  return problems;
}
