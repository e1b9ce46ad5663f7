import { checkRulebook, namesTheSame, numbersIn } from '../../wargame/rulebook.test-kit.ts';
import rulebook from './rulebook.json' with { type: 'json' };

const results = (text: string): string[] => [
  ...new Set(text.match(/\b(?:D[REV]B?I?|A[EVR][BI]?|EMP|IMP|DB)\b/g) ?? []),
];

checkRulebook(rulebook, { prefix: 'MG', sentences: 126 });
namesTheSame('numbers: hexes, strengths, turns, columns', rulebook, (text) => numbersIn(text.replaceAll('XXX', '30')));
namesTheSame('combat results', rulebook, results);
