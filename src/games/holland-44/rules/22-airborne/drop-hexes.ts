import { directionTo, neighbour } from '../../../../hex/grid.ts';
import { ALLOWED, reason, type Reason } from '../../../../kernel/reason.ts';
import { TERRAINS } from '../../position/board.ts';
import { ARRIVALS, DIVISION_DROPS } from '../../data/arrivals.ts';
import { LANDING_FREEDOM, LANDING_GROUND } from '../../data/tables.ts';
import { hexOf, onMap, stepsOf, terrainIn, unitOf, unitsIn, type Position } from '../../position/position.ts';
import { UNITS, type Unit } from '../../position/units.ts';

const OUTSIDE = reason('22.2.1', 'outside-drop-hex');
const ACROSS = reason('22.2.3', 'drop-across-water');
const BAD_GROUND = reason('22.2.3', 'no-landing-ground');
const TOO_MANY = reason('22.2.3', 'nine-steps-land');
const TWO_HEADS = reason('6.1', 'one-supply-head');

const HEADS = UNITS.filter(({ supplyHead }) => supplyHead);
/** 22.5.2: the division of the Poles. */
const divisionOf = ({ formation }: Unit): string => (formation === 'POL' ? '1AB' : formation);
const POLISH = DIVISION_DROPS['POL'] as readonly string[];
/** 22.2.1, 22.5.2: every drop hex but the Polish ones. */
const ANY = Object.entries(DIVISION_DROPS).flatMap(([division, codes]) => (division === 'POL' ? [] : codes));

type Freedom = (typeof LANDING_FREEDOM)[number]['at'];

/**
 * H44-22.2.1-a, H44-22.2.1-b, H44-22.2.1-c, H44-22.2.1-d, H44-22.2.2-a: how free units are where they land, by the turn
 * on which they do.
 */
export const freedomOf = (turn: number): Freedom => LANDING_FREEDOM.findLast(({ from }) => from <= turn)?.at ?? 'hex';

/** H44-22.2.1-a, H44-22.2.4-a, H44-22.5.2-a: codes of the drop hexes a unit may use. */
function codesFor(unit: Unit, freedom: Freedom): readonly string[] {
  if (freedom === 'hex' || freedom === 'beside') return [ARRIVALS[unit.id]?.at ?? ''];
  if (freedom === 'division') return DIVISION_DROPS[unit.formation] ?? [];
  return unit.formation === 'POL' ? [...ANY, ...POLISH] : ANY;
}

/**
 * H44-18.2.2-d, H44-22.2.1-c, H44-22.2.1-d: the drop hexes that a unit may land on, and from turn 6 on supply heads.
 */
function aimsOf(p: Position, u: number): number[] {
  const unit = unitOf(u);
  const freedom = freedomOf(p.s.turn);
  const drops = codesFor(unit, freedom).flatMap((code) => p.board.drops.get(code) ?? []);
  if (freedom === 'hex' || freedom === 'beside') return drops;
  const heads = HEADS.filter(
    ({ index, formation }) => onMap(p, index) && (freedom === 'any' || formation === divisionOf(unit)),
  );
  return [...drops, ...heads.map(({ index }) => hexOf(p, index))];
}

/**
 * H44-22.2.1-b, H44-22.2.3-f: all hexes where a unit may come down as far as its drop hex goes: there, from turn 3 on
 * beside it too, but not across water (22.2.3, AMB-H44-11).
 */
export function reachedBy(p: Position, u: number): number[] {
  const aims = aimsOf(p, u);
  if (freedomOf(p.s.turn) === 'hex') return aims;
  const found = new Set(aims);
  for (const aim of aims) {
    for (let d = 0; d < 6; d++) {
      const to = neighbour(p.board.grid, aim, d);
      if (to >= 0 && p.board.river[aim * 6 + d] === 0) found.add(to);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

/**
 * H44-22.2.3-a, H44-22.2.3-b, H44-22.2.3-c, H44-22.2.3-d, H44-22.2.3-e: why a unit may not land in a hex that it can
 * reach: villages and whoever stood there before do not matter; `landed`: who has landed in this phase.
 */
export function groundReason(p: Position, u: number, to: number, landed: readonly number[]): Reason {
  const unit = unitOf(u);
  const ground: readonly string[] = LANDING_GROUND[unit.type === 'para' ? 'para' : 'other'];
  if (!ground.includes(TERRAINS[terrainIn(p, to)] as string)) return BAD_GROUND;
  let steps = stepsOf(p, u);
  for (const v of landed) if (hexOf(p, v) === to) steps += stepsOf(p, v);
  if (steps > LANDING_GROUND.steps) return TOO_MANY;
  return unit.supplyHead && unitsIn(p, to).some((v) => unitOf(v).supplyHead) ? TWO_HEADS : ALLOWED;
}

/** 22.2: why a unit may not land in a hex. */
export function dropReason(p: Position, u: number, to: number, landed: readonly number[]): Reason {
  if (reachedBy(p, u).includes(to)) return groundReason(p, u, to, landed);
  const isBeside = aimsOf(p, u).some((aim) => directionTo(p.board.grid, aim, to) >= 0);
  return isBeside && freedomOf(p.s.turn) !== 'hex' ? ACROSS : OUTSIDE;
}
