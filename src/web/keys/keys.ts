import { hexAt, neighbourTo, offsetFrom } from '../../hex/grid.ts';
import type { Direction } from '../../hex/shape.ts';
import { INKS } from '../board/model/annotations.ts';
import type { BoardView } from '../board/view.ts';
import { bindings, nameOf, type Act } from './bindings.ts';
import { keyOf, keyring } from './keyring.svelte.ts';
import { leaveAnnotating, pointArrow, toggleAnnotating } from '../gestures/annotate.ts';
import { holdTaken } from '../gestures/hold.ts';
import { middleOf } from '../gestures/middle.ts';
import { addsToFight, nextUnit, pick, pickUnit, switchMove } from '../gestures/pick.ts';
import { send } from '../gestures/send.ts';
import { toggleRuler } from '../gestures/ruler.ts';
import { nextChoice, nextStack, nextTarget, offerAt, playOffer } from '../gestures/scan.ts';
import type { Table } from '../state/table.svelte.ts';

/** What the keys of a table act on. */
export interface KeyContext {
  table: Table;
  view: BoardView | undefined;
  /** Shows a unit, on the map or where it will enter. */
  reveal: (unit: string) => void;
  /** Opens the command line with these words in it, or the list of keys. */
  open?: (what: 'keys' | 'command' | 'goto') => void;
}

/** Keys that work anywhere on the table, except while something is typed or a dialog is open. */
export function boardKey(event: KeyboardEvent, context: KeyContext): void {
  const digit = digitOf(event);
  if (digit !== undefined && context.table.annotating.isUp) return pickInk(context.table, digit);
  if (digit !== undefined && !context.table.watching) {
    event.preventDefault();
    return pickUnit(context.table, digit - 1, event.shiftKey);
  }
  const act = keyring.actOf(wanted(event, context.table));
  const binding = bindings.find((one) => one.act === act);
  const { isUp } = context.table.annotating;
  const todo = act && ((isUp && DRAWING[act]) || ACTS[act]);
  if (!todo || (binding?.onMap && !isOnMap(event))) return;
  event.preventDefault();
  // A key that is kept down goes on walking, but it decides only once.
  if (!event.repeat || !DECIDING.includes(binding?.act)) todo(context, event);
}

const DECIDING: readonly (Act | undefined)[] = ['commit', 'add', 'preview', 'end', 'hold'];

/** In a replay the plain arrows move time, and those with Shift the cursor. */
function wanted(event: KeyboardEvent, { watching }: Table): string | undefined {
  const name = keyOf(event);
  if (!watching || !event.key.startsWith('Arrow')) return name;
  return name?.startsWith('Shift+') ? nameOf({ ...copied(event), shiftKey: false }) : undefined;
}

const copied = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
});

/** Number keys pick units of the stack; with Shift they print other signs on every keyboard. */
function digitOf(event: KeyboardEvent): number | undefined {
  if (keyOf(event) === undefined || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return digit !== undefined && (event.shiftKey || event.key === digit) ? Number(digit) : undefined;
}

function isOnMap({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof Element && target.closest('#map') !== null);
}

/** Puts the cursor on a hex and looks at who stands there. */
export function pointAt(table: Table, hex: string): void {
  table.attention.cursor = hex;
  table.attention.hover = hex;
  table.attention.inspected = hex;
}

/** Where the cursor is, or where it begins. */
export function cursorOf(table: Table): string {
  const { grid } = table;
  const { cursor, inspected } = table.attention;
  const { planned } = table.moving;
  const seen = inspected !== undefined && hexAt(grid, inspected) !== undefined ? inspected : undefined;
  return (
    cursor ??
    seen ??
    planned?.reach?.from ??
    middleOf(table.position.view, grid, (id) => table.units.isOwn(id)) ??
    grid.names[0] ??
    ''
  );
}

/** One hex over: along the column or the row, or by a side of the hex. */
function moveCursor(table: Table, step: (hex: number) => number): void {
  const { grid } = table;
  const from = hexAt(grid, cursorOf(table)) ?? 0;
  const to = table.attention.cursor === undefined ? from : step(from);
  const name = grid.names[to];
  if (to >= 0 && name !== undefined) pointAt(table, name);
}

const along =
  (east: number, south: number) =>
  ({ table }: KeyContext): void =>
    moveCursor(table, (hex) => offsetFrom(table.grid, hex, east, south));

const across =
  (direction: Direction) =>
  ({ table }: KeyContext): void =>
    moveCursor(table, (hex) => neighbourTo(table.grid, hex, direction));

/** The next thing to decide about: a unit to move, a hex to attack, a choice. */
function step(context: KeyContext, by: 1 | -1): void {
  const { table } = context;
  if (table.position.decision === 'choose') return nextChoice(table, by);
  if (table.position.decision === 'fight') return goTo(table, nextTarget(table, by));
  if (table.position.decision === 'move') lead(context, nextUnit(table, by));
}

/** The map and the cursor go where the unit is. */
function lead({ table, reveal }: KeyContext, unit: string | undefined): void {
  if (unit === undefined) return;
  reveal(unit);
  const { hex, entryHex } = table.position.view.units.find(({ id }) => id === unit) ?? {};
  const place = hex ?? entryHex;
  table.attention.cursor = place !== undefined && table.position.map.hexes[place] ? place : undefined;
}

function goTo(table: Table, hex: string | undefined): void {
  if (hex !== undefined) pointAt(table, hex);
}

/** Enter: does it at once. A planned combat is declared, except from a hex whose units could still be added. */
function commit({ table }: KeyContext, add: boolean): void {
  const { cursor } = table.attention;
  if (table.selection.offer && !add) return playOffer(table);
  if (table.drafted && !add && !(cursor !== undefined && addsToFight(table, cursor))) return void table.commit();
  if (cursor !== undefined) pick(table, cursor, { add, touch: false });
  else if (table.selection.group && !add) void send(table);
}

/** Space: shows what would be done, and does it when pressed again. */
function preview({ table }: KeyContext): void {
  const { cursor } = table.attention;
  if (cursor === undefined) return;
  if (table.position.decision !== 'choose') return pick(table, cursor, { add: false, touch: true });
  if (table.selection.offer?.hexes.includes(cursor)) playOffer(table);
  else offerAt(table, cursor);
}

/** The keys are the map's again. */
export function focusMap(): void {
  document.getElementById('map')?.focus({ preventScroll: true });
}

/** Asks who could attack the hex pointed at; a second press puts the answer away. */
function askAssault({ attention, position, grid }: Table, who: 'own' | 'enemy'): void {
  const hex = attention.hover ?? attention.cursor ?? attention.inspected;
  if (hex === undefined || hexAt(grid, hex) === undefined || position.decision === 'over') return;
  const { assault } = attention;
  attention.assault = assault?.hex === hex && assault.who === who ? undefined : { hex, who };
}

function back({ table }: KeyContext): void {
  if (table.attention.ruler) return toggleRuler(table);
  table.attention.assault = undefined;
  table.selection.clear();
  table.attention.inspected = undefined;
  focusMap();
}

/** The first thing to do in the panel has the focus. */
export function focusPanel(): void {
  const panel = document.querySelector<HTMLElement>('.since, .now');
  const first = panel?.querySelector<HTMLElement>('button:not(:disabled), a[href], input');
  (first ?? document.querySelector<HTMLElement>('[data-action=end], [role=tab]'))?.focus();
}

function pickInk({ annotating }: Table, digit: number): void {
  annotating.ink = INKS[digit - 1] ?? annotating.ink;
}

/** The cursor, put where it begins if it is nowhere. */
function cursorSet(table: Table): string {
  if (table.attention.cursor === undefined) pointAt(table, cursorOf(table));
  return cursorOf(table);
}

/** What keys do while one draws on the map, and else nothing or something else. */
const DRAWING: Partial<Readonly<Record<Act, (context: KeyContext, event: KeyboardEvent) => void>>> = {
  commit: ({ table }) => pointArrow(table, cursorSet(table)),
  preview: ({ table }) => table.annotating.write(cursorSet(table)),
  back: ({ table }) => leaveAnnotating(table),
  // With Shift, Ctrl+Z is redo as in many programs.
  undo: ({ table }, { shiftKey }) => (shiftKey ? table.annotating.redo() : table.annotating.undo()),
  redo: ({ table }) => table.annotating.redo(),
};

const ACTS: Partial<Readonly<Record<Act, (context: KeyContext) => void>>> = {
  north: along(0, -1),
  south: along(0, 1),
  left: along(-1, 0),
  right: along(1, 0),
  'north-east': across('NE'),
  'south-east': across('SE'),
  'south-west': across('SW'),
  'north-west': across('NW'),
  goto: ({ open }) => open?.('goto'),
  own: ({ table }) => goTo(table, nextStack(table, cursorOf(table), true)),
  enemy: ({ table }) => goTo(table, nextStack(table, cursorOf(table), false)),
  around: ({ table }) => {
    table.attention.said = { hex: (table.attention.cursor ??= cursorOf(table)), what: 'around' };
  },
  again: ({ table }) => {
    const what = table.attention.said?.what === 'hex' ? 'again' : 'hex';
    table.attention.said = { hex: (table.attention.cursor ??= cursorOf(table)), what };
  },
  next: (context) => step(context, 1),
  previous: (context) => step(context, -1),
  hold: (context) => lead(context, holdTaken(context.table)),
  way: ({ table }) => switchMove(table),
  preview,
  commit: (context) => commit(context, false),
  add: (context) => commit(context, true),
  back,
  undo: ({ table }) => {
    if (!table.watching) void table.undo();
  },
  end: ({ table }) => {
    if (table.phaseEnd.mayEnd) void table.end();
  },
  attackers: ({ table }) => askAssault(table, 'own'),
  dangers: ({ table }) => askAssault(table, 'enemy'),
  command: ({ open }) => open?.('command'),
  panel: focusPanel,
  ruler: ({ table }) => toggleRuler(table),
  annotate: ({ table }) => toggleAnnotating(table),
  hide: ({ table }) => (table.attention.bare = !table.attention.bare),
  'zoom-in': ({ view }) => view?.zoomBy(1.4),
  'zoom-out': ({ view }) => view?.zoomBy(1 / 1.4),
  'whole-map': ({ view }) => view?.fit(),
  'full-width': ({ view }) => view?.fitWidth(),
  keys: ({ open }) => open?.('keys'),
};
