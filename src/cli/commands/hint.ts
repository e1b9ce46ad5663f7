import { adviceOf, type Advice } from '../../ai/advice.ts';
import { playerOf } from '../../ai/levels.ts';
import { ADVISER, LEVEL_NAMES } from '../../ai/names.ts';
import { bestOfAttacks, emptyPlan, worstOfFears } from '../../ai/plan.ts';
import { decided, questionOf } from '../../ai/player.ts';
import { sourceOf } from '../../kernel/random.ts';
import { command } from '../command.ts';
import { load } from '../records/load.ts';
import { fearsOf, planJson, planLines } from '../output/plan.ts';
import { problem } from '../output/problem.ts';
import { blocks, section } from '../output/table.ts';

/** Attacks, and places in danger, that are told. */
const TOLD = 3;

export const hint = command(
  {
    record: { type: 'positional', required: true },
    level: { type: 'string', default: ADVISER as string },
    seed: { type: 'string', default: '1' },
  },
  async ({ record, level, seed }, terminal) => {
    const seated = playerOf(level);
    if (!seated) throw problem('unknown-level', { level, known: LEVEL_NAMES.join(', ') }, { at: '--level' });
    const { game, match } = await load(terminal, record);
    const side = game.toAct(match.state);
    const asked = game.sides.includes(side) ? questionOf(game, match.state, side) : undefined;
    const none: Advice = { actions: [], plan: emptyPlan() };
    const { actions, plan } = asked ? decided(adviceOf(game, asked, seated, sourceOf(seed, side))) : none;
    const told = planJson(terminal, game, plan.missions, bestOfAttacks(plan, TOLD));
    return {
      json: { level, side, ...told, actions },
      text: () =>
        blocks(
          terminal.say('hint-of', { side: terminal.actor(game, side), level }),
          section(terminal.say('hint-plan'), planLines(told.plan)),
          section(terminal.say('hint-attacks'), planLines(told.attacks)),
          section(terminal.say('hint-fears'), planLines(fearsOf(terminal, game, worstOfFears(plan, TOLD)))),
          section(terminal.say('hint-actions'), actions.map((action) => `  ${JSON.stringify(action)}`).join('\n')),
        ),
    };
  },
);
