import { LIMITS } from '../../formats/limits.ts';
import { numberText, percentText } from '../../text/format.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { blocks, table } from '../output/table.ts';
import type { Terminal } from '../output/terminal.ts';
import { bars, histogram, type Bar } from './chart.ts';
import type { Played } from './job.ts';
import { pageOf } from './page.ts';
import { pairsOf, type PairSummary } from './pairs.ts';
import { luckless, type Estimate, type Summary } from './summary.ts';

/** What a run has shown, for people. */
export interface Told {
  head: string;
  /** The first row is a heading. */
  rows: readonly (readonly string[])[];
  errors: readonly string[];
  bars: readonly Bar[];
  /** What decides each game or pair, from the view of the first side or level, and the same less what the dice gave it. */
  margins: readonly number[];
  adjusted: readonly number[];
}

export const errorsOf = (terminal: Terminal, played: readonly Played[]): Summary['errors'] =>
  played.flatMap((each) => {
    if ('outcome' in each) return [];
    const text = each.text ?? terminal.say('no-end', { limit: LIMITS.actions });
    return [{ game: each.index + 1, at: each.actions, text }];
  });

const barOf = (terminal: Terminal, name: string, [low, share, high]: readonly [number, number, number]): Bar => ({
  name,
  share,
  interval: [low, high],
  text: percentText(terminal.lang, share, 1),
});

const failures = (terminal: Terminal, errors: Summary['errors']): string[] =>
  errors.map((error) => terminal.say('game-failed', error));

/** Headings of the columns that `estimates` fills. */
const MARGINS = ['margin', 'error', 'adjusted', 'error'] as const;

const estimates = (...each: readonly (Estimate | undefined)[]): number[] =>
  each.flatMap((one) => [one?.mean ?? 0, one?.error ?? 0]);

export function toldOf(terminal: Terminal, game: Wargame, summary: Summary, played: readonly Played[]): Told {
  const percent = (share: number): string => percentText(terminal.lang, share, 1);
  const short = (value: number): string => numberText(terminal.lang, value);
  const { wins, interval, points, margin, adjusted, finished, scenario, games, actions } = summary;
  const numbers = { games, finished, actions, seconds: short(summary.seconds), turns: short(summary.turns.mean) };
  const heading = [
    '',
    ...(['wins', 'share', 'interval', 'points-mean', 'points-sd', ...MARGINS] as const).map((code) =>
      terminal.say(code),
    ),
  ];
  const shares = Object.entries(interval).map(([side, [low, high]]) => {
    const share = (wins[side] ?? 0) / Math.max(1, finished);
    return { side, bar: barOf(terminal, terminal.word(game, 'side', side), [low, share, high]) };
  });
  const rows = shares.map(
    ({
      side,
      bar: {
        name,
        share,
        interval: [low, high],
      },
    }) => [
      name,
      String(wins[side]),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      short(points[side]?.mean ?? 0),
      short(points[side]?.sd ?? 0),
      ...estimates(margin[side], adjusted[side]).map(short),
    ],
  );
  return {
    head: terminal.say('simulate-head', { game: game.id, scenario, ...numbers }),
    rows: [heading, ...rows, [terminal.say('draw'), String(wins['draw'])]],
    errors: failures(terminal, summary.errors),
    bars: shares.map(({ bar }) => bar),
    margins: played.flatMap((each) => ('outcome' in each ? [each.margin] : [])),
    adjusted: played.flatMap((each) => ('outcome' in each ? [luckless(each)] : [])),
  };
}

export function toldOfPairs(
  terminal: Terminal,
  game: Wargame,
  { summary, scenario, seconds, errors }: { summary: PairSummary } & Pick<Summary, 'scenario' | 'seconds' | 'errors'>,
  played: readonly Played[],
): Told {
  const percent = (part: number): string => percentText(terminal.lang, part, 1);
  const short = (value: number): string => numberText(terminal.lang, value);
  const { pairs, won, tied } = summary;
  const heading = [
    '',
    ...(['pairs-won', 'share', 'interval', ...MARGINS, 'median', 'p95'] as const).map((code) => terminal.say(code)),
  ];
  const rows = Object.entries(summary.share).map(([level, [low, mean, high]]) => {
    const turn = summary.seconds[level] ?? { median: 0, p95: 0 };
    return [
      level,
      String(won[level]),
      percent(mean),
      `${percent(low)} – ${percent(high)}`,
      ...[...estimates(summary.margin[level], summary.adjusted[level]), turn.median, turn.p95].map(short),
    ];
  });
  return {
    head: terminal.say('pairs-head', { game: game.id, scenario, pairs, seconds: short(seconds) }),
    rows: [heading, ...rows, [terminal.say('tied'), String(tied)]],
    errors: failures(terminal, errors),
    bars: Object.entries(summary.share).map(([level, share]) => barOf(terminal, level, share)),
    margins: pairsOf(game.sides, played).map(({ margin }) => margin),
    adjusted: pairsOf(game.sides, played).map(({ adjusted }) => adjusted),
  };
}

export const textOf = ({ head, rows, errors }: Told): string => blocks(head, table(rows), errors.join('\n'));

/** The same as a page, with pictures: who won, by how much, in how many turns. */
export function reportOf(terminal: Terminal, game: Wargame, told: Told, played: readonly Played[]): string {
  const turns = played.flatMap((each) => ('outcome' in each ? [each.turns] : []));
  const short = (value: number): string => numberText(terminal.lang, value, 1);
  const [first = ''] = told.bars.map(({ name }) => name);
  return pageOf({
    lang: terminal.lang,
    title: game.title,
    head: told.head,
    rows: told.rows,
    errors: told.errors,
    figures: [
      bars(terminal.say('report-wins'), told.bars),
      histogram(terminal.say('report-margins', { first }), told.margins, short),
      histogram(terminal.say('report-adjusted', { first }), told.adjusted, short),
      histogram(terminal.say('report-turns'), turns, short),
    ],
  });
}
