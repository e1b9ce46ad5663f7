import type { Typed } from './decision.ts';

/** Lists of actions of a side by kind, in which each action stands at the number of what it names. */
export type ActionLists<A extends Typed> = (side: number, kind: string) => A[];

/** Actions made once: legal lists hand out the same objects again and again. */
export function actionLists<A extends Typed>(): ActionLists<A> {
  const made: readonly Map<string, A[]>[] = [new Map(), new Map()];
  return (side, kind) => {
    const ofSide = made[side] as Map<string, A[]>;
    let list = ofSide.get(kind);
    if (!list) ofSide.set(kind, (list = []));
    return list;
  };
}
