import type { Wargame } from '../../wargame/wargame.ts';
import { command } from '../command.ts';
import { load, sideOf } from '../records/load.ts';
import type { Session } from '../output/session.ts';
import { blocks, section } from '../output/table.ts';

export const legal = command(
  { record: { type: 'positional', required: true }, as: { type: 'string' } },
  async (args, session) => {
    const { game, match } = await load(session, args.record);
    const side = sideOf(game, args.as);
    const toAct = game.toAct(match.state);
    const waits = side !== null && game.sides.includes(toAct) && toAct !== side;
    const prompt = waits ? waiting(session, game, toAct) : asked(session, game, match.state, toAct);
    const actions = waits ? [] : [...game.legal(match.state)];
    return {
      json: { toAct, prompt, actions },
      text: () => {
        const rule =
          prompt.rule === 'contract' ? prompt.text : session.say('by-rule', { text: prompt.text, rule: prompt.rule });
        const count = session.say('actions-legal', { count: actions.length });
        const list = section(count, actions.map((action) => `  ${JSON.stringify(action)}`).join('\n'));
        return blocks(rule, list);
      },
    };
  },
);

interface Asked {
  rule: string;
  code: string;
  text: string;
}

function asked(session: Session, game: Wargame, state: object, toAct: string): Asked {
  const prompt = game.prompt(state);
  return { rule: prompt.rule, code: prompt.code, text: session.prompt(game, prompt, toAct) };
}

/** The decision of the other side may be secret: only the side to act is shown. */
const waiting = (session: Session, game: Wargame, toAct: string): Asked => ({
  rule: 'contract',
  code: 'waiting-for',
  text: session.say('waiting-for', { side: session.actor(game, toAct) }),
});
