import { TURNS } from '../data/tables.ts';

/** 4.2, 20.1: is it a night turn? */
export const isNight = (turn: number): boolean => TURNS.some((one) => one.turn === turn && one.part === 'night');
