// npm run exam -- [--level LEVEL] [--only ID] [--worth]: how many positions of the sanity exam a level passes, and which it fails.
// A position counts once for each of three seeds of its dice; --only takes the beginning of an id. --worth: of those it fails, what the game comes to
// after what is demanded and after what it does: where the demand pays less, the position may be at fault.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, playerOf } from '../../src/ai/levels.ts';
import { LIBRARY } from '../../src/games/index.ts';
import type { Seated } from '../../src/ai/self-play.ts';
import { meanAndError } from '../../src/cli/simulate/summary.ts';
import { answersOf, examine, worthOf, type Position } from '../../test/kit/exam.ts';
import { root } from '../common.mjs';
import { withError } from '../played.ts';

const SEEDS = [1, 2, 3];
/** Games that are played to their end after a position. */
const GAMES_ON = 16;
const FOLDER = join(root, 'corpus/exam');

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'recruit' },
    only: { type: 'string', default: '' },
    worth: { type: 'boolean', default: false },
  },
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
      if (unmet.length === 0) continue;
      process.stdout.write(`  ${position.id} ${position.title}: ${unmet[0]}\n`);
      if (values.worth) process.stdout.write(`    ${await worthsOf(position, seated)}\n`);
    }
    if (asked.length === 0) continue;
    const share = Math.round((100 * passed) / (asked.length * SEEDS.length));
    process.stdout.write(`${values.level}, ${file}, part ${part}: ${share} % of ${asked.length} positions\n`);
  }
}

/** What the game comes to for the side examined after the good line, and after what the level does. */
async function worthsOf(position: Position, seated: Seated): Promise<string> {
  const seeds = Array.from({ length: GAMES_ON }, (_, i) => i + 1);
  const played = async (by?: Seated): Promise<string> =>
    withError(meanAndError(await Promise.all(seeds.map((seed) => worthOf(position, LIBRARY, seed, by)))));
  return `in the end ${await played()} as demanded, ${await played(seated)} as played`;
}
