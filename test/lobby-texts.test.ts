// The first script has only the texts that lobby and shell say: whatever it names has to be among them.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en as account } from '../src/text/web/account/en.ts';
import { en as api } from '../src/text/web/api/en.ts';
import { en as rest } from '../src/text/web/en.ts';
import { en as owner } from '../src/text/web/owner/en.ts';
import { en as combat } from '../src/text/web/engagement/en.ts';
import { en as formations } from '../src/text/web/holland-44/en.ts';
import { en as lobby } from '../src/text/web/lobby/en.ts';
import { en as ratings } from '../src/text/web/ratings/en.ts';
import { en as review } from '../src/text/web/review/en.ts';
import { target } from './laws/read.ts';

/** Static imports, not of types. */
const IMPORTS = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;

/** What is loaded with this file, itself included: text by path. */
function loadedWith(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(path) || !existsSync(path)) return found;
  const text = readFileSync(path, 'utf8');
  found.set(path, text);
  for (const [, imported = ''] of text.matchAll(IMPORTS)) loadedWith(target(path, imported) ?? '', found);
  return found;
}

const quoted = (text: string): string[] =>
  [...text.matchAll(/['`]([a-z][a-z-]*)(?:['`]|\$\{)/g)].map(([, key = '']) => key);

test('what lobby and shell say is loaded with them, and nothing else is', () => {
  const files = [...loadedWith('src/web/main.ts')].filter(([path]) => path.startsWith('src/web/'));
  expect(files.map(([path]) => path)).toContain('src/web/pages/lobby/GameCard.svelte');
  const named = new Set(files.flatMap(([, text]) => quoted(text)));
  const isNamed = (key: string): boolean =>
    named.has(key) || [...named].some((start) => start.endsWith('-') && key.startsWith(start));
  const late = Object.keys({ ...rest, ...combat, ...formations, ...account, ...api, ...ratings, ...owner, ...review });
  expect(late.filter(isNamed)).toEqual([]);
  expect(Object.keys(lobby).filter((key) => !isNamed(key))).toEqual([]);
});
