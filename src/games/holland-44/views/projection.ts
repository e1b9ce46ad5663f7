import { ABOUT } from '../position/about.ts';
import { bridgeName, idOf, sideName } from '../position/actions.ts';
import { PARTS } from '../data/terrain.ts';
import { extraOf } from './extra-view.ts';
import { areaOf, dueOf, hexOf, marksOf, nameOf, spentOf, type Position, type Side } from '../position/position.ts';
import {
  AS_REMNANT,
  BRIDGE_STATES,
  DONE,
  ELIMINATED,
  FELL_BACK,
  FOUGHT,
  IN_BOX,
  OUT,
  RETREATED,
  SHIFTED,
  WAITING,
  WAS_ATTACKED,
  type Frame,
  type Own,
  type TallyName,
} from '../position/state.ts';
import { FORMATIONS, UNITS } from '../position/units.ts';
import { markNames } from './view.ts';
import { UNDATED } from '../setup/setup.ts';

/**
 * All that decides how the game goes on, in the words of docs/formats/position.md: what the hash of a record covers. It is
 * written apart from the state and from what a side sees, so that neither can change a hash.
 */
export function projectionOf(p: Position, toAct: string): object {
  const { s } = p;
  return {
    game: ABOUT.id,
    scenario: s.scenario,
    options: s.options,
    turn: s.turn,
    phase: s.phase,
    weather: ABOUT.vocabulary.weather[s.weather],
    toAct,
    units: [...UNITS].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ index }) => unitOf(p, index)),
    extra: { ...extraOf(p), bridges: bridgesOf(p), traffic: s.traffic.map((hex) => hexName(p, hex)) },
    winner: s.winner < 0 ? null : sideName(s.winner as Side),
    own: Object.fromEntries(ownOf(p).sort(([a], [b]) => (a < b ? -1 : 1))),
    map: s.map,
    pending: s.frames.map((frame) => pendingOf(p, frame)),
  };
}

/** How each bridge stands, by its two hexes. */
const bridgesOf = (p: Position): object =>
  Object.fromEntries(p.s.bridges.map((how, span) => [bridgeName(p, span), BRIDGE_STATES[how]]));
/** Names of what else the state keeps, as documented: of single numbers, and of lists, after which `:` and the key stand. */
const SINGLE: Readonly<Record<Exclude<keyof Own, TallyName>, string>> = {
  air: 'air',
  landing: 'landing',
  landedOn: 'landing:turn',
  afternoon: 'afternoon',
  beenNorth: 'been-north',
  airdropped: 'airdropped',
  readied: 'readied',
  relocated: 'relocated',
  revealed: 'revealed',
};
const LISTS: Readonly<Record<TallyName, string>> = {
  keepers: 'keeper',
  repairs: 'repair',
  touched: 'touched',
  ferries: 'ferry',
  ferriedSteps: 'engineer',
  ferriedVehicles: 'engineer-vehicles',
  ferrySides: 'engineer-side',
  assaults: 'assault',
  overruns: 'overrun',
  attackedFrom: 'attacked-from',
  advanced: 'advanced',
  released: 'released',
  returned: 'returned',
  returnedNew: 'returned-new',
  returnedGiven: 'returned-given',
  landings: 'landing',
  points: 'points',
  replaced: 'replaced',
};

const namesIn = <K extends string>(table: Readonly<Record<K, string>>): [K, string][] =>
  Object.entries(table) as [K, string][];

/** Numbers by key: those of the state, and how units have moved. */
const ownOf = ({ s }: Position): [string, number][] => [
  ...namesIn(SINGLE).flatMap(([field, name]): [string, number][] => {
    const value = s.own[field];
    return value === undefined ? [] : [[name, value]];
  }),
  ...namesIn(LISTS).flatMap(([field, name]) =>
    Object.entries(s.own[field]).map(([key, value]): [string, number] => [`${name}:${key}`, value]),
  ),
  ...s.soFar.flatMap((soFar, u): [string, number][] => (soFar < 0 ? [] : [[`way:${u}`, soFar]])),
];

const PLACES: Readonly<Record<number, string>> = {
  [WAITING]: 'waiting',
  [ELIMINATED]: 'eliminated',
  [IN_BOX]: 'in its box',
  [AS_REMNANT]: 'as a remnant',
  [OUT]: 'out of the game',
};

/** Marks that last for a phase. */
const PASSING = {
  done: DONE,
  shifted: SHIFTED,
  fought: FOUGHT,
  retreated: RETREATED,
  attacked: WAS_ATTACKED,
  'fell-back': FELL_BACK,
} as const;

/** A unit; what is nothing is left out. */
function unitOf(p: Position, u: number): object {
  const { s } = p;
  const [hex, spent, due] = [hexOf(p, u), spentOf(p, u), dueOf(p, u)];
  const passing = Object.entries(PASSING).flatMap(([name, bit]) => (marksOf(p, u) & bit ? [name] : []));
  return {
    id: idOf(u),
    where: hex >= 0 || areaOf(p, u) >= 0 ? nameOf(p, hex) : PLACES[hex],
    steps: s.steps[u],
    marks: [...markNames(p, u), ...passing],
    ...(spent === 0 ? {} : { spent: spent / PARTS }),
    ...(due === UNDATED ? {} : { due }),
  };
}

/** Fields of frames that hold units, and those that hold hexes; all others stand as they are. */
const UNIT_FIELDS: readonly string[] = [
  'units',
  'attackers',
  'attached',
  'settled',
  'group',
  'across',
  'artillery',
  'defenders',
  'unit',
];
const HEX_FIELDS: readonly string[] = ['hex', 'target', 'waiting', 'entering', 'path'];

/** Fields that are documented under another name. */
const DOCUMENTED: Readonly<Record<string, string>> = { hexesMoved: 'steps' };

/** An open matter, by ids and printed numbers. Lists stand in the order in which their entries were named. */
function pendingOf(p: Position, frame: Frame): object {
  const named = Object.entries(frame).map(([field, value]) => [
    DOCUMENTED[field] ?? field,
    nameIn(p, frame.kind, field, value as unknown),
  ]);
  return Object.fromEntries(named) as object;
}

function nameIn(p: Position, kind: Frame['kind'], field: string, value: unknown): unknown {
  if (field === 'side') return sideName(value as Side);
  if (field === 'spans') return (value as number[]).map((span) => bridgeName(p, span));
  if (field === 'lead') return kind === 'stand' ? unitName(value as number) : (FORMATIONS[value as number] ?? null);
  if (UNIT_FIELDS.includes(field)) return Array.isArray(value) ? value.map(unitName) : unitName(value as number);
  if (!HEX_FIELDS.includes(field)) return value;
  return Array.isArray(value) ? value.map((hex: number) => hexName(p, hex)) : hexName(p, value as number);
}

const unitName = (u: number): string | null => (u < 0 ? null : idOf(u));
const hexName = (p: Position, hex: number): string | null => (hex === -1 ? null : nameOf(p, hex));
