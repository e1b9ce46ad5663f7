import { ABOUT } from '../../position/about.ts';
import { WOODS as WOODS_RULE } from '../../data/terrain.ts';
import { marked, type Position, parentOf } from '../../position/position.ts';
import { DONE, type Mode, type MoveFrame, type Mover, type Own } from '../../position/state.ts';

/** How a unit has moved so far: a part of it goes on like that (21.3). */
export type MovementSoFar = Pick<MoveFrame, 'mode' | 'hexesMoved' | 'woods' | 'parted'>;

const MODES: readonly Mode[] = ABOUT.vocabulary.modes;
/** Numbers of woods entered that are told apart (8.6.1): 0 to the last that is free. */
const WOODS = WOODS_RULE.free + 1;
/** More hexes than any move has: so many more are kept for a unit that has parted. */
const HEXES = 256;

/** `State.soFar` of a unit that has not moved, or not so that a part of it could go on. */
const NONE = -1;

export function movementSoFar(p: Position, u: number): MovementSoFar | undefined {
  const kept = p.s.soFar[u] as number;
  if (kept === NONE) return undefined;
  const more = Math.floor(kept / MODES.length);
  const hexes = Math.floor(more / WOODS);
  const soFar: MovementSoFar = {
    mode: MODES[kept % MODES.length] as Mode,
    woods: more % WOODS,
    hexesMoved: hexes % HEXES,
  };
  if (hexes >= HEXES) soFar.parted = true;
  return soFar;
}

/** Keeps how these units have moved. */
export function keepMovement(p: Position, units: readonly number[], soFar: MovementSoFar): void {
  const { mode, hexesMoved, woods, parted } = soFar;
  const kept = MODES.indexOf(mode) + MODES.length * (woods + WOODS * (hexesMoved + (parted ? HEXES : 0)));
  for (const u of units) p.s.soFar = p.s.soFar.with(u, kept);
}

/** 21.3, 11.4: another counter that comes out of a unit, or in its place, has moved as that has. */
export function handOnMovement(p: Position, from: number, to: number): void {
  p.s.soFar = p.s.soFar.with(to, p.s.soFar[from] as number);
}

/**
 * H44-9.5.3-b, H44-21.3-b, RUL-H44-308: has the unit moved in this phase, by itself or as part of another, whether or not
 * it may still go on? Not if a bridge went up before its first step (RUL-H44-320).
 */
export function hasMoved(p: Position, u: number): boolean {
  const soFar = movementSoFar(p, u);
  return soFar ? soFar.hexesMoved > 0 : marked(p, u, DONE);
}

/** These units and what leaves them do not go on in this phase. */
export function endMovement(p: Position, units: readonly number[]): void {
  for (const u of units) p.s.soFar = p.s.soFar.with(u, NONE);
}

/** Without what is kept until the next movement phase, of ferries (8.5.6). */
const withoutPassing = (own: Own): Own => ({ ...own, ferries: {} });

/** A movement phase begins: nobody is on his way, no ferry has carried anybody (RUL-H44-68). */
export function forgetMovements(p: Position): void {
  p.s.soFar = p.s.soFar.map(() => NONE);
  p.s.own = withoutPassing(p.s.own);
}

/** The counter that a breakdown unit or remnant is a piece of; every other unit itself. */
export const originOf = (p: Position, u: number): number => {
  const parent = parentOf(p, u);
  return parent < 0 ? u : parent;
};

/** 21.3: are the unit and one of the movers pieces that parted in the middle of a move of this phase (RUL-H44-151)? */
export const partedOnTheWay = (p: Position, { units, parted }: Mover, u: number): boolean =>
  parted === true && movementSoFar(p, u)?.parted === true && units.some((v) => originOf(p, u) === originOf(p, v));
