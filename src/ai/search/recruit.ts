import { atOnce, type Player, type Thinking } from '../player.ts';
import { decide, type Means } from './deciding.ts';
import { deskOf, type Desk, type Order } from './desk.ts';
import { bestAttack } from './fighting.ts';
import { marchOrders } from './marching.ts';

/** What it sees at once: the best plan of its doctrine, the attack that gains most. */
const AT_SIGHT: Means = {
  march: (desk, orders) => atOnce(marchOrders(desk, orders)),
  fight: (desk, orders, mustFight) => atOnce(bestAttack(desk, orders, mustFight) ?? []),
};

/** Plays at once, and soundly: the attacks that gain most, everybody else to where the score is made, small decisions by their value. It has no staff, nobody waits or rests, and aircraft only help in attacks. */
export const recruit: Player = (game, question, _, random, plan): Thinking =>
  question.legal.length === 1
    ? atOnce(question.legal)
    : decide(withoutStaff(deskOf(game, question, random, plan)), question.legal as readonly Order[], AT_SIGHT);

/** The desk of somebody who plans for nothing but this turn. */
const withoutStaff = (desk: Desk): Desk => ({
  ...desk,
  doctrine: { ...desk.doctrine, staff: undefined, reserves: undefined, rest: undefined, raids: undefined },
});
