import type { Modifier } from '../../../../kernel/game.ts';
import { idOf, say } from '../../position/actions.ts';
import { CITY } from '../../position/board.ts';
import { ISOLATION } from '../../data/tables.ts';
import { modifiersBy, totalOf } from '../../position/modifiers.ts';
import { ALLIED, hexOf, marked, OF, onMap, unitOf, type Position, type Side } from '../../position/position.ts';
import { OUT_OF_SUPPLY, type DiceFrame } from '../../position/state.ts';
import { ELITE, GREEN } from '../../position/units.ts';
import { loseStep } from '../11-results/losses.ts';
import { overlandPaths } from '../18-supply/paths.ts';
import { friendlyAreas, HEADS } from '../18-supply/supply.ts';
import { isNight } from '../20-replacements/night.ts';

/**
 * H44-18.4-f, H44-27.2.1-a: units of the side that carried the marker before this phase and are isolated now; by night,
 * and with the option, only.
 */
export function suffering(p: Position, side: Side): number[] {
  if (p.s.options['isolation'] !== 'on' || !isNight(p.s.turn)) return [];
  return OF[side].filter((u) => onMap(p, u) && marked(p, u, OUT_OF_SUPPLY) && isIsolated(p, u));
}

/**
 * H44-27.2.1-a, H44-27.2.1-b, H44-27.2.1-c: no overland path of any length leads to a source of supply; one to any
 * supply head, depleted or not, will do, so that no head is ever isolated.
 */
export function isIsolated(p: Position, u: number): boolean {
  const { side } = unitOf(u);
  const heads = HEADS.flatMap(({ index }) => (side === ALLIED && onMap(p, index) ? [hexOf(p, index)] : []));
  return overlandPaths(p, side, { areas: friendlyAreas(p, side), hexes: heads })[hexOf(p, u)] === -1;
}

/** 27.2.3: does an overland path of any length lead to a city hex that no enemy holds (RUL-H44-190)? */
function hasCity(p: Position, u: number): boolean {
  const { objectives, terrain } = p.board;
  const cities = objectives.filter((hex) => terrain[hex] === CITY);
  return overlandPaths(p, unitOf(u).side, { areas: 0, hexes: cities })[hexOf(p, u)] !== -1;
}

/** H44-27.2.3-a: what is added to a unit's die. */
function modifierOf(p: Position, u: number): number {
  return totalOf(ownModifiers(u)) + (hasCity(p, u) ? ISOLATION.modifiers.city : 0);
}

/** 27.2.3: what a unit has by itself: elite and Allied count once. */
function ownModifiers(u: number): Modifier[] {
  const { side, quality } = unitOf(u);
  const { eliteOrAllied, green } = ISOLATION.modifiers;
  return modifiersBy('27.2.3', [
    [side === ALLIED ? 'allied' : 'elite', side === ALLIED || quality === ELITE ? eliteOrAllied : 0],
    ['green', quality === GREEN ? green : 0],
  ]);
}

/** 27.2.2: a die for each isolated unit, in unit order. */
export function rollIsolation(p: Position, units: readonly number[]): void {
  ask(
    p,
    units.flatMap((u) => [u, modifierOf(p, u)]),
  );
}

/** `values`: a unit and its modifier, then the next. */
function ask(p: Position, values: number[]): void {
  if (values.length > 0) p.s.frames.push({ kind: 'dice', why: 'isolation', count: 1, values });
}

/** 27.2.2: does this die cost a step? */
export const isSuffered = (die: number, modifier: number): boolean =>
  Math.min(6, Math.max(1, die + modifier)) <= ISOLATION.upTo;

/** H44-27.2.2-a: the die of the first of these units costs it a step, its last one too, or not; the others follow. */
export function isolationRolled(p: Position, { values }: DiceFrame, [die = 0]: readonly number[]): void {
  const [u = 0, modifier = 0, ...others] = values;
  const suffers = isSuffered(die, modifier);
  const own = ownModifiers(u);
  const shifts = [...own, ...modifiersBy('27.2.3', [['city-near', modifier - totalOf(own)]])];
  say(p, 'isolation-roll', '27.2.2', { unit: idOf(u), die, shifts, result: suffers ? 'lost' : 'safe' });
  if (suffers) loseStep(p, u, 'isolation');
  ask(p, others);
}
