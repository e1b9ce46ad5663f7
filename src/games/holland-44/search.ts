import { ALLOWED } from '../../kernel/reason.ts';
import type { AttackChances, AttackPlan, Destinations, Search } from '../../wargame/search-contract.ts';
import { CRT, RESULTS, type ResultCode } from './data/tables.ts';
import { PARTS } from './data/terrain.ts';
import { settle } from './decide.ts';
import { hexOf, type Position } from './position.ts';
import { destinationsOf, pathTo } from './range.ts';
import { restReason } from './rules/08-entering.ts';
import { moverOf } from './rules/08-modes.ts';
import { moving } from './rules/08-moving.ts';
import { movementPhase } from './rules/08-phase.ts';
import { pickReason } from './rules/08-picking.ts';
import { leadOf } from './rules/09-declare.ts';
import { combatFrame } from './rules/09-frame.ts';
import { sumOf } from './rules/10-odds.ts';
import { defending } from './rules/11-candidates.ts';
import { act, idOf } from './actions.ts';
import { nameOf } from './position.ts';
import type { Mode, MoveFrame, State } from './state.ts';
import { UNITS } from './units.ts';

/** What computer players ask: destinations are those of normal movement, or of what a unit may have instead (8.2, 8.3, 21.3). */
export const searchOf = (at: (s: State) => Position): Search<State> => ({
  parts: PARTS,
  destinations(s, unit, into) {
    const p = at(s);
    const mode = modeOf(p, unit);
    return mode ? destinationsOf(p, moverOf(p, unit, mode), into) : emptied(into);
  },
  landings: (_, __, into) => emptied(into),
  move(s, unit, hex) {
    const p = at(s);
    const mode = modeOf(p, unit);
    const path = mode ? pathTo(p, moverOf(p, unit, mode), hex) : [];
    if (!mode || path.length === 0 || restReason(p, moverOf(p, unit, mode), hex) !== ALLOWED) return false;
    walk(p, unit, mode, path);
    return true;
  },
  attack: (s, plan) => attackOf(at(s), plan),
});

function modeOf(p: Position, unit: number): Mode | undefined {
  if (p.s.over || p.s.frames.length > 0 || !p.s.phase.endsWith('movement')) return undefined;
  return (['normal', 'extended', 'tactical'] as const).find((mode) => pickReason(p, unit, mode) === ALLOWED);
}

/** Picks the unit, takes the steps as long as nothing comes between, and stops. */
function walk(p: Position, unit: number, mode: Mode, path: readonly number[]): void {
  const side = UNITS[unit]?.side ?? 0;
  movementPhase.play(p, undefined, act(side, 'move', { unit: idOf(unit), mode }));
  const frame = p.s.frames.at(-1) as MoveFrame;
  for (const to of path) {
    moving.play(p, frame, act(side, 'step', { to: nameOf(p, to) }));
    settle(p);
    if (p.s.frames.at(-1) !== frame || hexOf(p, unit) !== to) return;
  }
  moving.play(p, frame, act(side, 'stop'));
  settle(p);
}

function emptied(into: Destinations): Destinations {
  into.count = 0;
  return into;
}

/** The arithmetic of an attack with what the table itself costs both sides. */
function attackOf(p: Position, { side, target, attackers, artillery, air }: AttackPlan): AttackChances {
  const combat = { ...combatFrame(side as 0 | 1, target), attackers, artillery, air: air > 0 };
  const { attack, defence, column } = sumOf(p, { ...combat, lead: leadOf(p, combat) });
  const steps = defending(p, combat).reduce((sum, u) => sum + (p.s.steps[u] as number), 0);
  const rows = Object.values(CRT.rows).map((row) => RESULTS[row[column] as ResultCode]);
  const chance = (lost: (row: (typeof rows)[number]) => number): [number, number][] =>
    [0, 1].map((n) => [n, rows.filter((row) => lost(row) === n).length / rows.length]);
  const gone = rows.filter((row) => row.defender >= steps).length / rows.length;
  return {
    attack,
    defence,
    column,
    attacker: chance((row) => row.attacker),
    defender: chance((row) => row.defender),
    cleared: gone,
  };
}
