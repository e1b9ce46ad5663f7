import { describe, expect, it } from 'vitest';
import { errorsOf, lay, type Sketch } from '../../../wargame/test-kit.ts';
import {
  allIn,
  attack,
  blocked,
  column,
  costs,
  each,
  end,
  fly,
  game,
  goTo,
  join,
  left,
  lineIn,
  march,
  move,
  nato,
  oddsOf,
  pact,
  refused,
  river,
  step,
  stop,
} from './play.test-kit.ts';

/** Cost of the step from 2008 to 2007, in the phase of the unit’s side; undefined where it is not allowed. */
function price(unit: string, more: Partial<Sketch>): number | undefined {
  const side = game.counters.find(({ id }) => id === unit)?.side;
  const t = lay(game, { turn: 9, phase: `${side}-movement`, units: { [unit]: '2008' }, ...more });
  t.play(move(unit));
  const path = game.pathCost(t.match.state, ['2007']);
  return path.ok ? path.value[0]?.cost : undefined;
}

const FOOT = 'WG-Bde-Bonn'; // 2-3-6
const MECHANISED = 'US-3DIMec'; // 7-7-11
const ARMOUR = 'US-2DB'; // 8-7-12
const wet = { sides: [river('2008', '2007')] };

describe('4.0 movement', () => {
  const along = ['2011', '1911', '1812', '1813', '1713'];
  const example = { hexes: { '2110': 'city', '1713': 'forest' }, sides: [river('1911', '1812')] };

  it.each([
    ['laid out', example],
    ['on the printed map', { printed: true } as const],
  ])('TWW-4.0-a, TWW-4.0-b: the example of the book, %s', (_, ground) => {
    const t = pact({ 'SU-25': '2110' }, ground);
    expect(costs(t, 'SU-25', ...along)).toEqual([1, 1, 3, 1, 3]);
    t.play(move('SU-25'), ...along.map(step));
    expect(left(t)).toBe(0);
  });

  it('TWW-4.0-b: nobody spends more points than he has', () => {
    const t = pact({ 'SU-25': '2110' }, example);
    expect(refused(t, move('SU-25'), ...along.map(step), step('1714'))).toMatchObject({
      rule: '4.0',
      code: 'no-points',
    });
    const open = pact({ 'SU-25': '2110' }, { ...example, hexes: {} });
    expect(costs(open, 'SU-25', ...along, '1714', '1715')).toEqual([1, 1, 3, 1, 1, 1, 1]);
    open.play(move('SU-25'), ...[...along, '1714', '1715'].map(step));
    expect(left(open)).toBe(0);
  });

  it.each([
    ['WG-Bde-Bonn', [2, 2, 2], undefined],
    ['AT-1DM', [2, 2, 2], undefined],
    ['WG-11DIMec', [3, 3, 3], 2],
    ['WG-1DB', [3, 3, 3], 2],
  ])('TWW-4.0-a: %s goes through forest at %j, and no further than three hexes', (unit, prices, open) => {
    const t = nato({ [unit]: '2008' }, { hexes: each('2007 2006 2005 2004', 'forest') });
    expect(costs(t, unit, '2007', '2006', '2005')).toEqual(prices);
    expect(blocked(t, unit, '2007', '2006', '2005', '2004')).toBe('no-points');
    if (open !== undefined) {
      expect(left(t)).toBe(open);
      t.play(step('2104'), step('2103'));
      expect(left(t)).toBe(0);
    }
  });

  it('TWW-4.0-a: a unit with helicopters marches as foot, with twenty points', () => {
    const t = pact({ 'SU-103': '2008' }, { hexes: each('2007 2006 2005 2004', 'forest') });
    expect(costs(t, 'SU-103', '2007', '2006', '2005', '2004')).toEqual([2, 2, 2, 2]);
    t.play(move('SU-103'), ...['2007', '2006', '2005', '2004'].map(step));
    expect(left(t)).toBe(12);
  });

  it.each([
    ['WG-1DM', [3, 3]],
    ['US-3DIMec', [3, 3]],
    ['WG-1DAet', [3, 3]],
  ])('TWW-4.0-a: %s climbs mountains at 3', (unit, prices) => {
    const t = nato({ [unit]: '2008' }, { hexes: each('2007 2006', 'mountain') });
    expect(costs(t, unit, '2007', '2006')).toEqual(prices);
    march(t, unit, '2007', '2006');
    expect(t.hexOf(unit)).toBe('2006');
  });

  it.each(['US-2DB', 'US-ACR-V'])('TWW-4.0-a, TWW-5.1.2-c: %s neither enters nor passes mountains', (unit) => {
    const t = nato({ [unit]: '2008' }, { hexes: each('2007 2006', 'mountain') });
    expect([t.reach(unit)['2007'], t.reach(unit)['2006']]).toEqual([undefined, undefined]);
    expect(refused(t, move(unit), step('2007'))).toMatchObject({ rule: '4.0', code: 'terrain-forbidden', hex: '2007' });
  });

  it.each([
    ['open', 2, 3, 3],
    ['city', 2, 3, 3],
    ['forest', 3, 5, 5],
    ['mountain', 4, 5, undefined],
  ])('TWW-4.0-a: over a river into %s: %s on foot, %s mechanised, %s armoured', (terrain, ...prices) => {
    const more = { ...wet, hexes: { '2007': terrain } };
    expect([FOOT, MECHANISED, ARMOUR].map((unit) => price(unit, more))).toEqual(prices);
  });

  it('TWW-4.0-a, TWW-4.0-b: every river is paid, in either direction', () => {
    const more = { hexes: { '2007': 'forest' }, sides: [river('2008', '2007'), river('2006', '2007')] };
    expect(costs(pact({ 'SU-25': '2008' }, more), 'SU-25', '2007', '2006')).toEqual([5, 3]);
    expect(costs(pact({ 'SU-25': '2006' }, more), 'SU-25', '2007', '2008')).toEqual([5, 3]);
    expect(costs(nato({ 'WG-Bde-Wesel': '2008' }, more), 'WG-Bde-Wesel', '2007', '2006')).toEqual([3, 2]);
    const t = pact({ 'SU-25': '2008' }, more);
    march(t, 'SU-25', '2007', '2006');
    expect(t.hexOf('SU-25')).toBe('2006');
  });

  it('TWW-4.0-a: cities cost 1; frontiers, countries and bivouacs nothing, and they keep nobody out', () => {
    const hexes = { '2007': 'city', '2006': { features: ['bivouac:20-Guards', 'country:EG'] } };
    const more = { hexes, sides: [{ a: '2008', b: '2007', frontier: true }] };
    for (const unit of [FOOT, MECHANISED, ARMOUR]) {
      expect(costs(nato({ [unit]: '2008' }, more), unit, '2007', '2006')).toEqual([1, 1]);
    }
    const neutral = { '2006': { features: ['bivouac:I-NL', 'country:NL'] }, '2007': { features: ['country:AT'] } };
    const turn = { turn: 4, hexes: { ...neutral, '2005': { features: ['country:FR'] } } };
    expect(costs(pact({ 'SU-25': '2008' }, turn), 'SU-25', '2007', '2006', '2005')).toEqual([1, 1, 1]);
  });

  it.each(['US-3DIMec', 'WG-1DM', 'US-82DAet', 'US-2DB'])('TWW-4.0-a: %s does not go to sea', (unit) => {
    const t = nato({ [unit]: '2008' }, { hexes: { '2007': 'sea' } });
    expect(refused(t, move(unit), step('2007'))).toMatchObject({ rule: '4.0', code: 'terrain-forbidden' });
  });

  it('TWW-4.0-c: a unit may stop after any step, whatever it has left, but not before the first', () => {
    for (const steps of [1, 4, 9]) {
      const t = pact({ 'SU-25': '2008' });
      t.play(move('SU-25'));
      expect([t.refusal(stop)?.code, t.legal('stop')]).toEqual(['not-moved-yet', []]);
      t.play(...column(20, 9, 8 + steps).map(step));
      expect([left(t), t.legal('stop')]).toEqual([9 - steps, [stop]]);
      t.play(stop);
      expect([t.hexOf('SU-25'), t.refusal(move('SU-25'))?.code]).toEqual([column(20)[7 + steps], 'already-moved']);
    }
  });

  it('TWW-4.0-c, TWW-4.0-d: points may be left unspent, and are not saved', () => {
    const t = pact({ 'SU-25': '2008' });
    march(t, 'SU-25', '2009', '2010');
    goTo(t, 10, 'pact-movement');
    expect(t.reach('SU-25')['2019']?.cost).toBe(9);
    expect(t.reach('SU-25')['2020']).toBeUndefined();
    t.play(end);
    expect(t.view().phase).toBe('pact-combat');
  });

  it('TWW-4.0-e, TWW-4.0-f: points are neither lent nor added', () => {
    const t = pact({ 'SU-25': '2008', 'SU-26': '2008' });
    expect(t.reach('SU-26')['2017']?.cost).toBe(9);
    expect(t.reach('SU-26')['2018']).toBeUndefined();
    t.play(move('SU-25'), join('SU-26'), ...column(20, 9, 17).map(step));
    expect(t.refusal(step('2018'))).toMatchObject({ rule: '4.0', code: 'no-points' });
  });

  it('TWW-4.0-e, TWW-4.0-f: a division beside one with twenty points keeps its nine', () => {
    const t = pact({ 'PO-2DIMec': '2008', 'PO-6DAet': '2008' });
    expect(t.reach('PO-2DIMec')['2018']).toBeUndefined();
    t.play(move('PO-6DAet'), join('PO-2DIMec'), ...column(20, 9, 17).map(step));
    expect(t.refusal(step('2018'))).toMatchObject({ code: 'no-points', unit: 'PO-2DIMec' });
  });

  it('TWW-4.0-b: there is no hex for those whose points do not suffice', () => {
    const t = nato({ 'AT-1DM': '2012' }, { hexes: { '2007': 'mountain', '2109': 'mountain' } });
    expect(t.reach('AT-1DM')['2007']).toBeUndefined();
    t.play(move('AT-1DM'), ...['2011', '2010', '2009', '2008'].map(step));
    expect(left(t)).toBe(2);
    expect(t.refusal(step('2007'))).toMatchObject({ rule: '4.0', code: 'no-points', args: { need: 3, left: 2 } });
  });

  it.each([
    ['SU-25', 9],
    ['WG-Bde-Bonn', 6],
    ['US-82DAet', 20],
  ])('TWW-7.0-b: %s reduced still moves %d hexes', (unit, far) => {
    const play = unit.startsWith('SU') ? pact : nato;
    const t = play({ [unit]: '2004 reduced' });
    expect(t.reach(unit)[`20${String(4 + far).padStart(2, '0')}`]?.cost).toBe(far);
    expect(t.reach(unit)[`20${String(5 + far).padStart(2, '0')}`]).toBeUndefined();
  });

  it('TWW-4.0-a, TWW-4.3-b, TWW-4.3-d: on the ground a unit with helicopters pays, stops and rests as on foot', () => {
    const hexes = { '2007': 'forest', '2006': 'mountain' };
    const t = nato({ 'BR-Bde-AM': '2008' }, { ...wet, hexes });
    expect(costs(t, 'BR-Bde-AM', '2007', '2006')).toEqual([3, 3]);
    expect([t.reach('BR-Bde-AM')['2007']?.mayStop, t.reach('BR-Bde-AM')['2006']?.mayStop]).toEqual([true, true]);
    const near = nato({ 'BR-Bde-AM': '2008', 'SU-21M': '2105' }, { ...wet, hexes });
    march(near, 'BR-Bde-AM', '2007', '2006');
    expect([near.prompt(), near.toAct(), near.hexOf('BR-Bde-AM')]).toEqual(['movement', 'nato', '2006']);
    expect(near.refusal(fly('BR-Bde-AM'))?.code).toBe('already-moved');
  });

  it('TWW-2.2.1-d: armies and corps do not bind after the set-up', () => {
    const t = pact({ 'SU-16': '2007', 'SU-8': '2008', 'PO-16DB': '2008', 'CZ-1DB': '2010', 'US-3DIMec': '2006' });
    march(t, 'SU-8', '2007');
    t.play(end);
    expect(oddsOf(t, '2006', ['SU-16', 'SU-8'])).toMatchObject({ sum: '18:7', allowed: true });
    const stack = pact({ 'SU-16': '2008', 'SU-8': '2008', 'PO-16DB': '2008' });
    stack.play(move('SU-16'), join('SU-8'), join('PO-16DB'), step('2009'), stop);
    expect(['SU-16', 'SU-8', 'PO-16DB'].map((unit) => stack.hexOf(unit))).toEqual(['2009', '2009', '2009']);
    const allies = nato({ 'US-6DB': '2008', 'WG-1DB': '2008', 'BR-1DB': '2008' });
    allies.play(move('US-6DB'), join('WG-1DB'), join('BR-1DB'), step('2009'), stop);
    expect(allies.hexOf('BR-1DB')).toBe('2009');
  });
});

describe('4.1.1 friendly units', () => {
  const three = { 'SU-25': '2008', 'PO-16DB': '2008', 'CZ-2DIMec': '2008' };

  it.each([
    ['pact', ['SU-25', 'PO-16DB', 'CZ-2DIMec'], 'SU-26'],
    ['nato', ['US-Bde-A', 'WG-Bde-Bonn', 'CA-Bde'], 'BR-1DB'],
  ])('TWW-4.1.1-a: %s: %j stand in a hex, %s not with them', (side, stack, fourth) => {
    const sketch = { turn: 9, phase: `${side}-movement` };
    const units = Object.fromEntries(stack.map((unit) => [unit, '2008']));
    expect(errorsOf(game, { ...sketch, units: { ...units, [fourth]: '2008' } })).toEqual(['stacking']);
    const t = lay(game, { ...sketch, units: { ...units, [fourth]: '2009' } });
    t.play(move(fourth), step('2008'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'stacking', hex: '2008' });
    const room = lay(game, { ...sketch, units: { ...units, [fourth]: '2009' } });
    march(room, stack[0] as string, '2007');
    march(room, fourth, '2008');
    expect(room.hexOf(fourth)).toBe('2008');
  });

  it('TWW-4.1.1-b: a full hex is passed by whoever has the points to leave it again', () => {
    const t = pact({ ...three, 'SU-26': '2009' }, { hexes: { '2008': 'forest' } });
    expect(t.reach('SU-26')['2008']).toMatchObject({ cost: 3, mayStop: false });
    expect(costs(t, 'SU-26', '2008', '2007')).toEqual([3, 1]);
    march(t, 'SU-26', '2008', '2007');
    expect(t.hexOf('SU-26')).toBe('2007');
  });

  it('TWW-4.1.1-b: with the points for the full hex alone it is not entered', () => {
    const t = pact({ ...three, 'SU-26': '2015' }, { hexes: { '2008': 'forest' } });
    expect(blocked(t, 'SU-26', ...column(20, 9, 14).toReversed())).toBeUndefined();
    expect(left(t)).toBe(3);
    expect(t.refusal(step('2008'))).toMatchObject({ rule: '4.1.1', code: 'stacking', hex: '2008' });
  });

  it('TWW-4.1.1-b, TWW-4.1.2-b: a full hex in an enemy’s zone is not passed', () => {
    const t = pact({ ...three, 'SU-26': '2009', 'US-Bde-A': '1907' }, { hexes: { '2008': 'forest' } });
    expect(refused(t, move('SU-26'), step('2008'))).toMatchObject({ rule: '4.1.1', code: 'stacking' });
  });

  it('TWW-4.1.2-h: enemies never share a hex nor pass each other’s, however weak', () => {
    const t = pact({ 'WG-Bde-Bonn': '2008 reduced', 'SU-16': '2009', 'SU-25': '2009', 'SU-26': '2009' });
    t.play(move('SU-16'), join('SU-25'), join('SU-26'));
    expect(t.refusal(step('2008'))).toMatchObject({ rule: '4.1.2', code: 'enemy-there', hex: '2008' });
    const air = pact({ 'WG-Bde-Bonn': '2008 reduced', 'SU-103': '2010' });
    air.play(fly('SU-103'), step('2009'), step('2008'));
    air.dice(6);
    expect(air.refusal(stop)).toMatchObject({ rule: '4.1.2', code: 'enemy-there', hex: '2008' });
    const both = { turn: 9, phase: 'pact-movement', units: { 'SU-25': '2008', 'US-6DB': '2008' } };
    expect(errorsOf(game, both)).toContain('enemy-there');
  });
});

describe('4.1.1 the halt line', () => {
  const line = { hexes: lineIn(20) };

  it.each(['SU-25', 'PO-16DB', 'EG-7DB', 'CZ-1DB'])('TWW-4.1.1-c: %s may stand on it, not go beyond', (unit) => {
    const t = pact({ [unit]: '2207' }, line);
    expect(t.reach(unit)['2008']).toMatchObject({ cost: 2, mayStop: true });
    for (const hex of ['1908', '1907', '1909']) expect(t.reach(unit)[hex]).toBeUndefined();
    t.play(move(unit), step('2107'), step('2008'), step('2009'));
    expect(t.refusal(step('1909'))).toMatchObject({ rule: '4.1.1', code: 'beyond-halt-line', hex: '1909' });
    expect(t.may(stop)).toBe(true);
    t.play(step('2109'), stop);
    expect(t.hexOf(unit)).toBe('2109');
  });

  it('TWW-4.1.1-c: nor beyond it and back', () => {
    const t = pact({ 'SU-25': '2008' }, line);
    expect(refused(t, move('SU-25'), step('1908'), step('2009'))).toMatchObject({
      code: 'beyond-halt-line',
      hex: '1908',
    });
  });

  it('TWW-4.1.1-c: NATO crosses it both ways at no cost and attacks over it', () => {
    const there = nato({ 'US-6DB': '1908' }, line);
    expect(costs(there, 'US-6DB', '2008', '2107')).toEqual([1, 1]);
    expect(costs(nato({ 'US-6DB': '2107' }, line), 'US-6DB', '2008', '1908')).toEqual([1, 1]);
    const t = nato({ 'US-6DB': '1908', 'SU-25': '2008' }, line);
    t.play(end);
    expect(t.may(attack('2008'))).toBe(true);
  });

  it('TWW-4.1.1-c, TWW-4.1.2-a: zones reach over it, and so do attacks', () => {
    const t = pact({ 'US-6DB': '1908', 'SU-25': '2207' }, line);
    march(t, 'SU-25', '2107', '2008');
    expect(t.prompt()).toBe('movement');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'SU-25' });
    expect(t.may(attack('1908'))).toBe(true);
  });
});

describe('8.0 where a nuclear weapon has struck', () => {
  const nuked = { extra: { nuked: ['2007'] } };

  it.each(['US-2DB', 'US-ACR-V', 'FR-3DB'])('TWW-8.0-c: %s, armour of NATO, goes through', (unit) => {
    const t = nato({ [unit]: '2008' }, nuked);
    expect(costs(t, unit, '2007', '2006')).toEqual([1, 1]);
    march(t, unit, '2007', '2006');
    expect(t.hexOf(unit)).toBe('2006');
  });

  it('TWW-8.0-c, TWW-3.0-b: armour of a neutral France too, inside France (RUL-TWW-58)', () => {
    const more = { extra: { ...nuked.extra, france: 'neutral' }, hexes: allIn('FR') };
    expect(blocked(nato({ 'FR-3DB': '2008' }, more), 'FR-3DB', '2007', '2006')).toBeUndefined();
    expect(blocked(nato({ 'FR-1DIMec': '2008' }, more), 'FR-1DIMec', '2007')).toBe('marked');
    const abroad = { ...more, hexes: { ...more.hexes, '2007': { features: ['country:WG'] } } };
    expect(blocked(nato({ 'FR-3DB': '2008' }, abroad), 'FR-3DB', '2007')).toBe('outside-france');
  });

  it.each(['US-3DIMec', 'WG-1DM', 'SU-25', 'SU-21M'])('TWW-8.0-c: %s does not enter', (unit) => {
    const t = (unit.startsWith('SU') ? pact : nato)({ [unit]: '2008' }, nuked);
    expect(refused(t, move(unit), step('2007'))).toMatchObject({ rule: '8.0', code: 'marked', hex: '2007' });
  });

  it('TWW-8.0-c: whoever has used the weapon', () => {
    const ours = { extra: { nukes: [{ side: 'pact', hex: '2007', retaliation: false }] } };
    expect(blocked(pact({ 'SU-25': '2008' }, ours), 'SU-25', '2007')).toBe('marked');
    expect(blocked(nato({ 'US-2DB': '2008' }, ours), 'US-2DB', '2007', '2006')).toBeUndefined();
  });

  it('TWW-8.0-d: nobody ends his move there', () => {
    const t = nato({ 'US-2DB': '2008' }, nuked);
    t.play(move('US-2DB'), step('2007'));
    expect(t.refusal(stop)).toMatchObject({ rule: '8.0', code: 'marked', hex: '2007' });
    expect(nato({ 'US-2DB': '2008' }, nuked).reach('US-2DB')['2007']?.mayStop).toBe(false);
  });

  it('TWW-8.0-d: who could not leave it again does not enter', () => {
    const t = nato({ 'US-2DB': '2019' }, nuked);
    expect(blocked(t, 'US-2DB', ...column(20, 8, 18).toReversed())).toBeUndefined();
    expect(left(t)).toBe(1);
    expect(t.refusal(step('2007'))).toMatchObject({ rule: '8.0', code: 'marked', hex: '2007' });
  });

  it('TWW-8.0-d, TWW-4.1.2-b: nor where an enemy would stop him', () => {
    const t = nato({ 'US-2DB': '2008', 'SU-25': '2106' }, nuked);
    expect(refused(t, move('US-2DB'), step('2007'))).toMatchObject({ rule: '8.0', code: 'marked', hex: '2007' });
  });

  it('TWW-8.0-c: terrain and rivers count there as before', () => {
    const forest = { ...nuked, ...wet, hexes: { '2007': 'forest' } };
    expect(costs(nato({ 'US-2DB': '2008' }, forest), 'US-2DB', '2007', '2006')).toEqual([5, 1]);
    const mountain = { ...nuked, ...wet, hexes: { '2007': 'mountain' } };
    expect(blocked(nato({ 'US-2DB': '2008' }, mountain), 'US-2DB', '2007')).toBe('terrain-forbidden');
  });
});
