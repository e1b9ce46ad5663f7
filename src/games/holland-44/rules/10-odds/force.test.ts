import { expect, test } from 'vitest';
import { sit, type Sitting } from '../../test-kit.ts';
import { at } from '../../play/play.ts';
import { numberOf } from '../../position/units.ts';
import { sumOf } from './odds.ts';
import { keptOut } from '../15-advance/advance.ts';
import { hexNamed } from '../../position/board.ts';

const HEX = '3010';
const FOE = '6DLI/151/50';

/** The defence of a hex with these units in it, against a battalion beside it. */
function defence(units: Sitting['units'], terrain = 'clear'): number {
  const p = at(
    sit('allied-combat', { turn: 9, units: { ...units, [FOE]: '3009' }, hexes: { [HEX]: terrain } }).state(),
  );
  const attack = { mode: 'phase', side: 0, target: hexNamed(p.board.grid, HEX) } as const;
  const force = { attackers: [numberOf(FOE)], lead: -1, attached: -1, artillery: [], air: false };
  return sumOf(p, { ...attack, ...force }).defence;
}
const all = (...ids: string[]): Sitting['units'] => Object.fromEntries(ids.map((id) => [id, HEX]));

const TANKS = ['1+2/2107/107 Pz', '3+4/2107/107 Pz'];
const GRENADIERS = ['A/2107/107 PzGr', 'B/2107/107 PzGr'];

test('[H44-9.1-d] the units of a hex defend it together', () => {
  expect(defence(all('Stephan', 'Henke'))).toBe(5 + 4);
  expect(defence(all('Stephan'))).toBe(5);
});

test('[H44-6.4.2-a] two units of an overstacked hex defend it, both halves of a battalion as one of them', () => {
  expect(defence(all('Stephan', 'I/vdH', 'Budde'))).toBe(5 + 5);
  expect(defence(all('14/Hoffmann', ...TANKS, ...GRENADIERS))).toBe(4 + 4 + 5 + 5);
});

test('[H44-6.4.2-a] one free-stacking unit defends besides, another takes the place of a unit', () => {
  const engineers = ['159 Eng/59', '9 Lehr Eng', '30/180 Eng'];
  expect(defence(all('Stephan', 'I/vdH', 'Budde', engineers[0] as string))).toBe(5 + 5 + 2);
  expect(defence(all('Stephan', ...engineers))).toBe(5 + 2 + 2);
});

test('[H44-6.4.2-a] [H44-6.2-c] armour of one step is no free-stacking unit beside other armour', () => {
  expect(defence(all('Stephan', 'I/vdH', 'Budde', '559 StuG'))).toBe(5 + 5 + 2);
  expect(defence(all('Stephan', 'I/vdH', '559 StuG', '280 StuG'))).toBe(5 + 5);
});

test('[H44-6.4.2-b] [H44-6.2-c] nor does it attack besides two units, though the other tanks stay out', () => {
  const t = sit('german-combat', {
    turn: 9,
    units: { ...all('Stephan', 'I/vdH', '559 StuG', '280 StuG'), [FOE]: '3009' },
  });
  t.play({ type: 'attack', target: '3009' }, { type: 'attacker', unit: 'Stephan' });
  expect(t.refused({ type: 'attacker', unit: '559 StuG' })).toBeUndefined();
  t.play({ type: 'attacker', unit: 'I/vdH' });
  expect(t.refused({ type: 'attacker', unit: '559 StuG' })).toBe('overstacked-attack');
  const attackers = ['Stephan', 'I/vdH'].map(numberOf);
  const p = at(t.state());
  expect(keptOut(p, { side: 1, target: hexNamed(p.board.grid, '3009'), attackers })).toEqual(
    ['559 StuG', '280 StuG'].map(numberOf),
  );
});

test('[H44-6.4.2-a] the strongest as they count: tanks are not doubled in a town, the disrupted are halved', () => {
  const reduced = { hex: HEX, steps: 1 };
  expect(defence({ ...all('I/vdH', '1+2/2107/107 Pz'), Stephan: reduced }, 'town')).toBe(10 + 6);
  const disrupted = { hex: HEX, marks: ['disrupted'] };
  expect(defence({ ...all('I/vdH', 'Henke'), Stephan: disrupted })).toBe(5 + 4);
});

test('[H44-10.2.4-b] [AMB-H44-18] remnants of a corps unit are attached like it, without being stacked', () => {
  const remnant = 'Armd REM A';
  const t = sit('allied-combat', {
    turn: 9,
    units: { [remnant]: '3611', [FOE]: '3712', Stephan: '3612' },
    extra: { parents: { [remnant]: '44 RTR' } },
  });
  const join = [FOE, remnant].map((unit) => ({ type: 'attacker', unit }));
  t.play({ type: 'attack', target: '3612' }, ...join, { type: 'lead', formation: '50' });
  expect(t.refused({ type: 'attach', unit: remnant })).toBeUndefined();
});
