import { expect, test } from 'vitest';
import { HOLLAND_44 } from '../../index.ts';
import { drop, land, landing, opening, type Sitting } from '../../test-kit.ts';

type Table = ReturnType<typeof landing>;
const notes = (t: Table): string[] =>
  (HOLLAND_44.tableView(t.state(), 'allied').notes ?? []).map(({ rule, code }) => `${rule} ${code}`);
const die = (t: Table, to: string) =>
  HOLLAND_44.aids?.dieModifiers?.(t.state(), { by: 'allied', ...land('10/4P/1', to) }).map(({ amount }) => amount);
const on = (turn: number, more: Partial<Sitting> = {}): Table =>
  landing({
    turn,
    units: { '10/4P/1': 'off', '11/4P/1': 'off', '3/506/101': '5602' },
    hexes: { '3010': drop('Y') },
    ...more,
  });

test('[H44-22.2.1-a] [H44-22.2.1-b] [H44-22.2.1-c] [H44-22.2.1-d] a planner is told how free units are on this turn', () => {
  const freedoms = [1, 3, 4, 6, 7, 9].map((turn) => notes(turn === 1 ? opening() : on(turn))[0]);
  expect(freedoms).toEqual(
    ['on-hex', 'beside', 'beside', 'by-division', 'by-division', 'anywhere'].map((how) => `22.2.1 lands-${how}`),
  );
});

test('[H44-22.4-a] [H44-22.2.2-a] [H44-22.1.3-a] and of points, of those who may wait, and of those who come by themselves', () => {
  expect(notes(opening()).slice(1)).toEqual(['22.4 lands-at-once', '22.1.3 pilots-come']);
  expect(notes(on(3)).slice(1)).toEqual(['22.4 lands-for-points', '22.2.2 lands-later']);
});

test('[H44-22.7-c] and of steps that may come back, in the landing phase only', () => {
  const returned = { extra: { returned: { '82': 2, '101': 0 } } };
  expect(notes(on(3, returned)).at(-1)).toBe('22.7 steps-return');
  expect(notes(on(3, { ...returned, phase: 'allied-movement' }))).toEqual([]);
});

test('[H44-22.3.2-b] what is added to the die of a landing is known before', () => {
  const hexes = { '3010': drop('Y'), '3011': { terrain: 'woods' }, '3009': { terrain: 'polder' } };
  const t = on(3, { hexes });
  expect(['3010', '3011', '3009'].map((hex) => die(t, hex))).toEqual([[], [4], [1]]);
  t.play(land('11/4P/1', '3010'));
  expect(die(t, '3011')).toEqual([4]);
});

test('[H44-22.3.1-a] [H44-22.3.3-a] how a landing may turn out is known before, as often as the die then has it so', () => {
  const hexes = { '3010': drop('Y'), '3011': { terrain: 'woods' }, '3009': { terrain: 'polder' } } as const;
  for (const to of ['3010', '3011', '3009']) {
    const rolled = new Map<string, number>();
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const events = on(3, { hexes }).events(land('11/4P/1', to), { type: 'end' }, die);
      const result = events.find(({ code }) => code === 'landing')?.args?.['result'] as string;
      rolled.set(result, (rolled.get(result) ?? 0) + 1 / 6);
    }
    const chances = HOLLAND_44.aids?.rollAhead?.(on(3, { hexes }).state(), { by: 'allied', ...land('11/4P/1', to) });
    expect(chances?.map(({ result, probability }) => [result, probability.toFixed(6)])).toEqual(
      [...rolled].map(([result, share]) => [result, share.toFixed(6)]),
    );
  }
  const head = on(3, { hexes, units: { '1AB Supply Head': 'off', '3/506/101': '5602' } }).state();
  expect(HOLLAND_44.aids?.rollAhead?.(head, { by: 'allied', ...land('1AB Supply Head', '3010') })).toBeUndefined();
});
