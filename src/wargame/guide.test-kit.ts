import type { BaseAction, BaseEvent } from '../kernel/game.ts';
import { randomDice } from '../kernel/dice.ts';
import { act, begin, settle, type Match } from '../kernel/match.ts';
import { seeded } from '../kernel/random.ts';
import type { GuideContext, GuideStep } from './guide.ts';
import type { Wargame } from './wargame.ts';

/** Who follows a guided first turn. */
export interface Player {
  match: Match;
  random: () => number;
  dice: ReturnType<typeof randomDice>;
  /** What the page would have in hand. */
  hand: Pick<GuideContext, 'selected' | 'mode' | 'byAir' | 'target' | 'support' | 'refused'>;
}

export const EMPTY: Player['hand'] = { selected: [], byAir: false, target: undefined, support: 0, refused: false };

/** At the beginning of a scenario as printed. */
export function playerOf(game: Wargame, scenario: string, seed: number): Player {
  const begun = begin(game as unknown as Match['game'], { scenario, options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const dice = randomDice(seeded(seed + 1000));
  settle(begun.value, dice);
  return { match: begun.value, random: seeded(seed), dice, hand: EMPTY };
}

type Legal = BaseAction & Readonly<Record<string, string>>;
export const legalOf = ({ match }: Player): Legal[] => [...match.game.legal(match.state)] as Legal[];

export function contextOf(player: Player): GuideContext {
  const { match } = player;
  return {
    view: (match.game as unknown as Wargame).view(match.state, null),
    events: match.log.map(({ event }) => event as BaseEvent),
    legal: legalOf(player).map(({ by: _, ...order }) => order),
    ...player.hand,
  };
}

/** Plays orders of the side to act; the dice that become due are rolled. */
export function play(player: Player, ...orders: object[]): void {
  for (const order of orders) {
    const { match } = player;
    const played = act(match, { by: match.game.toAct(match.state), ...order } as BaseAction);
    if (!played.ok) throw new Error(`${JSON.stringify(order)} is refused: ${JSON.stringify(played.error)}`);
    settle(match, player.dice);
  }
  player.hand = EMPTY;
}

/** How a guide is followed. */
export interface Course {
  /** What the task of each step asks for, where it names single orders. */
  tasks: Readonly<Record<string, (player: Player) => void>>;
  /** Decisions after which a step without such orders has to be done. */
  most: number;
  /** Decisions that are taken; absent: all. */
  may?: (action: Legal) => boolean;
}

/** Does what the step asks for; where it names no single orders, decides anything until it is done. */
export function perform(player: Player, { id, done }: GuideStep, { tasks, most, may }: Course): void {
  if (!done) return;
  tasks[id]?.(player);
  let left = tasks[id] ? 0 : most;
  while (!done(contextOf(player))) {
    if (left-- === 0) throw new Error(`The step ${id} is not done.`);
    decide(player, may);
  }
}

/** Any decision; a phase is ended as soon as it may be. */
function decide(player: Player, may: Course['may'] = () => true): void {
  const legal = legalOf(player).filter(may);
  play(player, legal.find(({ type }) => type === 'end') ?? legal[Math.floor(player.random() * legal.length)] ?? {});
}
