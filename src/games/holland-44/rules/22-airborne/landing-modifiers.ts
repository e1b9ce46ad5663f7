import type { Modifier } from '../../../../kernel/game.ts';
import { neighboursOf } from '../../../../hex/grid.ts';
import { POLDER, POLDER_WOODS, TOWN, WOODS } from '../../position/board.ts';
import { LANDING } from '../../data/tables.ts';
import { modifiersBy } from '../../position/modifiers.ts';
import { ALLIED, GERMAN, holds, terrainIn, unitOf, unitsIn, type Position } from '../../position/position.ts';

const { polder, contested, enemyHeld, townOrWoods } = LANDING.modifiers;

/** H44-22.3.2-a, RUL-H44-158: what the ground adds; villages nothing. */
const GROUND: Readonly<Record<number, number>> = {
  [POLDER]: polder,
  [POLDER_WOODS]: polder,
  [TOWN]: townOrWoods,
  [WOODS]: townOrWoods,
};

/**
 * H44-22.3.2-b, H44-22.3.2-e, H44-23.1.1-a: what is added to the roll for a landing in a hex, as things were before
 * anybody of `landed` came; nothing on turn 1.
 */
export const landingModifier = (p: Position, to: number, landed: readonly number[]): number =>
  p.s.turn === 1 ? 0 : (GROUND[terrainIn(p, to)] ?? 0) + statusModifier(p, to, landed);

/**
 * H44-22.3.2-a, H44-22.3.2-c, H44-22.3.2-d: a hex beside enemies, unknown ones too, is contested if friends are in it
 * or beside it, else held by the enemy.
 */
export function modifiersIn(p: Position, hex: number, modifier: number): Modifier[] {
  const ground = modifier === 0 ? 0 : (GROUND[terrainIn(p, hex)] ?? 0);
  const status = modifier - ground;
  return modifiersBy('22.3.2', [
    ['landing-ground', ground],
    [status === contested ? 'contested' : 'enemy-held', status],
  ]);
}

/**
 * H44-22.3.2-a, H44-22.3.2-c, H44-22.3.2-d: a hex beside enemies, unknown ones too, is contested if friends are in it
 * or beside it, else held by the enemy.
 */
function statusModifier(p: Position, to: number, landed: readonly number[]): number {
  const beside = neighboursOf(p.board.grid, to);
  if (!beside.some((hex) => holds(p, GERMAN, hex))) return 0;
  return [to, ...beside].some((hex) => hasFriend(p, hex, landed)) ? contested : enemyHeld;
}

const hasFriend = (p: Position, hex: number, landed: readonly number[]): boolean =>
  unitsIn(p, hex).some((u) => unitOf(u).side === ALLIED && !landed.includes(u));
