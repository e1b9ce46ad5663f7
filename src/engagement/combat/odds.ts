import type { Modifier } from '../../kernel/game.ts';
import type { Share } from '../../wargame/contract/odds.ts';
import { strengthToNext } from '../../wargame/next-column.ts';
import { directionTo } from '../../hex/grid.ts';
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
} from '../position/position.ts';
import type { CombatFrame } from '../position/state.ts';
import { surrounded } from './surrounded.ts';
import { isRiver } from '../ground/steps.ts';
import { ruleOf } from '../position/topics.ts';

/** The arithmetic of one attack. Columns are indices into the table; `column` is after shifts and clamping. */
export interface Sum {
  attack: number;
  defence: number;
  ratio: string;
  shifts: readonly Modifier[];
  column: number;
}

/** What the odds of all attacks on a hex have in common, found once where several are asked about. */
export interface Ground {
  /** Defence of the units there, without support. */
  strength?: number;
  terrain?: readonly Modifier[];
  surround?: readonly Modifier[];
}

/** The same without the ratio in words; `start`: the column before shifts. */
interface Weighed extends Omit<Sum, 'ratio'> {
  start: number;
}

/** Odds of a ground attack: strengths, column shifts, the column of the table. */
export function weighed(p: Position, combat: CombatFrame, ground: Ground = {}): Weighed {
  const attack = attackStrength(p, combat);
  const defence = defenceStrength(p, combat, ground);
  const { columns } = p.rules.combat.crt(p.s);
  const shifts = shiftsOf(p, combat, ground);
  const start = startColumn(columns, attack, defence);
  let net = 0;
  for (const { amount } of shifts) net += amount;
  return { attack, defence, shifts, start, column: clamp(start + net, columns.length) };
}

/** The same with the ratio; without any defence it is that of the column before shifts. */
export function sumOf(p: Position, combat: CombatFrame): Sum & Weighed {
  const sum = weighed(p, combat);
  const { columns } = p.rules.combat.crt(p.s);
  return { ...sum, ratio: sum.defence === 0 ? (columns[sum.start] as string) : ratioOf(sum.attack, sum.defence) };
}

/** What each unit gives to the strengths of both sides. */
export function sharesOf(p: Position, combat: CombatFrame): Record<'attacker' | 'defender', Share[]> {
  const share = (u: number, side: 'attack' | 'defence', counts: number): Share => {
    const unit = unitOf(p, u);
    const factor = unit[side][p.s.steps[u] as 0 | 1 | 2];
    const { weakened } = p.rules.combat;
    return { unit: unit.id, factor, counts, why: counts !== factor && weakened ? [weakened] : [] };
  };
  const guns = (units: readonly number[]): Share[] => units.map((u) => share(u, 'attack', gunsStrength(p, [u])));
  const { attackers, artillery, defensiveArtillery } = combat;
  return {
    attacker: [...attackers.map((u) => share(u, 'attack', attackOf(p, u))), ...guns(artillery)],
    defender: [...defendersOf(p, combat).map((u) => share(u, 'defence', defenceOf(p, u))), ...guns(defensiveArtillery)],
  };
}

/** How much more attack strength brings the next column of the table. */
export function nextColumnOf(
  p: Position,
  { attack, defence, start, shifts }: Pick<Weighed, 'attack' | 'defence' | 'start' | 'shifts'>,
): number | undefined {
  const { columns } = p.rules.combat.crt(p.s);
  const net = shifts.reduce((sum, { amount }) => sum + amount, 0);
  // Shifts count from a column of the table: beyond its last one more strength brings nothing.
  if (start === columns.length - 1) return undefined;
  return strengthToNext(attack, defence * columns.length, (strength) =>
    clamp(startColumn(columns, strength, defence) + net, columns.length),
  );
}

/** Sum of the attack strengths, supporting artillery and air points. */
function attackStrength(p: Position, combat: CombatFrame): number {
  const units = combat.attackers.reduce((sum, u) => sum + attackOf(p, u), 0);
  return units + gunsStrength(p, combat.artillery) + combat.air;
}

/** Sum of the defence strengths of everyone in the hex, with artillery and air in support. */
function defenceStrength(p: Position, combat: CombatFrame, ground: Ground): number {
  ground.strength ??= defendersOf(p, combat).reduce((sum, u) => sum + defenceOf(p, u), 0);
  return ground.strength + gunsStrength(p, combat.defensiveArtillery) + combat.defensiveAir;
}

export function gunsStrength(p: Position, guns: readonly number[]): number {
  let sum = 0;
  if (p.rules.guns) for (const u of guns) sum += p.rules.guns.strength(p, unitOf(p, u));
  return sum;
}

export const defendersOf = (p: Position, combat: CombatFrame): number[] =>
  unitsIn(p, combat.target).filter((u) => unitOf(p, u).side === enemyOf(combat.side));

/** Attack divided by defence, the fraction dropped; below one the division is inverted. */
function ratioOf(attack: number, defence: number): string {
  if (attack >= defence) return `${Math.floor(attack / defence)}-1`;
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

function shiftsOf(p: Position, combat: CombatFrame, ground: Ground): readonly Modifier[] {
  ground.terrain ??= terrainShifts(p, combat.target);
  ground.surround ??= surroundShift(p, combat);
  const formations = p.rules.combat.formationShifts?.(p, combat) ?? [];
  return joined(joined(groundShifts(p, combat, ground.terrain), ground.surround), formations);
}

/** Both lists, of which one is mostly empty. */
const joined = (shifts: readonly Modifier[], more: readonly Modifier[]): readonly Modifier[] =>
  more.length === 0 ? shifts : shifts.length === 0 ? more : [...shifts, ...more];

/** The best of the defender's terrain and fortifications, to the left; ground that helps the attack, to the right. */
export function terrainShifts(p: Position, hex: number): Modifier[] {
  const columns = terrainColumns(p, hex);
  if (columns === 0) return [];
  const { terrain, features, rules } = p.rules.combat.columns;
  const kind = p.board.terrain[hex] as string;
  const fortification = (p.board.features[hex] as readonly string[]).find((feature) => features[feature] === columns);
  const name = terrain[kind] === columns ? kind : (fortification ?? kind);
  return [{ rule: rules[name] ?? ruleOf(p, 'terrain'), amount: -columns, why: `terrain-${name}` }];
}

/** Ground and river, both or the better one for the defender. */
function groundShifts(p: Position, combat: CombatFrame, ground: readonly Modifier[]): readonly Modifier[] {
  const river = riverShift(p, combat);
  if (p.rules.combat.columns.riverAndGround === 'sum') return joined(ground, river);
  const columns = ([shift]: readonly Modifier[]): number => shift?.amount ?? 0;
  return columns(river) < columns(ground) ? river : ground;
}

/** When everyone attacks across a river, bridge or not (AMB-S-04, ). */
function riverShift(p: Position, combat: CombatFrame): Modifier[] {
  const { river } = p.rules.combat.columns;
  const across = combat.attackers.every((u) => {
    const d = directionTo(p.board.grid, hexOf(p, u), combat.target);
    return d >= 0 && isRiver(p, hexOf(p, u), d);
  });
  if (combat.attackers.length === 0 || !across) return [];
  return [{ rule: ruleOf(p, 'terrain'), amount: -river, why: 'river' }];
}

/** When no defender could retreat to a hex free of enemy EZs. */
function surroundShift(p: Position, combat: CombatFrame): Modifier[] {
  const defenders = defendersOf(p, combat);
  if (defenders.length === 0 || defenders.some((u) => !surrounded(p, u))) return [];
  const amount = p.rules.combat.surroundShift(p, defenders);
  return amount === 0 ? [] : [{ rule: ruleOf(p, 'surround'), amount, why: 'surrounded' }];
}

/** The arithmetic of a bombardment: power times vulnerability, then the column. */
export interface Shelling {
  power: number;
  vulnerability: number;
  value: number;
  shifts: Modifier[];
  /** Below 0: the attack cannot be made. */
  column: number;
}

/** Power of artillery or aircraft times the vulnerability of everyone in the hex, and the column of that value. */
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
  for (let u = firstIn(p, target); u >= 0; u = nextIn(p, u)) sum += p.rules.bombardment.vulnerability(unitOf(p, u), by);
  return sum;
}

/** The column alone of so much power on a hex; below 0 the bombardment cannot be made. */
export function shellingColumn(p: Position, target: number, by: 'air' | 'artillery', power: number): number {
  const value = power * vulnerabilityOf(p, target, by);
  if (value === 0) return -1;
  const { from } = p.rules.bombardment.table;
  let start = from.length - 1;
  while (start >= 0 && value < (from[start] as number)) start--;
  const column = Math.min(start - terrainColumns(p, target), from.length - 1);
  return p.rules.bombardment.tooLow ? column : Math.max(0, column);
}

/** Row of the table for a sum of two dice. */
export const ROWS = ['2-12', '3-11', '4-10', '5-9', '6-8', '7'] as const;
export const rowOfSum = (sum: number): string => ROWS[Math.min(sum, 14 - sum) - 2] as string;
/** Falls of two dice, of 36, that give each row. */
export const ROW_WEIGHTS: readonly number[] = [2, 4, 6, 8, 10, 6];
