import { happened } from '../../wargame/guide-context.ts';
import type { GuideContext } from '../../wargame/guide.ts';

/** Has an attack been resolved? */
export const fought = (context: GuideContext): boolean => happened(context, 'combat-roll') > 0;
