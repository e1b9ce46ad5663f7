import { columnOf, rowOf } from '../../../src/hex/grid.ts';
import { fire } from './combat.ts';
import { mayStack } from './finish.ts';
import { isArtillery, isInfantry } from './printed.ts';
import { lacksEscort } from './moves.ts';
import { GRID, around, borderOf, columnsAt, enemiesIn, inEnemyZone, unitsIn } from './position.ts';
import type { SlowPosition, SlowUnit } from './position.ts';

/** An attack with the support of both sides. */
export interface Attack {
  target: number;
  attackers: readonly SlowUnit[];
  artillery: readonly SlowUnit[];
  defensiveArtillery: readonly SlowUnit[];
  air: number;
  defensiveAir: number;
}

const COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'];

/** The table of the last page, rows 7, 6-8, 5-9, 4-10, 3-11 and 2-12. */
const TABLE: readonly (readonly [rolls: number, cells: string])[] = [
  [6, 'DVI AE|DVI AE|DVB AE|DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI'],
  [10, 'DVI AE|DVB AE|DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP'],
  [8, 'DVB AE|DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|DE AVB'],
  [6, 'DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|DE AVB|DE AVB'],
  [4, 'DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|DE AVB|DE AVB|DE AVI'],
  [2, 'DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|EMP|EMP|EMP|EMP'],
];

/** Formations without a bonus: neither a division nor a British armoured brigade, or excepted by 5.1.4. */
const NO_BONUS = [
  '79 Armd',
  '2 FJ',
  'Guards',
  'AGRA',
  'bridging',
  '2 Cdn Armd Bde',
  '655 s.PzJg',
  '86 Corps',
  'Kpfg Lehr',
  'Magen',
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const within = (column: number): number => Math.max(0, Math.min(COLUMNS.length - 1, column));

/** 5.1.1: the column before shifts; attack strength 0 gives the lowest (AMB-S-15). */
function bareColumn(attack: number, defence: number): number {
  if (attack === 0) return 0;
  if (defence === 0) return COLUMNS.length - 1;
  return within(attack >= defence ? 2 + Math.floor(attack / defence) : 4 - Math.floor(defence / attack));
}

/** Number of formations whose infantry and armour on the map all take part, at least two units (5.1.4, 5.1.5). */
function completeFormations(pos: SlowPosition, attackers: readonly SlowUnit[]): number {
  const names = [...new Set(attackers.map(({ formation }) => formation))].filter((name) => !NO_BONUS.includes(name));
  return names.filter((name) => {
    const all = pos.units.filter((unit) => unit.formation === name && unit.hex >= 0 && !isArtillery(unit.type));
    return all.length >= 2 && all.every((unit) => attackers.includes(unit));
  }).length;
}

const engineers = (attackers: readonly SlowUnit[]): boolean =>
  attackers.some(({ id, type }) => id.startsWith('B-') && isInfantry(type)) &&
  ['armd_eng', 'flame_tank', 'armour'].every((kind) => attackers.some(({ type }) => type === kind));

const heavy = (unit: SlowUnit): boolean => armoured(unit) || isArtillery(unit.type);

const armoured = ({ moveClass, type }: SlowUnit): boolean =>
  moveClass === 'armour' || (moveClass === 'motor' && isArtillery(type));

function isArmourAlone(pos: SlowPosition, { target }: Attack): boolean {
  const defenders = unitsIn(pos, target);
  const alone = defenders.some(armoured) && !defenders.some(({ type }) => isInfantry(type));
  return pos.terrain[target] === 'forest' && alone;
}

/** Has the unit a retreat hex or map edge outside enemy zones (5.1.3, RUL-S-01)? */
function hasRetreat(pos: SlowPosition, unit: SlowUnit): boolean {
  const homeEdge = {
    allied: columnOf(GRID, unit.hex) === 1,
    german: columnOf(GRID, unit.hex) === 26 || rowOf(GRID, unit.hex) === 18,
  };
  return homeEdge[unit.side] || around(unit.hex).some((to) => isFreeFor(pos, unit, to) && hasRoomFor(pos, unit, to));
}

/** Free of enemies and their zones, and not forbidden to the unit; rivers and bombed towns are ignored. */
function isFreeFor(pos: SlowPosition, unit: SlowUnit, to: number): boolean {
  if (enemiesIn(pos, to, unit.side) || inEnemyZone(pos, to, unit.side)) return false;
  if (heavy(unit) && pos.terrain[to] === 'inundation' && unit.type !== 'amphib') return false;
  return (pos.terrain[to] !== 'crest' || unit.moveClass !== 'armour') && !lacksEscort(pos, unit, [], to);
}

/**
 * Is there room for the unit, now or after a chain retreat, in which it may itself move on (5.3.1, RUL-S-07)? From a bombed
 * town it moves on in any case.
 */
function hasRoomFor(pos: SlowPosition, unit: SlowUnit, to: number, passed: readonly number[] = [unit.hex]): boolean {
  const friends = unitsIn(pos, to);
  const terrain = pos.terrain[to] as string;
  const crowd = [...friends, unit];
  if (pos.bombed.includes(to) || mayStack(terrain, crowd)) return true;
  const surplus = friends.length === 0 ? [] : crowd.filter((one) => mayStack(terrain, without(crowd, one)));
  return surplus.some((one) => around(to).some((next) => canMakeRoom(pos, { ...one, hex: to }, next, [...passed, to])));
}

const without = (list: readonly SlowUnit[], one: SlowUnit): SlowUnit[] => list.filter((other) => other !== one);

/** A chain retreat may not go into inundation, a bombed town, across a river that would eliminate the unit, or back. */
function canMakeRoom(pos: SlowPosition, unit: SlowUnit, to: number, passed: readonly number[]): boolean {
  const { river, bridge } = borderOf(pos, unit.hex, to);
  if (passed.includes(to) || pos.bombed.includes(to) || (heavy(unit) && river && !bridge)) return false;
  return pos.terrain[to] !== 'inundation' && isFreeFor(pos, unit, to) && hasRoomFor(pos, unit, to, passed);
}

/** Columns to the right, less those to the left (5.1.2 to 5.1.6, 9.0). */
function shift(pos: SlowPosition, attack: Attack): number {
  const { target, attackers } = attack;
  const overRivers = attackers.every(({ hex }) => borderOf(pos, hex, target).river);
  const surrounded = unitsIn(pos, target).every((unit) => !hasRetreat(pos, unit));
  const right = completeFormations(pos, attackers) + Number(engineers(attackers)) + Number(isArmourAlone(pos, attack));
  return right + Number(surrounded) - columnsAt(pos, target) - (overRivers ? 2 : 0);
}

export interface SlowOdds {
  attack: number;
  defence: number;
  column: string;
  /** Number of rolls of two dice, of 36, by result. */
  rolls: Record<string, number>;
}

/** Strengths, column and results by the rulebook (5.1). */
export function slowOdds(pos: SlowPosition, combat: Attack): SlowOdds {
  const { target, attackers, artillery, defensiveArtillery, air, defensiveAir } = combat;
  const shells = (list: readonly SlowUnit[]): number => sum(list.map((gun) => fire(pos, gun)));
  const attack = sum(attackers.map((unit) => unit.attack)) + shells(artillery) + air;
  const defence = sum(unitsIn(pos, target).map((unit) => unit.defence)) + shells(defensiveArtillery) + defensiveAir;
  const column = within(bareColumn(attack, defence) + shift(pos, combat));
  const rolls: Record<string, number> = {};
  for (const [times, cells] of TABLE) {
    const result = cells.split('|')[column] as string;
    rolls[result] = (rolls[result] ?? 0) + times;
  }
  return { attack, defence, column: COLUMNS[column] as string, rolls };
}
