import { expect, it } from 'vitest';
import { book } from './book.ts';
import { briefing } from './briefing.ts';
import { ABOUT } from './position/about.ts';

it('how every scenario is won is told, with rules that exist', () => {
  expect(Object.keys(briefing.victory ?? {})).toEqual(ABOUT.scenarios.map(({ id }) => id));
  for (const { rules } of Object.values(briefing.victory ?? {})) {
    for (const rule of rules) expect(book.chapters[rule], rule).toBeDefined();
  }
});

it('every phase is explained, and the rules it names exist', () => {
  expect(Object.keys(briefing.phases)).toEqual(ABOUT.vocabulary.phases);
  for (const { rules } of Object.values(briefing.phases)) {
    for (const rule of rules) expect(book.chapters[rule], rule).toBeDefined();
  }
});
