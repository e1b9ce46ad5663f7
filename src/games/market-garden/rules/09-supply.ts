import { firstIn, hexOf, idOf, nextIn, onMap, unitOf, type Position } from '../../../engagement/position/position.ts';
import { surrounded } from '../../../engagement/combat/surrounded.ts';
import type { Unit } from '../../../engagement/position/rules.ts';
import { neighboursOf } from '../../../hex/grid.ts';
import type { DiceFrame } from '../../../engagement/position/state.ts';
import { say } from '../codes.ts';
import { AIR_SUPPLY } from '../data/tables.ts';
import { AIRBORNE, airborneOf, isXXXCorps, UNITS, type AirborneDivision } from '../units.ts';

/** Entries of `State.own`: the division has touched XXX Corps; turns on end without supply, of a division and of each of its units. */
const contactKey = keyed(AIRBORNE, (division) => `contact ${division}`);
const wantKey = keyed([...AIRBORNE, ...UNITS.map(({ id }) => id)], (name) => `unsupplied ${name}`);

/** Texts are made beforehand: they are asked for with every attack. */
function keyed(names: readonly string[], keyFor: (name: string) => string): (name: string) => string {
  const keys = new Map(names.map((name) => [name, keyFor(name)]));
  return (name) => keys.get(name) as string;
}

export const hasContact = (p: Position, division: AirborneDivision): boolean => p.s.own[contactKey(division)] === 1;

const elementsOf = (division: AirborneDivision): Unit[] => UNITS.filter((unit) => airborneOf(unit) === division);
const namesOf = (division: AirborneDivision): string[] => [division, ...elementsOf(division).map(({ id }) => id)];
const countOf = (p: Position, name: string): number => p.s.own[wantKey(name)] ?? 0;

function count(p: Position, name: string, turns: number): void {
  if (turns > 0) p.s.own[wantKey(name)] = turns;
  else delete p.s.own[wantKey(name)];
}

/** Turns on end without supply: of the division, or of those of its units that have been surrounded longest. */
export const turnsUnsupplied = (p: Position, division: AirborneDivision): number =>
  Math.max(...namesOf(division).map((name) => countOf(p, name)));

/** For a set-up: the division has contact, or it and all its units have been without supply for so many turns. */
export const setContact = (p: Position, division: AirborneDivision): void => void (p.s.own[contactKey(division)] = 1);

export function setUnsupplied(p: Position, division: AirborneDivision, turns: number): void {
  for (const name of namesOf(division)) count(p, name, turns);
}

/** MG-9.0-g, MG-9.0-h: supplied by air only: without contact, or surrounded. */
const needsAir = (p: Position, { index }: Unit, division: AirborneDivision): boolean =>
  onMap(p, index) && (!hasContact(p, division) || surrounded(p, index));

/** Turns on end for which this unit has had no supply (9.0); 0 for every unit that does not depend on the air. */
export function wantOf(p: Position, unit: Unit): number {
  const division = airborneOf(unit);
  if (division === undefined) return 0;
  const turns = countOf(p, hasContact(p, division) ? unit.id : division);
  return turns > 0 && needsAir(p, unit, division) ? turns : 0;
}

/** MG-6.2-d: no contact with XXX Corps yet, judged by the division. */
export function isIsolated(p: Position, unit: Unit): boolean {
  const division = airborneOf(unit);
  return division !== undefined && !hasContact(p, division);
}

const WANTS = ['unsupplied-1', 'unsupplied-2', 'unsupplied-3'] as const;
export type Condition = 'isolated' | (typeof WANTS)[number];

/** What is to be known of an airborne unit: no contact yet, and the degree of its want (MG-9.0-c, MG-9.0-d, MG-9.0-e). */
export function conditionsOf(p: Position, unit: Unit): Condition[] {
  const want = WANTS[Math.min(WANTS.length, wantOf(p, unit)) - 1];
  return [...(isIsolated(p, unit) ? ['isolated' as const] : []), ...(want ? [want] : [])];
}

/**
 * MG-9.0-a, MG-9.0-b: at the start of the Allied movement phase from turn 19 on, a die for each division with a unit that depends on the
 * air; none where no roll supplies (RUL-MG-07).
 */
export function supply(p: Position): void {
  const least = AIR_SUPPLY[p.s.turn];
  if (least === undefined) return;
  const due: DiceFrame[] = [];
  for (const division of AIRBORNE) {
    const waiting = elementsOf(division).find((unit) => needsAir(p, unit, division));
    if (waiting === undefined) endWant(p, division);
    else if (least === null) want(p, division);
    else due.push({ kind: 'dice', why: 'supply', count: 1, unit: waiting.index });
  }
  p.s.frames.push(...due.reverse());
}

/** MG-9.0-c, MG-9.0-f: a roll that supplies ends the want; another one makes it a turn longer. */
export function supplyRolled(p: Position, u: number, die: number): void {
  const division = airborneOf(unitOf(p, u));
  if (division === undefined) return;
  const least = AIR_SUPPLY[p.s.turn] ?? Infinity;
  const result = die >= least ? 'supplied' : 'unsupplied';
  say(p, 'supply-roll', { division, die, result });
  if (result === 'supplied') setUnsupplied(p, division, 0);
  else want(p, division);
}

/** MG-9.0-h, RUL-MG-23: with contact the count holds for its surrounded units alone. */
function endWantOfOthers(p: Position, division: AirborneDivision): void {
  count(p, division, 0);
  for (const unit of elementsOf(division)) if (!needsAir(p, unit, division)) count(p, unit.id, 0);
}

/** For a set-up, where the units stand already. */
export function forgetWant(p: Position): void {
  for (const division of AIRBORNE) if (hasContact(p, division)) endWantOfOthers(p, division);
}

/** A turn more for the division, or for its surrounded units when it has contact: the others have been supplied (9.0). */
function want(p: Position, division: AirborneDivision): void {
  if (!hasContact(p, division)) setUnsupplied(p, division, turnsUnsupplied(p, division) + 1);
  else {
    count(p, division, 0);
    for (const unit of elementsOf(division))
      count(p, unit.id, needsAir(p, unit, division) ? countOf(p, unit.id) + 1 : 0);
  }
  say(p, 'unsupplied', { division, turns: turnsUnsupplied(p, division) });
}

function endWant(p: Position, division: AirborneDivision): void {
  if (turnsUnsupplied(p, division) === 0) return;
  setUnsupplied(p, division, 0);
  say(p, 'supplied', { division });
}

/** MG-9.0-g, MG-6.2-d: a unit of the division next to a unit of XXX Corps, whichever of them has come (AMB-MG-13). */
export function noteContact(p: Position, u: number): void {
  const unit = unitOf(p, u);
  const corps = isXXXCorps(unit);
  const division = airborneOf(unit);
  if (!onMap(p, u) || (!corps && (division === undefined || hasContact(p, division)))) return;
  if (AIRBORNE.every((one) => hasContact(p, one))) return;
  const here = hexOf(p, u);
  for (const hex of [here, ...neighboursOf(p.board.grid, here)]) {
    for (let other = firstIn(p, hex); other >= 0; other = nextIn(p, other)) {
      const met = corps ? airborneOf(unitOf(p, other)) : isXXXCorps(unitOf(p, other)) ? division : undefined;
      if (met === undefined || hasContact(p, met)) continue;
      setContact(p, met);
      endWantOfOthers(p, met);
      say(p, 'contact', { division: met, unit: idOf(p, u) });
    }
  }
}
