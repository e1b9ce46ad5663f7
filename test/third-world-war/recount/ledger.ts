import type { BaseEvent } from '../../../src/kernel/game.ts';
import { CITIES, isCity, ownerOf, placeOf, type SideName } from './board.ts';
import { isCarried, isSpotted } from './flight.ts';
import { enemyOf, pieceNamed, type Board } from './position.ts';
import { isRetaliation, strike, type Strike } from './strikes.ts';
import { airOf } from './tables.ts';

/** Arguments of the events that the ledger reads. */
interface Args {
  unit: string;
  brigade: string;
  from: string;
  to: string;
  hex: string;
  phase: string;
  die: number;
  turn: number;
  cost: number;
  air: number;
  side: SideName;
  edge: string;
  attackers: readonly string[];
}

/** A game kept from its log alone: who is where, who holds what, points of all kinds. */
export interface Ledger {
  turn: number;
  phase: string;
  france: string;
  eastGermany: string;
  where: Map<string, string>;
  steps: Map<string, number>;
  /** Units destroyed, and those in Denmark. */
  dead: Set<string>;
  denmark: Set<string>;
  /** Movement points spent in this phase; who has moved in it. */
  spent: Map<string, number>;
  moved: Set<string>;
  /** The turn in which a unit that has left the map may come back, and its edge. */
  back: Map<string, string>;
  neglected: boolean;
  holders: Map<string, string>;
  air: number[];
  attacked: Set<string>;
  marked: Set<string>;
  strikes: Strike[];
  carried: boolean;
  /** Units in the air that have been in contact with an enemy; who is due a die. */
  spotted: Set<string>;
  flak: string | undefined;
  /** Units that lost a step to the result of the last combat, those that fell back, and that combat. */
  hit: Set<string>;
  settled: Set<string>;
  advances: Map<string, number>;
  /** Units that have attacked in this phase. */
  fought: Set<string>;
  combat: { hex: string; attackers: readonly string[]; defenders: readonly string[] };
}

/** The ledger of a game in this position, at the start of which only this is known. */
export const openLedger = (
  board: Board,
  { france, eastGermany, nukes }: { france: string; eastGermany: string; nukes: readonly Omit<Strike, 'open'>[] },
): Ledger => {
  const ledger: Ledger = {
    turn: board.turn,
    phase: board.phase,
    france,
    eastGermany,
    where: new Map(board.pieces.flatMap(({ id, hex }) => (hex ? [[id, hex] as const] : []))),
    steps: new Map(board.pieces.map(({ id, steps }) => [id, steps])),
    dead: new Set(board.pieces.filter(({ place }) => place === 'eliminated').map(({ id }) => id)),
    denmark: new Set(board.pieces.filter(({ place }) => place === 'denmark').map(({ id }) => id)),
    spent: new Map(),
    moved: new Set(board.pieces.filter(({ moved }) => moved).map(({ id }) => id)),
    back: new Map(),
    neglected: false,
    holders: holdersOf(board),
    air: [...board.air],
    attacked: new Set(board.attacked),
    marked: new Set(board.marked),
    strikes: [],
    carried: board.pieces.some((piece) => piece.flown && isCarried(piece)),
    spotted: new Set(),
    flak: undefined,
    hit: new Set(),
    settled: new Set(),
    advances: new Map(),
    fought: new Set(board.pieces.filter(({ fired }) => fired).map(({ id }) => id)),
    combat: { hex: '', attackers: [], defenders: [] },
  };
  for (const { side, hex, retaliation } of nukes) strike(ledger, side, hex, retaliation);
  return ledger;
};

/** RUL-TWW-14, RUL-S-04: who has the cities at the start, and those in which somebody stands. */
function holdersOf({ pieces }: Board): Map<string, string> {
  const pact = (hex: string): boolean => ownerOf(hex) === 'pact' || placeOf('bremen').includes(hex);
  const holders = new Map(CITIES.map((hex) => [hex, pact(hex) ? 'pact' : 'nato']));
  for (const { hex, side } of pieces) if (hex !== undefined && isCity(hex)) holders.set(hex, side);
  return holders;
}

/** A unit has come into a hex, if only to pass. */
function arrive(ledger: Ledger, id: string, hex: string, board: Board): void {
  ledger.where.set(id, hex);
  if (isCity(hex)) ledger.holders.set(hex, pieceNamed(board, id).side);
}

/** Writes down what an action led to. `board`: the position after it; `moved`: the unit that falls back by it. */
export function enterEvents(ledger: Ledger, events: readonly BaseEvent[], board: Board, moved?: string): void {
  const lost = new Set(events.flatMap(({ code, args }) => (code === 'eliminated' ? [args?.['unit']] : [])));
  for (const { code, args } of events) {
    // Who is lost on the way comes nowhere.
    if (code === 'retreat' && lost.has(args?.['unit'])) continue;
    enterEvent(ledger, code, (args ?? {}) as unknown as Args, board, moved);
  }
}

function enterEvent(ledger: Ledger, code: string, args: Args, board: Board, moved: string | undefined): void {
  const { unit, to, hex } = args;
  switch (code) {
    case 'france':
      return void (ledger.france = args.die === 1 ? 'neutral' : 'normal');
    case 'east-germany':
      return setEastGermany(ledger, EAST_GERMANY[args.die - 1] as string, board);
    case 'turn':
      ledger.air = [...airOf(args.turn)];
      ledger.carried = false;
      return void (ledger.turn = args.turn);
    case 'phase':
      return beginPhase(ledger, args.phase, board);
    case 'advance':
      ledger.advances.set(unit, (ledger.advances.get(unit) ?? 0) + 1);
      return arrive(ledger, unit, to, board);
    case 'set-up':
      return arrive(ledger, unit, to, board);
    case 'retreat':
    case 'displaced':
      ledger.settled.add(unit);
      return arrive(ledger, unit, to, board);
    case 'enter':
    case 'move':
      ledger.back.delete(unit);
      pay(ledger, unit, args.cost);
      return arrive(ledger, unit, to, board);
    case 'flight':
      return fly(ledger, args, board);
    case 'flak':
      return void (ledger.flak = undefined);
    case 'landed':
      return arrive(ledger, unit, hex, board);
    case 'formed':
      return form(ledger, args);
    case 'left':
      ledger.denmark.add(unit);
      return void ledger.where.delete(unit);
    case 'eliminated':
      ledger.dead.add(unit);
      ledger.steps.set(unit, 0);
      return void ledger.where.delete(unit);
    case 'retreat-off':
      ledger.back.set(unit, `${ledger.turn + 1} ${args.edge}`);
      return void ledger.where.delete(unit);
    case 'recovered':
      return void ledger.steps.set(unit, 2);
    case 'step-lost':
      ledger.steps.set(unit, 1);
      return void (unit === moved || ledger.hit.add(unit));
    case 'strike':
      ledger.attacked.add(hex);
      return strike(ledger, args.side, hex, isRetaliation(ledger, args.side, hex));
    case 'declared':
      return declare(ledger, args);
    case 'answered':
      return draw(ledger, enemyOf(sideNow(ledger)), 1, args.air);
  }
}

const sideNow = ({ phase }: Ledger): SideName => (phase.startsWith('pact') ? 'pact' : 'nato');

function draw(ledger: Ledger, side: SideName, defence: 0 | 1, points: number): void {
  const slot = (side === 'pact' ? 0 : 2) + defence;
  ledger.air[slot] = (ledger.air[slot] as number) - points;
}

function declare(ledger: Ledger, { hex, air, attackers }: Args): void {
  draw(ledger, sideNow(ledger), 0, air);
  ledger.attacked.add(hex);
  const defenders = [...ledger.where].flatMap(([id, at]) => (at === hex ? [id] : []));
  ledger.combat = { hex, attackers, defenders };
  for (const id of attackers) ledger.fought.add(id);
  ledger.hit.clear();
  ledger.settled.clear();
  ledger.advances.clear();
}

/** 3.0: by the die. */
const EAST_GERMANY = ['removed', 'removed', 'passive', 'passive', 'normal', 'normal'];

/** 3.0: East Germans that are taken away are not destroyed. */
function setEastGermany(ledger: Ledger, result: string, board: Board): void {
  ledger.eastGermany = result;
  if (result !== 'removed') return;
  for (const { id, nation } of board.pieces) if (nation === 'East German') ledger.where.delete(id);
}

function beginPhase(ledger: Ledger, phase: string, board: Board): void {
  // 4.0, 9.2.1: three divisions by the end of the Pact's movement on turn 5.
  if (ledger.turn === 5 && phase === 'pact-combat') ledger.neglected = ledger.denmark.size < 3;
  ledger.phase = phase;
  ledger.attacked.clear();
  ledger.fought.clear();
  ledger.spotted.clear();
  if (!phase.endsWith('-movement')) return;
  ledger.spent.clear();
  for (const { id, side } of board.pieces) if (side === sideNow(ledger)) ledger.moved.delete(id);
}

function pay(ledger: Ledger, unit: string, cost: number): void {
  ledger.spent.set(unit, (ledger.spent.get(unit) ?? 0) + cost);
  ledger.moved.add(unit);
}

/** AMB-TWW-09, RUL-TWW-02: the first hex in contact counts nothing, that of the take-off as any other. */
function fly(ledger: Ledger, { unit, from, to, cost }: Args, board: Board): void {
  const piece = pieceNamed(board, unit);
  if (isCarried(piece)) ledger.carried = true;
  if (!ledger.moved.has(unit) && isSpotted(board, piece, from)) ledger.spotted.add(unit);
  pay(ledger, unit, cost);
  if (!isSpotted(board, piece, to)) return;
  if (ledger.spotted.has(unit)) ledger.flak = unit;
  ledger.spotted.add(unit);
}

/** RUL-TWW-32: the division has what the brigade has done. */
function form({ where, spent, moved }: Ledger, { unit, brigade, hex }: Args): void {
  where.delete(brigade);
  where.set(unit, hex);
  if (spent.has(brigade)) spent.set(unit, spent.get(brigade) as number);
  if (moved.has(brigade)) moved.add(unit);
}
