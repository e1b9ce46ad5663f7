import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  attack,
  blocked,
  costs,
  done,
  end,
  exit,
  fight,
  fly,
  form,
  game,
  goTo,
  left,
  lineIn,
  march,
  move,
  nato,
  natoFights,
  oddsOf,
  pact,
  pactFights,
  refused,
  retreat,
  score,
  state,
  step,
  stop,
} from './play.test-kit.ts';

/** Kassel: a hex that somebody holds; its neighbours are 2015 2115 2116 2017 1916 1915. */
const CITY = '2016';
const held = (side: 'pact' | 'nato') => ({ hexes: { [CITY]: 'city' }, extra: { holders: { [CITY]: side } } });

/** Hexes by which a waiting unit may enter: those it reaches with one step. */
const entries = (t: Table, unit: string): string[] => {
  if (t.refusal(move(unit))) return [];
  t.play(move(unit));
  return t
    .legal('step')
    .map(({ to }) => String(to))
    .toSorted();
};

/** Who has to attack before the phase can end. */
const owing = (t: Table): (string | undefined)[] => game.duties(t.match.state).map(({ unit }) => unit);

describe('4.2.1 by a city', () => {
  it('TWW-4.1.1-c, TWW-4.2.1-a: the Pact appears in no city beyond the halt line', () => {
    const t = pact(
      { 'SU-25': '3610', 'SU-R28': 'off' },
      { printed: true, extra: { holders: { '0420': 'pact' } }, turn: 9 },
    );
    expect(entries(t, 'SU-R28')).not.toContain('0420');
  });

  it.each([
    ['pact', 'SU-R21', 5],
    ['nato', 'US-9DIMec', 7],
    ['nato', 'WG-8DIMec', 8],
  ] as const)(
    'TWW-4.2.1-a, TWW-9.1.3-a, TWW-9.1.4-a: %s: %s appears on turn %d, pays nothing and does not move',
    (side, unit, turn) => {
      const lays = side === 'pact' ? pact : nato;
      const t = lays({ [unit]: 'off' }, { turn, ...held(side) });
      expect(costs(t, unit, CITY)).toEqual([0]);
      t.play(move(unit), step(CITY));
      expect([t.prompt(), t.hexOf(unit)]).toEqual(['movement', CITY]);
      expect(t.refusal(move(unit))).toMatchObject({ rule: '4.0', code: 'already-moved' });
      goTo(t, turn + 1, `${side}-movement`);
      const points = side === 'pact' ? 9 : 11;
      expect(t.reach(unit)[`20${16 + points}`]?.cost).toBe(points);
    },
  );

  it('TWW-4.2.1-a: only into a city that is held', () => {
    const t = pact({ 'SU-R21': 'off' }, { turn: 5, ...held('nato') });
    expect(refused(t, move('SU-R21'), step(CITY))).toMatchObject({ rule: '4.2.1', code: 'not-entry-hex', hex: CITY });
    const manned = pact({ 'SU-R21': 'off', 'WG-Bde-Bonn': CITY }, { turn: 5, ...held('nato') });
    expect(refused(manned, move('SU-R21'), step(CITY))?.code).toBe('enemy-there');
  });

  it('TWW-4.2.1-a: a city passed through is taken, and stays taken', () => {
    const t = nato({ 'US-6DB': '2014', 'SU-R21': 'off' }, { turn: 4, ...held('pact') });
    march(t, 'US-6DB', '2015', CITY, '2017');
    goTo(t, 5, 'pact-movement');
    expect(blocked(t, 'SU-R21', CITY)).toBe('not-entry-hex');
  });

  it('TWW-4.2.1-a: it stays in the power of those who have left it', () => {
    const t = pact({ 'SU-25': '2014', 'SU-R21': 'off' }, { turn: 4, ...held('nato') });
    march(t, 'SU-25', '2015', CITY, '2116', '2216');
    goTo(t, 5, 'pact-movement');
    expect(entries(t, 'SU-R21')).toContain(CITY);
  });

  const fresh = { 'SU-R21': 'off', 'SU-R15': 'off', 'SU-R27': 'off' };

  it('TWW-4.2.1-a, TWW-9.1.2-a, TWW-4.1.1-a: Bremen is the Pact’s from the start, for as many as there is room', () => {
    const t = pact({ 'SU-103': '1706', ...fresh }, { turn: 5, printed: true });
    t.play(move('SU-R21'), step('1706'), move('SU-R15'), step('1706'));
    expect(blocked(t, 'SU-R27', '1706')).toBe('stacking');
    const away = pact({ 'SU-103': '1607', ...fresh }, { turn: 5, printed: true });
    away.play(...Object.keys(fresh).flatMap((unit) => [move(unit), step('1706')]));
    expect(Object.keys(fresh).map((unit) => away.hexOf(unit))).toEqual(['1706', '1706', '1706']);
  });

  it('TWW-4.2.1-a: Bremen is lost when NATO has been there', () => {
    const t = nato({ 'WG-11DIMec': '1707', 'SU-R21': 'off' }, { turn: 4, printed: true });
    march(t, 'WG-11DIMec', '1706', '1705');
    goTo(t, 5, 'pact-movement');
    expect(blocked(t, 'SU-R21', '1706')).toBe('not-entry-hex');
  });

  it('TWW-4.2.1-a, TWW-9.2.2-b, TWW-4.1.2-f: a city that is cut off receives, and the arrival has to attack', () => {
    const units = { 'SU-103': CITY, 'US-3DIMec': '2015', 'US-7DIMec': '2017', 'SU-R28': 'off' };
    const t = pact(units, held('pact'));
    t.play(move('SU-R28'), step(CITY), end);
    expect(owing(t)).toEqual(['SU-R28']);
    expect([t.may(attack('2015')), t.may(attack('2017'))]).toEqual([true, true]);
  });

  it('TWW-4.2.1-a, TWW-4.1.1-a: a full city receives when somebody has left it', () => {
    const units = { 'SU-25': CITY, 'SU-26': CITY, 'SU-R21': 'off', 'SU-R15': 'off' };
    const t = pact(units, { turn: 5, ...held('pact') });
    t.play(move('SU-R21'), step(CITY));
    expect(refused(t, move('SU-R15'), step(CITY))).toMatchObject({ rule: '4.1.1', code: 'stacking', hex: CITY });
    expect(t.may(step('3610'))).toBe(true);
    const later = pact(units, { turn: 5, ...held('pact') });
    later.play(move('SU-R21'), step(CITY));
    march(later, 'SU-25', '2116');
    later.play(move('SU-R15'), step(CITY));
    expect(later.hexOf('SU-R15')).toBe(CITY);
  });

  it('TWW-4.2.1-a, TWW-9.1.3-a: cities of every country serve every nation', () => {
    const cities = ['0212', '0420', '0728', '1930', '3216']; // Utrecht, Liège, Metz, Stuttgart, Leipzig
    const more = { printed: true, extra: { holders: { '3216': 'nato' } } } as const;
    for (const [unit, turn] of [
      ['WG-10DIMec', 12],
      ['US-24DIMec', 14],
    ] as const)
      expect(entries(nato({ [unit]: 'off' }, { turn, ...more }), unit)).toEqual(expect.arrayContaining(cities));
    const won = { printed: true, turn: 5, extra: { holders: { '0806': 'pact', '2110': 'pact' } } } as const;
    const soviet = entries(pact({ 'SU-R21': 'off' }, won), 'SU-R21');
    expect(soviet).toEqual(expect.arrayContaining(['0806', '2110', '3216', '1706']));
    expect(soviet).not.toContain('1930');
  });

  it('TWW-4.2.1-a, TWW-4.3-a: whoever appears in a city does not fly on that turn either', () => {
    const t = pact({ 'SU-R107': 'off' }, { turn: 8, ...held('pact') });
    t.play(move('SU-R107'), step(CITY));
    expect(t.refusal(fly('SU-R107'))?.code).toBe('already-moved');
    const units = { 'US-101DAet': 'off', 'US-9DIMec': 'off', 'US-6DB': '2010' };
    const other = nato(units, { turn: 11, ...held('nato') });
    expect(other.refusal(fly('US-101DAet'))?.code).toBe('not-on-map');
    other.play(move('US-101DAet'), step(CITY), move('US-9DIMec'), step(CITY));
    expect(other.refusal(fly('US-101DAet'))?.code).toBe('already-moved');
    expect(other.refusal(fly('US-9DIMec'))?.code).toBe('already-moved');
  });

  it('TWW-4.2.1-b, TWW-4.1.2-f: beside an enemy the arrival has engaged and attacks, on that turn only', () => {
    const t = pact({ 'SU-R20': 'off', 'US-Bde-A': '2015' }, { turn: 6, ...held('pact') });
    t.play(move('SU-R20'), step(CITY), end);
    expect(owing(t)).toEqual(['SU-R20']);
    expect(oddsOf(t, '2015', ['SU-R20'])).toMatchObject({ sum: '9:3', column: '3-1' });
    const later = pact({ 'SU-R20': CITY, 'US-Bde-A': '2015' }, { turn: 7, ...held('pact') });
    later.play(end);
    expect(owing(later)).toEqual([]);
  });

  it('TWW-4.2.1-a: a city taken in this phase is open at once, whether or not those who took it go on', () => {
    for (const path of [
      ['2015', CITY],
      ['2015', CITY, '2017'],
    ]) {
      const t = pact({ 'SU-25': '2014', 'SU-R20': 'off' }, { turn: 6, ...held('nato') });
      march(t, 'SU-25', ...path);
      t.play(move('SU-R20'), step(CITY));
      expect(t.hexOf('SU-R20')).toBe(CITY);
    }
  });

  it('TWW-8.0-d, TWW-4.2.1-a: nobody appears in a city that has been struck', () => {
    const more = { ...held('pact'), turn: 5 };
    const t = pact({ 'SU-R21': 'off' }, { ...more, extra: { ...more.extra, nuked: [CITY] } });
    expect(entries(t, 'SU-R21')).not.toContain(CITY);
  });
});

describe('4.2.1 over the edge', () => {
  const west = { hexes: { '0116': 'forest', '0117': 'mountain', '0118': 'sea' } };

  it('TWW-4.2.1-c, TWW-4.0-a: NATO by the west, for what the first hex costs, and on with the rest', () => {
    const more = { turn: 15, ...west };
    const t = nato({ 'US-9DIMec': 'off' }, more);
    expect(['0115', '0116', '0117'].map((hex) => costs(t, 'US-9DIMec', hex)[0])).toEqual([1, 3, 3]);
    const hexes = entries(t, 'US-9DIMec');
    expect(hexes.every((hex) => hex.startsWith('01'))).toBe(true);
    expect(hexes).toHaveLength(35);
    t.play(step('0116'));
    expect([left(t), t.prompt()]).toEqual([8, 'moving']);
    t.play(step('0216'));
    expect(left(t)).toBe(7);
    const armour = nato({ 'US-1DB': 'off' }, more);
    expect(['0115', '0116'].map((hex) => costs(armour, 'US-1DB', hex)[0])).toEqual([1, 3]);
    armour.play(move('US-1DB'));
    for (const hex of ['0117', '0118']) expect(armour.refusal(step(hex))).toMatchObject({ code: 'terrain-forbidden' });
    expect(armour.refusal(step('0215'))).toMatchObject({ rule: '4.2.1', code: 'not-entry-hex' });
  });

  it.each([
    ['WG-8DIMec', 8, false],
    ['WG-10DIMec', 12, false],
    ['WG-9DIMec', 16, false],
    ['US-24DIMec', 14, true],
    ['CA-1DIMec', 15, true],
    ['BR-2DIMec', 21, true],
  ])('TWW-4.2.1-c, TWW-9.1.3-a: %s on turn %d by the west: %s', (unit, turn, may) => {
    const t = nato({ [unit]: 'off' }, { turn, ...held('nato') });
    expect(entries(t, unit)).toEqual(may ? expect.arrayContaining([CITY, '0115']) : [CITY]);
  });

  it('TWW-4.2.1-c, TWW-9.1.4-a: the Pact by the east, nobody by another edge', () => {
    const t = pact({ 'SU-R20': 'off' }, { turn: 6 });
    for (const hex of ['3610', '3601', '3636']) expect(costs(t, 'SU-R20', hex)).toEqual([1]);
    t.play(move('SU-R20'));
    for (const hex of ['2001', '2036', '0110', '3510']) expect(t.refusal(step(hex))?.code).toBe('not-entry-hex');
    const other = nato({ 'US-9DIMec': 'off' }, { turn: 7 });
    other.play(move('US-9DIMec'));
    for (const hex of ['3610', '2001', '2036']) expect(other.refusal(step(hex))?.code).toBe('not-entry-hex');
  });

  it('TWW-4.2.1-b, TWW-4.1.2-b, TWW-4.1.2-g: beside an enemy it may enter, stops and has to attack', () => {
    const t = pact({ 'SU-R20': 'off', 'US-6DB': '3509' }, { turn: 6 });
    expect(t.reach('SU-R20')['3612']?.mustStop).toBeNull();
    t.play(move('SU-R20'), step('3610'));
    expect(t.prompt()).toBe('movement');
    t.play(end);
    expect(owing(t)).toEqual(['SU-R20']);
    expect(t.may(attack('3509'))).toBe(true);
  });

  it('TWW-4.1.2-h, TWW-4.1.1-a, TWW-4.1.1-b: not into an enemy’s hex; through a full one', () => {
    const taken = pact({ 'SU-R20': 'off', 'US-6DB': '3610' }, { turn: 6 });
    expect(refused(taken, move('SU-R20'), step('3610'))).toMatchObject({ rule: '4.1.2', code: 'enemy-there' });
    const full = { 'SU-25': '3610', 'SU-26': '3610', 'SU-31': '3610' };
    const t = pact({ 'SU-R20': 'off', ...full }, { turn: 6 });
    expect(costs(t, 'SU-R20', '3610', '3510')).toEqual([1, 1]);
    t.play(move('SU-R20'), step('3610'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'stacking' });
    t.play(step('3510'), stop);
    expect(t.hexOf('SU-R20')).toBe('3510');
  });

  it('TWW-4.2.1-a, TWW-4.2.1-c: through a full city of its own side, which ends no move', () => {
    const full = { 'US-6DB': '0212', 'US-2DB': '0212', 'US-3DB': '0212' };
    const more = { turn: 15, hexes: { '0212': 'city' }, extra: { holders: { '0212': 'nato' } } };
    const t = nato({ 'US-9DIMec': 'off', ...full }, more);
    expect(t.reach('US-9DIMec')['0212']).toMatchObject({ mayStop: false, mustStop: null });
    march(t, 'US-9DIMec', '0112', '0212', '0312');
    expect(t.hexOf('US-9DIMec')).toBe('0312');
  });

  it('TWW-8.0-c, TWW-8.0-d: over a struck hex only armour of NATO that goes on', () => {
    const t = pact({ 'SU-R20': 'off' }, { turn: 6, extra: { nuked: ['3610'] } });
    expect(refused(t, move('SU-R20'), step('3610'))).toMatchObject({ rule: '8.0', code: 'marked' });
    const armour = nato({ 'US-1DB': 'off' }, { turn: 15, extra: { nuked: ['0115'] } });
    armour.play(move('US-1DB'), step('0115'));
    expect(armour.refusal(stop)).toMatchObject({ rule: '8.0', code: 'marked' });
    armour.play(step('0215'), stop);
    expect(armour.hexOf('US-1DB')).toBe('0215');
    const foot = nato({ 'US-9DIMec': 'off' }, { turn: 15, extra: { nuked: ['0115'] } });
    expect(blocked(foot, 'US-9DIMec', '0115')).toBe('marked');
  });

  it('TWW-9.1.3-a, TWW-9.1.4-a: on their turn or later, each side in its own phase; meanwhile they count for nothing', () => {
    const units = { 'US-9DIMec': 'off', 'SU-R9': 'off', 'US-82DAet': 'off' };
    const early = pact(units, { turn: 6 });
    expect(early.refusal(move('SU-R9'))).toMatchObject({ code: 'not-due', args: { turn: 7 } });
    early.play(end, end);
    expect(early.refusal(move('US-9DIMec'))).toMatchObject({ code: 'not-due', args: { turn: 7 } });
    expect(score(early)).toEqual([0, 0]);
    const t = pact(units, { turn: 7 });
    expect([t.may(move('SU-R9')), t.may(move('US-9DIMec'))]).toEqual([true, false]);
    t.play(end, end);
    expect([t.may(move('SU-R9')), t.may(move('US-9DIMec')), t.may(move('US-82DAet'))]).toEqual([false, true, false]);
    goTo(t, 8, 'pact-movement');
    expect(t.may(move('SU-R9'))).toBe(true);
    goTo(t, 8, 'nato-movement');
    expect(t.may(move('US-9DIMec'))).toBe(true);
  });
});

describe('4.2.1 divisions formed from American brigades', () => {
  const pair = { 'US-25DIMec': 'off', 'US-26DIMec': 'off', 'US-Bde-A': '2008', 'US-Bde-B': '2012' };
  const formed = (t: Table): string[] => t.legal('form').map(({ unit }) => String(unit));

  it('TWW-4.2.1-d, TWW-9.1.3-a: the division takes the place of a brigade, which is gone but not destroyed', () => {
    const t = nato(pair, { turn: 5 });
    expect(formed(t)).toEqual(['US-Bde-A', 'US-Bde-B']);
    t.play(form('US-Bde-B'));
    expect([state(t, 'US-25DIMec'), t.where('US-Bde-B'), state(t, 'US-Bde-A')]).toEqual([
      '2012 2',
      'removed',
      '2008 2',
    ]);
    expect(score(t)).toEqual([0, 0]);
  });

  it('TWW-4.2.1-d, TWW-5.3.3-d: one that has retreated off the map comes back by its edge and takes no second brigade', () => {
    const others = { 'US-Bde-A': '1030', 'US-Bde-B': '1130', 'SU-26': '3610' };
    const t = natoFights({ 'US-25DIMec': '0110', 'SU-25': '0210', 'US-26DIMec': 'off', ...others });
    expect(fight(t, '0210', ['US-25DIMec'], 7)).toMatch('ARI');
    t.play(retreat('US-25DIMec', 'west'));
    goTo(t, 10, 'nato-movement');
    expect(t.may(move('US-25DIMec'))).toBe(true);
    t.play(form('US-Bde-A'));
    expect([t.hexOf('US-26DIMec'), t.where('US-25DIMec')]).toEqual(['1030', 'waiting']);
    expect(formed(t)).toEqual([]);
  });

  it('TWW-4.2.1-d: and comes in no other way', () => {
    const t = nato(pair, { turn: 8, ...held('nato') });
    for (const unit of ['US-25DIMec', 'US-26DIMec'])
      expect(t.refusal(move(unit))).toMatchObject({ rule: '4.2.1', code: 'by-brigade', unit });
  });

  it('TWW-4.2.1-d: only from mechanised brigades, American ones', () => {
    const others = {
      'US-ACR-V': '2009',
      'US-ACR-VII': '2010',
      'CA-Bde': '2011',
      'WG-Bde-I': '2013',
      'BR-Bde-I': '2014',
    };
    const t = nato({ ...pair, ...others }, { turn: 5 });
    expect(formed(t)).toEqual(['US-Bde-A', 'US-Bde-B']);
    for (const unit of Object.keys(others))
      expect(t.refusal(form(unit))).toMatchObject({ code: 'not-a-brigade', unit });
  });

  const one = { 'US-25DIMec': 'off', 'US-26DIMec': 'off', 'US-Bde-A': '2008' };

  it.each([
    ['reduced', { 'US-Bde-A': '2008 reduced' }, 'brigade-reduced'],
    ['engaged', { 'SU-25': '2007' }, undefined],
    ['surrounded', { 'SU-25': '2007', 'SU-26': '2009' }, 'brigade-surrounded'],
    ['with a way out', { 'SU-25': '2007', 'SU-26': '2108' }, undefined],
  ])('TWW-4.2.1-d, TWW-5.1.3-a: from a brigade that is %s', (_, more, code) => {
    expect(nato({ ...one, ...more }, { turn: 5 }).refusal(form('US-Bde-A'))?.code).toBe(code);
  });

  it('TWW-4.2.1-d, TWW-7.0-c: it waits until a brigade is fit', () => {
    const t = nato({ ...one, 'US-Bde-A': '2008 reduced' }, { turn: 5 });
    goTo(t, 6, 'nato-movement');
    expect(t.refusal(form('US-Bde-A'))?.code).toBe('brigade-reduced');
    goTo(t, 7, 'nato-movement');
    t.play(form('US-Bde-A'));
    expect(t.hexOf('US-25DIMec')).toBe('2008');
  });

  it('TWW-4.2.1-d: without brigades none ever comes; with two of them both on turn 8', () => {
    const { 'US-Bde-A': _, 'US-Bde-B': __, ...none } = pair;
    expect(formed(nato({ ...none, 'US-6DB': '2008' }, { turn: 8 }))).toEqual([]);
    const t = nato(pair, { turn: 8 });
    t.play(form('US-Bde-A'), form('US-Bde-B'));
    expect([t.hexOf('US-25DIMec'), t.hexOf('US-26DIMec')]).toEqual(['2008', '2012']);
  });

  it('TWW-4.2.1-d, TWW-9.1.3-a: one on turn 5, the other not before turn 8, in a full hex too', () => {
    const t = nato({ ...pair, 'US-6DB': '2012', 'US-2DB': '2012' }, { turn: 5 });
    t.play(form('US-Bde-A'));
    for (const turn of [5, 6, 7]) {
      goTo(t, turn, 'nato-movement');
      expect(t.refusal(form('US-Bde-B'))).toMatchObject({ rule: '4.2.1', code: 'no-division-due' });
    }
    goTo(t, 8, 'nato-movement');
    t.play(form('US-Bde-B'));
    expect(t.hexOf('US-26DIMec')).toBe('2012');
    expect(nato(pair, { turn: 4 }).refusal(form('US-Bde-A'))?.code).toBe('no-division-due');
  });

  it('TWW-4.2.1-d, TWW-4.1.2-g: engaged as the brigade was, it attacks with its own strength', () => {
    const units = { ...one, 'SU-25': '2007' };
    const t = nato(units, { turn: 5 });
    t.play(form('US-Bde-A'), end);
    expect(owing(t)).toEqual(['US-25DIMec']);
    expect(oddsOf(t, '2007', ['US-25DIMec'])).toMatchObject({ sum: '7:6', column: '1-1' });
    expect(oddsOf(natoFights(units), '2007', ['US-Bde-A'])).toMatchObject({ sum: '3:6', column: '1-2' });
  });

  it('TWW-4.2.1-d, TWW-4.0-b: it moves on that turn, unless the brigade has', () => {
    const t = nato({ ...one, 'US-Bde-A': '2012' }, { turn: 5 });
    t.play(form('US-Bde-A'));
    expect(t.reach('US-25DIMec')['2001']?.cost).toBe(11);
    const moved = nato({ ...one, 'US-Bde-A': '2012' }, { turn: 5 });
    march(moved, 'US-Bde-A', '2011', '2010', '2009', '2008');
    moved.play(form('US-Bde-A'));
    expect(moved.hexOf('US-25DIMec')).toBe('2008');
    expect(moved.refusal(move('US-25DIMec'))).toMatchObject({ code: 'already-moved' });
  });

  it('TWW-4.2.1-d: in NATO’s movement phase', () => {
    expect(natoFights(one, { turn: 5 }).refusal(form('US-Bde-A'))).toMatchObject({
      rule: '4.2.1',
      code: 'wrong-phase',
    });
  });
});

describe('4.2.2 leaving the map', () => {
  it('TWW-4.2.2-a: nobody leaves of his own will, by any edge, on any turn', () => {
    for (const turn of [5, 9]) {
      for (const hex of ['3610', '2036', '1701']) {
        const t = pact({ 'SU-25': hex }, { turn });
        expect(refused(t, move('SU-25'), exit)).toMatchObject({ rule: '4.2.2', code: 'no-exit-here' });
      }
      for (const hex of ['0110', '2001', '2036']) {
        const t = nato({ 'US-6DB': hex }, { turn });
        expect(refused(t, move('US-6DB'), exit)).toMatchObject({ rule: '4.2.2', code: 'no-exit-here' });
      }
    }
  });

  it('TWW-4.2.2-a: nor to escape contact', () => {
    const t = nato({ 'US-6DB': '2036', 'SU-25': '2035' });
    expect(refused(t, move('US-6DB'), exit)?.code).toBe('no-exit-here');
  });
});

describe('4.0 three divisions for Denmark', () => {
  const down = ['2308', '2307', '2306', '2305', '2304', '2303', '2302', '2301'];

  it('TWW-4.0-h: by the hexes of the edge west of Lübeck, for a point after the way there', () => {
    const t = pact({ 'SU-25': '2309', 'SU-207': '2308', 'PO-16DB': '2310' }, { turn: 5 });
    t.play(move('SU-25'), ...down.map(step));
    expect(left(t)).toBe(1);
    t.play(exit);
    expect(t.where('SU-25')).toBe('exited');
    t.play(move('SU-207'), ...down.slice(1).map(step));
    expect(left(t)).toBe(2);
    t.play(exit, move('PO-16DB'), step('2309'), ...down.map(step));
    expect(t.refusal(exit)).toMatchObject({ rule: '4.0', code: 'no-points', args: { need: 1, left: 0 } });
  });

  it('TWW-4.0-h, TWW-4.0-a: forest at the edge costs what forest costs', () => {
    const t = pact({ 'SU-25': '2309' }, { turn: 5, hexes: { '2301': 'forest' } });
    expect(blocked(t, 'SU-25', ...down)).toBe('no-points');
    const beside = pact({ 'SU-25': '2309' }, { turn: 5 });
    expect(beside.reach('SU-25')['2201']?.cost).toBe(9);
    beside.play(move('SU-25'), ...[...down.slice(0, -1), '2202', '2201'].map(step));
    expect(beside.refusal(exit)).toMatchObject({ code: 'no-points' });
  });

  it('TWW-4.0-h: seven hexes on the printed map, and no others', () => {
    const edge = game.map.edges.find(({ id }) => id === 'north')?.hexes ?? [];
    const open = edge.filter((hex) => {
      const t = pact({ 'SU-R21': hex }, { turn: 5 });
      return refused(t, move('SU-R21'), exit) === undefined;
    });
    expect(open).toEqual(['1801', '1901', '2001', '2101', '2201', '2301', '2401']);
  });

  const ready = { 'SU-25': '2301', 'SU-26': '2201', 'SU-31': '2401' };

  it('TWW-4.0-h: on turn 5 alone', () => {
    for (const turn of [4, 6]) {
      const t = pact(ready, { turn });
      for (const unit of Object.keys(ready)) {
        t.play(move(unit));
        expect(t.refusal(exit)).toMatchObject({ rule: '4.2.2', code: 'no-exit-here' });
        t.play(step(`${t.hexOf(unit)?.slice(0, 2)}02`), stop);
      }
    }
  });

  it.each([0, 1, 2])(
    'TWW-9.2.1-b, TWW-4.0-h: with %d gone the Pact loses 100 points, and may end the phase',
    (gone) => {
      const t = pact(ready, { turn: 5 });
      for (const unit of Object.keys(ready).slice(0, gone)) t.play(move(unit), exit);
      t.play(end);
      expect(score(t)[0]).toBe(-100);
    },
  );

  it('TWW-9.2.1-b, TWW-4.0-h: with three gone it loses nothing', () => {
    const t = pact(ready, { turn: 5 });
    for (const unit of Object.keys(ready)) t.play(move(unit), exit);
    t.play(end);
    expect(score(t)).toEqual([0, 0]);
  });

  const mixed = { 'SU-25': '2301', 'PO-16DB': '2301', 'PO-12DIMec': '2201', 'EG-7DB': '2401', 'CZ-1DB': '2401' };

  it.each([
    [['SU-25', 'PO-16DB', 'PO-12DIMec'], 'EG-7DB', 'denmark-enough'],
    [['PO-16DB', 'SU-25', 'CZ-1DB'], 'EG-7DB', 'denmark-enough'],
    [['PO-16DB', 'EG-7DB'], 'CZ-1DB', 'denmark-soviet'],
    [['CZ-1DB', 'PO-12DIMec'], 'PO-16DB', 'denmark-soviet'],
    [['PO-16DB', 'EG-7DB'], 'SU-25', undefined],
  ])('TWW-4.0-h, TWW-4.2.2-a: after %j %s: %s', (gone, unit, code) => {
    const t = pact(mixed, { turn: 5 });
    for (const one of gone) t.play(move(one), exit);
    expect(refused(t, move(unit), exit)?.code).toBe(code);
  });

  it('TWW-4.0-h: divisions that move together leave one after the other', () => {
    const t = pact({ 'SU-25': '2302', 'PO-16DB': '2302' }, { turn: 5 });
    t.play(move('SU-25'), { type: 'join', unit: 'PO-16DB' }, step('2301'), exit);
    expect([t.where('SU-25'), t.hexOf('PO-16DB')]).toEqual(['exited', '2301']);
    t.play(exit);
    expect([t.where('PO-16DB'), t.prompt()]).toEqual(['exited', 'movement']);
  });

  it('TWW-4.0-h: reserves may go as well', () => {
    const t = pact({ 'EG-10DB': '2301', 'PO-2DIMec': '2201', 'SU-25': '2401' }, { turn: 5 });
    for (const unit of ['EG-10DB', 'PO-2DIMec', 'SU-25']) t.play(move(unit), exit);
    t.play(end);
    expect(score(t)[0]).toBe(0);
  });

  it('TWW-4.0-h, TWW-9.2.2-a: they are gone for good and count for nobody', () => {
    const t = pact({ ...ready, 'SU-R21': 'off' }, { turn: 5, ...held('pact') });
    for (const unit of Object.keys(ready)) t.play(move(unit), exit);
    goTo(t, 7, 'pact-movement');
    for (const unit of Object.keys(ready)) {
      expect([t.where(unit), t.hexOf(unit)]).toEqual(['exited', null]);
      expect(t.refusal(move(unit))?.code).toBe('not-on-map');
    }
    expect(score(t)).toEqual([0, 0]);
  });

  it('TWW-4.0-h, TWW-4.1.2-b: not out of a zone that they have entered', () => {
    const t = pact({ 'SU-25': '2305', 'WG-Bde-I': '2402' }, { turn: 5 });
    expect(t.reach('SU-25')['2302']?.mustStop).toBe('4.1.2');
    expect(t.reach('SU-25')['2301']).toMatchObject({ mustStop: '4.1.2' });
    t.play(move('SU-25'), ...['2304', '2303', '2302'].map(step));
    expect(t.prompt()).toBe('movement');
    expect(t.refusal(move('SU-25'))?.code).toBe('already-moved');
    const round = pact({ 'SU-25': '2305', 'WG-Bde-I': '2402' }, { turn: 5 });
    round.play(move('SU-25'), ...['2205', '2204', '2203', '2202', '2201'].map(step));
    expect(left(round)).toBe(4);
    round.play(exit);
    expect(round.where('SU-25')).toBe('exited');
  });

  it('TWW-4.0-h, TWW-4.1.2-b, TWW-4.1.2-c: into a marked hex beside an enemy one stops; who began there leaves for a point more', () => {
    const t = pact({ 'SU-25': '2303', 'WG-Bde-I': '2501' }, { turn: 5 });
    t.play(move('SU-25'), ...['2302', '2301', '2401'].map(step));
    expect([t.prompt(), t.hexOf('SU-25')]).toEqual(['movement', '2401']);
    const began = pact({ 'SU-25': '2401', 'WG-Bde-I': '2501' }, { turn: 5 });
    began.play(move('SU-25'), exit);
    expect(began.where('SU-25')).toBe('exited');
  });

  it('TWW-4.0-h: a reduced division counts', () => {
    const t = pact({ ...ready, 'SU-25': '2301 reduced' }, { turn: 5 });
    for (const unit of Object.keys(ready)) t.play(move(unit), exit);
    t.play(end);
    expect(score(t)[0]).toBe(0);
  });

  it('TWW-4.0-h, TWW-4.2.1-a: who has just appeared in a city does not go', () => {
    const more = { turn: 5, hexes: { '2502': 'city' }, extra: { holders: { '2502': 'pact' } } };
    const t = pact({ 'SU-R15': 'off' }, more);
    t.play(move('SU-R15'), step('2502'));
    expect(t.refusal(move('SU-R15'))?.code).toBe('already-moved');
  });

  it('TWW-4.2.2-a: NATO does not leave there', () => {
    const t = nato({ 'BR-1DB': '2301' }, { turn: 5 });
    expect(refused(t, move('BR-1DB'), exit)).toMatchObject({ rule: '4.2.2', code: 'no-exit-here' });
  });

  it('TWW-4.0-h, TWW-4.3-b: nor does anybody fly there', () => {
    const t = pact({ 'SU-103': '2305' }, { turn: 5 });
    t.play(fly('SU-103'), ...['2304', '2303', '2302', '2301'].map(step));
    expect(t.may(exit)).toBe(false);
  });
});

describe('5.3.3 back over the edge', () => {
  /** A NATO unit that has retreated over an edge in Pact combat. */
  function driven(unit: string, hex: string, enemy: string, edge: string): Table {
    const t = pactFights({ [unit]: hex, 'SU-16': enemy, 'SU-32': enemy, 'SU-11': enemy });
    expect(fight(t, hex, ['SU-16', 'SU-32', 'SU-11'], 4)).toBe('4-1: DRI AVI'); // 30 against 7
    t.play(retreat(unit, edge));
    while (t.prompt() === 'advance') t.play(done);
    return t;
  }

  it('TWW-5.3.3-d: by the north, on the next turn, in any hex of it, at its cost', () => {
    const t = driven('US-6DB', '2001', '2002', 'north');
    expect(t.where('US-6DB')).toBe('waiting');
    t.play(end);
    expect(t.refusal(move('US-6DB'))).toMatchObject({ code: 'not-due', args: { turn: 10 } });
    goTo(t, 10, 'nato-movement');
    const hexes = entries(t, 'US-6DB');
    expect(hexes.every((hex) => hex.endsWith('01'))).toBe(true);
    expect(hexes).toEqual(expect.arrayContaining(['0101', '2201', '3601']));
    expect(t.refusal(step('0110'))).toMatchObject({ rule: '5.3.3', code: 'not-entry-hex' });
    t.play(step('2201'));
    expect([left(t), t.prompt()]).toEqual([11, 'moving']);
  });

  it('TWW-5.3.3-d: the Pact by the north, in its movement phase of the next turn, by no city', () => {
    const units = { 'SU-25': '2001', 'US-6DB': '2002' };
    const t = pactFights(units, held('pact'));
    expect(fight(t, '2002', ['SU-25'], 7)).toBe('1-1: DVI ARI'); // 9 against 7
    t.play(retreat('SU-25', 'north'));
    goTo(t, 9, 'nato-movement');
    march(t, 'US-6DB', '2003', '2004', '2005', '2006');
    goTo(t, 10, 'pact-movement');
    const hexes = entries(t, 'SU-25');
    expect(hexes.every((hex) => hex.endsWith('01'))).toBe(true);
    expect(hexes).toHaveLength(36);
    t.play(step('2001'));
    expect([left(t), t.steps('SU-25')]).toEqual([8, 2]);
    expect(score(t)).toEqual([0, 0]);
  });

  it('TWW-5.3.3-d: the Pact by the east', () => {
    const t = natoFights({ 'SU-25': '3610', 'US-6DB': '3510', 'US-2DB': '3510', 'US-3DB': '3510' });
    expect(fight(t, '3610', ['US-6DB', 'US-2DB', 'US-3DB'], 4)).toBe('4-1: DRI AVI'); // 24 against 6
    t.play(retreat('SU-25', 'east'));
    while (t.prompt() === 'advance') t.play(done);
    goTo(t, 10, 'pact-movement');
    const hexes = entries(t, 'SU-25');
    expect(hexes.length).toBeGreaterThan(30);
    expect(hexes.every((hex) => hex.startsWith('36'))).toBe(true);
  });

  it('TWW-5.3.3-d, TWW-4.2.1-c: West Germans by the west, which they may not enter by as reinforcements', () => {
    const t = driven('WG-11DIMec', '0110', '0210', 'west');
    goTo(t, 10, 'nato-movement');
    const hexes = entries(t, 'WG-11DIMec');
    expect(hexes.length).toBeGreaterThan(30);
    expect(hexes.every((hex) => hex.startsWith('01'))).toBe(true);
  });

  it('TWW-5.3.3-d, TWW-4.1.2-b, TWW-4.1.1-c: back beside an enemy, and on the halt line, not beyond it', () => {
    const t = pactFights({ 'SU-25': '2301', 'US-6DB': '2302', 'US-3DIMec': '2101' }, { hexes: lineIn(20) });
    expect(fight(t, '2302', ['SU-25'], 7)).toBe('1-1: DVI ARI');
    t.play(retreat('SU-25', 'north'));
    goTo(t, 9, 'nato-movement');
    march(t, 'US-6DB', '2303', '2304', '2305');
    goTo(t, 10, 'pact-movement');
    expect(t.reach('SU-25')['2201']).toMatchObject({ cost: 1, mustStop: '4.1.2' });
    expect(t.reach('SU-25')['2001']).toMatchObject({ cost: 1, mustStop: '4.1.2' });
    t.play(move('SU-25'));
    expect(t.refusal(step('1901'))).toMatchObject({ rule: '4.1.1', code: 'beyond-halt-line' });
    t.play(step('2201'));
    expect(t.prompt()).toBe('movement');
    t.play(end);
    expect(owing(t)).toEqual(['SU-25']);
  });
});
