import type { CombatFrame } from '../../../src/engagement/position/state.ts';
import { words } from '../../engagement/recount/compare.ts';
import { attackersOf, combatOf, gunsFor, isIsolated, isObliged, owing, type Combat } from './combat.ts';
import type { Board } from './position.ts';

const range = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

export function combatPhase(board: Board): string[] {
  const enemies = [...new Set(board.pieces.flatMap(({ side, hex }) => (side !== board.side && hex ? [hex] : [])))];
  const open = enemies.filter((hex) => !board.attacked.has(hex));
  const bare: Omit<Combat, 'target'> = {
    mode: 'bombard',
    side: board.side,
    attackers: [],
    artillery: [],
    air: 0,
    defensiveArtillery: [],
    defensiveAir: 0,
  };
  const shelled = open.filter(
    (target) =>
      owing(board, target).length === 0 &&
      (board.air[board.side] > 0 || gunsFor(board, { ...bare, target }, false).length > 0),
  );
  const fought = open.filter((target) => attackersOf(board, target).length > 0);
  const owed = board.pieces.some((piece) => piece.hex !== undefined && isObliged(board, piece));
  return [...fought.map((hex) => `attack ${hex}`), ...shelled.map((hex) => `bombard ${hex}`), ...(owed ? [] : ['end'])];
}

export function declaring(board: Board, frame: CombatFrame): string[] {
  const combat = combatOf(board, frame);
  const { mode, target, attackers, artillery, air } = combat;
  const guns = mode === 'bombard' && air > 0 ? [] : gunsFor(board, combat, false);
  const most = air > 0 || (mode === 'bombard' && artillery.length > 0) ? 0 : board.air[board.side];
  if (mode === 'bombard') {
    const done = artillery.length > 0 || air > 0 ? ['commit'] : [];
    return [...words('artillery', guns), ...range(most).map((points) => `air ${points}`), ...done];
  }
  const able = attackersOf(board, target).filter((piece) => !attackers.includes(piece));
  const owed = owing(board, target).filter((piece) => !attackers.includes(piece));
  const sharing = able.filter((piece) => air === 0 || !isIsolated(board, piece));
  const bound = [...attackers, ...owed];
  const aided =
    bound.length > 0 ? !bound.some((one) => isIsolated(board, one)) : able.some((one) => !isIsolated(board, one));
  return [
    ...words('attacker', sharing),
    ...words('artillery', guns),
    ...(aided ? range(most).map((points) => `air ${points}`) : []),
    ...(attackers.length > 0 && owed.length === 0 ? ['commit'] : []),
  ];
}

export function answers(board: Board, combat: Combat): string[] {
  const side = board.side === 'german' ? 'allied' : 'german';
  const aided = combat.defensiveAir === 0 && !board.at(combat.target).some((piece) => isIsolated(board, piece));
  return [
    ...words('artillery', gunsFor(board, combat, true)),
    ...(aided ? range(board.air[side]).map((points) => `air ${points}`) : []),
    'commit',
  ];
}
