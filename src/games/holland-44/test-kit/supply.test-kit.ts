import type { SideChange, SetupDoc, SetupUnit } from '../../../wargame/setup.ts';
import { changedMap } from '../../../wargame/map-change.ts';
import { compile } from '../position/board.ts';
import { decisionOf, diceDue, roll, settle } from '../play/decide.ts';
import { MAP } from '../data/map.ts';
import { act, type SideAction } from '../position/actions.ts';
import { hexOf, marksOf, nameOf, orderOf, type Position } from '../position/position.ts';
import { readStart } from '../setup/setup.ts';
import { numberOf, UNITS } from '../position/units.ts';
import { type ActionType } from '../position/codes.ts';

/** Entry areas with an edge on the board of these tests: the west and east ends of the southernmost row, and the upper east. */
const EDGES = { O: ['1000', '1001', '1002'], N: ['1003', '1004', '1005'], L: ['1027'], H: ['5727'], I: ['4027'] };

type Where = string | { hex: string; steps?: number; marks?: readonly string[] };
type Side = readonly [string, Omit<SideChange, 'a' | 'b'>];

interface Set {
  turn?: number;
  weather?: string;
  units?: Readonly<Record<string, Where>>;
  hexes?: Readonly<Record<string, string>>;
  features?: Readonly<Record<string, readonly string[]>>;
  /** Hexsides by their two hexes: `3010-3011`. */
  sides?: readonly Side[];
  extra?: Readonly<Record<string, unknown>>;
  options?: Readonly<Record<string, string>>;
}

const unitIn = ([id, where]: [string, Where]): SetupUnit =>
  typeof where === 'string' ? { id, hex: where } : { id, ...where };

function hexesIn({ hexes = {}, features = {} }: Set) {
  const names = new Set([...Object.keys(hexes), ...Object.keys(features)]);
  return Object.fromEntries(
    [...names].map((hex) => [hex, { terrain: hexes[hex] ?? 'clear', features: features[hex] ?? [] }]),
  );
}

/** These units alone on clear ground, in this phase of turn 9 (a morning) unless another is given. */
export function stand(phase: string, set: Set): Position {
  const { turn = 9, weather, units = {}, sides = [], extra, options = {} } = set;
  const between = sides.map(([pair, fields]): SideChange => {
    const [a = '', b = ''] = pair.split('-');
    return { a, b, ...fields };
  });
  const map = { base: 'blank' as const, hexes: hexesIn(set), sides: between };
  const setup: SetupDoc = {
    format: 'bivouac-setup',
    version: 1,
    game: 'holland-44',
    turn,
    phase,
    ...(weather ? { weather } : {}),
    only: true,
    units: Object.entries(units).map(unitIn),
    ...(extra ? { extra } : {}),
    map,
  };
  const read = readStart({ scenario: 'campaign', options, setup });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return withEdges(read.value, map);
}

function withEdges(p: Position, map: NonNullable<SetupDoc['map']>): Position {
  const edges = Object.entries(EDGES).map(([id, hexes]) => ({ id, hexes, source: 'test' }));
  const data = changedMap({ ...MAP, edges }, map, 'clear');
  return {
    ...p,
    board: compile(data),
  };
}

/** A road along these hexes. */
export const road = (...hexes: string[]): Side[] =>
  hexes.slice(1).map((hex, i) => [`${hexes[i]}-${hex}`, { road: 'minor' }]);

/** Runs what needs nobody's decision. */
export const go = settle;

type Fields = Readonly<Record<string, string>>;
const actionOf = act as (side: 0 | 1, type: ActionType, fields: Fields) => SideAction;

const offered = (p: Position, type: ActionType, fields: Fields) => {
  const top = p.s.frames.at(-1);
  if (diceDue(p.s)) throw new Error('Nobody has to decide.');
  const decision = decisionOf(p);
  return { top, decision, action: actionOf(decision.actor(p, top), type, fields) };
};

/** Makes an action that has to be in the list. */
export function play(p: Position, type: ActionType, fields: Fields = {}): void {
  const { top, decision, action } = offered(p, type, fields);
  const why = decision.refusal(p, top, action);
  if (why) throw new Error(JSON.stringify(why));
  if (!decision.legal(p, top).includes(action)) throw new Error(`Not in the list: ${JSON.stringify(action)}`);
  decision.play(p, top, action);
  settle(p);
}

/** `rule code` of the refusal of an action that must not be in the list; undefined when it is allowed and there. */
export function refused(p: Position, type: ActionType, fields: Fields = {}): string | undefined {
  const { top, decision, action } = offered(p, type, fields);
  const why = decision.refusal(p, top, action);
  if (decision.legal(p, top).includes(action) === (why !== undefined))
    throw new Error('List and refusal do not agree.');
  return why && `${why.rule} ${why.code}`;
}

/** All actions of this type, as the values of their fields. */
export function listed(p: Position, type: string): string[] {
  const actions = diceDue(p.s) ? [] : decisionOf(p).legal(p, p.s.frames.at(-1));
  return actions
    .filter((action) => action.type === type)
    .map(({ by: _, type: __, ...fields }) => Object.values(fields).join(' '));
}

/** Rolls a die, and goes on. */
export function dice(p: Position, die: number): void {
  roll(p, [die]);
  settle(p);
}

/** The unit whose die is due. */
export const dieFor = (p: Position): string | undefined => {
  const top = p.s.frames.at(-1);
  return top?.kind === 'dice' ? UNITS[top.values[0] ?? -1]?.id : undefined;
};

export const has = (p: Position, id: string, bit: number): boolean => (marksOf(p, numberOf(id)) & bit) !== 0;
export const order = (p: Position, id: string): number => orderOf(p, numberOf(id));
export const where = (p: Position, id: string): string | number => {
  const hex = hexOf(p, numberOf(id));
  return hex >= 0 ? nameOf(p, hex) : hex;
};
