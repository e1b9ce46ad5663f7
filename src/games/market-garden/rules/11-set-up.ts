import { namedHex, namedUnit, noSuchHex, noSuchUnit } from '../../../engagement/position/actions.ts';
import type { Problem } from '../../../engagement/play/extra.ts';
import {
  enter,
  hexOf,
  idOf,
  nameOf,
  occupant,
  unitCounts,
  unitOf,
  type Position,
} from '../../../engagement/position/position.ts';
import type { OwnDecision } from '../../../engagement/position/rules.ts';
import { WAITING } from '../../../engagement/position/state.ts';
import { stackReason } from '../../../engagement/ground/steps.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { refusalIf } from '../../../engagement/position/topics.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import type { OwnAct } from '../actions.ts';
import { reason, refuse, say } from '../codes.ts';
import { STACKING_LIMIT } from '../data/tables.ts';
import { isXXXCorps, UNITS } from '../units.ts';

const GERMAN = 0;
const ALLIED = 1;
const NOT_IN_BIVOUAC = reason('11.1.1', 'not-in-bivouac');
const NO_GROUND = reason('4.0', 'terrain-forbidden');
const ENEMY = reason('4.1.2', 'enemy-there');

/** Units of XXX Corps that have not been placed. */
const waiting = (p: Position): number[] =>
  UNITS.filter((unit) => isXXXCorps(unit) && hexOf(p, unit.index) === WAITING).map(({ index }) => index);

const isCamp = (p: Position, hex: number): boolean => p.board.features[hex]?.includes('bivouac') === true;

const camps = new WeakMap<object, readonly number[]>();

/** MG-11.1-a: hexes south of the bivouac line of XXX Corps, worked out once for each map. */
function bivouac(p: Position): readonly number[] {
  let hexes = camps.get(p.board);
  if (!hexes) camps.set(p.board, (hexes = p.board.features.flatMap((_, hex) => (isCamp(p, hex) ? [hex] : []))));
  return hexes;
}

/** MG-11.1-a: before the first phase XXX Corps is placed, unit by unit. */
export function beginSetUp(p: Position): void {
  if (waiting(p).length > 0) p.s.frames.push({ kind: 'own', why: 'set-up', side: ALLIED, values: [] });
}

/** Why a unit is not placed there: no camp, ground that bears nobody of its kind, an enemy, no room. */
function placeReason(p: Position, u: number, hex: number): Reason {
  if (!isCamp(p, hex)) return NOT_IN_BIVOUAC;
  if (p.rules.retreat.footing(p, unitOf(p, u), hex) === 'closed') return NO_GROUND;
  return occupant(p, hex) === GERMAN ? ENEMY : stackReason(p, hex, [u]);
}

/** Places in the camps where this unit may stand. */
const roomFor = (p: Position, u: number): number =>
  bivouac(p)
    .filter((hex) => placeReason(p, u, hex) === ALLOWED)
    .reduce((room, hex) => room + STACKING_LIMIT - (unitCounts(p, ALLIED)[hex] ?? 0), 0);

/** MG-11.1-a: on the map of a set-up there is room for all of XXX Corps wherever one of its units may stand, in whatever order they are placed. */
export function placingProblems(p: Position): Problem[] {
  const left = waiting(p);
  const cramped = left.find((u) => roomFor(p, u) < left.length);
  if (cramped === undefined) return [];
  const args = { units: left.length, room: roomFor(p, cramped) };
  return [{ at: 'map', refusal: refuse('11.1.1', 'bivouac-too-small', { unit: idOf(p, cramped), args }) }];
}

const placeRefusal = (p: Position, u: number, hex: number): Refusal | undefined =>
  refusalIf(p, placeReason(p, u, hex), { unit: idOf(p, u), hex: nameOf(p, hex) });

export const SET_UP: OwnDecision<OwnAct<'place'>> = {
  actor: (_, frame) => frame.side,
  prompt: (p) => ({ rule: '11.1.1', code: 'set-up', args: { left: waiting(p).length } }),
  legal: (p) =>
    waiting(p).flatMap((u) =>
      bivouac(p)
        .filter((hex) => placeReason(p, u, hex) === ALLOWED)
        .map((hex): OwnAct<'place'> => ({ by: 'allied', type: 'place', unit: idOf(p, u), to: nameOf(p, hex) })),
    ),
  refusal(p, _, action) {
    if (action.type !== 'place') return refuse('11.1.1', 'set-up-first');
    const u = namedUnit(p, action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const hex = namedHex(p, action.to);
    if (hex < 0) return noSuchHex(action.to);
    return waiting(p).includes(u) ? placeRefusal(p, u, hex) : refuse('11.1.1', 'not-a-candidate', { unit: idOf(p, u) });
  },
  play(p, _, action) {
    const [u, hex] = [namedUnit(p, action.unit), namedHex(p, action.to)];
    enter(p, u, hex);
    say(p, 'set-up', { unit: idOf(p, u), to: nameOf(p, hex) });
    if (waiting(p).length === 0) p.s.frames.pop();
  },
};
