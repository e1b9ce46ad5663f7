import { numberText, percentText } from '../../../text/format.ts';
import type { Odds } from '../../../wargame/wargame.ts';
import type { Reply } from '../../state/system-parts.ts';
import { preferences, t } from '../../ui/language.svelte.ts';
import { hopeless } from './advice.ts';
import { meanLoss } from './chances.ts';

/** How likely the hex falls, at worst too, and the steps that both sides are expected to lose, in one line. */
export function outlookOf({ cleared, losses }: Odds, worst: Reply | undefined): string {
  const { lang } = preferences;
  const steps = (of: Odds['losses']['attacker']): string => numberText(lang, Math.round(10 * meanLoss(of)) / 10, 1);
  return t('outlook', {
    chance: percentText(lang, cleared),
    worst: worst === undefined || worst.cleared >= cleared ? 'none' : percentText(lang, worst.cleared),
    attacker: steps(losses.attacker),
    defender: steps(losses.defender),
  });
}

/** What is said of an attack that cannot take its hex. */
export function warningOf(odds: Odds): string | undefined {
  const why = hopeless(odds);
  return why && t(`attack-${why}`);
}
