import { makeRecord } from '../../src/formats/record.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import { act, begin, recordOf, type Match } from '../../src/kernel/match.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

/** A random game up to the first movement of the middle turn, as a file, and the hexes with units that may move. */
export interface MidGame {
  file: string;
  hexes: readonly string[];
}

export function midGameOf(game: Wargame): MidGame {
  const { id, firstTurn, lastTurn } = game.scenarios[0] as Wargame['scenarios'][number];
  const begun = begin(game as unknown as Match['game'], { scenario: id, options: {}, setup: null });
  if (!begun.ok) throw new Error(`${game.title} does not start.`);
  const match = begun.value;
  const random = seeded(7);
  for (;;) {
    const { state } = match;
    const legal = [...game.legal(state)];
    const { turn, units } = game.view(state, null);
    const movers = new Set(
      legal.flatMap((action) => ('type' in action && action.type === 'move' && 'unit' in action ? [action.unit] : [])),
    );
    if (turn >= (firstTurn + lastTurn) / 2 && movers.size > 0) {
      const hexes = units.flatMap(({ id, hex }) => (hex !== null && movers.has(id) ? [hex] : []));
      return { file: makeRecord(recordOf(match)), hexes: [...new Set(hexes)] };
    }
    if (game.toAct(state) === 'over') throw new Error(`${game.title} ends before its middle turn.`);
    act(match, game.toAct(state) === 'chance' ? randomDice(random)(game.chance(state)) : pick(legal, random));
  }
}
