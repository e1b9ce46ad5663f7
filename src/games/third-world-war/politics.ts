import type { Position } from '../../engagement/position/position.ts';
import type { Unit } from '../../engagement/position/rules.ts';
import { isEastGerman, isFrench } from './units.ts';

/** Entries of `State.own`: what the two dice before the game have decided. */
const FRANCE = 'france';
const EAST_GERMANY = 'eastGermany';

export const FRANCES = ['normal', 'neutral'] as const;
export const EAST_GERMANIES = ['normal', 'passive', 'removed'] as const;
export type France = (typeof FRANCES)[number];
export type EastGermany = (typeof EAST_GERMANIES)[number];

export const franceOf = (p: Position): France => FRANCES[p.s.own[FRANCE] ?? 0] as France;
export const eastGermanyOf = (p: Position): EastGermany => EAST_GERMANIES[p.s.own[EAST_GERMANY] ?? 0] as EastGermany;

export const setFrance = (p: Position, to: France): void => void (p.s.own[FRANCE] = FRANCES.indexOf(to));
export const setEastGermany = (p: Position, to: EastGermany): void =>
  void (p.s.own[EAST_GERMANY] = EAST_GERMANIES.indexOf(to));

/** TWW-3.0-b: a French unit that is neutral (AMB-TWW-07). */
export const isNeutral = (p: Position, unit: Unit): boolean => p.s.own[FRANCE] === 1 && isFrench(unit);

/** TWW-3.0-c: an East German unit without attack strength. */
export const isPassive = (p: Position, unit: Unit): boolean => p.s.own[EAST_GERMANY] === 1 && isEastGerman(unit);
