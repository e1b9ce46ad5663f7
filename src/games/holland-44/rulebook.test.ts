import { expect, test } from 'vitest';
import { checkRulebook, namesTheSame, numbersIn } from '../../wargame/rulebook.test-kit.ts';
import { ACTION_RULES } from './position/actions.ts';
import { CHAPTERS } from './reader/chapters.ts';
import rulebook from './rulebook.json' with { type: 'json' };

const LANGUAGES = ['en', 'pt', 'es'] as const;

const results = (text: string): string[] => [
  ...new Set(text.match(/\b(?:A1\/(?:ENG|DR|D1)|DS|DMR|DRX|DR|D1|EX|ENG|A1)\b/g) ?? []),
];

checkRulebook(rulebook, { prefix: 'H44', sentences: 794, parts: ['S', 'SOP', 'CRT', 'TEC'] });
namesTheSame('numbers: hexes, turns, points, odds, rules', rulebook, numbersIn);
namesTheSame('combat results', rulebook, results);

test('every sentence belongs to a chapter with a heading', () => {
  for (const { id, chapter } of rulebook) expect(CHAPTERS, id).toHaveProperty([chapter]);
});

test('the rule of every action leads to a heading', () => {
  for (const rule of Object.values(ACTION_RULES)) expect(CHAPTERS).toHaveProperty([rule]);
});

test('every heading is in three languages', () => {
  for (const [chapter, heading] of Object.entries(CHAPTERS))
    for (const language of LANGUAGES) expect(heading[language].trim(), `${chapter} ${language}`).not.toBe('');
});

test('the headings stand in rulebook order, each below the one it belongs to', () => {
  const numbered = Object.keys(CHAPTERS).filter((chapter) => /^\d/.test(chapter));
  const key = (chapter: string): string =>
    chapter.replace(/\.0$/, '').replace(/\d+/g, (digits) => digits.padStart(2, '0'));
  expect(numbered.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))).toEqual(numbered);
  for (const chapter of numbered.filter((heading) => !heading.endsWith('.0'))) {
    const above = chapter.slice(0, chapter.lastIndexOf('.'));
    expect(CHAPTERS, chapter).toHaveProperty([above.includes('.') ? above : `${above}.0`]);
  }
});
