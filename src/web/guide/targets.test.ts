// What the steps of every guided turn point at exists in that game.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/all.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { makeGrid } from '../../hex/grid.ts';
import type { Guide, GuideContext } from '../../wargame/guide.ts';
import { contextOf, legalOf, play, playerOf, type Player } from '../../wargame/guide.test-kit.ts';
import { countersOf, facesOf } from '../counter/faces.ts';
import { callOutsOf } from '../counter/parts.ts';
import type { GuideWords } from './library.ts';
import { PARTS } from './where.ts';

const TURNS = import.meta.glob<Guide>('../../games/*/first-turn.ts', { import: 'guide', eager: true });
const WORDS = import.meta.glob<GuideWords>('../../text/guide/*/index.ts', { import: 'words', eager: true });

/** The table after so many decisions, with nothing in hand and with each unit that can be taken up. */
function contexts(player: Player, decisions: number): GuideContext[] {
  const seen: GuideContext[] = [];
  for (let i = 0; i < decisions; i++) {
    const context = contextOf(player);
    const unit = context.legal.find((order) => order['unit'] !== undefined)?.['unit'];
    seen.push(context, { ...context, selected: [String(unit ?? '')], byAir: i % 2 === 0, mode: 'extended' });
    const legal = legalOf(player);
    const order: BaseAction | undefined = legal[Math.floor(player.random() * legal.length)];
    if (order) play(player, order);
  }
  return seen;
}

const cases = GAMES.map((game) => ({
  game,
  guide: TURNS[`../../games/${game.id}/first-turn.ts`] as Guide,
  words: WORDS[`../../text/guide/${game.id}/index.ts`] as GuideWords,
}));

describe.each(cases)('the guided turn of $game.id', ({ game, guide, words }) => {
  const counters = countersOf(game);
  const grid = makeGrid(game.map.grid);

  it('points at hexes, units and parts of the page that exist', () => {
    const seen = contexts(playerOf(game, game.scenarios[0]?.id ?? '', 1), 60);
    for (const { id, point } of guide.steps) {
      for (const context of seen) {
        const { hexes = [], units = [], part } = point?.(context) ?? {};
        expect(
          hexes.filter((hex) => !game.map.hexes[hex]),
          id,
        ).toEqual([]);
        expect(
          units.filter((unit) => !counters.has(unit)),
          id,
        ).toEqual([]);
        if (part !== undefined) expect(PARTS[part], id).toBeTruthy();
      }
    }
  });

  it('is for one of its sides, and its tasks name hexes of the map', () => {
    expect(game.sides).toContain(guide.side);
    for (const texts of Object.values(words)) {
      for (const [step, { task = '' }] of Object.entries(texts)) {
        const named = task.match(/(?<![\d/])\d{4}(?![\d/])/g) ?? [];
        expect(
          named.filter((hex) => !grid.names.includes(hex)),
          step,
        ).toEqual([]);
      }
    }
  });

  it('explains a counter with every number on it', () => {
    const shown = guide.steps.flatMap(({ counter }) => (counter === undefined ? [] : [counter]));
    expect(shown.length).toBeGreaterThan(0);
    for (const id of shown) {
      const counter = counters.get(id);
      if (!counter) throw new Error(`${game.id} has no ${id}.`);
      const { left, right, below } = callOutsOf(
        'en',
        game.id,
        counter,
        facesOf(game, 'usual')(counter, counter.steps ?? counter.faces.length),
      );
      const parts = [...left, ...right, ...below].map(({ part }) => part);
      expect(parts).toEqual(expect.arrayContaining(['attack', 'defence', 'allowance', 'label', 'symbol', 'size']));
      expect(parts.includes('range')).toBe(counter.range !== undefined);
    }
  });
});
