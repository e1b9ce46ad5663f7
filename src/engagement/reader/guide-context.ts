import { happened, isPast, targets } from '../../wargame/guide-context.ts';
import type { GuideContext, GuideStep } from '../../wargame/guide.ts';

/** Has an attack been resolved? */
export const fought = (context: GuideContext): boolean => happened(context, 'combat-roll') > 0;

/** This hex if it can be attacked, otherwise all that can. */
export const preferred = (
  context: GuideContext,
  hex: string,
  wanted: 'attack' | 'bombard' = 'attack',
): { hexes: readonly string[] } => {
  const open = targets(context, wanted);
  return { hexes: open.includes(hex) ? [hex] : open };
};

/** What a guided turn is about: its turn, the phases of its side, the hex it attacks, and where support comes from. */
interface GuidedTurn {
  turn: number;
  movement: string;
  combat: string;
  target: string;
  support: 'artillery' | 'air';
  /** The artillery unit whose counter is explained, where there is any. */
  guns?: string;
}

/** Numbers of the rules behind each step. */
type StepRules = Readonly<
  Record<'end-movement' | 'target' | 'odds' | 'support' | 'commit' | 'result' | 'end-combat', readonly string[]>
>;

/** From the end of the movement to the end of the combat phase: one attack from its target to its result, with `more` before the end. */
export function attackSteps(guided: GuidedTurn, rules: StepRules, more: readonly GuideStep[] = []): GuideStep[] {
  const { turn, movement, combat } = guided;
  const step = (id: keyof StepRules, phase: string, rest: Partial<GuideStep>): GuideStep => ({
    id,
    rules: rules[id],
    phase,
    ...rest,
  });
  return [
    step('end-movement', movement, {
      point: () => ({ part: 'end' }),
      done: (context) => isPast(context, turn, movement),
    }),
    step('target', combat, {
      point: (context) => preferred(context, guided.target),
      asked: ({ target }) => target === guided.target,
      done: (context) => context.target !== undefined || fought(context),
    }),
    step('odds', combat, { point: () => ({ part: 'odds' }) }),
    step('support', combat, {
      ...(guided.guns === undefined ? {} : { counter: guided.guns }),
      point: () => ({ part: guided.support }),
      done: (context) => context.support > 0 || fought(context),
    }),
    step('commit', combat, {
      point: () => ({ part: 'commit' }),
      done: (context) => happened(context, 'declared') > 0 || fought(context),
    }),
    step('result', combat, {
      point: () => ({ part: 'panel' }),
      done: (context) => fought(context) && context.view.pending.length === 0,
    }),
    ...more,
    step('end-combat', combat, {
      point: (context) => {
        const open = targets(context);
        return open.length > 0 ? { hexes: open } : { part: 'end' };
      },
      done: (context) => isPast(context, turn, combat) && isPast(context, turn, movement),
    }),
  ];
}
