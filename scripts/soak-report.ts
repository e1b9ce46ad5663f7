import type { Coverage } from '../test/kit/coverage.ts';
import type { Tally } from '../test/kit/laws.ts';
import type { Counted, Part } from '../test/kit/soak.ts';
import type { Subject } from '../test/kit/subject.ts';

/** Result of one part of the long run of one game. */
export interface PartResult {
  part: Part;
  tally: Tally;
  breaches: string[];
  seconds: number;
}

export interface GameResult {
  subject: Subject;
  parts: readonly PartResult[];
  /** Sum of all parts. */
  all: Tally;
}

/** Share of the full figures, and seconds allowed per game (0: no limit). */
export interface RunSize {
  scale: number;
  seconds: number;
}

/** The report as Markdown: figures reached and wanted, and what random play has not covered. */
export function reportOf(games: readonly GameResult[], { scale, seconds }: RunSize): string {
  const asked = scale === 1 ? 'Goal: the full figures' : `Goal: ${percent(scale)} of the full figures`;
  const limit = seconds > 0 ? `, in at most ${number(seconds)} seconds per game` : '';
  return [
    '# The long run',
    '',
    `Result of \`npm run soak\` on ${new Date().toISOString().slice(0, 10)} under Node ${process.versions.node}. ${asked}${limit}.`,
    'Every breach of a law is listed with its seed. “Wanted” is the full figure.',
    '',
    ...games.flatMap(gameReport),
  ].join('\n');
}

const percent = (share: number): string => `${Number((share * 100).toPrecision(2))} %`;
const number = (count: number): string => count.toLocaleString('en');

function gameReport({ subject, parts, all }: GameResult): string[] {
  const { game, invariants } = subject;
  return [
    `## ${game.title} (rules ${game.rules})`,
    '',
    `${invariants.length} invariants, checked after each action. ${number(all.differing)} of the pairs of positions differed in something secret.`,
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
