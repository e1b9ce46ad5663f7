import { describe, expect, test } from 'vitest';
import { emptyCoverage } from './coverage.ts';
import { eager } from './eager.ts';
import { seeded } from '../../src/kernel/random.ts';
import { unreached } from './reached.ts';
import { SUBJECTS } from './subject.ts';

describe('what has to be reached', () => {
  const subject = { expected: { actions: ['move', 'jump'], cells: ['1:1 4', '6:1 4'], refusals: ['never'] } };

  test('is whatever of it has not come up', () => {
    const coverage = emptyCoverage();
    coverage.actions.set('move', 3);
    coverage.cells.set('1:1 4', 1);
    expect(unreached(subject, coverage)).toEqual(['jump', '6:1 4']);
  });

  test('is not what may be missing for a stated reason', () => {
    expect(unreached({ ...subject, seldom: { jump: 'nobody jumps' } }, emptyCoverage())).toEqual([
      'move',
      '1:1 4',
      '6:1 4',
    ]);
  });

  test('is every type of action and every cell of every game', () => {
    for (const { game, expected, crowded } of SUBJECTS.slice(2)) {
      expect(expected?.actions?.length, game.id).toBeGreaterThan(15);
      expect(expected?.cells?.length, game.id).toBeGreaterThan(50);
      expect(crowded, game.id).toBeDefined();
    }
  });
});

test('the eager player takes a heavy type among many actions of a light one', () => {
  const light = Array.from({ length: 500 }, () => ({ by: 'a', type: 'end' }));
  const choose = eager(seeded(1));
  const types = Array.from(
    { length: 200 },
    () => (choose([...light, { by: 'a', type: 'support' }]) as { type?: string }).type,
  );
  expect(types.filter((type) => type === 'support').length).toBeGreaterThan(180);
  expect(choose(light.slice(0, 1))).toEqual({ by: 'a', type: 'end' });
});
