import type { RefusalCode } from '../../engagement/codes.ts';
import { nameOf, sideName, type Position } from '../../engagement/position.ts';
import { hexAt } from '../../hex/grid.ts';
import type { Refusal } from '../../kernel/game.ts';
import { refuse } from './codes.ts';
import { AIRBORNE, UNITS, type AirborneDivision } from './units.ts';
import { noteArrival, NORTH_EDGE } from './rules/04-entry.ts';
import { engagedAtStart, noteEngaged } from './rules/07-recovery.ts';
import { hasContact, setContact, setUnsupplied, turnsUnsupplied } from './rules/09-supply.ts';
import * as crossings from './rules/10-bridges.ts';

const { BRIDGES, FERRIES } = crossings;

/** Position matters of this game that stand in `extra` of a set-up and of `show`. */
export function extra(p: Position): Record<string, unknown> {
  const holders = p.board.scored.map((hex, slot) => [nameOf(p, hex), sideName(p, p.s.holders[slot] as number)]);
  const ends = BRIDGES.flatMap((bridge) =>
    crossings.endsOf(p, bridge) ? [[bridge.id, crossings.endsOf(p, bridge)]] : [],
  );
  return {
    holders: Object.fromEntries(holders) as unknown,
    bridges: Object.fromEntries(BRIDGES.map((bridge) => [bridge.id, stateOf(p, bridge)])),
    ferries: Object.fromEntries(
      FERRIES.map((ferry) => [ferry.id, crossings.isFerryLost(p, ferry) ? 'destroyed' : 'intact']),
    ),
    unsupplied: Object.fromEntries(
      AIRBORNE.flatMap((division) =>
        turnsUnsupplied(p, division) > 0 ? [[division, turnsUnsupplied(p, division)]] : [],
      ),
    ),
    contact: AIRBORNE.filter((division) => hasContact(p, division)),
    attacked: p.s.attacked.map((hex) => nameOf(p, hex)),
    points: numbersOf(p, { german: 'bonusGerman', allied: 'bonusAllied' }),
    blown: crossings.blownBridges(p),
    northEdge: p.s.own[NORTH_EDGE] === 1,
    airlift: p.s.own['airlift'] ?? null,
    ends: Object.fromEntries(ends) as unknown,
    mending: crossings.mending(p),
    tried: crossings.triedBridges(p),
    fuse: crossings.fuseOf(p) ?? null,
    engaged: engagedAtStart(p),
  };
}

type Bridge = (typeof BRIDGES)[number];

/** Destroyed, or the side that has it. */
function stateOf(p: Position, bridge: Bridge): string {
  if (!crossings.stands(p, bridge)) return 'destroyed';
  return sideName(p, crossings.holderOf(p, bridge));
}

/** Numbers of this game's own by public names; those that are nothing are left out. */
function numbersOf(p: Position, names: Readonly<Record<string, string>>): Record<string, number> {
  const known = Object.entries(names).map(([name, field]) => [name, p.s.own[field] ?? 0] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== 0));
}

type Problem = { at: string; refusal: Refusal };

const problem = (at: string, code: RefusalCode, args: Record<string, string> = {}): Problem => ({
  at,
  refusal: refuse('contract', code, { args }),
});

type Reader = (p: Position, value: unknown, problems: Problem[]) => void;

const READERS: Readonly<Record<string, Reader>> = {
  holders: readHolders,
  points: readPoints,
  bridges: readBridges,
  ferries: readFerries,
  unsupplied: readUnsupplied,
  contact: readContact,
  attacked: readAttacked,
};

/** What follows from where the units stand: contacts, ends of bridges, lost ferries, who is engaged as the phase begins. */
function noteUnits(p: Position): void {
  const { events } = p;
  p.events = [];
  for (const { index } of UNITS) noteArrival(p, index);
  noteEngaged(p);
  p.events = events;
}

/** Reads what a set-up says of holders, points, bridges, ferries, supply, contact and hexes attacked; says what is wrong and where. */
export function readExtra(p: Position, given: Readonly<Record<string, unknown>>): Problem[] {
  const problems: Problem[] = [];
  noteUnits(p);
  for (const [field, value] of Object.entries(given)) {
    const read = Object.hasOwn(READERS, field) ? READERS[field] : undefined;
    if (read) read(p, value, problems);
    else problems.push(problem(`extra.${field}`, 'no-such-field', { field }));
  }
  return problems;
}

function entries(value: unknown, at: string, problems: Problem[]): [string, unknown][] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return Object.entries(value);
  problems.push(problem(at, 'no-such-field', { field: at.replace('extra.', '') }));
  return [];
}

function readHolders(p: Position, value: unknown, problems: Problem[]): void {
  for (const [name, side] of entries(value, 'extra.holders', problems)) {
    const hex = hexAt(p.board.grid, name);
    const slot = hex === undefined ? -1 : (p.board.slot[hex] as number);
    const holder = p.rules.sides.indexOf(side as string);
    if (slot < 0) problems.push(problem(`extra.holders.${name}`, 'no-such-hex', { hex: name }));
    else if (holder < 0) problems.push(problem(`extra.holders.${name}`, 'no-such-side', { side: String(side) }));
    else p.s.holders = p.s.holders.with(slot, holder);
  }
}

/** Points scored before this position, on top of what it is worth itself. */
function readPoints(p: Position, value: unknown, problems: Problem[]): void {
  for (const [side, points] of entries(value, 'extra.points', problems)) {
    const at = `extra.points.${side}`;
    if (!p.rules.sides.includes(side)) problems.push(problem(at, 'no-such-side', { side }));
    else if (!Number.isInteger(points) || Math.abs(points as number) > 9999)
      problems.push(problem(at, 'no-such-amount'));
    else p.s.own[side === 'german' ? 'bonusGerman' : 'bonusAllied'] = points as number;
  }
}

/** `intact` is a bridge as at the start, German and standing. */
const BRIDGE_STATES: Readonly<Record<string, readonly [side: number, blown: boolean]>> = {
  intact: [0, false],
  german: [0, false],
  allied: [1, false],
  destroyed: [0, true],
};

function readBridges(p: Position, value: unknown, problems: Problem[]): void {
  for (const [name, state] of entries(value, 'extra.bridges', problems)) {
    const at = `extra.bridges.${name}`;
    const bridge = crossings.bridgeNamed(name);
    const known = typeof state === 'string' && Object.hasOwn(BRIDGE_STATES, state) ? BRIDGE_STATES[state] : undefined;
    if (!bridge) problems.push(problem(at, 'not-a-side', { a: name.slice(0, 4), b: name.slice(5) }));
    else if (!known) problems.push(problem(at, 'no-such-field', { field: String(state) }));
    else crossings.setBridge(p, bridge, ...known);
  }
}

function readFerries(p: Position, value: unknown, problems: Problem[]): void {
  for (const [name, state] of entries(value, 'extra.ferries', problems)) {
    const at = `extra.ferries.${name}`;
    const [a, b] = name.split('-');
    const ferry = FERRIES.find(({ id }) => id === `${a}-${b}` || id === `${b}-${a}`);
    if (!ferry) problems.push(problem(at, 'not-a-side', { a: String(a), b: String(b) }));
    else if (state === 'destroyed') crossings.breakFerry(p, ferry);
    else if (state !== 'intact') problems.push(problem(at, 'no-such-field', { field: String(state) }));
  }
}

const isDivision = (name: unknown): name is AirborneDivision => AIRBORNE.some((division) => division === name);

function readUnsupplied(p: Position, value: unknown, problems: Problem[]): void {
  for (const [division, turns] of entries(value, 'extra.unsupplied', problems)) {
    const at = `extra.unsupplied.${division}`;
    if (!isDivision(division)) problems.push(problem(at, 'no-such-field', { field: division }));
    else if (!Number.isInteger(turns) || (turns as number) < 0 || (turns as number) > 10)
      problems.push(problem(at, 'no-such-amount'));
    else setUnsupplied(p, division, turns as number);
  }
}

function readContact(p: Position, value: unknown, problems: Problem[]): void {
  if (!Array.isArray(value)) return void problems.push(problem('extra.contact', 'no-such-field', { field: 'contact' }));
  value.forEach((division: unknown, i) => {
    if (isDivision(division)) setContact(p, division);
    else problems.push(problem(`extra.contact[${i}]`, 'no-such-field', { field: String(division) }));
  });
}

function readAttacked(p: Position, value: unknown, problems: Problem[]): void {
  if (!Array.isArray(value))
    return void problems.push(problem('extra.attacked', 'no-such-field', { field: 'attacked' }));
  p.s.attacked = value.flatMap((name: unknown, i) => {
    const hex = typeof name === 'string' ? hexAt(p.board.grid, name) : undefined;
    if (hex !== undefined) return [hex];
    problems.push(problem(`extra.attacked[${i}]`, 'no-such-hex', { hex: String(name) }));
    return [];
  });
}
