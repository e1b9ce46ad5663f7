import { stepsOf, entryHexOf, marksOf, airIn, slotOf } from './fields.ts';
import { directionTo, neighbour, neighbourAt } from '../../hex/grid.ts';
import type { EventArg } from '../../kernel/game.ts';
import { changedMap } from '../../wargame/map-change.ts';
import type { MapData } from '../../wargame/map.ts';
import { keeper } from '../../wargame/machine/keeper.ts';
import { follow, makeOccupancy, shift, takeOver, type Occupancy } from '../../wargame/occupancy.ts';
import { compile, type Board } from './board.ts';
import type { EventCode } from './codes.ts';
import { EVENT_TOPICS } from './event-topics.ts';
import { rosterOf } from './roster.ts';
import type { EngagementRules, Phase, Position, Unit } from './rules.ts';
import { copyState, ELIMINATED, WAITING, type State } from './state.ts';
import { ruleOf, type Topic } from './topics.ts';

export type { EngagementEvent, Position } from './rules.ts';

/** A position of its own for this state. */
export function positionOf(rules: EngagementRules, s: State): Position {
  const roster = rosterOf(rules);
  const board = boardOf(rules, s);
  const phase = roster.phases.get(s.phase);
  const occupancy = makeOccupancy(board.grid.size, s.hex.length, rules.combat.contacts.length);
  const hints = new Uint8Array(board.grid.size);
  return {
    rules,
    roster,
    s,
    board,
    events: [],
    occupancy,
    phase,
    obstacles: [undefined, undefined],
    hints,
    trial: undefined,
  };
}

/** A copy to try something on. */
export const copyOf = (p: Position): Position => positionOf(p.rules, copyState(p.s));

/** The same for many trials, one after the other: good until the next one of this position is asked for. */
export function trialOf(p: Position): Position {
  const trial = (p.trial ??= positionOf(p.rules, p.s));
  trial.s = copyState(p.s);
  trial.board = p.board;
  trial.events = [];
  takeOver(trial.occupancy, occupancyOf(p));
  return trial;
}

/** Finds the position of a state of this game, with its look-ups. */
export const positionsOf = (rules: EngagementRules): ((s: State) => Position) =>
  keeper({
    make: (s) => positionOf(rules, s),
    refresh: (p) => void (p.board = boardOf(rules, p.s)),
    reuse: (p, s) => fits(p, rules, s),
  });

/** Takes over a position for another state on a map of the same size. */
function fits(p: Position, rules: EngagementRules, s: State): boolean {
  p.board = boardOf(rules, s);
  p.s = s;
  return p.occupancy.heads.length === p.board.grid.size;
}

const changedBoards = new WeakMap<object, (Board | undefined)[]>();

/** The board of this state, compiled once for each map and each of its variants. */
export function boardOf(rules: EngagementRules, s: State): Board {
  const boards = s.map ? boardsOf(s.map) : rosterOf(rules).boards;
  const variant = rules.mapChanges?.variant(s) ?? 0;
  return (boards[variant] ??= compile(mapOf(rules, s, variant), variant, rules));
}

function mapOf(rules: EngagementRules, s: State, variant: number): MapData {
  const map = changedMap(rules.map, s.map, 'open');
  return rules.mapChanges?.vary(map, variant) ?? map;
}

function boardsOf(map: object): (Board | undefined)[] {
  let boards = changedBoards.get(map);
  if (!boards) changedBoards.set(map, (boards = []));
  return boards;
}

/** Something has happened, by any code. A game gives it the type of its own codes. `cause`: the rule, where it is not always the same. */
export function tell(p: Position, code: string, args: Readonly<Record<string, EventArg>> = {}, cause?: string): void {
  const reveals = OPENING.has(code) || (p.s.options['blind-declaration'] === 'on' && tellsSteps(p, code));
  const topic = (EVENT_TOPICS as Readonly<Partial<Record<string, Topic>>>)[code];
  const rule = cause ?? (topic === undefined ? p.rules.eventRules[code] : ruleOf(p, topic));
  const event = rule === undefined ? { code, args } : { code, rule, args };
  p.events.push(reveals ? { ...event, reveals } : event);
}

/** Something has happened, by a code of the system. */
export const say: (p: Position, code: EventCode, args?: Readonly<Record<string, EventArg>>) => void = tell;

/** Events that open support kept secret until then. */
const OPENING: ReadonlySet<string> = new Set(['declared', 'answered']);
/** Events that tell how many steps a unit has, which the option blind-declaration hides. */
const TELLING: ReadonlySet<string> = new Set(['committed', 'step-lost', 'eliminated', 'recovered']);

const tellsSteps = (p: Position, code: string): boolean => TELLING.has(code) || p.rules.stepEvents.includes(code);

export const unitOf = (p: Position, u: number): Unit => p.rules.units[u] as Unit;
export const hexOf = (p: Position, u: number): number => p.s.hex[u] as number;
export const nameOf = (p: Position, hex: number): string => p.board.grid.names[hex] as string;
export const idOf = (p: Position, u: number): string => unitOf(p, u).id;
export const onMap = (p: Position, u: number): boolean => hexOf(p, u) >= 0;
/** The hex from which a unit left the map over an open edge and beside which, or by whose edge, it comes back; -1 for every other unit. */
export function hexLeft(p: Position, u: number): number {
  const entryHex = entryHexOf(p, u);
  return entryHex < -1 ? (-2 - entryHex) % p.board.grid.size : -1;
}

/** Edges of a map, in the order in which `State.entryHex` counts them. */
const COMPASS: readonly string[] = ['north', 'east', 'south', 'west'];

/** The edges over which a unit has left the map: all of its hex, but for one that named an edge where several meet. */
export function edgesLeft(p: Position, u: number): readonly string[] {
  const hex = hexLeft(p, u);
  if (hex < 0) return [];
  const named = COMPASS[Math.floor((-2 - entryHexOf(p, u)) / p.board.grid.size) - 1];
  return named === undefined ? (p.board.edgesAt[hex] as readonly string[]) : [named];
}

/** Left the map over an open edge and not back yet. */
export const isAway = (p: Position, u: number): boolean => hexOf(p, u) === WAITING && hexLeft(p, u) >= 0;

export const marked = (p: Position, u: number, mark: number): boolean => (marksOf(p, u) & mark) !== 0;

export function mark(p: Position, u: number, bits: number): void {
  p.s.marks = p.s.marks.with(u, marksOf(p, u) | bits);
}

export const attackOf = (p: Position, u: number): number => p.rules.combat.attackStrength(p, unitOf(p, u));
export const defenceOf = (p: Position, u: number): number => unitOf(p, u).defence[p.s.steps[u] as 0 | 1 | 2];
export const enemyOf = (side: number): number => 1 - side;
export const sideName = (p: Position, side: number): string => p.rules.about.sides[side] as string;

/** The phase the state is in; throws when the game has none of that name. */
export function phaseOf(p: Position): Phase {
  if (p.phase?.id === p.s.phase) return p.phase;
  const phase = p.roster.phases.get(p.s.phase);
  if (!phase) throw new Error(`${p.rules.about.title} has no phase "${p.s.phase}".`);
  return (p.phase = phase);
}

/** The phase in which this side attacks; throws when there is none. */
export function combatPhaseOf({ rules }: Position, side: number): string {
  const phase = rules.sequence.phases.find((one) => one.side === side && one.kind === 'combat');
  if (!phase) throw new Error(`${rules.about.title} has no combat phase of ${rules.about.sides[side]}.`);
  return phase.id;
}

/** Side number whose phase it is. */
export const phasing = (p: Position): number => phaseOf(p).side;
export const isMovement = (p: Position): boolean => phaseOf(p).kind === 'movement';
export const isCombat = (p: Position): boolean => phaseOf(p).kind === 'combat';

/** Who stands where, as it is now. */
export function occupancyOf(p: Position): Occupancy {
  const { occupancy } = p;
  const { shelters, grid } = p.board;
  if (occupancy.of === p.s.hex && occupancy.shelters === shelters) return occupancy;
  follow(occupancy, p.s.hex, p.roster.sides, grid.neighbours, shelters);
  return occupancy;
}

/** Puts a unit in a hex or one of the places off the map. */
export function place(p: Position, u: number, hex: number): void {
  const o = occupancyOf(p);
  const from = hexOf(p, u);
  if (from === hex) return;
  const hexes = p.s.hex.with(u, hex);
  p.s.hex = hexes;
  shift(o, { unit: u, side: unitOf(p, u).side as 0 | 1, from, to: hex, hexes }, p.board.grid.neighbours);
}

/** Takes a unit that leaves the map over an open edge off it; it may come back on this turn or later. `edge`: the one it named. */
export function sendAway(p: Position, u: number, back: number, edge?: string): void {
  const from = hexOf(p, u);
  const isCorner = (p.board.edgesAt[from] as readonly string[]).length > 1;
  const named = edge !== undefined && isCorner ? COMPASS.indexOf(edge) + 1 : 0;
  place(p, u, WAITING);
  p.s.due = p.s.due.with(u, back);
  p.s.entryHex = p.s.entryHex.with(u, -2 - from - named * p.board.grid.size);
}

/** First unit in a hex, in unit order, or -1; `nextIn` gives the others. */
export const firstIn = (p: Position, hex: number): number => occupancyOf(p).heads[hex] as number;
export const nextIn = (p: Position, u: number): number => p.occupancy.next[u] as number;

/** Units in a hex, in unit order. */
export function unitsIn(p: Position, hex: number): number[] {
  const units: number[] = [];
  for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) units.push(u);
  return units;
}

/** Side number of who stands in a hex, or -1. */
export function occupant(p: Position, hex: number): number {
  const first = firstIn(p, hex);
  return first < 0 ? -1 : (p.roster.sides[first] as number);
}

/** For each hex, how many units of `side` have it in their engagement zone: the six hexes around them. */
export const zoneOf = (p: Position, side: number): Uint8Array => occupancyOf(p).zone[side as 0 | 1];

/** For each hex, how many units of `side` stand in it. */
export const unitCounts = (p: Position, side: number): Uint8Array => occupancyOf(p).count[side as 0 | 1];

/** For each hex, how many enemies of the unit have it in their engagement zone, as far as they engage units of its kind. */
export function threatsTo(p: Position, { side, contact }: Unit): Uint8Array {
  const o = occupancyOf(p);
  const zones = contact === 0 ? o.zone : (o.others[contact - 1] as typeof o.zone);
  return zones[enemyOf(side) as 0 | 1];
}

/** Does a hex lie in an enemy EZ, for this unit? */
export const inZone = (p: Position, unit: Unit, hex: number): boolean => (threatsTo(p, unit)[hex] as number) > 0;

/** Does a hex lie in an enemy EZ for one of these units? */
export const inZoneOfAny = (p: Position, units: readonly number[], hex: number): boolean => {
  for (const u of units) if (inZone(p, unitOf(p, u), hex)) return true;
  return false;
};

/** Does nobody in the hex engage the unit, nor can it attack there? */
export const isShelter = (p: Position, { contact }: Unit, hex: number): boolean =>
  contact > 0 && p.board.shelters[contact - 1]?.[hex] === 1;

/** Engaged: in the EZ of at least one enemy. */
export const engaged = (p: Position, u: number): boolean => onMap(p, u) && inZone(p, unitOf(p, u), hexOf(p, u));

/** Hexes around this one that the side's enemies occupy. */
export function enemyHexes(p: Position, hex: number, side: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const at = neighbour(p.board.grid, hex, d);
    if (at >= 0 && occupant(p, at) === enemyOf(side)) found.push(at);
  }
  return found;
}

/** Columns the hex itself gives to its defender: the best of its terrain and fortifications; rivers apart. */
export const terrainColumns = (p: Position, hex: number): number => p.board.columns[hex] as number;

/** In dominant terrain against every enemy that engages it: more columns than each of their hexes gives. */
export function dominates(p: Position, u: number): boolean {
  const hex = hexOf(p, u);
  const unit = unitOf(p, u);
  const own = terrainColumns(p, hex);
  const enemies = unitCounts(p, enemyOf(unit.side));
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = neighbourAt(p.board.grid, at);
    if (next < 0 || enemies[next] === 0 || isShelter(p, unit, next)) continue;
    if (terrainColumns(p, next) >= own) return false;
  }
  return true;
}

/** Is a hex adjacent to an enemy that engages the unit where it stands? */
export function staysInContact(p: Position, u: number, to: number): boolean {
  const from = hexOf(p, u);
  const { grid } = p.board;
  const unit = unitOf(p, u);
  const enemies = unitCounts(p, enemyOf(unit.side));
  for (let at = to * 6; at < to * 6 + 6; at++) {
    const next = neighbourAt(grid, at);
    if (next < 0 || enemies[next] === 0 || isShelter(p, unit, next)) continue;
    if (directionTo(grid, from, next) >= 0) return true;
  }
  return false;
}

/** Points left in the pools of air power, by pool and side; `others`: what sides without such a pool have. */
export function poolsOf(
  p: Position,
  others: Readonly<Record<string, number>> = {},
): Record<string, Record<string, number>> {
  const pools: Record<string, Record<string, number>> = {};
  p.rules.air.pools.forEach(({ id, side }, i) => {
    pools[id] = { ...(pools[id] ?? others), [sideName(p, side)]: airIn(p, i) };
  });
  return pools;
}

/** Points of both sides as if the game ended now: the sums of the ledger (law 10). */
export function pointsOf(p: Position): [number, number] {
  const total: [number, number] = [0, 0];
  for (const { side, points } of p.rules.points.ledger(p)) total[side as 0 | 1] += points;
  return total;
}

/** Takes a unit out of the game for good. `why` goes into the log. */
export function eliminate(p: Position, u: number, why: string, cause?: string): void {
  tell(p, 'eliminated', { unit: idOf(p, u), why }, cause);
  p.s.steps = p.s.steps.with(u, 0);
  place(p, u, ELIMINATED);
  p.rules.losses?.afterElimination(p, u);
}

/** One step loss: the counter is turned, a second loss eliminates it. */
export function loseStep(p: Position, u: number, why: string): void {
  const left = stepsOf(p, u) - 1;
  if (left <= 0) return eliminate(p, u, why);
  p.s.steps = p.s.steps.with(u, left);
  say(p, 'step-lost', { unit: idOf(p, u) });
}

/** A unit comes into a hex: it holds the place, and the game may take note. */
export function enter(p: Position, u: number, hex: number): void {
  place(p, u, hex);
  const slot = slotOf(p, hex);
  const { side } = unitOf(p, u);
  if (slot >= 0 && p.s.holders[slot] !== side) {
    p.s.holders = p.s.holders.with(slot, side);
    say(p, 'taken', { hex: nameOf(p, hex), side: sideName(p, side) });
  }
  p.rules.entry.afterEntering?.(p, u);
}
