import type { GameRecord } from '../../kernel/match.ts';
import { find, played } from '../store/games.svelte.ts';
import { unplayable, type Halt, type Trouble } from '../store/problem.ts';
import { Timeline } from './timeline.ts';

/** Takes a game from the shelf to look at it; nothing is written. */
export async function openReplay(
  id: string,
): Promise<{ ok: true; timeline: Timeline; record: GameRecord; halt?: Halt } | { ok: false; trouble: Trouble }> {
  const found = await find(id);
  if (!found.ok) return found;
  const { record, game } = found;
  const made = await played(Timeline.making(game, record), record);
  if (made?.ok) return { ok: true, timeline: made.value, record };
  const trouble = unplayable(id, record, game, made?.error);
  if (trouble.kind !== 'halted') return { ok: false, trouble };
  const open = { ...record, actions: record.actions.slice(0, trouble.at) };
  const part = await played(Timeline.making(game, open), open);
  return part?.ok ? { ok: true, timeline: part.value, record, halt: trouble } : { ok: false, trouble };
}
