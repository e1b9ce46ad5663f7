import {
  engaged,
  idOf,
  isMovement,
  onMap,
  phasing,
  unitOf,
  type Position,
} from '../../../engagement/position/position.ts';
import { say } from '../codes.ts';
import { UNITS } from '../units.ts';
import { wantOf } from './09-supply.ts';

/** Entry of `State.own`: the unit was engaged when its movement phase began. */
const engagedKey = (id: string): string => `engaged ${id}`;

/** MG-7.0-c, RUL-MG-05: who is engaged when his movement phase begins does not recover in it. Fresh units too: who is reduced may be a secret. */
export function noteEngaged(p: Position): void {
  for (const key of Object.keys(p.s.own)) if (key.startsWith(engagedKey(''))) delete p.s.own[key];
  if (!isMovement(p)) return;
  for (const u of p.roster.of[phasing(p) as 0 | 1]) {
    if (engaged(p, u)) p.s.own[engagedKey(idOf(p, u))] = 1;
  }
}

const wasEngaged = (p: Position, id: string): boolean => p.s.own[engagedKey(id)] === 1;

/** Units that were engaged when the movement phase began, by id. */
export const engagedAtStart = (p: Position): string[] =>
  UNITS.map(({ id }) => id)
    .filter((id) => wasEngaged(p, id))
    .sort();

/** MG-7.0-c, MG-7.0-d, MG-9.0-c: reduced units of the side to move; without supply none is turned back. */
export function recovering(p: Position): readonly number[] {
  if (!isMovement(p)) return [];
  const units = p.roster.of[phasing(p) as 0 | 1];
  return units.filter((u) => onMap(p, u) && p.s.steps[u] === 1 && wantOf(p, unitOf(p, u)) === 0);
}

/** MG-7.0-c, RUL-MG-05: at the end of the phase whoever was engaged neither then nor when it began is turned back. */
export function recover(p: Position): void {
  for (const u of recovering(p)) {
    if (engaged(p, u) || wasEngaged(p, idOf(p, u))) continue;
    p.s.steps = p.s.steps.with(u, 2);
    say(p, 'recovered', { unit: idOf(p, u) });
  }
}
