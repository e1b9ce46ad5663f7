import { pick } from '../kernel/random.ts';
import { atOnce, type Player } from './player.ts';

/** Any legal action, all equally likely. */
export const random: Player = (_, { legal }, __, source) => atOnce([pick(legal, source)]);
