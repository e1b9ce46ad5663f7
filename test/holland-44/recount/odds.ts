import { hasRoad, isPolder, sideOf, terrainOf } from './board.ts';
import { printOf } from './counters.ts';
import { attackStrength, defenceStrength, defendersIn, fullUnits, leadUnits, type Attack } from './force.ts';
import * as position from './position.ts';
import { type Board } from './position.ts';
import { crt } from './tables.ts';

/** What is compared with the event of a combat. */
export interface Odds {
  attack: number;
  defence: number;
  ratio: string;
  /** Columns by the rule that shifts. */
  shifts: Readonly<Record<string, number>>;
  column: string;
}

const CLOSED = ['woods', 'marsh', 'city', 'polder-woods'];

/** 10.3.4, 10.8.4: the unit attacks where it could itself go, into polder by road. */
function earnsArmour(b: Board, u: number, target: number): boolean {
  const from = position.placeOf(b, u);
  if (from < 0) return !isPolder(target) || hasRoad(target);
  if (isPolder(target) && sideOf(from, target).road === undefined) return false;
  return position.bearsVehicles(b, from, target);
}

/** 10.3.1 to 10.3.3 */
function armour(b: Board, attack: Attack, defenders: readonly number[]): Record<string, number> {
  if (CLOSED.includes(terrainOf(attack.target))) return {};
  const lead = leadUnits(b, attack);
  const tanks = (units: readonly number[]): boolean => units.some((u) => printOf(u).tank);
  const earning = lead.filter((u) => printOf(u).armour > 0 && earnsArmour(b, u, attack.target));
  const ours = Math.max(0, ...earning.map((u) => printOf(u).armour - (printOf(u).boxed ? 1 : 0)));
  const theirs = Math.max(0, ...defenders.map((u) => printOf(u).armour));
  if (tanks(earning) && ours > theirs) return { '10.3.1': 1 };
  return tanks(defenders) && !tanks(lead) ? { '10.3.2': -1 } : {};
}

/** 10.5.2, RUL-H44-77, RUL-H44-89 */
function unsupported(b: Board, attack: Attack, defenders: readonly number[], stack: readonly number[]): boolean {
  const infantry = (units: readonly number[]): boolean => units.some((u) => position.isInfantry(b, u));
  const steady = stack.filter((u) => !position.isRouted(b, u));
  return (
    attack.mode !== 'overrun' &&
    defenders.some((u) => printOf(u).tank) &&
    !infantry(steady) &&
    infantry(leadUnits(b, attack))
  );
}

/** 10.6 */
export function hasElite(b: Board, attack: Attack): boolean {
  const steps = (units: readonly number[]): number => units.reduce((sum, u) => sum + position.stepsOf(b, u), 0);
  const full = fullUnits(b, attack);
  return 2 * steps(full.filter((u) => printOf(u).quality === 'elite')) > steps(full);
}

/** 17.6.2, 23.1.3 */
const gunsOf = (b: Board, { artillery }: Attack): number =>
  artillery.reduce((sum, u) => sum + (b.turn === 1 && ['5 AGRA', 'Gds Div Arty'].includes(printOf(u).id) ? 2 : 1), 0);

function shiftsOf(b: Board, attack: Attack, defenders: readonly number[], unknown: number): Record<string, number> {
  const stack = defendersIn(b, attack);
  const green = unknown === 0 && defenders.length > 0 && defenders.every((u) => printOf(u).quality === 'green');
  const quality = (hasElite(b, attack) ? 1 : 0) + (green ? 1 : 0);
  const shifts = {
    ...armour(b, attack, defenders),
    '10.5.2': unsupported(b, attack, defenders, stack) && unknown === 0 ? 1 : 0,
    '10.6': quality,
    '10.7': attack.air ? 1 : 0,
    '17.6.2': gunsOf(b, attack),
  };
  return Object.fromEntries(Object.entries(shifts).filter(([, amount]) => amount !== 0));
}

/** 9.3: rounded in favour of the defender; 1 is 1:1, 0 is 1:2, and so on both ways. */
const place = (attack: number, defence: number): number =>
  attack >= defence ? Math.floor(attack / defence) : 2 - Math.ceil(defence / attack);
const columnOf = (n: number): string => (n >= 1 ? `${n}:1` : `1:${2 - n}`);

/** The odds with these defenders; `steps` is the column before the limits of 9.4. */
export function oddsWith(
  b: Board,
  attack: Attack,
  defenders: readonly number[],
  unknown = 0,
): Odds & { steps: number } {
  const strength = attackStrength(b, attack, defenders);
  const defence = defenceStrength(b, attack, defenders, unknown);
  const shifts = shiftsOf(b, attack, defenders, unknown);
  const from = defence === 0 ? 99 : strength === 0 ? -99 : place(strength, defence);
  const steps = Object.values(shifts).reduce((sum, amount) => sum + amount, from);
  const column = columnOf(Math.min(7, Math.max(-1, steps)));
  const ratio = strength === 0 || defence === 0 ? `${strength}:${defence}` : columnOf(from);
  return { attack: strength, defence, ratio, shifts, column, steps };
}

export const resultOf = ({ column }: Odds, die: number): string => crt(String(die), column);
