import { describe, expect, it } from 'vitest';
import { drawTo, endDrawing } from '../../gestures/draw.ts';
import { fightStep } from '../../systems/engagement/steps.ts';
import { pick, select } from '../../gestures/pick.ts';
import { pathOf, sceneOf } from '../../map/scene.ts';
import type { Table } from '../../state/table.svelte.ts';
import { remainingOf } from '../../state/remaining.ts';
import { tableAt } from '../../state/test-kit.ts';

const fair = { turn: 14, weather: 'fair' } as const;
const mouse = { add: false, touch: false };

describe('what is left to do', () => {
  it('in the first movement: who must leave, who could enter, who could move', async () => {
    const table = tableAt();
    const remaining = remainingOf(table);
    const duties = remaining.flatMap((one) => (one.kind === 'duty' ? [`${one.refusal.code} ${one.unit}`] : []));
    expect(duties).toEqual(['withdrawal-due C-4/2', 'withdrawal-due C-6/2', 'hold-wyler-due C-5/2']);
    expect(remaining.find(({ kind, unit }) => kind === 'duty' && unit === 'C-5/2')?.hex).toBe('0405');
    expect(remaining.filter(({ kind }) => kind === 'enter').length).toBeGreaterThan(5);
    expect(remaining.find(({ kind, unit }) => kind === 'move' && unit === 'C-5/2')?.hex).toBe('0305');
    await table.end();
    expect([table.selection.ending, table.phaseEnd.isSure]).toEqual([true, false]);
    expect(table.selection.notice).toMatchObject({ refusal: { code: 'withdrawal-due' } });
    pick(table, '0305', mouse);
    await table.asking.answered;
    expect(table.selection.ending).toBe(false);
  });

  it('counts what is being answered while the end of the phase is pressed', async () => {
    const table = tableAt();
    await table.perform([{ type: 'withdraw', unit: 'C-4/2' }]);
    for (const hex of ['0305', '0405']) pick(table, hex, mouse);
    await table.asking.answered;
    void table.perform([{ type: 'withdraw', unit: 'C-6/2' }]);
    await table.end();
    expect([table.selection.notice, table.phaseEnd.isSure]).toEqual([undefined, true]);
    const ended = table.end();
    // For this phase, and not for the next one.
    await Promise.all([ended, table.end(), table.end()]);
    expect([table.position.view.phase, table.selection.ending]).toEqual(['allied-combat', false]);
  });

  it('in combat: who must attack, what could be attacked, points of the air', async () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1062/84': '1505' };
    const table = tableAt({ ...fair, phase: 'allied-combat', units });
    const listed = remainingOf(table).map((one) => `${one.kind} ${one.unit ?? one.hex ?? ''}`.trim());
    expect(listed).toEqual(['duty B-44/15', 'attack 1010', 'points']);
    expect(sceneOf(table).pieces.find(({ id }) => id === 'B-44/15')?.look).toBe('due');
    expect(fightStep(table)).toBe('target');
    pick(table, '1010', mouse);
    await table.asking.answered;
    expect(fightStep(table)).toBe('support');
  });

  it('before the first move: bridges that could be blown, with their place', () => {
    const sketch = { turn: 18, phase: 'german-movement', printed: true, others: true, units: {} } as const;
    const table = tableAt(sketch, 1, 'market-garden');
    const bridges = remainingOf(table).flatMap((one) =>
      one.kind === 'other' ? [`${one.order['bridge']} ${one.hex}`] : [],
    );
    expect(bridges).toHaveLength(7);
    expect(bridges).toContain('1310-1311 1310');
  });

  it('is nothing while somebody is on the move', async () => {
    const table = tableAt({ ...fair, phase: 'allied-movement', units: { 'B-44/15': '1011', 'G-1051/84': '1505' } });
    await table.perform([
      { type: 'move', unit: 'B-44/15' },
      { type: 'step', to: '1012' },
    ]);
    expect(table.position.decision).toBe('moving');
    expect(remainingOf(table)).toEqual([]);
  });
});

describe('the path under the pointer', () => {
  it('has its points, its end and whether it can be undone', async () => {
    const table = tableAt({ ...fair, phase: 'allied-movement', units: { 'B-44/15': '1013', 'G-1051/84': '1010' } });
    pick(table, '1013', mouse);
    await table.asking.answered;
    table.attention.hover = '1011';
    const { preview } = table.moving;
    expect(preview?.steps.map(({ hex }) => hex).at(-1)).toBe('1011');
    expect(preview).toMatchObject({ fights: true, undoable: true });
    expect(preview?.steps.at(-1)?.mustStop).toBe('4.1.2');
    expect(pathOf(table.moving)).toMatchObject({
      hexes: ['1013', '1012', '1011'],
      tip: { fights: true, final: false },
    });
    expect(sceneOf(table).reach?.find(({ hex }) => hex === '1011')).toMatchObject({ kind: 'halt', fights: true });
    table.attention.hover = '1013';
    expect(table.moving.preview).toBeUndefined();
  });
});

describe('a path that is drawn', () => {
  const units = { 'B-44/15': '1013', 'G-1051/84': '1010' };
  const begun = (): Table => {
    const table = tableAt({ ...fair, phase: 'allied-movement', units });
    pick(table, '1013', mouse);
    return table;
  };

  it('goes on hex by hex, over gaps, and back', async () => {
    const table = begun();
    drawTo(table, '0913');
    drawTo(table, '0911');
    expect(table.selection.drawing[0]).toBe('0913');
    expect(table.selection.drawing.at(-1)).toBe('0911');
    expect(table.moving.preview?.path).toEqual(table.selection.drawing);
    drawTo(table, '0913');
    expect(table.selection.drawing).toEqual(['0913']);
    drawTo(table, '1013');
    expect(table.selection.drawing).toEqual([]);
    endDrawing(table);
    await table.asking.answered;
    expect(table.selection.units).toEqual(['B-44/15']);
  });

  it('is gone when the pointer is let go, and says why it cannot go on', async () => {
    const table = begun();
    drawTo(table, '1012');
    drawTo(table, '1011');
    drawTo(table, '1010');
    expect(table.selection.notice).toMatchObject({ refusal: { code: 'must-stop-in-zone' } });
    expect(table.selection.drawing).toEqual(['1012', '1011']);
    endDrawing(table);
    await table.asking.answered;
    expect(table.position.view.units.find(({ id }) => id === 'B-44/15')?.hex).toBe('1011');
    expect(table.selection.drawing).toEqual([]);
  });
});

describe('a stack', () => {
  it('is fanned out by a click, its top unit chosen, and closed by a click elsewhere', async () => {
    const units = { 'B-44/15': '1011', 'B-AD15': '1011', 'G-1051/84': '1505' };
    const table = tableAt({ ...fair, phase: 'allied-movement', units });
    pick(table, '1011', mouse);
    await table.asking.answered;
    expect([table.selection.fan, table.selection.units]).toEqual(['1011', ['B-44/15']]);
    expect(sceneOf(table).totals?.get('1011')).toBe('8–5');
    pick(table, '2220', mouse);
    await table.asking.answered;
    expect(table.selection.fan).toBeUndefined();
  });
});

describe('a hex that cannot be reached', () => {
  const movement = { ...fair, phase: 'allied-movement' } as const;
  const noticeAt = (table: Table, hex: string) => {
    pick(table, hex, mouse);
    return table.selection.notice;
  };

  it('with enemies in it: says so, near or far, to a reinforcement too', async () => {
    const table = tableAt({ ...movement, units: { 'B-44/15': '1013', 'G-1051/84': '1010', 'G-1062/84': '2213' } });
    pick(table, '1013', mouse);
    await table.asking.answered;
    for (const hex of ['1010', '2213']) {
      expect(noticeAt(table, hex), hex).toMatchObject({ refusal: { rule: '4.1.2', code: 'enemy-there', hex } });
    }
    const waiting = tableAt();
    select(waiting, 'B-71/53');
    expect(waiting.position.view.units.find(({ id }) => id === 'B-71/53')?.hex).toBeNull();
    expect(noticeAt(waiting, '0507')).toMatchObject({ refusal: { code: 'enemy-there', hex: '0507' } });
  });

  it('behind an enemy zone: names the hex where the unit would have to stop', async () => {
    const units = { 'B-44/15': '1013', 'G-1051/84': '1110', 'G-1062/84': '0910', 'G-655': '1009' };
    const table = tableAt({ ...movement, units });
    pick(table, '1013', mouse);
    await table.asking.answered;
    const notice = noticeAt(table, '1010');
    expect(notice).toMatchObject({ key: 'would-stop', rule: '4.1.2', args: { unit: '44/15' } });
    const hex = notice && 'key' in notice ? notice.args?.['hex'] : undefined;
    expect(table.moving.planned?.reach?.hexes.find((one) => one.hex === hex)?.mustStop).toBe('4.1.2');
  });

  it('too far: with the points that are left', async () => {
    const table = tableAt({ ...movement, units: { 'B-44/15': '1013', 'G-655': '2213' } });
    pick(table, '1013', mouse);
    await table.asking.answered;
    expect(noticeAt(table, '2214')).toMatchObject({ key: 'too-far', args: { hex: '2214', unit: '44/15' } });
    const waiting = tableAt();
    select(waiting, 'B-71/53');
    expect(noticeAt(waiting, '2214')).toMatchObject({ key: 'too-far' });
  });

  it('the edge by which it comes, where that is closed to it', () => {
    const table = tableAt({ turn: 19, phase: 'german-movement', units: { 'G-245-1': 'off' } }, 1, 'market-garden');
    select(table, 'G-245-1');
    expect(noticeAt(table, '0127')).toMatchObject({ refusal: { rule: '4.2.1', code: 'not-entry-hex', hex: '0127' } });
    expect(noticeAt(table, '1410')).toMatchObject({ key: 'too-far' });
  });

  it('ground where a unit that comes over no edge is not raised', () => {
    const table = tableAt({ turn: 21, phase: 'german-movement', units: { 'G-Inf-124': 'off' } }, 1, 'market-garden');
    select(table, 'G-Inf-124');
    expect(noticeAt(table, '0516')).toMatchObject({ refusal: { rule: '11.1.4', code: 'not-entry-hex', hex: '0516' } });
  });

  it('an entry hex in the hands of the enemy', async () => {
    const table = tableAt({ ...movement, units: { 'B-32G': 'off', 'G-1051/84': '0111' } });
    select(table, 'B-32G');
    expect(noticeAt(table, '0111')).toMatchObject({ refusal: { rule: '4.1.2', code: 'enemy-there', hex: '0111' } });
    expect(noticeAt(table, '2613')).toMatchObject({ key: 'too-far', args: { unit: '32G' } });
  });
});
