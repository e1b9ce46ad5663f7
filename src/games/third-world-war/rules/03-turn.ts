import { hexOf, onMap, place, type Position } from '../../../engagement/position/position.ts';
import { ELIMINATED, EXITED, REMOVED, WAITING, type DiceFrame } from '../../../engagement/position/state.ts';
import { ABOUT } from '../about.ts';
import { say } from '../codes.ts';
import { countriesOf, NATO, PACT } from '../countries.ts';
import { EAST_GERMANY, FRANCE_NEUTRAL } from '../data/tables.ts';
import { setEastGermany, setFrance, type EastGermany } from '../politics.ts';
import { isEastGerman, isFrench, UNITS } from '../units.ts';
import { noteDenmark } from './04-entry.ts';
import { flak } from './04-flight.ts';
import { allotAir } from './06-air.ts';
import { recover } from './07-recovery.ts';
import { beginSetUp } from './09-set-up.ts';

/** TWW-2.4.1-a: turns 4 to 23, a day each. */
const [{ firstTurn: FIRST_TURN, lastTurn: LAST_TURN }] = ABOUT.scenarios;
export { FIRST_TURN, LAST_TURN };

/** TWW-3.0-a: the phases of a turn. */
export const PHASES = [
  { id: 'pact-movement', side: PACT, kind: 'movement' },
  { id: 'pact-combat', side: PACT, kind: 'combat' },
  { id: 'nato-movement', side: NATO, kind: 'movement' },
  { id: 'nato-combat', side: NATO, kind: 'combat' },
] as const;

export const firstPhase = (): string => PHASES[0].id;

export function nextPhase(p: Position): string {
  const next = PHASES[PHASES.findIndex(({ id }) => id === p.s.phase) + 1];
  return next?.id ?? (p.s.turn === LAST_TURN ? 'over' : PHASES[0].id);
}

/** RUL-TWW-09: before the first turn two dice, then NATO sets up, then the Pact. */
export function startTurn(p: Position): void {
  allotAir(p);
  if (p.s.turn !== FIRST_TURN) return;
  p.s.frames.push({ kind: 'step', why: 'pact-set-up' }, { kind: 'step', why: 'nato-set-up' });
  for (const why of ['east-germany', 'france']) p.s.frames.push({ kind: 'dice', why, count: 1, unit: -1 });
}

export function runStep(p: Position, why: string): void {
  beginSetUp(p, why === 'nato-set-up' ? NATO : PACT);
}

export function phaseEnds(p: Position): void {
  noteDenmark(p);
  recover(p);
}

/** The rules that ask for dice. */
export const DICE = { france: '3.0', 'east-germany': '3.0', flak: '4.3' } as const;

export function rolled(p: Position, { why, unit }: DiceFrame, [die = 0]: readonly number[]): void {
  if (why === 'france') decideFrance(p, die);
  else if (why === 'east-germany') decideEastGermany(p, die);
  else flak(p, unit, die);
}

/** TWW-3.0-b */
function decideFrance(p: Position, die: number): void {
  const result = die === FRANCE_NEUTRAL ? 'neutral' : 'normal';
  setFrance(p, result);
  say(p, 'france', { die, result });
  if (result === 'neutral') recallFrench(p);
}

/** RUL-TWW-17: French units that a set-up put outside France are set up again. */
function recallFrench(p: Position): void {
  const countries = countriesOf(p.board);
  for (const unit of UNITS)
    if (isFrench(unit) && onMap(p, unit.index) && countries[hexOf(p, unit.index)] !== 'FR')
      place(p, unit.index, WAITING);
}

/** TWW-3.0-c */
function decideEastGermany(p: Position, die: number): void {
  const result = EAST_GERMANY[die] as EastGermany;
  setEastGermany(p, result);
  say(p, 'east-germany', { die, result });
  if (result === 'removed') removeEastGermans(p);
}

/** TWW-3.0-c: out of the game, not destroyed (RUL-TWW-15); those too whom a set-up has put on the map. */
export function removeEastGermans(p: Position): void {
  for (const unit of UNITS) if (isEastGerman(unit) && !isGone(p, unit.index)) place(p, unit.index, REMOVED);
}

const isGone = (p: Position, u: number): boolean => hexOf(p, u) === ELIMINATED || hexOf(p, u) === EXITED;
