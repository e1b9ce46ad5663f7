import { checkRulebook, namesTheSame, numbersIn } from '../../wargame/rulebook.test-kit.ts';
import rulebook from './rulebook.json' with { type: 'json' };

const results = (text: string): string[] => [
  ...new Set(text.match(/\b(?:D[AREV]B?I?|A[EVR][BI]?|EMP|IMP|DB)\b/g) ?? []),
];

checkRulebook(rulebook, { prefix: 'TWW', sentences: 108 });
namesTheSame('numbers: hexes, strengths, turns, columns', rulebook, numbersIn);
namesTheSame('combat results', rulebook, results);
