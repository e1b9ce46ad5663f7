import { describe, expect, test } from 'vitest';
import { COUNTERS, COUNTER_SOURCES } from './counters.ts';

const byId = new Map(COUNTERS.map((counter) => [counter.id, counter]));
const faces = (id: string): string[] => (byId.get(id)?.faces ?? []).map((face) => face.join('-'));

describe('the counters', () => {
  test.each([
    ['German', 48, 'german'],
    ['Dutch pro-German', 1, 'german'],
    ['British', 17, 'allied'],
    ['American', 8, 'allied'],
    ['Dutch', 1, 'allied'],
    ['Polish', 1, 'allied'],
  ])('[MG-2.2-a] %s: %s, on the %s side', (nation, total, side) => {
    const own = COUNTERS.filter((counter) => counter.nation === nation);
    expect(own).toHaveLength(total);
    expect(new Set(own.map((counter) => counter.side))).toEqual(new Set([side]));
  });

  test('[MG-2.2-a] are 76, each with an id of its own', () => {
    expect(COUNTERS).toHaveLength(76);
    expect(byId.size).toBe(76);
  });

  test('[MG-2.2.1-d] are brigades or regiments, and a brigade of the 43rd Division is 4-4-5', () => {
    expect(new Set(COUNTERS.map(({ size }) => size))).toEqual(new Set(['X', 'III']));
    for (const id of ['B-43-129', 'B-43-130', 'B-43-214']) {
      expect(byId.get(id), id).toMatchObject({ size: 'X', formation: '43', type: 'inf' });
      expect(faces(id)[0]).toBe('4-4-5');
    }
  });

  test('[MG-2.2.1-d] training units carry the mark Esc', () => {
    const esc = COUNTERS.filter(({ formation }) => formation.startsWith('Esc.')).map(({ label }) => label);
    expect(esc).toEqual(['SS-Esc', 'HG-Esc', 'FJ-Esc']);
  });

  /** Strengths that the rulebook gives in words or lists. */
  const PRINTED: [strengths: string, ids: string, where: string][] = [
    ['4-4-5', 'B-43-129 B-43-130 B-43-214', '2.2.1'],
    ['3-4-9', 'G-10SS-2 G-10SS-3', '4.0'],
    ['2-1-3', 'G-Art-1 G-Art-2 G-Art-3 G-Art-4', '8.0'],
    ['1-3-4', 'G-AT-1', '11.1.2'],
    ['3-4-5', 'G-6FJR', '11.1.2'],
    ['2-4-4', 'G-Walther', '11.1.2'],
    ['1-4-6', 'G-AT-2', '11.1.4'],
    ['6-4-8', 'G-PzBde-1', '11.1.4'],
    ['1-2-4', 'G-Inf-124', '11.1.4'],
    ['7-5-6', 'G-PzBde-2', '11.1.4'],
  ];

  test.each(PRINTED)('[MG-2.2.1-a] [MG-2.2.1-b] [MG-2.2.1-c] %s: %s (%s)', (strengths, ids) => {
    for (const id of ids.split(' ')) expect(faces(id)[0], id).toBe(strengths);
  });

  test('only what is printed claims to be', () => {
    const claimed = COUNTERS.filter(({ source }) => originOf(source, 'front') === 'printed').map(({ id }) => id);
    expect(claimed.toSorted()).toEqual(PRINTED.flatMap(([, ids]) => ids.split(' ')).toSorted());
  });

  test('[MG-7.0-b] have a reverse with half the strengths, rounded up, and the same movement', () => {
    for (const { id, faces } of COUNTERS) {
      const [[attack, defence, movement], reverse] = faces as [[number, number, number], unknown];
      expect(reverse, id).toEqual([Math.round(attack / 2 + 0.01), Math.round(defence / 2 + 0.01), movement]);
    }
  });

  test('[MG-8.0-b] only artillery has a range', () => {
    const ranges = COUNTERS.filter(({ range }) => range !== undefined).map(({ id, range }) => `${id} ${range}`);
    expect(ranges).toEqual(['G-ArtMec 3', 'G-Art-1 3', 'G-Art-2 3', 'G-Art-3 3', 'G-Art-4 3', 'B-Art-1 4', 'B-Art-2 4']);
    expect(COUNTERS.filter(({ type }) => type === 'artillery' || type === 'art_mech')).toHaveLength(ranges.length);
  });

  test('have labels that can be typed: all different, no spaces', () => {
    expect(new Set(COUNTERS.map(({ label }) => label.toLowerCase())).size).toBe(76);
    for (const { label } of COUNTERS) expect(label).toMatch(/^[\w.äöü/-]+$/);
  });

  test('say where each value comes from', () => {
    for (const { id, source, range } of COUNTERS) {
      const fields = ['label', 'front', 'back', ...(range === undefined ? [] : ['range'])];
      expect(Object.keys(source), id).toEqual(fields);
      for (const field of fields) expect(originOf(source, field), `${id} ${field}`).toMatch(/^(printed|reconstructed)$/);
    }
  });
});

const originOf = (source: unknown, field: string): string | undefined =>
  COUNTER_SOURCES[(source as Record<string, keyof typeof COUNTER_SOURCES>)[field] as keyof typeof COUNTER_SOURCES]?.origin;
