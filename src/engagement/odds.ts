import type { Modifier } from '../kernel/game.ts';
import { directionTo } from '../hex/grid.ts';
import {
  attackOf,
  defenceOf,
  enemyOf,
  firstIn,
  hexOf,
  nextIn,
  terrainColumns,
  unitOf,
  unitsIn,
  type Position,
} from './position.ts';
import type { CombatFrame } from './state.ts';
import { surrounded } from './retreat-paths.ts';
import { isRiver } from './steps.ts';

/** The arithmetic of one attack. Columns are indices into the table; `column` is after shifts and clamping. */
export interface Sum {
  attack: number;
  defence: number;
  ratio: string;
  shifts: Modifier[];
  column: number;
}

/** Odds of a ground attack: 5.1.1 strengths and ratio, 5.1.2–5.1.6 shifts. */
export function sumOf(p: Position, combat: CombatFrame): Sum {
  const attack = attackStrength(p, combat);
  const defence = defenceStrength(p, combat);
  const { columns } = p.rules.crt(p.s);
  const shifts = shiftsOf(p, combat);
  const start = startColumn(columns, attack, defence);
  const net = shifts.reduce((sum, shift) => sum + shift.amount, 0);
  return { attack, defence, ratio: ratioOf(attack, defence), shifts, column: clamp(start + net, columns.length) };
}

/** Sum of the attack strengths, supporting guns and air points (5.1.1, 8.0, 6.2). RW-5.1.1-a, RW-2.2.1-a */
function attackStrength(p: Position, combat: CombatFrame): number {
  const units = combat.attackers.reduce((sum, u) => sum + attackOf(p, u), 0);
  return units + gunsStrength(p, combat.artillery) + combat.air;
}

/** Sum of the defence strengths of everyone in the hex, with guns and air in support. RW-5.1.1-b, RW-2.2.1-b */
function defenceStrength(p: Position, combat: CombatFrame): number {
  const units = defendersOf(p, combat).reduce((sum, u) => sum + defenceOf(p, u), 0);
  return units + gunsStrength(p, combat.defensiveArtillery) + combat.defensiveAir;
}

export function gunsStrength(p: Position, guns: readonly number[]): number {
  let sum = 0;
  for (const u of guns) sum += p.rules.gunStrength(p, unitOf(p, u));
  return sum;
}

export const defendersOf = (p: Position, combat: CombatFrame): number[] =>
  unitsIn(p, combat.target).filter((u) => unitOf(p, u).side === enemyOf(combat.side));

/** Attack divided by defence, the fraction dropped; below one the division is inverted. RW-5.1.1-c, RW-5.1.1-d */
export function ratioOf(attack: number, defence: number): string {
  if (attack >= defence) return `${defence === 0 ? attack : Math.floor(attack / defence)}-1`;
  return `1-${attack === 0 ? defence : Math.floor(defence / attack)}`;
}

/** The column of the bare ratio, clamped to the table (AMB-S-02); no attack at all is the lowest one (AMB-S-15). */
function startColumn(columns: readonly string[], attack: number, defence: number): number {
  if (attack === 0) return 0;
  if (defence === 0) return columns.length - 1;
  const even = columns.indexOf('1-1');
  const steps = attack >= defence ? Math.floor(attack / defence) - 1 : 1 - Math.floor(defence / attack);
  return clamp(even + steps, columns.length);
}

const clamp = (column: number, length: number): number => Math.max(0, Math.min(length - 1, column));

function shiftsOf(p: Position, combat: CombatFrame): Modifier[] {
  return [
    ...terrainShifts(p, combat.target),
    ...riverShift(p, combat),
    ...surroundShift(p, combat),
    ...p.rules.formationShifts(p, combat),
  ];
}

/** The best of the defender's terrain and works, to the left (5.1.2); inundation to the right (9.0). RW-5.1.2-a, RW-5.1.2-b, RW-6.2-e, RW-9.0-e */
export function terrainShifts(p: Position, hex: number): Modifier[] {
  const columns = terrainColumns(p, hex);
  if (columns === 0) return [];
  const { terrain, features } = p.rules.columns;
  const kind = p.board.terrain[hex] as string;
  const works = (p.board.features[hex] as readonly string[]).find((feature) => features[feature] === columns);
  const name = terrain[kind] === columns ? kind : (works ?? kind);
  return [{ rule: columns < 0 ? '9.0' : '5.1.2', amount: -columns, why: `terrain-${name}` }];
}

/** Two columns when everyone attacks across a river, bridge or not (AMB-S-04, RUL-RW-18). */
function riverShift(p: Position, combat: CombatFrame): Modifier[] {
  const { river } = p.rules.columns;
  const across = combat.attackers.every((u) => {
    const d = directionTo(p.board.grid, hexOf(p, u), combat.target);
    return d >= 0 && isRiver(p, hexOf(p, u), d);
  });
  return combat.attackers.length > 0 && across ? [{ rule: '5.1.2', amount: -river, why: 'river' }] : [];
}

/** One column when no defender could retreat to a hex free of enemy EZs. RW-5.1.3-a */
function surroundShift(p: Position, combat: CombatFrame): Modifier[] {
  const defenders = defendersOf(p, combat);
  if (defenders.length === 0 || defenders.some((u) => !surrounded(p, u))) return [];
  return [{ rule: '5.1.3', amount: 1, why: 'surrounded' }];
}

/** The arithmetic of a bombardment: power times vulnerability, then the column (6.2, 8.0). */
export interface Shelling {
  power: number;
  vulnerability: number;
  value: number;
  shifts: Modifier[];
  /** Below 0: the attack cannot be made. */
  column: number;
}

/** RW-6.2-a, RW-8.0-d: power of guns or aircraft times the vulnerability of everyone in the hex, and the column of that value. */
export function shellingOf(p: Position, combat: CombatFrame): Shelling {
  const by = combat.air > 0 ? 'air' : 'artillery';
  const power = combat.air > 0 ? combat.air : gunsStrength(p, combat.artillery);
  const vulnerability = vulnerabilityOf(p, combat.target, by);
  const shifts = terrainShifts(p, combat.target);
  const column = shellingColumn(p, combat.target, by, power);
  return { power, vulnerability, value: power * vulnerability, shifts, column };
}

function vulnerabilityOf(p: Position, target: number, by: 'air' | 'artillery'): number {
  let sum = 0;
  for (let u = firstIn(p, target); u >= 0; u = nextIn(p, u)) sum += p.rules.vulnerability(unitOf(p, u), by);
  return sum;
}

/** The column alone of so much power on a hex; below 0 the bombardment cannot be made. */
export function shellingColumn(p: Position, target: number, by: 'air' | 'artillery', power: number): number {
  const value = power * vulnerabilityOf(p, target, by);
  if (value === 0) return -1;
  const { from } = p.rules.bombardment;
  const start = from.findLastIndex((least) => value >= least);
  return Math.min(start - terrainColumns(p, target), from.length - 1);
}

/** Row of the table for a sum of two dice (5.1.7). RW-5.1.7-a */
export const ROWS = ['2-12', '3-11', '4-10', '5-9', '6-8', '7'] as const;
export const rowOfSum = (sum: number): string => ROWS[Math.min(sum, 14 - sum) - 2] as string;
/** Falls of two dice, of 36, that give each row. */
export const ROW_WEIGHTS: readonly number[] = [2, 4, 6, 8, 10, 6];
