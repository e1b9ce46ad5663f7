import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { Start } from '../../src/kernel/game.ts';
import { setupOf } from '../../src/wargame/test-kit.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { FAMILIES } from './families.ts';
import { drawn } from './positions.ts';

/** Positions in which both sides can fight, as starts of games. */
const FIGHTING = FAMILIES.filter(({ name }) =>
  /zones|marks|south edge|towns|attacks|tanks|printed|flood|water|fords/.test(name),
);

/** The `seed`-th position of these families in turn. */
export function crowded(seed: number): Start {
  const family = FIGHTING[seed % FIGHTING.length] as (typeof FIGHTING)[number];
  const sketch = drawn(family, Math.floor(seed / FIGHTING.length));
  return {
    scenario: 'veritable',
    options: sketch.options ?? {},
    setup: setupOf(REICHSWALD as unknown as Wargame, sketch),
  };
}
