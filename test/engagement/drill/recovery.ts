import { engaged, idOf, marked, onMap, type Position } from '../../../src/engagement/position/position.ts';
import type { OwnDecision } from '../../../src/engagement/position/rules.ts';
import { CONTACT, MOVED, type ChoiceFrame } from '../../../src/engagement/position/state.ts';
import { namedUnit, type SideAction } from '../../../src/engagement/position/actions.ts';
import { refuse, say } from './codes.ts';

const AMBER = 0;
const CYAN = 1;
/** Units cyan may turn back in a turn. */
const MOST = 2;

const mayRecover = (p: Position, u: number): boolean =>
  onMap(p, u) && p.s.steps[u] === 1 && !engaged(p, u) && !marked(p, u, MOVED) && !marked(p, u, CONTACT);

const candidates = (p: Position, side: 0 | 1): number[] => p.roster.of[side].filter((u) => mayRecover(p, u));

/** Rule 4.1: amber names one, then cyan some. */
export function recover(p: Position): void {
  const options = candidates(p, AMBER);
  const cyan = candidates(p, CYAN).length > 0;
  if (cyan) p.s.frames.push({ kind: 'own', why: 'regroup', side: CYAN, values: [MOST] });
  if (options.length > 0)
    p.s.frames.push({ kind: 'choice', why: 'recover', side: AMBER, options, chosen: [], left: 1 });
  if (cyan || options.length > 0) say(p, 'recovery-due', { units: options.map((u) => idOf(p, u)) });
}

export const choiceAction = (_: ChoiceFrame) => ({ type: 'recover', key: 'unit', rule: '4.1', name: idOf });

export const chosen = (p: Position, _: ChoiceFrame, u: number): void => turnBack(p, u);

function turnBack(p: Position, u: number): void {
  p.s.steps = p.s.steps.with(u, 2);
  say(p, 'recovered', { unit: idOf(p, u) });
}

const by = 'cyan';

/** Cyan's recovery: up to two units, or none. */
export const REGROUP: OwnDecision<SideAction<'recover' | 'done'>> = {
  actor: (_, frame) => frame.side,
  prompt: (_, frame) => ({ rule: '4.1', code: 'regroup', args: { left: frame.values[0] as number } }),
  legal: (p) => [
    ...candidates(p, CYAN).map((u): SideAction<'recover'> => ({ by, type: 'recover', unit: idOf(p, u) })),
    { by, type: 'done' },
  ],
  refusal(p, _, action) {
    if (action.type === 'done') return undefined;
    if (action.type !== 'recover') return refuse('4.1', 'not-now');
    return candidates(p, CYAN).some((u) => idOf(p, u) === action.unit) ? undefined : refuse('4.1', 'not-a-candidate');
  },
  play(p, frame, action) {
    const left = (frame.values[0] as number) - 1;
    if (action.type === 'recover') turnBack(p, namedUnit(p, action.unit));
    frame.values = [left];
    if (action.type === 'done' || left === 0 || candidates(p, CYAN).length === 0) p.s.frames.pop();
  },
};
