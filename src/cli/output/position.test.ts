import { expect, it } from 'vitest';
import { THIRD_WORLD_WAR } from '../../games/third-world-war/index.ts';
import { LANGS, type Lang } from '../../text/format.ts';
import { lay, type Sketch } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { positionText } from './position.ts';
import { Terminal } from './terminal.ts';

const game = THIRD_WORLD_WAR as unknown as Wargame;
const environment = { games: new Map(), out: () => undefined, err: () => undefined, env: {} };

function shown(lang: Lang, extra: NonNullable<Sketch['extra']>): string {
  const table = lay(game, { printed: true, turn: 6, phase: 'pact-combat', units: {}, extra });
  const view = game.view(table.match.state as never, null);
  return positionText(new Terminal(environment, lang, false, new Map()), game, view);
}

it('what only one game has is told in words, whatever it is made of', () => {
  const text = shown('en', {
    france: 'neutral',
    eastGermany: 'passive',
    nukes: [
      { side: 'pact', hex: '2406', retaliation: false },
      { side: 'nato', hex: '3015', retaliation: true },
    ],
    denmark: { left: ['SU-16', 'SU-25'], neglected: true },
  });
  const rows = text.split('\n').map((row) => row.replaceAll(/ {2,}/g, '|'));
  expect(rows).toContain('France|stays neutral');
  expect(rows).toContain('East German units|attack with strength 0');
  expect(rows).toContain('nuclear strikes so far|Pact armies on 2406, NATO armies on 3015 in retaliation');
  expect(rows).toContain('divisions gone to Denmark|SU-16, SU-25');
  expect(rows).toContain('too few divisions gone to Denmark|yes');
});

it.each(LANGS)('no field of a position of this game is shown by its key: %s', (lang) => {
  for (const france of ['normal', 'neutral']) {
    for (const eastGermany of ['normal', 'passive', 'removed']) {
      const text = shown(lang, { france, eastGermany, denmark: { left: ['SU-16'], neglected: true } });
      const [, head] = text.split('\n\n');
      expect(head).toContain('SU-16');
      expect(head).not.toMatch(/\b(?:passive|removed|neglected|eastGermany|nukes|denmark)\b|\[|\] {2}/);
    }
  }
});

it('tells who is in an area beside the map, and where counters lie face down', () => {
  const table = lay(game, { printed: true, turn: 6, phase: 'pact-combat', units: {} });
  const view = game.view(table.match.state as never, null);
  const [first] = game.counters.filter(({ side }) => side === 'pact');
  const units = view.units.map((unit) =>
    unit.id === first?.id ? { ...unit, steps: 2, where: 'area' as const, area: 'N' } : unit,
  );
  const unknown = ['3015', '2406'].map((at) => ({ side: 'pact', at }));
  const text = positionText(new Terminal(environment, 'en', false, new Map()), game, { ...view, units, unknown });
  const rows = text.split('\n').map((row) => row.trim().replaceAll(/ {2,}/g, '|'));
  expect(rows).toContain(`beside the map, N|${first?.id} (2)`);
  expect(rows).toContain('face down|2406, 3015');
});
