import { sideOf, type Point } from '../../../hex/layout.ts';
import { chains, natural } from './outline.ts';
import { runOn } from './rim.ts';
import { once, type Sheet } from '../model/sheet.ts';

export interface River {
  name: string | undefined;
  line: readonly Point[];
}

/** The rivers as they wind along the hexsides, one line for each name. */
export const riverLines = (sheet: Sheet): readonly River[] =>
  once(sheet, 'rivers', () => {
    const rivers = sheet.sides.filter(({ river }) => river);
    return [...new Set(rivers.map(({ name }) => name))].flatMap((name) => {
      const edges = rivers.filter((side) => side.name === name).map(({ hex, d }) => sideOf(sheet.layout, hex, d));
      return chains(edges).map((line): River => ({ name, line: natural(runOn(sheet, line), 0.1, false) }));
    });
  });
