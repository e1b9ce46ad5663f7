import { leadUnit, stepsOf } from '../position/fields.ts';
import { attackOf, defenceOf, enemyOf, hexOf, unitOf, unitsIn, type Position } from '../position/position.ts';
import type { CombatFrame } from '../position/state.ts';
import { cachedByText, type Kept } from '../../kernel/cached-by.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { neighbour } from '../../hex/grid.ts';
import type { Ground } from './odds.ts';
import { armourFirst, isSheltered } from './results.ts';
import { isBarred, isPoor, mayRestIn } from '../ground/retreat-ground.ts';
import { isRiver, stackReason } from '../ground/steps.ts';

/** Steps lost by each side, and whether no defender is left in the hex. */
export interface Lost {
  attacker: number;
  defender: number;
  cleared: boolean;
}

/** Steps lost by each side with their probabilities, and the probability that no defender is left in the hex. */
export interface Forecast {
  attacker: [number, number][];
  defender: [number, number][];
  cleared: number;
}

/** What the defender's half of a result costs: the same whoever attacks. */
type Half = Omit<Lost, 'attacker'>;

/** A defended hex; what several attacks on it or several results ask for is found once. */
export interface Defence extends Ground {
  /** The attacking side. */
  side: number;
  hex: number;
  units: readonly number[];
  /** The defenders of a fortified hex lose nothing by a result that makes them retreat. */
  sheltered: boolean;
  /** Whether all of them can retreat without a loss, as far as that is seen at once; undefined until it is asked. */
  free?: boolean;
  /** Whether the attackers are taken to be able to. */
  isOpen?: true;
  halves: Map<string, Half>;
  /** What is known of attackers, by who they are: guns and aircraft that help them change nothing of it. */
  attacks: Kept<Attack>;
}

/** Attackers of a defended hex. */
export interface Attack {
  /** Whether all of them can retreat without a loss; undefined until it is asked. */
  free: boolean | undefined;
  /** What a result, or their half of one, costs, where it has been carried out. */
  costs: Map<string, Lost> | undefined;
  /** What a column of the table costs, by its index, as far as it has been asked. */
  forecasts: Forecast[];
}

export const defenceIn = (p: Position, side: number, hex: number): Defence => ({
  side,
  hex,
  units: unitsIn(p, hex).filter((u) => unitOf(p, u).side === enemyOf(side)),
  sheltered: isSheltered(p, hex),
  halves: new Map(),
  attacks: cachedByText(Infinity),
});

/** The same as it looks at a glance: whoever has to retreat can, the attackers too. */
export const glanceIn = (p: Position, side: number, hex: number): Defence => ({
  ...defenceIn(p, side, hex),
  free: true,
  isOpen: true,
});

/** Gives what a result, or a half of one, costs when it is carried out. */
type CarryOut = (result: string) => Lost;

/** What a result of an attack costs, if owners give up as little as they can; only what cannot be said otherwise is carried out. */
export function lostBy(
  p: Position,
  on: Defence,
  { attackers }: Pick<CombatFrame, 'attackers'>,
  attack: Attack,
  result: string,
  carryOut: CarryOut,
): Lost {
  if (on.units.length === 0) return carriedOut(attack, result, carryOut);
  if (result === 'EMP') return exchanged(p, on, attackers) ?? carriedOut(attack, result, carryOut);
  const [first = '', second = ''] = halvesOf(result, () => result.split(' '));
  const { defender, cleared } = halfOf(p, on, first, carryOut);
  const attacker = attacking(p, on, attackers, attack, second);
  if (attacker !== undefined) return { attacker, defender, cleared };
  if (first === 'DVB' && mayOpenWay(p, on)) return carriedOut(attack, result, carryOut);
  return { attacker: carriedOut(attack, second, carryOut).attacker, defender, cleared };
}

/** Steps lost by the attacker's half of a result; undefined where it has to be carried out. */
function attacking(
  p: Position,
  on: Defence,
  attackers: readonly number[],
  attack: Attack,
  code: string,
): number | undefined {
  if (code === 'AVB') return attackers.length > 0 ? 1 : 0;
  if (code !== 'ARB' && code !== 'ARI' && code !== 'AE') return 0;
  const fallen = attackers.length === 1 ? fallenBy(p, leadUnit(attackers), code) : undefined;
  if (fallen !== undefined) return fallen;
  attack.free ??= leaveFreely(p, attackers, on.hex);
  if (!attack.free) return undefined;
  if (code === 'ARI' || attackers.length === 0) return 0;
  return code === 'ARB' ? 1 : stepsOf(p, leastOf(p, attackers, defenceOf));
}

function carriedOut(attack: Attack, code: string, carryOut: CarryOut): Lost {
  let cost = attack.costs?.get(code);
  if (!cost) (attack.costs ??= new Map<string, Lost>()).set(code, (cost = carryOut(code)));
  return cost;
}

/** Is something else pending, which is carried out with a result? */
const isPending = (p: Position): boolean => p.s.frames.length > 0;

/** May whoever is thrown back go where a lost defender, or whom he took with him, stood in his way? Not while others hold the hex. */
const mayOpenWay = (p: Position, on: Defence): boolean =>
  stepsOf(p, weakest(p, on)) === 1 && (on.units.length === 1 || p.rules.losses !== null || isPending(p));

/** Steps of a unit by itself that do not outlast its half of a result, so that it has not to retreat; undefined where it has to. */
function fallenBy(p: Position, u: number, code: string): number | undefined {
  if (isPending(p)) return undefined;
  const steps = stepsOf(p, u);
  return code === 'AE' || code === 'DE' || (steps === 1 && code.endsWith('RB')) ? steps : undefined;
}

/** The halves of results: the defender's, and the attacker's. */
const halvesOf = cachedByText<readonly string[]>(Infinity);

export const attackOn = (on: Defence, attackers: readonly number[]): Attack =>
  on.attacks(attackers.join(), () => ({ free: on.isOpen, costs: undefined, forecasts: [] }));

function halfOf(p: Position, on: Defence, code: string, carryOut: CarryOut): Half {
  const known = on.halves.get(code);
  if (known) return known;
  const half = defending(p, on, code) ?? carryOut(code);
  on.halves.set(code, half);
  return half;
}

/** The defender's half of a result; undefined where it has to be carried out. */
function defending(p: Position, on: Defence, code: string): Half | undefined {
  const { units, sheltered } = on;
  const fallen = units.length === 1 && !sheltered ? fallenBy(p, leadUnit(units), code) : undefined;
  if (fallen !== undefined) return { defender: fallen, cleared: true };
  switch (code) {
    case 'DVB':
      return { defender: 1, cleared: units.length === 1 && stepsOf(p, weakest(p, on)) === 1 };
    case 'DA':
      return { defender: units.reduce((sum, u) => sum + stepsOf(p, u), 0), cleared: true };
    case 'DE':
      return left(p, on, sheltered ? 0 : stepsOf(p, weakest(p, on)));
    case 'DRB':
      return left(p, on, sheltered ? 0 : 1);
    case 'DRI':
      return left(p, on, 0);
    default: // DVI, IMP
      return { defender: 0, cleared: false };
  }
}

/** Everybody has left the hex, with this loss before. */
function left(p: Position, on: Defence, defender: number): Half | undefined {
  on.free ??= leaveFreely(p, on.units, on.hex);
  return on.free ? { defender, cleared: true } : undefined;
}

/** EMP: the weakest defender goes, attackers of at least its points, and the other defenders retreat. */
function exchanged(p: Position, on: Defence, attackers: readonly number[]): Lost | undefined {
  if (on.sheltered) {
    const half = left(p, on, 0);
    return half && { ...half, attacker: 0 };
  }
  const given = weakest(p, on);
  const defender = stepsOf(p, given);
  if (on.units.length > 1 && !left(p, on, defender)) return undefined;
  const paid = paidBy(p, attackers, on.units, defenceOf(p, given));
  // Who is lost may take others with him that could have gone next.
  if (paid.length > 1 && p.rules.losses && !on.isOpen) return undefined;
  return { attacker: paid.reduce((sum, u) => sum + stepsOf(p, u), 0), defender, cleared: true };
}

/** Who of the attackers goes for so many points. */
function paidBy(p: Position, attackers: readonly number[], defenders: readonly number[], points: number): number[] {
  const first = armourFirst(p, attackers, defenders);
  const gone: number[] = [];
  const giving = (units: readonly number[]): number[] => units.filter((u) => attackOf(p, u) > 0 && !gone.includes(u));
  for (let owed = points; owed > 0;) {
    const armour = giving(first);
    const open = armour.length > 0 ? armour : giving(attackers);
    if (open.length === 0) break;
    const u = leastOf(p, open, attackOf);
    gone.push(u);
    owed -= attackOf(p, u);
  }
  return gone;
}

const weakest = (p: Position, { units }: Defence): number => leastOf(p, units, defenceOf);

/** The unit of fewest steps, of these the one of least worth; the first of equals. */
export function leastOf(p: Position, units: readonly number[], worthOf: (p: Position, u: number) => number): number {
  let best = units[0] as number;
  for (const u of units) {
    const more = stepsOf(p, u) - stepsOf(p, best);
    if (more < 0 || (more === 0 && worthOf(p, u) < worthOf(p, best))) best = u;
  }
  return best;
}

/**
 * Is there open ground beside these units, over no river, where all of them find room? Whoever takes it loses nothing and puts nobody
 * out of his place.
 */
function leaveFreely(p: Position, units: readonly number[], target: number): boolean {
  /** Where those who have gone have come to rest. */
  const rests: number[] = [];
  return units.every((u) => {
    const from = hexOf(p, u);
    if (isBarred(p, from)) return false;
    for (let d = 0; d < 6; d++) {
      const to = neighbour(p.board.grid, from, d);
      if (to < 0 || to === target || isRiver(p, from, d)) continue;
      if (!mayRestIn(p, u, from, d, to) || isPoor(p, u, to) || units.some((v) => hexOf(p, v) === to)) continue;
      const joined = units.filter((v, i) => v === u || rests[i] === to);
      if (stackReason(p, to, joined) !== ALLOWED) continue;
      rests.push(to);
      return true;
    }
    return false;
  });
}
