import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  air,
  allied,
  alliedMoves,
  asked,
  attack,
  attacker,
  commit,
  done,
  end,
  fight,
  german,
  goTo,
  oddsOf,
  refused,
  retreat,
  river,
  type More,
  type Units,
} from '../fight.test-kit.ts';

/** One unit of each division, far from everybody. */
const DIVISIONS = { 'B-1AL': '1003', 'U-82-504': '1009', 'U-101-501': '1015' };
const ENEMY = { 'G-Walther': '2103' };
const UNSUPPLIED = { rule: '9.0', code: 'unsupplied' };

/** The German Combat Phase; its end brings the dice of the turn. */
const eve = (turn: number, units: Units, more: More = {}) => german({ ...ENEMY, ...units }, { turn, ...more });

/** Divisions that roll at the beginning of the Allied Movement Phase; every die shows a 6. */
function rolling(t: Table) {
  const events = t.events(end);
  while (t.toAct() === 'chance') events.push(...t.events(6));
  return events.flatMap(({ code, args }) => (code === 'supply-roll' ? [args?.['division']] : []));
}

function march(t: Table, unit: string, ...path: string[]) {
  t.play({ type: 'move', unit }, ...path.map((to) => ({ type: 'step', to })));
  if (t.prompt() === 'moving') t.play({ type: 'stop' });
}

describe('9.0 who depends on supply by air', () => {
  it('MG-9.0-a: the airborne divisions: a die each, and none for anybody else', () => {
    // a surrounded brigade of XXX Corps, a surrounded German regiment, one of the 52nd Division
    const besieged = { 'B-43-129': '1607', 'G-Sec': '1606', 'G-Feldt-1': '1608', 'B-52-155': '1020' };
    const enemies = { 'G-Feldt-2': '0509', 'B-8Armd': '0508', 'D-PIB': '0510' };
    const cities = { hexes: Object.fromEntries(['1606', '1608', '0509'].map((hex) => [hex, 'city'])) };
    const t = eve(21, { ...DIVISIONS, ...besieged, ...enemies, 'P-1': 'off' }, cities);
    expect(rolling(t)).toEqual(['1 Abn', '82 Abn', '101 Abn']);
  });

  it('MG-9.0-a: the Polish brigade from the turn after its landing', () => {
    const t = eve(21, { ...DIVISIONS, 'P-1': 'off' });
    expect(rolling(t)).not.toContain('1 Polish');
    march(t, 'P-1', '1803');
    goTo(t, 22, 'german-combat');
    expect(rolling(t)).toContain('1 Polish');
  });

  it('MG-9.0-a, MG-9.0-b: none for a division without a unit on the map', () => {
    expect(rolling(eve(19, { 'U-82-504': '1009', 'U-101-327': 'off' }))).toEqual(['82 Abn']);
  });

  it.each([17, 18])('MG-9.0-a: nor on turn %i', (turn) => {
    const t = turn === 17 ? alliedMoves({ ...DIVISIONS, ...ENEMY }, { turn }) : eve(turn, DIVISIONS);
    if (turn === 18) expect(rolling(t)).toEqual([]);
    expect(asked(t)).toBe('allied movement');
  });

  it('MG-9.0-b: the dice fall before anybody moves or lands', () => {
    const t = eve(19, { ...DIVISIONS, 'U-101-327': 'off' });
    t.play(end);
    expect([t.toAct(), t.prompt()]).toEqual(['chance', 'dice-supply']);
    expect(t.may({ by: 'allied', type: 'move', unit: 'U-101-327' })).toBe(false);
    t.dice(6, 6, 6);
    expect([asked(t), t.may({ type: 'move', unit: 'U-101-327' })]).toEqual(['allied movement', true]);
  });
});

describe('9.0 the table', () => {
  it.each<[number, number]>([
    [19, 2],
    [20, 3],
    [21, 4],
    [22, 5],
    [23, 6],
  ])('MG-9.0-b: on turn %i a division is supplied from a %i on', (turn, least) => {
    for (let die = 1; die <= 6; die++) {
      const t = eve(turn, { 'U-82-504': '1009' });
      t.play(end);
      const roll = t.events(die).find(({ code }) => code === 'supply-roll');
      expect(roll?.args?.['result'], `a ${die}`).toBe(die >= least ? 'supplied' : 'unsupplied');
    }
  });

  it.each([24, 25, 26])('MG-9.0-b: on turn %i it is not, without a die', (turn) => {
    const t = eve(turn, { 'U-82-504': '1009' });
    expect(t.events(end).map(({ code, args }) => [code, args?.['turns']])).toContainEqual(['unsupplied', 1]);
    expect(asked(t)).toBe('allied movement');
  });
});

// The 82nd: 505 in 1009 faces G-Feldt-1 in 1008. The others of the division are elsewhere, so that it is not complete.
const FACING = { 'U-82-505': '1009', 'U-82-508': '0520', 'G-Feldt-1': '1008' };
const pair = { ...FACING, 'U-82-504': '1009' };
const both = ['U-82-504', 'U-82-505'];
const wanting = (turns: number, division = '82 Abn'): More => ({ extra: { unsupplied: { [division]: turns } } });

describe('9.0 what a table is told of a unit', () => {
  const logged = (more: More, units: Units = pair) => allied(units, more).unit('U-82-504').conditions;

  it.each([
    [0, ['isolated']],
    [1, ['isolated', 'unsupplied-1']],
    [2, ['isolated', 'unsupplied-2']],
    [3, ['isolated', 'unsupplied-3']],
    [5, ['isolated', 'unsupplied-3']],
  ])('MG-9.0-c, MG-9.0-d, MG-9.0-e, MG-6.2-d: %i turns without supply', (turns, conditions) => {
    expect(logged(wanting(turns))).toEqual(conditions);
  });

  it('MG-9.0-g: nothing once it has contact, nor of other troops', () => {
    expect(logged({}, { ...pair, 'B-G-5': '1010' })).toBeUndefined();
    expect(allied(pair, wanting(3)).unit('G-Feldt-1').conditions).toBeUndefined();
  });
});

describe('9.0 turns without supply', () => {
  it('MG-9.0-c: the first time only recovery is denied: attack and defence are as ever', () => {
    const t = allied(pair, wanting(1));
    expect(oddsOf(t, '1008', both)).toMatchObject({ sum: '6:2', shift: {}, column: '3-1', allowed: true });
    expect(oddsOf(german(pair, wanting(1)), '1009', ['G-Feldt-1']).shift).toEqual({});
  });

  it('MG-9.0-d: the second time it attacks with 1 to the left and defends as ever', () => {
    const odds = oddsOf(allied(pair, wanting(2)), '1008', both);
    expect(odds).toMatchObject({ sum: '6:2', ratio: '3-1', shift: { 'unsupplied-attack': -1 }, column: '2-1' });
    expect(oddsOf(german(pair, wanting(2)), '1009', ['G-Feldt-1']).shift).toEqual({});
  });

  it('MG-9.0-d, MG-9.0-e: two divisions in want shift a column each, two units of one only once', () => {
    const t = allied({ ...pair, 'U-101-501': '1009' }, { extra: { unsupplied: { '82 Abn': 2, '101 Abn': 2 } } });
    const { shifts } = t.odds({ target: '1008', attackers: [...both, 'U-101-501'] });
    expect(shifts.map(({ amount }) => amount)).toEqual([-1, -1]);
  });

  it('MG-9.0-e: the third time it does not attack', () => {
    const t = allied(pair, wanting(3));
    expect(t.refusal(attack('1008'))).toMatchObject({ rule: '5.0', code: 'no-attackers' });
    expect(oddsOf(t, '1008', both).allowed).toMatchObject(UNSUPPLIED);
  });

  it('MG-9.0-e: nor beside others who may', () => {
    const t = allied({ ...FACING, 'B-8Armd': '1107' }, wanting(3));
    expect(refused(t, attack('1008'), attacker('B-8Armd'))).toBeUndefined();
    expect(t.refusal(attacker('U-82-505'))).toMatchObject(UNSUPPLIED);
  });

  const panzer = { 'G-PzBde-1': '1108' };

  it('MG-9.0-e: and defends with 1 to the right: 6 against 5', () => {
    const odds = oddsOf(german({ ...FACING, ...panzer }, { turn: 22, ...wanting(3) }), '1009', ['G-PzBde-1']);
    expect(odds).toMatchObject({ sum: '6:5', ratio: '1-1', shift: { 'unsupplied-defence': 1 }, column: '2-1' });
  });

  it('MG-9.0-e: a fourth time makes it no worse', () => {
    const odds = oddsOf(german({ ...FACING, ...panzer }, { turn: 22, ...wanting(4) }), '1009', ['G-PzBde-1']);
    expect(odds.shift).toEqual({ 'unsupplied-defence': 1 });
  });

  it('MG-9.0-e, MG-5.1.3-b, MG-5.1.2-a: in a city and surrounded: 2 and 1 to the left, 1 to the right', () => {
    const ring = { 'G-PzBde-1': '1008', 'G-10SS-2': '1010', 'G-10SS-3': '1010' };
    const t = german({ 'U-82-505': '1009', 'U-82-508': '0520', ...ring }, { hexes: { '1009': 'city' }, ...wanting(3) });
    expect(oddsOf(t, '1009', Object.keys(ring))).toMatchObject({
      sum: '12:5',
      ratio: '2-1',
      shift: { 'terrain-city': -2, surrounded: -1, 'unsupplied-defence': 1 },
      column: '1-2',
    });
  });

  it('MG-9.0-e, MG-5.1.4-a, MG-5.1.3-b: a complete division surrounded in want: 28 against 14', () => {
    const red = { 'B-1AL': '1009', 'B-1Para': '1009', 'B-4Para': '1009' };
    const ring = {
      'G-PzBde-2': '1008',
      'G-PzBde-1': '1008',
      'G-9SS-1': '1008',
      'G-10SS-1': '1010',
      'G-10SS-2': '1010',
      'G-10SS-3': '1010',
    };
    // 7 + 6 + 4 + 4 + 3 + 3 and a point from the air
    const t = german({ ...red, ...ring }, { turn: 24, pools: { air: { german: 1 } }, ...wanting(3, '1 Abn') });
    expect(oddsOf(t, '1009', Object.keys(ring), { air: 1 })).toMatchObject({
      sum: '28:14',
      ratio: '2-1',
      shift: { surrounded: -1, division: -1, 'unsupplied-defence': 1 },
      column: '1-1',
    });
  });
});

describe('9.0 from turn to turn', () => {
  /** Two hexes between them: nobody is engaged. */
  const apart = { 'U-82-504': '1009', 'U-82-505': '1009', 'U-82-508': '0520', 'G-Feldt-1': '1007' };
  const attacks = (t: Table) => oddsOf(t, '1007', both).shift;
  const defends = (t: Table) => oddsOf(t, '1009', ['G-Feldt-1']).shift;

  it('MG-9.0-c, MG-9.0-d, MG-9.0-e: three failures one after the other', () => {
    const t = eve(19, apart);
    goTo(t, 19, 'allied-movement', 1);
    expect([attacks(t), defends(t)]).toEqual([{}, {}]);
    goTo(t, 20, 'allied-movement', 2);
    expect([attacks(t), defends(t)]).toEqual([{ 'unsupplied-attack': -1 }, {}]);
    goTo(t, 21, 'allied-movement', 3);
    expect(defends(t)).toEqual({ 'unsupplied-defence': 1 });
    march(t, 'U-82-505', '1008');
    t.play(end);
    expect([asked(t), t.legal('attack')]).toEqual(['allied combat', []]);
  });

  it('MG-9.0-e: before the third die it defends as ever', () => {
    const t = german({ ...FACING, 'G-PzBde-1': '1108' }, { turn: 21, ...wanting(2) });
    expect(oddsOf(t, '1009', ['G-PzBde-1'])).toMatchObject({ shift: {}, column: '1-1' });
  });

  it('MG-9.0-f: a good roll makes everything normal', () => {
    const t = eve(21, apart, wanting(2));
    expect(attacks(t)).toEqual({ 'unsupplied-attack': -1 });
    goTo(t, 21, 'allied-movement', 4);
    expect(attacks(t)).toEqual({});
  });

  it('MG-9.0-f, MG-9.0-c: and the next failure is a first one again', () => {
    const t = eve(21, apart, wanting(2));
    goTo(t, 21, 'allied-movement', 4);
    goTo(t, 22, 'allied-movement', 4);
    expect([counted(t), attacks(t)]).toEqual([[1], {}]);
  });

  const counted = (t: Table) =>
    t.match.log.flatMap(({ event: { code, args } }) => (code === 'unsupplied' ? [args?.['turns']] : []));

  it.each<[number, number[]]>([
    [6, [1, 2, 3]],
    [5, [1, 2, 3, 4]],
  ])('MG-9.0-b, MG-9.0-d, MG-9.0-e: after a %i on turn 23 the turns 24 to 26 count on', (die, turns) => {
    const t = eve(23, { 'B-1AL': '1009' });
    goTo(t, 23, 'allied-movement', die);
    goTo(t, 26, 'allied-movement');
    expect(counted(t)).toEqual(turns);
  });

  it('MG-9.0-b, MG-9.0-e: a regiment that lands shares the state of its division', () => {
    const units = { 'U-101-501': '0520', 'U-101-327': 'off', 'G-Feldt-1': '1008' };
    const t = alliedMoves(units, { turn: 21, ...wanting(3, '101 Abn') });
    march(t, 'U-101-327', '1009');
    t.play(end);
    expect(oddsOf(t, '1008', ['U-101-327']).allowed).toMatchObject(UNSUPPLIED);
    const supplied = alliedMoves(units, { turn: 21 });
    march(supplied, 'U-101-327', '1009');
    supplied.play(end);
    expect(oddsOf(supplied, '1008', ['U-101-327']).allowed).toBe(true);
  });
});

describe('9.0 contact with XXX Corps', () => {
  it.each(['B-G-5', 'B-43-130', 'D-PIB', 'B-8Armd', 'B-Art-1'])('MG-9.0-g: any of its units makes it: %s', (unit) => {
    expect(rolling(eve(20, { 'U-101-501': '1009', [unit]: '1010' }))).toEqual([]);
    expect(rolling(eve(20, { 'U-101-501': '1009', [unit]: '1009' }))).toEqual([]);
    expect(rolling(eve(20, { 'U-101-501': '1009', [unit]: '1011' }))).toEqual(['101 Abn']);
  });

  it('MG-9.0-g: across a river too', () => {
    expect(rolling(eve(20, { 'U-101-501': '1009', 'B-8Armd': '1010' }, { sides: [river('1009', '1010')] }))).toEqual(
      [],
    );
  });

  it.each(['P-1', 'B-52-155', 'U-82-504'])('MG-9.0-g: %s is not of it, in contact or not', (unit) => {
    const t = eve(20, { 'U-101-501': '1009', [unit]: '1010' }, { extra: { contact: ['82 Abn', '1 Polish'] } });
    expect(rolling(t)).toEqual(['101 Abn']);
  });

  it('MG-9.0-g: one of its units frees the whole division', () => {
    expect(rolling(eve(20, { 'U-101-501': '1009', 'U-101-502': '1020', 'B-8Armd': '1010' }))).toEqual([]);
  });

  it('MG-9.0-g: passing by is enough, and it lasts', () => {
    const t = alliedMoves({ 'U-101-501': '1009', 'B-G-32': '1012', ...ENEMY });
    march(t, 'B-G-32', '1011', '1010', '1110', '1111', '1112');
    goTo(t, 21, 'german-combat');
    expect(rolling(t)).toEqual([]);
  });

  /** The Guards come beside 506 of the 101st, which faces G-Feldt-1. */
  const relief = (turns: number) => {
    const units = { 'U-101-506': '1009', 'U-101-501': '0520', 'G-Feldt-1': '1008', 'B-G-32': '1012' };
    const t = alliedMoves(units, { pools: { air: { allied: 2 } }, ...wanting(turns, '101 Abn') });
    march(t, 'B-G-32', '1011', '1010');
    return t;
  };

  it('MG-9.0-g, MG-9.0-d: from that moment nothing is left of two failures; aircraft may help', () => {
    const t = relief(2);
    t.play(end);
    expect(oddsOf(t, '1008', ['U-101-506']).shift).toEqual({});
    expect(refused(t, attack('1008'), attacker('U-101-506'), air(2), commit)).toBeUndefined();
  });

  it('MG-9.0-g, MG-9.0-e: nor of three: the unit may attack', () => {
    const t = relief(3);
    expect(oddsOf(t, '1009', ['G-Feldt-1']).shift).toEqual({});
    t.play(end);
    expect(refused(t, attack('1008'), attacker('U-101-506'), commit)).toBeUndefined();
  });

  it('MG-9.0-g: no die is rolled for it in the turns after', () => {
    const t = relief(2);
    t.play(end);
    expect(fight(t, '1008', ['U-101-506'], 12)).toBe('1-1: DRI AVB');
    t.play(retreat('G-Feldt-1', '1007'), done);
    goTo(t, 21, 'german-combat');
    expect(t.legal('attack')).toEqual([]);
    expect(rolling(t)).toEqual([]);
  });
});

describe('9.0 surrounded units of a division in contact', () => {
  const siege = { 'U-82-504': '1009', 'G-9SS-2': '1008', 'G-10SS-2': '1010' };
  const linked = { ...siege, 'U-82-505': '0520', 'B-8Armd': '0521' };
  /** The besiegers stand in cities and need not attack. */
  const cities = { '1008': 'city', '1010': 'city' };

  it('MG-9.0-h: a die falls for the division, and bears on them alone', () => {
    const t = eve(20, linked, { hexes: cities });
    t.play(end);
    t.dice(1);
    goTo(t, 20, 'allied-movement');
    expect(t.match.log.map(({ event }) => event).find(({ code }) => code === 'unsupplied')?.args).toEqual({
      division: '82 Abn',
      turns: 1,
    });
  });

  it('MG-9.0-h: none where nobody is surrounded', () => {
    expect(rolling(eve(20, { ...linked, 'G-10SS-2': '1210' }, { hexes: cities }))).toEqual([]);
  });

  it('MG-9.0-h, MG-9.0-e: want is theirs and not that of the others', () => {
    const t = allied({ ...linked, 'G-Feldt-1': '0420' }, wanting(3));
    expect(oddsOf(t, '1008', ['U-82-504']).allowed).toMatchObject(UNSUPPLIED);
    expect(oddsOf(t, '0420', ['U-82-505'])).toMatchObject({ shift: {}, allowed: true });
    const defending = german({ ...linked, 'G-Feldt-1': '0420' }, wanting(3));
    expect(oddsOf(defending, '1009', ['G-9SS-2']).shift).toMatchObject({ 'unsupplied-defence': 1 });
    expect(oddsOf(defending, '0520', ['G-Feldt-1']).shift).toEqual({});
  });

  it('MG-9.0-h, MG-7.0-d: the others recover', () => {
    const t = alliedMoves({ ...linked, 'U-82-505': '0520 reduced' }, wanting(1));
    const events = t.events(end).filter(({ code }) => code === 'recovered');
    expect(events.map(({ args }) => args?.['unit'])).toEqual(['U-82-505']);
  });

  it('MG-9.0-h, MG-6.2-d: they may have air support', () => {
    const t = allied(linked, { pools: { air: { allied: 2 } } });
    expect(refused(t, attack('1008'), attacker('U-82-504'), air(2), commit)).toBeUndefined();
  });

  /** Motorised infantry comes from both sides next to the hex in the middle, attacks, and nothing comes of it: 6 against 5, surrounded. */
  function besiege(t: Table, hex: string, north: [string, ...string[]], south: [string, ...string[]]) {
    for (const [unit, ...path] of [north, south]) march(t, unit, ...path);
    t.play(end);
    const { shift } = oddsOf(t, hex, [north[0], south[0]]);
    expect(fight(t, hex, [north[0], south[0]], 12)).toBe('1-2: IMP');
    return shift;
  }

  it('MG-9.0-g, MG-9.0-h: want before the contact is over: who is surrounded later begins anew', () => {
    const units = { 'U-101-506': '1009', 'U-101-501': '1015', 'B-G-32': '1012' };
    const t = alliedMoves({ ...units, 'G-9SS-2': '1312', 'G-10SS-2': '1018' }, { turn: 21, ...wanting(3, '101 Abn') });
    march(t, 'B-G-32', '1011', '1010');
    goTo(t, 22, 'german-movement');
    const north: [string, ...string[]] = ['G-9SS-2', '1213', '1113', '1014'];
    expect(besiege(t, '1015', north, ['G-10SS-2', '1017', '1016'])).toEqual({ surrounded: -1 });
    t.play(end);
    expect(t.events(4).find(({ code }) => code === 'unsupplied')?.args?.['turns']).toBe(1);
    t.play(end);
    expect(refused(t, attack('1014'), attacker('U-101-501'), commit)).toBeUndefined();
  });

  it('MG-9.0-h, MG-9.0-f: who is surrounded no more when the dice are due is supplied, and begins anew too', () => {
    const besiegers = ['G-9SS-2', 'G-10SS-2'];
    const t = eve(20, linked, wanting(3));
    expect(oddsOf(t, '1009', besiegers).shift).toMatchObject({ 'unsupplied-defence': 1 });
    expect(fight(t, '1009', besiegers, 8)).toMatch('DVI ARI');
    t.play(retreat('G-9SS-2', '1007'), retreat('G-10SS-2', '1011'));
    expect(t.events(end).find(({ code }) => code === 'supplied')?.args).toEqual({ division: '82 Abn' });
    t.play(end, end);
    march(t, 'G-9SS-2', '1008');
    march(t, 'G-10SS-2', '1010');
    t.play(end);
    expect(oddsOf(t, '1009', besiegers).shift).toEqual({ surrounded: -1 });
    expect(fight(t, '1009', besiegers, 12)).toBe('1-2: IMP');
    goTo(t, 21, 'allied-movement', 1);
    t.play(end);
    expect(oddsOf(t, '1010', ['U-82-504'])).toMatchObject({ allowed: true });
    expect(oddsOf(t, '1010', ['U-82-504']).shift).not.toHaveProperty('unsupplied-attack');
  });

  it('MG-9.0-h, RUL-MG-23: the want of a set-up is that of the surrounded', () => {
    const t = german({ ...linked, 'G-10SS-2': '1011' }, wanting(3));
    expect(t.view().extra['unsupplied']).not.toHaveProperty('82 Abn');
  });

  describe('as contact is made elsewhere', () => {
    const met = (turns: number, more: Units = {}) => {
      const units = { ...siege, 'U-82-505': '0520', 'B-8Armd': '0522', ...more };
      const t = alliedMoves(units, { hexes: cities, ...wanting(turns) });
      march(t, 'B-8Armd', '0521');
      t.play(end);
      return t;
    };

    it('MG-9.0-g, MG-9.0-h: the others are supplied, the surrounded unit goes on to depend on the air', () => {
      const t = met(2, { 'G-Feldt-1': '0420' });
      expect(oddsOf(t, '0420', ['U-82-505']).shift).toEqual({});
      expect(oddsOf(t, '1008', ['U-82-504']).shift).toHaveProperty('unsupplied-attack', -1);
    });

    it('MG-9.0-h: and its turns without supply count on', () => {
      const t = met(3);
      goTo(t, 21, 'german-combat');
      t.play(end);
      expect(t.events(1).find(({ code }) => code === 'unsupplied')?.args?.['turns']).toBe(4);
    });
  });

  it('MG-9.0-h, MG-9.0-e: each surrounded unit counts its own turns', () => {
    const units = { ...siege, 'U-82-505': '1020', 'G-9SS-3': '1017', 'G-10SS-3': '1023' };
    const t = eve(20, units, { hexes: cities, extra: { contact: ['82 Abn'], unsupplied: { '82 Abn': 2 } } });
    goTo(t, 20, 'allied-movement', 1);
    goTo(t, 21, 'german-movement');
    besiege(t, '1020', ['G-9SS-3', '1018', '1019'], ['G-10SS-3', '1022', '1021']);
    goTo(t, 21, 'allied-movement', 1);
    t.play(end);
    expect(oddsOf(t, '1008', ['U-82-504']).allowed).toMatchObject(UNSUPPLIED);
    expect(oddsOf(t, '1019', ['U-82-505'])).toMatchObject({ shift: {}, allowed: true });
  });

  it('MG-9.0-h: nobody is surrounded whom nobody engages', () => {
    // all six hexes around 1009 lie in a German EZ, 1009 does not
    const far = {
      'G-Sec': '1007',
      'G-176-1': '1208',
      'G-176-2': '1210',
      'G-Feldt-1': '1011',
      'G-Feldt-2': '0810',
      'G-Feldt-3': '0808',
    };
    expect(rolling(eve(20, { 'U-82-504': '1009', ...far, 'U-82-505': '0520', 'B-8Armd': '0521' }))).toEqual([]);
  });
});

describe('9.0 who may not attack though 4.1.2 obliges him', () => {
  const facing = { 'U-82-505': '1009', 'G-Feldt-1': '1008' };

  it('MG-9.0-e, MG-4.1.2-g: he breaks contact in his Movement Phase if he can', () => {
    const t = alliedMoves(facing, wanting(3));
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-leave', unit: 'U-82-505' });
    march(t, 'U-82-505', '1010');
    expect(t.may(end)).toBe(true);
  });

  it('MG-9.0-e, MG-4.1.2-g: if not he stays and does not attack', () => {
    const ring = { 'G-Feldt-2': '1109', 'G-Feldt-3': '0909', 'G-Sec': '1010' };
    const t = alliedMoves({ ...facing, ...ring }, wanting(3));
    t.play(end);
    expect([asked(t), t.legal('attack'), t.may(end)]).toEqual(['allied combat', [], true]);
  });

  it('MG-9.0-e, MG-4.1.2-d: in dominant terrain he need not leave', () => {
    expect(alliedMoves(facing, { hexes: { '1009': 'city' }, ...wanting(3) }).may(end)).toBe(true);
  });

  it('MG-9.0-e, MG-4.1.2-b: he may enter an enemy EZ, and stands there without attacking', () => {
    const t = alliedMoves({ 'U-82-505': '1010', 'G-Feldt-1': '1008' }, wanting(3));
    march(t, 'U-82-505', '1009');
    t.play(end);
    expect([t.legal('attack'), t.may(end)]).toEqual([[], true]);
  });

  it('MG-9.0-e, MG-4.1.2-g: supplied he must attack as everybody', () => {
    const t = alliedMoves(facing);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
  });
});
