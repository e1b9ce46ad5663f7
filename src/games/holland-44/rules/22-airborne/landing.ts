import type { Modifier, Prompt, Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  idOf,
  knownPlace,
  namedPlace,
  namedUnit,
  noSuchHex,
  noSuchUnit,
  say,
  unasked,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { ARRIVALS } from '../../data/arrivals.ts';
import { LANDING_GROUND } from '../../data/tables.ts';
import {
  ALLIED,
  dueOf,
  GERMAN,
  hexOf,
  holds,
  keep,
  nameOf,
  onMap,
  place,
  unitOf,
  type Position,
} from '../../position/position.ts';
import { WAITING, type LandingFrame } from '../../position/state.ts';
import { numberOf, UNITS, type Unit } from '../../position/units.ts';
import { effectsOf, hasLandedToday } from '../04-weather/weather.ts';
import { hold } from '../26-victory/holders.ts';
import { dropReason, groundReason, reachedBy } from './drop-hexes.ts';
import { landingModifier, modifiersIn } from './landing-modifiers.ts';

const NOT_LANDING = reason('22.1.1', 'does-not-land');
const NOT_DUE = reason('2.3.11', 'not-due');
const NO_POINTS_LEFT = reason('22.4', 'no-landing-points');
const NOT_CLEAR = reason('22.5.1', 'poles-need-clear-weather');
const TURN_3_FIRST = reason('22.5.1', 'turn-3-lands-first');
const MUST_LAND = reason('22.2.1', 'must-land');

const comingBy = (by: string): number[] => UNITS.filter(({ id }) => ARRIVALS[id]?.by === by).map(({ index }) => index);
/** Units that come to drop hexes. */
const LANDERS = comingBy('drop');
/** 22.5.1, RUL-H44-164: those of turn 3. */
const OF_TURN_3 = LANDERS.filter((u) => ARRIVALS[idOf(u)]?.turn === 3);
/** 22.1.3: units that come to a supply head. */
const PILOTS = comingBy('supply-head');

const unitsOf = (frame: LandingFrame | undefined): readonly number[] => frame?.units ?? [];
const isWaiting = (p: Position, u: number): boolean => hexOf(p, u) === WAITING;

/** H44-22.1.1-a, H44-22.4-c: why a unit may not land now, wherever; one that has not landed on its turn may later. */
function landReason(p: Position, u: number): Reason {
  if (!isWaiting(p, u) || !LANDERS.includes(u)) return NOT_LANDING;
  if (dueOf(p, u) > p.s.turn) return NOT_DUE;
  if (p.s.turn === 1) return ALLOWED;
  return hasPoints(p) ? poleReason(p, unitOf(u)) : NO_POINTS_LEFT;
}

/**
 * H44-22.1.2-a, H44-22.4-a: points are left, and it is neither night nor overcast, nor the afternoon after a landing.
 */
const hasPoints = ({ s }: Position): boolean => s.own.landing > 0 && effectsOf(s).landing > 0 && !hasLandedToday(s);

/** H44-22.5.1-a, H44-22.5.1-b: Poles land in clear weather, after all units of turn 3. */
function poleReason(p: Position, { formation }: Unit): Reason {
  if (formation !== 'POL') return ALLOWED;
  if (p.s.weather !== 0) return NOT_CLEAR;
  return OF_TURN_3.some((u) => isWaiting(p, u)) ? TURN_3_FIRST : ALLOWED;
}

/** Hexes where a unit may land now. */
function hexesFor(p: Position, u: number, landed: readonly number[]): number[] {
  if (landReason(p, u) !== ALLOWED) return [];
  return reachedBy(p, u).filter((to) => groundReason(p, u, to, landed) === ALLOWED);
}

const canLand = (p: Position, landed: readonly number[]): boolean =>
  LANDERS.some((u) => isWaiting(p, u) && hexesFor(p, u, landed).length > 0);

/** 22.1: nobody can land: the phase passes. */
export const nobodyLands = (p: Position): boolean => !canLand(p, []);

/** H44-22.2.2-a, RUL-H44-157: on turn 1 all land who can; later nobody has to. */
const endReason = (p: Position): Reason => (p.s.turn === 1 ? MUST_LAND : ALLOWED);

/** `steps` may land in a hex (22.2.3). */
const promptArgs = ({ s }: Position): NonNullable<Prompt['args']> => ({
  points: s.own.landing,
  turn: s.turn,
  steps: LANDING_GROUND.steps,
});

/** H44-22.3.2-a, H44-22.3.2-c, H44-22.3.2-d: what would be added to the die of a unit that lands there now; nothing for other actions. */
export function landingDie(p: Position, action: SideAction): Modifier[] {
  const hex = action.type === 'land' ? namedPlace(p, action.to) : undefined;
  if (hex === undefined || hex < 0) return [];
  const top = p.s.frames.at(-1);
  return modifiersIn(p, hex, landingModifier(p, hex, top?.kind === 'landing' ? top.units : []));
}

/**
 * H44-22.1.1-a, H44-22.4-b: the landing phase, before the first unit lands and after it: unit by unit to a hex
 * (22.1.1).
 */
export const landing: Decision<LandingFrame | undefined, 'land' | 'end'> = {
  actor: () => ALLIED,
  prompt: (p) => ({ rule: '22.1', code: 'landing', args: promptArgs(p) }),
  legal(p, frame) {
    const list = LANDERS.filter((u) => isWaiting(p, u)).flatMap((u) =>
      hexesFor(p, u, unitsOf(frame)).map((to) => act(ALLIED, 'land', { unit: idOf(u), to: nameOf(p, to) })),
    );
    return endReason(p) === ALLOWED ? [...list, act(ALLIED, 'end')] : list;
  },
  refusal(p, frame, action): Refusal | undefined {
    switch (action.type) {
      case 'end':
        return refusalIf(endReason(p));
      case 'land':
        return landRefusal(p, unitsOf(frame), action);
      default:
        return { rule: '22.1', code: 'not-now' };
    }
  },
  play(p, frame, action) {
    switch (action.type) {
      case 'end':
        return finish(p, frame);
      case 'land':
        return land(p, frame ?? begin(p), namedUnit(action.unit), knownPlace(p, action.to));
      default:
        return unasked(action);
    }
  },
};

function landRefusal(p: Position, landed: readonly number[], { unit, to }: SideAction<'land'>): Refusal | undefined {
  const u = namedUnit(unit);
  if (u < 0) return noSuchUnit(unit);
  const hex = namedPlace(p, to);
  if (hex === undefined || hex < 0) return noSuchHex(to);
  const why = landReason(p, u) || dropReason(p, u, hex, landed);
  return refusalIf(why, { unit, hex: nameOf(p, hex), args: { turn: dueOf(p, u) } });
}

function begin(p: Position): LandingFrame {
  const frame: LandingFrame = { kind: 'landing', units: [], modifiers: [] };
  p.s.frames.push(frame);
  return frame;
}

/**
 * H44-22.4-a, H44-22.4-e, 22.1.1: a unit lands, for a point from turn 3 on, whatever its size; a victory hex without
 * enemies is taken.
 */
function land(p: Position, frame: LandingFrame, u: number, to: number): void {
  frame.modifiers.push(landingModifier(p, to, frame.units));
  frame.units.push(u);
  if (p.s.turn > 1) keep(p, { landing: p.s.own.landing - 1, landedOn: p.s.turn });
  comeDown(p, u, to);
  say(p, 'lands', '22.1.1', { unit: idOf(u), hex: nameOf(p, to) });
  if (!holds(p, GERMAN, to)) hold(p, ALLIED, to);
}

/** H44-18.5-a: the unit is there from this turn on, which may be later than the one on which it was due. */
function comeDown(p: Position, u: number, to: number): void {
  place(p, u, to);
  p.s.due = p.s.due.with(u, p.s.turn);
}

/** Nobody else can land: the placing is over. False while somebody can. */
export function landingBySelf(p: Position, frame: LandingFrame): boolean {
  if (canLand(p, frame.units)) return false;
  finish(p, frame);
  return true;
}

/**
 * H44-22.6-a, H44-22.6-e, RUL-H44-156: all are placed: first the fights, then the rolls (22.3), then the phase ends.
 */
function finish(p: Position, frame: LandingFrame | undefined): void {
  if (frame) p.s.frames.pop();
  p.s.frames.push({ kind: 'step', why: 'end-phase' });
  if (!frame) return;
  const { units, modifiers } = frame;
  const hexes = [...new Set(units.map((u) => hexOf(p, u)))].filter((hex) => holds(p, GERMAN, hex));
  p.s.frames.push({ kind: 'landing-rolls', units, modifiers }, { kind: 'landing-fights', hexes, hex: -1 });
}

/** 22.1.3: those who have not come yet. */
export const pilotsWaiting = (p: Position): number[] => PILOTS.filter((u) => isWaiting(p, u));

/** H44-22.1.3-a, RUL-H44-03, RUL-H44-165: glider pilots come to the supply head of their division, when it is there. */
export function bringPilots(p: Position): void {
  for (const u of PILOTS) {
    const head = numberOf(ARRIVALS[idOf(u)]?.at ?? '');
    if (!isWaiting(p, u) || dueOf(p, u) > p.s.turn || !onMap(p, head)) continue;
    comeDown(p, u, hexOf(p, head));
    hold(p, ALLIED, hexOf(p, u));
    say(p, 'pilots-arrive', '22.1.3', { unit: idOf(u), hex: nameOf(p, hexOf(p, head)) });
  }
}
