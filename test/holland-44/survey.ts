import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import type { State } from '../../src/games/holland-44/position/state.ts';
import type { Game, Modifier, Start } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { walk, type Player, type Step } from '../kit/walk.ts';
import { refusalsIn } from './probes.ts';

const game = HOLLAND_44 as unknown as Game;

/** Codes that have occurred, by kind. */
export interface Covered {
  phases: Set<string>;
  /** Columns and results of the combat table. */
  columns: Set<string>;
  results: Set<string>;
  events: Set<string>;
  refusals: Set<string>;
  prompts: Set<string>;
  reasons: Set<string>;
  actions: Set<string>;
}

export interface Played {
  start?: Start;
  seed: number;
  /** Actions played; to the end when absent. */
  most?: number;
  /** Who plays; as in the laws when absent. */
  player?: Player;
}

/** How often positions of one kind are tested for refusals. */
const TESTED = 1;

/** Plays these games, and collects refusals in positions of every kind. */
export function survey(games: Iterable<Played>): Covered {
  const covered: Covered = {
    phases: new Set(),
    columns: new Set(),
    results: new Set(),
    events: new Set(),
    refusals: new Set(),
    prompts: new Set(),
    reasons: new Set(),
    actions: new Set(),
  };
  const tested = new Map<string, number>();
  const random = seeded(1);
  for (const { start, seed, most = Infinity, player } of games) {
    for (const step of walk(game, seed, start, player)) {
      if (step.at >= most) break;
      note(covered, step);
      const kind = kindOf(step.state as State);
      const times = tested.get(kind) ?? 0;
      if (times >= TESTED) continue;
      tested.set(kind, times + 1);
      for (const { code } of refusalsIn(step.state as State, random)) covered.refusals.add(code);
    }
  }
  return covered;
}

function note(
  { phases, columns, results, events, prompts, reasons, actions }: Covered,
  { state, action, events: seen }: Step,
): void {
  prompts.add(game.prompt(state).code);
  actions.add((action as { type?: string }).type ?? 'dice');
  for (const { code, args = {} } of seen) {
    events.add(code);
    if (code === 'phase') phases.add(args['phase'] as string);
    if (code === 'combat') columns.add(args['column'] as string);
    if (code === 'combat') results.add(args['result'] as string);
    for (const { why } of (args['shifts'] ?? []) as readonly Modifier[]) reasons.add(why);
  }
}

/** The kind of a position for refusals: what is asked, of whom, on which part of the day. */
const kindOf = (state: State): string =>
  [game.prompt(state).code, state.phase, state.turn % 3, state.frames.length, kindOfTop(state)].join(' ');

function kindOfTop({ frames }: State): string {
  const top = frames.at(-1);
  if (top?.kind === 'move') return `${top.hexesMoved > 0} ${top.units.length > 1}`;
  if (top?.kind === 'combat') return `${top.mode} ${top.attackers.length > 0} ${top.artillery.length}`;
  return top?.kind === 'retreat'
    ? `${top.why} ${top.path.length}`
    : top?.kind === 'advance'
      ? `${top.reach} ${top.group.length} ${top.strike}`
      : '';
}
