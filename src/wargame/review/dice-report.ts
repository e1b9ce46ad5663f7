import type { Side } from '../../kernel/game.ts';
import type { RollCost } from '../contract/roll-costs.ts';
import type { ReviewedRoll } from './reviewed-roll.ts';
import { convolved, spreadOf, tailsOf, type Spread } from './spread.ts';

/** A number of the rolls as they fell, and its mean over all outcomes of each of them. */
export interface Count {
  rolled: number;
  expected: number;
}

/** How likely the same rolls are to bring as much as they did or more, and as much or less: the tails of `spread` from `rolled` on. */
export interface Rarity {
  rolled: number;
  better: number;
  worse: number;
  spread: Spread;
}

/** Rolls together. Steps lost by each side, by its index; hexes cleared of defenders. */
export interface RollSum {
  rolls: number;
  lost: readonly [Count, Count];
  cleared: Count;
}

/** The attacks of a side: how rare the steps are that it gained by them, those inflicted less those lost, and the hexes cleared. */
export interface AttackSum extends RollSum {
  steps: Rarity;
  hexes: Rarity;
}

/**
 * What the dice of a game did, beside the mean of the tables. The rarity holds for these rolls: as if the same attacks had been rolled again and
 * again. That of `all` is the first side's; the other one's is the same with the tails exchanged.
 */
export interface DiceReport {
  attacks: readonly [AttackSum, AttackSum];
  /** Rolls of no attack. */
  others: RollSum;
  all: RollSum & { steps: Rarity };
  rolls: readonly ReviewedRoll[];
}

export function diceReport(sides: readonly Side[], rolls: readonly ReviewedRoll[]): DiceReport {
  const attacksOf = (side: 0 | 1): AttackSum => {
    const own = rolls.filter(({ attacker }) => attacker === sides[side]);
    const hexes = rarityOf(own, ({ cleared }) => cleared);
    return { ...sumOf(own), steps: rarityOf(own, gainOf(side)), hexes };
  };
  return {
    attacks: [attacksOf(0), attacksOf(1)],
    others: sumOf(rolls.filter(({ attacker }) => attacker === null)),
    all: { ...sumOf(rolls), steps: rarityOf(rolls, gainOf(0)) },
    rolls,
  };
}

/** Steps that the enemy of a side loses, less its own. */
export const gainOf =
  (side: 0 | 1) =>
  ({ lost: [first, second] }: RollCost): number =>
    side === 0 ? second - first : first - second;

const weigh = (chances: ReviewedRoll['chances'], of: (cost: RollCost) => number) =>
  chances.map(([cost, weight]) => [of(cost), weight] as const);

/** The mean of a number over all outcomes of a roll. */
export function expectedOf({ chances }: ReviewedRoll, of: (cost: RollCost) => number): number {
  const total = chances.reduce((sum, [, weight]) => sum + weight, 0);
  return weigh(chances, of).reduce((sum, [value, weight]) => sum + value * weight, 0) / total;
}

function sumOf(rolls: readonly ReviewedRoll[]): RollSum {
  const count = (of: (cost: RollCost) => number): Count => ({
    rolled: rolls.reduce((sum, { rolled }) => sum + of(rolled), 0),
    expected: rolls.reduce((sum, roll) => sum + expectedOf(roll, of), 0),
  });
  const lost = [count((cost) => cost.lost[0]), count((cost) => cost.lost[1])] as const;
  return { rolls: rolls.length, lost, cleared: count(({ cleared }) => cleared) };
}

function rarityOf(rolls: readonly ReviewedRoll[], of: (cost: RollCost) => number): Rarity {
  const spread = convolved(rolls.map(({ chances }) => spreadOf(weigh(chances, of))));
  const rolled = rolls.reduce((sum, roll) => sum + of(roll.rolled), 0);
  const { orMore, orLess } = tailsOf(spread, rolled);
  return { rolled, better: orMore, worse: orLess, spread };
}

/** Luck as players speak of it: like this or better, or like this or worse, in one game of so many; `even` where that is every other game. */
export interface Luck {
  kind: 'better' | 'worse' | 'even';
  games: number;
}

/** Rarer luck is spoken of in the same way. */
const MOST_GAMES = 1_000_000;

export function luckOf({ better, worse }: Pick<Rarity, 'better' | 'worse'>): Luck {
  const games = Math.min(MOST_GAMES, Math.round(1 / Math.min(better, worse)));
  return { kind: games < 3 ? 'even' : better < worse ? 'better' : 'worse', games };
}

/** The same rolls as the other side sees them. */
export const turned = ({ better, worse }: Pick<Rarity, 'better' | 'worse'>) => ({ better: worse, worse: better });
