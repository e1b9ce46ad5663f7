import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardKey, pointAt } from '../keys/keys.ts';
import { annotatedIn, doneSpoken } from '../speech/annotated.ts';
import type { Table } from '../state/table.svelte.ts';
import { tableAt } from '../state/test-kit.ts';
import { aimArrow, annotationsShown, drawArrow, toggleAnnotating, writeNote } from './annotate.ts';
import { mayLift } from './drag.ts';
import { pick } from './pick.ts';
import { toggleRuler } from './ruler.ts';

const click = { add: false, touch: false };
const body = {};
beforeEach(() => vi.stubGlobal('document', { body, getElementById: () => null }));
afterEach(() => vi.unstubAllGlobals());

/** Presses keys on the map; `Shift+` and `Ctrl+` before a key hold these. */
function press(table: Table, ...names: readonly string[]): void {
  for (const name of names) {
    const key = name.replace(/^(Shift\+|Ctrl\+)+/, '').replace('Space', ' ');
    const held = { ctrlKey: name.includes('Ctrl+'), shiftKey: name.includes('Shift+'), metaKey: false, altKey: false };
    const code = /^\d$/.test(key) ? `Digit${key}` : '';
    const event = { key, code, repeat: false, ...held, target: body, preventDefault: () => undefined };
    boardKey(event as unknown as KeyboardEvent, { table, view: undefined, reveal: () => undefined });
  }
}

describe('while one draws on the map', () => {
  it('a click rings a hex and means nothing else, nothing can be carried, and the ruler is laid aside', () => {
    const table = tableAt();
    toggleRuler(table);
    toggleAnnotating(table);
    expect(table.attention.ruler).toBeUndefined();
    pick(table, '0305', click);
    expect(table.annotating.kept.rings).toEqual([{ hex: '0305', ink: 'red' }]);
    expect([table.selection.units, table.attention.inspected, mayLift(table, '0305')]).toEqual([[], undefined, false]);
    pick(table, '0305', click);
    expect(annotationsShown(table)).toBeUndefined();
    toggleRuler(table);
    expect([table.annotating.isUp, table.attention.ruler]).toEqual([false, {}]);
  });

  it('an arrow is seen as it is drawn, and called off without a trace', () => {
    const table = tableAt();
    toggleAnnotating(table);
    table.annotating.ink = 'blue';
    table.annotating.dashed = true;
    aimArrow(table, '0305', '0405');
    expect(annotationsShown(table)?.arrows).toEqual([{ from: '0305', to: '0405', ink: 'blue', dashed: true }]);
    aimArrow(table, undefined);
    expect(annotationsShown(table)).toBeUndefined();
  });

  it('a note is seen as it is written, kept by a click elsewhere, and taken away by emptying it', () => {
    const table = tableAt();
    toggleAnnotating(table);
    expect(writeNote(table, '0305')).toBe(true);
    table.annotating.writing = { hex: '0305', text: 'hold' };
    expect(annotationsShown(table)?.notes).toEqual([{ hex: '0305', text: 'hold', ink: 'red' }]);
    expect(table.annotating.kept.notes).toEqual([]);
    pick(table, '0507', click);
    expect([table.annotating.kept.notes.length, table.annotating.kept.rings]).toEqual([1, []]);
    writeNote(table, '0305');
    expect(table.annotating.writing).toEqual({ hex: '0305', text: 'hold' });
    table.annotating.writing = { hex: '0305', text: '' };
    table.annotating.endNote();
    expect(table.annotating.kept.notes).toEqual([]);
  });

  it('keys draw from the cursor, and undo what was drawn instead of what was played', () => {
    const table = tableAt();
    pointAt(table, '0305');
    press(table, 'j', '2', 'Enter', 'ArrowDown', 'Enter', 'Enter', 'Enter');
    const { annotating } = table;
    expect(annotating.kept).toMatchObject({
      arrows: [{ from: '0305', to: '0306', ink: 'blue' }],
      rings: [{ hex: '0306', ink: 'blue' }],
    });
    expect(annotatedIn('en', annotating.kept, '0306')).toEqual(['your blue ring', 'your blue arrow from 0305']);
    press(table, 'Ctrl+z', 'u');
    expect([annotating.kept.arrows, annotating.kept.rings, annotating.mayUndo]).toEqual([[], [], false]);
    press(table, 'Ctrl+Shift+Z', 'Ctrl+y', 'Ctrl+y');
    expect([annotating.kept.arrows.length, annotating.kept.rings.length]).toEqual([1, 1]);
    press(table, 'Space');
    expect(annotating.writing).toEqual({ hex: '0306', text: '' });
    press(table, 'Enter', 'Escape');
    expect([annotating.aim, annotating.isUp]).toEqual([undefined, true]);
    press(table, 'Escape');
    expect([annotating.isUp, table.position.log.length]).toEqual([false, tableAt().position.log.length]);
  });

  it('all of it can be cleared, and brought back', () => {
    const { annotating } = tableAt();
    annotating.drawArrow('0305', '0405');
    annotating.drawRing('0305');
    annotating.clear();
    expect([annotating.kept.arrows, annotating.done]).toEqual([[], { what: 'cleared' }]);
    annotating.undo();
    expect([annotating.kept.arrows.length, annotating.kept.rings.length]).toEqual([1, 1]);
  });

  it('what was drawn is said in every language', () => {
    const arrow = { what: 'arrow', from: '0305', to: '0405', ink: 'yellow' } as const;
    expect(doneSpoken('en', arrow)).toBe('Yellow arrow from 0305 to 0405.');
    expect(doneSpoken('pt', { ...arrow, dashed: true })).toBe('Seta amarela tracejada de 0305 a 0405.');
    expect(doneSpoken('es', { ...arrow, what: 'no-arrow' })).toBe('Se ha borrado la flecha de 0305 a 0405.');
  });
});

describe('what is drawn on the map', () => {
  it('is kept beside the game for each side apart, and comes back with it', () => {
    const notes = new Map<string, string>();
    const note = {
      read: (whose: string) => notes.get(whose) ?? null,
      write: (whose: string, text: string) => void notes.set(whose, text),
    };
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010' };
    const tables = (['allied-movement', 'german-movement'] as const).map((phase) =>
      tableAt({ turn: 14, weather: 'fair', phase, units }),
    );
    for (const table of tables) table.annotating.keepIn(note);
    const [allied, german] = tables as [Table, Table];
    drawArrow(allied, '1011', '1010');
    expect(allied.annotating.kept.arrows).toHaveLength(1);
    expect(german.annotating.kept.arrows).toEqual([]);
    german.annotating.drawRing('1010');
    for (const table of tables) table.annotating.writing = { hex: '1011', text: 'hold' };
    expect(annotationsShown(allied)?.notes).toHaveLength(1);
    expect([...notes.keys()].sort()).toEqual(['allied', 'german']);
    const again = tableAt({ turn: 14, weather: 'fair', phase: 'allied-movement', units });
    again.annotating.keepIn(note);
    expect(again.annotating.kept).toEqual(allied.annotating.kept);
    expect(again.seat.actions).toEqual(
      tableAt({ turn: 14, weather: 'fair', phase: 'allied-movement', units }).seat.actions,
    );
  });

  it('can be hidden, and is shown again when more is drawn', () => {
    const table = tableAt();
    drawArrow(table, '0305', '0405');
    table.layers.toggle('annotations');
    expect(annotationsShown(table)).toBeUndefined();
    drawArrow(table, '0305', '0306');
    expect(annotationsShown(table)?.arrows).toHaveLength(2);
  });
});
