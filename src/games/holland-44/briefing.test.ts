import { expect, it } from 'vitest';
import { book } from './book.ts';
import { briefing } from './briefing.ts';
import { ABOUT } from './about.ts';

it('every phase is explained, and the rules it names exist', () => {
  expect(Object.keys(briefing.phases)).toEqual(ABOUT.vocabulary.phases);
  for (const { rules } of Object.values(briefing.phases)) {
    for (const rule of rules) expect(book.chapters[rule], rule).toBeDefined();
  }
});
