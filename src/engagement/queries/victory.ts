import type { Side } from '../../kernel/game.ts';
import type { Stake } from '../../wargame/search/contract.ts';
import { victoryItems, type Offer } from '../../wargame/victory.ts';
import type { PointItem, Victory } from '../../wargame/wargame.ts';
import { holderAt } from '../position/fields.ts';
import { nameOf, sideName, type Position } from '../position/position.ts';

/** How a game of the series is won; `ledger` is the score item by item, `winner` who would win now. */
export const victoryOf = (p: Position, ledger: readonly PointItem[], winner: Side | null): Victory => ({
  items: victoryItems(p.rules.about.sides, p.rules.points.offers(p), ledger),
  sudden: [],
  final: {
    rule: p.rules.cites.victory,
    turn: Math.max(...p.rules.about.scenarios.map(({ lastTurn }) => lastTurn)),
    winner,
  },
});

/** What whoever holds all hexes of a place has for it. */
export function heldOffer(p: Position, { rule, item, hexes, points, holder }: Stake): Offer {
  const of = (side: number): string[] => hexes.filter((hex) => holderAt(p, hex) === side).map((hex) => nameOf(p, hex));
  const [first, second] = [of(0), of(1)];
  const isShared = first.length > 0 && second.length > 0;
  return {
    rule,
    item,
    hexes: namesOf(p, hexes),
    worth: points,
    holder,
    ...(isShared && { parts: { [sideName(p, 0)]: first, [sideName(p, 1)]: second } }),
  };
}

export const namesOf = (p: Position, hexes: readonly number[]): string[] => hexes.map((hex) => nameOf(p, hex));
