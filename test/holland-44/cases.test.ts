import { join } from 'node:path';
import { ABOUT } from '../../src/games/holland-44/position/about.ts';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import { testCases } from '../kit/cases.ts';

testCases(
  join(import.meta.dirname, '../../corpus/cases/holland-44'),
  new Map([[ABOUT.id, { about: ABOUT, load: () => Promise.resolve(HOLLAND_44) }]]),
);
