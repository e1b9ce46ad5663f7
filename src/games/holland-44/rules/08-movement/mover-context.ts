import {
  enemyOf,
  firstIn,
  firstUnit,
  GERMAN,
  marked,
  nextOf,
  occupancyOf,
  stepsOf,
  unitOf,
  type Control,
  type Position,
  type Side,
} from '../../position/position.ts';
import { DONE, FULL_RETREAT, REPLACEMENT, SPENT, type Mover } from '../../position/state.ts';
import { UNITS } from '../../position/units.ts';
import { controlOf } from '../07-zoc/zoc.ts';
import { columnOf } from './modes.ts';
import { FOOT, infiltrationSteps, MECHANISED, VEHICLE, type Column } from './terrain.ts';

/** What is the same for every step a mover may take next. */
export interface MoveContext {
  side: Side;
  enemy: Side;
  /** What the enemy controls. */
  control: Control;
  mover: Mover;
  /** Hex they are in, or the code of their area. */
  from: number;
  columns: readonly Column[];
  /** Any of them is mechanised. */
  rides: boolean;
  /** Any of them is mechanised and Allied: traffic markers slow it (24.2). */
  inTraffic: boolean;
  /** Any of them is in full retreat. */
  shaken: boolean;
  /** Any of them has just had a replacement: it moves one hex (20.2.5). */
  isNew: boolean;
  /** They may enter the hex of an unknown unit (25.3.1), if not by extended movement: an actual step. */
  mayReveal: boolean;
  /** They are in an enemy ZOC that they have to leave, or to stop in. */
  inZone: boolean;
  /** Where a path that is only searched comes from, or -1: nobody has gone it, nor been carried on it. */
  before: number;
}

/** H44-24.2-c, H44-24.2-e: what is the same for every step; traffic concerns Allied mechanised units alone. */
export function contextOf(p: Position, mover: Mover, from: number, isStep = false): MoveContext {
  const { side, units } = mover;
  const enemy = enemyOf(side);
  const control = controlOf(p, enemy);
  const columns = columnsOf(p, units);
  const rides = columns.length > 1 || columns[0] !== FOOT;
  let shaken = false;
  let isNew = false;
  for (const u of units) {
    shaken ||= p.s.order[u] === FULL_RETREAT;
    isNew ||= marked(p, u, REPLACEMENT);
  }
  return {
    side,
    enemy,
    control,
    mover,
    from,
    columns,
    rides,
    inTraffic: side !== GERMAN && rides,
    shaken,
    mayReveal: isStep && side !== GERMAN && units.every(canFight),
    isNew,
    inZone: from >= 0 && control.zone[from] === 1,
    before: -1,
  };
}

/** The movers have come to another hex. */
export function goOn(context: MoveContext, hex: number): void {
  context.from = hex;
  context.inZone = context.control.zone[hex] === 1;
}

const SINGLE: readonly (readonly Column[])[] = [[FOOT], [MECHANISED], [VEHICLE]];

/** Columns that the units pay in, each once. */
const columnsOf = (p: Position, units: readonly number[]): readonly Column[] =>
  units.length === 1
    ? (SINGLE[columnOf(p, firstUnit(units))] as readonly Column[])
    : [...new Set(units.map((u) => columnOf(p, u)))];

/**
 * H44-8.3.3-a, H44-8.3.3-b, H44-8.3.3-c, H44-8.3.3-e: units pass a city hex, or woods and towns where two steps of
 * friends have given up their movement, without stopping for EZOC.
 */
export function mayInfiltrate(p: Position, { mover, from, side }: MoveContext): boolean {
  if (mover.mode !== 'tactical') return false;
  const needed = infiltrationSteps(p, from);
  if (needed <= 0) return needed === 0;
  const there = occupancyOf(p);
  let steps = 0;
  for (let u = firstIn(there, from); u >= 0; u = nextOf(there, u)) {
    if (unitOf(u).side === side && gaveUp(p, u) && !mover.units.includes(u)) steps += stepsOf(p, u);
  }
  return steps >= needed;
}

/** H44-8.3.3-d: has the unit given up its movement? Who is spent by a combat (25.3.3) has not. */
export const gaveUp = (p: Position, u: number): boolean => marked(p, u, SPENT) && !marked(p, u, DONE);

/** 9.1: guns and supply heads do not attack, so that they do not enter the hex of an unknown unit either. */
const canFight = (u: number): boolean => FIGHTERS[u] === true;
const FIGHTERS: readonly boolean[] = UNITS.map(({ attack }) => attack.some((factor) => factor > 0));
