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
import type { Errand, News } from '../../test/kit/soak-worker.ts';
import type { Part } from '../../test/kit/soak.ts';
import { hasReached, PARTS } from '../../test/kit/soak.ts';
import type { Subject } from '../../test/kit/subject.ts';
import { SUBJECTS } from '../../test/kit/subject.ts';
import { root } from '../common.mjs';
import type { Account } from '../soak-report.ts';
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
/** So many breaches of one part are enough to know. */
const ENOUGH = 10;

/** One part of one game in several workers, until the goals are reached, the time is up, or enough has gone wrong. */
function soak(subject: Subject, part: Part): Promise<Account> {
  const account: Account = { part, tally: emptyTally(), breaches: [], seconds: 0 };
  const started = Date.now();
  return new Promise((resolve) => {
    const workers = Array.from({ length: jobs }, (_, job) => {
      const errand: Errand = { game: subject.game.id, part: part.id, first: seed + job, stride: jobs };
      return new Worker(new URL('../../test/kit/soak-worker.ts', import.meta.url), { workerData: errand });
    });
    const end = (): void => {
      account.seconds = (Date.now() - started) / 1000;
      void Promise.all(workers.map((worker) => worker.terminate())).then(() => resolve(account));
    };
    const timer = seconds > 0 ? setTimeout(end, seconds * part.share * 1000) : undefined;
    const hear = (news: News): void => {
      if ('breach' in news) account.breaches.push(news.breach);
      else addTally(account.tally, news.tally);
      if (!hasReached(account.tally, part.goals, scale) && account.breaches.length < ENOUGH) return;
      clearTimeout(timer);
      end();
    };
    for (const worker of workers) {
      worker.on('message', hear);
      worker.on('error', (error: Error) => hear({ breach: String(error) }));
    }
  });
}

async function soakGame(subject: Subject): Promise<{ subject: Subject; accounts: Account[]; all: Tally }> {
  const accounts: Account[] = [];
  const all = emptyTally();
  for (const part of PARTS) {
    const account = await soak(subject, part);
    accounts.push(account);
    addTally(all, account.tally);
    const good = account.breaches.length === 0 ? 'ok' : `${account.breaches.length} breaches`;
    process.stdout.write(`${subject.game.id} ${part.id}: ${good} in ${account.seconds.toFixed(0)} s\n`);
    for (const breach of new Set(account.breaches)) process.stdout.write(`  ${breach}\n`);
  }
  return { subject, accounts, all };
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
  if (results.some(({ accounts }) => accounts.some(({ breaches }) => breaches.length > 0))) process.exitCode = 1;
}
