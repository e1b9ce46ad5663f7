import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import { enemyOf, hexOf, mark, occupant, unitOf } from '../../../engagement/position/position.ts';
import { around, mayRetreatOver } from '../../../engagement/ground/retreat-ground.ts';
import type { Footing, OtherRetreat, Position, RetreatPath, Unit } from '../../../engagement/position/rules.ts';
import { stackReason } from '../../../engagement/ground/steps.ts';
import { reason } from '../codes.ts';
import { FLED } from '../marks.ts';
import { isAmphibious } from '../units.ts';

const isHeavy = (unit: Unit): boolean => unit.armoured || unit.artillery;

/** RW-9.0-f: armour and artillery do not retreat into the water, infantry only when no dry hex is open (RUL-RW-07). */
export function footing(p: Position, unit: Unit, hex: number): Footing {
  const terrain = p.board.terrain[hex] as string;
  if (terrain !== 'inundation') {
    return p.rules.movement.terrainCost[terrain]?.[unit.moves] === null ? 'closed' : 'open';
  }
  if (isAmphibious(unit)) return 'open';
  return isHeavy(unit) ? 'closed' : 'poor';
}

export function footingReason(p: Position, unit: Unit, hex: number): Reason {
  if (p.board.terrain[hex] !== 'inundation' || isAmphibious(unit)) return ALLOWED;
  return isHeavy(unit) ? NO_SWIMMER : NOT_DRY_FIRST;
}

const NO_SWIMMER = reason('9.0', 'terrain-forbidden');
const NOT_DRY_FIRST = reason('9.0', 'not-dry-first');

/** RW-5.3.2-a: armour and artillery are lost in a river without a bridge. */
export const river = (unit: Unit): 'free' | 'destroyed' => (isHeavy(unit) ? 'destroyed' : 'free');

/** RW-9.0-j: from the flood to dry land, if need be into an enemy EZ. */
function fleeing(p: Position, u: number, free: readonly RetreatPath[]): RetreatPath[] {
  const isDry = (to: number): boolean => p.board.terrain[to] !== 'inundation';
  const dry = free.filter(({ to }) => isDry(to));
  if (dry.length > 0) return dry;
  const from = hexOf(p, u);
  return around(p, from).flatMap(([d, to]) => {
    const open = isDry(to) && occupant(p, to) !== enemyOf(unitOf(p, u).side) && !p.s.barred.includes(to);
    return open && mayRetreatOver(p, u, from, d, to) && stackReason(p, to, [u]) === ALLOWED ? [{ to }] : [];
  });
}

export const FLIGHT: OtherRetreat = {
  rule: '9.0',
  prompt: 'flee-flood',
  paths: fleeing,
  settled: (p, u) => mark(p, u, FLED),
};
