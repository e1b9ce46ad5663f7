import { GAMES, gameById } from '../src/games/all.ts';
import type { Game } from '../src/kernel/game.ts';
import { randomDice } from '../src/kernel/dice.ts';
import { pick, seeded } from '../src/kernel/random.ts';
import type { Wargame } from '../src/wargame/wargame.ts';

export function reichswald(): Wargame {
  const game = gameById('reichswald');
  if (!game) throw new Error('Reichswald is not registered.');
  return game;
}

export function firstPosition(game: Game, scenario = game.scenarios[0]): object {
  const start = game.fromSetup({ scenario: scenario?.id ?? '', options: {}, setup: null });
  if (!start.ok) throw new Error('The scenario does not start.');
  return start.value.state;
}

/** Plays a random game of the longest scenario, listing all legal actions at every step; `onPosition` gets every position. Gives the number of actions. */
export function playGame(game: Game, seed: number, onPosition?: (state: object) => void): number {
  const random = seeded(seed);
  const roll = randomDice(random);
  const state = game.copy(firstPosition(game, game.scenarios.at(-1)));
  let played = 0;
  for (let actor = game.toAct(state); actor !== 'over'; actor = game.toAct(state)) {
    const action = actor === 'chance' ? roll(game.chance(state)) : pick([...game.legal(state)], random);
    if (!action) throw new Error(`${game.title}, seed ${seed}: no action after ${played}.`);
    game.playUnchecked(state, action);
    played++;
    onPosition?.(state);
  }
  return played;
}

let warm = false;

/** Plays every registered game before anything is timed, so that the order of the rows does not affect the results. */
export function warmUp(): void {
  if (warm) return;
  for (const game of GAMES) for (const seed of [1, 2]) playGame(game, seed);
  warm = true;
}
