import { reviewing } from '../../wargame/review/review.ts';
import { command } from '../command.ts';
import { diceText } from '../output/dice-text.ts';
import { loadReached } from '../records/load.ts';
import { recordOf } from '../../kernel/match.ts';

export const dice = command({ record: { type: 'positional', required: true } }, async (args, terminal) => {
  const { game, match, stopped } = await loadReached(terminal, args.record);
  if (stopped) terminal.environment.err(`${args.record}: ${stopped.text ?? ''} ${terminal.say('dice-up-to')}`);
  const steps = reviewing(game, recordOf(match));
  let step = steps.next();
  while (!step.done) step = steps.next();
  // What has been played once is played again.
  if (!step.value.ok) throw new Error(`The record of ${game.id} does not play twice.`);
  const { dice: report } = step.value.value;
  return { json: { sides: game.sides, ...report }, text: () => diceText(terminal, game, report) };
});
