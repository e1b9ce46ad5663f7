import type { Prompt } from '../../../kernel/game.ts';
import { bridgeName, idOf } from '../position/actions.ts';
import type { PromptCode } from '../position/codes.ts';
import { nameOf, type Position } from '../position/position.ts';
import { leastToBlow } from '../rules/05-bridges/bridges.ts';
import { leastToRecover } from '../rules/14-disruption/reorganisation.ts';
import type { DiceFrame, StandFrame, DiceWhy } from '../position/state.ts';

type Args = Readonly<Record<string, string | number>>;

/** What a roll is for: rule, code and arguments of its prompt. */
interface Roll {
  rule: string;
  code: PromptCode;
  args?(p: Position, values: readonly number[]): Args;
}

const ofUnit = (_: Position, [u = 0]: readonly number[]): Args => ({ unit: idOf(u) });

/** By what the dice are for. */
const ROLLS: Readonly<Record<DiceWhy, Roll>> = {
  weather: { rule: '4.1', code: 'dice-weather' },
  demolition: {
    rule: '5.6',
    code: 'dice-demolition',
    args: (p, [span = 0]) => ({ bridge: bridgeName(p, span), least: leastToBlow(p) }),
  },
  landing: { rule: '22.3', code: 'dice-landing', args: (_, [, u = 0]) => ({ unit: idOf(u) }) },
  reveal: { rule: '25.1', code: 'dice-reveal', args: (p, [hex = 0]) => ({ hex: nameOf(p, hex) }) },
  stand: { rule: '12.2', code: 'dice-stand', args: standArgs },
  traffic: { rule: '24.3', code: 'dice-traffic' },
  disengage: { rule: '27.1.2', code: 'dice-disengage', args: ofUnit },
  'division-406': { rule: '23.5', code: 'dice-division-406', args: ofUnit },
  reorganisation: {
    rule: '14.4.2',
    code: 'dice-reorganisation',
    args: (_, [u = 0]) => ({ unit: idOf(u), least: leastToRecover(u) }),
  },
  isolation: { rule: '27.2.2', code: 'dice-isolation', args: ofUnit },
};

/** The defence that the roll is for lies below it. */
function standArgs({ s }: Position): Args {
  const { lead, desperate } = s.frames.at(-2) as StandFrame;
  return { unit: idOf(lead), desperate: desperate ? 'yes' : 'no' };
}

/** What the dice that are due decide. */
export function dicePrompt(p: Position): Prompt {
  const top = p.s.frames.at(-1);
  if (top?.kind === 'combat') return { rule: '9.3', code: 'dice-combat', args: { hex: nameOf(p, top.target) } };
  const { why, values } = top as DiceFrame;
  const { rule, code, args } = ROLLS[why];
  return args ? { rule, code, args: args(p, values) } : { rule, code };
}
