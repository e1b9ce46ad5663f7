import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  alliedMoves,
  allied,
  end,
  fight,
  german,
  germanMoves,
  goTo,
  retreat,
  shell,
  type Units,
} from '../fight.test-kit.ts';

/** Moves a unit along a path and ends its move. */
function march(t: Table, unit: string, ...path: string[]) {
  t.play({ type: 'move', unit }, ...path.map((to) => ({ type: 'step', to })));
  if (t.prompt() === 'moving') t.play({ type: 'stop' });
}

const recovered = (t: Table) =>
  t.events(end).flatMap(({ code, args }) => (code === 'recovered' ? [args?.['unit'] as string] : []));

describe('7.0 losses', () => {
  it('MG-7.0-a: the first turns the counter, the second eliminates: 5 points', () => {
    const t = allied({ 'G-Walther': '1008', 'B-43-129': '1003' }, { turn: 24, pools: {} });
    const before = t.points()['allied'] ?? NaN;
    expect(shell(t, '1008', { air: 1 }, 2)).toBe('1-12: DB');
    expect(t.steps('G-Walther')).toBe(1);
    const reduced = allied({ 'G-Walther': '1008 reduced', 'B-43-129': '1003' }, { turn: 24, pools: {} });
    shell(reduced, '1008', { air: 1 }, 2);
    expect([reduced.where('G-Walther'), reduced.points()['allied']]).toEqual(['eliminated', before + 5]);
  });

  it('MG-7.0-a: a reduced counter has its weaker strengths: 4 against 2', () => {
    const t = allied({ 'G-Walther': '1008 reduced', 'B-43-129': '1009' });
    expect(t.odds({ target: '1008', attackers: ['B-43-129'] })).toMatchObject({ attack: 4, defence: 2 });
  });

  it('MG-7.0-a: a loss that leaves the strengths as they were is a loss all the same', () => {
    const t = allied({ 'N-Pro': '1008', 'B-43-129': '1003' }, { turn: 24, pools: {} });
    shell(t, '1008', { air: 1 }, 2);
    expect(t.steps('N-Pro')).toBe(1);
    const reduced = allied({ 'N-Pro': '1008 reduced', 'B-43-129': '1003' }, { turn: 24, pools: {} });
    shell(reduced, '1008', { air: 1 }, 2);
    expect(reduced.where('N-Pro')).toBe('eliminated');
  });

  it('MG-7.0-b: losses leave the movement points as they are', () => {
    const costs = (where: string) => germanMoves({ 'G-10SS-2': where }, { turn: 19 }).reach('G-10SS-2');
    expect(costs('1008 reduced')).toEqual(costs('1008'));
  });
});

describe('7.0 recovery', () => {
  it('MG-7.0-c: at the end of its own Movement Phase a unit outside every EZ is turned back', () => {
    const t = germanMoves({ 'G-10SS-2': '1008 reduced' }, { turn: 19 });
    expect(t.steps('G-10SS-2')).toBe(1);
    expect(recovered(t)).toEqual(['G-10SS-2']);
    expect([t.steps('G-10SS-2'), t.view().phase]).toEqual([2, 'german-combat']);
  });

  it('MG-7.0-c: it may have moved', () => {
    const t = germanMoves({ 'G-10SS-2': '1008 reduced', 'B-43-129': '1020' }, { turn: 19 });
    march(t, 'G-10SS-2', '1007', '1006');
    expect(recovered(t)).toEqual(['G-10SS-2']);
  });

  it('MG-7.0-c: not in the phase in which it breaks contact, but in the next', () => {
    const t = germanMoves({ 'G-Walther': '1008 reduced', 'B-43-129': '1009' });
    march(t, 'G-Walther', '1007', '1006');
    expect(recovered(t)).toEqual([]);
    goTo(t, 21, 'german-movement');
    expect(recovered(t)).toEqual(['G-Walther']);
  });

  it('MG-7.0-c: not where it has engaged: it attacks with 1', () => {
    const t = germanMoves({ 'G-Walther': '1006 reduced', 'B-43-129': '1009' });
    march(t, 'G-Walther', '1007', '1008');
    expect(recovered(t)).toEqual([]);
    expect(t.odds({ target: '1009', attackers: ['G-Walther'] }).attack).toBe(1);
  });

  it('MG-7.0-c, MG-4.1.2-d: dominant terrain allows it to stay and is contact nevertheless', () => {
    const t = germanMoves({ 'G-Walther': '1008 reduced', 'B-43-129': '1009' }, { hexes: { '1008': 'city' } });
    expect(recovered(t)).toEqual([]);
    expect([t.may(end), t.steps('G-Walther')]).toEqual([true, 1]);
  });

  it('MG-7.0-c, MG-5.1.6-c: a unit that has retreated out of contact recovers in its own phase of the same turn', () => {
    const t = german({ 'G-PzBde-1': '1009', 'G-9SS-2': '1009', 'B-43-129': '1008' });
    // 9 against 4 is 2-1
    expect(fight(t, '1008', ['G-PzBde-1', 'G-9SS-2'], 2)).toBe('2-1: DRB AVB');
    t.play(retreat('B-43-129', '1007'), { type: 'loss', unit: 'G-9SS-2' }, { type: 'done' }, end);
    expect([t.view().phase, t.steps('B-43-129')]).toEqual(['allied-movement', 1]);
    expect(recovered(t)).toEqual(['B-43-129']);
  });

  it('MG-7.0-c: the Movement Phase of the other side is no occasion', () => {
    const t = germanMoves({ 'B-43-129': '1008 reduced', 'G-Walther': '1003' });
    expect(recovered(t)).toEqual([]);
    expect(t.steps('B-43-129')).toBe(1);
  });

  it('MG-7.0-c: any number in one phase, a step each', () => {
    const hexes = { 'B-43-129': '1008', 'B-43-130': '1008', 'B-50-69': '1010', 'B-G-5': '1012', 'B-Art-1': '1014' };
    const units: Units = Object.fromEntries(Object.entries(hexes).map(([id, hex]) => [id, `${hex} reduced`]));
    const t = alliedMoves(units, { turn: 22 });
    expect(recovered(t).toSorted()).toEqual(Object.keys(units).toSorted());
  });

  it('MG-7.0-c: what is eliminated does not come back', () => {
    const t = allied({ 'N-Pro': '1008 reduced', 'B-43-129': '1003' }, { turn: 24, pools: {} });
    shell(t, '1008', { air: 1 }, 2);
    goTo(t, 25, 'german-movement');
    expect(recovered(t)).toEqual([]);
    expect(t.where('N-Pro')).toBe('eliminated');
  });
});

describe('7.0 recovery of isolated airborne units', () => {
  /** The German Combat Phase before, so that the die for supply is due. */
  const before = (turn: number, units: Units = {}) =>
    german({ 'U-82-505': '1008 reduced', 'G-Walther': '1003', ...units }, { turn });

  it('MG-7.0-d: before turn 19 they are supplied without a die', () => {
    const t = before(18);
    t.play(end);
    expect(t.view().phase).toBe('allied-movement');
    expect(recovered(t)).toEqual(['U-82-505']);
  });

  it.each([
    [1, []],
    [2, ['U-82-505']],
  ])('MG-7.0-d, MG-9.0-c: on turn 19 a %i decides', (die, units) => {
    const t = before(19);
    goTo(t, 19, 'allied-movement', die);
    expect(recovered(t)).toEqual(units);
  });

  it('MG-7.0-d, MG-9.0-c: from turn 24 on they do not recover while isolated', () => {
    const t = before(24);
    for (const turn of [24, 25, 26]) {
      goTo(t, turn, 'allied-movement');
      expect(recovered(t), `turn ${turn}`).toEqual([]);
    }
  });

  it('MG-7.0-d, MG-9.0-g: contact made in the phase counts at its end', () => {
    const t = before(20, { 'D-PIB': '1011' });
    goTo(t, 20, 'allied-movement', 1);
    march(t, 'D-PIB', '1010', '1009');
    expect(recovered(t)).toEqual(['U-82-505']);
  });

  it('MG-7.0-d: other troops need no supply', () => {
    const t = german({ 'B-52-155': '1008 reduced', 'B-43-129': '1010 reduced', 'G-Walther': '1003' }, { turn: 24 });
    t.play(end);
    expect(recovered(t).toSorted()).toEqual(['B-43-129', 'B-52-155']);
  });
});
