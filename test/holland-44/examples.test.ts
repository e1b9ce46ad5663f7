import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeRecord, parseRecord } from '../../src/formats/record.ts';
import { ABOUT } from '../../src/games/holland-44/position/about.ts';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import { act, begin, type Match } from '../../src/kernel/match.ts';
import { holds, type Expected, type Played } from '../kit/cases.ts';
import { EXAMPLES } from './example-ids.ts';

const CORPUS = join(import.meta.dirname, '../../corpus');
const RECORD = readFileSync(join(CORPUS, 'examples/holland-44.bivouac.json'), 'utf8');
const listIn = (name: string): unknown => JSON.parse(readFileSync(join(CORPUS, name), 'utf8'));

/** What the example of play says, after so many actions of the record; events count from action `from` on. */
interface Fact {
  id: string;
  rule: string;
  title: string;
  from: number;
  after: number;
  expect: Expected;
}

const FACTS = listIn('examples/holland-44.facts.json') as readonly Fact[];
const CASES = listIn('cases/holland-44/examples.json') as readonly { id: string }[];

const games = new Map([[ABOUT.id, { about: ABOUT, load: () => Promise.resolve(HOLLAND_44) }]]);

/** What had been played after each number of actions of the record, from none on, up to an action that is refused. */
async function replayed(text: string): Promise<{ moments: readonly Played['match'][]; refused: string | null }> {
  const parsed = await parseRecord(text, games);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { scenario, options, setup, actions } = parsed.value;
  const begun = begin(HOLLAND_44, { scenario, options, setup });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const match = begun.value as Match;
  const moments = [{ state: match.state, log: [...match.log] }];
  for (const action of actions) {
    const acted = act(match, action);
    if (!acted.ok) return { moments, refused: `${moments.length - 1} ${JSON.stringify([action, acted.error])}` };
    moments.push({ state: match.state, log: [...match.log] });
  }
  return { moments, refused: null };
}

describe('the example of play, turn 1 and the Allied turn 2, as one game', async () => {
  const { moments, refused } = await replayed(RECORD);

  test('is a record as the program writes it, and is played to its end', async () => {
    const parsed = await parseRecord(RECORD, games);
    expect(parsed.ok && makeRecord(parsed.value)).toBe(RECORD);
    expect(parsed.ok && parsed.value.rules).toBe(ABOUT.rules);
    expect(refused).toBeNull();
  });

  test.each(FACTS.map((one) => [`${one.id} [${one.rule}] ${one.title}`, one] as const))('%s', (_, one) => {
    expect.hasAssertions();
    const match = moments[one.after];
    if (!match) throw new Error(`the record stops at ${refused}`);
    holds({ game: HOLLAND_44, match }, one.expect, moments[one.from]?.log.length ?? 0);
  });
});

test('H44-EX-2.2.3 no minor river runs between two hexes of cities or marsh', () => {
  const { hexes, sides } = HOLLAND_44.map;
  const hides = (hex: string): boolean => ['city', 'marsh'].includes(hexes[hex]?.terrain ?? '');
  expect(sides.filter(({ a, b, river }) => river === 'minor' && hides(a) && hides(b))).toEqual([]);
});

test('every worked example of the rulebook is tested', () => {
  const tested = [...FACTS, ...CASES].map(({ id }) => id.replace(/ \(.*\)$/, ''));
  const covers = (id: string): boolean => tested.some((one) => one === id || one.startsWith(`${id}-`));
  expect(new Set(EXAMPLES).size).toBe(154);
  expect(EXAMPLES.filter((id) => !covers(id))).toEqual([]);
  expect(tested.filter((id) => id.startsWith('H44-EX-T') && !EXAMPLES.includes(id))).toEqual([]);
});
