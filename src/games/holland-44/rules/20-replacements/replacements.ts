import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import {
  act,
  idOf,
  namedPlace,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  say,
  type SideAction,
} from '../../position/actions.ts';
import { CITY } from '../../position/board.ts';
import { REPLACEMENTS } from '../../data/tables.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { remnantsFor } from '../../position/pools.ts';
import {
  enemyOf,
  GERMAN,
  hexOf,
  holds,
  mark,
  nameOf,
  note,
  objectiveIn,
  OF,
  place,
  unitOf,
  type Position,
  type Side,
} from '../../position/position.ts';
import { AREA, AS_REMNANT, IN_BOX, REPLACEMENT } from '../../position/state.ts';
import { ELITE, type Unit } from '../../position/units.ts';
import { inZone } from '../07-zoc/zoc.ts';
import { pathFrom, pathTo } from '../18-supply/supply.ts';
import { areaNamed } from '../19-entry-areas/entry.ts';
import { originOf } from '../21-breakdown/movement-so-far.ts';
import { hold } from '../26-victory/holders.ts';
import { isNight } from './night.ts';
import { gainStep, isEliminated, isFit, isReduced, lateReason } from './steps-regained.ts';

const BY_NIGHT = reason('20.2.1', 'night-turns-only');
const NONE_LEFT = reason('20.2.2', 'no-replacement-left');
const NOT_YOURS = reason('20.2.1', 'not-your-unit');
const NEVER = reason('20.2.3', 'never-replaced');
const NOT_REDUCED = reason('20.2.1', 'not-reduced');
const DISORDERED = reason('20.2.3', 'unfit-for-steps');
const NO_PATH = reason('20.2.3', 'no-path');
const WHERE = reason('20.2.4', 'say-where');
const ONLY_ELIMINATED = reason('20.2.4', 'not-eliminated');
const NO_REMNANT = reason('20.2.4', 'no-remnant-left');
const NOT_THERE = reason('20.2.4', 'not-there');

/** A replacement of this turn: the areas it comes from, and its key in `Own.replaced`. */
interface Source {
  areas: readonly string[];
  key: string;
}

const SOURCES: readonly [readonly Source[], readonly Source[]] = [
  REPLACEMENTS.allied.map(({ areas }, i) => ({ areas, key: `allied:${i}` })),
  REPLACEMENTS.german.map(({ areas }, i) => ({ areas, key: `german:${i}` })),
];

/**
 * H44-20.2.1-a, H44-20.2.1-c, H44-20.2.2-a, H44-20.2.2-b: replacements that the side has left in this turn; those not
 * used are lost.
 */
const sourcesLeft = (p: Position, side: Side): readonly Source[] =>
  isNight(p.s.turn) && p.s.turn >= REPLACEMENTS.from
    ? SOURCES[side].filter(({ key }) => p.s.own.replaced[key] !== p.s.turn)
    : [];

/**
 * H44-20.2.3-c, 20.2.2: never airborne units, artillery, supply heads, elite Germans and German vehicles (RUL-H44-26,
 * RUL-H44-148).
 */
const mayReceive = ({ side, airborne, artillery, supplyHead, garrison, quality, vehicle }: Unit): boolean =>
  !airborne && !artillery && !supplyHead && !garrison && !(side === GERMAN && (quality === ELITE || vehicle));

/** H44-20.2.3-c: the same for who comes back in the place of a remnant (RUL-H44-96), and for the counter itself. */
const mayGain = (p: Position, u: number): boolean => mayReceive(unitOf(u)) && mayReceive(unitOf(originOf(p, u)));

/** Units of each side that may, by their own counters. */
const RECEIVERS = OF.map((units) => units.filter((u) => mayReceive(unitOf(u)))) as [number[], number[]];

/** Why there is no replacement for this unit at all. */
function receiverReason(p: Position, u: number): Reason {
  const side = phaseSide(p) as Side;
  if (unitOf(u).side !== side) return NOT_YOURS;
  if (sourcesLeft(p, side).length === 0)
    return isNight(p.s.turn) && p.s.turn >= REPLACEMENTS.from ? NONE_LEFT : BY_NIGHT;
  return mayGain(p, u) ? ALLOWED : NEVER;
}

/** H44-20.2.3-a, H44-20.2.3-b, RUL-H44-147: why a unit on the map or in an area may not gain a step. */
function gainReason(p: Position, u: number): Reason {
  if (!isReduced(p, u)) return NOT_REDUCED;
  if (!isFit(p, u)) return DISORDERED;
  const late = lateReason(p, u);
  if (late !== ALLOWED) return late;
  return sourceFor(p, u) ? ALLOWED : NO_PATH;
}

/** H44-20.2.3-a: the first replacement left to whose areas the unit has a path. */
const sourceFor = (p: Position, u: number): Source | undefined =>
  sourcesLeft(p, unitOf(u).side).find(({ areas }) => pathTo(p, u, areas));

/** H44-20.2.4-c: why an eliminated unit may not come back at all: without a remnant no unit of three steps does. */
const backReason = (p: Position, u: number): Reason =>
  !isEliminated(p, u) || unitOf(u).remnant
    ? ONLY_ELIMINATED
    : unitOf(u).steps === 3 && freeRemnant(p, u) < 0
      ? NO_REMNANT
      : ALLOWED;

const freeRemnant = (p: Position, u: number): number =>
  remnantsFor(unitOf(u)).find(({ index }) => hexOf(p, index) === IN_BOX)?.index ?? -1;

/**
 * H44-20.2.4-a, H44-20.2.4-b: the replacement that can come to this place: its own area, or a city of the side outside
 * EZOC with a path to it.
 */
function sourceAt(p: Position, side: Side, to: number, left = sourcesLeft(p, side)): Source | undefined {
  if (to <= AREA) return left.find(({ areas }) => areas.some((id) => areaNamed(id) === to));
  const enemy = enemyOf(side);
  const isOpen =
    p.board.terrain[to] === CITY &&
    p.s.holders[objectiveIn(p, to)] === side &&
    !inZone(p, enemy, to) &&
    !holds(p, enemy, to);
  return isOpen ? left.find(({ areas }) => pathFrom(p, side, to, areas)) : undefined;
}

/** Places where an eliminated unit of the side may come back by what is left. */
function placesFor(p: Position, side: Side, left: readonly Source[]): number[] {
  const areas = left.flatMap((source) => source.areas.map(areaNamed));
  return [...areas, ...p.board.objectives.filter((hex) => sourceAt(p, side, hex, left))];
}

/**
 * H44-20.2.4-a, H44-20.2.4-c, RUL-H44-03: puts an eliminated unit back with its last step; a remnant for one of three
 * steps. It is the last to have been there. Answers who stands there.
 */
function bringBack(p: Position, u: number, to: number): number {
  const stand = unitOf(u).steps === 3 ? freeRemnant(p, u) : u;
  p.s.steps = p.s.steps.with(u, 1);
  if (stand !== u) {
    place(p, u, AS_REMNANT);
    p.s.parents = p.s.parents.with(stand, u);
  }
  place(p, stand, to);
  if (to >= 0) hold(p, unitOf(stand).side, to);
  return stand;
}

/** H44-20.2.5-a, H44-22.7-e: a Replacement marker. */
export function markReplacement(p: Position, u: number): void {
  mark(p, u, REPLACEMENT);
}

/** H44-20.2.1-b: a replacement restores a step, or brings an eliminated unit back with its last. */
function give(p: Position, u: number, to: number | undefined): void {
  const source = to === undefined ? sourceFor(p, u) : sourceAt(p, unitOf(u).side, to);
  if (!source) return;
  note(p, 'replaced', source.key, p.s.turn);
  const stand = to === undefined ? gainStep(p, u) : bringBack(p, u, to);
  markReplacement(p, stand);
  const at = hexOf(p, stand);
  say(p, 'replaced', '20.2', { unit: idOf(stand), [at >= 0 ? 'hex' : 'area']: nameOf(p, at) });
}

/** 20.2: a night's replacement restores a step, or brings an eliminated unit back to an area or a city. */
export const replace: OwnAction<undefined, 'replace'> = {
  legal(p) {
    const side = phaseSide(p) as Side;
    const list: SideAction<'replace'>[] = [];
    const left = sourcesLeft(p, side);
    if (left.length === 0) return list;
    let places: readonly string[] | undefined;
    for (const u of RECEIVERS[side]) {
      if (!mayGain(p, u)) continue;
      if (gainReason(p, u) === ALLOWED) list.push(act(side, 'replace', { unit: idOf(u) }));
      if (backReason(p, u) !== ALLOWED) continue;
      places ??= placesFor(p, side, left).map((to) => nameOf(p, to));
      for (const to of places) list.push(act(side, 'replace', { unit: idOf(u), to }));
    }
    return list;
  },
  refusal(p, _, action): Refusal | undefined {
    const u = namedUnit(action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const about = { unit: idOf(u) };
    const why = receiverReason(p, u);
    if (why !== ALLOWED) return refusalIf(why, about);
    if (action.to === undefined) return refusalIf(isEliminated(p, u) ? WHERE : gainReason(p, u), about);
    const to = namedPlace(p, action.to);
    if (to === undefined) return noSuchHex(action.to);
    const place = { ...about, hex: nameOf(p, to) };
    return refusalIf(backReason(p, u) || (sourceAt(p, unitOf(u).side, to) ? ALLOWED : NOT_THERE), place);
  },
  play: (p, _, action) =>
    give(p, namedUnit(action.unit), action.to === undefined ? undefined : namedPlace(p, action.to)),
};
