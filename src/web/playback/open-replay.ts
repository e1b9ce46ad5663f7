import type { GameRecord } from '../../kernel/match.ts';
import { find, played } from '../store/games.svelte.ts';
import { unplayable, type Halt, type Problem } from '../store/problem.ts';
import { Timeline } from './timeline.ts';

/** Opens a saved game to look at it; nothing is written. */
export async function openReplay(
  id: string,
): Promise<{ ok: true; timeline: Timeline; record: GameRecord; halt?: Halt } | { ok: false; problem: Problem }> {
  const found = await find(id);
  if (!found.ok) return found;
  const {
    game,
    read: { record },
  } = found;
  const made = await played(Timeline.making(game, record), record);
  if (made?.ok) return { ok: true, timeline: made.value, record };
  const problem = unplayable(id, record, game, made?.error);
  if (problem.kind !== 'halted') return { ok: false, problem };
  const open = { ...record, actions: record.actions.slice(0, problem.at) };
  const part = await played(Timeline.making(game, open), open);
  return part?.ok ? { ok: true, timeline: part.value, record, halt: problem } : { ok: false, problem };
}
