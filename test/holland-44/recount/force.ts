import {
  ENGAGED,
  MOVED,
  OUT_OF_SUPPLY,
  RETREATED,
  SCATTERED,
  type CombatMode,
} from '../../../src/games/holland-44/position/state.ts';
import { isSoft, sideOf, terrainOf } from './board.ts';
import { printOf } from './counters.ts';
import * as position from './position.ts';
import { type Board } from './position.ts';
import { choices, isArmoured } from './stacking.ts';

/** An attack as declared. */
export interface Attack {
  mode: CombatMode;
  target: number;
  side: number;
  attackers: readonly number[];
  lead: string;
  attached: number;
  supporting: readonly number[];
  artillery: readonly number[];
  air: boolean;
}

/** A unit in a combat with the strength it adds, before halving and doubling. */
interface Part {
  strength: number;
  half: boolean;
  double: boolean;
}

/** 10.1: halving first, each unit by itself and rounded up, those of strength 1 together; then doubling. */
export function strengthOf(parts: readonly Part[]): number {
  let sum = 0;
  for (const double of [false, true]) {
    const some = parts.filter((part) => part.double === double);
    const ones = some.filter(({ strength, half }) => half && strength === 1).length;
    const others = some
      .filter(({ strength, half }) => !(half && strength === 1))
      .reduce((all, { strength, half }) => all + (half ? Math.ceil(strength / 2) : strength), 0);
    sum += (others + Math.ceil(ones / 2)) * (double ? 2 : 1);
  }
  return sum;
}

/** Units that attack with the lead formation, and those of the formation itself (RUL-H44-06). */
export const leadUnits = (b: Board, { attackers, lead, supporting }: Attack): number[] =>
  attackers.filter((u) => position.formationsOf(b, u).includes(lead) && !supporting.includes(u));
export const fullUnits = (b: Board, attack: Attack): number[] => {
  const own = leadUnits(b, attack);
  return attack.attackers.filter((u) => own.includes(u) || u === attack.attached);
};

/** 10.8.2 to 10.8.4: from or over what the unit attacks. Out of an entry area it comes from clear ground (RUL-H44-141). */
function isHampered(b: Board, u: number, target: number): boolean {
  const from = position.placeOf(b, u);
  const river = from < 0 ? undefined : sideOf(from, target).river;
  if (!position.isVehicle(b, u)) return river === 'major' || river === 'canal';
  return river !== undefined || isSoft(target) || (from >= 0 && isSoft(from));
}

/** 10.3.3: what an armour value is in attack. */
const inAttack = (u: number): number => Math.max(0, printOf(u).armour - (printOf(u).boxed ? 1 : 0));
const best = (values: readonly number[]): number => Math.max(0, ...values);

/** 10.4: the defender's armour is better than that of every attacker. */
const isOutgunned = ({ attackers }: Attack, defenders: readonly number[]): boolean =>
  best(defenders.map((u) => printOf(u).armour)) > best(attackers.map(inAttack));

const WEAKENED = ENGAGED | SCATTERED | OUT_OF_SUPPLY;

export function attackStrength(b: Board, attack: Attack, defenders: readonly number[]): number {
  const full = fullUnits(b, attack);
  const outgunned = isOutgunned(attack, defenders);
  const parts = attack.attackers.map((u) => ({
    strength: position.attackOf(b, u),
    double: false,
    half:
      attack.mode === 'landing' ||
      !full.includes(u) ||
      position.isMarked(b, u, WEAKENED) ||
      isHampered(b, u, attack.target) ||
      (outgunned && isArmoured(u)),
  }));
  return strengthOf(parts);
}

/** 10.8.2: every attacker comes out of a marsh or over a river or canal. */
const isCovered = (b: Board, { attackers, target }: Attack): boolean =>
  attackers.every((u) => {
    const from = position.placeOf(b, u);
    return from >= 0 && (terrainOf(from) === 'marsh' || sideOf(from, target).river !== undefined);
  });

/** 10.5.1, 10.8.2, 17.3, 22.6: whose strength is doubled. */
function isDoubled(b: Board, attack: Attack, u: number, covered: boolean): boolean {
  if (attack.mode === 'landing') return true;
  if (position.isMarked(b, u, MOVED) && printOf(u).type === 'artillery') return false;
  if (covered) return true;
  return ['town', 'city'].includes(terrainOf(attack.target)) && !position.isVehicle(b, u);
}

export function defenceStrength(b: Board, attack: Attack, defenders: readonly number[], unknown: number): number {
  const covered = isCovered(b, attack);
  const parts = defenders.map((u) => ({
    strength: position.defenceOf(b, u),
    half: !position.isGood(b, u),
    double: isDoubled(b, attack, u, covered),
  }));
  const town = covered || ['town', 'city'].includes(terrainOf(attack.target));
  // 25.4: until it is turned it counts as infantry of strength 2.
  return strengthOf([...parts, ...Array.from({ length: unknown }, () => ({ strength: 2, half: false, double: town }))]);
}

/** The units of the defender in the hex. */
export const defendersIn = (b: Board, { target, side }: Pick<Attack, 'target' | 'side'>): number[] =>
  b.at(target).filter((u) => printOf(u).side !== side);

/**
 * All units that defend a hex in some way, in every legal choice of them (6.4.2, 13.5, 14.3.2, 18.2.2). One that has just
 * been turned up defends besides (25.4).
 */
export function defences(b: Board, attack: Attack): number[][] {
  const all = defendersIn(b, attack);
  const able = all.filter(
    (u) => !position.isRouted(b, u) && (attack.mode === 'breakthrough' || !position.isMarked(b, u, RETREATED)),
  );
  const others = able.filter((u) => printOf(u).type !== 'supply_head');
  if (others.length === 0) return [all.length === able.length ? able : []];
  const revealed = others.filter((u) => u === b.s.own.revealed);
  const hidden = others.filter((u) => !revealed.includes(u));
  return choices(hidden, all).map((some) => [...revealed, ...some]);
}
