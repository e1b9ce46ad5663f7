import type { BaseEvent } from '../../../src/kernel/game.ts';
import type { Combat } from './combat.ts';
import { pieceNamed, type Board, type Piece } from './position.ts';
import { crossing } from './surround.ts';

/** One combat from its dice until nothing of it is open any more. */
export interface Fought {
  combat: Combat;
  result: string;
  before: Board;
  /** What followed, each with the unit that fell back by the action, if one did. */
  events: { event: BaseEvent; moved: string | undefined }[];
  /** Somebody has been asked to advance. */
  advance: boolean;
}

/** What became of one unit. */
interface Fate {
  piece: Piece;
  /** Steps lost to the result, and in falling back. */
  hits: number;
  fall: number;
  hops: number;
  left: boolean;
  advances: string[];
  gone: string | undefined;
}

interface Telling {
  unit: string;
  from: string;
  to: string;
  why: string;
}

const argsOf = ({ args }: BaseEvent): Telling => (args ?? {}) as unknown as Telling;
const untouched = (piece: Piece): Fate => ({
  piece,
  hits: 0,
  fall: 0,
  hops: 0,
  left: false,
  advances: [],
  gone: undefined,
});

/** Follows every unit through what happened. */
function fatesOf({ before, events }: Fought): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  const where = new Map(before.pieces.flatMap(({ id, hex }) => (hex ? [[id, hex] as const] : [])));
  const fateOf = (id: string): Fate => {
    const known = fates.get(id) ?? untouched(pieceNamed(before, id));
    fates.set(id, known);
    return known;
  };
  const friends = (id: string, hex: string): boolean =>
    [...where].some(
      ([other, at]) => other !== id && at === hex && pieceNamed(before, other).side === fateOf(id).piece.side,
    );
  /** Friends stood in the first of two hexes: the second costs nothing (5.3.3). */
  const spared = new Set<string>();
  for (const { event, moved } of events) {
    const { unit, from, to, why } = argsOf(event);
    const { code } = event;
    if (code === 'retreat' || code === 'displaced') {
      const fate = fateOf(unit);
      fate.fall += crossing(fate.piece, from, to);
      if (code === 'retreat' && fate.hops++ === 1 && !spared.has(unit)) fate.fall++;
      if (friends(unit, to)) spared.add(unit);
      where.set(unit, to);
    } else if (code === 'retreat-off') {
      const fate = fateOf(unit);
      if (fate.hops === 1 && !spared.has(unit)) fate.fall++;
      fate.left = true;
      where.delete(unit);
    } else if (code === 'advance') {
      fateOf(unit).advances.push(to);
      where.set(unit, to);
    } else if (code === 'eliminated') {
      fateOf(unit).gone = why;
      if (why === 'loss') fateOf(unit).hits++;
      where.delete(unit);
    } else if (code === 'step-lost' && unit !== moved) fateOf(unit).hits++;
  }
  return fates;
}

/** What a half of a result demands of its side (5.1.5): step losses, units eliminated outright, falling back, advancing. */
const DEMANDS: Readonly<Record<string, readonly [hits: number, whole: number, back: boolean, wins: boolean]>> = {
  DA: [0, Infinity, false, false],
  DE: [0, 1, true, false],
  DRB: [1, 0, true, false],
  DRI: [0, 0, true, false],
  DVB: [1, 0, false, false],
  DVI: [0, 0, false, false],
  DB: [1, 0, false, false],
  DI: [0, 0, false, false],
  AVI: [0, 0, false, true],
  AVB: [1, 0, false, true],
  ARI: [0, 0, true, false],
  ARB: [1, 0, true, false],
  AE: [0, 1, true, false],
};

/** What is wrong with the way a combat was carried out, if anything. */
export function outcomeProblem(fought: Fought, after: Board): string | undefined {
  const { combat, result, before } = fought;
  const fates = fatesOf(fought);
  const units = (pieces: readonly Piece[]): Fate[] => pieces.map((piece) => fates.get(piece.id) ?? untouched(piece));
  const defenders = units(before.at(combat.target));
  const attackers = units(combat.attackers);
  for (const fate of fates.values()) {
    const wrong = stepsProblem(fate, after);
    if (wrong) return wrong;
  }
  if (result === 'EMP') return exchangeProblem(attackers, defenders);
  if (result === 'IMP') return fates.size > 0 ? 'IMP moves nobody' : undefined;
  const [first = '', second] = result.split(' ');
  return (
    demandProblem(first, defenders, combat.target) ??
    (second ? demandProblem(second, attackers, combat.target) : undefined)
  );
}

/** Steps after the combat are those before, less the hits and what falling back cost. */
function stepsProblem({ piece, hits, fall, gone }: Fate, after: Board): string | undefined {
  const { steps } = pieceNamed(after, piece.id);
  const left = Math.max(0, piece.steps - hits - fall);
  if (gone !== undefined) return steps === 0 && (gone !== 'loss' || left === 0) ? undefined : `${piece.id} lives on`;
  return steps === left ? undefined : `${piece.id} has ${steps} steps, not ${left}`;
}

const names = (fates: readonly Fate[]): string => fates.map(({ piece }) => piece.id).join();
const stayed = ({ hops, left, gone }: Fate): boolean => hops === 0 && !left && gone === undefined;

function demandProblem(code: string, fates: readonly Fate[], target: string): string | undefined {
  const [hits, whole, back, wins] = DEMANDS[code] as readonly [number, number, boolean, boolean];
  const taken = fates.reduce((sum, fate) => sum + fate.hits, 0);
  if (taken !== hits) return `${code}: ${taken} hits`;
  const out = fates.filter(({ gone }) => gone === 'result').length;
  if (out !== Math.min(whole, fates.length)) return `${code}: ${out} eliminated`;
  const still = fates.filter(stayed);
  if (back && still.length > 0) return `${code}: ${names(still)} stays`;
  const fled = fates.filter(({ hops, left, gone }) => hops > 0 || left || gone === 'retreat');
  if (!back && fled.length > 0) return `${code}: ${names(fled)} falls back`;
  const gains = fates.filter(({ advances }) => advances.length > (wins ? 2 : 0) || (advances[0] ?? target) !== target);
  return gains.length > 0 ? `${code}: ${names(gains)} advances` : undefined;
}

/** EMP: the defender gives up one unit or more, the attacker at least as many points, no more units than it takes (AMB-S-11, RUL-TWW-59). */
function exchangeProblem(attackers: readonly Fate[], defenders: readonly Fate[]): string | undefined {
  const given = (fates: readonly Fate[]): Fate[] => fates.filter(({ gone }) => gone === 'exchange');
  const owed = given(defenders).reduce((sum, { piece }) => sum + piece.defence, 0);
  const paid = given(attackers).map(({ piece }) => piece.attack);
  const sum = paid.reduce((all, one) => all + one, 0);
  if (owed === 0) return 'EMP: the defender gives up nobody';
  const able = attackers.filter(({ piece }) => piece.attack > 0);
  if (sum < owed && paid.length < able.length) return `EMP: ${sum} points for ${owed}`;
  if (paid.length > 1 && sum - Math.max(...paid) >= owed) return `EMP: ${sum} points for ${owed}`;
  const still = defenders.filter(stayed);
  if (still.length > 0) return `EMP: ${names(still)} stays`;
  const gains = attackers.filter(({ advances }) => advances.length > 0);
  return gains.length > 0 ? `EMP: ${names(gains)} advances` : undefined;
}
