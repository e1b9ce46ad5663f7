import { engagementGame } from '../../engagement/game.ts';
import { end, commit, attack, attacker, bombard, artillery, air, rolled } from '../../engagement/play.test-kit.ts';
import type { BaseEvent } from '../../kernel/game.ts';
import { positionsOf, type Table } from '../../wargame/test-kit.ts';
import type { Support, Wargame } from '../../wargame/wargame.ts';
import { MARKET_GARDEN_RULES } from './rules.ts';

export * from '../../engagement/play.test-kit.ts';

export const game: Wargame = engagementGame(MARKET_GARDEN_RULES) as unknown as Wargame;

/** No air power unless a test gives some. */
const GROUNDED = { air: { german: 0, allied: 0 } };

const at = positionsOf(game, { turn: 20, pools: GROUNDED });

/** Positions of turn 20 on open ground, with the units named and no others. */
export const allied = at('allied-combat');
export const german = at('german-combat');
export const alliedMoves = at('allied-movement');
export const germanMoves = at('german-movement');

export const bridge = (a: string, b: string) => ({ a, b, river: true, bridge: true });
export const ferry = (a: string, b: string) => ({ a, b, river: true, ferry: true });

const supports = ({ artillery: guns = [], air: points = 0 }: Support): object[] => [
  ...guns.map(artillery),
  ...(points > 0 ? [air(points)] : []),
];

/** Declares an attack with everything that supports either side, commits both; the dice are due. The arithmetic as announced. */
export function declare(t: Table, target: string, attackers: string[], ours: Support = {}, theirs: Support = {}) {
  const events: BaseEvent[] = t.events(attack(target), ...attackers.map(attacker), ...supports(ours), commit);
  if (t.toAct() !== 'chance') events.push(...t.events(...supports(theirs), commit));
  return events.find(({ code }) => code === 'committed')?.args;
}

/** As `declare`, then rolls this sum: column and result, e.g. `2-1: DRI AVB`. */
export function fight(
  t: Table,
  target: string,
  attackers: string[],
  sum: number,
  ours: Support = {},
  theirs: Support = {},
) {
  declare(t, target, attackers, ours, theirs);
  return rolled(t, sum);
}

/** Bombards with guns or from the air and rolls this sum: column and result. */
export function shell(t: Table, target: string, by: Support, sum: number) {
  t.play(bombard(target), ...supports(by), commit);
  return rolled(t, sum);
}

/** Strengths, shifts to the right as positive numbers, and columns of an attack nobody has declared. */
export function oddsOf(t: Table, target: string, attackers: string[], ours: Support = {}, theirs: Support = {}) {
  const {
    attack: by,
    defence,
    ratio,
    shifts,
    column,
    allowed,
  } = t.odds({
    target,
    attackers,
    support: { attacker: ours, defender: theirs },
  });
  const shift = Object.fromEntries(shifts.map(({ why, amount }) => [why, amount]));
  return { sum: `${by}:${defence}`, ratio, shift, column, allowed };
}

/** Ends phases until this one of this turn; dice for supply fall as given, in their order. */
export function goTo(t: Table, turn: number, phase: string, ...dice: number[]): void {
  const left = [...dice];
  for (let n = 0; n < 60 && !(t.view().turn === turn && t.view().phase === phase); n++) {
    t.play(end);
    while (t.toAct() === 'chance') t.dice(left.shift() ?? NO_DICE);
  }
}

/** No die shows it: a roll that was not foreseen fails. */
const NO_DICE = 0;
