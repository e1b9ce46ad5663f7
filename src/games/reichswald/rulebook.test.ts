import { expect, test } from 'vitest';
import { checkRulebook, namesTheSame } from '../../wargame/rulebook.test-kit.ts';
import rulebook from './rulebook.json' with { type: 'json' };

const results = (text: string): string[] => [
  ...new Set(text.match(/\b(?:D[REV]B?I?|A[EVR][BI]?|EMP|IMP|DB)\b/g) ?? []),
];
const hexes = (text: string): string[] =>
  (text.match(/\b\d{4}\b(?!\/)/g) ?? []).filter((hex) => hex < '2700' && hex !== '1945');

checkRulebook(rulebook, { prefix: 'RW', sentences: 148 });
namesTheSame('hexes', rulebook, hexes);
namesTheSame('combat results', rulebook, results);

test('no sentence gives counters a colour that the reader has not chosen', () => {
  for (const { id, text } of rulebook) {
    expect(Object.values(text).join(' '), id).not.toMatch(/\b(pink|rosa|cor-de-rosa|rosado)\b/i);
  }
});
