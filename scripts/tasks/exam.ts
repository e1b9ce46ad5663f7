// npm run exam -- [--level LEVEL] [--only ID]: how many positions of the sanity exam a level passes, and which it fails.
// A position counts once for each of three seeds of its dice; --only takes the beginning of an id.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, playerOf } from '../../src/ai/levels.ts';
import { LIBRARY } from '../../src/games/index.ts';
import { answersOf, examine, type Position } from '../../test/kit/exam.ts';
import { root } from '../common.mjs';

const SEEDS = [1, 2, 3];
const FOLDER = join(root, 'corpus/exam');

const { values } = parseArgs({
  options: { level: { type: 'string', default: 'recruit' }, only: { type: 'string', default: '' } },
});
const seated = playerOf(values.level);
if (!seated) throw new Error(`There is no level ${values.level}: ${Object.keys(LEVELS).join(', ')}.`);

for (const file of globSync('**/*.json', { cwd: FOLDER }).toSorted()) {
  const positions = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as readonly Position[];
  for (const part of [1, 2] as const) {
    const asked = positions.filter((one) => one.part === part && one.id.startsWith(values.only));
    let passed = 0;
    for (const position of asked) {
      const unmet: string[] = [];
      for (const seed of SEEDS)
        unmet.push(...(await examine(position, LIBRARY, answersOf(seated, seed), seed)).slice(0, 1));
      passed += SEEDS.length - unmet.length;
      if (unmet.length > 0) process.stdout.write(`  ${position.id} ${position.title}: ${unmet[0]}\n`);
    }
    if (asked.length === 0) continue;
    const share = Math.round((100 * passed) / (asked.length * SEEDS.length));
    process.stdout.write(`${values.level}, ${file}, part ${part}: ${share} % of ${asked.length} positions\n`);
  }
}
