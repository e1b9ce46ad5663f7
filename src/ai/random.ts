import { pick } from '../kernel/random.ts';
import type { Player } from './player.ts';

/** Any legal action, all equally likely. */
export const random: Player = (legal, source) => pick(legal, source);
