import { LEVELS, playerOf } from '../../src/ai/levels.ts';
import { decided, phaseOf, questionOf } from '../../src/ai/player.ts';
import { random } from '../../src/ai/random.ts';
import type { Seated } from '../../src/ai/self-play.ts';
import type { BaseAction, Start } from '../../src/kernel/game.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { inTurn, type Subject } from './subject.ts';
import { actionAndAnswer, Breach, show, startOf } from './walk.ts';

/** Decisions of computer players that were legal, those of random play not counted, and how many of them were taken again in a position that the side may not tell from the other. */
export interface DecisionTally {
  decisions: number;
  choices: number;
}

/** More decisions than anybody takes in a phase. */
const ENDLESS = 1000;

/** How often each level is seated: who plays at random leads to positions that nobody else would, who thinks longer takes longer. */
const SEATED = ['recruit', 'recruit', 'recruit', 'recruit', 'regular', 'veteran', 'random'];

/** Games as printed, and where there are such starts crowded and veiled ones, in turn. */
function beginningOf({ game, crowded, veiled }: Subject, seed: number): Start {
  const draws = [(n: number) => startOf(game, n), crowded, veiled].filter((draw) => draw !== undefined);
  return inTurn(draws)(seed);
}

/**
 * Plays a game of computer players to its end or to so many decisions; a decision whose first action is not legal, one that hangs on what the
 * side may not know, and a phase that does not end are breaches. `again`: the share of decisions that are taken twice; `levels`: who may be seated.
 */
export function decisionsLaw(
  subject: Subject,
  seed: number,
  { most, again, levels = SEATED }: { most: number; again: number; levels?: readonly string[] },
): DecisionTally {
  const game = subject.game as Wargame;
  const source = seeded(seed);
  const dice = randomDice(source);
  const start = beginningOf(subject, seed);
  const tally = { decisions: 0, choices: 0 };
  const set = game.fromSetup(start);
  // Crowded starts are drawn, and may break a rule of their set-up.
  if (!set.ok) return tally;
  const { state } = set.value;
  const seats = new Map(
    game.sides.map((side) => [side, playerOf(pick(levels, source)) ?? (LEVELS['recruit'] as Seated)]),
  );
  const begun = new Map<string, readonly BaseAction[]>();
  let [phase, since] = ['', 0];
  for (let at = 0; tally.decisions < most; at++) {
    const actor = game.toAct(state);
    if (actor === 'over') break;
    if (actor === 'chance') {
      game.playUnchecked(state, dice(game.chance(state)) as BaseAction);
      continue;
    }
    const { player, budget } = seats.get(actor) as Seated;
    const number = Math.floor(source() * 2 ** 32);
    const now = phaseOf(game, state);
    if (now !== phase) {
      [phase, since] = [now, tally.decisions];
      begun.clear();
    }
    const decide = (world: object): readonly BaseAction[] =>
      decided(player(game, { ...questionOf(game, world, actor), begun: begun.get(actor) }, budget, seeded(number)));
    const where = { game: subject.game, start, seed, at };
    const chosen = decide(state);
    if (player !== random) tally.decisions++;
    if (tally.decisions - since > ENDLESS) throw new Breach('A player ends its phases', where, show(chosen));
    if (subject.twin && player !== random && source() < again) {
      const other = decide(subject.twin(state, actor, source));
      if (show(other) !== show(chosen))
        throw new Breach('A player decides by what its side knows', where, actionAndAnswer(chosen, other));
      tally.choices++;
    }
    let played = 0;
    for (const action of chosen) {
      const why = game.refusal(state, action);
      if (why && played === 0) throw new Breach('A player does what is legal', where, actionAndAnswer(action, why));
      if (why) break;
      game.playUnchecked(state, action);
      played++;
      if (game.toAct(state) !== actor) break;
    }
    begun.set(actor, chosen.slice(played));
    if (played === 0) throw new Breach('A player does something', where, show(chosen));
  }
  return tally;
}
