import type { BaseAction, Game, Side } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { act, begin, randomDice, undo, undoRefusal } from '../../src/kernel/match.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { Breach, show, startOf } from './walk.ts';

/** What a match was before an action, and whether nobody may go back behind that action. */
interface Trace {
  by: string;
  before: string;
  barrier: boolean;
}

/** The position, and where record and log end: what lies before their last entries is never touched. */
const bytesOf = ({ state, actions, log }: Match): string =>
  JSON.stringify([state, actions.length, actions.at(-1), log.length, log.at(-1)]);

/**
 * Plays one game at random and now and then takes back as much as can be taken back: exactly the side's own last actions,
 * down to the last dice, reveal or change of side, each giving the same bytes as before. Gives the number of walks back.
 */
export function undoWalks(game: Game, seed: number, most = Infinity): number {
  const random = seeded(seed);
  const start = startOf(game, seed);
  const begun = begin(game, start);
  if (!begun.ok) throw new Breach('A scenario starts', { game, start, seed, at: -1 }, show(begun.error));
  const match = begun.value;
  const trail: Trace[] = [];
  let walks = 0;
  while (game.toAct(match.state) !== 'over' && walks < most) {
    const trace = forward(match, random);
    if (trace.barrier) trail.length = 0;
    trail.push(trace);
    if (random() >= 0.2) continue;
    const fault = back(match, trail, random);
    if (fault)
      throw new Breach(
        'Undo gives the same bytes and stops at barriers',
        { game, start, seed, at: trail.length },
        fault,
      );
    walks++;
  }
  return walks;
}

function forward(match: Match, random: () => number): Trace {
  const { game, state } = match;
  const by = game.toAct(state);
  const before = bytesOf(match);
  const action = by === 'chance' ? randomDice(random)(game.chance(state)) : pick([...game.legal(state)], random);
  const played = act(match, action as BaseAction);
  if (!played.ok) throw new Error(show(played.error));
  const revealed = played.value.some((event) => event.reveals);
  return { by, before, barrier: by === 'chance' || revealed || game.toAct(match.state) !== by };
}

/** Takes back up to a random number of actions of whoever is to act, checking every step and every refusal. */
function back(match: Match, trail: Trace[], random: () => number): string | undefined {
  const { sides, toAct } = match.game;
  for (let left = Math.ceil(random() * 8); left > 0; left--) {
    const last = trail.at(-1);
    const free = last && !last.barrier ? last.by : undefined;
    const wrong = sides.find((side) => (undoRefusal(match, side) === undefined) !== (side === free));
    if (wrong) return `${wrong}: ${show(undoRefusal(match, wrong))}, to act ${toAct(match.state)}`;
    if (!last || free === undefined) return undefined;
    const fault = takeBack(match, free, last.before);
    if (fault) return fault;
    trail.pop();
  }
  return undefined;
}

function takeBack(match: Match, side: Side, before: string): string | undefined {
  const undone = undo(match, side);
  if (!undone.ok) return show(undone.error);
  return bytesOf(match) === before ? undefined : `${bytesOf(match)} is not ${before}`;
}
