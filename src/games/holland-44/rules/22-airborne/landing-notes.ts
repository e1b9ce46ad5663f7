import type { Prompt } from '../../../../kernel/game.ts';
import { idOf } from '../../position/actions.ts';
import type { PromptCode } from '../../position/codes.ts';
import { type Position, dueOf } from '../../position/position.ts';
import { freedomOf } from './drop-hexes.ts';
import { pilotsWaiting } from './landing.ts';
import { returnedSteps } from './returned.ts';

/** H44-22.2.1-a, H44-22.2.1-b, H44-22.2.1-c, H44-22.2.1-d */
const WHERE: Readonly<Record<ReturnType<typeof freedomOf>, PromptCode>> = {
  hex: 'lands-on-hex',
  beside: 'lands-beside',
  division: 'lands-by-division',
  any: 'lands-anywhere',
};

const note = (rule: string, code: PromptCode, args?: Prompt['args']): Prompt => ({ rule, code, ...(args && { args }) });

/** What a player who plans a landing phase is told: how free units are, what it costs, who has to land and who comes otherwise. */
export const landingNotes = (p: Position): Prompt[] => [
  note('22.2.1', WHERE[freedomOf(p.s.turn)]),
  ...(p.s.turn === 1
    ? [note('22.4', 'lands-at-once')]
    : [note('22.4', 'lands-for-points'), note('22.2.2', 'lands-later')]),
  ...pilotsWaiting(p).map((u) => note('22.1.3', 'pilots-come', { unit: idOf(u), turn: dueOf(p, u) })),
  ...returnedSteps(p).map(([division, n]) => note('22.7', 'steps-return', { division, n })),
];
