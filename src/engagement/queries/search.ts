import type { AttackChances, AttackPlan, Destinations, Search } from '../../wargame/search-contract.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { settle } from '../play/decide.ts';
import { chancesOf, lossesOf } from '../combat/forecast.ts';
import { landingsOf } from '../movement/flight-reach.ts';
import { flyReason } from '../movement/flight.ts';
import { pickReason } from '../movement/movement-phase.ts';
import { moveAlong } from '../movement/moves.ts';
import { sumOf } from '../combat/odds.ts';
import { isMovement, type Position } from '../position/position.ts';
import { destinationsOf, pathToDestination } from '../ground/reach.ts';
import type { CombatFrame, State } from '../position/state.ts';

/** What computer players ask of a game of the series. */
export const searchOf = (at: (s: State) => Position, parts: number): Search<State> => ({
  parts,
  destinations(s, unit, into) {
    const p = at(s);
    if (mayPick(p, unit)) return destinationsOf(p, unit, into);
    return emptied(into);
  },
  landings(s, unit, into) {
    const p = at(s);
    const ready = p.rules.flight !== null && !p.s.over && p.s.frames.length === 0 && isMovement(p);
    return ready && flyReason(p, unit) === ALLOWED ? landingsOf(p, unit, into) : emptied(into);
  },
  move(s, unit, hex) {
    const p = at(s);
    const path = mayPick(p, unit) ? pathToDestination(p, unit, hex) : [];
    if (path.length === 0) return false;
    p.events = [];
    moveAlong(p, unit, path);
    settle(p);
    return true;
  },
  attack: (s, plan) => attackOf(at(s), plan),
});

const mayPick = (p: Position, unit: number): boolean =>
  !p.s.over && p.s.frames.length === 0 && isMovement(p) && pickReason(p, unit) === ALLOWED;

function emptied(into: Destinations): Destinations {
  into.count = 0;
  return into;
}

/** Every result of the table weighed and carried out on a copy. */
function attackOf(p: Position, plan: AttackPlan): AttackChances {
  const combat: CombatFrame = { kind: 'combat', mode: 'ground', stage: 'dice', ...plan };
  const { attack, defence, column } = sumOf(p, combat);
  return { attack, defence, column, ...lossesOf(p, combat, chancesOf(p.rules.combat.crt(p.s), column)) };
}
