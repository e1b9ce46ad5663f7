import type { Coverage } from '../test/kit/coverage.ts';
import type { Tally } from '../test/kit/laws.ts';
import type { Counted, Part } from '../test/kit/soak.ts';
import type { Subject } from '../test/kit/subject.ts';

/** What came of one part of the long run of one game. */
export interface Account {
  part: Part;
  tally: Tally;
  breaches: string[];
  seconds: number;
}

export interface GameAccount {
  subject: Subject;
  accounts: readonly Account[];
  /** Of all parts together. */
  all: Tally;
}

/** What the run was asked for: a share of the full figures, and a limit of time for each game (0: none). */
export interface Effort {
  scale: number;
  seconds: number;
}

/** The report as Markdown: figures reached against figures wanted, and what random play has never used. */
export function reportOf(games: readonly GameAccount[], { scale, seconds }: Effort): string {
  const asked =
    scale === 1 ? 'The full figures were asked for' : `${percent(scale)} of the full figures were asked for`;
  const limit = seconds > 0 ? `, in at most ${number(seconds)} seconds a game` : '';
  return [
    '# The long run',
    '',
    `What \`npm run soak\` found on ${new Date().toISOString().slice(0, 10)} under Node ${process.versions.node}. ${asked}${limit}.`,
    'Every game that breaks a law is named with its seed; the figures wanted are those of the full run.',
    '',
    ...games.flatMap(gameReport),
  ].join('\n');
}

const percent = (share: number): string => `${Number((share * 100).toPrecision(2))} %`;
const number = (count: number): string => count.toLocaleString('en');

function gameReport({ subject, accounts, all }: GameAccount): string[] {
  const { game, invariants } = subject;
  return [
    `## ${game.title} (rules ${game.rules})`,
    '',
    `${invariants.length} invariants held after each action. ${number(all.differing)} of the pairs compared did differ in something secret.`,
    '',
    '| law | reached | wanted | breaches | seconds |',
    '|---|---|---|---|---|',
    ...accounts.map(partRow),
    '',
    ...accounts.flatMap(({ breaches }) => [...new Set(breaches)].flatMap((breach) => ['```', breach, '```', ''])),
    '| used in play | how many | never used |',
    '|---|---|---|',
    ...(Object.keys(all.coverage) as (keyof Coverage)[]).map((what) => coverageRow(subject, all.coverage, what)),
    '',
  ];
}

function partRow({ part, tally, breaches, seconds }: Account): string {
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
