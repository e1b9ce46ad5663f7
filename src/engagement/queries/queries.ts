import { leadUnit } from '../position/fields.ts';
import { no, ok, type Refusal, type Result } from '../../kernel/game.ts';
import { hexAt } from '../../hex/grid.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { bombardRefusal, oddsRefusal } from '../../wargame/questions.ts';
import type { BombardOdds, BombardRequest, Odds, OddsRequest, Reach, ReachHex } from '../../wargame/wargame.ts';
import { namedUnit, noSuchHex, noSuchUnit } from '../position/actions.ts';
import { airRefusal, tooLow } from '../combat/bombardment.ts';
import { openingRefusal } from '../combat/combat-phase.ts';
import { commitRefusal } from '../combat/combat.ts';
import { attackerRefusal, leftOutRefusal, supportRefusal } from '../combat/fighters.ts';
import { defendersOf, nextColumnOf, sharesOf, shellingOf, sumOf } from '../combat/odds.ts';
import { freePaths } from '../combat/retreat-paths.ts';
import {
  combatPhaseOf,
  idOf,
  isMovement,
  occupant,
  onMap,
  phasing,
  positionOf,
  unitOf,
  type Position,
} from '../position/position.ts';
import { chancesOf, lossesOf } from '../combat/forecast.ts';
import { flightReachOf } from '../movement/flight-reach.ts';
import { flyReason, grounded } from '../movement/flight.ts';
import { aboutUnit, pickRefusal } from '../movement/movement-phase.ts';
import { reachOf } from '../ground/reach.ts';
import { stackRefusal } from '../ground/steps.ts';
import { groundCombat } from './search.ts';
import { copyState, FIRED, MOVED, type CombatFrame } from '../position/state.ts';
import { refuse, systemReason } from '../position/topics.ts';

/** Mode of `reach` in which a unit flies. */
const FLIGHT = 'flight';

const CANNOT_FLY = systemReason('movement', 'cannot-move');

/**
 * Every hex the unit can enter now, on the ground and in the air unless one of them is asked for; a unit that may not move now
 * answers why.
 */
export function reachQuery(p: Position, id: string, mode?: string): Result<Reach> {
  const u = namedUnit(p, id);
  if (u < 0) return no(noSuchUnit(id));
  if (!isMovement(p)) return no(refuse(p, 'sequence', 'wrong-phase', { unit: id }));
  if (unitOf(p, u).side !== phasing(p)) return no(refuse(p, 'sequence', 'not-your-unit', { unit: id }));
  const top = p.s.frames.at(-1);
  if (top?.kind === 'flight' && top.unit === u) return ok(flightReachOf(p, top));
  if (mode === FLIGHT) return flightQuery(p, u);
  const ground = groundQuery(p, u);
  const mayFly = p.rules.flight && mode === undefined && top === undefined;
  return mayFly ? eitherWay(ground, flightQuery(p, u)) : ground;
}

/** Every hex a unit that takes off now can fly over and still come down. */
function flightQuery(p: Position, u: number): Result<Reach> {
  const why = p.rules.flight ? flyReason(p, u) : CANNOT_FLY;
  return why === ALLOWED ? ok(flightReachOf(p, grounded(p, u))) : no(aboutUnit(p, u, why));
}

function groundQuery(p: Position, u: number): Result<Reach> {
  const top = p.s.frames.at(-1);
  const frame = top?.kind === 'move' && top.units.includes(u) ? top : undefined;
  const why = frame ? undefined : pickRefusal(p, u);
  return why && why.code !== 'cannot-move' ? no(why) : ok(reachOf(p, u, frame));
}

/** Each hex in the cheaper way; a refusal where there is no way at all. */
function eitherWay(ground: Result<Reach>, air: Result<Reach>): Result<Reach> {
  if (!air.ok) return ground;
  if (!ground.ok) return air;
  const found = new Map(air.value.hexes.map((hex) => [hex.hex, hex]));
  for (const hex of ground.value.hexes) {
    const flown = found.get(hex.hex);
    if (!flown || isBetter(hex, flown)) found.set(hex.hex, hex);
  }
  const hexes = [...found.values()].sort((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1));
  return ok({ ...ground.value, hexes });
}

/** May the unit stop there by the one way and not by the other, or for less? */
const isBetter = (one: ReachHex, other: ReachHex): boolean =>
  one.mayStop === other.mayStop ? one.cost <= other.cost : one.mayStop;

/**
 * A copy of the position as if the attacker's combat phase were on, with those who are to move first where they go; in a phase of the enemy the
 * attacker's units have yet to move.
 */
function asCombat(p: Position, side: number, moved: ReadonlyMap<number, number> = new Map()): Position {
  const s = copyState(p.s);
  const phase = combatPhaseOf(p, side);
  if (s.phase !== phase) {
    const gone = phasing(p) === side ? FIRED : FIRED | MOVED;
    s.attacked = [];
    s.marks = s.marks.map((marks) => marks & ~gone);
  }
  s.phase = phase;
  s.frames = [];
  if (moved.size > 0) {
    s.hex = s.hex.map((hex, u) => moved.get(u) ?? hex);
    s.marks = s.marks.map((marks, u) => (moved.has(u) ? marks | MOVED : marks));
  }
  return positionOf(p.rules, s);
}

interface Named {
  units: number[];
  error?: Refusal;
}

function unitsNamed(p: Position, ids: readonly string[], moved?: ReadonlyMap<number, number>): Named {
  const units: number[] = [];
  for (const id of ids) {
    const u = namedUnit(p, id);
    if (u < 0) return { units, error: noSuchUnit(id) };
    if (!onMap(p, u) && !moved?.has(u)) return { units, error: refuse(p, 'combat', 'not-on-map', { unit: id }) };
    if (units.includes(u)) return { units, error: refuse(p, 'combat', 'already-listed', { unit: id }) };
    units.push(u);
  }
  return { units };
}

/** Where units are to move first, hexes by unit. */
function movedTo(p: Position, from: OddsRequest['from'] = {}): Result<ReadonlyMap<number, number>> {
  const moved = new Map<number, number>();
  for (const [id, name] of Object.entries(from)) {
    const u = namedUnit(p, id);
    const hex = hexAt(p.board.grid, name);
    if (u < 0) return no(noSuchUnit(id));
    if (hex === undefined) return no(noSuchHex(name));
    moved.set(u, hex);
  }
  return ok(moved);
}

/** Why too many stand together where somebody is to move first. */
function crowdRefusal(p: Position, moved: ReadonlyMap<number, number>): Refusal | undefined {
  // The last one to come is the one too many.
  for (const [u, hex] of [...moved].reverse()) {
    const why = stackRefusal(p, hex, []);
    if (why) return { ...why, unit: idOf(p, u) };
  }
  return undefined;
}

/** The arithmetic of one attack, whether or not the phase allows it now. */
export function oddsQuery(now: Position, request: OddsRequest): Result<Odds> {
  const shape = oddsRefusal(request);
  if (shape) return no(shape);
  const goers = movedTo(now, request.from);
  if (!goers.ok) return goers;
  const moved = goers.value;
  const target = hexAt(now.board.grid, request.target);
  if (target === undefined) return no(noSuchHex(request.target));
  const { support } = request;
  const named = [request.attackers, support?.attacker?.artillery ?? [], support?.defender?.artillery ?? []].map((ids) =>
    unitsNamed(now, ids, moved),
  );
  const error = named.find((list) => list.error)?.error;
  if (error) return no(error);
  const [attackers, artillery, defensiveArtillery] = named.map((list) => list.units) as [number[], number[], number[]];
  const first = attackers[0] ?? artillery[0];
  if (first === undefined) return no(refuse(now, 'combat', 'no-attackers', { hex: request.target }));
  const { side } = unitOf(now, first);
  const p = asCombat(now, side, moved);
  if (occupant(p, target) !== 1 - side) return no(refuse(now, 'combat', 'no-enemy-there', { hex: request.target }));
  if (hiddenOdds(now, target, [...attackers, ...artillery]))
    return no(refuse(now, 'declaration', 'odds-hidden', { hex: request.target }));
  const air = support?.attacker?.air ?? 0;
  const defensiveAir = support?.defender?.air ?? 0;
  const combat = groundCombat({ side, target, attackers, artillery, air, defensiveArtillery, defensiveAir });
  const sum = sumOf(p, combat);
  const { attack, defence, ratio, shifts, column } = sum;
  const table = p.rules.combat.crt(p.s);
  const results = chancesOf(table, column);
  const allowed = crowdRefusal(p, moved) ?? combatRefusal(p, combat) ?? true;
  const { cleared, ...losses } = lossesOf(p, combat, results);
  const retreatHexes = Math.min(...defendersOf(p, combat).map((u) => freePaths(p, u).length));
  const next = nextColumnOf(p, sum);
  return ok({
    attack,
    defence,
    ratio,
    shares: sharesOf(p, combat),
    shifts,
    column: table.columns[column] as string,
    ...(next !== undefined && { next }),
    allowed,
    results,
    losses,
    cleared,
    retreatHexes,
  });
}

/** With blind-declaration no attack can be worked out before it is declared, and then none by units that are not in it. */
function hiddenOdds(p: Position, target: number, attackers: readonly number[]): boolean {
  if (p.s.options['blind-declaration'] !== 'on') return false;
  return !p.s.frames.some(
    (frame) =>
      frame.kind === 'combat' &&
      frame.stage !== 'declare' &&
      frame.target === target &&
      attackers.every((u) => frame.attackers.includes(u) || frame.artillery.includes(u)),
  );
}

/** Why the rules forbid this combat as declared and answered; the phase is not asked. */
function combatRefusal(p: Position, combat: CombatFrame): Refusal | undefined {
  const { side, target } = combat;
  for (const u of combat.attackers) {
    const why = attackerRefusal(p, u, target);
    if (why) return why;
  }
  if (p.s.attacked.includes(target))
    return refuse(p, 'targets', 'already-attacked', { hex: p.board.grid.names[target] as string });
  if (combat.attackers.length === 0 && combat.mode === 'ground') return refuse(p, 'combat', 'no-attackers');
  const bare: CombatFrame = { ...combat, artillery: [], defensiveArtillery: [], air: 0, defensiveAir: 0 };
  return (
    gunsRefusal(p, bare, combat.artillery, false) ??
    gunsRefusal(p, bare, combat.defensiveArtillery, true) ??
    (combat.air > 0 ? airRefusal(p, bare, side, combat.air) : undefined) ??
    (combat.defensiveAir > 0 ? airRefusal(p, bare, 1 - side, combat.defensiveAir) : undefined) ??
    (combat.mode === 'ground' ? (commitRefusal(p, combat) ?? openingRefusal(p, target)) : leftOutRefusal(p, target, []))
  );
}

function gunsRefusal(p: Position, bare: CombatFrame, guns: readonly number[], defending: boolean): Refusal | undefined {
  const combat = { ...bare, artillery: [...bare.artillery], defensiveArtillery: [...bare.defensiveArtillery] };
  for (const u of guns) {
    const why = supportRefusal(p, combat, u, defending);
    if (why) return why;
    (defending ? combat.defensiveArtillery : combat.artillery).push(u);
  }
  return undefined;
}

/** The arithmetic of a bombardment by artillery or by aircraft. */
export function bombardQuery(now: Position, request: BombardRequest): Result<BombardOdds> {
  const shape = bombardRefusal(request);
  if (shape) return no(shape);
  const target = hexAt(now.board.grid, request.target);
  if (target === undefined) return no(noSuchHex(request.target));
  const { units: artillery, error } = unitsNamed(now, request.artillery ?? []);
  if (error) return no(error);
  const enemy = occupant(now, target);
  if (enemy < 0) return no(refuse(now, 'combat', 'no-enemy-there', { hex: request.target }));
  const air = request.air ?? 0;
  if (artillery.length === 0 && air === 0)
    return no(refuse(now, 'air-support', 'no-strength', { hex: request.target }));
  const side = artillery.length > 0 ? unitOf(now, leadUnit(artillery)).side : 1 - enemy;
  if (side === enemy) return no(refuse(now, 'combat', 'no-enemy-there', { hex: request.target }));
  if (now.s.options['blind-declaration'] === 'on' && side !== phasing(now)) {
    return no(refuse(now, 'declaration', 'odds-hidden', { hex: request.target }));
  }
  const p = asCombat(now, side);
  const combat: CombatFrame = {
    kind: 'combat',
    mode: 'bombard',
    stage: 'dice',
    side,
    target,
    attackers: [],
    artillery,
    air,
    defensiveArtillery: [],
    defensiveAir: 0,
  };
  const { power, vulnerability, value, shifts, column } = shellingOf(p, combat);
  const { table } = p.rules.bombardment;
  const low = column < 0 ? tooLow(p, combat) : undefined;
  const mixed = artillery.length > 0 && air > 0 ? refuse(p, 'air-support', 'one-kind-of-bombardment') : undefined;
  const allowed = mixed ?? combatRefusal(p, combat) ?? low ?? true;
  const results = column < 0 ? [] : chancesOf(table, column);
  return ok({
    power,
    vulnerability,
    value,
    shifts,
    column: column < 0 ? `<${table.from[0]}` : (table.columns[column] as string),
    allowed,
    results,
  });
}
