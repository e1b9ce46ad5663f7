import type { Choosing } from '../../state/choosing.svelte.ts';
import type { Choice, Open } from '../../state/decision.ts';
import type { ShownPosition } from '../../state/position.svelte.ts';

type Asked = Pick<Choosing, 'choices' | 'chooser' | 'settingUp'> & { open: Pick<Open, 'isWide'> };

/** The choices of a panel, each in one list only: where the chooser goes, what units do, and what is about no unit. */
export interface ListedChoices {
  goals: readonly Choice[];
  rows: readonly Choice[];
  others: readonly Choice[];
}

/** Hexes that are shown on the map alone, being so many, are in no list. */
export function listedChoices(
  { choices, chooser, settingUp, open }: Asked,
  detailsOf: ShownPosition['detailsOf'],
): ListedChoices {
  const rankOf = ({ order }: Choice): number => detailsOf(order)?.rank ?? 0;
  const ranked = choices.toSorted((a, b) => rankOf(a) - rankOf(b));
  const isGoal = ({ unit, order }: Choice): boolean => unit !== undefined && 'to' in order;
  return {
    goals: open.isWide || settingUp ? [] : ranked.filter((one) => isGoal(one) && one.unit === chooser),
    rows: ranked.filter((one) => one.unit !== undefined && !isGoal(one)),
    others: ranked.filter(({ unit, hexes }) => unit === undefined && !(open.isWide && hexes.length > 0)),
  };
}
