import { distance } from '../../../src/hex/grid.ts';
import { BOMBARDMENT_FROM, MOST_AIR, isArtillery, vulnerabilityOf } from './printed.ts';
import {
  GRID,
  around,
  columnsAt,
  enemiesIn,
  nameOf,
  phasing,
  unitsIn,
  type Pending,
  type SlowPosition,
  type SlowUnit,
} from './position.ts';

type Declaring = Extract<Pending, { kind: 'attack' | 'bombard' }>;

const own = (pos: SlowPosition): SlowUnit[] => pos.units.filter((unit) => unit.hex >= 0 && unit.side === phasing(pos));
const adjacent = (a: number, b: number): boolean => around(a).includes(b);

/** An AGRA that has moved takes no part in combat (8.0). */
const agraSpent = ({ type, moved }: SlowUnit): boolean => type === 'artillery_agra' && moved;

/** May this unit fight: once per phase, and not in inundation (9.0)? */
const ableTo = (pos: SlowPosition, unit: SlowUnit): boolean =>
  !unit.fired && pos.terrain[unit.hex] !== 'inundation' && !agraSpent(unit);

/** Engaged with an enemy it may attack, and not in dominant terrain since the phase began (4.1.2). */
function mustAttack(pos: SlowPosition, unit: SlowUnit): boolean {
  const enemies = around(unit.hex).filter((hex) => enemiesIn(pos, hex, unit.side));
  if (!ableTo(pos, unit) || !enemies.some((hex) => !pos.attacked.includes(hex))) return false;
  return unit.moved || !enemies.every((hex) => columnsAt(pos, hex) < columnsAt(pos, unit.hex));
}

/** Would attacking this hex leave a unit that must attack without a target (RUL-RW-46)? */
const leavesOut = (pos: SlowPosition, target: number, attackers: readonly SlowUnit[]): boolean =>
  own(pos).some((unit) => {
    const enemies = around(unit.hex).filter((hex) => enemiesIn(pos, hex, unit.side) && !pos.attacked.includes(hex));
    return !attackers.includes(unit) && mustAttack(pos, unit) && enemies.every((hex) => hex === target);
  });

function mayAttack(pos: SlowPosition, target: number): boolean {
  const able = own(pos).filter((unit) => adjacent(unit.hex, target) && ableTo(pos, unit));
  return able.some((unit) => unit.attack > 0 || mustAttack(pos, unit));
}

/** May the artillery unit fire at the hex (8.0)? */
function mayFire(pos: SlowPosition, gun: SlowUnit, target: number): boolean {
  if (!isArtillery(gun.type) || gun.fired || agraSpent(gun) || mustAttack(pos, gun)) return false;
  if (['forest', 'city'].includes(pos.terrain[gun.hex] as string)) return false;
  return distance(GRID, gun.hex, target) <= gun.range;
}

/** Attack strength of artillery; half in rain, rounded up (10.0). */
export const fire = (pos: SlowPosition, gun: SlowUnit): number => (pos.rain ? Math.ceil(gun.attack / 2) : gun.attack);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Does the bombardment reach a column after terrain shifts (6.2, 8.0)? */
function reachesColumn(pos: SlowPosition, target: number, power: number, by: 'air' | 'artillery'): boolean {
  const value = power * sum(unitsIn(pos, target).map(({ type }) => vulnerabilityOf(type)[by]));
  const column = BOMBARDMENT_FROM.filter((from) => from <= value).length - 1;
  return value > 0 && column - columnsAt(pos, target) >= 0;
}

const artilleryFor = (pos: SlowPosition, target: number): SlowUnit[] =>
  own(pos).filter((unit) => mayFire(pos, unit, target));

const artilleryReaches = (pos: SlowPosition, target: number): boolean =>
  reachesColumn(pos, target, sum(artilleryFor(pos, target).map((gun) => fire(pos, gun))), 'artillery');

const mostAir = (pos: SlowPosition): number => (phasing(pos) === 'allied' ? Math.min(MOST_AIR, pos.air) : 0);

/** Legal actions at the top level of a combat phase (5.0, 6.2, 8.0, 4.1.2). */
export function combatChoices(pos: SlowPosition): string[] {
  const enemies = [...new Set(pos.units.filter((unit) => unit.side !== phasing(pos)).map(({ hex }) => hex))];
  const targets = enemies.filter((hex) => hex >= 0 && !pos.attacked.includes(hex));
  const attacks = targets.filter((hex) => mayAttack(pos, hex));
  const bombards = targets
    .filter((hex) => !leavesOut(pos, hex, []))
    .filter((hex) => artilleryReaches(pos, hex) || reachesColumn(pos, hex, mostAir(pos), 'air'));
  const end = own(pos).some((unit) => mustAttack(pos, unit)) ? [] : ['end'];
  return [...attacks.map((hex) => `attack ${nameOf(hex)}`), ...bombards.map((hex) => `bombard ${nameOf(hex)}`), ...end];
}

/** Legal actions during a declaration (5.1.1, 6.2, 8.0). */
export function declarations(pos: SlowPosition, pending: Declaring): string[] {
  const add = pending.kind === 'attack' ? attackAdditions(pos, pending) : bombardAdditions(pos, pending);
  const air = Array.from({ length: mostAir(pos) }, (_, i) => i + 1).filter((points) => add.air(points));
  const commit = add.commit ? ['commit'] : [];
  return [...add.units, ...air.map((points) => `air ${points}`), ...commit];
}

interface Additions {
  units: string[];
  air(points: number): boolean;
  commit: boolean;
}

function attackAdditions(pos: SlowPosition, { target, attackers, artillery, air }: Declaring): Additions {
  const free = own(pos).filter((unit) => ![...attackers, ...artillery].includes(unit));
  const joining = free.filter((unit) => adjacent(unit.hex, target) && ableTo(pos, unit));
  const supporting = free.filter(
    (gun) => !adjacent(gun.hex, target) && mayFire(pos, gun, target) && maySupport(gun, attackers),
  );
  const strength = sum(attackers.map(({ attack }) => attack)) + sum(artillery.map((gun) => fire(pos, gun))) + air;
  return {
    units: [...joining.map(({ id }) => `attacker ${id}`), ...supporting.map(({ id }) => `artillery ${id}`)],
    air: () => air === 0,
    commit:
      attackers.length > 0 &&
      !leavesOut(pos, target, attackers) &&
      (strength > 0 || attackers.some((unit) => mustAttack(pos, unit))),
  };
}

/** German artillery supports its own division, corps artillery any unit (8.0). */
const maySupport = (gun: SlowUnit, supported: readonly SlowUnit[]): boolean =>
  gun.side === 'allied' ||
  supported.some(({ formation }) => gun.type === 'artillery_corps' || formation === gun.formation);

function bombardAdditions(pos: SlowPosition, { target, artillery, air }: Declaring): Additions {
  const more =
    air === 0 && artilleryReaches(pos, target)
      ? artilleryFor(pos, target).filter((gun) => !artillery.includes(gun))
      : [];
  const shells = sum(artillery.map((gun) => fire(pos, gun)));
  return {
    units: more.map(({ id }) => `artillery ${id}`),
    air: (points) => air === 0 && artillery.length === 0 && reachesColumn(pos, target, points, 'air'),
    commit: air > 0 ? reachesColumn(pos, target, air, 'air') : reachesColumn(pos, target, shells, 'artillery'),
  };
}
