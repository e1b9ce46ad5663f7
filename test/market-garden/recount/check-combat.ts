import { isDeepStrictEqual } from 'node:util';
import type { CombatFrame, State } from '../../../src/engagement/position/state.ts';
import type { BaseAction, BaseEvent } from '../../../src/kernel/game.ts';
import type { Step } from '../../kit/walk.ts';
import type { Words } from '../../engagement/recount/compare.ts';
import { announced, combatOf, resultOf } from './combat.ts';
import type { Ledger } from './ledger.ts';
import type { Fought } from './outcome.ts';
import { pieceNamed, type Board } from './position.ts';
import { retreats } from './surround.ts';
import type { Tally } from './tally.ts';

/** The sum announced and the result of the dice. */
export function combatProblem(
  events: readonly BaseEvent[],
  frame: CombatFrame,
  before: Board,
  after: Board,
  next: State,
  tally: Tally,
): string | undefined {
  for (const { code, args = {} } of events) {
    if (code === 'committed') {
      const now = next.frames.at(-1) as CombatFrame;
      const { index: _, shift, ...sum } = announced(after, combatOf(after, now));
      const { hex: __, mode: ___, shifts, ...said } = args as Record<string, unknown>;
      const total = (shifts as { amount: number }[]).reduce((all, { amount }) => all + amount, 0);
      if (now.mode === 'ground') tally.combats++;
      else tally.bombardments++;
      if (!isDeepStrictEqual(sum, said) || total !== shift)
        return `announced ${JSON.stringify(args)}, by the rulebook ${JSON.stringify({ ...sum, shift })}`;
    }
    if (code.endsWith('-roll') && code !== 'supply-roll') {
      const result = resultOf(before, combatOf(before, frame), args['dice'] as number[]);
      if (args['result'] !== result) return `${JSON.stringify(args)}, by the rulebook ${result}`;
    }
  }
  return undefined;
}

/** Opens, or continues, what follows from a combat. */
export function follow(
  fought: Fought | undefined,
  { events, action }: Step,
  before: Board,
  frame: CombatFrame | undefined,
): Fought | undefined {
  const { type, unit } = action as BaseAction & Words;
  const moved = type === 'retreat' || type === 'displace' ? unit : undefined;
  const roll = events.find(({ code }) => code === 'combat-roll' || code === 'bombard-roll');
  const now =
    roll && frame
      ? { combat: combatOf(before, frame), result: roll.args?.['result'] as string, before, events: [] }
      : fought;
  now?.events.push(...events.map((event) => ({ event, moved })));
  return now;
}

/** Units eliminated in their retreat had nowhere to go, or lost their last step on the way. */
export function lostProblem(
  events: readonly BaseEvent[],
  after: Board,
  ledger: Ledger,
  moved: string | undefined,
  tally: Tally,
): string | undefined {
  for (const [i, { code, args }] of events.entries()) {
    const id = args?.['unit'] as string;
    if (code !== 'eliminated' || args?.['why'] !== 'retreat' || id === moved) continue;
    tally.lost++;
    // Those who are eliminated after it are still there.
    const back = { ...withUnits(after, eliminatedIn(events.slice(i)), ledger), refused: ledger.combat.hex };
    const hits = new Set([...ledger.hit, ...hitsIn(events)]);
    const hexes = retreats(back, pieceNamed(back, id), hits.has(id), false);
    if (hexes.length > 0) return `${id} is eliminated, and could retreat to ${hexes.join()}`;
  }
  return undefined;
}

const unitsOf = (code: string, events: readonly BaseEvent[]): string[] =>
  events.flatMap((event) => (event.code === code ? [event.args?.['unit'] as string] : []));
const hitsIn = (events: readonly BaseEvent[]): string[] => unitsOf('step-lost', events);
const eliminatedIn = (events: readonly BaseEvent[]): string[] => unitsOf('eliminated', events);

/** The position with these units back where they were. */
function withUnits(board: Board, ids: readonly string[], { where }: Ledger): Board {
  const pieces = board.pieces.map((piece) => (ids.includes(piece.id) ? { ...piece, hex: where.get(piece.id) } : piece));
  return { ...board, pieces, at: (hex) => pieces.filter((piece) => piece.hex === hex) };
}
