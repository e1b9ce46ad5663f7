import type { CombatFrame } from '../../../src/engagement/position/state.ts';
import { numbersOf, tableOf } from '../../engagement/recount/tables.ts';
import { around, hasRiver, ownerOf, HEXES, terrainOf } from './board.ts';
import { hexNamed, isEnemyIn, type Board, type Piece } from './position.ts';
import { isSurrounded } from './surround.ts';
import { BOMBARDMENT, COMBAT, TERRAIN, VULNERABILITY } from './tables.ts';
import { engaging, isOutOfIt } from './zones.ts';

const CRT = tableOf(COMBAT);
const BOMBS = tableOf(BOMBARDMENT);
const GROUND = numbersOf(TERRAIN);
const INDEX = numbersOf(VULNERABILITY);

/** A combat in printed names. */
export interface Combat {
  mode: 'ground' | 'bombard';
  target: string;
  attackers: readonly Piece[];
  air: number;
  defensiveAir: number;
}

export const combatOf = ({ pieces }: Board, frame: CombatFrame): Combat => ({
  mode: frame.mode,
  target: hexNamed(frame.target),
  attackers: frame.attackers.map((index) => pieces[index] as Piece),
  air: frame.air,
  defensiveAir: frame.defensiveAir,
});

/** Columns that terrain gives to the defence. */
const columnsOf = (hex: string): number => GROUND[terrainOf(hex)]?.[2] as number;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The shift to the right (5.1.2, 5.1.3): the better of terrain and river (AMB-S-04), and encirclement. */
function shiftOf(board: Board, { target, attackers }: Combat): number {
  const across = attackers.length > 0 && attackers.every(({ hex }) => hasRiver(hex as string, target));
  const ground = Math.max(columnsOf(target), across ? (GROUND['river']?.[2] as number) : 0);
  return (board.at(target).every((piece) => isSurrounded(board, piece)) ? 1 : 0) - ground;
}

export interface Announced {
  attack?: number;
  defence?: number;
  ratio?: string;
  power?: number;
  vulnerability?: number;
  value?: number;
  shift: number;
  column: string;
}

/** 5.1.1: the fraction is dropped; below one the other way round (AMB-S-01); nothing at all begins in the lowest column (AMB-S-15). */
const ratioOf = (attack: number, defence: number): number =>
  attack >= defence ? Math.floor(attack / defence) : -Math.floor(defence / attack);

const inside = (column: number, count: number): number => Math.min(Math.max(column, 0), count - 1);

/** The arithmetic of a combat as it is announced before the dice. */
export const announced = (board: Board, combat: Combat): Announced & { index: number } =>
  combat.mode === 'ground' ? groundSum(board, combat) : bombing(board, combat);

function groundSum(board: Board, combat: Combat) {
  const attack = sum(combat.attackers.map((piece) => piece.attack)) + combat.air;
  const defence = sum(board.at(combat.target).map((piece) => piece.defence)) + combat.defensiveAir;
  const ratio = attack === 0 ? -defence : ratioOf(attack, defence);
  const even = CRT.columns.indexOf('1-1');
  const start = attack === 0 ? 0 : inside(ratio > 0 ? even + ratio - 1 : even + ratio + 1, CRT.columns.length);
  const shift = shiftOf(board, combat);
  const index = inside(start + shift, CRT.columns.length);
  const name = ratio > 0 ? `${ratio}-1` : `1-${-ratio}`;
  return { attack, defence, ratio: name, shift, column: CRT.columns[index] as string, index };
}

/** 6.2: terrain counts, the river does not; AMB-S-13. */
function bombing(board: Board, { target, air }: Combat) {
  const vulnerability = sum(board.at(target).map(({ type }) => INDEX[type]?.[0] as number));
  const value = air * vulnerability;
  const shift = -columnsOf(target);
  const from = BOMBS.columns.map((name) => Number.parseInt(name, 10));
  const index = inside(from.filter((least) => least <= value).length - 1 + shift, from.length);
  return { power: air, vulnerability, value, shift, column: BOMBS.columns[index] as string, index };
}

/** The cell of the table for these dice. */
export const resultOf = (board: Board, combat: Combat, dice: readonly number[]): string =>
  (combat.mode === 'ground' ? CRT : BOMBS).cell(announced(board, combat).index, sum(dice));

/** Enemy hexes that engage a unit and that nobody has attacked yet. */
const targetsOf = (board: Board, piece: Piece): string[] =>
  engaging(board, piece, piece.hex as string).filter((hex) => !board.attacked.has(hex));

/** 4.1.2: more columns than each of the hexes of the enemies that engage it. */
export const dominates = (board: Board, piece: Piece): boolean =>
  engaging(board, piece, piece.hex as string).every((next) => columnsOf(next) < columnsOf(piece.hex as string));

/** 4.1.2: engaged, and neither unable nor excused. */
export const isObliged = (board: Board, piece: Piece): boolean =>
  piece.hex !== undefined &&
  piece.side === board.side &&
  !piece.fired &&
  !piece.neutral &&
  targetsOf(board, piece).length > 0 &&
  (piece.moved || !dominates(board, piece));

/** RUL-RW-46: units with no other target left than this one. */
export const owing = (board: Board, target: string): Piece[] =>
  board.pieces.filter((piece) => isObliged(board, piece) && targetsOf(board, piece).join() === target);

/** RUL-TWW-17: nobody attacks neutral French outside France. */
const isTarget = (board: Board, hex: string): boolean =>
  isEnemyIn(board, board.side, hex) && !board.attacked.has(hex) && !board.at(hex).some(isOutOfIt);

/** Units that may be named as attackers of the hex. */
export const attackersOf = (board: Board, target: string): Piece[] =>
  around(target)
    .flatMap((hex) => board.at(hex))
    .filter(
      (piece) =>
        piece.side === board.side &&
        !piece.fired &&
        !piece.neutral &&
        !(piece.armoured && terrainOf(target) === 'mountain'),
    );

/** AMB-S-15: those without attack strength alone only when they are obliged. */
export const isEnough = (board: Board, attackers: readonly Piece[]): boolean =>
  attackers.some((piece) => piece.attack > 0 || isObliged(board, piece));

/** Hexes with enemies that nobody has attacked yet. */
export const openTargets = (board: Board): string[] =>
  [...new Set(board.pieces.flatMap(({ side, hex }) => (side !== board.side && hex ? [hex] : [])))].filter((hex) =>
    isTarget(board, hex),
  );

/** 8.0: every hex that is not one's own ground and that one has not attacked yet. */
export const strikeTargets = (board: Board): string[] =>
  HEXES.filter((hex) => ownerOf(hex) !== board.side && !board.attacked.has(hex));
