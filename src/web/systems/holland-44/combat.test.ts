import { expect, it } from 'vitest';
import type { SideChange } from '../../../wargame/setup.ts';
import { tableAt } from '../../state/test-kit.ts';
import type { Table } from '../../state/table.svelte.ts';
import { aim, combatOf, standingIn, type FormationCombat } from './combat.ts';

const HEX = '3010';
const CROWD = { Stephan: HEX, '14/Hoffmann': HEX, 'rmnts 19/9ss': HEX };
/** Two battalions beside a hex, and a gun with which they can be supported. */
const facing = (units: Record<string, string>, sides: readonly SideChange[] = []): Table =>
  tableAt(
    {
      turn: 9,
      phase: 'allied-combat',
      sides,
      units: { '6DLI/151/50': '3009', '8DLI/151/50': '3009', '50 Div Arty': '3007', ...units },
    },
    1,
    'holland-44',
  );
const standing = (table: Table) => standingIn(table.units, combatOf(table) as FormationCombat);
const notes = (table: Table): string[] => {
  const { odds } = combatOf(table) as FormationCombat;
  return odds?.ok ? odds.value.shifts.filter(({ amount }) => amount === 0).map(({ why }) => why) : [];
};

it('tells the strongest of an overstacked hex as its defenders until they are chosen, then those (6.4.2)', async () => {
  const table = facing(CROWD);
  aim(table, HEX);
  expect(standing(table).defenders).toHaveLength(2);
  expect(standing(table).defenders).toContain('Stephan');
  expect(notes(table)).toEqual(['strongest-counted']);
  await table.perform(combatOf(table)?.orders ?? []);
  for (const unit of ['14/Hoffmann', 'rmnts 19/9ss']) await table.perform([{ type: 'defend', unit }]);
  expect(standing(table).defenders.toSorted()).toEqual(['14/Hoffmann', 'rmnts 19/9ss']);
  expect(standing(table).bystanders).toEqual(['Stephan']);
  expect(notes(table)).toEqual([]);
});

it('counts everybody as a defender in a hex that is not overstacked', () => {
  const table = facing({ Stephan: HEX, '14/Hoffmann': HEX });
  aim(table, HEX);
  expect(standing(table)).toEqual({ defenders: expect.arrayContaining(['Stephan', '14/Hoffmann']), bystanders: [] });
  expect(notes(table)).toEqual([]);
});

it('asks whether to go on after a bridge was blown before anything else of the attack (9.3)', async () => {
  const table = facing(CROWD, [{ a: '3009', b: HEX, river: 'canal', bridge: 'road', road: 'minor' }]);
  aim(table, HEX);
  await table.perform(combatOf(table)?.orders ?? []);
  expect(table.position.prompt.code).toBe('demolition-attack');
  await table.perform([{ type: 'blow', bridge: `3009-${HEX}` }]);
  const combat = combatOf(table) as FormationCombat;
  expect(table.position.view.toAct).toBe('allied');
  expect([combat.prompt.code, combat.mayCancel, combat.able]).toEqual(['declare-after-bridge', true, []]);
  await table.perform(combat.orders);
  expect(table.position.top?.kind).toBe('defend');
});

it('guns are offered for support and not proposed to attack from the front line', () => {
  const table = facing({ Stephan: HEX, '50 Div Arty': '3009' });
  aim(table, HEX);
  const { draft, able } = combatOf(table) as FormationCombat;
  expect(draft.attackers).toContain('6DLI/151/50');
  expect(draft.attackers).not.toContain('50 Div Arty');
  expect(able).toContain('50 Div Arty');
});

it('odds say how likely the hex falls if the defence stands', () => {
  const table = facing({ Stephan: HEX });
  aim(table, HEX);
  const { odds } = combatOf(table) as FormationCombat;
  if (!odds?.ok) throw new Error('There are no odds.');
  expect(odds.value.clearedAfterDefence).toBeGreaterThan(0);
  expect(odds.value.clearedAfterDefence).toBeLessThan(odds.value.cleared);
});

it('a lead formation that has been named stays so, and another one can be named', async () => {
  const units = { '2IG/5/Gds': '3009', '6DLI/151/50': '3009', '23H/29/11': '3011', Stephan: '3010' };
  const force = ['2IG/5/Gds', '6DLI/151/50', '23H/29/11'].map((unit) => ({ type: 'attacker', unit }));
  for (const [lead, other] of [
    ['50', 'Gds'],
    ['Gds', '11'],
    ['11', '50'],
  ] as const) {
    const table = tableAt({ turn: 9, phase: 'allied-combat', units }, 1, 'holland-44');
    await table.perform([{ type: 'attack', target: '3010' }, ...force, { type: 'lead', formation: lead }]);
    expect(table.drafted).toMatchObject({ fixed: { lead }, leads: ['11', '50', 'Gds'], orders: [{ type: 'commit' }] });
    table.selection.setDraft({ ...(table.drafted as unknown as { draft: object }).draft, lead: other });
    expect(table.drafted?.orders).toEqual([{ type: 'lead', formation: other }, { type: 'commit' }]);
  }
});
