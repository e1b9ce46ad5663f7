import { expect, it } from 'vitest';
import { book } from './book.ts';
import { briefing } from './briefing.ts';
import { VOCABULARY } from './vocabulary.ts';

it('every phase is explained, and the rules it names exist', () => {
  expect(Object.keys(briefing.phases)).toEqual(VOCABULARY.phases);
  for (const { rules } of Object.values(briefing.phases)) {
    for (const rule of rules) expect(book.chapters[rule], rule).toBeDefined();
  }
});
