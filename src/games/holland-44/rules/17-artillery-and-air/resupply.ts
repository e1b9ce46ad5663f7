import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalOf, type Reason } from '../../../../kernel/reason.ts';
import { act, idOf, namedUnit, noSuchUnit, say, unasked, unitRefusal, type Decision } from '../../position/actions.ts';
import { ENTRY_AREAS, RESUPPLY } from '../../data/tables.ts';
import { phaseSide } from '../../position/phases.ts';
import {
  ALLIED,
  areaOf,
  GUNS,
  inGoodOrder,
  keep,
  marked,
  onMap,
  unitOf,
  unmark,
  type Position,
  type Side,
} from '../../position/position.ts';
import { FIRED, OUT_OF_SUPPLY } from '../../position/state.ts';
import { airdropReason, airdropsLeft, countAirdrop, forgetAirdrops, NO_DROP } from './airdrop.ts';
import { hasSupply, pathTo } from '../18-supply/supply.ts';
import { isNight } from '../20-replacements/night.ts';

const NOT_YOURS = reason('17.8', 'not-your-artillery');
const NOT_FIRED = reason('17.5', 'not-fired');
const SHAKEN = reason('17.8.4', 'artillery-disordered');
const UNSUPPLIED = reason('18.4', 'artillery-out-of-supply');
const ALLIED_LIMIT = reason('17.8.1', 'no-resupply-left');
const GERMAN_LIMIT = reason('17.8.3', 'no-resupply-left');
const NO_PATH_ALLIED = reason('17.8.1', 'no-path-to-n');
const NO_PATH_GERMAN = reason('17.8.3', 'no-path-to-area');

/** 17.8.1: the area that supplies Allied artillery. */
const [, ALLIED_SOURCE] = ENTRY_AREAS.allied;

/**
 * H44-17.8.1-a, H44-17.8.3-a, H44-17.8.3-b: artillery units that may still be made ready in this phase, airborne apart.
 */
function resuppliesLeft(p: Position, side: Side): number {
  const most = side === ALLIED ? RESUPPLY.allied : isNight(p.s.turn) ? RESUPPLY.germanAtNight : RESUPPLY.german;
  return most - (p.s.own.readied ?? 0);
}

/** H44-17.8.1-a, H44-18.4-d: two units with a path to area N; from an entry area there is one (RUL-H44-133). */
function alliedReason(p: Position, u: number): Reason {
  if (marked(p, u, OUT_OF_SUPPLY)) return UNSUPPLIED;
  if (resuppliesLeft(p, ALLIED) <= 0) return ALLIED_LIMIT;
  return areaOf(p, u) >= 0 || pathTo(p, u, [ALLIED_SOURCE]) ? ALLOWED : NO_PATH_ALLIED;
}

/** H44-17.8.3-a, H44-17.8.3-b, H44-18.4-d: two units by day and all by night, with a path to any friendly area. */
function germanReason(p: Position, u: number): Reason {
  if (marked(p, u, OUT_OF_SUPPLY)) return UNSUPPLIED;
  if (resuppliesLeft(p, unitOf(u).side) <= 0) return GERMAN_LIMIT;
  return hasSupply(p, u) ? ALLOWED : NO_PATH_GERMAN;
}

/**
 * H44-14.2-g, H44-17.3-g, H44-17.8.1-b, H44-17.8.4-b, H44-17.8.4-c, 17.5, 17.8: why an artillery unit may not be made
 * ready now. Engaged and moved ones may (17.8.4).
 */
export function resupplyReason(p: Position, u: number): Reason {
  const { side, artillery, airborne } = unitOf(u);
  if (!artillery || side !== phaseSide(p) || !(onMap(p, u) || areaOf(p, u) >= 0)) return NOT_YOURS;
  if (!marked(p, u, FIRED)) return NOT_FIRED;
  if (!inGoodOrder(p, u)) return SHAKEN;
  if (airborne) return airdropReason(p, u);
  return side === ALLIED ? alliedReason(p, u) : germanReason(p, u);
}

/** Why a gun is not made ready outside the phase: what keeps it, else that nothing is left of the phase. */
export function lateRefusal(p: Position, unit: string): Refusal {
  const u = namedUnit(unit);
  return u < 0 ? noSuchUnit(unit) : refusalOf(lateReason(p, u), { unit });
}

function lateReason(p: Position, u: number): Reason {
  const why = resupplyReason(p, u);
  if (why !== ALLOWED) return why;
  return unitOf(u).airborne ? NO_DROP : phaseSide(p) === ALLIED ? ALLIED_LIMIT : GERMAN_LIMIT;
}

const readyable = (p: Position, side: Side): number[] => GUNS[side].filter((u) => resupplyReason(p, u) === ALLOWED);

export const noResupply = (p: Position): boolean =>
  GUNS[phaseSide(p) as Side].every((u) => resupplyReason(p, u) !== ALLOWED);

/** 17.8: artillery is made ready one by one, until the player has had enough or nothing is left. */
export const resupplying: Decision<undefined, 'ready' | 'end'> = {
  actor: (p) => phaseSide(p) as Side,
  prompt(p) {
    const side = phaseSide(p) as Side;
    const units = readyable(p, side);
    const airborne = units.filter((u) => unitOf(u).airborne).length;
    const left = Math.min(resuppliesLeft(p, side), units.length - airborne);
    return { rule: '17.8', code: 'resupply', args: { left, airdrops: Math.min(airdropsLeft(p), airborne) } };
  },
  legal(p) {
    const side = phaseSide(p) as Side;
    return [...readyable(p, side).map((u) => act(side, 'ready', { unit: idOf(u) })), act(side, 'end')];
  },
  refusal(p, _, action): Refusal | undefined {
    switch (action.type) {
      case 'end':
        return undefined;
      case 'ready':
        return unitRefusal(action.unit, (u) => resupplyReason(p, u));
      default:
        return { rule: '17.8', code: 'wrong-phase' };
    }
  },
  play(p, _, action) {
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'ready':
        return ready(p, namedUnit(action.unit));
      default:
        return unasked(action);
    }
  },
};

/** H44-17.5-b: an artillery unit is turned to its ready side; airborne ones are counted apart (17.8.1, 17.8.2). */
function ready(p: Position, u: number): void {
  unmark(p, u, FIRED);
  if (unitOf(u).airborne) countAirdrop(p);
  else keep(p, { readied: (p.s.own.readied ?? 0) + 1 });
  say(p, 'readied', '17.8', { unit: idOf(u) });
}

/** H44-17.8.4-a: what has not been used is lost. */
export function endResupply(p: Position): void {
  const { readied: _, ...own } = p.s.own;
  p.s.own = own;
  forgetAirdrops(p);
}
