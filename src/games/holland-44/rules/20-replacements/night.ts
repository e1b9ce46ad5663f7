import { TURNS } from '../../data/tables.ts';

/** H44-20.1-a, 4.2: is it a night turn? */
export const isNight = (turn: number): boolean => TURNS.some((one) => one.turn === turn && one.part === 'night');
