import { describe, expect, test } from 'vitest';
import { distance, makeGrid, knownHex } from '../../../hex/grid.ts';
import { POSTS, RESERVE_DISTANCE, type Post } from './arrivals.ts';
import { COUNTERS } from './counters.ts';
import { DEPLOYMENT } from './deployment.ts';
import { MAP } from './map.ts';
import { STACKING_LIMIT, TERRAIN_COST } from './tables.ts';
import { numberOf, UNITS } from '../units.ts';

const GRID = makeGrid(MAP.grid);
const PACT = ['EG', 'CS'];

const features = (hex: string): readonly string[] => MAP.hexes[hex]?.features ?? [];
const countryOf = (hex: string): string => features(hex).find((feature) => feature.startsWith('country:'))?.slice(8) ?? '';
const isPact = (hex: string): boolean => PACT.includes(countryOf(hex));

/** Hexsides of the frontier between the two camps. */
const LINE = MAP.sides.filter(({ frontier, a, b }) => frontier && isPact(a) !== isPact(b));
const touching = (sides: typeof LINE): string[] => [...new Set(sides.flatMap(({ a, b }) => [a, b]))];
const NATO_LINE = touching(LINE);
const PACT_LINE = touching(LINE.filter(({ a, b }) => countryOf(a) === 'WG' || countryOf(b) === 'WG'));
const away = (hex: string, line: readonly string[]): number =>
  Math.min(...line.map((other) => distance(GRID, knownHex(GRID, hex), knownHex(GRID, other))));

const placed = Object.entries(POSTS).filter(([, { at }]) => at !== 'city');
const posted = (at: Post['at']): string[] => placed.filter(([, post]) => post.at === at).map(([id]) => id);
const hexOf = (id: string): string => DEPLOYMENT[id] as string;
const sideOf = (id: string): string => COUNTERS[numberOf(id)]?.side ?? '';

describe('the proposed set-up', () => {
  test('has a hex for everybody who is set up, and for nobody else', () => {
    expect(Object.keys(DEPLOYMENT).toSorted()).toEqual(placed.map(([id]) => id).toSorted());
  });

  test('[TWW-9.1.1-a] [TWW-9.1.2-a] keeps to the bivouacs, off the frontier', () => {
    for (const id of posted('bivouac')) {
      const post = POSTS[id] as Extract<Post, { at: 'bivouac' }>;
      expect(features(hexOf(id)), id).toContain(`bivouac:${post.name}`);
      expect(NATO_LINE, id).not.toContain(hexOf(id));
    }
  });

  test('[TWW-9.1.1-a] [TWW-9.1.2-a] keeps to the countries', () => {
    for (const id of posted('country')) {
      expect(countryOf(hexOf(id)), id).toBe((POSTS[id] as Extract<Post, { at: 'country' }>).code);
    }
  });

  test('[TWW-9.1.1-b] [TWW-9.1.2-b] keeps reserves in their own countries and five hexes from the frontier', () => {
    for (const id of posted('reserve')) {
      const pact = sideOf(id) === 'pact';
      expect(isPact(hexOf(id)), id).toBe(pact);
      expect(away(hexOf(id), pact ? PACT_LINE : NATO_LINE), id).toBeGreaterThanOrEqual(RESERVE_DISTANCE);
    }
  });

  test('[TWW-4.0-a] [TWW-4.1.1-a] stacks three units at most with those in cities, on ground that each may enter', () => {
    const cities = Object.entries(POSTS).flatMap(([id, post]) =>
      post.at === 'city' ? [[id, MAP.places.find(({ id: place }) => place === post.place)?.hexes[0] as string]] : [],
    );
    const all = [...Object.entries(DEPLOYMENT), ...(cities as [string, string][])];
    for (const [id, hex] of all) {
      const moves = UNITS[numberOf(id)]?.moves as 'foot';
      expect(TERRAIN_COST[MAP.hexes[hex]?.terrain ?? '']?.[moves], id).not.toBeNull();
      const stack = all.filter(([, other]) => other === hex);
      expect(stack.length, hex).toBeLessThanOrEqual(STACKING_LIMIT);
      expect(new Set(stack.map(([other]) => sideOf(other))).size, hex).toBe(1);
    }
  });
});
