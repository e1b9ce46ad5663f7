import type { CombatFrame } from '../../../src/engagement/position/state.ts';
import { words } from '../../engagement/recount/compare.ts';
import {
  attackersOf,
  combatOf,
  isEnough,
  isObliged,
  openTargets,
  owing,
  strikeTargets,
  type Combat,
} from './combat.ts';
import type { Board } from './position.ts';

/** 6.2: points of an attack from the air alone. */
const [LEAST, MOST] = [5, 10];
const SLOTS = { pact: [0, 1], nato: [2, 3] } as const;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
const airs = (from: number, to: number): string[] => range(from, to).map((points) => `air ${points}`);
const attackPower = ({ air, side }: Board): number => air[SLOTS[side][0]] as number;
const defencePower = ({ air, side }: Board): number => air[SLOTS[side === 'pact' ? 'nato' : 'pact'][1]] as number;

export function combatPhase(board: Board): string[] {
  const open = openTargets(board);
  const bombed = attackPower(board) >= LEAST ? open.filter((target) => owing(board, target).length === 0) : [];
  const fought = open.filter((target) => isEnough(board, attackersOf(board, target)));
  const owed = board.pieces.some((piece) => isObliged(board, piece));
  return [
    ...fought.map((hex) => `attack ${hex}`),
    ...bombed.map((hex) => `bombard ${hex}`),
    ...(strikeTargets(board).length > 0 ? ['nuclear'] : []),
    ...(owed ? [] : ['end']),
  ];
}

export const striking = (board: Board): string[] => strikeTargets(board).map((hex) => `strike ${hex}`);

export function declaring(board: Board, frame: CombatFrame): string[] {
  const { mode, target, attackers, air } = combatOf(board, frame);
  const most = air > 0 ? 0 : attackPower(board);
  if (mode === 'bombard') return air > 0 ? ['commit'] : airs(LEAST, Math.min(MOST, most));
  const able = attackersOf(board, target).filter((piece) => !attackers.includes(piece));
  // RUL-TWW-62: air points give strength to whoever takes part.
  const strong = isEnough(board, attackers) || (attackers.length > 0 && air > 0);
  const ready = strong && owing(board, target).every((piece) => attackers.includes(piece));
  return [...words('attacker', able), ...airs(1, most), ...(ready ? ['commit'] : [])];
}

export const answers = (board: Board, { defensiveAir }: Combat): string[] => [
  ...(defensiveAir > 0 ? [] : airs(1, defencePower(board))),
  'commit',
];
