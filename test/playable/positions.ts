// Positions that random play seldom comes to, as records of games from a set-up of their own.
import type { BaseAction, Start } from '../../src/kernel/game.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import { act, begin, type Match } from '../../src/kernel/match.ts';
import { seeded } from '../../src/kernel/random.ts';
import { setupOf, type Sketch } from '../../src/wargame/test-kit.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { walk } from '../kit/walk.ts';

/** A game from this set-up, in which these orders are given by whoever is to act, and dice fall. */
export function played(game: Wargame, sketch: Sketch, options: Start['options'], orders: readonly object[]): Match {
  const scenario = game.scenarios[0]?.id ?? '';
  const match = begun(game, { scenario, options, setup: setupOf(game, sketch) });
  const dice = randomDice(seeded(1));
  const roll = (): void => {
    while (game.toAct(match.state) === 'chance') act(match, dice(game.chance(match.state)) as BaseAction);
  };
  for (const order of orders) {
    roll();
    const done = act(match, { ...order, by: game.toAct(match.state) } as BaseAction);
    if (!done.ok) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(done.error)}`);
  }
  roll();
  return match;
}

function begun(game: Wargame, start: Start): Match {
  const match = begin(game as Match['game'], start);
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

/** How far a random game is followed. */
const FAR = 1500;

/** A random game up to the first decision in which an action of this type is legal; the first of these seeds that has one. */
export function randomTo(game: Wargame, type: string, seeds: readonly number[]): Match {
  for (const seed of seeds) {
    const actions: BaseAction[] = [];
    for (const { at, actor, listed, action, start } of walk(game, seed)) {
      if (at > FAR) break;
      if (actor !== 'chance' && listed.some((one) => (one as { type?: string }).type === type)) {
        const match = begun(game, start);
        for (const one of actions) act(match, one);
        return match;
      }
      actions.push(action);
    }
  }
  throw new Error(`No ${type} in the first ${FAR} actions of the random games ${seeds.join(', ')}.`);
}

/** The Guards around 3010 have brought about an automatic DS in their movement phase, and may advance in their combat phase. */
export function afterAutomatic(holland: Wargame): Match {
  const units = {
    '2IG/5/Gds': '3009',
    '2GG/5/Gds': '3009',
    '1CG/5/Gds': '3011',
    '2WG/Gds': '3011',
    '1GG/5/Gds': '2910',
  };
  return played(holland, { turn: 9, phase: 'allied-movement', units: { ...units, Henke: '3010' } }, {}, [
    { type: 'overrun', target: '3010' },
    ...Object.keys(units).map((unit) => ({ type: 'attacker', unit })),
    { type: 'commit' },
    ...['3110', '3211', '3311'].map((to) => ({ type: 'retreat', unit: 'Henke', to })),
    { type: 'end' },
  ]);
}

/** Units of the Allies beside an enemy, who may try to leave in their combat phase. */
export const besideEnemies = (holland: Wargame): Match =>
  played(
    holland,
    { turn: 9, phase: 'allied-combat', units: { '2IG/5/Gds': '3009', '2GG/5/Gds': '3011', Henke: '3010' } },
    { disengagement: 'on' },
    [],
  );
