import { stepsOf } from '../position/fields.ts';
import { attackOf, defenceOf, enemyOf, hexOf, unitOf, unitsIn, type Position } from '../position/position.ts';
import type { CombatFrame } from '../position/state.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { neighbour } from '../../hex/grid.ts';
import { mayReceive } from './chain-retreat.ts';
import { armourFirst, isSheltered } from './results.ts';
import { isBarred, isFree, isPoor, mayRestIn } from '../ground/retreat-ground.ts';
import { isRiver, stackReason } from '../ground/steps.ts';

/** Steps lost by each side, and whether no defender is left in the hex. */
export interface Lost {
  attacker: number;
  defender: number;
  cleared: boolean;
}

/** What the defender's half of a result costs: the same whoever attacks. */
type Half = Omit<Lost, 'attacker'>;

/** A defended hex; what several attacks on it or several results ask for is found once. */
export interface Defence {
  /** The attacking side. */
  side: number;
  hex: number;
  units: readonly number[];
  /** The defenders of a fortified hex lose nothing by a result that makes them retreat. */
  sheltered: boolean;
  /** Whether all of them can retreat without a loss; undefined until it is asked. */
  free?: boolean;
  /** Whether the attackers are taken to be able to. */
  isOpen?: true;
  halves: Map<string, Half>;
}

export const defenceIn = (p: Position, side: number, hex: number): Defence => ({
  side,
  hex,
  units: unitsIn(p, hex).filter((u) => unitOf(p, u).side === enemyOf(side)),
  sheltered: isSheltered(p, hex),
  halves: new Map(),
});

/** The same as it looks at a glance: whoever has to retreat can, the attackers too. */
export const glanceIn = (p: Position, side: number, hex: number): Defence => ({
  ...defenceIn(p, side, hex),
  free: true,
  isOpen: true,
});

/** Gives what a result, or a half of one, costs when it is carried out. */
type CarryOut = (result: string) => Lost;

/** What results of one attack cost, if owners give up as little as they can; only what cannot be said otherwise is carried out. */
export function lostBy(p: Position, on: Defence, combat: CombatFrame, carryOut: CarryOut): (result: string) => Lost {
  const thrownBack = new Map<string, number>();
  let free: boolean | undefined = on.isOpen;

  /** Steps lost by the attacker's half of a result; undefined where it has to be carried out. */
  const attacking = (code: string): number | undefined => {
    const { attackers } = combat;
    if (code === 'AVB') return attackers.length > 0 ? 1 : 0;
    if (code !== 'ARB' && code !== 'ARI' && code !== 'AE') return 0;
    free ??= leaveFreely(p, attackers, on.hex);
    if (!free) return undefined;
    if (code === 'ARI' || attackers.length === 0) return 0;
    return code === 'ARB' ? 1 : stepsOf(p, leastOf(p, attackers, defenceOf));
  };
  const carriedBack = (code: string): number => {
    const known = thrownBack.get(code) ?? carryOut(code).attacker;
    thrownBack.set(code, known);
    return known;
  };

  return (result) => {
    if (on.units.length === 0) return carryOut(result);
    if (result === 'EMP') return exchanged(p, on, combat) ?? carryOut(result);
    const [first = '', second = ''] = result.split(' ');
    const { defender, cleared } = halfOf(p, on, first, carryOut);
    const attacker = attacking(second);
    if (attacker !== undefined) return { attacker, defender, cleared };
    // Whoever is thrown back may go where a lost defender stood in his way.
    if (defender > 0 && first === 'DVB' && stepsOf(p, weakest(p, on)) === 1) return carryOut(result);
    return { attacker: carriedBack(second), defender, cleared };
  };
}

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
function exchanged(p: Position, on: Defence, combat: CombatFrame): Lost | undefined {
  if (on.sheltered) {
    const half = left(p, on, 0);
    return half && { ...half, attacker: 0 };
  }
  const given = weakest(p, on);
  const defender = stepsOf(p, given);
  const isOpen = on.units.length > 1 && !left(p, on, defender);
  return isOpen
    ? undefined
    : { attacker: paid(p, combat.attackers, on.units, defenceOf(p, given)), defender, cleared: true };
}

/** Steps the attackers give up for so many points. */
function paid(p: Position, attackers: readonly number[], defenders: readonly number[], points: number): number {
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
  return gone.reduce((sum, u) => sum + stepsOf(p, u), 0);
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
 * Has each of these units open ground beside it, over no river, where all of them find room, whoever goes first? Not where one
 * of them could also go into a full or a closed hex, or might be moved by the others.
 */
function leaveFreely(p: Position, units: readonly number[], target: number): boolean {
  const homes = units.map((u) => hexOf(p, u));
  return units.every((u) => {
    const from = hexOf(p, u);
    if (isBarred(p, from)) return false;
    let free = false;
    for (let d = 0; d < 6; d++) {
      const to = neighbour(p.board.grid, from, d);
      if (to < 0 || to === target) continue;
      if (isBarred(p, to) && isFree(p, u, to)) return false;
      if (!mayRestIn(p, u, from, d, to)) continue;
      if (stackReason(p, to, units) !== ALLOWED) {
        if (homes.includes(to) || mayReceive(p, u, to, [from])) return false;
      } else if (!homes.includes(to) && !isPoor(p, u, to) && !isRiver(p, from, d)) free = true;
    }
    return free;
  });
}
