import { spentOf, entryHexOf, sideBits, leadUnit } from '../position/fields.ts';
import { neighbourAt, neighboursOf } from '../../hex/grid.ts';
import type { Modifier, Refusal } from '../../kernel/game.ts';
import { cachedBy } from '../../kernel/cached-by.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import { FORBIDDEN } from '../../wargame/search/search.ts';
import { RIVER, type Board, type PriceTable } from '../position/board.ts';
import { inParts, inPoints } from '../position/parts.ts';
import { groundPrice, pricesOf, roadIn, sidePrice } from './ground.ts';
import {
  engaged,
  enemyOf,
  firstIn,
  edgesLeft,
  hexLeft,
  idOf,
  inZone,
  nameOf,
  nextIn,
  onMap,
  staysInContact,
  threatsTo,
  unitCounts,
  unitOf,
  type Position,
} from '../position/position.ts';
import type { EntryPoint, Mover, Unit } from '../position/rules.ts';
import { refusalIf, ruleOf, systemReason } from '../position/topics.ts';

/** Parts of movement points a unit has in this phase; fewer in a turn in which it fords a river. */
export function allowanceOf(p: Position, u: number, forded: boolean): number {
  const unit = unitOf(p, u);
  const { allowance, fordAllowance } = p.rules.movement;
  const whole = inParts(p, allowance(p, unit));
  return forded && fordAllowance !== null && unit.rivers === 'fords'
    ? Math.min(whole, inParts(p, fordAllowance))
    : whole;
}

export const leftOf = (p: Position, u: number, forded = false): number => allowanceOf(p, u, forded) - spentOf(p, u);

export const isRiver = (p: Position, from: number, d: number): boolean => (sideBits(p, from, d) & RIVER) !== 0;

export const ENEMY = systemReason('zones', 'enemy-there');
const CONTACT_FIRST = systemReason('zones', 'must-break-contact');

/** One moving unit about to leave a hex: what is the same in whatever direction it goes. It holds until something moves. */
export interface StepContext {
  unit: Unit;
  /** Units moving together, this one among them. */
  group: readonly number[];
  from: number;
  prices: PriceTable;
  /** For each hex, how many enemies stand there, and how many of them would engage the unit. */
  enemies: Uint8Array;
  threats: Uint8Array;
  /** It has not moved yet and is engaged: contact must be broken. */
  contact: boolean;
  /** Parts of points for going on through the hex it is in. */
  passage: number;
  /** Parts of points of a first step that takes the whole move, or -1. */
  whole: number;
}

/** A unit that moves by itself and has not taken a step. */
export const alone = (u: number): Mover => ({
  units: [u],
  passenger: -1,
  carried: false,
  forded: false,
  hexesMoved: 0,
});

/** `ford`: rivers may be forded, at the price of most points. */
export function stepContext(p: Position, u: number, mover: Mover, from: number, ford: boolean): StepContext {
  const unit = unitOf(p, u);
  const first = mover.hexesMoved === 0;
  return {
    unit,
    group: mover.units,
    from,
    prices: pricesOf(p, unit, ford),
    enemies: unitCounts(p, enemyOf(unit.side)),
    threats: threatsTo(p, unit),
    contact: first && engaged(p, u),
    passage: first ? 0 : inParts(p, p.rules.passage?.cost(p, unit.side, from, mover.units) ?? 0),
    whole: first && p.rules.wholeMoves?.takes(p, unit, from) ? Math.max(inParts(p, 1), allowanceOf(p, u, false)) : -1,
  };
}

/** Why nobody moves into, out of or through a hex this turn. */
export const barredReason = (p: Position, hex: number): Reason =>
  p.s.barred.length > 0 && p.s.barred.includes(hex) ? (p.rules.barred?.moving ?? ALLOWED) : ALLOWED;

/** What keeps a unit out of a hex, from wherever it comes, enemies apart: a closed hex, and what is barred to it. */
function barrier(p: Position, unit: Unit, to: number, group: readonly number[]): Reason {
  const barred = barredReason(p, to);
  if (barred !== ALLOWED) return barred;
  const closed = p.rules.movement.closed?.(p, unit)?.[to] ?? ALLOWED;
  if (closed !== ALLOWED) return closed;
  return unit.restricted ? (p.rules.restrictions?.step(p, unit, to, group) ?? ALLOWED) : ALLOWED;
}

/**
 * Parts of points for one step, or minus the reason why it may not be taken. What the price is
 * made of is added to `terms`: the amounts add up to it.
 */
export function stepPrice(p: Position, context: StepContext, d: number, terms?: Modifier[]): number {
  const { unit, from, prices } = context;
  const side = from * 6 + d;
  const to = neighbourAt(p.board.grid, side);
  if (context.enemies[to] !== 0) return -ENEMY;
  const barred = barrier(p, unit, to, context.group);
  if (barred !== ALLOWED) return -barred;
  const price = prices.cost[side] as number;
  if (price === FORBIDDEN) return -(prices.why[side] as number);
  if (context.contact && staysInContact(p, unit.index, to)) return -CONTACT_FIRST;
  if (context.threats[to] !== 0) {
    const closed = p.rules.engaging?.reason(p, to) ?? ALLOWED;
    if (closed !== ALLOWED) return -closed;
  }
  const { whole, passage } = context;
  if (whole >= 0) {
    if (terms && p.rules.wholeMoves) terms.push({ ...p.rules.wholeMoves.term, amount: inPoints(p, whole) });
    return whole;
  }
  const contact = context.contact ? 1 : 0;
  if (terms) {
    sidePrice(p, unit, { from, d, ford: true }, terms);
    if (contact > 0) terms.push({ rule: ruleOf(p, 'zones'), amount: contact, why: 'contact' });
    if (passage > 0 && p.rules.passage) terms.push({ ...p.rules.passage.term, amount: inPoints(p, passage) });
  }
  return price + passage + (contact > 0 ? inParts(p, contact) : 0);
}

/** Is this step one over a river without a bridge? */
export const fords = ({ unit, from, prices }: StepContext, d: number): boolean =>
  unit.rivers === 'fords' && prices.wet[from * 6 + d] !== 0;

/** Why a unit may not come down, or be raised, in a hex: it needs room there, even to go on. Among enemies it is lost. */
const landReason = (p: Position, { index: u }: Unit, to: number): Reason =>
  fallsIn(p, u, to) ? ALLOWED : stackReason(p, to, [u]);

/** Points for the first hex of a waiting unit, by its road if it has one, else its own; as `stepPrice`. */
export function entryPrice(p: Position, unit: Unit, to: number, terms?: Modifier[]): number {
  const unpaid = p.rules.entry.isUnpaid?.(p, unit, to) ?? false;
  if (!unpaid && unitCounts(p, enemyOf(unit.side))[to] !== 0) return -ENEMY;
  const barred = barrier(p, unit, to, [unit.index]);
  if (barred !== ALLOWED) return -barred;
  if (unpaid) {
    const full = landReason(p, unit, to);
    return full === ALLOWED ? 0 : -full;
  }
  let roads = roadIn(p, to);
  for (let d = 0; d < 6; d++) roads |= sideBits(p, to, d);
  const price = groundPrice(p, unit, to, roads, terms);
  const { engaging } = p.rules;
  if (!engaging || price < 0 || !inZone(p, unit, to) || !engaging.never(p)) return price;
  return -engaging.reason(p, to);
}

/** Does a waiting unit go no further from this hex of entry? */
export const endsMoveIn = (p: Position, { units }: Mover, to: number): boolean =>
  !onMap(p, leadUnit(units)) && (p.rules.entry.endsMove?.(p, unitOf(p, leadUnit(units)), to) ?? false);

/** Hexes where a waiting unit may enter. */
export const entryHexes = (p: Position, u: number): readonly number[] => p.rules.entry.hexes(p, unitOf(p, u));

/** The named hex of entry and its neighbours on the edge; for a unit that left over an edge, those beside the hex it left. */
export function hexesByEntry(p: Position, { index: u }: Unit): readonly number[] {
  const entryHex = entryHexOf(p, u);
  let hexes = p.board.entries.get(entryHex);
  if (!hexes) p.board.entries.set(entryHex, (hexes = entriesOf(p, u, entryHex)));
  return hexes;
}

const NOT_BESIDE = systemReason('retreat', 'not-entry-hex');
const NOT_ENTRY = systemReason('entry', 'not-entry-hex');

/** Why a unit that enters by `hexesByEntry` may not enter by another hex. */
export const elsewhereByEntry = (p: Position, { index }: Unit): Reason =>
  hexLeft(p, index) >= 0 ? NOT_BESIDE : NOT_ENTRY;

/** At the printed hex, or next to the one it left. */
export function pointByEntry(p: Position, { index }: Unit): EntryPoint {
  const hex = Math.max(entryHexOf(p, index), hexLeft(p, index));
  return hex < 0 ? {} : { hex };
}

function entriesOf(p: Position, u: number, entryHex: number): number[] {
  const left = hexLeft(p, u);
  if (left >= 0) return neighboursOn(p, left, edgesLeft(p, u)).sort((a, b) => a - b);
  return entryHex < 0 ? [] : [entryHex, ...neighboursOn(p, entryHex, edgesOf(p, entryHex))].sort((a, b) => a - b);
}

/** Neighbours of a hex that lie on one of these edges too. */
const neighboursOn = (p: Position, hex: number, edges: readonly string[]): number[] =>
  neighboursOf(p.board.grid, hex).filter((at) => edgesOf(p, at).some((edge) => edges.includes(edge)));

export const edgesOf = (p: Position, hex: number): readonly string[] => p.board.edgesAt[hex] as readonly string[];

const unions = cachedBy((_: Board) => new Map<string, readonly number[]>());

/** Hexes on any of these edges: one list for each choice of edges. */
export function hexesOnAny({ board }: Position, edges: readonly string[]): readonly number[] {
  const known = unions(board);
  const key = edges.join(' ');
  let hexes = known.get(key);
  if (!hexes) known.set(key, (hexes = [...new Set(edges.flatMap((edge) => board.edges.get(edge) ?? []))]));
  return hexes;
}

const stack: number[] = [];

/** Why these units of one side may not stand together in a hex: those already there count, those leaving do not. */
export function stackReason(
  p: Position,
  hex: number,
  coming: readonly number[],
  leaving: readonly number[] = NOBODY,
): Reason {
  if (firstIn(p, hex) < 0) return p.rules.movement.stackReason(p, hex, coming);
  stack.length = 0;
  for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) {
    if (!coming.includes(u) && !leaving.includes(u)) stack.push(u);
  }
  for (const u of coming) stack.push(u);
  return p.rules.movement.stackReason(p, hex, stack);
}

const NOBODY: readonly number[] = [];

export const stackRefusal = (
  p: Position,
  hex: number,
  coming: readonly number[],
  leaving?: readonly number[],
): Refusal | undefined => refusalIf(p, stackReason(p, hex, coming, leaving), { hex: nameOf(p, hex) });

/** Why a passenger may not be carried from a hex (-1: from outside the map) to the next. */
export const carryReason = (p: Position, mover: Mover, from: number, to: number): Reason =>
  mover.passenger < 0 || !p.rules.transport ? ALLOWED : p.rules.transport.stepReason(p, mover, from, to);

/** Does the mover go no further from this hex because its passenger has to get off? */
export const unloadsIn = (p: Position, mover: Mover, hex: number): boolean =>
  mover.passenger >= 0 && !p.rules.transport?.carriesThrough(p, hex);

/** Would a unit from outside the map come down among enemies there? */
export const fallsIn = (p: Position, u: number, hex: number): boolean =>
  !onMap(p, u) && unitCounts(p, enemyOf(unitOf(p, u).side))[hex] !== 0;

/** Why the moving units may not stop in `hex`, which they may pass; the passenger is carried by the first. */
export function restReason(p: Position, mover: Mover, hex: number): Reason {
  if (mover.passenger >= 0 && p.rules.transport) return p.rules.transport.carrying;
  if (fallsIn(p, leadUnit(mover.units), hex)) return ALLOWED;
  const own = p.rules.movement.restReason;
  if (own) {
    for (const u of mover.units) {
      const why = own(p, unitOf(p, u), hex);
      if (why !== ALLOWED) return why;
    }
  }
  return stackReason(p, hex, mover.units);
}

export function restRefusal(p: Position, mover: Mover, hex: number): Refusal | undefined {
  const why = restReason(p, mover, hex);
  if (why === ALLOWED) return undefined;
  const culprit =
    mover.passenger < 0
      ? mover.units.find((u) => p.rules.movement.restReason?.(p, unitOf(p, u), hex) === why)
      : undefined;
  return refusalIf(p, why, { hex: nameOf(p, hex), ...(culprit === undefined ? {} : { unit: idOf(p, culprit) }) });
}
