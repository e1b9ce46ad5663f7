import { expect, it } from 'vitest';
import { positionsOf } from '../../src/engagement/position/position.ts';
import type { State } from '../../src/engagement/position/state.ts';
import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import { THIRD_WORLD_WAR_RULES } from '../../src/games/third-world-war/rules.ts';
import { pathsHome } from '../../src/games/third-world-war/rules/lines.ts';
import { walk } from '../kit/walk.ts';
import { isCityCutOff } from './recount/lines.ts';
import { boardOf, hexNamed } from './recount/position.ts';

const at = positionsOf(THIRD_WORLD_WAR_RULES);
const EVERY = 50;

it('TWW-9.2.1-a, TWW-9.2.2-b: a path home looked for from a hex is found where one searched from the edge comes to it', () => {
  let [open, all] = [0, 0];
  for (const { next, at: played } of walk(THIRD_WORLD_WAR, 1)) {
    if (played % EVERY !== 0) continue;
    const p = at(next as State);
    const board = boardOf(next as State);
    for (const [side, name] of (['pact', 'nato'] as const).entries()) {
      const isOpen = pathsHome(p, side);
      const hexes = [...p.board.grid.names.keys()];
      const fromEdge = hexes.map((hex) => !isCityCutOff(board, name, hexNamed(hex)));
      const differing = hexes.filter((hex) => isOpen(hex) !== fromEdge[hex]);
      expect(differing, `action ${played}, side ${side}`).toEqual([]);
      open += fromEdge.filter((one) => one).length;
      all += hexes.length;
    }
  }
  expect(Math.min(open, all - open)).toBeGreaterThan(1000);
});
