import { CITY, TOWN } from '../../position/board.ts';
import { STACKING } from '../../data/tables.ts';
import { inGoodOrder, unitOf, type Position } from '../../position/position.ts';
import { FULL_RETREAT } from '../../position/state.ts';
import { loadOfUnits } from '../06-stacking/stacking.ts';
import { defenceFactor, type Combat } from './force.ts';
import { defending, exposedTo } from '../11-results/candidates.ts';
import { isJustRevealed } from '../25-unknown-units/reveal.ts';

/** What decides who defends. */
type Defence = Pick<Combat, 'target' | 'side' | 'mode' | 'defenders'>;

/**
 * H44-6.4.2-a, H44-9.1-d, H44-13.1.4-b: units of the hex that count in its defence. Of an overstacked hex those whom the
 * owner has chosen; before he is asked, and where nobody is (8.7, odds asked about), the strongest that could be chosen.
 */
export const defendersOf = (p: Position, combat: Defence): number[] =>
  combat.defenders ?? strongest(p, combat.target, choicesOf(p, combat));

/** The same, and whether the owner of the hex is still to be asked. */
export function defenceNow(p: Position, combat: Defence): { units: number[]; isOpen: boolean } {
  if (combat.defenders) return { units: combat.defenders, isOpen: false };
  const choices = choicesOf(p, combat);
  return { units: strongest(p, combat.target, choices), isOpen: isOpen(p, combat, choices) };
}

/**
 * RUL-H44-227: has the owner of the hex a choice who defends it? Not where all choices count the same, nor for an
 * automatic DS, which has to be certain against each of them (8.7).
 */
export const isChoiceDue = (p: Position, combat: Defence): boolean =>
  !combat.defenders && isOpen(p, combat, choicesOf(p, combat));

const isOpen = (p: Position, { mode }: Defence, choices: readonly number[][]): boolean =>
  mode !== 'overrun' && areDifferent(p, choices);

const isCrowded = (p: Position, combat: Defence): boolean => loadOfUnits(defending(p, combat)) > STACKING.units;

/**
 * H44-6.4.2-a, H44-25.4-c, RUL-H44-227: every choice of defenders: as many as the limit allows, units in full retreat
 * apart, and besides them an unknown unit that has just been revealed.
 */
export function choicesOf(p: Position, combat: Defence): number[][] {
  const able = exposedTo(p, combat);
  if (!isCrowded(p, combat)) return [able];
  const here = defending(p, combat);
  const steady = able.filter((u) => p.s.order[u] !== FULL_RETREAT).toSorted((a, b) => a - b);
  const bound = steady.filter((u) => isJustRevealed(p, u));
  const grow = (chosen: number[]): number[][] => {
    const open = steady.filter(
      (u) => !bound.includes(u) && !chosen.includes(u) && loadOfUnits([...chosen, u], 1, here) <= STACKING.units,
    );
    if (open.length === 0) return [[...bound, ...chosen]];
    return open.filter((u) => u > (chosen.at(-1) ?? -1)).flatMap((u) => grow([...chosen, u]));
  };
  return grow([]);
}

/** The choice with the highest strength. */
function strongest(p: Position, hex: number, [first = [], ...others]: readonly number[][]): number[] {
  if (others.length === 0) return first;
  const worth = (units: readonly number[]): number => units.reduce((sum, u) => sum + worthOf(p, hex, u), 0);
  return others.reduce((best, units) => (worth(units) > worth(best) ? units : best), first);
}

/** What a unit adds where towns double (10.5.1) and disorder halves (14.2). */
function worthOf(p: Position, hex: number, u: number): number {
  const factor = defenceFactor(p, u);
  const terrain = p.board.terrain[hex];
  const isCovered = !unitOf(u).vehicle && (terrain === TOWN || terrain === CITY);
  return (inGoodOrder(p, u) ? factor : Math.ceil(factor / 2)) * (isCovered ? 2 : 1);
}

/** Do these choices differ in anything that an attack counts? */
export function areDifferent(p: Position, choices: readonly (readonly number[])[]): boolean {
  if (choices.length === 1) return false;
  const kinds = choices.map((units) => JSON.stringify(units.map((u) => kindOf(p, u)).toSorted()));
  return new Set(kinds).size > 1;
}

/** All that an attack counts of a defender. */
function kindOf(p: Position, u: number): string {
  const { vehicle, artillery, armour, tank, quality } = unitOf(u);
  return JSON.stringify([defenceFactor(p, u), p.s.order[u], vehicle, artillery, armour, tank, quality]);
}
