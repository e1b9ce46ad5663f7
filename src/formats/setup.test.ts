import { expect, test } from 'vitest';
import type { SetupDoc } from '../wargame/setup.ts';
import { toy } from '../wargame/toy.test-kit.ts';
import type { Library, Wargame } from '../wargame/wargame.ts';
import { makeSetup, parseSetup } from './setup.ts';

const TOY = toy as unknown as Wargame;
/** The toy game with rivers, bridges and roads. */
const game = {
  ...TOY,
  vocabulary: { ...TOY.vocabulary, hexsides: { river: [true], bridge: [true], road: ['paved', 'unpaved'] } },
};
const games: Library = new Map([[game.id, { about: game, load: async () => game }]]);

const full: SetupDoc = {
  format: 'bivouac-setup',
  version: 1,
  game: 'toy',
  scenario: 'plain',
  options: { fog: 'on' },
  turn: 2,
  phase: 'red-movement',
  weather: 'rain',
  units: [
    { id: 'R1', hex: '0203', steps: 2, marks: ['moved'] },
    { id: 'R2', hex: null },
  ],
  only: true,
  pools: { air: { red: 12 } },
  extra: { holders: { '0101': 'red' } },
  map: {
    base: 'blank',
    hexes: { '0203': { terrain: 'open', features: ['fort'] } },
    sides: [{ a: '0101', b: '0201', river: true, bridge: false, road: null, name: 'Maas' }],
  },
};

const SIDE = { a: '0101', b: '0201' };

const errorOf = async (change: object): Promise<unknown> => {
  const parsed = await parseSetup(JSON.stringify({ ...full, ...change }), games);
  return parsed.ok ? undefined : parsed.error;
};

test('a set-up is the same after writing and reading', async () => {
  expect(await parseSetup(makeSetup(full), games)).toEqual({ ok: true, value: full });
});

test('only the game is required', async () => {
  const setup = { format: 'bivouac-setup', version: 1, game: 'toy' };
  expect(await parseSetup(JSON.stringify(setup), games)).toEqual({ ok: true, value: setup });
});

test.each([
  ['unknown field', { weahter: 'rain' }, 'unknown-field', 'weahter'],
  ['unknown field of a unit', { units: [{ id: 'R1', hexx: '0101' }] }, 'unknown-field', 'units[0].hexx'],
  ['hex as a number', { units: [{ id: 'R1' }, { id: 'R2', hex: 203 }] }, 'wrong-type', 'units[1].hex'],
  ['fraction of a step', { units: [{ id: 'R1', steps: 0.5 }] }, 'wrong-type', 'units[0].steps'],
  ['negative steps', { units: [{ id: 'R1', steps: -1 }] }, 'out-of-range', 'units[0].steps'],
  ['side of one hex', { map: { sides: [{ a: '0101' }] } }, 'missing-field', 'map.sides[0].b'],
  ['unknown field of a side', { map: { sides: [{ ...SIDE, rivr: true }] } }, 'unknown-field', 'map.sides[0].rivr'],
  [
    'field of Object.prototype',
    { map: { sides: [{ ...SIDE, toString: true }] } },
    'unknown-field',
    'map.sides[0].toString',
  ],
  ['river as a text', { map: { sides: [SIDE, { ...SIDE, river: 'yes' }] } }, 'wrong-type', 'map.sides[1].river'],
  ['road without its kind', { map: { sides: [{ ...SIDE, road: true }] } }, 'wrong-type', 'map.sides[0].road'],
  ['name that is not a text', { map: { sides: [{ ...SIDE, name: true }] } }, 'wrong-type', 'map.sides[0].name'],
  ['unknown base', { map: { base: 'empty' } }, 'not-one-of', 'map.base'],
  ['unknown game', { game: 'chess' }, 'unknown-game', 'game'],
  ['unknown scenario', { scenario: 'x' }, 'unknown-scenario', 'scenario'],
  ['unknown option', { options: { x: 'on' } }, 'unknown-option', 'options.x'],
  ['another format version', { version: 3 }, 'other-version', 'version'],
  ['very long id', { units: [{ id: 'x'.repeat(300) }] }, 'too-long', 'units[0].id'],
])('%s is refused with its place', async (_, change, code, at) => {
  expect(await errorOf(change)).toMatchObject({ code, at });
});
