import { expect, test } from 'vitest';
import { LEVELS } from '../../src/ai/levels.ts';
import { decided, questionOf } from '../../src/ai/player.ts';
import type { Seated } from '../../src/ai/self-play.ts';
import { GAMES } from '../../src/games/all.ts';
import type { BaseAction } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';

const HOLLAND_44 = GAMES.find(({ id }) => id === 'holland-44') as Wargame;

interface Landing extends BaseAction {
  type: string;
  unit: string;
  to: string;
}

/** The landings of turn 1 with Germans in a drop hex. */
function landings(level: string, hex: string): { chosen: Landing; others: string[] }[] {
  const units = [{ id: '1/Erdmann', hex, steps: 2, marks: [] }];
  const setup = { format: 'bivouac-setup', version: 1, game: 'holland-44', scenario: 'campaign', turn: 1 };
  const begun = HOLLAND_44.fromSetup({
    scenario: 'campaign',
    options: {},
    setup: { ...setup, phase: 'allied-landing', weather: 'clear', units },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const { player, budget } = LEVELS[level] as Seated;
  const found: ReturnType<typeof landings> = [];
  for (;;) {
    const open = [...HOLLAND_44.legal(state)] as Landing[];
    if (!open.some(({ type }) => type === 'land')) return found;
    const [chosen] = decided(
      player(HOLLAND_44, questionOf(HOLLAND_44, state, 'allied'), budget, seeded(1)),
    ) as Landing[];
    if (chosen?.type !== 'land') return found;
    const others = open.flatMap(({ type, unit, to }) => (type === 'land' && unit === chosen.unit ? [to] : []));
    found.push({ chosen, others: others.filter((to) => to !== hex) });
    HOLLAND_44.playUnchecked(state, chosen);
  }
}

// 22.6: whoever lands among the enemy has to drive him off at once, or is lost.
test.each(['recruit', 'regular'])('%s lands among the enemy only where a unit may land nowhere else', (level) => {
  const made = landings(level, '4924');
  const among = made.filter(({ chosen }) => chosen.to === '4924');
  expect(made.length).toBeGreaterThan(25);
  expect(among.length).toBeGreaterThan(0);
  expect(among.flatMap(({ others }) => others)).toEqual([]);
});
