import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../src/cli/run.ts';
import { makeRecord, parseRecord } from '../src/formats/record.ts';
import { GAMES } from '../src/games/index.ts';

const CORPUS = join(import.meta.dirname, '../corpus');
const filesIn = (pattern: string): string[] => globSync(pattern, { cwd: CORPUS }).toSorted();

async function answer(...argv: string[]): Promise<{ status: number; out: string; err: string }> {
  const texts = { out: '', err: '' };
  const status = await run([...argv, '--json'], {
    games: GAMES,
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    env: {},
  });
  return { status, ...texts };
}

test.each(filesIn('records/*.bivouac.json'))('%s is a record that check accepts', async (name) => {
  const file = join(CORPUS, name);
  const { out } = await answer('check', file);
  expect(JSON.parse(out)).toMatchObject({ ok: true });
  const text = readFileSync(file, 'utf8');
  const parsed = parseRecord(text, GAMES);
  expect(parsed.ok && makeRecord(parsed.value)).toBe(text);
});

interface Expected {
  code: string;
  at?: string | number;
  /** Codes of everything wrong with a set-up. */
  errors?: string[];
}

interface Complaint {
  at?: number;
  error?: { code: string; at?: string; file?: string };
  refusal?: { code: string };
  errors?: { code: string }[];
}

const broken = filesIn('broken/*.expected.json');

test('the corpus of broken files is there', () => {
  expect(broken.length).toBeGreaterThan(40);
});

test.each(broken)('%s: the fault is told, with its place', async (name) => {
  const expected = JSON.parse(readFileSync(join(CORPUS, name), 'utf8')) as Expected;
  const file = join(CORPUS, name.replace('.expected.json', '.json'));
  const call = file.endsWith('.setup.json') ? ['new', 'reichswald', '--setup', file] : ['check', file];
  const { status, out, err } = await answer(...call);
  const { error, refusal, at, errors } = JSON.parse(out) as Complaint;
  expect({ code: error?.code ?? refusal?.code, status }).toEqual({ code: expected.code, status: 1 });
  if (expected.at !== undefined) expect(error?.at ?? at).toBe(expected.at);
  if (expected.errors) expect(errors?.map(({ code }) => code)).toEqual(expected.errors);
  expect(err).toContain(basename(file));
  expect(err).not.toMatch(/undefined|\[object|[{}]/);
});
