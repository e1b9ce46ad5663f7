import { expect, test } from 'vitest';
import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import { decisionOf } from '../../src/games/holland-44/play/decide.ts';
import { at, ledger, legal, toAct } from '../../src/games/holland-44/play/play.ts';
import { positionOf, type Position } from '../../src/games/holland-44/position/position.ts';
import { copyState, type State } from '../../src/games/holland-44/position/state.ts';
import { dutiesQuery } from '../../src/games/holland-44/queries/aids.ts';
import { bondsQuery, supplyQuery } from '../../src/games/holland-44/queries/map-aids.ts';
import { controlOf } from '../../src/games/holland-44/rules/07-zoc/zoc.ts';
import type { Game } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { eager } from '../kit/eager.ts';
import { walk } from '../kit/walk.ts';
import { crowded } from './crowds.ts';

const game = HOLLAND_44 as unknown as Game;
/** Games, three at a time by turns, and actions of each. */
const [GAMES, LONG] = [13, 60];

/** What is looked up in a position. */
const answersIn = (p: Position): unknown => [
  bondsQuery(p),
  supplyQuery(p),
  dutiesQuery(p),
  ([0, 1] as const).map((side) => [...controlOf(p, side).zone]),
];

const listed = (p: Position): unknown => [...decisionOf(p).legal(p, p.s.frames.at(-1))];

/** States of crowded positions played on, some actions of one, then some of another. */
function* statesOf(random: () => number): Generator<State> {
  const games = [0, 1, 2].map((seed) => walk(game, seed, crowded(seed), eager));
  for (let seed = games.length; seed < GAMES;) {
    const which = Math.floor(random() ** 2 * games.length);
    const step = games[which]?.next().value;
    if (step && step.at < LONG) yield step.next as State;
    else games[which] = walk(game, seed, crowded(seed++), eager);
  }
}

test('what a position keeps serves the next state as if it had been worked out anew, of this game or another', () => {
  const random = seeded(11);
  const earlier: State[] = [];
  for (const state of statesOf(random)) {
    if (random() < 0.1) earlier.push(state);
    if (random() < 0.6) continue;
    for (const s of random() < 0.3 && earlier.length > 0 ? [state, pick(earlier, random)] : [state]) {
      if (s.over) continue;
      const anew = positionOf(copyState(s));
      if (toAct(s) !== 'chance') expect(legal(s)).toEqual(listed(anew));
      expect(answersIn(at(s))).toEqual(answersIn(anew));
      expect(ledger(s)).toEqual(ledger(copyState(s)));
    }
  }
});
