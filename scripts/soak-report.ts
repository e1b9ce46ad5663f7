import type { Coverage } from '../test/kit/coverage.ts';
import { missing, unreached } from '../test/kit/reached.ts';
import { hasReached, type Counted } from '../test/kit/soak.ts';
import type { Subject } from '../test/kit/subject.ts';
import type { Account, GameAccount, Results } from './soak-results.ts';
import { totalOf } from './soak-results.ts';

/** The report as Markdown: figures reached against figures wanted, and what random play has never used. */
export function reportOf({ effort: { scale, seconds }, games }: Results): string {
  const asked =
    scale === 1 ? 'The full figures were asked for' : `${percent(scale)} of the full figures were asked for`;
  const isWhole = games.every(({ accounts }) =>
    accounts.every(({ tally, part }) => hasReached(tally, part.goals, scale)),
  );
  const limit = seconds > 0 ? `, in at most ${number(seconds)} seconds a game` : '';
  return [
    '# The long run',
    '',
    `What \`npm run soak\` found under Node ${process.versions.node}. ${asked}${limit}.${isWhole ? '' : ' Not all of them are reached: these are the figures so far.'}`,
    'Every game that breaks a law is named with its seed; the figures wanted are those of the full run.',
    '',
    ...games.flatMap(gameReport),
    'How well the tests of the rules notice a change of the code stands in [mutation](mutation).',
    '',
  ].join('\n');
}

const FIREFOX = /^`npm run soak:firefox` .*$/m;

/** The report with this line about the turn in Firefox in place of the last one. */
export function withFirefox(report: string, line: string): string {
  if (FIREFOX.test(report)) return report.replace(FIREFOX, () => line);
  return report.replace(/^How well /m, (last) => `${line}\n\n${last}`);
}

/** The new report with what the old one says about Firefox. */
export function keepFirefox(report: string, old: string): string {
  const line = FIREFOX.exec(old)?.[0];
  return line ? withFirefox(report, line) : report;
}

const percent = (share: number): string => `${Number((share * 100).toPrecision(2))} %`;
const number = (count: number): string => count.toLocaleString('en');

function gameReport(of: GameAccount): string[] {
  const { subject } = of;
  const all = totalOf(of);
  const kinds = Object.keys(all.coverage) as (keyof Coverage)[];
  const never = kinds.flatMap((what) => missing(subject, all.coverage, what));
  const reasons = Object.entries(subject.seldom ?? {}).filter(([name]) => never.includes(name));
  const owed = unreached(subject, all.coverage);
  const { game, invariants } = subject;
  return [
    `## ${game.title} (rules ${game.rules})`,
    '',
    `${invariants.length} invariants. ${number(all.differing)} of the pairs compared did differ in something secret.`,
    '',
    '| law | reached | wanted | breaches | seconds | run |',
    '|---|---|---|---|---|---|',
    ...of.accounts.map(partRow),
    '',
    ...of.accounts.flatMap(({ breaches }) => [...new Set(breaches)].flatMap((breach) => ['```', breach, '```', ''])),
    '| covered by random play | count | not covered |',
    '|---|---|---|',
    ...kinds.map((what) => coverageRow(subject, all.coverage, what)),
    '',
    ...reasons.map(([name, why]) => `- ${name}: ${why}`),
    ...(reasons.length > 0 ? [''] : []),
    ...(owed.length > 0 ? [`**Has to be reached, and has not been:** ${owed.join(', ')}.`, ''] : []),
  ];
}

const daysOf = ({ since, day }: NonNullable<Account['run']>): string =>
  since === undefined || since === day ? day : `${since} to ${day}`;

function partRow({ part, tally, breaches, seconds, run }: Account): string {
  const goals = Object.entries(part.goals) as [Counted, number][];
  const reached = goals.map(([what]) => `${number(tally[what])} ${what}`).join(', ');
  const wanted = goals.map(([what, goal]) => `${number(goal)} ${what}`).join(', ');
  if (!run) return `| ${part.title} | not run | ${wanted} | | | |`;
  return `| ${part.title} | ${reached} | ${wanted} | ${breaches.length} | ${seconds.toFixed(0)} | ${daysOf(run)}, rules ${run.rules} |`;
}

function coverageRow(subject: Subject, coverage: Coverage, what: keyof Coverage): string {
  const wanted = subject.expected?.[what];
  if (!wanted) return `| ${what} | ${coverage[what].size} | |`;
  const never = missing(subject, coverage, what);
  return `| ${what} | ${wanted.length - never.length} of ${wanted.length} | ${never.join(', ') || 'nothing'} |`;
}
