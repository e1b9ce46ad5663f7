// npm run soak: the laws of every game at full length; the report goes to docs/soak.md, every minute and at the end.
// npm run soak -- [--game ID] [--games N] [--seconds S] [--jobs J] [--seed N]
// --games scales all counts (20,000 games are the full figures), --seconds limits the time for each game.
// npm run soak -- --part ID: one law alone; the others keep what the last run has found.
// npm run soak -- --continue: goes on where the last run under the same rules has ended, for what takes longer than a night.
// A run with the part "coverage" fails when something that has to be reached has not been.
// npm run soak -- --report: writes the report of the last run again.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { addTally, emptyTally } from '../../test/kit/laws.ts';
import type { Job, Report } from '../../test/kit/soak-worker.ts';
import type { Part } from '../../test/kit/soak.ts';
import { unreached } from '../../test/kit/reached.ts';
import { hasReached, PARTS } from '../../test/kit/soak.ts';
import type { Subject } from '../../test/kit/subject.ts';
import { SUBJECTS } from '../../test/kit/subject.ts';
import { root } from '../common.mjs';
import { keepFirefox, reportOf } from '../soak-report.ts';
import type { Account, GameAccount, Results } from '../soak-results.ts';
import { keep, kept, totalOf } from '../soak-results.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '0' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    part: { type: 'string' },
    continue: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
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

const chosen = SUBJECTS.filter(({ game }) => values.game === undefined || game.id === values.game);

function write(results: Results): void {
  const report = join(root, 'docs/soak.md');
  writeFileSync(report, keepFirefox(reportOf(results), readFileSync(report, 'utf8')));
}

/** The run, as far as it has come. */
const results: Results = {
  effort: { scale, seconds },
  games: [],
};

function save(): void {
  keep(results);
  write(results);
}

/** Enough has been checked, everything has been covered, or too much has gone wrong. */
const isDone = (subject: Subject, { part, tally, breaches }: Account): boolean =>
  hasReached(tally, part.goals, scale) ||
  breaches.length >= MAX_BREACHES ||
  (part.covers === true && unreached(subject, tally.coverage).length === 0);

/** One part of one game in several workers, until the goals are reached, the time is up, or enough has gone wrong. */
function soak(subject: Subject, account: Account): Promise<void> {
  const { part } = account;
  const started = Date.now() - account.seconds * 1000;
  const from = account.next ?? seed;
  const stop = new Int32Array(new SharedArrayBuffer(4));
  return new Promise((resolve) => {
    const workers = Array.from({ length: jobs }, (_, job) => {
      const workerData: Job = { game: subject.game.id, part: part.id, first: from + job, stride: jobs, stop };
      return new Worker(new URL('../../test/kit/soak-worker.ts', import.meta.url), { workerData });
    });
    const running = workers.map((worker) => new Promise((ended) => worker.once('exit', ended)));
    const end = (): void => {
      account.seconds = (Date.now() - started) / 1000;
      // Each ends its game: Node 24 may abort when a worker is terminated in the middle of one.
      Atomics.store(stop, 0, 1);
      void Promise.all(running).then(() => resolve());
    };
    const timer = seconds > 0 ? setTimeout(end, seconds * part.share * 1000) : undefined;
    const onReport = (report: Report): void => {
      account.seconds = (Date.now() - started) / 1000;
      account.next = Math.max(account.next ?? 0, report.seed + 1);
      if ('breach' in report) account.breaches.push(report.breach);
      else addTally(account.tally, report.tally);
      if (!isDone(subject, account)) return;
      clearTimeout(timer);
      end();
    };
    for (const worker of workers) {
      worker.on('message', onReport);
      worker.on('error', (error: Error) => onReport({ seed: from, breach: String(error) }));
    }
  });
}

const TODAY = new Date().toISOString().slice(0, 10);

const isWanted = ({ id }: Part): boolean => values.part === undefined || values.part === id;

const partsOf = (subject: Subject): readonly Part[] => PARTS.filter((part) => part.holdsFor?.(subject) ?? true);

/** What a part begins with: nothing, or what the last run has found where this one leaves it alone or goes on with it. */
function begin(subject: Subject, part: Part, last: Results | undefined): Account {
  const known = last?.games.find(({ subject: { game } }) => game.id === subject.game.id);
  const found = known?.accounts.find((account) => account.part.id === part.id);
  const none: Account = { part, tally: emptyTally(), breaches: [], seconds: 0, run: undefined };
  if (!isWanted(part) || !chosen.includes(subject)) return found ?? none;
  const { rules } = subject.game;
  const before = found?.run;
  const goesOn = values.continue && found?.next !== undefined && before?.rules === rules && found.breaches.length === 0;
  return goesOn
    ? { ...found, run: { since: before.since ?? before.day, day: TODAY, rules } }
    : { ...none, run: { day: TODAY, rules } };
}

async function soakGame({ subject, accounts }: GameAccount): Promise<void> {
  for (const account of accounts.filter(({ part }) => isWanted(part))) {
    await soak(subject, account);
    save();
    const good = account.breaches.length === 0 ? 'ok' : `${account.breaches.length} breaches`;
    process.stdout.write(`${subject.game.id} ${account.part.id}: ${good} in ${account.seconds.toFixed(0)} s\n`);
    for (const breach of new Set(account.breaches)) process.stdout.write(`  ${breach}\n`);
  }
}

/** What a game has not come to though it has to, when this run was to cover it. */
function unreachedIn(of: GameAccount): string[] {
  const covers = of.accounts.some(({ part }) => part.covers && isWanted(part));
  return covers && chosen.includes(of.subject) ? unreached(of.subject, totalOf(of).coverage) : [];
}

function reportUnreached(of: GameAccount): void {
  const names = unreachedIn(of);
  if (names.length === 0) return;
  process.stdout.write(`${of.subject.game.id} has to reach, and has not: ${names.join(', ')}\n`);
  process.exitCode = 1;
}

async function soakGames(chosen: readonly Subject[]): Promise<void> {
  const reported = values.part === undefined ? chosen : SUBJECTS;
  const last = kept();
  results.games = reported.map((subject) => ({
    subject,
    accounts: partsOf(subject).map((part) => begin(subject, part, last)),
  }));
  const minutely = setInterval(save, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      save();
      process.kill(process.pid, signal);
    });
  }
  for (const of of results.games) if (chosen.includes(of.subject)) await soakGame(of);
  clearInterval(minutely);
  save();
  for (const of of results.games) reportUnreached(of);
  if (results.games.some(({ accounts }) => accounts.some(({ breaches }) => breaches.length > 0))) process.exitCode = 1;
}

function complain(what: string): void {
  process.stderr.write(`${what}\n`);
  process.exitCode = 2;
}

if (values.report) {
  const last = kept();
  if (last) write(last);
  else complain('There has been no run yet.');
} else if (chosen.length === 0) {
  complain(`There is no game "${values.game}". Name one of: ${SUBJECTS.map(({ game }) => game.id).join(', ')}.`);
} else if (!PARTS.some(isWanted)) {
  complain(`There is no part "${values.part}". Name one of: ${PARTS.map(({ id }) => id).join(', ')}.`);
} else {
  await soakGames(chosen);
}
