import { pick } from '../kernel/random.ts';
import type { Player } from './player.ts';

/** Any legal action, each as likely as the other. */
export const random: Player = (legal, source) => pick(legal, source);
