import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { Counter, Wargame } from '../../wargame/wargame.ts';
import { printOf } from './print.ts';
import { factorsText, printText, stepsText } from './words.ts';

const plain: Counter = {
  id: 'A',
  side: 'red',
  nation: 'toy',
  formation: '',
  type: 'inf',
  size: 'II',
  label: 'A',
  faces: [
    [6, 7, 5],
    [3, 5, 5],
  ],
  source: 'toy',
};
const tank: Counter = { ...plain, steps: 3, armour: 3, armourBoxed: true, allowanceIn: 'circle', badge: '30C' };
const gun: Counter = { ...plain, faces: [[0, 2, 1]], attackAs: 'support', freeStacking: 'always' };
const half: Counter = { ...plain, half: true, quality: 'elite', freeStacking: 'conditional' };

describe('what is printed on a counter besides', () => {
  it('is nothing where a game prints nothing of it', () => {
    expect(printOf(plain, 2)).toBeUndefined();
    for (const id of ['reichswald', 'market-garden', 'third-world-war']) {
      const { counters } = gameById(id) as Wargame;
      expect(counters.filter((counter) => printOf(counter, 2))).toEqual([]);
      expect(counters.flatMap((counter) => printText('en', counter))).toEqual([]);
    }
  });

  it('is drawn with the counter, with the steps that are left', () => {
    expect(printOf(tank, 2)).toEqual({
      allowanceIn: 'circle',
      armour: { rating: 3, boxed: true },
      badge: '30C',
      dots: { left: 2, all: 3 },
    });
    expect(printOf(tank, null)).not.toHaveProperty('dots');
    expect(printOf(gun, 1)).toEqual({ attackAs: 'support', stripe: 'whole' });
    expect(printOf(half, 2)).toEqual({ quality: 'elite', half: true, stripe: 'broken' });
  });

  it('is told in words, in every language', () => {
    expect(printText('en', tank)).toEqual([
      'armour value 3, less in attack',
      'movement allowance in a circle',
      'badge 30C',
    ]);
    expect(printText('pt', gun)).toEqual(['empilhamento livre']);
    expect(printText('es', half)).toEqual([
      'élite',
      'apilamiento libre mientras sea la única de su tipo',
      'medio batallón',
    ]);
  });

  it('tells strengths, and what stands in their place', () => {
    expect(factorsText('en', tank, 3)).toBe('6-7-5');
    expect(factorsText('en', tank, 2)).toBe('3-5-5');
    expect(factorsText('en', gun, 1)).toBe('artillery support, defence 2, movement 1');
    expect(factorsText('en', { ...gun, attackAs: 'none' }, 1)).toBe('no attack, defence 2, movement 1');
  });

  it('tells the steps one by one where there are three, else a loss', () => {
    expect([3, 2, null].map((steps) => stepsText('en', tank, steps))).toEqual([['3 of 3 steps'], ['2 of 3 steps'], []]);
    expect([2, 1, null].map((steps) => stepsText('en', plain, steps))).toEqual([[], ['reduced'], []]);
  });
});
