import type { BaseEvent } from '../../../src/kernel/game.ts';
import { AIR, DROPPED, SUPPLIED } from '../printed.ts';
import { BRIDGES, FERRIES, TOWNS, around, placeOf, row } from './board.ts';
import { sideOfUnit, type Ledger } from './ledger.ts';
import { isEngaged, type Board } from './position.ts';
import { dependents, forget, hunger, namesOf, supply } from './supply.ts';

/** Arguments of the events that the ledger reads. */
interface Args {
  unit: string;
  to: string;
  hex: string;
  bridge: string;
  division: string;
  phase: string;
  turn: number;
  air: number;
  die: number;
  attackers: readonly string[];
}

/** The ledger of a game in this position, at the start of which only this is known. */
export function openLedger(board: Board): Ledger {
  const { turn, phase, pieces, air, contact, holders, down, want } = board;
  const ledger: Ledger = {
    turn,
    phase,
    where: new Map(pieces.flatMap(({ id, hex }) => (hex ? [[id, hex] as const] : []))),
    dead: new Set(pieces.filter(({ place }) => place === 'eliminated').map(({ id }) => id)),
    holders: new Map(Object.entries(holders)),
    ends: new Set(),
    taken: new Set(),
    tried: new Set(),
    lost: new Set(),
    down: new Set([...down].filter((name) => BRIDGES.includes(name))),
    blown: 0,
    mending: new Map(),
    contact: new Set(contact),
    airlift: undefined,
    north: false,
    air: { ...air },
    want: new Map(Object.entries(want)),
    engaged: engagedIn(board),
    hit: new Set(),
    combat: { hex: '', attackers: [] },
  };
  for (const [id, hex] of ledger.where) arrive(ledger, id, hex, board);
  return ledger;
}

const engagedIn = (board: Board): Set<string> =>
  new Set(board.pieces.filter((piece) => isEngaged(board, piece)).map(({ id }) => id));

/** A unit has come into a hex, if only to pass. */
function arrive(ledger: Ledger, id: string, hex: string, board: Board): void {
  ledger.where.set(id, hex);
  const side = sideOfUnit(id);
  if (TOWNS.has(hex)) ledger.holders.set(hex, side);
  if (side === 'german') return;
  for (const name of [...BRIDGES, ...FERRIES]) if (name.split('-').includes(hex)) reachEnd(ledger, name, hex);
  meet(ledger, board);
}

/** 10.1, 10.2: an Allied unit at an end of a bridge or ferry. */
function reachEnd(ledger: Ledger, name: string, hex: string): void {
  if (FERRIES.includes(name)) return void ledger.lost.add(name);
  ledger.ends.add(`${name} ${hex}`);
  if (ledger.taken.has(name) || !name.split('-').every((end) => ledger.ends.has(`${name} ${end}`))) return;
  ledger.taken.add(name);
  if (ledger.down.has(name)) ledger.mending.set(name, ledger.turn + 1);
}

/** 9.0, 4.2.3, 11.2.1: who stands beside whom. */
function meet(ledger: Ledger, board: Board): void {
  const here = board.pieces.flatMap((piece) => {
    const hex = ledger.where.get(piece.id);
    return hex === undefined ? [] : [{ piece, hex }];
  });
  const corps = new Set(here.filter(({ piece }) => piece.corps).map(({ hex }) => hex));
  const near = (hex: string): boolean => [hex, ...around(hex)].some((at) => corps.has(at));
  for (const { piece, hex } of here) {
    if (piece.dropped === undefined || !near(hex)) continue;
    if (!ledger.contact.has(piece.dropped)) touch(ledger, piece.dropped, board);
    if (placeOf('arnhem').includes(hex)) ledger.airlift ??= ledger.turn + 2;
  }
  ledger.north ||= [...corps].some((hex) => row(hex) === 1);
}

/** 9.0: contact ends the want of all but those who are surrounded (RUL-MG-24). */
function touch(ledger: Ledger, division: string, board: Board): void {
  ledger.contact.add(division);
  const held = dependents(ledger, division, board).map(({ id }) => id);
  for (const name of namesOf(division)) if (!held.includes(name)) ledger.want.delete(name);
}

/** Writes down what an action led to. `board`: the position after it; `moved`: the unit that falls back by it. */
export function enterEvents(ledger: Ledger, events: readonly BaseEvent[], board: Board, moved?: string): void {
  events.forEach(({ code, args }, i) => {
    // Who is lost on the way, by a river or in the second of two hexes, comes nowhere.
    if (isFallingBack(code) && isLost(events.slice(i + 1), args?.['unit'])) return;
    enterEvent(ledger, code, (args ?? {}) as unknown as Args, board, moved);
  });
}

const isFallingBack = (code: string): boolean => code === 'retreat' || code === 'displaced';

/** Is the next thing to happen, but for steps, that this unit is eliminated? */
function isLost(events: readonly BaseEvent[], unit: unknown): boolean {
  const next = events.find(({ code }) => code !== 'step-lost');
  return next?.code === 'eliminated' && next.args?.['unit'] === unit;
}

function enterEvent(ledger: Ledger, code: string, args: Args, board: Board, moved: string | undefined): void {
  const { unit, to, hex } = args;
  switch (code) {
    case 'turn':
      return beginTurn(ledger, args.turn);
    case 'phase':
      ledger.phase = args.phase;
      ledger.engaged = engagedIn(board);
      return ledger.phase === 'allied-movement' ? beginAllied(ledger, board) : undefined;
    case 'set-up':
    case 'enter':
    case 'move':
    case 'retreat':
    case 'displaced':
    case 'advance':
      return arrive(ledger, unit, to, board);
    case 'eliminated':
      ledger.dead.add(unit);
      return void ledger.where.delete(unit);
    case 'left':
    case 'retreat-off':
      return void ledger.where.delete(unit);
    case 'step-lost':
      return void (unit === moved || ledger.hit.add(unit));
    case 'declared':
      ledger.air[sideNow(ledger)] -= args.air;
      ledger.combat = { hex, attackers: args.attackers };
      return ledger.hit.clear();
    case 'answered':
      ledger.air[sideNow(ledger) === 'german' ? 'allied' : 'german'] -= args.air;
      return undefined;
    case 'demolition':
      return tryBridge(ledger, args.bridge, args.die);
    case 'supply-roll':
      return supply(ledger, args.division, args.die, board);
  }
}

function beginTurn(ledger: Ledger, turn: number): void {
  const [allied, german] = AIR[turn] as readonly [number, number];
  ledger.turn = turn;
  ledger.air = { allied, german };
  ledger.tried.clear();
}

const sideNow = ({ phase }: Ledger): 'german' | 'allied' => (phase.startsWith('german') ? 'german' : 'allied');

/** 10.1: any fall but a one blows it. */
function tryBridge(ledger: Ledger, bridge: string, die: number): void {
  ledger.tried.add(bridge);
  if (die === 1) return;
  ledger.down.add(bridge);
  ledger.blown++;
}

/** The Allied movement begins: markers come off (10.1), and want grows where no die can help (9.0). */
function beginAllied(ledger: Ledger, board: Board): void {
  for (const [name, turn] of ledger.mending) {
    if (turn > ledger.turn) continue;
    ledger.mending.delete(name);
    ledger.down.delete(name);
  }
  if (ledger.turn < 19) return;
  for (const division of Object.keys(DROPPED)) {
    if (dependents(ledger, division, board).length === 0) forget(ledger, division);
    else if (SUPPLIED[ledger.turn]?.length === 0) hunger(ledger, division, board);
  }
}
