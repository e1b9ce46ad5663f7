import type { AttackChances, AttackPlan, Destinations, Search } from '../../wargame/search/contract.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { settle } from '../play/decide.ts';
import { chancesOf, lossesOf } from '../combat/forecast.ts';
import { isThrownBack } from '../combat/results.ts';
import { attackOn, defenceIn, glanceIn } from '../combat/foreseen.ts';
import { landingsOf } from '../movement/flight-reach.ts';
import { flyReason } from '../movement/flight.ts';
import { pickReason } from '../movement/movement-phase.ts';
import { moveAlong } from '../movement/moves.ts';
import { weighed } from '../combat/odds.ts';
import type { PriceTable } from '../position/board.ts';
import { isMovement, pointsOf, unitOf, type Position } from '../position/position.ts';
import { pricesOf } from '../ground/ground.ts';
import type { ResultChance } from '../../wargame/wargame.ts';
import { cachedBy, cachedByText } from '../../kernel/cached-by.ts';
import { marchTo, MOST_MARCHES } from '../../wargame/search/march.ts';
import { destinationsOf, pathToDestination } from '../ground/reach.ts';
import { WAITING, type CombatFrame, type State } from '../position/state.ts';
import { dueOf } from '../position/fields.ts';
import { entryHexes } from '../ground/steps.ts';

/** What computer players ask of a game of the series. */
export const searchOf = (at: (s: State) => Position, parts: number): Search<State> => ({
  parts,
  hexes: (s) => s.hex,
  steps: (s) => s.steps,
  margin(s) {
    const [first, second] = pointsOf(at(s));
    return first - second;
  },
  // Every game of the series has one.
  scenario: (s) => at(s).rules.about.scenarios[0]?.id ?? '',
  turnsLeft: (s) => Math.max(...at(s).rules.about.scenarios.map(({ lastTurn }) => lastTurn)) - s.turn + 1,
  stakes(s) {
    const p = at(s);
    return p.rules.points.stakes(p);
  },
  keys(s) {
    const p = at(s);
    return p.rules.points.keys?.(p) ?? [];
  },
  recovering(s) {
    const p = at(s);
    return p.rules.sequence.recovering?.(p) ?? [];
  },
  arriving(s) {
    const p = at(s);
    const due = [...s.hex.keys()].filter((u) => s.hex[u] === WAITING && dueOf(p, u) <= s.turn);
    return new Map(due.map((u) => [u, entryHexes(p, u)]));
  },
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
  path(s, unit, hex) {
    const p = at(s);
    return mayPick(p, unit) ? pathToDestination(p, unit, hex) : [];
  },
  march(s, unit, goals) {
    const p = at(s);
    const { grid } = p.board;
    const { cost } = pricesOf(p, unitOf(p, unit), false);
    const search = (): Uint16Array =>
      marchTo(grid.neighbours, (side) => cost[side] as number, goals, new Uint16Array(grid.size));
    return marchesAt(cost)(goals.join(), search);
  },
  attack: (s, plan) => attackOf(at(s), plan),
  glance(s, plan) {
    const p = at(s);
    return attackOf(p, plan, glanceIn(p, plan.side, plan.target));
  },
  attacksOn(s, side, target) {
    const p = at(s);
    const on = defenceIn(p, side, target);
    return (plan) => attackOf(p, plan, on);
  },
});

/** Marches to goals at the prices of a table. */
const marchesAt = cachedBy((_: PriceTable['cost']) => cachedByText<Uint16Array>(MOST_MARCHES));

const mayPick = (p: Position, unit: number): boolean =>
  !p.s.over && p.s.frames.length === 0 && isMovement(p) && pickReason(p, unit) === ALLOWED;

function emptied(into: Destinations): Destinations {
  into.count = 0;
  return into;
}

/** Every result of the table, weighed. `on`: the defence, where several attacks on it are asked about. */
function attackOf(p: Position, plan: AttackPlan, on = defenceIn(p, plan.side, plan.target)): AttackChances {
  const combat = groundCombat(plan);
  const { attack, defence, column } = weighed(p, combat, on);
  const known = attackOn(on, plan.attackers);
  const results = chancesOf(p.rules.combat.crt(p.s), column);
  const { attacker, defender, cleared } = (known.forecasts[column] ??= lossesOf(p, combat, results, on, known));
  return { attack, defence, column, attacker, defender, cleared, repelled: thrownBack(results).chance };
}

/** An attack on the ground whose dice are due. */
export const groundCombat = (plan: AttackPlan): CombatFrame => ({
  kind: 'combat',
  mode: 'ground',
  stage: 'dice',
  side: plan.side,
  target: plan.target,
  attackers: plan.attackers,
  artillery: plan.artillery,
  air: plan.air,
  defensiveArtillery: plan.defensiveArtillery,
  defensiveAir: plan.defensiveAir,
});

/** How likely the attackers have to retreat. */
const thrownBack = cachedBy((results: readonly ResultChance[]) => ({
  chance: results.reduce((sum, { result, probability }) => (isThrownBack(result) ? sum + probability : sum), 0),
}));
