import { expect, test } from 'vitest';
import { begin, type Match } from '../../kernel/match.ts';
import { lay, opening, type Sketch } from '../../wargame/test-kit.ts';
import { THIRD_WORLD_WAR } from './index.ts';
import type { OwnAct } from './actions.ts';

const game = THIRD_WORLD_WAR;
const at = (sketch: Sketch) => lay(game, { printed: true, ...sketch });
const tableOf = (table: ReturnType<typeof at>) => game.tableView(table.match.state as never, null);

test('[TWW-4.0-h] the table says how many divisions are still due for Denmark, and from where a unit could leave', () => {
  const units = { 'SU-16': '2202', 'SU-32': '2203', 'SU-26': '3109' } as const;
  const table = at({ turn: 5, phase: 'pact-movement', units });
  expect(tableOf(table).urges).toEqual([{ rule: '4.0', code: 'denmark-due', args: { left: 3 } }]);
  const exits = Object.values(table.reach('SU-16')).flatMap(({ hex, exit }) => (exit ? [hex] : []));
  expect(exits).toContain('2201');
  table.play({ type: 'move', unit: 'SU-16' }, { type: 'step', to: '2201' }, { type: 'exit' });
  expect(tableOf(table).urges[0]?.args).toEqual({ left: 2 });
  const later = at({ turn: 6, phase: 'pact-movement', units });
  expect(tableOf(later).urges).toEqual([]);
  expect(Object.values(later.reach('SU-16')).some(({ exit }) => exit)).toBe(false);
});

test('[TWW-8.0-b] a strike has its price before it is made', () => {
  const units = { 'SU-16': '2202', 'NL-4DIMec': '2406' } as const;
  const table = at({ turn: 6, phase: 'pact-combat', units });
  const strike = (target: string): OwnAct<'strike'> => ({ by: 'pact', type: 'strike', target });
  const priceOf = (target: string) => game.aids.price(table.match.state as never, strike(target));
  expect(priceOf('2406')).toBeUndefined();
  table.play({ type: 'nuclear' });
  expect([priceOf('2406'), priceOf('2204')]).toEqual([30, 50]);
});

test('[TWW-8.0-b] nothing has a price while dice are due', () => {
  const table = opening(game);
  const strike: OwnAct<'strike'> = { by: 'pact', type: 'strike', target: '2406' };
  expect([table.toAct(), game.aids.price(table.state(), strike)]).toEqual(['chance', undefined]);
});

test('units to be set up say on which ground, and later ones how they come', () => {
  const begun = begin(game as unknown as Match['game'], { scenario: 'august-1985', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const view = game.view(begun.value.state as never, null);
  const entries = ['US-6DB', 'US-9DIMec', 'WG-8DIMec', 'SU-R21', 'US-25DIMec', 'US-5DB', 'FR-3DB'].map(
    (id) => view.units.find((unit) => unit.id === id)?.entry,
  );
  expect(entries).toEqual(['bivouac:V-US', 'city-west', 'city', 'city-east', 'brigade', 'reserve', 'country:FR']);
});
