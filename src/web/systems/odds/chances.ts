import { percentText, type Lang } from '../../../text/format.ts';
import { webText } from '../../../text/web/index.ts';
import type { Odds } from '../../../wargame/wargame.ts';

/** One side's losses as a picture: each number of steps with its chance, and the chance of at least so many. */
export interface LossBar {
  steps: number;
  probability: number;
  atLeast: number;
}

export function lossBars(losses: Odds['losses']['attacker']): LossBar[] {
  return losses.map(([steps, probability]) => ({
    steps,
    probability,
    atLeast: losses.reduce((sum, [other, chance]) => sum + (other >= steps ? chance : 0), 0),
  }));
}

export const meanLoss = (losses: Odds['losses']['attacker']): number =>
  losses.reduce((sum, [steps, probability]) => sum + steps * probability, 0);

/** How likely the hex falls: before and after its defender may hold it in spite of the result, where he may. */
export function clearedText(
  lang: Lang,
  { cleared, clearedAfterDefence }: { cleared: number; clearedAfterDefence?: number | undefined },
): string {
  const chance = percentText(lang, cleared);
  if (clearedAfterDefence === undefined) return webText(lang, 'odds-cleared', { chance });
  const after = percentText(lang, clearedAfterDefence);
  return after === chance
    ? webText(lang, 'odds-cleared-either', { chance })
    : webText(lang, 'odds-cleared-both', { before: chance, after });
}
