import { expect, test } from 'vitest';
import { kindOf, sideKinds } from '../../../wargame/looks.ts';
import { ABOUT } from '../position/about.ts';
import { COUNTERS } from '../data/counters.ts';
import { MAP } from '../data/map.ts';
import { LOOKS } from './looks.ts';
import { WEST_1944 } from '../../west-1944.ts';

test('[H44-2.2.2-a] everything on the map has a look, and no two kinds the same', () => {
  const { terrain, features } = ABOUT.vocabulary;
  const kinds = [...terrain, ...features.map((feature) => kindOf(feature).kind)];
  const sides = MAP.sides.flatMap((side) => sideKinds(side, LOOKS));
  for (const kind of [...kinds, ...sides]) expect(LOOKS.ground, kind).toHaveProperty([kind]);
  expect(new Set(Object.keys(LOOKS.ground))).toEqual(new Set([...kinds, ...sides]));
  expect(new Set(Object.values(LOOKS.ground)).size).toBe(Object.keys(LOOKS.ground).length);
});

test('[H44-2.3.13-a] every kind of troops has a symbol', () => {
  for (const { id, type, back } of COUNTERS) {
    for (const kind of back ? [type, back.type] : [type]) expect(LOOKS.symbols, id).toHaveProperty([kind]);
  }
});

test('every mark of a unit has a badge, and no two the same', () => {
  expect(new Set(Object.keys(LOOKS.marks ?? {}))).toEqual(new Set(ABOUT.vocabulary.marks));
  const signs = Object.values(LOOKS.marks ?? {}).map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(signs.length);
});

test('[H44-2.3.9-a] every counter belongs to an army: by nation, Germans by branch, airborne divisions apart', () => {
  const armies = new Map(COUNTERS.map((counter) => [counter.id, WEST_1944.armyOf(counter)]));
  for (const [id, army] of armies) expect(Object.keys(WEST_1944.armies), id).toContain(army);
  expect(armies.get('1/1P/1')).toBe('British airborne');
  expect(armies.get('82 Div Arty')).toBe('American airborne');
  expect(armies.get('1/1 Pol')).toBe('Polish');
  expect(armies.get('50 Div Arty')).toBe('British');
  expect(armies.get('III/Landstorm Ndl')).toBe('SS');
  expect(armies.get('Kohnen')).toBe('Kriegsmarine');
});
