import { expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import type { BaseAction } from '../../../kernel/game.ts';
import { pick as oneOf, seeded } from '../../../kernel/random.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { pick } from '../../gestures/pick.ts';
import type { Order } from '../../../seat/seat.ts';
import { tableAt } from '../../state/test-kit.ts';
import type { Table } from '../../state/table.svelte.ts';
import { landingPlan, landsNow } from './landing.ts';
import { isLanding, landingAdvice, type Landing } from './suggestion.ts';

const GAME = 'holland-44';
const game = gameById(GAME) as Wargame;
const opening = (): Table => tableAt(undefined, 1, GAME);
type Units = Readonly<Record<string, string>>;
/** A landing phase on the printed map. */
const phase = (turn: number, units: Units, weather = 'clear'): Table =>
  tableAt({ turn, phase: 'allied-landing', weather, units, printed: true }, 1, GAME);
const groupsOf = (table: Table) => landingPlan(table).divisions.flatMap(({ groups }) => groups);
const idsOf = (landings: readonly Landing[]): string[] => landings.map(({ unit }) => unit).toSorted();

/** Plays the landings one by one; the first refusal, or how far they led. */
function tried({ seat: { game: rules, state } }: Table, landings: readonly Landing[]) {
  const by = rules.toAct(state);
  let now = state;
  for (const landing of landings) {
    const played = rules.play(now, { ...landing, by });
    if (!played.ok) return { refusal: played.error };
    now = played.value.state;
  }
  return { toAct: rules.toAct(now) };
}

const LANDERS = game.counters.filter(({ arrival = '' }) => /^\d+ \w+$/.test(arrival));

/** Some of the landers wait, others are there already, and Germans stand near some drop hexes. */
function somewhere(seed: number): Table {
  const random = seeded(seed);
  const drops = Object.entries(game.map.hexes).flatMap(([hex, { features = [] }]) =>
    features.some((feature) => feature.startsWith('drop:')) ? [hex] : [],
  );
  const units: Record<string, string> = { '82 Supply Head': '5024', Henke: '5321' };
  const free = drops.filter((hex) => hex !== '5024').toSorted(() => random() - 0.5);
  for (const id of ['Krafft(-)', '10 Training', '6/14 Training', 'Ewald(-)']) units[id] = free.pop() as string;
  for (const { id, type } of LANDERS) {
    if (type === 'supply_head') continue;
    const here = random();
    if (here < 0.5) units[id] = 'off';
    else if (here < 0.6 && !((free[0] as string) in units)) units[id] = free.pop() ?? 'off';
  }
  return phase(oneOf([3, 4, 6, 7, 9, 10], random), units, oneOf(['clear', 'cloudy'], random));
}

it('on turn 1 what is suggested for every group is legal and brings all of it down, and all together end the phase', () => {
  const table = opening();
  expect(landsNow(table.position)).toBe(true);
  const plan = landingPlan(table);
  for (const { code, units, suggested } of groupsOf(table)) {
    expect(idsOf(suggested), code).toEqual(units.map(({ id }) => id).toSorted());
    expect(tried(table, suggested), code).toEqual({ toAct: 'allied' });
  }
  const all = plan.suggest(plan.able);
  expect(idsOf(all)).toEqual([...plan.able].toSorted());
  expect(tried(table, all)).toEqual({ toAct: 'chance' });
});

it.each(Array.from({ length: 12 }, (_, seed) => seed))('on later turns suggestions are legal too (%i)', (seed) => {
  const table = somewhere(seed);
  const { able, points = 0, suggest } = landingPlan(table);
  const enemies = new Set(
    table.position.view.units.flatMap(({ id, hex }) => (hex !== null && !table.units.isOwn(id) ? [hex] : [])),
  );
  expect(points).toBeGreaterThan(0);
  for (const { code, units, suggested } of [...groupsOf(table), { code: 'all', units: [], suggested: suggest(able) }]) {
    expect(tried(table, suggested).refusal, code).toBeUndefined();
    expect(new Set(idsOf(suggested)).size).toBe(suggested.length);
    expect(
      suggested.filter(({ to }) => enemies.has(to)),
      code,
    ).toEqual([]);
    const free = units.filter(({ id }) =>
      table.position.legal.some(({ unit, to }) => unit === id && !enemies.has(String(to))),
    );
    if (code !== 'all') expect(suggested, code).toHaveLength(Math.min(points, free.length));
  }
});

it('spreads a group over its hexes, and chooses the best die', () => {
  const [n] = groupsOf(opening()).filter(({ code }) => code === 'drop:N');
  expect(n?.suggested.map(({ to }) => to).toSorted()).toEqual(['4824', '4824', '4924', '4924']);
  const woods = phase(3, { '10/4P/1': 'off', '3/506/101': '3706' });
  const [y] = groupsOf(woods);
  expect(y?.suggested.map(({ to }) => to)).toEqual(['6516']);
  expect(y?.hexes.map(({ die }) => die[0]?.amount ?? 0)).toEqual([0, 0, 4, 4, 4]);
  expect(y?.others).toBe(2);
});

it('asks for the die of each landing once, however often it is needed', () => {
  const { seat } = somewhere(3);
  const { legal } = somewhere(3).position;
  const asked: string[] = [];
  const counting = {
    ...game,
    aids: { dieModifiers: (_: object, { unit, to }: BaseAction & Order) => (asked.push(`${unit} ${to}`), []) },
  };
  const { dieOf, suggest } = landingAdvice(counting, seat.state, legal);
  const landings = legal.filter(isLanding);
  suggest(landings.map(({ unit }) => unit));
  suggest(landings.slice(0, 5).map(({ unit }) => unit));
  for (const landing of landings) dieOf(landing);
  expect(asked).toEqual(landings.map(({ unit, to }) => `${unit} ${to}`));
});

it('uses the points for those who were due first', () => {
  const units = {
    '1/325/82 a': 'off',
    '10/4P/1': 'off',
    '11/4P/1': 'off',
    '156/4P/1': 'off',
    '82 Supply Head': '5024',
  };
  const table = phase(6, { ...units, '101 Div Arty': 'off', '2/401/82 b': 'off' }, 'cloudy');
  const { able, points, suggest } = landingPlan(table);
  expect(points).toBe(4);
  expect(idsOf(suggest(able))).toEqual(['10/4P/1', '101 Div Arty', '11/4P/1', '156/4P/1']);
});

it('says who has to wait and why', () => {
  const units = { '10/4P/1': 'off', '1/1 Pol': 'off', '2/1 Pol': 'off', '1+2 GP/1': 'off', '3/506/101': '3706' };
  const waits = (table: Table) =>
    landingPlan(table).divisions.flatMap(({ delays }) =>
      delays.map(({ units: who, why, due }) => [due, typeof why === 'string' ? why : why.code, who.length]),
    );
  expect(waits(phase(3, units))).toContainEqual([6, 'not-due', 2]);
  expect(waits(phase(6, units, 'cloudy'))).toContainEqual([6, 'poles-need-clear-weather', 2]);
  expect(waits(phase(6, units))).toContainEqual([6, 'turn-3-lands-first', 2]);
  expect(waits(opening())).toContainEqual([2, 'by-itself', 1]);
});

it('counts what has landed in the phase, and tells of the last landing', async () => {
  const table = phase(3, { '10/4P/1': 'off', '11/4P/1': 'off', '3/506/101': '3706' });
  expect(landingPlan(table)).toMatchObject({ landed: 0, points: 8, most: 9, isLast: false });
  await table.perform([{ type: 'land', unit: '10/4P/1', to: '6516' }]);
  const plan = landingPlan(table);
  expect(plan).toMatchObject({ landed: 1, points: 7, isLast: true, divisions: [{ landed: 1 }] });
  expect(plan.divisions[0]?.groups[0]?.hexes[0]).toMatchObject({ hex: '6516', landed: 3, open: true });
  await table.undo();
  expect(landingPlan(table).landed).toBe(0);
});

it('takes up the next unit of the group after a landing, and after the last one goes on with another group', async () => {
  const table = opening();
  const [first = '', second, ...others] = groupsOf(table).find(({ code }) => code === 'drop:X')?.units ?? [];
  table.selection.units = [(first as { id: string }).id];
  for (const next of [second, ...others]) {
    pick(table, '6217', { add: false, touch: false });
    await table.asking.answered;
    await Promise.resolve();
    expect(table.selection.units).toEqual([next?.id]);
  }
  pick(table, '6217', { add: false, touch: false });
  await table.asking.answered;
  await Promise.resolve();
  expect(table.selection.units).toHaveLength(1);
  expect(groupsOf(table).map(({ code }) => code)).not.toContain('drop:X');
});
