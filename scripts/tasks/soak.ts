// npm run soak: the laws of every game at full length; the report goes to docs/soak.md.
// npm run soak -- [--game ID] [--games N] [--seconds S] [--jobs J] [--seed N]
// --games scales all counts (20,000 games are the full figures), --seconds limits the time for each game.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Tally } from '../../test/kit/laws.ts';
import { addTally, emptyTally } from '../../test/kit/laws.ts';
import type { Job, Report } from '../../test/kit/soak-worker.ts';
import type { Part } from '../../test/kit/soak.ts';
import { hasReached, PARTS } from '../../test/kit/soak.ts';
import type { Subject } from '../../test/kit/subject.ts';
import { SUBJECTS } from '../../test/kit/subject.ts';
import { root } from '../common.mjs';
import type { PartResult } from '../soak-report.ts';
import { reportOf } from '../soak-report.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '0' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
  },
});
const [games, seconds, jobs, seed] = [values.games, values.seconds, values.jobs, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
const scale = games / 20_000;
/** Breaches after which a part is stopped. */
const MAX_BREACHES = 10;

/** Runs one part of one game in several workers, until goals, time limit or MAX_BREACHES are reached. */
function soak(subject: Subject, part: Part): Promise<PartResult> {
  const result: PartResult = { part, tally: emptyTally(), breaches: [], seconds: 0 };
  const started = Date.now();
  return new Promise((resolve) => {
    const workers = Array.from({ length: jobs }, (_, job) => {
      const workerData: Job = { game: subject.game.id, part: part.id, first: seed + job, stride: jobs };
      return new Worker(new URL('../../test/kit/soak-worker.ts', import.meta.url), { workerData });
    });
    const end = (): void => {
      result.seconds = (Date.now() - started) / 1000;
      void Promise.all(workers.map((worker) => worker.terminate())).then(() => resolve(result));
    };
    const timer = seconds > 0 ? setTimeout(end, seconds * part.share * 1000) : undefined;
    const onReport = (report: Report): void => {
      if ('breach' in report) result.breaches.push(report.breach);
      else addTally(result.tally, report.tally);
      if (!hasReached(result.tally, part.goals, scale) && result.breaches.length < MAX_BREACHES) return;
      clearTimeout(timer);
      end();
    };
    for (const worker of workers) {
      worker.on('message', onReport);
      worker.on('error', (error: Error) => onReport({ breach: String(error) }));
    }
  });
}

async function soakGame(subject: Subject): Promise<{ subject: Subject; parts: PartResult[]; all: Tally }> {
  const parts: PartResult[] = [];
  const all = emptyTally();
  for (const part of PARTS) {
    const result = await soak(subject, part);
    parts.push(result);
    addTally(all, result.tally);
    const good = result.breaches.length === 0 ? 'ok' : `${result.breaches.length} breaches`;
    process.stdout.write(`${subject.game.id} ${part.id}: ${good} in ${result.seconds.toFixed(0)} s\n`);
    for (const breach of new Set(result.breaches)) process.stdout.write(`  ${breach}\n`);
  }
  return { subject, parts, all };
}

const chosen = SUBJECTS.filter(({ game }) => values.game === undefined || game.id === values.game);
if (chosen.length === 0) {
  process.stderr.write(
    `There is no game "${values.game}". Name one of: ${SUBJECTS.map(({ game }) => game.id).join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  const results = [];
  for (const subject of chosen) results.push(await soakGame(subject));
  writeFileSync(join(root, 'docs/soak.md'), reportOf(results, { scale, seconds }));
  if (results.some(({ parts }) => parts.some(({ breaches }) => breaches.length > 0))) process.exitCode = 1;
}
