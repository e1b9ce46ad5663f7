import { GAMES, gameById } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { randomDice } from '../src/kernel/match.ts';
import { pick, seeded } from '../src/kernel/random.ts';
import type { Wargame } from '../src/wargame/wargame.ts';

export function reichswald(): Wargame {
  const game = gameById('reichswald');
  if (!game) throw new Error('Reichswald is not registered.');
  return game;
}

export function firstPosition(game: Game): object {
  const start = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!start.ok) throw new Error('The scenario does not start.');
  return start.value.state;
}

/** Plays a whole game at random, all legal actions listed at every step; `look` is shown every position. Gives the number of actions. */
export function playGame(game: Game, seed: number, look?: (state: object) => void): number {
  const random = seeded(seed);
  const roll = randomDice(random);
  const state = game.copy(firstPosition(game));
  let played = 0;
  for (let actor = game.toAct(state); actor !== 'over'; actor = game.toAct(state)) {
    const action = actor === 'chance' ? roll(game.chance(state)) : pick([...game.legal(state)], random);
    if (!action) throw new Error(`${game.title}, seed ${seed}: no action after ${played}.`);
    game.playUnchecked(state, action);
    played++;
    look?.(state);
  }
  return played;
}

let warm = false;

/** Plays every registered game, so that nothing is timed that has met one game alone: the order of the rows flatters none. */
export function warmUp(): void {
  if (warm) return;
  for (const game of GAMES) for (const seed of [1, 2]) playGame(game, seed);
  warm = true;
}
