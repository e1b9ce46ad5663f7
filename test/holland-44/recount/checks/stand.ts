import {
  ENGAGED,
  FIRED,
  MOVED,
  RETREATED,
  SCATTERED,
  type RetreatFrame,
  type StandFrame,
  type State,
} from '../../../../src/games/holland-44/position/state.ts';
import type { BaseAction } from '../../../../src/kernel/game.ts';
import type { Step } from '../../../kit/walk.ts';
import { difference, textOf } from '../../../engagement/recount/compare.ts';
import { distance, edgeOf, isPolder, isVillage, terrainOf } from '../board.ts';
import { PRINTS, printOf, unitNamed } from '../counters.ts';
import type { Ledger } from '../ledger.ts';
import * as position from '../position.ts';
import { boardOf, idOf, type Board } from '../position.ts';
import { bestPaths, flightOf, mayHalt, pathsFrom, score, type Flight } from '../retreat.ts';
import { determined } from '../tables.ts';
import type { Tally } from '../tally.ts';
import { cellIn, modifierIn } from '../logged.ts';

/** 12.1.3: the column of the table for a lead unit. */
function columnOf(b: Board, hex: number, u: number): string {
  const ground = terrainOf(hex);
  if (ground === 'city') return 'city';
  if (ground === 'clear' || isPolder(hex)) return isVillage(hex) ? 'other' : 'clear';
  return ground === 'marsh' && position.isVehicle(b, u) ? 'clear' : 'other';
}

const OUT_OF_ACTION = FIRED | SCATTERED | ENGAGED | MOVED;

/** 17.4, 17.6.1, 19.8: ready artillery with the hex in its range. */
export function mayFire(b: Board, u: number, hex: number): boolean {
  if (printOf(u).type !== 'artillery' || !position.isGood(b, u) || position.isMarked(b, u, OUT_OF_ACTION)) return false;
  const [place, area] = [position.placeOf(b, u), position.areaOf(b, u)];
  if (place < 0 && area === undefined) return false;
  const away =
    area === undefined ? distance(place, hex) : 1 + Math.min(...edgeOf(area).map((edge) => distance(edge, hex)));
  return away > 0 && away <= printOf(u).range;
}

/** 12.1.2; 13.5: who has retreated there leads against a breakthrough only. */
const mayLead = (b: Board, u: number, mode: string | undefined): boolean =>
  position.isGood(b, u) &&
  !['artillery', 'supply_head'].includes(printOf(u).type) &&
  (mode === 'breakthrough' || !position.isMarked(b, u, RETREATED));

function choiceProblem(step: Step, b: Board, { hex, side, artillery, lead }: StandFrame): string | undefined {
  const mode = b.s.frames.findLast((frame) => frame.kind === 'result')?.mode;
  // One gun for all rolls, named before the first (RUL-H44-100).
  const silent = artillery >= 0 || lead >= 0 || mode === 'breakthrough' || mode === 'assault';
  const leads = b.at(hex).filter((u) => printOf(u).side === side && mayLead(b, u, mode));
  const guns = silent ? [] : PRINTS.filter((print) => print.side === side && mayFire(b, print.index, hex));
  const ours = [...leads.map((u) => `stand ${idOf(u)}`), ...guns.map(({ id }) => `artillery ${id}`), 'yield'];
  const listed = step.listed.map((action: BaseAction) => textOf(action));
  return difference('determined defence', ours.toSorted(), listed.toSorted());
}

/** 12.4: the whole stack dies in retreat, or none of its retreats keeps within nine steps. */
const isDoomed = (flight: Flight, units: readonly number[]): boolean => {
  const all = units.map((u) => bestPaths(flight, u, 2).map((path) => score(flight, u, path)[4] as number));
  if (all.every((some) => some.length === 0)) return !mayStopEarly(flight, units);
  return all.every((some) => some.every((excess) => excess > 0));
};

/** 13.3: can some of them stop together after one hex, for a step that leaves one of them alive (RUL-H44-301)? */
function mayStopEarly(flight: Flight, units: readonly number[]): boolean {
  const steps = new Map<number, number>();
  for (const u of units)
    for (const [to] of pathsFrom(flight, u, position.placeOf(flight.b, u), [], 1))
      if (to !== undefined && mayHalt(flight, u, to))
        steps.set(to, (steps.get(to) ?? 0) + position.stepsOf(flight.b, u));
  return Math.max(0, ...steps.values()) > 1;
}

function rollProblem(step: Step, b: Board, frame: StandFrame): string | undefined {
  const logged = step.events.find(({ code }) => code === 'stand')?.args as
    Readonly<Record<string, string | number>> | undefined;
  if (!logged) return undefined;
  const u = unitNamed(String(logged['unit']));
  const { quality } = printOf(u);
  const modifier = (quality === 'elite' ? 1 : 0) - (quality === 'green' ? 1 : 0) + (frame.artillery >= 0 ? 1 : 0);
  const column = columnOf(b, frame.hex, u);
  const cell = determined(String(Math.min(7, Math.max(1, Number(logged['die']) + modifier))), column);
  const result = frame.desperate && cell === '-' ? '0/1' : cell;
  const ours = `${idOf(frame.lead)} ${modifier} ${column} ${result}`;
  const theirs = `${logged['unit']} ${modifierIn(logged)} ${logged['column']} ${cellIn(logged)}`;
  return ours === theirs ? undefined : `determined defence: ${ours}, in the game ${theirs}`;
}

/** 12: who may lead, which artillery may help, whether it is desperate, and every roll. */
export function standProblem(step: Step, ledger: Ledger, tally: Tally): string | undefined {
  const state = step.state as State;
  const top = state.frames.at(-1);
  const frame = state.frames.findLast((one) => one.kind === 'stand');
  if (!frame) return undefined;
  const b = boardOf(state);
  if (top?.kind === 'dice' && top.why === 'stand') {
    tally.stands++;
    return rollProblem(step, b, frame);
  }
  if (top !== frame) return undefined;
  const wrong = choiceProblem(step, b, frame);
  if (wrong) return wrong;
  const flight = flightOf(b, ledger, { ...RETREAT, side: frame.side, hex: frame.hex, units: frame.units });
  const doomed = isDoomed(flight, frame.units);
  return doomed === frame.desperate || rolled(step)
    ? undefined
    : `defence is ${doomed ? 'not ' : ''}desperate in the game only`;
}

const RETREAT: RetreatFrame = {
  kind: 'retreat',
  side: 0,
  hex: -1,
  units: [],
  why: 'combat',
  least: 2,
  most: 2,
  order: 1,
  from: -1,
  path: [],
  settled: [],
  halted: [],
};
/** RUL-H44-101: the test is made before the first roll. */
const rolled = ({ state }: Step): boolean =>
  (state as State).frames.some((frame) => frame.kind === 'stand' && frame.lead >= 0);
