import { describe, expect, test } from 'vitest';
import { COUNTERS } from '../data/counters.ts';
import { ELITE, FORMATIONS, GREEN, NORMAL, numberOf, UNITS, type Unit } from './units.ts';

const unit = (id: string): Unit => UNITS[numberOf(id)] as Unit;
const idsOf = (test: (unit: Unit) => boolean): string[] => UNITS.filter(test).map(({ id }) => id);
const kinds = (group: readonly Unit[]): string[] => [...new Set(group.map(({ type }) => type))].toSorted();

test('units are in the order of the counters, Allied first', () => {
  expect(UNITS.map(({ id }) => id)).toEqual(COUNTERS.map(({ id }) => id));
  UNITS.forEach(({ id, index }) => expect(numberOf(id)).toBe(index));
  expect(UNITS.findIndex(({ side }) => side === 1)).toBe(148);
  expect(UNITS.slice(148).every(({ side }) => side === 1)).toBe(true);
});

describe('strengths', () => {
  test.each([
    ['2IG/5/Gds', 3, [0, 0, 6, 9], [0, 0, 4, 6], [0, 0, 5, 5]],
    ['Henke', 2, [0, 1, 2, 0], [0, 2, 4, 0], [0, 3, 3, 0]],
    ['559 StuG', 1, [0, 2, 0, 0], [0, 2, 0, 0], [0, 5, 0, 0]],
    ['5 AGRA', 1, [0, 0, 0, 0], [0, 2, 0, 0], [0, 1, 0, 0]],
    ['1AB Supply Head', 1, [0, 0, 0, 0], [0, 1, 0, 0], [0, 2, 0, 0]],
    ['30 Corps Bridging', 1, [0, 0, 0, 0], [0, 1, 0, 0], [0, 5, 0, 0]],
    ['4/572 Flak', 1, [0, 1, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0]],
    ['BR Inf REM A', 1, [0, 1, 0, 0], [0, 3, 0, 0], [0, 5, 0, 0]],
    ['Garrison 6', 0, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
  ])(
    '[H44-2.3.2-a] [H44-2.3.3-a] [H44-2.3.4-a] [H44-2.3.12-a] [H44-2.3.12-c] %s: %s steps',
    (id, steps, attack, defence, allowance) => {
      expect(unit(id)).toMatchObject({ steps, attack, defence, allowance });
    },
  );

  test('[H44-2.3.6-a] qualities compare', () => {
    expect([unit('1/1P/1'), unit('2IG/5/Gds'), unit('6 Penal')].map(({ quality }) => quality)).toEqual([
      ELITE,
      NORMAL,
      GREEN,
    ]);
    expect([ELITE > NORMAL, NORMAL > GREEN]).toEqual([true, true]);
    expect(UNITS.filter(({ quality }) => quality === ELITE)).toHaveLength(70);
    expect(UNITS.filter(({ quality }) => quality === GREEN)).toHaveLength(54);
  });
});

describe('kinds of troops', () => {
  const inClass = (name: string): string[] => kinds(UNITS.filter((one) => one.class === name));

  test('[H44-2.3.13-a] [H44-2.3.14-d] [H44-17.3-a] classes', () => {
    expect(inClass('infantry')).toEqual([
      'fortress',
      'garrison',
      'glider',
      'inf',
      'machine_gun',
      'para',
      'para_ground',
      'replacement',
      'security',
    ]);
    expect(inClass('mechanised')).toEqual(['engineer', 'mech_inf', 'mot_inf']);
    expect(inClass('vehicle')).toEqual([
      'artillery',
      'assault_gun',
      'bridging',
      'flak',
      'recon',
      'tank',
      'tank_destroyer',
    ]);
    expect(inClass('supply-head')).toEqual(['supply_head']);
  });

  test('how many of each: on foot 182 with six breakdown units, mechanised infantry 49 with four remnants', () => {
    const count = (name: string) => UNITS.filter((one) => one.class === name).length;
    expect([count('infantry'), count('mechanised'), count('vehicle'), count('supply-head')]).toEqual([
      182 + 6,
      45 + 4,
      61 + 2,
      3,
    ]);
    expect(UNITS.filter(({ mechanised }) => mechanised)).toHaveLength(49 + 63);
    expect(UNITS.filter(({ vehicle }) => vehicle)).toHaveLength(63);
  });

  test('[H44-2.3.15-a] [H44-10.3.3-b] [H44-10.3.3-c] tanks have a rating, Flak has one without being tanks', () => {
    expect(UNITS.filter(({ tank }) => tank)).toHaveLength(34);
    expect(idsOf(({ tank, armour }) => tank && armour === 0)).toEqual([]);
    expect(idsOf(({ tank, armour }) => !tank && armour > 0)).toEqual(idsOf(({ flak }) => flak));
    expect(idsOf(({ tank, antitank }) => tank && antitank)).toEqual(['PzJg/10ss', 'Roestel/10ss', '559 PzJg elmts']);
    expect(idsOf(({ tank, antitank }) => !tank && antitank)).toEqual(idsOf(({ flak }) => flak));
    expect([unit('559 PzJg elmts').armour, unit('2 HC').armour]).toEqual([5, 0]);
  });

  test('[H44-23.7-a] reconnaissance units by the circle, not by the name', () => {
    expect(idsOf(({ recon }) => recon)).toEqual([
      '2WG/Gds',
      '2 HC',
      'Princess Irene Recon',
      '15/19KRH/11',
      '43 Recon/43',
      'Grabner/9ss',
    ]);
    expect(unit('9 Recon/9ss').recon).toBe(false);
  });

  test('[H44-17.2-a] artillery; two units count twice on turn 1', () => {
    expect(idsOf(({ artillery }) => artillery)).toHaveLength(16);
    expect(idsOf(({ artillery, range }) => artillery !== range > 0)).toEqual([]);
    expect(unit('5 AGRA').range).toBe(7);
    expect(idsOf(({ doubleShift }) => doubleShift)).toEqual(['Gds Div Arty', '5 AGRA']);
  });

  test('[H44-23.2-a] [H44-23.3.1-a] [H44-18.2.2-g] engineers, bridging units, supply heads', () => {
    expect(idsOf(({ engineer, side }) => engineer && side === 0)).toEqual(['30 Corps Eng', '20+23 RCE', '43 Div Eng']);
    expect(idsOf(({ engineer, side }) => engineer && side === 1)).toHaveLength(5);
    expect(idsOf(({ bridging }) => bridging)).toEqual(['30 Corps Bridging', '8 Corps Bridging']);
    expect(idsOf(({ supplyHead }) => supplyHead)).toEqual(['1AB Supply Head', '82 Supply Head', '101 Supply Head']);
  });

  test('[H44-21.1-a] airborne units are those of four formations, supply heads apart; German paratroops are not', () => {
    expect(idsOf(({ airborne }) => airborne)).toHaveLength(68);
    expect([...new Set(UNITS.filter(({ airborne }) => airborne).map(({ formation }) => formation))]).toEqual([
      '1AB',
      'POL',
      '82',
      '101',
    ]);
    expect(unit('82 Supply Head').airborne).toBe(false);
  });
});

describe('stacking', () => {
  test('[H44-2.3.7-a] [H44-6.2-a] always free: artillery, bridging units, engineers, Flak and one reconnaissance company', () => {
    const free = UNITS.filter((one) => one.free);
    expect(kinds(free)).toEqual(['artillery', 'bridging', 'engineer', 'flak', 'recon']);
    expect(free).toHaveLength(16 + 2 + 8 + 7 + 1);
    expect(
      idsOf(({ free: always, type }) => !always && ['artillery', 'bridging', 'engineer', 'flak'].includes(type)),
    ).toEqual([]);
  });

  test('[H44-6.2-c] free while alone: tanks of one step, pools included, and not the company of Gräbner, which has no armour', () => {
    expect(idsOf(({ freeAlone }) => freeAlone)).toEqual([
      'Armd BD A',
      'Armd BD B',
      'Armd BD C',
      'Armd REM A',
      'Armd REM B',
      'Armd REM C',
      'Armd REM D',
      'Armd REM E',
      '559 StuG',
      '2/9/9ss Pz',
      'PzJg/10ss',
      '2/10/10ss Pz',
      'Mielke',
      '280 StuG',
      'Hummel',
      '3/506 Hv',
      '224 Pz',
      '12 StuG',
      'Roestel/10ss',
      '559 PzJg elmts',
    ]);
  });

  test('[H44-6.3-a] [H44-6.3-b] eleven battalions of two halves each', () => {
    const halves = UNITS.filter(({ battalion }) => battalion !== null);
    const names = [...new Set(halves.map(({ battalion }) => battalion))];
    expect(names).toEqual([
      '1B/1A/1',
      '2SS/1A/1',
      '7KOSB/1A/1',
      '1/325/82',
      '2/325/82',
      '2/401/82',
      '1/327/101',
      '2/327/101',
      '1/401/101',
      '2107/107 Pz',
      '2107/107 PzGr',
    ]);
    for (const name of names)
      expect(
        halves.filter(({ battalion }) => battalion === name),
        String(name),
      ).toHaveLength(2);
  });
});

describe('formations and corps', () => {
  test('[H44-10.2.2-b] [H44-10.2.2-c] every unit has one that is known, the 191st Arko two', () => {
    expect(UNITS.filter(({ formation }) => !FORMATIONS.includes(formation))).toEqual([]);
    expect(idsOf(({ alsoIn }) => alsoIn !== null)).toEqual(['191 Arko']);
    expect(unit('191 Arko')).toMatchObject({ formation: 'IISS', alsoIn: 'VT' });
  });

  test('[H44-10.2.4-a] corps units', () => {
    expect(idsOf(({ formation }) => formation === 'CORPS')).toEqual([
      '44 RTR',
      '30 Corps Eng',
      '5 AGRA',
      '30 Corps Bridging',
      '8 Corps Bridging',
      '20+23 RCE',
      'Princess Irene Bde',
      'Princess Irene Recon',
    ]);
  });

  test('[H44-23.4-a] corps by the badge or the entry area; airborne units and Germans have none', () => {
    expect(unit('2 HC').corps).toBe('30C');
    expect(unit('1H/231/50').corps).toBe('12C');
    expect(unit('5EY/69/50').corps).toBe('30C');
    expect(unit('3 Div Arty').corps).toBe('8C');
    expect(unit('15/19KRH/11').corps).toBe('30C');
    expect(unit('9C/46/15').corps).toBe('12C');
    const bound = UNITS.filter(({ corps }) => corps !== null);
    expect(bound.filter(({ side, airborne }) => side === 1 || airborne)).toEqual([]);
    expect(
      idsOf(({ side, airborne, corps, supplyHead }) => side === 0 && !airborne && !supplyHead && corps === null),
    ).toEqual(idsOf(({ formation, side }) => formation === 'any' && side === 0));
  });
});

describe('where they start', () => {
  test('[H44-25.1-a] twenty unknown units, six of them garrisons without strength', () => {
    expect(idsOf(({ unknown }) => unknown)).toHaveLength(20);
    const garrisons = UNITS.filter(({ garrison }) => garrison);
    expect(garrisons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Garrison ${n}`));
    expect(garrisons.every(({ unknown, steps }) => unknown && steps === 0)).toBe(true);
    expect(idsOf(({ steps }) => steps === 0)).toEqual(garrisons.map(({ id }) => id));
  });

  test('[H44-23.5-a] [H44-23.6-a] the 406th Division, garrisons that do not move, units that come reduced', () => {
    expect(idsOf(({ div406 }) => div406)).toEqual(['Jenkel', 'Stargaard', 'Greshick', 'Kempton', 'Goebel', '406 Arty']);
    expect(idsOf(({ frozen }) => frozen)).toEqual(['Bloch', 'Tiel Garrison']);
    expect(idsOf(({ startsReduced }) => startsReduced)).toEqual([
      '2/504/82',
      'Allworden/9ss',
      'Harder/9ss',
      'I/22/10ss',
      'II/22/10ss',
    ]);
  });

  test('pools: 16 breakdown units and 27 remnants, ten of them with a foot and a motorised side', () => {
    expect(idsOf(({ breakdown }) => breakdown)).toHaveLength(16);
    expect(idsOf(({ remnant }) => remnant)).toHaveLength(27);
    expect(idsOf(({ otherClass }) => otherClass !== null)).toHaveLength(10);
    expect(unit('GE Inf BD A')).toMatchObject({
      class: 'infantry',
      otherClass: 'mechanised',
      otherAllowance: 5,
      allowance: [0, 3, 0, 0],
    });
    expect(unit('BR Inf REM A')).toMatchObject({
      class: 'mechanised',
      otherClass: 'infantry',
      otherAllowance: 3,
      allowance: [0, 5, 0, 0],
    });
    expect(unit('30 Corps Eng')).toMatchObject({ otherClass: null, otherAllowance: 0 });
  });
});
