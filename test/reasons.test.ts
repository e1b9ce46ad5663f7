import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSALS } from '../src/engagement/position/codes.ts';
import { TOPICS } from '../src/engagement/position/topics.ts';
import { refusalOf } from '../src/kernel/reason.ts';
import { CODES as HOLLAND } from '../src/games/holland-44/position/codes.ts';
import { LIBRARY } from '../src/games/index.ts';
import { CODES as MARKET_GARDEN } from '../src/games/market-garden/codes.ts';
import { CODES as REICHSWALD } from '../src/games/reichswald/codes.ts';
import { CODES as THIRD_WORLD_WAR } from '../src/games/third-world-war/codes.ts';

/** Those that their modules have registered. */
function reasons(): { rule: string; code: string }[] {
  const all: { rule: string; code: string }[] = [];
  for (let why = 1; 'rule' in refusalOf(why); why++) all.push(refusalOf(why));
  return all;
}

test('every reason against an action cites a rule of a rulebook, or what each sibling has its own rule for, and has a code', async () => {
  for (const { load } of LIBRARY.values()) await load();
  const chapters = globSync('src/games/*/rulebook.json').flatMap((file) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { chapter: string }[]).map(({ chapter }) => chapter),
  );
  /** A rulebook.json may have a chapter and the rule a paragraph of it, or the other way about. */
  const isRule = (rule: string): boolean =>
    chapters.some((one) => one === rule || one.startsWith(`${rule}.`) || rule.startsWith(`${one}.`));
  const codes = [REFUSALS, ...[HOLLAND, MARKET_GARDEN, REICHSWALD, THIRD_WORLD_WAR].map(({ refusals }) => refusals)];
  const all = reasons();
  expect(all.length).toBeGreaterThan(300);
  expect(
    all.filter(({ rule }) => rule === '' || !(isRule(rule) || (TOPICS as readonly string[]).includes(rule))),
  ).toEqual([]);
  expect(all.filter(({ code }) => !codes.some((some: readonly string[]) => some.includes(code)))).toEqual([]);
});
