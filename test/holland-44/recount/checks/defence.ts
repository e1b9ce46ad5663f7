import type { State } from '../../../../src/games/holland-44/position/state.ts';
import { difference, textOf, words } from '../../../engagement/recount/compare.ts';
import type { Step } from '../../../kit/walk.ts';
import { attackOf } from './combat.ts';
import { printOf } from '../counters.ts';
import { defences } from '../force.ts';
import { boardOf } from '../position.ts';
import type { Tally } from '../tally.ts';

const SIDES = ['allied', 'german'];

/** 6.4.2: the owner of an overstacked hex chooses its defenders, unit by unit, among those that may still be chosen. */
export function defenceProblem({ state, actor, listed }: Step, tally: Tally): string | undefined {
  const { frames } = state as State;
  const top = frames.at(-1);
  const combat = frames.findLast(({ kind }) => kind === 'combat');
  if (top?.kind !== 'defend' || combat?.kind !== 'combat') return undefined;
  tally.defences++;
  const attack = attackOf(combat);
  const owner = SIDES[1 - attack.side];
  if (owner !== actor) return `defence: ${owner} chooses, in the game ${String(actor)}`;
  const open = defences(boardOf(state as State), attack).filter((some) => top.units.every((u) => some.includes(u)));
  const able = [...new Set(open.flat())].filter((u) => !open.every((some) => some.includes(u)));
  const ours = words('defend', able.map(printOf)).toSorted();
  return difference('defence', ours, listed.map(textOf).toSorted());
}
