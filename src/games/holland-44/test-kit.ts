import { changedMap } from '../../wargame/map-change.ts';
import type { HexChange, SetupDoc, SideChange } from '../../wargame/setup.ts';
import {
  lay,
  opening as openingOf,
  setupOf,
  tableAt,
  type Sketch,
  type Table,
  type Units,
} from '../../wargame/test-kit.ts';
import type { FieldsOf } from '../../wargame/machine/shape.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { MAP } from './data/map.ts';
import { HOLLAND_44 } from './index.ts';
import { decisionOf, diceDue, roll, settle } from './play/decide.ts';
import { at, ledger } from './play/play.ts';
import { act, knownPlace, type ACTION_FIELDS, type SideAction } from './position/actions.ts';
import { compile, hexNamed } from './position/board.ts';
import type { ActionType } from './position/codes.ts';
import {
  ALLIED,
  hexOf,
  marksOf,
  nameOf,
  orderOf,
  place,
  positionOf,
  spentOf,
  stepsOf,
  type Position,
  type Side,
} from './position/position.ts';
import { AREA, ELIMINATED, type AdvanceFrame, type RetreatFrame, type State } from './position/state.ts';
import { numberOf, UNITS } from './position/units.ts';
import { beginRetreat } from './rules/13-retreat/begin-retreat.ts';
import { beginAdvance, type Gain } from './rules/15-advance/advance.ts';
import { readStart } from './setup/setup.ts';

export type { Units } from '../../wargame/test-kit.ts';

const GAME = HOLLAND_44 as unknown as Wargame<State>;

/** Fields of a type of action. */
type Fields<T extends ActionType> = FieldsOf<typeof ACTION_FIELDS, T>;

/** A table whose actions have the fields of their types. */
export interface Played extends Table<State> {
  legal(): Record<string, unknown>[];
  legal<T extends ActionType>(type: T): (Fields<T> & { type: T })[];
  after(...steps: readonly (object | number)[]): Played;
}
export type Sitting = Partial<Sketch>;

/** These units alone on clear ground, in this phase of turn 4 unless another is given. */
export const sit = (phase: string, sketch: Sitting = {}): Played => lay(GAME, sketchOf(phase, sketch)) as Played;

const sketchOf = (phase: string, sketch: Sitting): Sketch => ({
  scenario: 'campaign',
  turn: 4,
  units: {},
  ...sketch,
  phase,
});

/** A scenario from its printed beginning. */
export const opening = (scenario = 'campaign'): Played => openingOf(GAME, scenario) as Played;

/** Counters that lie in a box unless a position says otherwise. */
const BOXED = Object.fromEntries(
  UNITS.flatMap(({ id, breakdown, remnant }) => (breakdown || remnant ? [[id, null]] : [])),
);

/** A unit, where it is, and what of it is not as it comes. */
export type Given = readonly [id: string, hex: string | null, more?: { steps?: number; marks?: string[] }];

/** These units, and all breakdown units and remnants in their boxes. */
export const position = (turn: number, phase: string, units: readonly Given[], more: Sitting = {}): Played =>
  sit(phase, {
    ...more,
    turn,
    units: { ...BOXED, ...Object.fromEntries(units.map(([id, hex, rest]) => [id, { hex, ...rest }])) },
  });

/** These units in overcast weather on the morning of turn 9, in the Allied combat phase, unless something else is given. */
export const battle = (units: Units, more: Sitting = {}): Played =>
  sit(more.phase ?? 'allied-combat', { turn: 9, weather: 'overcast', ...more, units });

/** An Allied landing phase in clear weather. */
export const landing = (sketch: Sitting): Played =>
  sit(sketch.phase ?? 'allied-landing', { weather: 'clear', ...sketch });

/** The hex of a unit or its area, a number when it is nowhere; steps, order, marks and points spent. */
export function unit(of: Played | Position, id: string) {
  const u = numberOf(id);
  const p = 's' in of ? of : at(of.state());
  const hex = hexOf(p, u);
  return {
    hex: isSomewhere(hex) ? nameOf(p, hex) : hex,
    steps: stepsOf(p, u),
    order: orderOf(p, u),
    marks: marksOf(p, u),
    spent: spentOf(p, u),
  };
}

const isSomewhere = (hex: number): boolean => hex >= 0 || hex <= AREA;

/** How a bridge stands, by its two hexes. */
export function bridge(t: Played, name: string): number {
  const p = at(t.state());
  const span = p.board.spans.findIndex(({ a, b }) => [nameOf(p, a), nameOf(p, b)].sort().join('-') === name);
  return t.state().bridges[span] as number;
}

/** The score by its items. */
export const items = (t: Played): Record<string, number> =>
  Object.fromEntries(ledger(t.state()).map(({ item, side: whose, points }) => [`${whose} ${item}`, points]));

/** The decision or event that is carried out now. */
export const top = (t: Played) => t.state().frames.at(-1);

/** Hexes where a unit may land. */
export const drops = (t: Played, id: string): string[] =>
  t.legal('land').flatMap(({ unit: lands, to }) => (lands === id ? [to] : []));

export const END = { type: 'end' };
export const DONE = { type: 'done' };
export const land = (id: string, to: string) => ({ type: 'land' as const, unit: id, to });
export const advanceTo = (id: string, to: string) => ({ type: 'advance', unit: id, to });
export const join = (id: string) => ({ type: 'join', unit: id });
export const hit = (target: string) => ({ type: 'breakthrough', target });
export const support = (target: string) => ({ type: 'support', target });

/** Ground of some hexes. */
export const ground = (terrain: string, ...hexes: string[]): Record<string, HexChange> =>
  Object.fromEntries(hexes.map((hex) => [hex, { terrain }]));
export const drop = (code: string, terrain = 'clear'): HexChange => ({ terrain, features: [`drop:${code}`] });
/** A hexside by its two hexes: `3010-3011`. */
export function side(pair: string, change: Omit<SideChange, 'a' | 'b'>): SideChange {
  const [a = '', b = ''] = pair.split('-');
  return { a, b, ...change };
}
/** A road along these hexes. */
export const road = (...hexes: string[]): SideChange[] =>
  hexes.slice(1).map((b, i) => side(`${hexes[i]}-${b}`, { road: 'primary' }));

/** Units have to retreat out of the hex of the first, two hexes for a DR unless said otherwise. */
export function retreat(
  t: Played,
  ids: readonly string[],
  order: Partial<Pick<RetreatFrame, 'why' | 'least' | 'most' | 'order'>> = {},
): Played {
  const p = at(t.state());
  const units = ids.map(numberOf);
  const [first = 0] = units;
  const whose = (UNITS[first] as (typeof UNITS)[number]).side;
  beginRetreat(p, { side: whose, why: 'combat', hex: hexOf(p, first), units, least: 2, most: 2, order: 1, ...order });
  settle(p);
  return t;
}

/** Choices of whoever retreats: `Henke 3613`, `Henke halt`. */
export const choices = (t: Played): string[] =>
  [
    ...t.legal('retreat').map(({ unit: id, to }) => `${id} ${to}`),
    ...t.legal('halt').map(({ unit: id }) => `${id} halt`),
  ].sort();

/** What follows choices made one after the other, written so, or `loss Henke`. */
export const choose = (t: Played, ...texts: string[]): Played => t.after(...texts.map(choice));

export function choice(text: string): object {
  if (text.startsWith('loss ')) return { type: 'loss', unit: text.slice(5) };
  const id = text.slice(0, text.lastIndexOf(' '));
  const to = text.slice(text.lastIndexOf(' ') + 1);
  return to === 'halt' ? { type: 'halt', unit: id } : { type: 'retreat', unit: id, to };
}

const ORDERS = ['', ' disrupted', ' full retreat'];

/** Where a unit is and how: `3614 2`, `3614 1 disrupted`, or `gone`. */
export function found(t: Played, id: string): string {
  const { hex, steps, order } = unit(t, id);
  return typeof hex === 'string' ? `${hex} ${steps}${ORDERS[order]}` : 'gone';
}

export const isMarked = (of: Played | Position, id: string, mark: number): boolean => (unit(of, id).marks & mark) !== 0;

type Won = Omit<Partial<Gain>, 'hex' | 'attackers' | 'helped'> & { hex: string; units: string; helped?: string };

const numbers = (ids = ''): number[] => ids.split(', ').filter(Boolean).map(numberOf);

/** After a combat of turn 9: units that attacked, parted by commas, may advance; a DR unless said otherwise. */
export function advance(sketch: Sitting, { hex, units, helped, ...gain }: Won): Played {
  const p = stand(sketch.phase ?? 'allied-combat', sketch);
  beginAdvance(p, {
    side: ALLIED,
    reach: 'normal',
    breakthrough: false,
    hex: knownPlace(p, hex),
    attackers: numbers(units),
    helped: numbers(helped),
    ...gain,
  });
  settle(p);
  return playedFrom(p.s);
}

/** DS or DMR: the bonus advance, with a breakthrough combat. */
export const BONUS = { reach: 'bonus', breakthrough: true } as const;

/** The advance that goes on, also under something else; undefined when it is over. */
export const advancing = (t: Played): AdvanceFrame | undefined =>
  t.state().frames.find((one): one is AdvanceFrame => one.kind === 'advance');

export const isOver = (t: Played): boolean => advancing(t) === undefined;

/** Rule of the refusal of an action, or `ok`. */
export const ask = (t: Played, action: object): string => t.why(action)?.split(' ')[0] ?? 'ok';

/** Ends the combat on top, after these units are gone or have gone to another hex. */
export function resolve(t: Played, moved: Readonly<Record<string, string>>): Played {
  const p = positionOf(t.state());
  p.s.frames.pop();
  for (const [id, to] of Object.entries(moved))
    place(p, numberOf(id), to === 'gone' ? ELIMINATED : hexNamed(p.board.grid, to));
  settle(p);
  return t;
}

/** A position of turn 9 unless another is given, before anything runs by itself. */
export function stand(phase: string, sketch: Sitting): Position {
  const read = readStart({ scenario: 'campaign', options: sketch.options ?? {}, setup: standing(phase, sketch) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const standing = (phase: string, sketch: Sitting): SetupDoc =>
  setupOf(HOLLAND_44, sketchOf(phase, { turn: 9, ...sketch }));

/** Entry areas for supply on a clear board: at the west and east ends of the southernmost row, and in the upper east. */
const EDGES = { O: ['1000', '1001', '1002'], N: ['1003', '1004', '1005'], L: ['1027'], H: ['5727'], I: ['4027'] };

/** The same on a board with the edges of these tests. */
export function standWithEdges(phase: string, sketch: Sitting): Position {
  const edges = Object.entries(EDGES).map(([id, hexes]) => ({ id, hexes, source: 'test' }));
  const map = changedMap({ ...MAP, edges }, standing(phase, sketch).map ?? {}, 'clear');
  return { ...stand(phase, sketch), board: compile(map) };
}

/** The game goes on from a state. */
export const playedFrom = (s: State): Played => tableAt(GAME, s) as Played;

/** The fields of a type of action; nothing where it has none. */
type Filled<T extends ActionType> = keyof Fields<T> extends never ? [fields?: Fields<T>] : [fields: Fields<T>];
const actionOf = act as (side: Side, type: ActionType, fields: object) => SideAction;

const offered = (p: Position, type: ActionType, fields: object = {}) => {
  if (diceDue(p.s)) throw new Error('Nobody has to decide.');
  const frame = p.s.frames.at(-1);
  const decision = decisionOf(p);
  return { frame, decision, action: actionOf(decision.actor(p, frame), type, fields) };
};

/** Decides in a position, by an action that has to be in the list. */
export function decide<T extends ActionType>(p: Position, type: T, ...[fields]: Filled<T>): void {
  const { frame, decision, action } = offered(p, type, fields);
  if (refusalOf(p, type, fields) !== undefined) throw new Error(`${JSON.stringify(action)} is refused`);
  decision.play(p, frame, action);
  settle(p);
}

/** `rule code` of the refusal in a position of an action that must not be in the list; undefined when it is allowed and there. */
export const refusedIn = <T extends ActionType>(p: Position, type: T, ...[fields]: Filled<T>): string | undefined =>
  refusalOf(p, type, fields);

function refusalOf(p: Position, type: ActionType, fields: object | undefined): string | undefined {
  const { frame, decision, action } = offered(p, type, fields);
  const why = decision.refusal(p, frame, action);
  if (decision.legal(p, frame).includes(action) === (why !== undefined)) throw new Error('List and refusal disagree.');
  return why && `${why.rule} ${why.code}`;
}

/** All actions of this type in a position, as the values of their fields. */
export function listed(p: Position, type: string): string[] {
  const actions: readonly SideAction[] = diceDue(p.s) ? [] : decisionOf(p).legal(p, p.s.frames.at(-1));
  return actions
    .filter((action) => action.type === type)
    .map(({ by: _, type: __, ...fields }) => Object.values(fields).join(' '));
}

/** Rolls a die in a position, and goes on. */
export function rollIn(p: Position, die: number): void {
  roll(p, [die]);
  settle(p);
}

/** The unit whose die is due in a position. */
export const dieFor = (p: Position): string | undefined => {
  const frame = p.s.frames.at(-1);
  return frame?.kind === 'dice' ? UNITS[frame.values[0] ?? -1]?.id : undefined;
};
