import type { BaseEvent } from '../../../src/kernel/game.ts';
import { hexOf, NAMES, NORTH_OF_RHINE, PRIZES, sideOf, terrainOf } from './board.ts';
import { printOf, unitNamed } from './counters.ts';
import type { Board } from './position.ts';

/** 5.7: ends of the road bridges at Arnhem, Nijmegen and Westervoort, which are never blown. */
const NEVER_BLOWN: readonly (readonly [number, number])[] = [
  ['6022', '6122'],
  ['5321', '5421'],
  ['6123', '6124'],
].map(([a = '', b = '']) => [hexOf(a), hexOf(b)] as const);

export const neverBlown = (a: number, b: number): boolean =>
  sideOf(a, b).bridge === 'road' && NEVER_BLOWN.some((ends) => ends.includes(a) && ends.includes(b));

const CITIES = NAMES.map((_, hex) => hex).filter((hex) => terrainOf(hex) === 'city');
const WATCHED = [...new Set([...CITIES, ...PRIZES, ...NEVER_BLOWN.flat()])];

/** What only the course of a game tells: written from its events and positions. */
export interface Ledger {
  /** Side that was last in a hex (RUL-H44-138, RUL-H44-03). */
  last: Map<number, number>;
  /** Side that was last at either end of each bridge that is never blown. */
  keepers: Map<string, number>;
  /** Allied units that have landed in this turn (18.5). */
  landed: Set<number>;
  /** Units that have retreated since the turn of the other side began (RUL-H44-112). */
  fallen: Set<number>;
  /** An Allied unit has been north of the Lower Rhine (AMB-H44-12). */
  north: boolean;
  /** The position in which the last landing phase began (22.3.2). */
  landing: Board;
}

export function openLedger(b: Board): Ledger {
  const ledger: Ledger = {
    last: new Map(),
    keepers: new Map(),
    landed: new Set(),
    fallen: new Set(),
    north: false,
    landing: b,
  };
  for (const hex of WATCHED) {
    const holder = b.holders[NAMES[hex] as string];
    ledger.last.set(hex, holder === 'allied' ? 0 : 1);
  }
  enterPositions(ledger, b);
  return ledger;
}

function visit(ledger: Ledger, hex: number, side: number): void {
  if (ledger.last.has(hex)) ledger.last.set(hex, side);
  for (const ends of NEVER_BLOWN) if (ends.includes(hex)) ledger.keepers.set(ends.join('-'), side);
}

function enterPositions(ledger: Ledger, b: Board): void {
  ledger.north ||= [...b.held[0]].some((hex) => NORTH_OF_RHINE.has(hex));
  for (const hex of WATCHED) {
    const there = [0, 1].filter((side) => (b.held[side as 0 | 1] as ReadonlySet<number>).has(hex));
    if (there.length === 1 && ledger.last.get(hex) !== there[0]) visit(ledger, hex, there[0] as number);
    const known = NEVER_BLOWN.filter((ends) => ends.includes(hex) && !ledger.keepers.has(ends.join('-')));
    if (known.length > 0 && there.length === 1) visit(ledger, hex, there[0] as number);
  }
}

export const keeperOf = ({ keepers }: Ledger, a: number, b: number): number =>
  keepers.get(`${Math.min(a, b)}-${Math.max(a, b)}`) ?? keepers.get(`${Math.max(a, b)}-${Math.min(a, b)}`) ?? 1;

interface Args {
  unit?: string;
  to?: string;
  hex?: string;
  phase?: string;
  part?: string;
  remnant?: string;
}
const COMING = ['move', 'retreat', 'advance', 'lands', 'pilots-arrive', 'replaced', 'head-returns'];

function inherit({ landed, fallen }: Ledger, from: string, to: string): void {
  for (const set of [landed, fallen]) {
    if (set.has(unitNamed(from))) set.add(unitNamed(to));
    // A counter of the pool that was a part of another unit before.
    else set.delete(unitNamed(to));
  }
}

/** Enters what happened in one action. */
export function enterEvents(ledger: Ledger, events: readonly BaseEvent[], after: Board): void {
  for (const { code, args } of events) {
    const { unit, to, hex, phase, part, remnant } = args as Args;
    const at = hexOf(to ?? hex ?? '') as number | undefined;
    if (COMING.includes(code) && unit && at !== undefined) visit(ledger, at, printOf(unitNamed(unit)).side);
    if (code === 'lands' || code === 'pilots-arrive') ledger.landed.add(unitNamed(unit as string));
    // RUL-H44-151: what is made of a unit is as it is.
    if (code === 'breaks-down' || code === 'remnant') inherit(ledger, unit as string, (part ?? remnant) as string);
    if (code === 'retreat') ledger.fallen.add(unitNamed(unit as string));
    if (code === 'relocated' && at !== undefined) visit(ledger, at, 1);
    if (phase === 'allied-landing') ledger.landing = after;
    if (code === 'turn') ledger.landed.clear();
    if (code === 'turn' || phase === 'german-resupply') ledger.fallen.clear();
  }
  enterPositions(ledger, after);
}
