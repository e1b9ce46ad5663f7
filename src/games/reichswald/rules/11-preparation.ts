import { dueOf, holderAt } from '../../../engagement/position/fields.ts';
import { isInArea } from '../../../engagement/position/board.ts';
import { hexOf, isAway, occupant, unitOf, type Position } from '../../../engagement/position/position.ts';
import type { PointEntry } from '../../../engagement/position/rules.ts';
import { ELIMINATED, WAITING } from '../../../engagement/position/state.ts';
import type { Stake } from '../../../wargame/search/contract.ts';
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
    bring(p, 'wessex-second', WESSEX_SECOND, p.s.turn + 3);
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
  const waiting = laterThan(p, ids, turn);
  for (const u of waiting) p.s.due = p.s.due.with(u, turn);
  if (waiting.length > 0) say(p, 'trigger', { group, turn });
}

/** Units that are still waiting and would come after a turn. */
const laterThan = (p: Position, ids: readonly string[], turn: number): number[] =>
  ids.map(numberOf).filter((u) => hexOf(p, u) === WAITING && dueOf(p, u) > turn);

/** Every unit of the 43rd Division has entered, those included that retreated off the map again. */
const complete = (p: Position): boolean => WESSEX.map(numberOf).every((u) => hexOf(p, u) !== WAITING || isAway(p, u));

const entry = (item: string, side: number, points: number): PointEntry => ({ rule: '11.2', item, side, points });

/** RW-11.2-a: the score as if the game ended now, item by item; what a set-up says was scored before it stands in front. */
export const ledger = (p: Position): PointEntry[] =>
  [
    entry('before', 0, p.s.own['bonusAllied'] ?? 0),
    entry('before', 1, p.s.own['bonusGerman'] ?? 0),
    ...places(p),
    ...reichswald(p),
    ...exits(p),
    ...kills(p),
  ].filter(({ points }) => points !== 0);

/** RW-11.2-a: places held with all their hexes, and 10 for each village the Germans hold (AMB-RW-14). */
function places(p: Position): PointEntry[] {
  const held = OBJECTIVES.flatMap(({ place, allied, german }) => {
    const holder = holderOf(p, place);
    return holder < 0 ? [] : [entry(place, holder, holder === 0 ? allied : german)];
  });
  const villages = p.board.data.places.filter((place) => place.kind === 'village' && holderOf(p, place.id) === 1);
  return [...held, ...villages.map(({ id }) => entry(id, 1, POINTS.village))];
}

/** RW-11.2-a, RW-11.2-b, RW-11.2-c: what the map offers. */
export function stakes(p: Position): Stake[] {
  const { places: known, areas } = p.board;
  const held = (item: string, points: Stake['points']): Stake => ({
    rule: '11.2',
    item,
    hexes: known.get(item) ?? [],
    how: 'hold',
    points,
    holder: holderOf(p, item),
  });
  const { exitA, exitB } = POINTS;
  const score = exits(p);
  // The first to leave takes the Germans' points, the others bring their share of the Allied ones until they are won.
  const exit = (item: string, { brigades, allied, german }: typeof exitA | typeof exitB): Stake => {
    const isOpen = score.some((one) => one.item === item && one.side === 1);
    const isWon = score.some((one) => one.item === item && one.side === 0);
    const points = isOpen ? german : isWon ? 0 : allied / brigades;
    const hexes = areas.get(item) ?? [];
    const units = isOpen ? 1 : brigades;
    return { rule: '11.2', item, hexes, how: 'exit', points: [points, 0], holder: isWon ? 0 : -1, units };
  };
  const villages = p.board.data.places.filter((place) => place.kind === 'village');
  const wood = areas.get('reichswald') ?? [];
  const isHeld = wood.some((hex) => occupant(p, hex) === 1);
  return [
    ...OBJECTIVES.map(({ place, allied, german }) => held(place, [allied, german])),
    ...villages.map(({ id }) => held(id, [0, POINTS.village])),
    {
      rule: '11.2',
      item: 'reichswald',
      hexes: wood,
      how: 'clear',
      points: [POINTS.reichswald, 0],
      holder: isHeld ? -1 : 0,
    },
    exit('exit-a', exitA),
    exit('exit-b', exitB),
  ];
}

/** RW-11.1.4-a: the ridge west of Cleve, as long as coming there brings anybody earlier. */
export function keys(p: Position): Stake[] {
  const earlier = [...laterThan(p, WESSEX_FIRST, p.s.turn + 1), ...laterThan(p, WESSEX_SECOND, p.s.turn + 3)];
  if (p.s.own['wessex'] || earlier.length === 0) return [];
  const hexes = p.board.areas.get('trigger-43') ?? [];
  return [{ rule: '11.1.4', item: 'trigger-43', hexes, how: 'reach', points: [1, 0], holder: -1 }];
}

/** Side that holds all hexes of a place, or -1. */
function holderOf(p: Position, place: string): number {
  const holders = (p.board.places.get(place) ?? []).map((hex) => holderAt(p, hex));
  const [first = -1] = holders;
  return holders.every((side) => side === first) ? first : -1;
}

/** RW-11.2-b: no German unit in the 48 hexes. */
function reichswald(p: Position): PointEntry[] {
  const isHeld = UNITS.some((unit) => {
    const hex = hexOf(p, unit.index);
    return unit.side === 1 && hex >= 0 && isInArea(p.board, 'reichswald', hex);
  });
  return isHeld ? [] : [entry('reichswald', 0, POINTS.reichswald)];
}

const gone = (p: Position, where: number): typeof UNITS => UNITS.filter((unit) => hexOf(p, unit.index) === where);

/** RW-11.2-c: brigades that have left by a sector. */
export const brigadesOut = (p: Position, where: number): number =>
  gone(p, where).filter((unit) => unit.infantry).length;

/** RW-11.2-c: brigades over the south edge, and the Germans' points when nobody has left there. */
function exits(p: Position): PointEntry[] {
  const { exitA, exitB } = POINTS;
  const nobody = (...where: number[]): boolean => where.every((each) => gone(p, each).length === 0);
  return [
    ...(brigadesOut(p, EXITED_A) >= exitA.brigades ? [entry('exit-a', 0, exitA.allied)] : []),
    ...(brigadesOut(p, EXITED_B) >= exitB.brigades ? [entry('exit-b', 0, exitB.allied)] : []),
    ...(nobody(EXITED_A) ? [entry('exit-a', 1, exitA.german)] : []),
    ...(nobody(EXITED_B, EXITED_B_EARLY) ? [entry('exit-b', 1, exitB.german)] : []),
  ];
}

/** RW-11.2-d: 2 for a German infantry unit destroyed and 5 for any other; 10 and 5 for the Germans. */
const kills = (p: Position): PointEntry[] =>
  UNITS.filter((unit) => hexOf(p, unit.index) === ELIMINATED).map((unit) => {
    const worth = unit.side === 1 ? POINTS.killed.allied : POINTS.killed.german;
    return entry(unit.id, 1 - unit.side, unit.infantry ? worth.infantry : worth.other);
  });
