import { describe, expect, it } from 'vitest';
import type { MarkLook } from '../../wargame/looks.ts';
import { marksShown } from './marks.ts';

const broken: MarkLook = { sign: '!', tone: 'bad' };
const tired: MarkLook = { sign: 'T', tone: 'plain' };
const looks = { broken, tired };

describe('marks of a unit', () => {
  it('come in the order of importance, those without a badge last', () => {
    expect(marksShown(looks, ['muddy', 'tired', 'broken'])).toEqual([
      { mark: 'broken', look: broken },
      { mark: 'tired', look: tired },
      { mark: 'muddy' },
    ]);
  });

  it('leave out one that is told already', () => {
    expect(marksShown(looks, ['tired', 'muddy'], 'tired')).toEqual([{ mark: 'muddy' }]);
    expect(marksShown(looks, ['tired', 'muddy'], 'muddy')).toEqual([{ mark: 'tired', look: tired }]);
  });

  it('are none in a game that shows them in other ways', () => {
    expect(marksShown(undefined, ['moved'])).toEqual([]);
  });
});
