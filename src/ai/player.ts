import type { BaseAction } from '../kernel/game.ts';

/** A computer player: gets what it may do and numbers in [0, 1), and gives one of the actions. Must not keep anything. */
export type Player = <A extends BaseAction>(legal: readonly A[], random: () => number) => A;
