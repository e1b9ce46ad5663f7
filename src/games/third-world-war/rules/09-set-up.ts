import {
  namedHex,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  plainAction,
  unasked,
} from '../../../engagement/position/actions.ts';
import {
  enter,
  hexOf,
  idOf,
  nameOf,
  occupant,
  sideName,
  unitCounts,
  unitOf,
  type Position,
} from '../../../engagement/position/position.ts';
import type { OwnDecision } from '../../../engagement/position/rules.ts';
import { UNDATED, WAITING } from '../../../engagement/position/state.ts';
import { stackReason } from '../../../engagement/ground/steps.ts';
import { refusalIf } from '../../../engagement/position/topics.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import type { OwnAct } from '../actions.ts';
import { reason, refuse, say } from '../codes.ts';
import { DEPLOYMENT } from '../data/deployment.ts';
import { POSTS, type Post } from '../data/arrivals.ts';
import { MAP } from '../data/map.ts';
import { STACKING_LIMIT, TERRAIN_COST } from '../data/tables.ts';
import { isNeutral } from '../politics.ts';
import { UNITS } from '../units.ts';
import { groundOf } from './09-ground.ts';

const ELSEWHERE: Readonly<Record<Post['at'], readonly [Reason, Reason]>> = {
  bivouac: [reason('9.1.2', 'not-in-bivouac'), reason('9.1.1', 'not-in-bivouac')],
  country: [reason('9.1.2', 'not-in-country'), reason('9.1.1', 'not-in-country')],
  reserve: [reason('9.1.2', 'not-for-reserves'), reason('9.1.1', 'not-for-reserves')],
  city: [reason('9.1.2', 'not-in-country'), reason('9.1.1', 'not-in-country')],
};
const RULES = ['9.1.2', '9.1.1'] as const;
const NO_GROUND = reason('4.0', 'terrain-forbidden');
const ENEMY = reason('4.1.2', 'enemy-there');
const ROOM_NEEDED = reason('9.1', 'room-needed');

const postOf = (p: Position, u: number): Post => POSTS[idOf(p, u)] as Post;

const cityHex = (place: string): string => MAP.places.find(({ id }) => id === place)?.hexes[0] as string;

/** TWW-9.1.1-a, TWW-9.1.2-a: units that start in a city. */
export const STARTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(POSTS).flatMap(([id, post]) => (post.at === 'city' ? [[id, cityHex(post.place)]] : [])),
);

const PLACED = UNITS.filter(({ id }) => POSTS[id] !== undefined);

/** Units of a side that have not been set up. */
const waiting = (p: Position, side: number): number[] =>
  PLACED.filter(
    ({ index, side: own }) => own === side && hexOf(p, index) === WAITING && p.s.due[index] === UNDATED,
  ).map(({ index }) => index);

/** RUL-TWW-09: before the first phase a side sets up; nobody is held back. */
export function beginSetUp(p: Position, side: number): void {
  if (waiting(p, side).length > 0) p.s.frames.push({ kind: 'own', why: 'set-up', side, values: [] });
}

/** A bivouac whose own units still wait: which, and how many places are left on its ground. */
interface Need {
  bound: readonly number[];
  room: number;
}

/** Bivouacs with units to come, by feature. */
function needsOf(p: Position, side: number): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>();
  const own = unitCounts(p, side);
  for (const u of waiting(p, side)) {
    const post = postOf(p, u);
    if (post.at !== 'bivouac' || isNeutral(p, unitOf(p, u))) continue;
    const feature = `bivouac:${post.name}`;
    const bound = [...(needs.get(feature)?.bound ?? []), u];
    const ground = groundOf(p, unitOf(p, u), post);
    needs.set(feature, { bound, room: ground.reduce((sum, hex) => sum + STACKING_LIMIT - (own[hex] ?? 0), 0) });
  }
  return needs;
}

/** Why a unit is not placed there: no ground of its own, terrain, an enemy, no room, or room that others need. */
function placeReason(p: Position, u: number, hex: number): Reason {
  const unit = unitOf(p, u);
  const post = postOf(p, u);
  if (!groundOf(p, unit, post).includes(hex)) return ELSEWHERE[post.at][unit.side as 0 | 1];
  return roomReason(p, u, hex, needsOf(p, unit.side));
}

/** The same for a hex of the unit's own ground. */
function roomReason(p: Position, u: number, hex: number, needs: ReadonlyMap<string, Need>): Reason {
  const unit = unitOf(p, u);
  if (TERRAIN_COST[p.board.terrain[hex] as string]?.[unit.moves as 'foot'] === null) return NO_GROUND;
  if (occupant(p, hex) === 1 - unit.side) return ENEMY;
  const full = unitCounts(p, unit.side)[hex] === 0 ? ALLOWED : stackReason(p, hex, [u]);
  return full !== ALLOWED || needs.size === 0 ? full : neededBy(p, u, hex, needs);
}

/** The last place of a bivouac is for its own units: nobody else takes it while they wait. */
function neededBy(p: Position, u: number, hex: number, needs: ReadonlyMap<string, Need>): Reason {
  for (const feature of p.board.features[hex] as readonly string[]) {
    const need = needs.get(feature);
    if (!need || need.bound.includes(u) || !isOnGround(p, need, hex)) continue;
    if (need.room - 1 < need.bound.length) return ROOM_NEEDED;
  }
  return ALLOWED;
}

/** Hexes of a bivouac that touch the frontier are nobody's. */
const isOnGround = (p: Position, { bound: [first] }: Need, hex: number): boolean =>
  first !== undefined && groundOf(p, unitOf(p, first), postOf(p, first)).includes(hex);

function put(p: Position, u: number, hex: number): void {
  enter(p, u, hex);
  say(p, 'set-up', { unit: idOf(p, u), to: nameOf(p, hex) });
}

/** Everybody who still waits goes to the hex proposed for him, or the first one open to him; on the map of a set-up there may be none. */
function deploy(p: Position, side: number): void {
  const bound = (u: number): number => (postOf(p, u).at === 'bivouac' ? 0 : 1);
  for (const u of waiting(p, side).sort((a, b) => bound(a) - bound(b))) {
    const name = DEPLOYMENT[idOf(p, u)];
    const proposed = name === undefined ? -1 : namedHex(p, name);
    const ground = groundOf(p, unitOf(p, u), postOf(p, u));
    const hex = [proposed, ...ground].find((at) => at >= 0 && placeReason(p, u, at) === ALLOWED);
    if (hex === undefined) say(p, 'not-set-up', { unit: idOf(p, u) });
    else put(p, u, hex);
  }
}

/** Actions made once, by unit and hex. */
const made = new Map<number, Map<number, OwnAct<'place'>>>();

function placing(p: Position, u: number, hex: number): OwnAct<'place'> {
  let ofUnit = made.get(u);
  if (!ofUnit) made.set(u, (ofUnit = new Map()));
  let action = ofUnit.get(hex);
  if (!action) {
    const by = sideName(p, unitOf(p, u).side);
    ofUnit.set(hex, (action = Object.freeze({ by, type: 'place', unit: idOf(p, u), to: nameOf(p, hex) })));
  }
  return action;
}

function placings(p: Position, side: number): OwnAct<'place'>[] {
  const needs = needsOf(p, side);
  const list: OwnAct<'place'>[] = [];
  for (const u of waiting(p, side)) {
    for (const hex of groundOf(p, unitOf(p, u), postOf(p, u))) {
      if (roomReason(p, u, hex, needs) === ALLOWED) list.push(placing(p, u, hex));
    }
  }
  return list;
}

export const SET_UP: OwnDecision<OwnAct<'place' | 'deploy'>> = {
  actor: (_, frame) => frame.side,
  prompt: (p, { side }) => ({ rule: RULES[side as 0 | 1], code: 'set-up', args: { left: waiting(p, side).length } }),
  legal: (p, { side }) => [...placings(p, side), plainAction(p, side, 'deploy')],
  refusal(p, { side }, action) {
    switch (action.type) {
      case 'deploy':
        return undefined;
      case 'place':
        return placeRefusal(p, side, action);
      default:
        return refuse(RULES[side as 0 | 1], 'set-up-first');
    }
  },
  play(p, { side }, action) {
    switch (action.type) {
      case 'deploy':
        deploy(p, side);
        return void p.s.frames.pop();
      case 'place':
        put(p, namedUnit(p, action.unit), namedHex(p, action.to));
        if (waiting(p, side).length === 0) p.s.frames.pop();
        return;
      default:
        return unasked(action);
    }
  },
};

function placeRefusal(p: Position, side: number, action: OwnAct<'place'>): Refusal | undefined {
  const rule = RULES[side as 0 | 1];
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const hex = namedHex(p, action.to);
  if (hex < 0) return noSuchHex(action.to);
  const unit = idOf(p, u);
  if (!waiting(p, side).includes(u)) return refuse(rule, 'not-a-candidate', { unit });
  return refusalIf(p, placeReason(p, u, hex), { unit, hex: nameOf(p, hex) });
}
