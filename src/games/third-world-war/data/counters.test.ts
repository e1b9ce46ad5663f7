import { describe, expect, test } from 'vitest';
import { COUNTERS, COUNTER_SOURCES } from './counters.ts';

const byId = new Map(COUNTERS.map((counter) => [counter.id, counter]));
const faces = (id: string): string[] => (byId.get(id)?.faces ?? []).map((face) => face.join('-'));

describe('the counters', () => {
  test.each([
    ['Soviet', 72, 'pact'],
    ['American', 23, 'nato'],
    ['West German', 23, 'nato'],
    ['British', 8, 'nato'],
    ['Belgian', 5, 'nato'],
    ['French', 5, 'nato'],
    ['East German', 4, 'pact'],
    ['Polish', 4, 'pact'],
    ['Dutch', 3, 'nato'],
    ['Canadian', 2, 'nato'],
    ['Czech', 2, 'pact'],
    ['Austrian', 1, 'nato'],
  ])('[TWW-2.2-a] %s: %s, on the side %s', (nation, total, side) => {
    const own = COUNTERS.filter((counter) => counter.nation === nation);
    expect(own).toHaveLength(total);
    expect(new Set(own.map((counter) => counter.side))).toEqual(new Set([side]));
  });

  test('[TWW-2.2-a] are 152, each with an id of its own', () => {
    expect(COUNTERS).toHaveLength(152);
    expect(byId.size).toBe(152);
  });

  test('[TWW-2.2.1-d] are divisions and some brigades, of the five kinds of 2.2.1', () => {
    expect(COUNTERS.filter(({ size }) => size === 'X')).toHaveLength(17);
    expect(COUNTERS.filter(({ size }) => size === 'XX')).toHaveLength(135);
    expect(new Set(COUNTERS.map(({ type }) => type))).toEqual(
      new Set(['inf', 'mech_inf', 'airborne', 'armour', 'mountain']),
    );
  });

  test('[TWW-2.2.1-d] the example is an armoured division of the American V Corps', () => {
    expect(byId.get('US-6DB')).toMatchObject({ nation: 'American', formation: 'V US', type: 'armour', size: 'XX' });
  });

  /** Strengths that the rulebook gives. */
  const PRINTED: [strengths: string, ids: string, where: string][] = [
    ['8-7-12', 'US-6DB', '2.2.1'],
    [
      '9-6-9',
      'SU-25 SU-26 SU-31 SU-13 SU-15T SU-R21 SU-R20 SU-R37 SU-R28 SU-R40 SU-R41 SU-R29 SU-R42 SU-R58 SU-R50 SU-R49 SU-R70',
      '4.0',
    ],
  ];

  test.each(PRINTED)('[TWW-2.2.1-a] [TWW-2.2.1-b] [TWW-2.2.1-c] %s: %s (%s)', (strengths, ids) => {
    for (const id of ids.split(' ')) {
      expect(faces(id)[0], id).toBe(strengths);
      expect(byId.get(id)?.type, id).toBe('armour');
    }
  });

  test('only what is printed claims to be', () => {
    const claimed = COUNTERS.filter(({ source }) => originOf(source, 'front') === 'printed').map(({ id }) => id);
    expect(claimed.toSorted()).toEqual(PRINTED.flatMap(([, ids]) => ids.split(' ')).toSorted());
  });

  test('[TWW-7.0-a] have a reverse with half the strengths, rounded up, and [TWW-7.0-b] the same movement', () => {
    for (const { id, faces } of COUNTERS) {
      const [[attack, defence, movement], reverse] = faces as [[number, number, number], unknown];
      expect(reverse, id).toEqual([Math.round(attack / 2 + 0.01), Math.round(defence / 2 + 0.01), movement]);
    }
  });

  /** Strengths of one unit of each kind and nationality, fresh and reduced. */
  test.each([
    ['SU-16', '10-7-9', '5-4-9'],
    ['SU-93', '8-7-9', '4-4-9'],
    ['SU-21M', '7-6-9', '4-3-9'],
    ['SU-R107', '5-5-20', '3-3-20'],
    ['EG-10DB', '8-6-9', '4-3-9'],
    ['EG-3DIMec', '6-6-9', '3-3-9'],
    ['PO-16DB', '7-5-9', '4-3-9'],
    ['PO-2DIMec', '5-5-9', '3-3-9'],
    ['PO-6DAet', '4-4-20', '2-2-20'],
    ['CZ-1DB', '7-5-9', '4-3-9'],
    ['CZ-2DIMec', '5-5-9', '3-3-9'],
    ['US-25DIMec', '7-7-11', '4-4-11'],
    ['US-34DIMec', '6-6-11', '3-3-11'],
    ['US-82DAet', '5-6-20', '3-3-20'],
    ['US-101DAet', '6-6-20', '3-3-20'],
    ['US-Bde-A', '3-3-11', '2-2-11'],
    ['US-ACR-VII', '4-3-12', '2-2-12'],
    ['WG-Bde-Bonn', '2-3-6', '1-2-6'],
    ['WG-1DAet', '4-5-20', '2-3-20'],
    ['WG-1DM', '4-6-6', '2-3-6'],
    ['WG-12DB', '8-7-11', '4-4-11'],
    ['BR-Bde-I', '3-4-11', '2-2-11'],
    ['BR-Bde-AM', '3-3-20', '2-2-20'],
    ['BE-3DB', '6-5-11', '3-3-11'],
    ['BE-1DIMec', '5-6-10', '3-3-10'],
    ['BE-Bde-I', '2-3-10', '1-2-10'],
    ['FR-5DB', '7-6-11', '4-3-11'],
    ['FR-1DIMec', '6-6-10', '3-3-10'],
    ['NL-4DIMec', '6-6-10', '3-3-10'],
    ['CA-1DIMec', '7-7-11', '4-4-11'],
    ['AT-1DM', '3-5-6', '2-3-6'],
  ])('[TWW-2.2.1-a] [TWW-7.0-a] %s: %s, reduced %s', (id, fresh, reduced) => {
    expect(faces(id)).toEqual([fresh, reduced]);
  });

  test('[TWW-2.2.1-d] [TWW-4.3-a] units of 20 movement points are those with the asterisk: airborne', () => {
    const flying = COUNTERS.filter(({ faces }) => faces[0]?.[2] === 20).map(({ id }) => id);
    expect(flying).toEqual('SU-103 SU-R107 PO-6DAet US-82DAet US-101DAet WG-1DAet BR-Bde-AM'.split(' '));
    expect(COUNTERS.filter(({ type }) => type === 'airborne').map(({ id }) => id)).toEqual(flying);
  });

  test('[TWW-2.2.1-d] formations: five armies, eight corps of one nationality and the II French, II British', () => {
    const many = new Map<string, number>();
    for (const { formation } of COUNTERS) many.set(formation, (many.get(formation) ?? 0) + 1);
    const named = [...many].filter(([formation]) => formation.includes(' '));
    expect(Object.fromEntries(named)).toEqual({
      '2 BG': 8, '3 C': 6, '20 G': 6, '8 G': 6, '1 BG': 7,
      'V US': 4, 'VII US': 5, 'I WG': 5, 'II WG': 4, 'III WG': 4, 'I BR': 4, 'II BR': 3, 'I BE': 3, 'II FR': 2, 'I NL': 1,
    });
  });

  test('have labels that can be typed: all different, no spaces', () => {
    expect(new Set(COUNTERS.map(({ label }) => label.toLowerCase())).size).toBe(152);
    for (const { label } of COUNTERS) expect(label).toMatch(/^[\w.äöü/-]+$/);
  });

  test('say where each value comes from', () => {
    for (const { id, source } of COUNTERS) {
      expect(Object.keys(source), id).toEqual(['label', 'front', 'back']);
      for (const field of Object.keys(source)) expect(originOf(source, field), `${id} ${field}`).toMatch(/^(printed|reconstructed)$/);
    }
  });
});

const originOf = (source: unknown, field: string): string | undefined =>
  COUNTER_SOURCES[(source as Record<string, keyof typeof COUNTER_SOURCES>)[field] as keyof typeof COUNTER_SOURCES]?.origin;
