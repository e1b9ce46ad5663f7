import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toy } from '../wargame/toy.test-kit.ts';
import type { Library, Wargame } from '../wargame/wargame.ts';
import { parseCounters } from './counters.ts';
import { FORMAT_CODES } from './errors.ts';
import { makeMap, parseMap } from './map.ts';
import { parseRecord } from './record.ts';
import { parseSetup } from './setup.ts';

const games: Library = new Map([['toy', { about: toy, load: async () => toy as unknown as Wargame }]]);
const record = {
  format: 'bivouac-record',
  version: 1,
  game: 'toy',
  rules: '1.4.0',
  title: 'Final',
  players: { red: 'Ann', blue: 'Ben' },
  started: '2026-11-22T13:02:00Z',
  scenario: 'plain',
  options: { fog: 'on' },
  setup: {
    format: 'bivouac-setup',
    version: 1,
    game: 'toy',
    units: [{ id: 'R1', hex: '0202', steps: 1, marks: ['moved'] }],
  },
  actions: [
    { by: 'red', type: 'step', unit: 'R1', to: '0201' },
    { by: 'chance', dice: [3] },
  ],
  result: { by: 'resigned', winner: 'red', points: { red: 1, blue: 0 } },
  proofs: [
    {
      side: 'red',
      turn: 1,
      commitment: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
      seed: '78',
    },
  ],
  hash: 'x',
};

const PARSERS = [
  { text: JSON.stringify(record), parse: (text: string) => parseRecord(text, games) },
  { text: JSON.stringify(record.setup), parse: (text: string) => parseSetup(text, games) },
  { text: makeMap(toy.map), parse: parseMap },
  { text: '{"format":"bivouac-counters","version":1,"game":"toy","sources":{},"counters":[]}', parse: parseCounters },
];

/** The only outcomes allowed: a document, or an error with a known code. */
const OUTCOMES: readonly string[] = ['read', ...FORMAT_CODES];

async function outcome(text: string, parse: (typeof PARSERS)[number]['parse']): Promise<string> {
  const parsed = await parse(text);
  return parsed.ok ? 'read' : parsed.error.code;
}

test('a text with a part replaced is read or refused, without an exception', async () => {
  const junk = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      'null',
      '[]',
      '{}',
      '"x"',
      '1e400',
      '-1',
      '0.5',
      '"__proto__":1,',
      '[[[[',
      '\u0000',
      '\\',
      '"',
      ',',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PARSERS),
      fc.nat(),
      fc.nat(20),
      junk,
      async ({ text, parse }, from, length, put) => {
        const start = from % text.length;
        expect(OUTCOMES).toContain(await outcome(text.slice(0, start) + put + text.slice(start + length), parse));
      },
    ),
    { numRuns: 3000 },
  );
});

test('any value in any field is read or refused, without an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PARSERS), fc.nat(), fc.jsonValue(), async ({ text, parse }, which, value) => {
      const document = JSON.parse(text) as object;
      const slots = slotsIn(document);
      const [holder, key] = slots[which % slots.length] as Slot;
      holder[key] = value;
      expect(OUTCOMES).toContain(await outcome(JSON.stringify(document), parse));
    }),
    { numRuns: 3000 },
  );
});

type Slot = [holder: Record<string, unknown>, key: string];

const slotsIn = (value: unknown): Slot[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [[value as Record<string, unknown>, key], ...slotsIn(inner)]);
