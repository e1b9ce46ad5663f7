import { namedHex, noSuchHex, plainAction, targetAction } from '../../../engagement/position/actions.ts';
import {
  eliminate,
  isCombat,
  nameOf,
  phasing,
  sideName,
  unitsIn,
  type Position,
} from '../../../engagement/position/position.ts';
import type { OwnAction, OwnDecision, PointEntry } from '../../../engagement/position/rules.ts';
import type { Refusal } from '../../../kernel/game.ts';
import type { OwnAct } from '../actions.ts';
import { refuse, say } from '../codes.ts';
import { territoriesOf } from '../countries.ts';
import { NUCLEAR_COST } from '../data/tables.ts';
import { isStruck } from './04-movement.ts';

/** A nuclear weapon that has been used. */
export interface Strike {
  side: number;
  hex: number;
  city: boolean;
  retaliation: boolean;
}

/** Entries of `State.noted` are strikes: the hex times eight, and a bit each for side, city and retaliation. */
const [SIDE, CITY, RETALIATION] = [4, 2, 1];

const strikeOf = (value: number): Strike => ({
  hex: value >> 3,
  side: value & SIDE ? 1 : 0,
  city: (value & CITY) !== 0,
  retaliation: (value & RETALIATION) !== 0,
});

/** The last list of strikes, and what it was made from. */
let read: { from: readonly number[]; strikes: readonly Strike[] } | undefined;

/** All strikes in their order. */
export function strikesOf(p: Position): readonly Strike[] {
  const from = p.s.noted;
  if (read?.from !== from) read = { from, strikes: from.map(strikeOf) };
  return read.strikes;
}

/** Notes a strike: its points, its right to retaliation, and the marker. */
export function addStrike(p: Position, { hex, side, city, retaliation }: Strike): void {
  const bits = (side === 1 ? SIDE : 0) | (city ? CITY : 0) | (retaliation ? RETALIATION : 0);
  p.s.noted = [...p.s.noted, hex * 8 + bits];
  markHex(p, hex);
}

/** TWW-8.0-c: the marker of a detonation. */
export function markHex(p: Position, hex: number): void {
  if (!isStruck(p, hex)) p.s.ruined = [...p.s.ruined, hex];
}

/** TWW-8.0-f: strikes that a side has suffered and not answered yet: on cities, elsewhere (RUL-TWW-04, RUL-TWW-08, RUL-TWW-47). */
export function rightsOf(p: Position, side: number): { city: number; other: number } {
  const rights = { city: 0, other: 0 };
  for (const strike of strikesOf(p)) {
    if (strike.side !== side && !strike.retaliation) rights[strike.city ? 'city' : 'other']++;
    if (strike.side === side && strike.retaliation) rights[strike.city || rights.other === 0 ? 'city' : 'other']--;
  }
  return rights;
}

/** TWW-8.0-b */
export const costOf = ({ city, retaliation }: Strike): number =>
  retaliation ? NUCLEAR_COST.retaliation : city ? NUCLEAR_COST.city : NUCLEAR_COST.other;

/** What a strike on a hex would be now. */
function strikeOn(p: Position, side: number, hex: number): Strike {
  const city = p.board.terrain[hex] === 'city';
  const rights = rightsOf(p, side);
  return { side, hex, city, retaliation: rights.city > 0 || (!city && rights.other > 0) };
}

/** TWW-8.0-a, TWW-8.0-e: any hex outside the own territory that has not been attacked in this phase (AMB-TWW-10, RUL-TWW-45). */
const isTarget = (p: Position, hex: number, side = phasing(p)): boolean =>
  !isOwnTerritory(p, side, hex) && !p.s.attacked.includes(hex);

/** TWW-8.0-e */
export const isOwnTerritory = (p: Position, side: number, hex: number): boolean => territoriesOf(p.board)[hex] === side;

function targetRefusal(p: Position, hex: number): Refusal | undefined {
  if (isTarget(p, hex)) return undefined;
  return refuse('8.0', isOwnTerritory(p, phasing(p), hex) ? 'own-territory' : 'already-attacked', {
    hex: nameOf(p, hex),
  });
}

function targets(p: Position): OwnAct<'strike'>[] {
  const side = phasing(p);
  const list: OwnAct<'strike'>[] = [];
  for (let hex = 0; hex < p.board.grid.size; hex++) {
    if (isTarget(p, hex, side)) list.push(targetAction(p, side, 'strike', hex));
  }
  return list;
}

const hasTarget = (p: Position): boolean => p.board.terrain.some((_, hex) => isTarget(p, hex));

/** TWW-8.0-a, AMB-TWW-10: in the own combat phase, as often as one likes; the hex is named next. */
export const NUCLEAR: OwnAction<undefined, OwnAct<'nuclear'>> = {
  legal: (p) => (isCombat(p) && hasTarget(p) ? [plainAction(p, phasing(p), 'nuclear')] : []),
  refusal: (p) => {
    if (!isCombat(p)) return refuse('8.0', 'wrong-phase');
    return hasTarget(p) ? undefined : refuse('8.0', 'own-territory');
  },
  play: (p) => void p.s.frames.push({ kind: 'own', why: 'strike', side: phasing(p), values: [] }),
};

export const STRIKE: OwnDecision<OwnAct<'strike'>> = {
  actor: (_, frame) => frame.side,
  prompt: () => ({ rule: '8.0', code: 'strike' }),
  legal: (p) => targets(p),
  refusal(p, _, action) {
    if (action.type !== 'strike') return refuse('8.0', 'not-now');
    const hex = namedHex(p, action.target);
    return hex < 0 ? noSuchHex(action.target) : targetRefusal(p, hex);
  },
  play(p, frame, action) {
    p.s.frames.pop();
    strike(p, strikeOn(p, frame.side, namedHex(p, action.target)));
  },
  price: (p, frame, action) => costOf(strikeOn(p, frame.side, namedHex(p, action.target))),
};

/** TWW-8.0-b, TWW-8.0-c: everybody in the hex is gone, and the hex is marked for good. */
function strike(p: Position, made: Strike): void {
  addStrike(p, made);
  p.s.attacked = [...p.s.attacked, made.hex];
  const { side, hex, retaliation } = made;
  const args = { hex: nameOf(p, hex), side: sideName(p, side), points: costOf(made) };
  say(p, 'strike', { ...args, retaliation: retaliation ? 'yes' : 'no' });
  for (const u of unitsIn(p, hex)) eliminate(p, u, 'strike', '8.0');
}

/** TWW-8.0-b: points lost for each strike. */
export const strikePoints = (p: Position): PointEntry[] =>
  strikesOf(p).map((made) => ({
    rule: '8.0',
    item: `strike ${nameOf(p, made.hex)}`,
    side: made.side,
    points: -costOf(made),
  }));
