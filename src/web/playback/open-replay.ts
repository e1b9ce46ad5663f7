import type { GameRecord } from '../../kernel/match.ts';
import { find, keptEnd } from '../store/games.svelte.ts';
import { lookOver } from '../store/playout/play-over.svelte.ts';
import { unplayable, type Halt, type Problem } from '../store/problem.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Timeline } from './timeline.ts';

interface Opened {
  timeline: Timeline;
  record: GameRecord;
  halt?: Halt;
}

/**
 * Opens a saved game to look at it; nothing is written. `show` is called once, as soon as the position `at` is known, or the last one where none is
 * given: the others follow. Gives what is wrong with the record, if anything, when all of it has been worked out.
 */
export async function openReplay(
  id: string,
  at: number | undefined,
  show: (opened: Opened) => void,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  const found = await find(id);
  if (!found.ok) return found.problem;
  const {
    game,
    read: { record },
  } = found;
  const timeline = Timeline.of(game, record);
  const isOver = endsByRules(game, record);
  const end = isOver ? await keptEnd(id, record) : undefined;
  if (end && game.outcome(end.state)) timeline.takeEnd(end);
  let isShown = false;
  const showOnce = (opened: Opened): void => {
    if (!isShown && !signal.aborted) show(opened);
    isShown = true;
  };
  const showWhatIsKnown = (): void => {
    if (isOver && timeline.has(Math.min(at ?? timeline.length, timeline.length))) showOnce({ timeline, record });
  };
  showWhatIsKnown();
  const verdict = await lookOver(
    record,
    (part) => {
      timeline.take(part);
      showWhatIsKnown();
    },
    signal,
  );
  if (verdict?.ok) {
    showOnce({ timeline: timeline.open(), record });
    return undefined;
  }
  const problem = unplayable(id, record, game, verdict?.error);
  if (problem.kind !== 'halted') return problem;
  timeline.cut();
  showOnce({ timeline: timeline.open(), record, halt: problem });
  return undefined;
}

/** The record says that the game is over by these very rules, so that nothing of it is a secret and all of it will be there. */
const endsByRules = (game: Wargame, { result, rules }: GameRecord): boolean =>
  rules === game.rules && result !== null && (result.by ?? 'rules') === 'rules';
