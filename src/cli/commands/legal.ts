import type { Wargame } from '../../wargame/wargame.ts';
import { command } from '../command.ts';
import { load, sideOf } from '../records/load.ts';
import type { Terminal } from '../output/terminal.ts';
import { blocks, section } from '../output/table.ts';

export const legal = command(
  { record: { type: 'positional', required: true }, as: { type: 'string' } },
  async (args, terminal) => {
    const { game, match } = await load(terminal, args.record);
    const side = sideOf(game, args.as);
    const toAct = game.toAct(match.state);
    const waits = side !== null && game.sides.includes(toAct) && toAct !== side;
    const prompt = waits ? waiting(terminal, game, toAct) : asked(terminal, game, match.state, toAct);
    const actions = waits ? [] : [...game.legal(match.state)];
    return {
      json: { toAct, prompt, actions },
      text: () => {
        const rule =
          prompt.rule === 'contract' ? prompt.text : terminal.say('by-rule', { text: prompt.text, rule: prompt.rule });
        const count = terminal.say('actions-legal', { count: actions.length });
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

function asked(terminal: Terminal, game: Wargame, state: object, toAct: string): Asked {
  const prompt = game.prompt(state);
  return { rule: prompt.rule, code: prompt.code, text: terminal.prompt(game, prompt, toAct) };
}

/** The decision of the other side may be secret: only the side to act is shown. */
const waiting = (terminal: Terminal, game: Wargame, toAct: string): Asked => ({
  rule: 'contract',
  code: 'waiting-for',
  text: terminal.say('waiting-for', { side: terminal.actor(game, toAct) }),
});
