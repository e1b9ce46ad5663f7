import { expect, it } from 'vitest';
import { gameById } from '../games/all.ts';
import { makeGrid } from '../hex/grid.ts';
import { crossingsOf } from '../wargame/naming/crossings.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { crossingText } from './crossing-text.ts';
import { LANGS, type Lang } from './format.ts';
import { eventText, type Names } from './index.ts';

function told(lang: Lang, bridge: string): string {
  const { id: game, map } = gameById('holland-44') as Wargame;
  const crossings = crossingsOf(map, makeGrid(map.grid));
  const names: Names = {
    game,
    crossing: (hexside) => {
      const crossing = crossings.get(hexside);
      return crossing && crossingText(lang, hexside, crossing);
    },
  };
  return eventText(lang, { code: 'bridge-captured', args: { bridge } }, names);
}

it('tells bridges by place and water, and by their hexes where that does not tell them apart', () => {
  expect(LANGS.map((lang) => told(lang, '5020-5119'))).toEqual([
    'The bridge near Hatert over the Maas-Waalkanaal is in Allied hands and intact.',
    'A ponte perto de Hatert sobre o Maas-Waalkanaal está em mãos aliadas e intacta.',
    'El puente cerca de Hatert sobre el Maas-Waalkanaal está en manos aliadas e intacto.',
  ]);
  expect(told('es', '5321-5421')).toContain('puente de Nijmegen sobre el Waal (5321–5421) está');
});

it('leaves a hexside without bridge or ferry its two hexes', () => {
  expect(told('en', '1508-1509')).toContain('The bridge 1508–1509 is');
});
