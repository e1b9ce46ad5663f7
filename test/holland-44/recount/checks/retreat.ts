import type { RetreatFrame, State } from '../../../../src/games/holland-44/position/state.ts';
import type { BaseAction } from '../../../../src/kernel/game.ts';
import type { Step } from '../../../kit/walk.ts';
import { difference, textOf } from '../../../engagement/recount/compare.ts';
import { around } from '../board.ts';
import type { Ledger } from '../ledger.ts';
import { printOf } from '../counters.ts';
import { boardOf, idOf, placeName, placeOf, stepsOf } from '../position.ts';
import { bestPaths, compare, flightOf, mayFall, mayHalt, score, type Flight } from '../retreat.ts';
import type { Tally } from '../tally.ts';

type Frame = Pick<RetreatFrame, 'least' | 'most' | 'why' | 'halted' | 'units' | 'path' | 'from'>;

/** 13.3: the unit may stop in the hex, were somebody to pay. */
function mayStopIn(flight: Flight, u: number, hex: number): boolean {
  const from = placeOf(flight.b, u);
  return around(from).includes(hex) && mayFall(flight, u, from, hex) && mayHalt(flight, u, hex);
}

const areHeads = (units: readonly number[]): boolean => units.every((u) => printOf(u).type === 'supply_head');

/** 13.3, RUL-H44-111, RUL-H44-301: the stack that stops in a hex pays one step, and somebody is left. */
function canPay(flight: Flight, u: number, hex: number, { halted, units }: Frame): boolean {
  const { b } = flight;
  if (stepsOf(b, u) > 1 || halted.some((other) => placeOf(b, other) === hex)) return true;
  return units.some((other) => other !== u && !areHeads([u, other]) && mayStopIn(flight, other, hex));
}

/** RUL-H44-301: the hex where somebody has stopped with a last step and needs another to stop with him. */
function needIn(flight: Flight, { halted, units }: Frame): number | undefined {
  const { b } = flight;
  const lone = halted.find(
    (u) => stepsOf(b, u) === 1 && halted.filter((other) => placeOf(b, other) === placeOf(b, u)).length === 1,
  );
  if (lone === undefined) return undefined;
  const hex = placeOf(b, lone);
  return units.some((u) => !areHeads([u, lone]) && mayStopIn(flight, u, hex)) ? hex : undefined;
}

/** Hexes where a unit may stop after its first one: those that keep guidelines 5 and 6 best (RUL-H44-11). */
function stops(flight: Flight, u: number, frame: Frame): number[] {
  if (frame.least === 1 || frame.why === 'overrun') return [];
  const from = placeOf(flight.b, u);
  const able = around(from)
    .filter((to) => mayFall(flight, u, from, to) && mayHalt(flight, u, to) && canPay(flight, u, to, frame))
    .map((to) => ({ to, by: score(flight, u, [to]).slice(3) }));
  const best = able.map(({ by }) => by).toSorted(compare)[0];
  return able.filter(({ by }) => best && compare(by, best) === 0).map(({ to }) => to);
}

const lengths = ({ least, most }: Frame): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Hexes that a unit may enter next, having gone this path. */
function onward(flight: Flight, u: number, path: readonly number[], frame: Frame): number[] {
  const going = lengths(frame)
    .flatMap((length) => bestPaths(flight, u, length))
    .filter((whole) => whole.length > path.length && path.every((hex, i) => whole[i] === hex))
    .map((whole) => whole[path.length] as number);
  return [...new Set([...going, ...(path.length > 0 ? [] : stops(flight, u, frame))])];
}

/** A unit on its way may end here: early, or at the end of one of its ways. */
function mayEndHere(flight: Flight, u: number, path: readonly number[], frame: Frame): boolean {
  if (path.length === 1 && stops(flight, u, frame).includes(path[0] as number)) return true;
  return lengths(frame).some((length) =>
    bestPaths(flight, u, length).some(
      (whole) => whole.length === path.length && whole.every((hex, i) => hex === path[i]),
    ),
  );
}

/** What may be done in a retreat. */
function expected(flight: Flight, frame: Frame): string[] {
  const { units, path } = frame;
  const going = frame.from >= 0 ? units.slice(0, 1) : units;
  const need = needIn(flight, frame);
  if (need !== undefined && path.length > 0) return going.map((u) => `halt ${idOf(u)}`);
  if (need !== undefined)
    return going.filter((u) => mayStopIn(flight, u, need)).map((u) => `retreat ${idOf(u)} ${placeName(need)}`);
  const halts = going.filter((u) => path.length > 0 && mayEndHere(flight, u, path, frame));
  return [
    ...going.flatMap((u) => onward(flight, u, path, frame).map((to) => `retreat ${idOf(u)} ${placeName(to)}`)),
    ...halts.map((u) => `halt ${idOf(u)}`),
  ];
}

const startOf = (state: State, { units, from, path }: RetreatFrame): State =>
  path.length === 0 || from < 0 ? state : { ...state, hex: state.hex.with(units[0] as number, from) };

/** 13: every choice in a retreat. */
export function retreatProblem(step: Step, ledger: Ledger, tally: Tally): string | undefined {
  const state = step.state as State;
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'retreat' || step.actor === 'chance') return undefined;
  tally.retreats++;
  const flight = flightOf(boardOf(startOf(state, frame)), ledger, frame);
  const listed = step.listed.map((action: BaseAction) => textOf(action));
  return difference(`retreat (${frame.why})`, expected(flight, frame).toSorted(), listed.toSorted());
}
