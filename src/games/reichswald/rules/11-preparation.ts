import { isInArea } from '../../../engagement/board.ts';
import { hexOf, unitOf, type Position } from '../../../engagement/position.ts';
import { ELIMINATED, WAITING } from '../../../engagement/state.ts';
import { say } from '../codes.ts';
import { CANADIAN_RETURN, PANZERS, WESSEX, WESSEX_FIRST, WESSEX_SECOND } from '../data/arrivals.ts';
import { OBJECTIVES, POINTS } from '../data/tables.ts';
import { numberOf, UNITS } from '../units.ts';
import { EXITED_A, EXITED_B, EXITED_B_EARLY } from './11-leaving.ts';

/** RW-11.1.3-a, RW-11.1.4-a: who has come where may bring reinforcements earlier than their latest turn (RUL-RW-26). */
export function noteArrivals(p: Position, u: number): void {
  const hex = hexOf(p, u);
  if (unitOf(p, u).side !== 0 || hex < 0) return;
  const placeHas = (place: string): boolean => p.board.places.get(place)?.includes(hex) ?? false;
  if (isInArea(p.board, 'trigger-43', hex) && once(p, 'wessex')) {
    bring(p, 'wessex', WESSEX_FIRST, p.s.turn + 1);
    bring(p, 'wessex', WESSEX_SECOND, p.s.turn + 3);
  }
  if ((placeHas('cleve') || placeHas('goch')) && once(p, 'panzers')) bring(p, 'panzers', PANZERS, p.s.turn + 1);
  if ((WESSEX as readonly string[]).includes(unitOf(p, u).id) && complete(p) && once(p, 'canadians')) {
    bring(p, 'canadians', CANADIAN_RETURN, p.s.turn + 1);
  }
}

function once(p: Position, event: string): boolean {
  if (p.s.own[event]) return false;
  p.s.own[event] = p.s.turn;
  return true;
}

/** Brings the date of units still waiting forward; a date already nearer stands. */
function bring(p: Position, group: string, ids: readonly string[], turn: number): void {
  const waiting = ids.map(numberOf).filter((u) => hexOf(p, u) === WAITING && (p.s.due[u] as number) > turn);
  for (const u of waiting) p.s.due = p.s.due.with(u, turn);
  if (waiting.length > 0) say(p, 'trigger', { group, turn });
}

/** Every unit of the 43rd Division has entered, those included that retreated off the map again. */
const complete = (p: Position): boolean =>
  WESSEX.map(numberOf).every((u) => hexOf(p, u) !== WAITING || (p.s.entryHex[u] as number) < -1);

/** RW-11.2-a, RW-11.2-b, RW-11.2-c, RW-11.2-d: the score as if the game ended now, Allied then German. */
export function points(p: Position): [number, number] {
  const score: [number, number] = [p.s.own['bonusAllied'] ?? 0, p.s.own['bonusGerman'] ?? 0];
  for (const { place, allied, german } of OBJECTIVES) {
    const holder = holderOf(p, place);
    if (holder === 0) score[0] += allied;
    if (holder === 1) score[1] += german;
  }
  score[1] += POINTS.village * germanVillages(p);
  if (reichswaldClear(p)) score[0] += POINTS.reichswald;
  scoreExits(p, score);
  scoreKills(p, score);
  return score;
}

/** Side that holds all hexes of a place, or -1. */
function holderOf(p: Position, place: string): number {
  const holders = (p.board.places.get(place) ?? []).map((hex) => p.s.holders[p.board.slot[hex] as number] as number);
  return holders.length > 0 && holders.every((side) => side === holders[0]) ? (holders[0] as number) : -1;
}

/** AMB-RW-14: each village the Germans hold. */
const germanVillages = (p: Position): number =>
  p.board.data.places.filter((place) => place.kind === 'village' && holderOf(p, place.id) === 1).length;

/** RW-11.2-b: no German unit in the 48 hexes. */
const reichswaldClear = (p: Position): boolean => {
  const forest = p.board.areas.get('reichswald') ?? [];
  return !UNITS.some((unit) => unit.side === 1 && forest.includes(hexOf(p, unit.index)));
};

/** RW-11.2-c: brigades over the south edge, and the Germans' points when nobody has left there. */
function scoreExits(p: Position, score: [number, number]): void {
  const { exitA, exitB } = POINTS;
  const gone = (where: number): typeof UNITS => UNITS.filter((unit) => hexOf(p, unit.index) === where);
  const brigades = (where: number): number => gone(where).filter((unit) => unit.infantry).length;
  if (brigades(EXITED_A) >= exitA.brigades) score[0] += exitA.allied;
  if (brigades(EXITED_B) >= exitB.brigades) score[0] += exitB.allied;
  if (gone(EXITED_A).length === 0) score[1] += exitA.german;
  if (gone(EXITED_B).length + gone(EXITED_B_EARLY).length === 0) score[1] += exitB.german;
}

/** RW-11.2-d: 2 for a German infantry unit destroyed and 5 for any other; 10 and 5 for the Germans. */
function scoreKills(p: Position, score: [number, number]): void {
  const { allied, german } = POINTS.killed;
  for (const unit of UNITS) {
    if (hexOf(p, unit.index) !== ELIMINATED) continue;
    if (unit.side === 1) score[0] += unit.infantry ? allied.infantry : allied.other;
    else score[1] += unit.infantry ? german.infantry : german.other;
  }
}
