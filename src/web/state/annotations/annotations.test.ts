import { describe, expect, it } from 'vitest';
import { NO_ANNOTATIONS } from '../../board/model/annotations.ts';
import { annotationsIn, isEmpty, LONGEST, withArrow, withNote, withRing } from './annotations.ts';

const ARROW = { from: '0305', to: '0405', ink: 'red' } as const;

describe('what is drawn on the map', () => {
  it('goes when it is drawn again, and is drawn anew in another ink or dashed', () => {
    const one = withArrow(NO_ANNOTATIONS, ARROW);
    expect(one.arrows).toEqual([ARROW]);
    expect(isEmpty(withArrow(one, ARROW))).toBe(true);
    expect(withArrow(one, { ...ARROW, ink: 'blue' }).arrows).toEqual([{ ...ARROW, ink: 'blue' }]);
    expect(withArrow(one, { ...ARROW, dashed: true }).arrows).toEqual([{ ...ARROW, dashed: true }]);
    expect(withArrow(one, { ...ARROW, from: '0405', to: '0305' }).arrows).toHaveLength(2);
    const ring = { hex: '0305', ink: 'white' } as const;
    expect(isEmpty(withRing(withRing(NO_ANNOTATIONS, ring), ring))).toBe(true);
  });

  it('has one note a hex, of a few words, and none without words', () => {
    const note = { hex: '0305', text: ' hold here ', ink: 'red' } as const;
    const one = withNote(NO_ANNOTATIONS, note);
    expect(one.notes).toEqual([{ ...note, text: 'hold here' }]);
    expect(withNote(one, { ...note, text: 'x'.repeat(99) }).notes.map(({ text }) => text.length)).toEqual([LONGEST]);
    expect(isEmpty(withNote(one, { ...note, text: ' ' }))).toBe(true);
  });

  it('is read again as it was written; what cannot be understood is left out', () => {
    const all = withNote(withArrow(NO_ANNOTATIONS, { ...ARROW, dashed: true }), {
      hex: '0101',
      text: 'a',
      ink: 'blue',
    });
    expect(annotationsIn(JSON.stringify(all))).toEqual(all);
    for (const broken of [null, '', '{', '7', 'null', '[]', '{"arrows":3,"rings":[null,7],"notes":[{"hex":"0101"}]}'])
      expect(isEmpty(annotationsIn(broken)), String(broken)).toBe(true);
    expect(annotationsIn('{"rings":[{"hex":"0101","ink":"pink"},{"hex":"0102","ink":"red"}]}').rings).toEqual([
      { hex: '0102', ink: 'red' },
    ]);
  });
});
