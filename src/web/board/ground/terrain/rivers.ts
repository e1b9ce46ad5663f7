import { sideOf, type Point } from '../../../../hex/layout.ts';
import { chains, natural } from './outline.ts';
import { runOn } from './rim.ts';
import { once, type Sheet } from '../../model/sheet.ts';

export interface River {
  name: string | undefined;
  /** How it is drawn. */
  look: string;
  line: readonly Point[];
}

/** How far a line strays from its hexsides: rivers wind, canals were dug. */
const WINDING: Readonly<Record<string, number>> = { canal: 0.012, 'great-river': 0.13 };

/** The rivers as they run along the hexsides, one line for each name and kind. */
export const riverLines = (sheet: Sheet): readonly River[] =>
  once(sheet, 'rivers', () => {
    const rivers = sheet.sides.flatMap(({ river, name, hex, d }) =>
      river ? [{ name, look: river === true ? 'river' : river, edge: sideOf(sheet.layout, hex, d) }] : [],
    );
    const kinds = new Map(rivers.map(({ name, look }) => [`${look} ${name}`, { name, look }]));
    return [...kinds.values()].flatMap(({ name, look }) => {
      const edges = rivers.filter((side) => side.name === name && side.look === look).map(({ edge }) => edge);
      const winding = WINDING[look] ?? 0.1;
      return chains(edges).map((line): River => ({ name, look, line: natural(runOn(sheet, line), winding, false) }));
    });
  });
