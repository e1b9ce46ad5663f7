import { bestAttack } from '../../src/ai/search/fighting.ts';
import { decide } from '../../src/ai/search/deciding.ts';
import { deskOf, type Desk, type Order } from '../../src/ai/search/desk.ts';
import { featuresOf } from '../../src/ai/search/features.ts';
import { leaningFrom } from '../../src/ai/search/looking.ts';
import { finished, inPosture, POSTURES, wholeMarch } from '../../src/ai/search/plans.ts';
import { atOnce, type Player } from '../../src/ai/player.ts';
import { selfPlay } from '../../src/ai/self-play.ts';
import { LIMITS } from '../../src/formats/limits.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

/** A position in which a side is about to move, and the margin with which its game ended. */
export interface Sample {
  /** Number of the game. */
  game: number;
  side: 0 | 1;
  turnsLeft: number;
  margin: number;
  features: readonly number[];
  final: number;
}

/** How often a turn is played in another way than at sight, and how often it leans to places at random. */
const [OTHERWISE, LEANING] = [0.7, 0.5];

/**
 * Plays a game of two players at sight who go about their turns at random in one of several ways: only positions that differ teach what makes the
 * difference. Samples of the first time a turn that each side is about to move.
 */
export function samplesOf(game: Wargame, scenario: string, number: number): Sample[] {
  const begun = game.fromSetup({ scenario, options: {}, setup: null });
  if (!begun.ok) throw new Error(`${game.id}: ${JSON.stringify(begun.error)}`);
  const met = new Map<string, Omit<Sample, 'final'>>();
  const look = (desk: Desk): void => {
    const turnsLeft = game.search.turnsLeft(desk.world);
    const key = `${desk.own} ${turnsLeft}`;
    if (met.has(key)) return;
    const [margin, features] = [game.search.margin(desk.world), [...featuresOf(desk, desk.world)]];
    met.set(key, { game: number, side: desk.own, turnsLeft, margin, features });
  };
  const seated = { player: explorer(look), budget: { playouts: 0 } };
  const players = Object.fromEntries(game.sides.map((side) => [side, seated]));
  const { state } = selfPlay(game, begun.value.state, players, { seed: `t/${number}`, limit: LIMITS.actions });
  const final = game.search.margin(state);
  return [...met.values()].map((one) => ({ ...one, final }));
}

/** Plays at sight, each turn in a way of its own; `look` sees what it has before it when it may move. */
const explorer = (look: (desk: Desk) => void): Player =>
  function* (game, question, _, random) {
    if (question.legal.length === 1) return question.legal;
    const desk = deskOf(game, question, random);
    if ((question.legal as readonly Order[]).some(({ type }) => type === 'move')) look(desk);
    const posture = random() < OTHERWISE ? POSTURES[Math.floor(random() * POSTURES.length)] : undefined;
    const at = posture ? { ...desk, doctrine: inPosture(desk, posture) } : desk;
    const leaning = random() < LEANING ? leaningFrom(desk, undefined) : undefined;
    return yield* decide(at, question.legal as readonly Order[], {
      march: (here, orders) => atOnce(finished(here, wholeMarch(leaning ? { ...here, leaning } : here, orders))),
      fight: (here, orders, mustFight) => atOnce(bestAttack(here, orders, mustFight) ?? []),
    });
  };
