import { expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { LOOKS } from '../../../games/holland-44/views/looks.ts';
import type { Pen } from '../model/sheet.ts';
import { paintSymbol } from './symbols.ts';

/** What a symbol does with the pen, in order. */
function strokesOf(kind: string): string {
  const strokes: string[] = [];
  const pen = new Proxy({} as Pen, {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        strokes.push(`${String(name)} ${values.join(' ')}`),
  });
  paintSymbol(pen, kind);
  return strokes.join('; ');
}

const symbols = new Set(
  [LOOKS, ...GAMES.flatMap(({ looks }) => looks ?? [])].flatMap(({ symbols: all }) => Object.values(all)),
);

test.each([...symbols])('the symbol %s is drawn, and like no other', (kind) => {
  expect(strokesOf(kind)).not.toBe('');
  expect([...symbols].filter((other) => strokesOf(other) === strokesOf(kind))).toEqual([kind]);
});
