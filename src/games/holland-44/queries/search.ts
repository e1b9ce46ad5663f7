import { cachedBy, cachedByText } from '../../../kernel/cached-by.ts';
import { marchTo, MOST_MARCHES } from '../../../wargame/search/march.ts';
import { ALLOWED } from '../../../kernel/reason.ts';
import type { AttackChances, AttackPlan, Destinations, Search } from '../../../wargame/search/contract.ts';
import { RESULTS, type ResultCode } from '../data/tables.ts';
import { PARTS } from '../data/terrain.ts';
import { settle } from '../play/decide.ts';
import {
  ALLIED,
  GERMAN,
  hexAcross,
  hexOf,
  isBroken,
  isDown,
  type Position,
  nameOf,
  stepsOf,
  unitsIn,
} from '../position/position.ts';
import { chancesOf } from './queries.ts';
import { destinationsOf, pathTo } from './range.ts';
import { stayReason } from '../rules/08-movement/entering.ts';
import type { Board } from '../position/board.ts';
import { columnOf, moverOf } from '../rules/08-movement/modes.ts';
import { moving } from '../rules/08-movement/moving.ts';
import { movementPhase } from '../rules/08-movement/movement-phase.ts';
import { pickReason } from '../rules/08-movement/picking.ts';
import { terrainCost, type Column } from '../rules/08-movement/terrain.ts';
import { formationsIn, leadOf } from '../rules/09-combat/lead.ts';
import { combatFrame } from '../rules/09-combat/combat-frame.ts';
import { mayAttach, type Combat } from '../rules/10-odds/force.ts';
import { sumOf, type Sum } from '../rules/10-odds/odds.ts';
import { cuttersOf, lifelinesOf } from '../rules/18-supply/routes.ts';
import { keys } from '../rules/05-bridges/keys.ts';
import { pointsOf, stakes } from '../rules/26-victory/points.ts';
import { lastTurn, waalTally } from '../rules/26-victory/victory.ts';
import { routedUnits } from '../rules/14-disruption/routs.ts';
import { leftBy, type Left } from '../rules/12-determined-defence/chances.ts';
import { sleepersIn } from '../rules/23-special-units/garrisons.ts';
import { pastFor } from '../rules/23-special-units/special.ts';
import { act, idOf } from '../position/actions.ts';
import { copyState, type CombatFrame, type Mode, type MoveFrame, type State } from '../position/state.ts';
import { UNITS } from '../position/units.ts';

/** What computer players ask: destinations are those of normal movement, or of what a unit may have instead (8.2, 8.3, 21.3). */
export const searchOf = (at: (s: State) => Position): Search<State> => ({
  parts: PARTS,
  hexes: (s) => s.hex,
  steps: (s) => s.steps,
  margin(s) {
    const p = at(s);
    return s.scenario === 'short' ? waalTally(p).now : pointsOf(p, ALLIED) - pointsOf(p, GERMAN);
  },
  destinations(s, unit, into, named) {
    const p = at(s);
    const mode = modeOf(p, unit, named);
    return mode ? destinationsOf(p, moverOf(p, unit, mode), into) : emptied(into);
  },
  landings: (_, __, into) => emptied(into),
  move(s, unit, hex, named) {
    const p = at(s);
    const mode = modeOf(p, unit, named);
    const path = mode ? pathTo(p, moverOf(p, unit, mode), hex) : [];
    if (!mode || path.length === 0 || stayReason(p, moverOf(p, unit, mode), hex) !== ALLOWED) return false;
    const before = copyState(s);
    if (follows(p, unit, mode, path)) return true;
    Object.assign(s, before);
    return false;
  },
  scenario: (s) => s.scenario,
  turnsLeft: (s) => lastTurn(s) - s.turn + 1,
  stakes: (s) => stakes(at(s)),
  keys: (s) => keys(at(s)),
  path(s, unit, hex, named) {
    const p = at(s);
    const mode = modeOf(p, unit, named);
    return mode ? pathTo(p, moverOf(p, unit, mode), hex) : [];
  },
  march(s, unit, goals, broken = -1) {
    const p = at(s);
    const column = columnOf(p, unit);
    const past = pastFor(p, unit);
    const key = `${column} ${broken} ${textOf(goals).text} ${downIn(p.s.bridges).text}`;
    return marchesOver(past ?? p.board)(key, () => marchOver(p, column, goals, broken, past));
  },
  attack: (s, plan) => attackOf(at(s), plan),
  glance: (s, plan) => glanceOf(at(s), plan),
  attacksOn: (s) => (plan) => attackOf(at(s), plan),
  cutters: (s, side) => cuttersOf(at(s), side),
  lifelines: (s, side) => lifelinesOf(at(s), side),
  sleepers: (s) => sleepersIn(at(s)),
  routed: (s) => routedUnits(at(s)),
  unseen: (s, side) => (side === ALLIED ? s.unknown : []),
});

/** Marches of a column to goals: they depend on the map, on which bridges are down, and on the boundaries of a corps while they hold (23.4). */
const marchesOver = cachedBy((_: Board | Uint8Array) => cachedByText<Uint16Array>(MOST_MARCHES));
const textOf = cachedBy((goals: readonly number[]) => ({ text: goals.join() }));
const downIn = cachedBy((bridges: readonly number[]) => ({
  text: bridges.flatMap((how, span) => (isBroken(how) ? [span] : [])).join(),
}));

function marchOver(
  p: Position,
  column: Column,
  goals: readonly number[],
  broken: number,
  past: Uint8Array | undefined,
): Uint16Array {
  const { grid } = p.board;
  const cost = (side: number): number => {
    if (past?.[Math.floor(side / 6)] === 1 || past?.[hexAcross(p, side)] === 1) return -1;
    const now = terrainCost(p, column, side, 0);
    return now < 0 && isDown(p, side) ? broken : now;
  };
  return marchTo(grid.neighbours, cost, goals, new Uint16Array(grid.size));
}

const MODES: readonly Mode[] = ['normal', 'extended', 'tactical'];

/** The mode named, if it is open to the unit; else the first that is. */
function modeOf(p: Position, unit: number, named?: string): Mode | undefined {
  if (p.s.over || p.s.frames.length > 0 || !p.s.phase.endsWith('movement')) return undefined;
  return MODES.find((mode) => (named ?? mode) === mode && pickReason(p, unit, mode) === ALLOWED);
}

/** Picks the unit, takes the steps and stops; false as soon as anything is to be decided in between (5.4, 14.3.2). */
function follows(p: Position, unit: number, mode: Mode, path: readonly number[]): boolean {
  const side = UNITS[unit]?.side ?? 0;
  movementPhase.play(p, undefined, act(side, 'move', { unit: idOf(unit), mode }));
  const frame = p.s.frames.at(-1) as MoveFrame;
  for (const to of path) {
    moving.play(p, frame, act(side, 'step', { to: nameOf(p, to) }));
    settle(p);
    if (hexOf(p, unit) !== to) return false;
    if (p.s.frames.at(-1) !== frame) return p.s.frames.length === 0 && to === path.at(-1);
  }
  moving.play(p, frame, act(side, 'stop'));
  settle(p);
  return p.s.frames.length === 0;
}

function emptied(into: Destinations): Destinations {
  into.count = 0;
  return into;
}

/** H44-10.2.1-b, 10.2.3: the attack led by the formation that makes the best of it, then with the unit attached that adds most. */
function ledBest(p: Position, combat: Question): { combat: Question; sum: Sum } {
  let best = { combat, sum: sumOf(p, combat) };
  const formations = combat.lead < 0 ? formationsIn(p, combat) : [];
  if (formations.length < 2) return best;
  const consider = (ways: readonly Question[]): void => {
    for (const way of ways) {
      const sum = sumOf(p, way);
      const more = sum.column - best.sum.column || sum.attack - best.sum.attack;
      if (more > 0 || best.combat.lead < 0) best = { combat: way, sum };
    }
  };
  consider(formations.map((lead) => ({ ...combat, lead })));
  const led = best.combat;
  consider(led.attackers.filter((u) => mayAttach(p, led, u)).map((attached) => ({ ...led, attached })));
  return best;
}

type Question = CombatFrame & Pick<Combat, 'beforehand'>;

/**
 * The arithmetic of an attack. The defender stands wherever he may, as well as he can, with the gun of his side in the plan that can help
 * him (12, 17.6.3). Losses are those of the table, and all of a defender who cannot retreat and does not hold (13.2). Defensive aircraft do not exist.
 */
function attackOf(p: Position, plan: AttackPlan): AttackChances {
  const { combat, sum } = ledBest(p, questionOf(p, plan));
  return chancesBy(p, plan, sum, leftBy(p, combat, plan.defensiveArtillery));
}

/** By the table alone: whoever has to retreat can, and does. */
function glanceOf(p: Position, plan: AttackPlan): AttackChances {
  const there = stepsIn(p, plan.target);
  return chancesBy(p, plan, sumOf(p, questionOf(p, plan)), (result) => {
    const { retreat, defender } = RESULTS[result as ResultCode];
    return { kept: retreat || defender >= there ? 0 : 1, isDeadly: false };
  });
}

function questionOf(p: Position, { side, target, attackers, artillery, air }: AttackPlan): Question {
  const named = { ...combatFrame(side as 0 | 1, target), attackers, artillery, air: air > 0 };
  return { ...named, lead: leadOf(p, named), beforehand: true };
}

/** The chances in the column of a sum; `left`: how likely a result leaves the hex held, and whether the defenders are lost where it does not. */
function chancesBy(
  p: Position,
  { target }: AttackPlan,
  { attack, defence, column }: Sum,
  left: (result: string) => Left,
): AttackChances {
  const [attacker, defender]: [Spread, Spread] = [new Map(), new Map()];
  let cleared = 0;
  for (const { result, probability } of chancesOf({ column })) {
    const { kept, isDeadly } = left(result);
    const lost = RESULTS[result as ResultCode];
    cleared += (1 - kept) * probability;
    add(attacker, lost.attacker, probability);
    add(defender, lost.defender, (isDeadly ? kept : 1) * probability);
    if (isDeadly) add(defender, stepsIn(p, target), (1 - kept) * probability);
  }
  // No result of the table drives attackers back.
  return { attack, defence, column, attacker: [...attacker], defender: [...defender], repelled: 0, cleared };
}

/** Probabilities by steps lost. */
type Spread = Map<number, number>;

const add = (spread: Spread, steps: number, chance: number): void =>
  void (chance > 0 && spread.set(steps, (spread.get(steps) ?? 0) + chance));

const stepsIn = (p: Position, hex: number): number => unitsIn(p, hex).reduce((sum, u) => sum + stepsOf(p, u), 0);
