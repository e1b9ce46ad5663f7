import type { BaseAction, Game, Side } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import { act, begin, undo, undoRefusal } from '../../src/kernel/match.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { Breach, show, startOf } from './walk.ts';

/** An action: who made it, the match before it, and whether undo must stop at it. */
interface Undoable {
  by: string;
  before: string;
  barrier: boolean;
}

/** State and ends of record and log; their earlier entries never change. */
const bytesOf = ({ state, actions, log }: Match): string =>
  JSON.stringify([state, actions.length, actions.at(-1), log.length, log.at(-1)]);

/**
 * Plays one random game and now and then undoes actions: possible must be exactly the side's own last actions, back to the
 * last dice, reveal or change of side, each restoring the match byte for byte. Gives the number of such undo sequences.
 */
export function undoWalks(game: Game, seed: number, most = Infinity): number {
  const random = seeded(seed);
  const start = startOf(game, seed);
  const begun = begin(game, start);
  if (!begun.ok) throw new Breach('A scenario starts', { game, start, seed, at: -1 }, show(begun.error));
  const match = begun.value;
  const trail: Undoable[] = [];
  let walks = 0;
  while (game.toAct(match.state) !== 'over' && walks < most) {
    const trace = forward(match, random);
    if (trace.barrier) trail.length = 0;
    trail.push(trace);
    if (random() >= 0.2) continue;
    const problem = back(match, trail, random);
    if (problem)
      throw new Breach(
        'Undo gives the same bytes and stops at barriers',
        { game, start, seed, at: trail.length },
        problem,
      );
    walks++;
  }
  return walks;
}

function forward(match: Match, random: () => number): Undoable {
  const { game, state } = match;
  const by = game.toAct(state);
  const before = bytesOf(match);
  const action = by === 'chance' ? randomDice(random)(game.chance(state)) : pick([...game.legal(state)], random);
  const played = act(match, action as BaseAction);
  if (!played.ok) throw new Error(show(played.error));
  const revealed = played.value.some((event) => event.reveals);
  return { by, before, barrier: by === 'chance' || revealed || game.toAct(match.state) !== by };
}

/** Undoes up to a random number of actions, checking every step and every refusal. */
function back(match: Match, trail: Undoable[], random: () => number): string | undefined {
  const { sides, toAct } = match.game;
  for (let left = Math.ceil(random() * 8); left > 0; left--) {
    const last = trail.at(-1);
    const free = last && !last.barrier ? last.by : undefined;
    const wrong = sides.find((side) => (undoRefusal(match, side) === undefined) !== (side === free));
    if (wrong) return `${wrong}: ${show(undoRefusal(match, wrong))}, to act ${toAct(match.state)}`;
    if (!last || free === undefined) return undefined;
    const problem = takeBack(match, free, last.before);
    if (problem) return problem;
    trail.pop();
  }
  return undefined;
}

function takeBack(match: Match, side: Side, before: string): string | undefined {
  const undone = undo(match, side);
  if (!undone.ok) return show(undone.error);
  return bytesOf(match) === before ? undefined : `${bytesOf(match)} is not ${before}`;
}
