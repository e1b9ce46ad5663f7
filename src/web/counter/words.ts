import type { Lang } from '../../text/format.ts';
import { webText } from '../../text/web/index.ts';
import { faceOf, isReduced, stepsOf } from '../../wargame/steps.ts';
import type { Counter } from '../../wargame/wargame.ts';
import { showsSteps } from './print.ts';

/** Strengths and allowance of the face that lies up. */
export function factorsText(lang: Lang, counter: Counter, steps: number): string {
  const face = faceOf(counter, steps);
  const [, defence, allowance] = face;
  return counter.attackAs ? webText(lang, `print-${counter.attackAs}`, { defence, allowance }) : face.join('-');
}

/** A unit as its counter calls it, and in full where that says more. */
export const namesText = (label: string, name = label): string[] => [...new Set([label, name])];

/** Steps left where the counter shows them, else whether there has been a loss; nothing for a fresh unit or hidden steps. */
export function stepsText(lang: Lang, counter: Counter, steps: number | null): string[] {
  if (steps === null) return [];
  if (showsSteps(counter)) return [webText(lang, 'print-steps', { left: steps, steps: stepsOf(counter) })];
  return isReduced(counter, steps) ? [webText(lang, 'reduced')] : [];
}

/** What the print on a counter says of a unit besides its strengths. */
export function printText(lang: Lang, counter: Counter): string[] {
  const { quality, armour, armourBoxed, allowanceIn, freeStacking, half, badge } = counter;
  return [
    ...(quality ? [webText(lang, `print-${quality}`)] : []),
    ...(armour === undefined ? [] : [webText(lang, armourBoxed ? 'print-armour-boxed' : 'print-armour', { armour })]),
    ...(allowanceIn ? [webText(lang, `print-${allowanceIn}`)] : []),
    ...(freeStacking ? [webText(lang, `print-free-${freeStacking}`)] : []),
    ...(half ? [webText(lang, 'print-half')] : []),
    ...(badge === undefined ? [] : [webText(lang, 'print-badge', { badge })]),
  ];
}
