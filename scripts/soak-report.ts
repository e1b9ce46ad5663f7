import type { Coverage } from '../test/kit/coverage.ts';
import type { Counted } from '../test/kit/soak.ts';
import type { Subject } from '../test/kit/subject.ts';
import type { Account, GameAccount, Results } from './soak-results.ts';
import { totalOf } from './soak-results.ts';

/** The report as Markdown: figures reached against figures wanted, and what random play has never used. */
export function reportOf({ effort: { scale, seconds, day, ended }, games }: Results): string {
  const asked =
    scale === 1 ? 'The full figures were asked for' : `${percent(scale)} of the full figures were asked for`;
  const limit = seconds > 0 ? `, in at most ${number(seconds)} seconds a game` : '';
  return [
    '# The long run',
    '',
    `What \`npm run soak\` found on ${day} under Node ${process.versions.node}. ${asked}${limit}.${ended ? '' : ' It has not ended: these are the figures so far.'}`,
    'Every game that breaks a law is named with its seed; the figures wanted are those of the full run.',
    '',
    ...games.flatMap(gameReport),
  ].join('\n');
}

const percent = (share: number): string => `${Number((share * 100).toPrecision(2))} %`;
const number = (count: number): string => count.toLocaleString('en');

function gameReport(of: GameAccount): string[] {
  const { subject, accounts } = of;
  const all = totalOf(of);
  const { game, invariants } = subject;
  return [
    `## ${game.title} (rules ${game.rules})`,
    '',
    `${invariants.length} invariants. ${number(all.differing)} of the pairs compared did differ in something secret.`,
    '',
    '| law | reached | wanted | breaches | seconds |',
    '|---|---|---|---|---|',
    ...parts.map(partRow),
    '',
    ...parts.flatMap(({ breaches }) => [...new Set(breaches)].flatMap((breach) => ['```', breach, '```', ''])),
    '| covered by random play | count | not covered |',
    '|---|---|---|',
    ...(Object.keys(all.coverage) as (keyof Coverage)[]).map((what) => coverageRow(subject, all.coverage, what)),
    '',
  ];
}

function partRow({ part, tally, breaches, seconds }: PartResult): string {
  const goals = Object.entries(part.goals) as [Counted, number][];
  const reached = goals.map(([what]) => `${number(tally[what])} ${what}`).join(', ');
  const wanted = goals.map(([what, goal]) => `${number(goal)} ${what}`).join(', ');
  return `| ${part.title} | ${reached} | ${wanted} | ${breaches.length} | ${seconds.toFixed(0)} |`;
}

function coverageRow({ expected = {} }: Subject, coverage: Coverage, what: keyof Coverage): string {
  const used = coverage[what];
  const wanted = expected[what];
  if (!wanted) return `| ${what} | ${used.size} | |`;
  const missing = wanted.filter((name) => !used.has(name));
  return `| ${what} | ${wanted.length - missing.length} of ${wanted.length} | ${missing.join(', ') || 'nothing'} |`;
}
