import { describe, expect, it } from 'vitest';
import type { Units } from '../../../wargame/test-kit.ts';
import type { Steps } from '../../state/in-slices.ts';
import { tableAt } from '../../state/test-kit.ts';
import type { Table } from '../../state/table.svelte.ts';
import { bringers, hopeless, proposedGuns, rankOf } from './advice.ts';

/** What all steps come to. */
function ended<T>(steps: Steps<T>): T {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value as T;
  }
}

/** Two regiments of a hex, of which one brigade in the open is attacked. */
const table = (units: Units = {}): Table =>
  tableAt({
    turn: 14,
    weather: 'fair',
    phase: 'allied-combat',
    units: { 'B-44/15': '1011', 'B-46/15': '0910', 'G-1062/84': '1010', ...units },
  });

const advised = (at: Table, target = '1010') => {
  at.parts.aim(at, target);
  const { game, state } = at.seat;
  if (!at.drafted) throw new Error('Nothing is drafted.');
  return { combat: at.drafted, game, state };
};

it('columns stand in the order of the odds that they are named after', () => {
  const columns = ['1-3', '1-2', '1-1', '2-1', '10-1'];
  expect(columns.toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual(columns);
  expect(rankOf('3:1')).toBe(rankOf('3-1'));
});

describe('guns', () => {
  it('are proposed as far as they bring a better column, and then no more of them', () => {
    const at = table({ 'B-AD15': '0912', 'B-AD53': '0912', 'B-AD43': '0913' });
    const { combat, game, state } = advised(at);
    const proposal = ended(proposedGuns(game, state, combat));
    expect(combat.odds).toMatchObject({ ok: true, value: { column: '3-1' } });
    expect([proposal?.odds.column, proposal?.guns.length]).toEqual(['7-1', 3]);
    for (const gun of proposal?.guns ?? []) at.parts.toggle(at, gun);
    expect(at.drafted?.odds).toMatchObject({ ok: true, value: { column: proposal?.odds.column } });
    expect(at.drafted && ended(proposedGuns(game, state, at.drafted))).toBeUndefined();
  });

  it('are not proposed where there are none in range', () => {
    const { combat, game, state } = advised(table({ 'B-AD15': '0101' }));
    expect(ended(proposedGuns(game, state, combat))).toBeUndefined();
  });
});

it('those who could still join are named where each alone brings the next column', () => {
  const at = table({ 'B-AD15': '0912' });
  const { combat, game, state } = advised(at);
  expect(combat.odds).toMatchObject({ ok: true, value: { attack: 8, defence: 3, next: 1 } });
  expect(ended(bringers(game, state, combat))).toEqual(['B-AD15']);
  at.parts.toggle(at, 'B-46/15');
  expect(at.drafted && ended(bringers(game, state, at.drafted))).toEqual(['B-46/15']);
});

it('an attack without any chance is told from one that may at least cost a step', () => {
  const losses = { attacker: [], defender: [[0, 1]] as const };
  const odds = { cleared: 0, losses } as unknown as Parameters<typeof hopeless>[0];
  expect(hopeless(odds)).toBe('harmless');
  expect(hopeless({ ...odds, losses: { attacker: [], defender: [[1, 0.2]] } })).toBe('hopeless');
  expect(hopeless({ ...odds, cleared: 0.1 })).toBeUndefined();
});

describe('replies of the defender', () => {
  it('are the least support that changes anything, and all that he has', () => {
    const at = table({ 'G-ARKO86': '1107', 'G-184A': '1108' });
    const { combat } = advised(at);
    const replies = ended(at.parts.replies(at, combat));
    expect(replies.map(({ artillery }) => artillery)).toEqual([['G-ARKO86']]);
    expect(replies[0]?.cleared).toBeLessThan(combat.odds?.ok ? combat.odds.value.cleared : 0);
  });

  it('are none where he has no guns in range', () => {
    const { combat } = advised(table());
    expect(ended(table().parts.replies(table(), combat))).toEqual([]);
  });
});
