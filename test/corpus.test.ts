import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../src/cli/run.ts';
import { makeRecord, parseRecord } from '../src/formats/record.ts';
import { GAMES } from '../src/games/all.ts';
import { LIBRARY } from '../src/games/index.ts';

const CORPUS = join(import.meta.dirname, '../corpus');
const filesIn = (pattern: string): string[] => globSync(pattern, { cwd: CORPUS }).toSorted();

async function answer(...argv: string[]): Promise<{ status: number; out: string; err: string }> {
  const texts = { out: '', err: '' };
  const status = await run([...argv, '--json'], {
    games: LIBRARY,
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    env: {},
  });
  return { status, ...texts };
}

const records = filesIn('records/*/*.bivouac.json');

/** The refused action of a record of earlier rules; undefined when it opens to its end. */
function stopOf(name: string): object | undefined {
  const file = join(CORPUS, name.replace('.bivouac.json', '.expected.json'));
  if (!existsSync(file)) return undefined;
  const { at, code } = JSON.parse(readFileSync(file, 'utf8')) as { at: number; code: string };
  return { ok: false, at, refusal: { code } };
}

test.each(records)('%s is a record of its version, and opens as far as expected', async (name) => {
  const file = join(CORPUS, name);
  const text = readFileSync(file, 'utf8');
  const parsed = await parseRecord(text, LIBRARY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { rules, game } = parsed.value;
  const has = GAMES.find(({ id }) => id === game)?.rules;
  expect(rules).toBe(basename(dirname(name)));
  const note = rules === has ? {} : { rules: { found: rules, has } };
  expect(JSON.parse((await answer('check', file)).out)).toMatchObject({ ...(stopOf(name) ?? { ok: true }), ...note });
  if (rules !== has) return;
  expect(stopOf(name)).toBeUndefined();
  expect(makeRecord(parsed.value)).toBe(text);
});

test('no record is ever rewritten, left out or added without its hash in records/SHA256SUMS', () => {
  const sums = readFileSync(join(CORPUS, 'records/SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const hashOf = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(CORPUS, name)))
      .digest('hex');
  expect(records.map((name) => `${hashOf(name)}  ${name.replace('records/', '')}`)).toEqual(sums);
});

test.each(GAMES.map(({ id, rules }) => ({ id, rules })))('the rules of $id, version $rules, have a record', (game) => {
  expect(records.filter((name) => name.startsWith(`records/${game.rules}/${game.id}-`))).not.toEqual([]);
});

interface Expected {
  /** Of a set-up; Reichswald when absent. */
  game?: string;
  code: string;
  at?: string | number;
  /** Codes of all errors of a set-up. */
  errors?: string[];
}

interface Complaint {
  at?: number;
  error?: { code: string; at?: string; file?: string };
  refusal?: { code: string };
  errors?: { code: string }[];
}

/** Control characters except line ends. */
const CONTROL = /[^\P{Cc}\n]|\p{Cf}/u;

const broken = filesIn('broken/*.expected.json');

test('the corpus of broken files is there', () => {
  expect(broken.length).toBeGreaterThan(40);
});

test.each(broken)('%s: the error is reported with its place', async (name) => {
  const expected = JSON.parse(readFileSync(join(CORPUS, name), 'utf8')) as Expected;
  const file = join(CORPUS, name.replace('.expected.json', '.json'));
  const call = file.endsWith('.setup.json') ? ['new', expected.game ?? 'reichswald', '--setup', file] : ['check', file];
  const { status, out, err } = await answer(...call);
  const { error, refusal, at, errors } = JSON.parse(out) as Complaint;
  expect({ code: error?.code ?? refusal?.code, status }).toEqual({ code: expected.code, status: 1 });
  if (expected.at !== undefined) expect(error?.at ?? at).toBe(expected.at);
  if (expected.errors) expect(errors?.map(({ code }) => code)).toEqual(expected.errors);
  expect(err).toContain(basename(file));
  expect(err).not.toMatch(/undefined|\[object|native code|[{}]/);
  expect(`${out}${err}`).not.toMatch(CONTROL);
});
