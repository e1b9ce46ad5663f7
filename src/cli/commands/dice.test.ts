import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asked, bivouac, temporaryPath } from '../test-kit.ts';

/** Red R1 attacks blue B1, which dies of a 5 or a 6. */
async function attacked(...dice: string[]): Promise<string> {
  const [setup, file] = [temporaryPath('setup.json'), temporaryPath('game.bivouac.json')];
  const units = [
    { id: 'R1', hex: '0202' },
    { id: 'B1', hex: '0203' },
  ];
  writeFileSync(setup, JSON.stringify({ format: 'bivouac-setup', version: 1, game: 'toy', units }));
  await bivouac('new', 'toy', '--setup', setup, '-o', file);
  const action = JSON.stringify({ by: 'red', type: 'attack', unit: 'R1', target: 'B1' });
  for (const die of dice) await bivouac('play', file, '--action', action, '--dice', die);
  return file;
}

test('the dice of a record are reported beside what was to be expected', async () => {
  const { status, json } = await asked('dice', await attacked('6'));
  expect(status).toBe(0);
  expect(json).toMatchObject({
    sides: ['red', 'blue'],
    attacks: [{ rolls: 1, lost: [{ rolled: 0 }, { rolled: 1 }], cleared: { rolled: 1 } }, { rolls: 0 }],
    others: { rolls: 0 },
    rolls: [{ at: 1, turn: 1, attacker: 'red', rolled: { lost: [0, 1], cleared: 1 }, event: { code: 'combat-roll' } }],
  });
  const { all } = json as { all: { steps: { better: number } } };
  expect(all.steps.better).toBeCloseTo(2 / 6, 12);
});

test('people read it in words', async () => {
  const { out } = await bivouac('dice', await attacked('6'));
  expect(out).toContain('steps inflicted       1       0.3');
  expect(out).toContain('luck like this or better: one game in 3 (33.3%)');
  expect((await bivouac('dice', await attacked('1'), '--lang', 'pt')).out).toContain('mais ou menos o normal (66,7%)');
});

test('nothing is reported where nothing has been rolled', async () => {
  const { status, out } = await bivouac('dice', await attacked());
  expect([status, out]).toEqual([0, 'Nothing has been rolled that costs steps or hexes.\n']);
});
