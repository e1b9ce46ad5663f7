import { describe, expect, it } from 'vitest';
import { makeGrid, neighboursOf } from '../../../hex/grid.ts';
import type { SideChange } from '../../../wargame/setup.ts';
import type { Table } from '../../../wargame/test-kit.ts';
import { MAP } from '../data/map.ts';
import {
  advance,
  advanceOn,
  allied,
  asked,
  done,
  eliminate,
  end,
  fight,
  game,
  german,
  loss,
  retreat,
  river,
  shell,
  state,
  bridge as bridgeAt,
  type More,
  type Units,
} from '../fight.test-kit.ts';
import { BRIDGES, FERRIES } from './10-bridges.ts';

// The defence stood in 1008. Around it: N 1007, NE 1107, SE 1108, S 1009, SW 0908, NW 0907.

const AROUND = ['0907', '0908', '1007', '1107', '1108'];
const onward = (t: Table, unit: string): string[] =>
  t
    .legal('advance-on')
    .filter((action) => action['unit'] === unit)
    .map((action) => String(action['to']))
    .toSorted();
const able = (t: Table) => t.legal('advance').map((action) => action['unit']);

describe('5.2 who advances, and how far', () => {
  /** 4 + 4 against 2 is 4-1; the defender has gone to 1107. */
  function foot() {
    const t = allied({ 'B-43-129': '1009', 'B-43-130': '1009', 'B-43-214': '0520', 'G-Walther': '1008 reduced' });
    expect(fight(t, '1008', ['B-43-129', 'B-43-130'], 3)).toBe('4-1: DRI AVI');
    t.play(retreat('G-Walther', '1107'));
    return t;
  }

  it('MG-5.2-a, MG-5.2-c: each victor may go into the vacated hex, or stay', () => {
    const t = foot();
    expect(able(t)).toEqual(['B-43-129', 'B-43-130']);
    t.play(advance('B-43-130'), done);
    expect([t.hexOf('B-43-129'), t.hexOf('B-43-130'), asked(t)]).toEqual(['1009', '1008', 'allied combat']);
  });

  it('MG-5.2-c: all may stay', () => {
    const t = foot();
    t.play(done);
    expect([t.hexOf('B-43-129'), t.hexOf('B-43-130')]).toEqual(['1009', '1009']);
  });

  const corps = { 'B-G-5': '1009', 'B-G-32': '1009', 'B-43-129': '1009' };

  /** 16 against 2 with the Guards complete: 9-1; the lone defender is eliminated. */
  function cleared(more: More = {}, others: Units = {}) {
    const t = allied({ ...corps, ...others, 'G-Sec': '1008' }, more);
    expect(fight(t, '1008', Object.keys(corps), 2)).toBe('9-1: DE AVI');
    return t;
  }

  it('MG-5.2-a: armour and motorised infantry may go one hex further, into any open one', () => {
    const t = cleared();
    t.play(advance('B-G-5'), advance('B-G-32'));
    expect([onward(t, 'B-G-5'), onward(t, 'B-G-32')]).toEqual([
      [...AROUND, '1009'].toSorted(),
      [...AROUND, '1009'].toSorted(),
    ]);
    t.play(advanceOn('B-G-5', '1007'), advanceOn('B-G-32', '0908'));
    expect([t.hexOf('B-G-5'), t.hexOf('B-G-32')]).toEqual(['1007', '0908']);
  });

  it('MG-5.2-a: the question names the vacated hex as long as somebody may go there, then the second', () => {
    const t = cleared();
    const question = () => game.prompt(t.match.state);
    t.play(advance('B-43-129'), advance('B-G-32'));
    expect(question()).toMatchObject({ code: 'advance', args: { hex: '1008' } });
    t.play(advance('B-G-5'));
    expect(question()).toMatchObject({ code: 'advance-on', args: { hex: '1008' } });
  });

  it('MG-5.2-a: never a third', () => {
    const t = cleared();
    t.play(advance('B-G-5'), advanceOn('B-G-5', '1007'));
    expect(t.refusal(advanceOn('B-G-5', '1006'))).toMatchObject({ rule: '5.2', code: 'not-a-candidate' });
  });

  it('MG-5.2-a, MG-5.2-c: they may stop in the first', () => {
    const t = cleared();
    t.play(advance('B-G-5'), done);
    expect([t.hexOf('B-G-5'), asked(t)]).toEqual(['1008', 'allied combat']);
  });

  it('MG-5.2-a: infantry goes one hex', () => {
    const t = cleared();
    t.play(advance('B-43-129'));
    expect(onward(t, 'B-43-129')).toEqual([]);
    expect(t.refusal(advanceOn('B-43-129', '1007'))).toMatchObject({ rule: '5.2', code: 'advances-one-hex' });
  });

  it('MG-5.2-a, MG-5.3-a: a defender that retreated one hex has the vacated hex in its EZ: there all stop', () => {
    const t = allied({ ...corps, 'G-Sec': '1008' });
    expect(fight(t, '1008', Object.keys(corps), 7)).toBe('9-1: DRB AVI');
    t.play(retreat('G-Sec', '1107'), advance('B-G-5'));
    expect(t.refusal(advanceOn('B-G-5', '0908'))).toMatchObject({ rule: '5.2', code: 'must-stop-in-zone' });
    t.play(advance('B-G-32'), advance('B-43-129'));
    expect(Object.keys(corps).map((unit) => t.hexOf(unit))).toEqual(['1008', '1008', '1008']);
    expect([onward(t, 'B-G-5'), onward(t, 'B-G-32'), asked(t)]).toEqual([[], [], 'allied combat']);
  });

  it('MG-5.2-a, MG-4.1.2-c: one may advance into an enemy EZ; there is no combat now, and the enemy begins engaged', () => {
    // G-Sec in 1007 is adjacent to 1008 only; 4 + 4 against 2 is 4-1
    const units = { 'B-43-129': '1009', 'B-43-130': '1009', 'B-43-214': '0520', 'G-Walther': '1008 reduced' };
    const t = allied({ ...units, 'G-Sec': '1007' });
    fight(t, '1008', ['B-43-129', 'B-43-130'], 3);
    t.play(retreat('G-Walther', '0907'), advance('B-43-129'), done);
    expect([t.hexOf('B-43-129'), t.may({ type: 'attack', target: '1007' })]).toEqual(['1008', false]);
    t.play(end);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });

  it('MG-5.2-a, MG-4.1.1-a: only those who attacked, and three at most', () => {
    const three = { 'B-43-129': '1009', 'B-43-130': '1009', 'B-43-214': '1009', 'B-50-69': '1108' };
    const t = allied({ ...three, 'B-50-151': '1109', 'G-Walther': '1008' });
    // 16 against 4 with the 43rd complete: 5-1
    expect(fight(t, '1008', Object.keys(three), 4)).toBe('5-1: DRI AVI');
    t.play(retreat('G-Walther', '0907'));
    expect(t.refusal(advance('B-50-151'))).toMatchObject({ rule: '5.2', code: 'not-a-candidate' });
    t.play(advance('B-43-129'), advance('B-43-130'), advance('B-50-69'));
    expect([t.may(advance('B-43-214')), t.hexOf('B-43-214'), asked(t)]).toEqual([false, '1009', 'allied combat']);
  });
});

describe('5.2 the second hex', () => {
  /** 7 against 1; on this ground the reduced Dutchmen are gone with this roll. */
  function first(roll: number, more: More = {}, unit = 'B-G-5') {
    const t = allied({ [unit]: '1009', 'N-Pro': '1008 reduced' }, more);
    fight(t, '1008', [unit], roll);
    expect(t.where('N-Pro')).toBe('eliminated');
    t.play(advance(unit));
    return t;
  }

  it('MG-5.2-a, MG-5.2-b: a reduced victor goes on as well', () => {
    const t = first(12);
    t.play(advanceOn('B-G-5', '1007'));
    expect(state(t, 'B-G-5')).toBe('1007 1');
  });

  it.each(['open', 'city'])('MG-5.2-b: the second may be %s', (terrain) => {
    expect(onward(first(12, { hexes: { '1007': terrain } }), 'B-G-5')).toContain('1007');
  });

  it.each(['forest', 'swamp', 'height'])('MG-5.2-b: it may not be %s', (terrain) => {
    const t = first(12, { hexes: { '1007': terrain } });
    expect(t.refusal(advanceOn('B-G-5', '1007'))).toMatchObject({ rule: '5.2', code: 'into-open-or-city' });
    expect(t.may(advanceOn('B-G-5', '1107'))).toBe(true);
  });

  it.each<[string, string, number]>([
    ['city', 'B-G-5', 3], // 5-1: DRB AVI
    ['forest', 'B-G-5', 4], // 6-1: DRB AVI
    ['height', 'B-G-5', 3], // 5-1: DRB AVI
    ['swamp', 'B-G-32', 2], // 5 against 1, 4-1: DRB AVI
  ])('MG-5.2-b: from %s nobody goes on', (terrain, unit, roll) => {
    const t = first(roll, { hexes: { '1008': terrain } }, unit);
    expect([t.hexOf(unit), onward(t, unit), asked(t)]).toEqual(['1008', [], 'allied combat']);
  });

  it('MG-5.2-b: open ground with a road is open ground', () => {
    expect(onward(first(12, { sides: [{ a: '1008', b: '1009', road: 'road' }] }), 'B-G-5')).toContain('1007');
  });

  it.each<[string, More['sides']]>([
    ['a river', [river('1008', '1007')]],
    ['a bridge', [bridgeAt('1008', '1007')]],
  ])('MG-5.2-b: not over %s between the two', (_, sides) => {
    const t = first(12, { sides: sides ?? [] });
    expect(t.refusal(advanceOn('B-G-5', '1007'))).toMatchObject({ rule: '5.2', code: 'river-between' });
    expect(t.may(advanceOn('B-G-5', '1108'))).toBe(true);
  });
});

describe('5.2 who never advances', () => {
  it('MG-5.2-d: common and anti-tank artillery', () => {
    // 1 + 1 + 2 against 2 is 2-1
    const units = { 'G-AT-1': '1009', 'G-Sec': '1009', 'G-Art-1': '1108' };
    const t = german({ ...units, 'B-43-129': '1008 reduced' });
    expect(fight(t, '1008', Object.keys(units), 3)).toBe('2-1: DRI AVB');
    t.play(retreat('B-43-129', '0907'), loss('G-AT-1'));
    expect(able(t)).toEqual(['G-Sec']);
    for (const unit of ['G-AT-1', 'G-Art-1']) {
      expect(t.refusal(advance(unit)), unit).toMatchObject({ rule: '5.2', code: 'never-advances' });
    }
  });

  it('MG-5.2-d: nor guns that supported from a distance', () => {
    // 1 + 2 against 2 is 1-1
    const t = german({ 'G-Sec': '1009', 'G-Art-1': '1010', 'B-43-129': '1008 reduced' });
    expect(fight(t, '1008', ['G-Sec'], 2, { artillery: ['G-Art-1'] })).toBe('1-1: DRI AVB');
    t.play(retreat('B-43-129', '1007'));
    expect(t.refusal(advance('G-Art-1'))).toMatchObject({ rule: '5.2', code: 'not-a-candidate' });
  });

  it.each<[string, string[]]>([
    ['G-9SS-1', ['1007']], // assault guns
    ['G-AT-2', ['1007']], // tank destroyers
    ['G-ArtMec', []],
  ])('MG-5.2-a, MG-5.2-d: %s is neither and advances', (unit, second) => {
    // 7 + 4, 1 or 3 against 1: the 6-4 is there for the weight
    const t = german({ [unit]: '1009', 'G-PzBde-2': '1009', 'B-Art-1': '1008 reduced' });
    expect(fight(t, '1008', [unit, 'G-PzBde-2'], 2)).toMatch(/DE AV/);
    if (t.prompt() === 'loss') t.play(loss('G-PzBde-2'));
    t.play(advance(unit));
    expect(onward(t, unit).filter((hex) => hex === '1007')).toEqual(second);
  });

  it('MG-5.2-a: armour does not advance into a swamp or across a river without a bridge', () => {
    const into = (more: More, roll: number) => {
      const t = allied({ 'B-G-5': '1009', 'B-43-129': '1009', 'N-Pro': '1008 reduced' }, more);
      expect(fight(t, '1008', ['B-G-5', 'B-43-129'], roll)).toMatch(/AVI$/);
      return t;
    };
    const swamp = into({ hexes: { '1008': 'swamp' } }, 2);
    expect(swamp.refusal(advance('B-G-5'))).toMatchObject({ rule: '4.0', code: 'terrain-forbidden' });
    expect(swamp.may(advance('B-43-129'))).toBe(true);
    const wet = into({ sides: [river('1008', '1009')] }, 5);
    expect(wet.refusal(advance('B-G-5'))).toMatchObject({ rule: '4.0', code: 'river-needs-bridge' });
    expect(wet.may(advance('B-43-129'))).toBe(true);
    expect(into({ sides: [bridgeAt('1008', '1009')] }, 5).may(advance('B-G-5'))).toBe(true);
  });

  it('MG-5.2-a, MG-5.1.6-l: nobody after EMP, though the hex is empty', () => {
    // 7 against 1 is 7-1
    const t = allied({ 'B-G-5': '1009', 'B-G-32': '0520', 'B-8Armd': '1009', 'N-Pro': '1008' });
    expect(fight(t, '1008', ['B-G-5', 'B-8Armd'], 8)).toBe('9-1: EMP');
    t.play(eliminate('B-8Armd'));
    expect([t.where('N-Pro'), asked(t), t.may(advance('B-G-5'))]).toEqual(['eliminated', 'allied combat', false]);
  });

  it('MG-5.2-a: nobody after DVB that killed the last defender', () => {
    const t = allied({ 'B-43-129': '1009', 'G-Walther': '1008 reduced' });
    expect(fight(t, '1008', ['B-43-129'], 9)).toBe('2-1: DVB ARI');
    t.play(retreat('B-43-129', '1010'));
    expect([t.where('G-Walther'), asked(t)]).toEqual(['eliminated', 'allied combat']);
  });

  it('MG-5.2-a: nobody after IMP, nor after an attack from the air that emptied the hex', () => {
    const stale = allied({ 'B-43-129': '1009', 'G-Walther': '1008' });
    expect(fight(stale, '1008', ['B-43-129'], 11)).toBe('1-1: IMP');
    expect(asked(stale)).toBe('allied combat');
    const t = allied(
      { 'B-43-129': '1009', 'N-Pro': '1008 reduced' },
      { hexes: { '1009': 'city' }, pools: { air: { allied: 2 } } },
    );
    expect(shell(t, '1008', { air: 2 }, 2)).toBe('1-12: DB');
    expect([t.where('N-Pro'), asked(t)]).toEqual(['eliminated', 'allied combat']);
  });

  it('MG-5.2-c, MG-5.1.6-h: those left advance where AVB has taken the last step of another', () => {
    const t = allied({ 'B-43-129': '1009 reduced', 'B-43-130': '1009', 'B-43-214': '0520', 'G-Feldt-1': '1008' });
    // 2 + 4 against 2 is 3-1
    expect(fight(t, '1008', ['B-43-129', 'B-43-130'], 4)).toBe('3-1: DRI AVB');
    t.play(retreat('G-Feldt-1', '1007'), loss('B-43-129'), advance('B-43-130'));
    expect([t.where('B-43-129'), t.hexOf('B-43-130')]).toEqual(['eliminated', '1008']);
  });
});

const GRID = makeGrid(MAP.grid);
const named = (hex: number) => GRID.names[hex] as string;

describe('5.2 what an advance takes', () => {
  /** Allied units in `from` drive the Dutchmen out of `to` and go there: what the log says of the last step. */
  function taken(from: string, to: string, side: SideChange) {
    const t = allied({ 'B-G-5': from, 'B-8Armd': from, 'B-43-129': from, 'N-Pro': `${to} reduced` }, { sides: [side] });
    expect(fight(t, to, ['B-G-5', 'B-8Armd', 'B-43-129'], 3)).toMatch(/^[79]-1: DE AV/);
    if (t.prompt() === 'loss') t.play(loss('B-G-5'));
    return t.events(advance('B-43-129')).map(({ code }) => code);
  }

  it('MG-10.1-b, MG-5.2-a: the other end of a bridge, and with both ends the bridge', () => {
    const { ends } = BRIDGES[0] as (typeof BRIDGES)[number];
    const [a, b] = ends.map(named) as [string, string];
    expect(taken(a, b, { a, b, river: true, bridge: true, road: 'red-road' })).toContain('bridge-taken');
  });

  it('MG-10.2-b, MG-5.2-a: an end of a ferry, which destroys it', () => {
    const { ends } = FERRIES[0] as (typeof FERRIES)[number];
    const [a, b] = ends.map(named) as [string, string];
    const beside = neighboursOf(GRID, ends[1]).find((hex) => hex !== ends[0]) ?? -1;
    expect(taken(named(beside), b, { a, b, river: true, ferry: true })).toContain('ferry-lost');
  });

  it('MG-11.2-a, MG-5.2-a: the town: Nijmegen', () => {
    const t = allied({ 'B-G-5': '1610', 'B-8Armd': '1610', 'N-Pro': '1609 reduced' });
    expect(fight(t, '1609', ['B-G-5', 'B-8Armd'], 3)).toBe('9-1: DE AVI');
    const before = t.points()['allied'] ?? NaN;
    const events = t.events(advance('B-G-5'));
    expect(events.find(({ code }) => code === 'taken')?.args).toEqual({ hex: '1609', side: 'allied' });
    expect(t.points()['allied']).toBe(before + 20);
  });
});
