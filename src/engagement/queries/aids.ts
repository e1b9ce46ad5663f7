import { leadUnit } from '../position/fields.ts';
import { no, ok, type Modifier, type Refusal, type Result } from '../../kernel/game.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { hexAt } from '../../hex/grid.ts';
import type { Reach, PathStep } from '../../wargame/wargame.ts';
import { namedUnit, noSuchHex, noSuchUnit, type SideAction } from '../position/actions.ts';
import { combatDuties } from '../combat/combat-phase.ts';
import { mayFire, neverFights } from '../combat/fighters.ts';
import { groupCostOf, stepRefusal } from '../ground/group-steps.ts';
import { flightCost, flightLeft, flying } from '../movement/flight.ts';
import { movementDuties } from '../movement/movement-phase.ts';
import { entryRule, moving } from '../movement/moves.ts';
import {
  combatPhaseOf,
  copyOf,
  dominates,
  engaged,
  hexOf,
  idOf,
  inZone,
  inZoneOfAny,
  isCombat,
  isMovement,
  mark,
  onMap,
  phasing,
  terrainColumns,
  unitOf,
  type Position,
} from '../position/position.ts';
import { inPoints } from '../position/parts.ts';
import { reachQuery } from './queries.ts';
import { leftOfAll } from '../ground/reach.ts';
import { beginPhase, clearTurn } from '../play/sequence.ts';
import type { FlightRules } from '../position/rules.ts';
import { FIRED, MOVED, type FlightFrame } from '../position/state.ts';
import { endsMoveIn, fallsIn } from '../ground/steps.ts';
import { refuse, ruleOf } from '../position/topics.ts';

/** Where a unit could go in the next movement phase of its side, everybody else and the weather staying as they are. */
export function nextReachQuery(now: Position, id: string): Result<Reach> {
  const u = namedUnit(now, id);
  if (u < 0) return no(noSuchUnit(id));
  const { side } = unitOf(now, u);
  if (isMovement(now) && phasing(now) === side) return reachQuery(now, id);
  const p = copyOf(now);
  p.s.frames = [];
  do {
    const next = p.rules.sequence.nextPhase(p);
    if (next === 'over') return no(refuse(p, 'sequence', 'game-over', { unit: id }));
    if (next === p.rules.sequence.firstPhase(p.s.turn + 1)) {
      p.s.turn++;
      clearTurn(p);
    }
    p.s.phase = next;
  } while (!isMovement(p) || phasing(p) !== side);
  beginPhase(p);
  return reachQuery(p, id);
}

/** What each step of a path would cost the units that are moving now, and why. */
export function pathCostQuery(now: Position, path: readonly string[]): Result<PathStep[]> {
  const p = copyOf(now);
  const frame = p.s.frames.at(-1);
  if (frame?.kind === 'flight') return flightCosts(p, frame, path);
  if (frame?.kind !== 'move') return no(refuse(p, 'movement', 'not-now'));
  const steps: PathStep[] = [];
  for (const name of path) {
    const to = hexAt(p.board.grid, name);
    if (to === undefined) return no(noSuchHex(name));
    const why = stepRefusal(p, frame, to);
    if (why) return no(why);
    const parts: Modifier[] = [];
    const arrives = endsMoveIn(p, frame, to);
    const lead = leadUnit(frame.units);
    const rule = fallsIn(p, lead, to) ? entryRule(p, lead) : undefined;
    groupCostOf(p, frame, to, parts);
    moving.play(p, frame, { by: '', type: 'step', to: name });
    const left = inPoints(p, Math.max(0, Math.min(...leftOfAll(p, frame, frame.forded))));
    const mustStop = inZoneOfAny(p, frame.units, to) ? ruleOf(p, 'zones') : arrives ? ruleOf(p, 'entry') : null;
    const cost = parts.reduce((sum, { amount }) => sum + amount, 0);
    steps.push({ hex: name, cost, parts, left, mustStop, ...(rule === undefined ? {} : { lost: rule }) });
  }
  return ok(steps);
}

/** The same for a unit in the air, as if all dice that are due on its path missed it. */
function flightCosts(p: Position, frame: FlightFrame, path: readonly string[]): Result<PathStep[]> {
  const steps: PathStep[] = [];
  for (const name of path) {
    const to = hexAt(p.board.grid, name);
    if (to === undefined) return no(noSuchHex(name));
    const action: SideAction<'step'> = { by: '', type: 'step', to: name };
    const why = flying.refusal(p, frame, action);
    if (why) return no(why);
    const cost = inPoints(p, flightCost(p, frame));
    const { rule } = p.rules.flight as FlightRules;
    const parts: Modifier[] = [{ rule, amount: 1, why: 'flight' }];
    if (cost > 1) parts.push({ rule: ruleOf(p, 'zones'), amount: cost - 1, why: 'contact' });
    const due = p.s.frames.length;
    flying.play(p, frame, action);
    const dice = p.s.frames.length - due;
    steps.push({ hex: name, cost, parts, left: inPoints(p, flightLeft(p, frame.unit)), mustStop: null, dice });
  }
  return ok(steps);
}

/** Those of the hexes from which the unit, moved there, could attack a neighbour or fire at an enemy in the combat phase that follows. */
export function fightsFrom(now: Position, id: string, hexes: readonly string[]): string[] {
  const u = namedUnit(now, id);
  if (u < 0 || now.rules.engaging?.never(now)) return [];
  const { side } = unitOf(now, u);
  const p = copyOf(now);
  p.s.phase = combatPhaseOf(p, side);
  p.s.marks = p.s.marks.map((marks) => marks & ~FIRED);
  mark(p, u, MOVED);
  const guns = unitOf(p, u).artillery;
  const enemies = p.rules.units.filter((unit) => guns && unit.side !== side && onMap(p, unit.index));
  const targets = [...new Set(enemies.map(({ index }) => hexOf(p, index)))];
  return hexes.filter((name) => {
    const hex = hexAt(p.board.grid, name);
    if (hex === undefined) return false;
    p.s.hex = p.s.hex.with(u, hex);
    return (
      (inZone(now, unitOf(now, u), hex) && neverFights(p, u) === ALLOWED) ||
      targets.some((target) => mayFire(p, u, target))
    );
  });
}

/** Units of the side to move that fly, whether they may now or not. */
export const fliersOf = (p: Position): string[] =>
  p.rules.units.flatMap((unit) => (unit.side === phasing(p) && p.rules.flight?.flies(unit) ? [unit.id] : []));

/** Everything that has to be done before the phase can end. */
export function dutiesQuery(p: Position): Refusal[] {
  if (p.s.over || p.s.frames.length > 0) return [];
  return isMovement(p) ? [...movementDuties(p)] : isCombat(p) ? [...combatDuties(p)] : [];
}

/** Columns that each hex itself gives to whoever defends it; hexes that give none are left out. */
export function terrainShiftsQuery(p: Position): Record<string, number> {
  const shifts = p.board.grid.names.map((name, hex) => [name, terrainColumns(p, hex)] as const);
  return Object.fromEntries(shifts.filter(([, columns]) => columns !== 0));
}

/** Engaged units in dominant terrain against all who engage them. */
export const dominantUnits = (p: Position): string[] =>
  p.rules.units.flatMap(({ index: u }) => (onMap(p, u) && engaged(p, u) && dominates(p, u) ? [idOf(p, u)] : []));
