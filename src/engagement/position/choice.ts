import type { Decision, Typed } from '../../wargame/machine/decision.ts';
import { sideName, type Position } from './position.ts';
import type { ChoiceRules } from './rules.ts';
import type { ChoiceFrame } from './state.ts';

/** The choices of a game that has any. */
export function choicesOf({ rules }: Position): ChoiceRules {
  if (!rules.choices) throw new Error(`Nothing is chosen in ${rules.about.title}.`);
  return rules.choices;
}

/** A duty to name some things of a list: places to strike, units to recover. The game says what is named and how. */
export const choosing: Decision<Position, ChoiceFrame> = {
  actor: (_, frame) => frame.side,
  prompt: (p, frame) => {
    const { rule } = choicesOf(p).action(frame);
    return { rule, code: frame.why, args: { side: sideName(p, frame.side), left: frame.left } };
  },
  legal(p, frame) {
    const { type, key, name } = choicesOf(p).action(frame);
    const by = sideName(p, frame.side);
    return frame.options.map((option) => ({ by, type, [key]: name(p, option) }));
  },
  refusal(p, frame, action) {
    const { type, key, name, rule } = choicesOf(p).action(frame);
    if (action.type !== type) return { rule, code: 'not-now' };
    const given = fieldOf(action, key);
    if (frame.options.some((option) => name(p, option) === given)) return undefined;
    const chosen = frame.chosen.some((option) => name(p, option) === given);
    return { rule, code: chosen ? 'already-chosen' : 'not-a-candidate' };
  },
  play(p, frame, action) {
    const { key, name } = choicesOf(p).action(frame);
    const given = fieldOf(action, key);
    const option = frame.options.find((candidate) => name(p, candidate) === given) ?? -1;
    frame.options = frame.options.filter((other) => other !== option);
    frame.chosen.push(option);
    frame.left--;
    if (frame.left <= 0 || frame.options.length === 0) p.s.frames.pop();
    choicesOf(p).chosen(p, frame, option);
  },
};

const fieldOf = (action: Typed, key: string): unknown => Object.entries(action).find(([name]) => name === key)?.[1];
