import type { Refusal } from '../../../../kernel/game.ts';
import { neighboursOf, rowOf } from '../../../../hex/grid.ts';
import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  knownPlace,
  namedPlace,
  noSuchHex,
  say,
  unasked,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { COUNTERS } from '../../data/counters.ts';
import { TRAFFIC_MARKERS } from '../../data/tables.ts';
import { ALLIED, GERMAN, hexOf, nameOf, OF, onMap, unitOf, type Position } from '../../position/position.ts';
import type { DiceFrame } from '../../position/state.ts';
import { originOf } from '../21-breakdown/movement-so-far.ts';

const NO_MARKER = reason('24.3', 'no-such-marker');
const NOT_YET = reason('24.5', 'marker-comes-later');
const PLACED = reason('24.4', 'marker-placed');
const TOO_NEAR = reason('24.4', 'marker-beside-marker');
const TOO_FAR_NORTH = reason('24.4', 'north-of-30th-corps');

/** 24.5: the turn that brings each marker, by its number less one. */
const COMES = [1, 2, 3, 4, 5, 6].map((marker) =>
  Number(Object.keys(TRAFFIC_MARKERS).find((turn) => TRAFFIC_MARKERS[Number(turn)]?.includes(marker))),
);

/** Hex of a traffic marker, or -1. */
const trafficAt = (p: Position, marker: number): number => p.s.traffic[marker] as number;

/** H44-24.3-a, H44-24.3-d, H44-24.5-a, H44-24.5-b: why a marker, by its number less one, is not there to be placed. */
function markerReason(p: Position, marker: number): Reason {
  const comes = COMES[marker];
  if (comes === undefined) return NO_MARKER;
  if (comes > p.s.turn) return NOT_YET;
  return trafficAt(p, marker) >= 0 ? PLACED : ALLOWED;
}

/** H44-24.4-a, H44-24.4-b, H44-24.4-c: why no marker may be put in a hex, where `last` is the northernmost row open. */
function placeReason(p: Position, hex: number, last: number): Reason {
  const { traffic } = p.s;
  if (traffic.includes(hex) || neighboursOf(p.board.grid, hex).some((next) => traffic.includes(next))) return TOO_NEAR;
  return rowOf(p.board.grid, hex) > last ? TOO_FAR_NORTH : ALLOWED;
}

/**
 * H44-24.4-b, RUL-H44-171: the row of the northernmost mechanised unit of the 30th Corps; a part of a unit goes by its
 * parent.
 */
function lastRow(p: Position): number {
  let last = -1;
  for (const u of OF[ALLIED])
    if (onMap(p, u) && isOfCorps(p, u)) last = Math.max(last, rowOf(p.board.grid, hexOf(p, u)));
  return last;
}

function isOfCorps(p: Position, u: number): boolean {
  const whole = originOf(p, u);
  return unitOf(whole).mechanised && COUNTERS[whole]?.badge === '30C';
}

const markers = (p: Position): number[] => COMES.flatMap((_, i) => (markerReason(p, i) === ALLOWED ? [i] : []));

/** Hexes where a marker may be put, at most so many of the first. */
function places({ s, board: { grid } }: Position, last: number, most = grid.size): number[] {
  const lying = s.traffic.filter((hex) => hex >= 0);
  const beside = new Set(lying.flatMap((hex) => [hex, ...neighboursOf(grid, hex)]));
  const found: number[] = [];
  for (let hex = 0; hex < grid.size && found.length < most; hex++)
    if (rowOf(grid, hex) <= last && !beside.has(hex)) found.push(hex);
  return found;
}

/** Actions by marker and hex, whose numbers are the same on every map. */
const made: readonly SideAction<'place'>[][] = COMES.map(() => []);

const placeAct = (p: Position, marker: number, hex: number): SideAction<'place'> =>
  ((made[marker] as SideAction<'place'>[])[hex] ??= act(GERMAN, 'place', {
    marker: String(marker + 1),
    to: nameOf(p, hex),
  }));

/** H44-24.1-a, H44-24.3-a, H44-24.3-b: the Germans place any number of the markers that are in reserve. */
export const trafficPhase: Decision<undefined, 'place' | 'end'> = {
  actor: () => GERMAN,
  prompt: (p) => ({
    rule: '24.3',
    code: 'traffic',
    args: {
      n: markers(p).length,
      markers: markers(p)
        .map((i) => i + 1)
        .join(', '),
    },
  }),
  legal(p) {
    const hexes = places(p, lastRow(p));
    const list: SideAction<'place' | 'end'>[] = markers(p).flatMap((i) => hexes.map((hex) => placeAct(p, i, hex)));
    list.push(act(GERMAN, 'end'));
    return list;
  },
  refusal(p, _, action): Refusal | undefined {
    switch (action.type) {
      case 'end':
        return undefined;
      case 'place':
        return placeRefusal(p, action);
      default:
        return { rule: '24.3', code: 'wrong-phase' };
    }
  },
  play(p, _, action) {
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'place':
        return put(p, action);
      default:
        return unasked(action);
    }
  },
};

const NUMBERS = ['1', '2', '3', '4', '5', '6'];

function placeRefusal(p: Position, { marker, to }: SideAction<'place'>): Refusal | undefined {
  const why = markerReason(p, NUMBERS.indexOf(marker));
  if (why !== ALLOWED) return refusalIf(why, { args: { marker } });
  const hex = namedPlace(p, to);
  if (hex === undefined || hex < 0) return noSuchHex(to);
  return refusalIf(placeReason(p, hex, lastRow(p)), { hex: nameOf(p, hex) });
}

function put(p: Position, { marker, to }: SideAction<'place'>): void {
  p.s.traffic = p.s.traffic.with(Number(marker) - 1, knownPlace(p, to));
  say(p, 'traffic-placed', '24.3', { marker, hex: to });
}

/** Nothing can be placed. */
export const noTraffic = (p: Position): boolean => markers(p).length === 0 || places(p, lastRow(p), 1).length === 0;

/** H44-24.3-c: afterwards two dice, if any marker lies on the map. */
export function askTraffic(p: Position): void {
  if (p.s.traffic.some((hex) => hex >= 0)) p.s.frames.push({ kind: 'dice', why: 'traffic', count: 2, values: [] });
}

/** H44-24.3-c, H44-24.3-d: the markers with the numbers rolled go back to the reserve. */
export function trafficRolled(p: Position, _: DiceFrame, dice: readonly number[]): void {
  say(p, 'traffic-roll', '24.3', { dice: [...dice] });
  for (const marker of new Set(dice)) {
    const hex = trafficAt(p, marker - 1);
    if (hex < 0) continue;
    p.s.traffic = p.s.traffic.with(marker - 1, -1);
    say(p, 'traffic-removed', '24.3', { marker, hex: nameOf(p, hex) });
  }
}
