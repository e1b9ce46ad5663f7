import { no, ok, type BaseEvent, type Result } from '../../kernel/game.ts';
import { begin, replaying, startOf, type GameRecord, type Match, type ReplayError } from '../../kernel/match.ts';
import type { Wargame } from '../wargame.ts';
import { diceReport, type DiceReport } from './dice-report.ts';
import { formationSteps, type FormationSteps } from './losses.ts';
import { reviewedRoll, type ReviewedRoll } from './reviewed-roll.ts';
import { Stretches } from './stretches.ts';
import { turningPoints, type Stretch } from './turning-points.ts';

/** What there is to be said of a game once it has been played. */
export interface Review {
  dice: DiceReport;
  turningPoints: readonly Stretch[];
  losses: readonly FormationSteps[];
}

const MOST_TURNING_POINTS = 4;

/** Plays a record again and looks back on it, seeing everything; gives back control before every action, with how many are played. */
export function* reviewing(game: Wargame, record: GameRecord): Generator<number, Result<Review, ReplayError>> {
  const begun = begin(game as Match['game'], startOf(record));
  if (!begun.ok) return no({ at: -1, errors: begun.error });
  const match = begun.value;
  const { units } = game.view(match.state, null);
  const rolls: ReviewedRoll[] = [];
  const stretches = new Stretches(game, match);
  const steps = replaying(match.game, record, record.actions.length, match);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    stretches.follow();
    const roll = reviewedRoll(game, match.state, record.actions[step.value], step.value);
    if (roll) rolls.push(roll);
    yield step.value;
  }
  if (!step.value.ok) return step.value;
  return ok({
    dice: diceReport(game.sides, told(rolls, match)),
    turningPoints: turningPoints(stretches.all(), MOST_TURNING_POINTS),
    losses: formationSteps(game.counters, units, game.view(match.state, null).units),
  });
}

/** The rolls with what the log says of each. */
function told(rolls: readonly ReviewedRoll[], { log }: Match): ReviewedRoll[] {
  const said = new Map<number, BaseEvent>();
  for (const { at, event } of log) if (!said.has(at)) said.set(at, event);
  return rolls.map((roll) => {
    const event = said.get(roll.at);
    return event ? { ...roll, event } : roll;
  });
}
