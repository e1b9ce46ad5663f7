import { marchTo } from '../../../wargame/search/march.ts';
import { ALLOWED } from '../../../kernel/reason.ts';
import type { AttackChances, AttackPlan, Destinations, Search } from '../../../wargame/search/contract.ts';
import { CRT, RESULTS, type ResultCode } from '../data/tables.ts';
import { PARTS } from '../data/terrain.ts';
import { settle } from '../play/decide.ts';
import { ALLIED, GERMAN, hexOf, isDown, type Position, nameOf } from '../position/position.ts';
import { chancesOf } from './queries.ts';
import { destinationsOf, pathTo } from './range.ts';
import { stayReason } from '../rules/08-movement/entering.ts';
import { columnOf, moverOf } from '../rules/08-movement/modes.ts';
import { moving } from '../rules/08-movement/moving.ts';
import { movementPhase } from '../rules/08-movement/movement-phase.ts';
import { pickReason } from '../rules/08-movement/picking.ts';
import { terrainCost } from '../rules/08-movement/terrain.ts';
import { leadOf } from '../rules/09-combat/lead.ts';
import { combatFrame } from '../rules/09-combat/combat-frame.ts';
import { sumOf } from '../rules/10-odds/odds.ts';
import { pointsOf, stakes } from '../rules/26-victory/points.ts';
import { waalTally } from '../rules/26-victory/victory.ts';
import { chanceKept } from '../rules/12-determined-defence/chances.ts';
import { act, idOf } from '../position/actions.ts';
import { copyState, type Mode, type MoveFrame, type State } from '../position/state.ts';
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
  stakes: (s) => stakes(at(s)),
  path(s, unit, hex, named) {
    const p = at(s);
    const mode = modeOf(p, unit, named);
    return mode ? pathTo(p, moverOf(p, unit, mode), hex) : [];
  },
  march(s, unit, goals, into, broken = -1) {
    const p = at(s);
    const column = columnOf(p, unit);
    const cost = (side: number): number => {
      const now = terrainCost(p, column, side, 0);
      return now < 0 && isDown(p, side) ? broken : now;
    };
    return marchTo(p.board.grid.neighbours, cost, goals, into);
  },
  attack: (s, plan) => attackOf(at(s), plan),
  attacksOn: (s) => (plan) => attackOf(at(s), plan),
});

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

/**
 * The arithmetic of an attack. Losses are those of the table alone; `cleared` is what is left when the defender stands
 * wherever he may, as well as he can, with the gun of his side in the plan that can help him (12, 17.6.3). Defensive
 * aircraft do not exist.
 */
function attackOf(p: Position, plan: AttackPlan): AttackChances {
  const { side, target, attackers, artillery, air, defensiveArtillery } = plan;
  const named = { ...combatFrame(side as 0 | 1, target), attackers, artillery, air: air > 0 };
  const combat = { ...named, lead: leadOf(p, named), beforehand: true as const };
  const { attack, defence, column } = sumOf(p, combat);
  const rows = Object.values(CRT.rows).map((row) => RESULTS[row[column] as ResultCode]);
  const chance = (lost: (row: (typeof rows)[number]) => number): [number, number][] =>
    [0, 1].map((n) => [n, rows.filter((row) => lost(row) === n).length / rows.length]);
  return {
    attack,
    defence,
    column,
    attacker: chance((row) => row.attacker),
    defender: chance((row) => row.defender),
    // No result of the table drives attackers back.
    repelled: 0,
    cleared: 1 - chanceKept(p, combat, chancesOf({ column }), defensiveArtillery),
  };
}
