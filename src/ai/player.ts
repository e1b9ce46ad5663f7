import type { BaseAction } from '../kernel/game.ts';

/** A computer player: chooses one of the legal actions, with numbers in [0, 1) from `random`. Must not keep state. */
export type Player = <A extends BaseAction>(legal: readonly A[], random: () => number) => A;
