import { hexAt } from '../../../hex/grid.ts';
import type { DiceAction, EventArg, Prompt, Refusal } from '../../../kernel/game.ts';
import { refusalIf, type Reason } from '../../../kernel/reason.ts';
import { actionLists } from '../../../wargame/machine/action-lists.ts';
import type * as machine from '../../../wargame/machine/decision.ts';
import type { Typed } from '../../../wargame/machine/decision.ts';
import type { ActionOf, FieldsOf } from '../../../wargame/machine/shape.ts';
import { ABOUT } from './about.ts';
import type { ActionType, EventCode, PromptCode } from './codes.ts';
import { AREAS } from '../data/areas.ts';
import { nameOf, unitOf, type Position, type Side } from './position.ts';
import { AREA, type Frame, type Mode } from './state.ts';
import { findUnit, UNITS } from './units.ts';

export { unasked } from '../../../wargame/machine/decision.ts';

/** Fields of each type of action. */
export const ACTION_FIELDS = {
  end: [],
  move: ['unit', 'mode'],
  join: ['unit'],
  step: ['to'],
  stop: [],
  spend: ['unit'],
  'full-retreat': ['unit'],
  blow: ['bridge'],
  spare: [],
  repair: ['bridge'],
  place: ['marker', 'to'],
  relocate: ['target', 'to'],
  overrun: ['target'],
  exploit: ['unit'],
  attack: ['target'],
  attacker: ['unit'],
  lead: ['formation'],
  attach: ['unit'],
  artillery: ['unit'],
  air: [],
  cancel: [],
  commit: [],
  defend: ['unit'],
  loss: ['unit'],
  stand: ['unit'],
  yield: [],
  retreat: ['unit', 'to'],
  halt: ['unit'],
  land: ['unit', 'to'],
  fight: ['target'],
  suffer: ['unit'],
  disengage: ['unit'],
  'break-down': ['unit', 'target'],
  rebuild: ['unit', 'target'],
  merge: ['unit', 'target'],
  replace: ['unit', 'to?'],
  return: ['unit'],
  drop: ['unit'],
  ready: ['unit'],
  unlimber: ['unit'],
  restore: ['unit', 'to'],
  advance: ['unit', 'to'],
  breakthrough: ['target'],
  support: ['target'],
  done: [],
} as const satisfies Readonly<Record<ActionType, readonly string[]>>;

/** A choice of a side, of some types or of any; its fields are those of its type (docs/formats/actions.md). */
export type SideAction<Type extends ActionType = ActionType> = ActionOf<typeof ACTION_FIELDS, Type>;

export type HollandAction = SideAction | DiceAction;

/** Types of action with these very fields. */
type TypeWith<Fields extends readonly string[]> = {
  [Type in ActionType]: (typeof ACTION_FIELDS)[Type] extends Fields ? Type : never;
}[ActionType];

/** A decision that a frame or a phase asks for, by actions of some types. */
export interface Decision<F, Type extends ActionType = ActionType> extends machine.Decision<
  Position,
  F,
  SideAction,
  SideAction<Type>
> {
  actor(p: Position, frame: F): Side;
  prompt(p: Position, frame: F): Prompt & { code: PromptCode };
}

/** The decision that a frame asks for. */
export type FrameDecisions = { readonly [K in Frame['kind']]?: Decision<Extract<Frame, { kind: K }>> };

/** The rules by which units do what they may do besides moving. */
export const ACTION_RULES = {
  'break-down': '21.1',
  rebuild: '21.4',
  merge: '21.5',
  replace: '20.2',
  return: '22.7',
  unlimber: '17.3',
  relocate: '25.6',
  spend: '8.3.3',
  'full-retreat': '14.3.1',
  exploit: '8.7',
  place: '24.3',
  disengage: '27.1.2',
} as const satisfies Partial<Readonly<Record<ActionType, string>>>;

export const sideName = (side: Side): string => ABOUT.sides[side];

type Fields = Readonly<Record<string, string>>;

/** Actions made once, by side and type and then by one field after the other: lists hand out the same objects again and again. */
interface Made {
  action?: Typed;
  more?: Map<string, Made>;
}
const made: readonly [Made, Made] = [{}, {}];

function actionOf(side: Side, type: ActionType, fields: Fields = {}): Typed {
  let found = madeWith(made[side], type);
  for (const field in fields) found = madeWith(found, fields[field] as string);
  return (found.action ??= Object.freeze({ by: sideName(side), type, ...fields }));
}

function madeWith(before: Made, value: string): Made {
  const more = (before.more ??= new Map<string, Made>());
  let found = more.get(value);
  if (!found) more.set(value, (found = {}));
  return found;
}

/** An action of a side; `fields` are values of its own fields, which together name it. */
export const act = actionOf as {
  <T extends TypeWith<readonly []>>(side: Side, type: T): SideAction<T>;
  <T extends ActionType>(side: Side, type: T, fields: FieldsOf<typeof ACTION_FIELDS, T>): SideAction<T>;
};

/** Actions about one unit or hex, by its number; the kind is the type, and what else the action says. */
const listOf = actionLists<Typed>();

/** An action that names a unit alone. */
export const unitAct = <T extends TypeWith<readonly ['unit']>>(side: Side, type: T, u: number): SideAction<T> =>
  (listOf(side, type)[u] ??= actionOf(side, type, { unit: idOf(u) })) as SideAction<T>;

/** A unit picked to move in a mode. */
export const moveAct = (side: Side, u: number, mode: Mode): SideAction<'move'> =>
  (listOf(side, mode)[u] ??= act(side, 'move', { unit: idOf(u), mode })) as SideAction<'move'>;

/** Actions about two units, by type, by the number of the first and then of the second. */
const ofPairs: Map<string, Typed[][]> = new Map();

/** An action that names a unit of the side and another one as its target. */
export function pairAct<T extends TypeWith<readonly ['unit', 'target']>>(
  type: T,
  u: number,
  target: number,
): SideAction<T> {
  let ofType = ofPairs.get(type);
  if (!ofType) ofPairs.set(type, (ofType = UNITS.map(() => [])));
  const list = ofType[u] as Typed[];
  return (list[target] ??= actionOf(unitOf(u).side, type, { unit: idOf(u), target: idOf(target) })) as SideAction<T>;
}

/** A step to a hex; the numbers of hexes are the same on every map. */
export const stepAct = (p: Position, side: Side, hex: number): SideAction<'step'> =>
  hex < 0
    ? act(side, 'step', { to: nameOf(p, hex) })
    : ((listOf(side, 'step')[hex] ??= act(side, 'step', { to: nameOf(p, hex) })) as SideAction<'step'>);

/** The unit an action names, or -1. */
export const namedUnit = (id: string): number => findUnit(id) ?? -1;

/** The hex or entry area an action names, as in `State.hex`; undefined for anything else. */
export function namedPlace(p: Position, name: string): number | undefined {
  if (!name.startsWith('area:')) return hexAt(p.board.grid, name);
  const area = AREAS.findIndex(({ id }) => id === name.slice(5));
  return area < 0 ? undefined : AREA - area;
}

/** The hex or entry area that an action names which has been checked. */
export const knownPlace = (p: Position, name: string): number => namedPlace(p, name) as number;

/** Name of a bridge: its two hexes, the lower number first. */
export function bridgeName(p: Position, span: number): string {
  const { a, b } = p.board.spans[span] as (typeof p.board.spans)[number];
  return [nameOf(p, a), nameOf(p, b)].sort().join('-');
}

/** The bridge an action names, as its place in the board's `spans`, or -1. */
export const namedBridge = (p: Position, name: string): number =>
  p.board.spans.findIndex((_, span) => bridgeName(p, span) === name);

export const idOf = (u: number): string => UNITS[u]?.id ?? '';

export const noSuchUnit = (unit: string): Refusal => ({
  rule: 'contract',
  code: 'no-such-unit',
  unit,
  args: { unit },
});

export const noSuchHex = (hex: string): Refusal => ({ rule: 'contract', code: 'no-such-hex', hex, args: { hex } });

/** Reads the unit that an action names, and tests it. */
export function unitRefusal(id: string, test: (u: number) => Reason): Refusal | undefined {
  const u = namedUnit(id);
  return u < 0 ? noSuchUnit(id) : refusalIf(test(u), { unit: idOf(u) });
}

type EventArgs = Readonly<Record<string, EventArg>>;

/** Something has happened. */
export function say(p: Position, code: EventCode, rule: string, args: EventArgs = {}): void {
  p.events.push({ code, rule, args });
}

/** Something hidden has come to light: it cannot be undone. */
export function sayRevealed(p: Position, code: EventCode, rule: string, args: EventArgs): void {
  p.events.push({ code, rule, args, reveals: true });
}
