import type { BaseEvent } from '../../../src/kernel/game.ts';
import type { Combat } from './combat.ts';
import { isWet, pieceNamed, type Board, type Piece } from './position.ts';

/** One combat from its dice until nothing of it is open any more. */
export interface Fought {
  combat: Combat;
  result: string;
  before: Board;
  /** What followed, each with the unit that fell back by the action, if one did. */
  events: { event: BaseEvent; moved: string | undefined }[];
}

/** What became of one unit. */
interface Fate {
  piece: Piece;
  /** Steps lost to the result, and in falling back. */
  hits: number;
  fall: number;
  hops: number;
  left: boolean;
  gone: string | undefined;
}

interface Telling {
  unit: string;
  from: string;
  to: string;
  why: string;
}

const argsOf = ({ args }: BaseEvent): Telling => (args ?? {}) as unknown as Telling;

/** Follows every unit through what happened. */
function fatesOf({ before, events }: Fought): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  const where = new Map(before.pieces.flatMap(({ id, hex }) => (hex ? [[id, hex] as const] : [])));
  const fateOf = (id: string): Fate => {
    const known = fates.get(id) ?? {
      piece: pieceNamed(before, id),
      hits: 0,
      fall: 0,
      hops: 0,
      left: false,
      gone: undefined,
    };
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
    if (event.code === 'retreat' || event.code === 'displaced') {
      const fate = fateOf(unit);
      if (isWet(before, from, to) && !fate.piece.armoured) fate.fall++;
      if (event.code === 'retreat' && fate.hops++ === 1 && !spared.has(unit)) fate.fall++;
      if (friends(unit, to)) spared.add(unit);
      where.set(unit, to);
    } else if (event.code === 'retreat-off') {
      const fate = fateOf(unit);
      if (fate.hops === 1 && !spared.has(unit)) fate.fall++;
      fate.left = true;
      where.delete(unit);
    } else if (event.code === 'advance') where.set(unit, to);
    else if (event.code === 'eliminated') {
      fateOf(unit).gone = why;
      if (why === 'loss') fateOf(unit).hits++;
      where.delete(unit);
    } else if (event.code === 'step-lost' && unit !== moved) fateOf(unit).hits++;
  }
  return fates;
}

/** What a half of a result demands of its side: step losses, units eliminated outright, falling back (5.1.6). */
const DEMANDS: Readonly<Record<string, readonly [hits: number, whole: number, back: boolean]>> = {
  DE: [0, 1, true],
  DRB: [1, 0, true],
  DRI: [0, 0, true],
  DVB: [1, 0, false],
  DVI: [0, 0, false],
  DB: [1, 0, false],
  DI: [0, 0, false],
  AVI: [0, 0, false],
  AVB: [1, 0, false],
  ARI: [0, 0, true],
  ARB: [1, 0, true],
  AE: [0, 1, true],
};

/** What is wrong with the way a combat was carried out, if anything. */
export function outcomeProblem(fought: Fought, after: Board): string | undefined {
  const { combat, result, before } = fought;
  const fates = fatesOf(fought);
  const units = (pieces: readonly Piece[]): Fate[] =>
    pieces.map((piece) => fates.get(piece.id) ?? { piece, hits: 0, fall: 0, hops: 0, left: false, gone: undefined });
  const defenders = units(before.at(combat.target));
  const attackers = units(combat.attackers);
  for (const fate of fates.values()) {
    const wrong = stepsProblem(fate, after);
    if (wrong) return wrong;
  }
  if (result === 'EMP') return exchangeProblem(attackers, defenders);
  if (result === 'IMP') return fates.size > 0 ? 'IMP moves nobody' : undefined;
  const [first = '', second] = result.split(' ');
  return demandProblem(first, defenders) ?? (second ? demandProblem(second, attackers) : undefined);
}

/** Steps after the combat are those before, less the hits and what falling back cost. */
function stepsProblem({ piece, hits, fall, gone }: Fate, after: Board): string | undefined {
  const { steps } = pieceNamed(after, piece.id);
  const left = Math.max(0, piece.steps - hits - fall);
  if (gone !== undefined) return steps === 0 && (gone !== 'loss' || left === 0) ? undefined : `${piece.id} lives on`;
  return steps === left ? undefined : `${piece.id} has ${steps} steps, not ${left}`;
}

function demandProblem(code: string, fates: readonly Fate[]): string | undefined {
  const [hits, whole, back] = DEMANDS[code] as readonly [number, number, boolean];
  const taken = fates.reduce((sum, fate) => sum + fate.hits, 0);
  if (taken !== hits) return `${code}: ${taken} hits`;
  const out = fates.filter(({ gone }) => gone === 'result').length;
  if (out !== whole) return `${code}: ${out} eliminated`;
  const stayed = fates.filter(({ hops, left, gone }) => hops === 0 && !left && gone === undefined);
  if (back && stayed.length > 0) return `${code}: ${stayed.map(({ piece }) => piece.id).join()} stays`;
  const fled = fates.filter(({ hops, left, gone }) => hops > 0 || left || gone === 'retreat');
  return !back && fled.length > 0 ? `${code}: ${fled.map(({ piece }) => piece.id).join()} falls back` : undefined;
}

/** EMP: the defender gives up one unit or more, the attacker at least as many points, no more units than it takes (AMB-S-11). */
function exchangeProblem(attackers: readonly Fate[], defenders: readonly Fate[]): string | undefined {
  const given = (fates: readonly Fate[]): Fate[] => fates.filter(({ gone }) => gone === 'exchange');
  const owed = given(defenders).reduce((sum, { piece }) => sum + piece.defence, 0);
  const paid = given(attackers).map(({ piece }) => piece.attack);
  const sum = paid.reduce((all, one) => all + one, 0);
  if (owed === 0) return 'EMP: the defender gives up nobody';
  if (sum < owed && paid.length < attackers.length) return `EMP: ${sum} points for ${owed}`;
  if (sum - Math.min(...paid) >= owed && paid.length > 1 && sum - Math.max(...paid) >= owed)
    return `EMP: ${sum} points for ${owed}`;
  const stayed = defenders.filter(({ hops, left, gone }) => hops === 0 && !left && gone === undefined);
  return stayed.length > 0 ? 'EMP: a defender stays' : undefined;
}
