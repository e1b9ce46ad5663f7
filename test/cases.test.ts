import { join } from 'node:path';
import { LIBRARY } from '../src/games/index.ts';
import { testCases } from './kit/cases.ts';

testCases(join(import.meta.dirname, '../corpus/cases'), LIBRARY);
