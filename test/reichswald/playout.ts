import type { SideAction } from '../../src/engagement/position/actions.ts';
import type { EngagementEvent } from '../../src/engagement/position/position.ts';
import type { State } from '../../src/engagement/position/state.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { listed, played } from './combats.ts';

/** The result of one roll, and the state after it. */
export function rolled(due: State, dice: readonly [number, number]): { result: string; state: State } {
  const rolled = REICHSWALD.play(due, { by: 'chance', dice });
  if (!rolled.ok) throw new Error(`Dice refused: ${dice.join(', ')}`);
  const { state, events } = rolled.value;
  const roll = (events as readonly EngagementEvent[]).find(({ code }) => code.endsWith('-roll'));
  return { result: roll?.args['result'] as string, state: state as State };
}

/** Strength of the current face of a counter; 0 attack, 1 defence. */
function strength(state: State, unit: string, which: 0 | 1): number {
  const index = REICHSWALD.counters.findIndex(({ id }) => id === unit);
  return REICHSWALD.counters[index]?.faces[2 - (state.steps[index] as number)]?.[which] ?? 0;
}

const steps = (state: State, unit: string): number =>
  state.steps[REICHSWALD.counters.findIndex(({ id }) => id === unit)] as number;

/** Steps of its units on the map that are lost by a retreat, or a unit making room for one, with the second hex it is driven to. */
function lossBy(state: State, action: SideAction): number {
  const after = played(state, action);
  const now = state.steps.reduce((sum, count, u) => {
    const alive = (after.hex[u] as number) === -2 ? 0 : (after.steps[u] as number);
    return (state.hex[u] as number) >= 0 ? sum + count - alive : sum;
  }, 0);
  const top = after.frames.at(-1);
  return top?.kind === 'retreat' && top.driven >= 0 ? now + leastOf(after, listed(after)) : now;
}

const leastOf = (state: State, actions: readonly SideAction[]): number =>
  Math.min(...actions.map((action) => lossBy(state, action)));

/** The action with the smallest loss: the weakest unit, the retreat hex that costs the fewest steps, no advance. */
function cheapestAction(state: State, actions: readonly SideAction[]): SideAction {
  const done = actions.find(({ type }) => type === 'done');
  if (done) return done;
  const [first] = actions as [SideAction];
  if (first.type === 'retreat' || first.type === 'displace') {
    const least = leastOf(state, actions);
    return actions.find((action) => lossBy(state, action) === least) as SideAction;
  }
  if (first.type !== 'eliminate' && first.type !== 'loss') return first;
  const which = REICHSWALD.prompt(state).code === 'exchange-attacker' ? 0 : 1;
  const weight = ({ unit }: SideAction<'eliminate' | 'loss'>) =>
    [steps(state, unit), strength(state, unit, which)] as const;
  const lighter = (a: SideAction<'eliminate' | 'loss'>, b: SideAction<'eliminate' | 'loss'>) => {
    const [x, y] = [weight(a), weight(b)];
    return x[0] - y[0] || x[1] - y[1];
  };
  return actions
    .filter((action) => action.type === 'eliminate' || action.type === 'loss')
    .sort(lighter)[0] as SideAction;
}

export interface Losses {
  attacker: number;
  defender: number;
  /** There was a choice other than an advance. */
  choice: boolean;
}

/** Steps that both sides lose when they choose the smallest losses. */
export function lossesOf(due: State, after: State, attackers: number): Losses {
  let state = after;
  let choice = false;
  while (state.frames.length > 0) {
    const actions = listed(state);
    if (actions.length > 1 && state.frames.at(-1)?.kind !== 'advance') choice = true;
    state = played(state, cheapestAction(state, actions));
  }
  const lost = (side: number): number =>
    due.hex.reduce((sum, hex, index) => {
      const counted = hex >= 0 && (REICHSWALD.counters[index]?.side === 'allied' ? 0 : 1) === side;
      return counted ? sum + (due.steps[index] as number) - (state.steps[index] as number) : sum;
    }, 0);
  return { attacker: lost(attackers), defender: lost(1 - attackers), choice };
}
