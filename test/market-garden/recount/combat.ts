import type { CombatFrame } from '../../../src/engagement/position/state.ts';
import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';
import { makeGrid } from '../../../src/hex/grid.ts';
import { numbersOf, tableOf } from '../../engagement/recount/tables.ts';
import { around, distance, sideOf, terrainOf } from './board.ts';
import { DIVISIONS, enemyOf, isEnemyIn, isEngaged, type Board, type Piece, type SideName } from './position.ts';
import { isSurrounded } from './surround.ts';
import { BOMBARDMENT, COMBAT, TERRAIN, VULNERABILITY } from './tables.ts';

const CRT = tableOf(COMBAT);
const SHELLS = tableOf(BOMBARDMENT);
const GROUND = numbersOf(TERRAIN);
const INDEX = numbersOf(VULNERABILITY);

/** A combat in printed names. */
export interface Combat {
  mode: 'ground' | 'bombard';
  side: SideName;
  target: string;
  attackers: readonly Piece[];
  artillery: readonly Piece[];
  air: number;
  defensiveArtillery: readonly Piece[];
  defensiveAir: number;
}

export function combatOf({ pieces }: Board, frame: CombatFrame): Combat {
  const named = (units: readonly number[]): Piece[] => units.map((index) => pieces[index] as Piece);
  return {
    mode: frame.mode,
    side: frame.side === 0 ? 'german' : 'allied',
    target: makeGrid(MARKET_GARDEN.map.grid).names[frame.target] as string,
    attackers: named(frame.attackers),
    artillery: named(frame.artillery),
    air: frame.air,
    defensiveArtillery: named(frame.defensiveArtillery),
    defensiveAir: frame.defensiveAir,
  };
}

/** Columns that terrain gives to the defence. */
export const columnsOf = (hex: string): number => GROUND[terrainOf(hex)]?.[2] as number;

/** 9.0: the turns that weigh on a unit: its division's, or its own when its division has met XXX Corps and it is surrounded. */
export function wantOf(board: Board, piece: Piece): number {
  const { dropped, id } = piece;
  if (dropped === undefined) return 0;
  if (!board.contact.has(dropped)) return board.want[dropped] ?? 0;
  return piece.hex !== undefined && isSurrounded(board, piece) ? (board.want[id] ?? 0) : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** 5.1.4: divisions with every counter in play in the combat, two at least, none still to come (RUL-MG-03). */
function wholeDivisions(board: Board, units: readonly Piece[]): number {
  return Object.values(DIVISIONS).filter((ids) => {
    const own = board.pieces.filter(({ id }) => ids.includes(id));
    const left = own.filter(({ place }) => place === 'map');
    return (
      own.every(({ place }) => place !== 'waiting') && left.length >= 2 && left.every((piece) => units.includes(piece))
    );
  }).length;
}

/** 9.0: divisions without supply for so long, among these units. */
const inWant = (board: Board, units: readonly Piece[], least: number): number =>
  new Set(units.filter((piece) => wantOf(board, piece) >= least).map(({ dropped }) => dropped)).size;

/** Shifts to the right, summed (AMB-S-03), and the parts they consist of. */
export function shiftsOf(board: Board, { side, target, attackers }: Combat): number[] {
  const defenders = board.at(target);
  const across = attackers.length > 0 && attackers.every(({ hex }) => sideOf(hex as string, target).river);
  const ground = Math.max(columnsOf(target), across ? (GROUND['river']?.[2] as number) : 0);
  const surrounded = defenders.every((piece) => isSurrounded(board, piece));
  const dropped = defenders.every((piece) => piece.dropped !== undefined);
  const parts = [-ground, surrounded ? (dropped ? -1 : 1) : 0];
  if (side === 'allied') parts.push(wholeDivisions(board, attackers), -inWant(board, attackers, 2));
  else parts.push(-wholeDivisions(board, defenders), inWant(board, defenders, 3));
  return parts.filter((part) => part !== 0);
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

/** 5.1.1: the fraction is dropped; below one the other way round (AMB-S-01). */
const ratioOf = (attack: number, defence: number): number =>
  attack >= defence ? Math.floor(attack / defence) : -Math.floor(defence / attack);

const within = (column: number, count: number): number => Math.min(Math.max(column, 0), count - 1);

/** The arithmetic of a combat as it is announced before the dice. */
export const announced = (board: Board, combat: Combat): Announced & { index: number } =>
  combat.mode === 'ground' ? groundSum(board, combat) : shelling(board, combat);

function groundSum(board: Board, combat: Combat) {
  const guns = (units: readonly Piece[]): number => sum(units.map(({ attack }) => attack));
  const attack = guns(combat.attackers) + guns(combat.artillery) + combat.air;
  const own = sum(board.at(combat.target).map(({ defence }) => defence));
  const defence = own + guns(combat.defensiveArtillery) + combat.defensiveAir;
  const ratio = ratioOf(attack, defence);
  const name = ratio > 0 ? `${ratio}-1` : `1-${-ratio}`;
  const even = CRT.columns.indexOf('1-1');
  // The odds themselves are kept inside the table before anything is shifted (AMB-S-02).
  const start = within(ratio > 0 ? even + ratio - 1 : even + ratio + 1, CRT.columns.length);
  const shift = sum(shiftsOf(board, combat));
  const index = within(start + shift, CRT.columns.length);
  return { attack, defence, ratio: name, shift, column: CRT.columns[index] as string, index };
}

function shelling(board: Board, { target, artillery, air }: Combat) {
  const power = air > 0 ? air : sum(artillery.map(({ attack }) => attack));
  const vulnerability = sum(board.at(target).map(({ type }) => INDEX[type]?.[air > 0 ? 0 : 1] as number));
  const value = power * vulnerability;
  const shift = -columnsOf(target);
  const from = SHELLS.columns.map((name) => Number.parseInt(name, 10));
  const index = within(from.filter((least) => least <= value).length - 1 + shift, from.length);
  return { power, vulnerability, value, shift, column: SHELLS.columns[index] as string, index };
}

/** The cell of the table for these dice. */
export const resultOf = (board: Board, combat: Combat, dice: readonly number[]): string =>
  (combat.mode === 'ground' ? CRT : SHELLS).cell(announced(board, combat).index, sum(dice));

/** 9.0, 8.0: may this unit attack at all in this phase? */
const mayAttack = (board: Board, piece: Piece): boolean => !piece.fired && wantOf(board, piece) < 3;

/** Enemy hexes beside a unit that nobody has attacked yet. */
const targetsOf = (board: Board, { side, hex }: Piece): string[] =>
  around(hex as string).filter((next) => isEnemyIn(board, side, next) && !board.attacked.has(next));

/** 4.1.2: more columns than each of the hexes of the enemies that engage it. */
export const dominates = (board: Board, { side, hex }: Piece): boolean =>
  around(hex as string).every((next) => !isEnemyIn(board, side, next) || columnsOf(next) < columnsOf(hex as string));

/** 4.1.2: engaged, and neither unable nor excused. */
export const isObliged = (board: Board, piece: Piece): boolean =>
  piece.side === board.side &&
  isEngaged(board, piece) &&
  mayAttack(board, piece) &&
  (piece.moved || !dominates(board, piece)) &&
  targetsOf(board, piece).length > 0;

/** RUL-RW-46: units with no other target left than this one. */
export const owing = (board: Board, target: string): Piece[] =>
  board.pieces.filter(
    (piece) => piece.hex !== undefined && isObliged(board, piece) && targetsOf(board, piece).join() === target,
  );

/** Units that may be named as attackers of the hex. */
export const attackersOf = (board: Board, target: string): Piece[] =>
  around(target)
    .flatMap((hex) => board.at(hex))
    .filter((piece) => piece.side === board.side && mayAttack(board, piece));

/** 8.0: guns within range that have not fired, for the attack not beside the target and not obliged elsewhere. */
export function gunsFor(
  board: Board,
  { mode, target, artillery, defensiveArtillery }: Combat,
  defending: boolean,
): Piece[] {
  const side = defending ? enemyOf(board.side) : board.side;
  return board.pieces.filter((piece) => {
    if (piece.side !== side || !piece.gun || piece.hex === undefined || piece.fired) return false;
    if ([...artillery, ...defensiveArtillery].includes(piece)) return false;
    const far = distance(piece.hex, target);
    if (far > piece.range || far === 0) return false;
    return defending || ((mode === 'bombard' || far > 1) && !isObliged(board, piece));
  });
}

/** 6.2: somebody of a division that has not met XXX Corps. */
export const isIsolated = (board: Board, { dropped }: Piece): boolean =>
  dropped !== undefined && !board.contact.has(dropped);
