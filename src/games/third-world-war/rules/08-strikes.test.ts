import { describe, expect, it } from 'vitest';
import type { HexChange } from '../../../wargame/setup.ts';
import type { Table } from '../../../wargame/test-kit.ts';
import { THIRD_WORLD_WAR } from '../index.ts';
import {
  advance,
  advanceOn,
  allIn,
  blocked,
  bomb,
  bombard,
  cityIn,
  costs,
  displace,
  done,
  each,
  end,
  fight,
  goTo,
  march,
  move,
  nato,
  natoFights,
  nuclear,
  nuke,
  oddsOf,
  pact,
  pactFights,
  refused,
  retreat,
  river,
  score,
  state,
  step,
  stop,
  strike,
  retreatHexes,
  type More,
  type Units,
} from './play.test-kit.ts';

const FAR = { 'SU-16': '3601', 'US-6DB': '0136' };
const EG: HexChange = { features: ['country:EG'] };
/** West Germany everywhere, but for the hexes given; 28xx are East German. */
const ground = (hexes: Record<string, string | HexChange> = {}) => ({
  ...allIn('WG'),
  ...each('2808 2810 2812 2814 2816 2818', EG),
  ...hexes,
});
const SIX = { turn: 6, hexes: ground() };
const pactStrikes = (units: Units = FAR, more: More = {}) => pactFights(units, { ...SIX, ...more });
const natoStrikes = (units: Units = FAR, more: More = {}) => natoFights(units, { ...SIX, ...more });

/** What a strike costs now. */
function cost(t: Table, target: string): number {
  const events = nuke(t, target) as { code: string; args: Record<string, number> }[];
  return events.find(({ code }) => code === 'strike')?.args['points'] ?? 0;
}

const by = (side: 'pact' | 'nato', ...hexes: string[]) => hexes.map((hex) => ({ side, hex, retaliation: false }));
const cities = (code: string, names: string) => each(names, cityIn(code));

describe('8.0 price and target', () => {
  it('TWW-8.0-a, TWW-8.0-b: a city 50, any other hex 30, with units or without; no dice, no air points', () => {
    const hexes = ground({
      ...cities('WG', '1008'),
      '1210': { terrain: 'forest', features: ['country:WG'] },
      '1212': { terrain: 'mountain', features: ['country:WG'] },
      '1214': { features: ['country:WG', 'halt-line'] },
    });
    for (const [target, points] of [
      ['1008', 50],
      ['1208', 30],
      ['1210', 30],
      ['1212', 30],
      ['1214', 30],
    ] as const) {
      const t = pactStrikes(FAR, { hexes });
      expect([target, cost(t, target), score(t)]).toEqual([target, points, [-points, 0]]);
      expect([t.prompt(), t.view().pools['air-attack']]).toEqual(['combat', { pact: 50, nato: 30 }]);
    }
  });

  it('TWW-8.0-b: every target is paid, and there is no limit of number', () => {
    const t = pactStrikes(FAR, { hexes: ground(cities('WG', '1008 1010')) });
    for (const hex of ['1008', '1010', '1012', '1014', '1016']) nuke(t, hex);
    expect(score(t)).toEqual([-190, 0]);
  });

  it('TWW-8.0-c, TWW-9.2.1-a: everybody in the hex is eliminated, nobody beside it', () => {
    const units = { 'WG-1DB': '1008', 'WG-3DB': '1008', 'WG-Bde-Bonn': '1008', 'SU-25': '1009', 'WG-4DIMec': '1007' };
    const t = pactStrikes(units, { hexes: ground(cities('WG', '1008')) });
    nuke(t, '1008');
    expect(['WG-1DB', 'WG-3DB', 'WG-Bde-Bonn'].map((unit) => t.where(unit))).toEqual(Array(3).fill('eliminated'));
    expect([state(t, 'SU-25'), state(t, 'WG-4DIMec'), score(t)]).toEqual(['1009 2', '1007 2', [-35, 0]]);
    expect([t.prompt(), t.view().extra['nuked']]).toEqual(['combat', ['1008']]);
  });

  it('TWW-8.0-c: the log says by which rule they are gone', () => {
    const t = natoStrikes({ 'SU-16': '2808', 'SU-25': '2808 reduced' });
    const gone = t.events(nuclear, strike('2808')).filter(({ code }) => code === 'eliminated');
    expect(gone.map(({ rule }) => rule)).toEqual(['8.0', '8.0']);
  });

  it('TWW-8.0-c, TWW-9.2.2-a: the same against the Pact', () => {
    const t = natoStrikes({ 'SU-16': '2808', 'SU-25': '2808 reduced', 'EG-7DB': '2808' });
    nuke(t, '2808');
    expect(score(t)).toEqual([0, -24]);
  });

  it('TWW-8.0-e: never on the own territory, whoever stands there', () => {
    const at = (code: string): HexChange => ({ features: [`country:${code}`] });
    const codes = ['WG', 'NL', 'BE', 'LU', 'FR', 'AT', 'DK', 'EG', 'CS'];
    const hexes = ground(Object.fromEntries(codes.map((code, i) => [`20${10 + i}`, at(code)])));
    const open = (t: Table) => {
      t.play(nuclear);
      return codes.filter((_, i) => t.may(strike(`20${10 + i}`)));
    };
    expect(open(pactStrikes({ 'WG-1DB': '2017' }, { hexes }))).toEqual(['WG', 'NL', 'BE', 'LU', 'FR', 'AT', 'DK']);
    expect(open(natoStrikes({ 'SU-25': '2010' }, { hexes }))).toEqual(['EG', 'CS']);
    const dice = { extra: { france: 'neutral', eastGermany: 'removed' } };
    expect(open(pactStrikes(FAR, { hexes, ...dice }))).toContain('FR');
    const t = natoStrikes(FAR, { hexes, ...dice });
    expect(open(t)).toEqual(['EG', 'CS']);
    expect(t.refusal(strike('2014'))).toMatchObject({ rule: '8.0', code: 'own-territory', hex: '2014' });
  });

  it('TWW-8.0-a, TWW-3.0-a: in the own combat phase of every turn, and at no other time', () => {
    for (const turn of [4, 23]) {
      expect(pactFights(FAR, { turn }).may(nuclear)).toBe(true);
      expect(natoFights(FAR, { turn }).may(nuclear)).toBe(true);
    }
    expect(pact(FAR).refusal(nuclear)).toMatchObject({ rule: '8.0', code: 'wrong-phase' });
    expect(nato(FAR).may(nuclear)).toBe(false);
    expect(pactStrikes().refusal({ by: 'nato', ...nuclear })?.code).toBe('not-your-turn');
  });

  it('TWW-8.0-a: a strike is the attack on that hex', () => {
    const units = { 'SU-25': '1009', 'WG-1DB': '1008', 'US-6DB': '1208' };
    const hexes = ground(cities('WG', '1009'));
    const t = pactStrikes(units, { hexes });
    fight(t, '1008', ['SU-25'], 4); // 1-1: IMP
    expect(refused(t, nuclear, strike('1008'))).toMatchObject({ rule: '8.0', code: 'already-attacked' });
    const other = pactStrikes(units, { hexes });
    bomb(other, '1008', 5, 7);
    expect(refused(other, nuclear, strike('1008'))?.code).toBe('already-attacked');
    other.play(strike('1208'));
    expect(other.refusal(bombard('1208'))?.code).toBe('no-enemy-there');
  });

  it('TWW-8.0-c, TWW-4.1.2-g: who has nobody left to attack is free', () => {
    const t = pactStrikes({ 'SU-25': '1009 moved', 'WG-4DIMec': '1008' });
    expect(t.refusal(end)?.code).toBe('must-attack');
    nuke(t, '1008');
    expect(t.may(end)).toBe(true);
  });

  it('TWW-8.0-c: own units in the hex are lost too, and count for the enemy', () => {
    const t = pactStrikes({ 'SU-25': '1008', ...FAR });
    nuke(t, '1008');
    expect([t.where('SU-25'), score(t)]).toEqual(['eliminated', [-30, 2]]);
  });

  it('TWW-8.0-a: sea and hexes struck already may be struck, once a phase', () => {
    const t = pactStrikes(FAR, { hexes: ground({ '1010': 'sea' }), extra: { nuked: ['1008'] } });
    nuke(t, '1008');
    nuke(t, '1010');
    expect(refused(t, nuclear, strike('1008'))?.code).toBe('already-attacked');
    expect([score(t), t.view().extra['nuked']]).toEqual([
      [-60, 0],
      ['1008', '1010'],
    ]);
  });
});

describe('8.0 retaliation', () => {
  const hexes = ground({ ...cities('WG', '1008 1010 1012 1014'), ...cities('EG', '2808 2810 2812') });
  const CITY = ['2808', '2810', '2812'];
  const OTHER = ['2814', '2816', '2818'];

  it.each([
    [[], 50, 30],
    [['1208'], 50, 20],
    [['1008'], 20, 20],
  ])('TWW-8.0-b, TWW-8.0-f: after %o a city costs %d, another hex %d, for both sides', (received, city, other) => {
    const suffered = { extra: { nukes: by('pact', ...received) }, hexes };
    expect(cost(natoStrikes(FAR, suffered), '2808')).toBe(city);
    expect(cost(natoStrikes(FAR, suffered), '2814')).toBe(other);
    const mirrored = received.map((hex) => (hex === '1008' ? '2808' : '2814'));
    const against = { extra: { nukes: by('nato', ...mirrored) }, hexes };
    expect(cost(pactStrikes(FAR, against), '1008')).toBe(city);
    expect(cost(pactStrikes(FAR, against), '1208')).toBe(other);
  });

  it('TWW-8.0-f, TWW-8.0-b: the book’s example', () => {
    const t = pactStrikes(FAR, { hexes });
    expect(cost(t, '1208')).toBe(30);
    goTo(t, 6, 'nato-combat');
    const terrains = ['2814', '2808'];
    expect(terrains.map((hex) => cost(t, hex))).toEqual([20, 50]);
  });

  it.each([
    [['1208'], [OTHER[0], OTHER[1], OTHER[2]], [20, 30, 30]],
    [
      ['1208', '1210'],
      [OTHER[0], OTHER[1], OTHER[2]],
      [20, 20, 30],
    ],
    [['1208'], [CITY[0], OTHER[0]], [50, 20]],
    [
      ['1008', '1208'],
      [OTHER[0], CITY[0]],
      [20, 20],
    ],
    [
      ['1008', '1208'],
      [CITY[0], OTHER[0]],
      [20, 20],
    ],
    [
      ['1008', '1208'],
      [CITY[0], CITY[1]],
      [20, 50],
    ],
    [
      ['1008', '1208'],
      [OTHER[0], OTHER[1]],
      [20, 20],
    ],
    [
      ['1008', '1208'],
      [OTHER[0], OTHER[1], CITY[0]],
      [20, 20, 50],
    ],
    [
      ['1008', '1208'],
      [CITY[0], CITY[1], OTHER[0]],
      [20, 50, 20],
    ],
  ])('TWW-8.0-f: after %o the answers %o cost %o', (received, answers, points) => {
    const t = natoStrikes(FAR, { hexes, extra: { nukes: by('pact', ...received) } });
    expect(answers.map((hex) => cost(t, hex as string))).toEqual(points);
  });

  it('TWW-8.0-f: a retaliation gives no right to another', () => {
    const t = pactStrikes(FAR, { hexes });
    expect(cost(t, '1208')).toBe(30);
    goTo(t, 6, 'nato-combat');
    expect(cost(t, '2814')).toBe(20);
    goTo(t, 7, 'pact-combat');
    expect(cost(t, '1210')).toBe(30);
    goTo(t, 7, 'nato-combat');
    expect([cost(t, '2816'), score(t)]).toEqual([20, [-60, -40]]);
  });

  it('TWW-8.0-f: what goes beyond retaliation gives a right', () => {
    const t = pactStrikes(FAR, { hexes });
    cost(t, '1208');
    goTo(t, 6, 'nato-combat');
    expect(cost(t, '2808')).toBe(50);
    goTo(t, 7, 'pact-combat');
    expect([cost(t, '1008'), cost(t, '1010'), score(t)]).toEqual([20, 50, [-100, -50]]);
    goTo(t, 7, 'nato-combat');
    expect([cost(t, '2810'), cost(t, '2814'), cost(t, '2816')]).toEqual([20, 20, 30]);
  });

  it('TWW-8.0-f, TWW-8.0-a: rights keep to the end', () => {
    const t = natoStrikes(FAR, { turn: 23, hexes, extra: { nukes: by('pact', '1008') } });
    expect(cost(t, '2808')).toBe(20);
  });

  it('TWW-8.0-f: units in the hex do not count for it', () => {
    const units = { 'SU-16': '2814', 'SU-25': '2814', 'SU-26': '2814' };
    const t = natoStrikes(units, { hexes, extra: { nukes: by('pact', '1208') } });
    nuke(t, '2814');
    expect(score(t)).toEqual([-30, -14]);
  });
});

describe('8.0 marked hexes', () => {
  const marked = (...names: string[]): More => ({ extra: { nuked: names } });

  it('TWW-8.0-c, TWW-8.0-d, TWW-4.0-a: NATO armour passes at the price of the terrain and does not stop', () => {
    for (const unit of ['US-6DB', 'US-ACR-V', 'BR-3DB']) {
      const t = nato({ [unit]: '1006' }, marked('1007'));
      expect(costs(t, unit, '1007', '1008')).toEqual([1, 1]);
      expect(t.reach(unit)['1007']).toMatchObject({ cost: 1, mayStop: false });
      t.play(move(unit), step('1007'));
      expect(t.refusal(stop)).toMatchObject({ rule: '8.0', code: 'marked' });
    }
    const rough = { ...marked('1007'), hexes: { '1007': 'forest' }, sides: [river('1006', '1007')] };
    expect(costs(nato({ 'US-6DB': '1006' }, rough), 'US-6DB', '1007', '1008')).toEqual([5, 1]);
  });

  it('TWW-8.0-c: nobody else passes, whoever struck', () => {
    for (const unit of ['US-3DIMec', 'WG-Bde-Bonn', 'WG-1DM', 'WG-1DAet'])
      expect(blocked(nato({ [unit]: '1006' }, marked('1007')), unit, '1007')).toBe('marked');
    for (const side of ['pact', 'nato'] as const)
      for (const unit of ['SU-25', 'SU-21M', 'CZ-1DB', 'SU-103']) {
        const extra = { nukes: by(side, '1007') };
        expect(blocked(pact({ [unit]: '1006' }, { extra }), unit, '1007')).toBe('marked');
      }
    const round = nato({ 'US-3DIMec': '1006' }, marked('1007')).reach('US-3DIMec');
    expect([round['1008']?.cost, '1007' in round]).toEqual([3, false]);
  });

  it('TWW-8.0-d, TWW-4.0-b: points enough to come out again', () => {
    const far = nato({ 'US-6DB': '1018' }, marked('1007')).reach('US-6DB');
    expect([far['1007']?.mayStop, far['1006']?.cost]).toEqual([false, 12]);
    expect('1007' in nato({ 'US-6DB': '1019' }, marked('1007')).reach('US-6DB')).toBe(false);
  });

  it('TWW-8.0-d, TWW-4.1.2-b: in an enemy EZ armour would have to stop there: refused', () => {
    const t = nato({ 'US-6DB': '1008', 'SU-R14': '0906' }, marked('1007'));
    expect(blocked(t, 'US-6DB', '1007')).toBe('marked');
  });

  it('TWW-8.0-c, TWW-4.1.2-c: contact is broken across a marker', () => {
    const t = nato({ 'US-6DB': '1008', 'SU-R14': '1009' }, marked('1007'));
    expect(costs(t, 'US-6DB', '1007', '1006')).toEqual([2, 1]);
    const foot = nato({ 'US-3DIMec': '1008', 'SU-R14': '1009' }, marked('1007'));
    expect([blocked(foot, 'US-3DIMec', '1007'), costs(foot, 'US-3DIMec', '0907')]).toEqual(['marked', [2]]);
  });

  it('TWW-8.0-d: nobody lands by helicopter there', () => {
    const t = pact({ 'SU-103': '1006' }, marked('1007'));
    t.play({ type: 'fly', unit: 'SU-103' });
    expect(t.refusal(step('1007'))).toMatchObject({ rule: '8.0', code: 'marked' });
  });

  const squeezed = { 'SU-25': '1009', 'SU-26': '1009' };

  it('TWW-8.0-d, TWW-5.1.3-a, TWW-5.3-a: a marked hex is no way out', () => {
    const t = pactFights({ 'US-3DIMec': '1008', ...squeezed }, marked('1007', '1107'));
    expect(oddsOf(t, '1008', ['SU-25', 'SU-26'])).toMatchObject({ shift: {}, column: '2-1' });
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 4)).toBe('2-1: DRI AVB');
    expect(retreatHexes(t, 'US-3DIMec')).toEqual(['0907']);
    for (const unit of ['US-3DIMec', 'WG-1DB']) {
      const shut = pactFights({ [unit]: '1008', ...squeezed }, marked('1007', '1107', '0907'));
      expect(oddsOf(shut, '1008', ['SU-25', 'SU-26'])).toMatchObject({ shift: { surrounded: 1 }, column: '3-1' });
    }
  });

  it('TWW-8.0-d, TWW-5.3.3-a: shut in by markers a unit goes through an EZ, with a loss', () => {
    const t = pactFights({ 'US-3DIMec': '1008', ...squeezed }, marked('1007', '1107', '0907'));
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 5)).toBe('3-1: DRI AVB');
    expect(retreatHexes(t, 'US-3DIMec')).toEqual(['0908', '1108']);
    t.play(retreat('US-3DIMec', '0908'));
    expect(retreatHexes(t, 'US-3DIMec')).toEqual(['0808', '0809']);
    t.play(retreat('US-3DIMec', '0808'));
    expect(state(t, 'US-3DIMec')).toBe('0808 1');
    const hit = pactFights({ 'US-3DIMec': '1008', ...squeezed }, marked('1007', '1107', '0907'));
    expect(fight(hit, '1008', ['SU-25', 'SU-26'], 2)).toBe('3-1: DRB AVI');
    expect(hit.where('US-3DIMec')).toBe('eliminated');
  });

  it('TWW-8.0-d, TWW-5.3.3-a: NATO armour may be driven over a marker, to a second hex', () => {
    const t = pactFights({ 'WG-1DB': '1008', ...squeezed }, marked('1007', '1107', '0907'));
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 5)).toBe('3-1: DRI AVB');
    expect(retreatHexes(t, 'WG-1DB')).toEqual(['0907', '0908', '1007', '1107', '1108']);
    t.play(retreat('WG-1DB', '1007'));
    expect(retreatHexes(t, 'WG-1DB')).toEqual(['0906', '1006', '1106']);
    t.play(retreat('WG-1DB', '1006'));
    expect(state(t, 'WG-1DB')).toBe('1006 1');
  });

  it('TWW-8.0-d, TWW-5.3-a: with nothing but markers around it is eliminated', () => {
    const all = marked('0907', '0908', '1007', '1107', '1108');
    const t = pactFights({ 'US-3DIMec': '1008', ...squeezed }, all);
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 5)).toBe('3-1: DRI AVB');
    expect([t.where('US-3DIMec'), score(t)[0]]).toEqual(['eliminated', 5]);
  });

  it('TWW-8.0-d, TWW-5.1.5-i: the same for attackers that are beaten back', () => {
    const units = { 'SU-25': '1008', 'US-3DIMec': '1009' };
    const t = pactFights(units, marked('1007', '1107'));
    fight(t, '1009', ['SU-25'], 7); // 1-1: DVI ARI
    expect(retreatHexes(t, 'SU-25')).toEqual(['0907']);
    const shut = pactFights(units, marked('1007', '1107', '0907'));
    fight(shut, '1009', ['SU-25'], 7);
    expect(retreatHexes(shut, 'SU-25')).toEqual(['0908', '1108']);
  });

  it('TWW-8.0-d, TWW-5.3.1-a: nobody makes room onto a marker', () => {
    const crowd = { 'WG-1DB': '0907', 'WG-4DIMec': '0907', 'WG-Bde-I': '0907' };
    const t = pactFights({ 'US-3DIMec': '1008', ...squeezed, ...crowd }, marked('1007', '1107'));
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 4)).toBe('2-1: DRI AVB');
    t.play(retreat('US-3DIMec', '0907'));
    expect(t.prompt()).toBe('displace');
    for (const unit of ['WG-1DB', 'WG-4DIMec']) {
      expect(t.may(displace(unit, '1007'))).toBe(false);
      for (const hex of ['0807', '0808', '0906']) expect(t.may(displace(unit, hex))).toBe(true);
    }
  });

  it('TWW-8.0-d, TWW-5.2-a: no advance ends on a marker', () => {
    const t = pactFights({ ...squeezed, 'US-Bde-A': '1008' }, marked('1007'));
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 2)).toBe('6-1: DE AVI');
    t.play(advance('SU-25'));
    const on = t.legal('advance-on').map(({ to }) => String(to));
    expect(on.toSorted()).toEqual(['0907', '0908', '1009', '1107', '1108']);
    expect(t.refusal(advanceOn('SU-25', '1007'))).toMatchObject({ rule: '8.0', code: 'marked' });
    t.play(done);
  });

  it('TWW-8.0-d, TWW-4.2.1-a, TWW-4.2.1-c, TWW-9.1.3-a: no entry in a marked city; NATO armour crosses a marked edge hex', () => {
    const units = { 'US-1DB': 'off', 'US-2DIMec': 'off' };
    const t = nato(units, { turn: 15, hexes: { '0814': 'city' }, extra: { nuked: ['0814', '0115'] } });
    expect(refused(t, move('US-2DIMec'), step('0814'))?.code).toBe('not-entry-hex');
    expect(t.refusal(step('0115'))?.code).toBe('marked');
    t.play(step('0116'), stop);
    t.play(move('US-1DB'), step('0115'));
    expect(t.refusal(stop)?.code).toBe('marked');
    t.play(step('0215'), stop);
    expect(t.hexOf('US-1DB')).toBe('0215');
  });

  it('TWW-8.0-c, TWW-9.2.1-a: a struck city stays with its holder, and the Pact cannot come in', () => {
    const hexes = ground({ '2110': cityIn('WG') });
    const t = pactFights({ 'WG-Bde-I': '2110', 'SU-25': '2310' }, { turn: 10, hexes });
    nuke(t, '2110');
    expect([score(t), (t.view().extra['holders'] as Record<string, string>)['2110']]).toEqual([[-45, 0], 'nato']);
    goTo(t, 11, 'pact-movement');
    march(t, 'SU-25', '2210');
    t.play(end, end, end, end);
    expect(blocked(t, 'SU-25', '2110')).toBe('marked');
  });

  it('TWW-8.0-c, TWW-9.2.2-a, TWW-9.2.2-b: NATO armour takes a struck city by passing through', () => {
    const hexes = ground({ '2911': cityIn('EG') });
    const t = natoFights({ 'SU-25': '2911', 'US-6DB': '2709' }, { turn: 10, hexes });
    nuke(t, '2911');
    expect(score(t)).toEqual([0, -48]);
    goTo(t, 12, 'nato-movement');
    march(t, 'US-6DB', '2810', '2910', '2911', '2912');
    expect(score(t)).toEqual([0, -38]);
  });
});

describe('8.0 the position', () => {
  it('TWW-8.0-b, TWW-8.0-f: `nukes` of a set-up are paid, mark their hexes and give rights', () => {
    const t = natoStrikes(FAR, { extra: { nukes: by('pact', '1208') } });
    expect(score(t)).toEqual([-30, 0]);
    expect(t.view().extra).toMatchObject({
      nuked: ['1208'],
      nukes: [{ side: 'pact', hex: '1208', retaliation: false }],
    });
  });

  it('TWW-8.0-e: nobody has struck his own territory in a set-up', () => {
    const own = { side: 'pact', hex: '3216' };
    const setup = { game: THIRD_WORLD_WAR.id, turn: 9, phase: 'pact-combat', extra: { nukes: [own] } };
    const begun = THIRD_WORLD_WAR.fromSetup({ scenario: 'august-1985', options: {}, setup });
    expect(begun).toMatchObject({
      ok: false,
      error: [{ code: 'own-territory', at: 'extra.nukes[0].hex', hex: '3216' }],
    });
  });

  it.each([
    [{ hex: '1208' }, 'missing-field', 'side'],
    [{ side: 'pact' }, 'missing-field', 'hex'],
    [{ side: 'allied', hex: '1208' }, 'no-such-side', 'side'],
    [{ side: 'pact', hex: '9999' }, 'no-such-hex', 'hex'],
  ])('a strike of a set-up says which field is missing or wrong: %j', (strike, code, field) => {
    const setup = { game: THIRD_WORLD_WAR.id, extra: { nukes: [strike] } };
    const begun = THIRD_WORLD_WAR.fromSetup({ scenario: 'august-1985', options: {}, setup });
    expect(begun).toMatchObject({ ok: false, error: [{ code, at: `extra.nukes[0].${field}` }] });
  });
});
