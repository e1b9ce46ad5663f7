import { createRequire } from 'node:module';
import { gameById } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { randomDice } from '../src/kernel/match.ts';
import { pick, seeded } from '../src/kernel/random.ts';
import type { BenchRow } from './measure.ts';
import { compare, row } from './measure.ts';

const peer = createRequire(import.meta.url)('./peers/boardgameio.cjs') as { run(moves: number): void };
/** So many each: both last about as long. */
const ACTIONS = 2000;
const MOVES = 400;

export function reichswald(): Game {
  const game = gameById('reichswald');
  if (!game) throw new Error('Reichswald is not registered.');
  return game;
}

export function firstPosition(game: Game): object {
  const start = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!start.ok) throw new Error('The scenario does not start.');
  return start.value.state;
}

/** Plays so many actions at random, all legal actions listed at every step, from the start and again when a game ends. */
function playRandomly(game: Game, actions: number): void {
  const random = seeded(44);
  const roll = randomDice(random);
  const first = firstPosition(game);
  let state = game.copy(first);
  for (let played = 0; played < actions; played++) {
    const actor = game.toAct(state);
    if (actor === 'over') state = game.copy(first);
    const action = actor === 'chance' ? roll(game.chance(state)) : pick([...game.legal(state)], random);
    if (action) game.playUnchecked(state, action);
  }
}

/** A whole game's rules with every legal action listed, against a reducer that moves a counter and checks nothing. */
export function randomPlayRows(): BenchRow[] {
  const game = reichswald();
  const ours = { count: ACTIONS, run: () => playRandomly(game, ACTIONS) };
  const theirs = { count: MOVES, run: () => peer.run(MOVES) };
  const { ratio, perSecond } = compare(ours, theirs);
  const name = 'random play of Reichswald, all legal actions listed';
  return [row({ name, ratio, against: 'boardgame.io', unit: 'actions/s', value: perSecond, target: 5 })];
}
