import { describe, expect, test } from 'vitest';
import { END, position, sit, type Played } from '../../test-kit.ts';

const STAYED = '1/505/82';
const MOVED = '2/505/82';
const attack = (target: string) => ({ type: 'attack', target });
const attacker = (unit: string) => ({ type: 'attacker', unit });
const COMMIT = { type: 'commit' };

/** The combat phase after one battalion has come to another and an engineer at 3010, south of a major river. Elsewhere 5703 can be attacked. */
const assault = () =>
  sit('allied-movement', {
    units: {
      [STAYED]: '3010',
      '30 Corps Eng': '3010',
      [MOVED]: '2909',
      Stephan: '3110',
      'Kerutt(-)': '3009',
      '2/502/101': '5702',
      Kauer: '5703',
    },
    sides: { '3010-3110': { river: 'major' } },
  })
    .play({ type: 'move', unit: MOVED, mode: 'tactical' }, { type: 'step', to: '3010' })
    .play(END);

test('[H44-9.5.3-b] [H44-9.5.3-c] who has come up may attack over the river with infantry that has not moved, not without it', () => {
  const t = assault().play(attack('3110'), attacker(MOVED));
  expect(t.refused(COMMIT)).toBe('no-river-assault');
  expect(t.play(attacker(STAYED)).refused(COMMIT)).toBeUndefined();
});

describe('RUL-H44-308: units that have parted, in a river assault', () => {
  const GUARDS = '5CG/32/Gds';
  const PART = 'BR Inf BD A';
  const breakDown = { type: 'break-down', unit: GUARDS, target: PART };
  const move = (unit: string) => ({ type: 'move', unit, mode: 'normal' });
  const step = (to: string) => ({ type: 'step', to });
  const stop = { type: 'stop' };
  /** Guards at this hex, and an engineer at 3010, south of a major river. */
  const guards = (hex: string, steps = 3) =>
    position(
      9,
      'allied-movement',
      [
        [GUARDS, hex, { steps }],
        ['30 Corps Eng', '3010'],
        ['Police', '3110', { steps: 1 }],
      ],
      { sides: { '3010-3110': { river: 'major' } } },
    );
  const assaulting = (t: Played) => t.after(END).why(attack('3110'));

  test('[H44-9.5.3-b] [H44-21.3-b] a part that forms after its parent has come up leads nobody', () => {
    expect(assaulting(guards('2909').after(move(GUARDS), step('3010'), stop, breakDown))).toBe(
      '9.5.3 no-river-assault',
    );
  });

  test('[H44-9.5.3-b] [H44-21.3-a] nor one that is left there on the way', () => {
    const passing = guards('2909').after(move(GUARDS), step('3010'), breakDown, step('3009'), step('3008'), stop);
    expect(assaulting(passing)).toBe('9.5.3 no-river-assault');
  });

  test('[H44-9.5.3-b] [H44-21.4-a] nor a parent that comes back for a remnant which has come up', () => {
    const parted = guards('2909', 2).after(move(GUARDS), step('3010'), breakDown, move(PART), step('3009'));
    const back = parted.after(step('3010'), stop, { type: 'rebuild', unit: PART, target: 'BR Inf REM A' });
    expect(assaulting(back)).toBe('9.5.3 no-river-assault');
  });

  test('[H44-9.5.3-b] a part of infantry that has not moved leads', () => {
    const t = guards('3010').after(breakDown, END, attack('3110'), attacker(PART));
    expect(t.refused(COMMIT)).toBeUndefined();
  });

  test('[H44-9.5.3-b] [H44-21.4-f] so does a parent that a part has come back to', () => {
    const gone = guards('3010').after(breakDown, move(PART), step('3009'), step('3010'), stop);
    expect(assaulting(gone.after({ type: 'rebuild', unit: PART, target: GUARDS }))).toBeUndefined();
  });
});

test('[H44-9.5.3-b] infantry that has attacked elsewhere does not lead others over the river', () => {
  const t = assault().play(attack('3009'), attacker(STAYED), COMMIT).dice(3);
  expect(t.legal('attack').map(({ target }) => target)).toEqual(['5703']);
});

test('[H44-9.5.3-g] an assault may wait until another combat has been fought', () => {
  const t = assault().play(attack('5703'), attacker('2/502/101'), COMMIT).dice(2);
  expect(t.codes()).toContain('combat');
  expect(t.refused(attack('3110'))).toBeUndefined();
});

test('[H44-9.2-b] units in all six hexes around the defender attack together', () => {
  const units = ['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '5EY/69/50', '6GH/69/50', '7GH/69/50'];
  const hexes = ['3009', '3011', '2909', '2910', '3109', '3110'];
  const t = sit('allied-combat', {
    units: { Stephan: '3010', ...Object.fromEntries(units.map((unit, i) => [unit, hexes[i] as string])) },
  });
  t.play(attack('3010'));
  for (const unit of units) {
    expect(t.refused(attacker(unit)), unit).toBeUndefined();
    t.play(attacker(unit));
  }
});

test('[H44-9.2-c] two units of a stack attack different hexes, each in its own combat, and no unit twice', () => {
  const t = sit('allied-combat', {
    turn: 9,
    units: { '6DLI/151/50': '3010', '8DLI/151/50': '3010', Stephan: '3009', 'Kerutt(-)': '3011' },
  });
  expect(t.legal('attack').map(({ target }) => target)).toEqual(['3009', '3011']);
  t.play(attack('3009'), attacker('6DLI/151/50'), COMMIT).dice(3).play(attack('3011'));
  expect(t.refused(attacker('8DLI/151/50'))).toBeUndefined();
  expect(t.refused(attacker('6DLI/151/50'))).toBe('attacked-already');
});

test('[H44-9.1-b] [H44-13.5-a] who has retreated from an attack is attacked no more, but friends he has come to are', () => {
  const after = (friends: Record<string, string>) => {
    const near = { '6DLI/151/50': '3009', '8DLI/151/50': '3009', 'Kerutt(-)': '3010' };
    const beyond = { '9DLI/151/50': '3013', '30 Corps Eng': '3013' };
    const sides = { '3012-3013': { river: 'major' } };
    const t = sit('allied-combat', { units: { ...near, ...beyond, ...friends }, sides });
    t.play(attack('3010'), attacker('6DLI/151/50'), attacker('8DLI/151/50'), COMMIT).dice(5).play({ type: 'yield' });
    for (const to of ['3011', '3012']) t.play({ type: 'retreat', unit: 'Kerutt(-)', to });
    return t.play({ type: 'done' });
  };
  expect(after({}).refused(attack('3012'))).toBe('hex-attacked-already');
  expect(after({ Stephan: '3012' }).refused(attack('3012'))).toBeUndefined();
});

/** As the attackers of 3009 come to 3010, Stephan in full retreat at 3110 leaves for 3012. */
const rout = (t: ReturnType<typeof sit>, beaten = ['2910', '2911']) => {
  t.play(attack('3010'), attacker('6DLI/151/50'), attacker('8DLI/151/50'), COMMIT).dice(5).play({ type: 'yield' });
  for (const to of beaten) t.play({ type: 'retreat', unit: 'Henke', to });
  t.play({ type: 'advance', unit: '6DLI/151/50', to: '3010' });
  for (const to of ['3111', '3012']) t.play({ type: 'retreat', unit: 'Stephan', to });
  return t.play({ type: 'done' });
};
const flight = (units: Record<string, string>) => ({
  units: {
    '6DLI/151/50': '3009',
    '8DLI/151/50': '3009',
    Henke: '3010',
    Stephan: { hex: '3110', marks: ['full-retreat'] },
    '9DLI/151/50': '3013',
    '30 Corps Eng': '3013',
    ...units,
  },
  sides: { '3012-3013': { river: 'major' } },
});

test('[H44-9.1-b] [RUL-H44-229] a hex that was attacked is attacked again if others, who were not, have come into it', () => {
  const units = { '14/Hoffmann': '3012', '5EY/69/50': '3013', '43 Div Eng': '3013', '6GH/69/50': '3013' };
  const t = sit('allied-combat', flight(units)).play(attack('3012'), attacker('9DLI/151/50'), attacker('5EY/69/50'));
  t.play(COMMIT).dice(6);
  expect([t.codes().at(-1), rout(t.play({ type: 'done' })).refused(attack('3012'))]).toEqual(['eliminated', undefined]);
});

test('[H44-9.1-b] [RUL-H44-229] not one where who was attacked stands, whoever else has come', () => {
  const t = sit('allied-combat', flight({ 'Kerutt(-)': '3012', '43 Div Eng': '3013', '5EY/69/50': '3013' }));
  t.play(attack('3012'), attacker('9DLI/151/50'), COMMIT).dice(1);
  expect(rout(t).refused(attack('3012'))).toBe('hex-attacked-already');
  const beaten = rout(sit('allied-combat', flight({})), ['3011', '3012']);
  expect(beaten.refused(attack('3012'))).toBe('hex-attacked-already');
});

test('[RUL-H44-78] no automatic DS over an unbridged major river, with engineers or without', () => {
  const units = { '6DLI/151/50': '3009', '30 Corps Eng': '3009', '2IG/5/Gds': '3011', '2GG/5/Gds': '3011' };
  const foe = { '14/Hoffmann': { hex: '3010', marks: ['disrupted'] } };
  const sides = { '3009-3010': { river: 'major' } };
  const t = sit('allied-movement', { units: { ...units, ...foe }, sides }).play({ type: 'overrun', target: '3010' });
  expect([t.refused(attacker('6DLI/151/50')), t.refused(attacker('2IG/5/Gds'))]).toEqual([
    'attack-needs-bridge',
    undefined,
  ]);
});

describe('[H44-17.6.2-b] two guns: 5 AGRA and one of the lead formation', () => {
  const gun = (unit: string) => ({ type: 'artillery', unit });
  const lead = (formation: string) => ({ type: 'lead', formation });
  /** Two formations against 3612, the Guards in the lead. */
  const guards = () =>
    sit('allied-combat', {
      turn: 12,
      units: {
        '3IG/32/Gds': '3611',
        '4W/129/43': '3611',
        Stephan: '3612',
        '5 AGRA': '3608',
        'Gds Div Arty': '3608',
      },
    }).play(attack('3612'), attacker('3IG/32/Gds'), attacker('4W/129/43'), lead('Gds'));
  const guns = (t: Played) => t.events(COMMIT).find(({ code }) => code === 'attack')?.args?.['artillery'];

  test('[H44-10.2.1-b] with another lead formation the second gun stays out', () => {
    const t = guards().play(gun('5 AGRA'), gun('Gds Div Arty'), lead('43'));
    expect(t.refused(gun('Gds Div Arty'))).toBe('one-artillery-shift');
    expect(guns(t)).toEqual(['5 AGRA']);
  });

  test('the first one stays', () => {
    expect(guns(guards().play(gun('Gds Div Arty'), gun('5 AGRA'), lead('43')))).toEqual(['Gds Div Arty']);
    expect(guns(guards().play(gun('Gds Div Arty'), gun('5 AGRA')))).toEqual(['Gds Div Arty', '5 AGRA']);
  });
});

describe('RUL-H44-380: attacks out of an overstacked hex on two hexes', () => {
  const [ONE, TWO, THREE, FOUR] = ['1/505/82', '2/505/82', '3/505/82', '1/508/82'] as const;
  const there = { hex: '3010', steps: 2 };
  /** These of the four battalions in 3010 attack 3110: ENG, nobody loses a step. */
  const fought = (die: number, ...units: string[]) =>
    sit('allied-combat', {
      turn: 9,
      units: { [ONE]: there, [TWO]: there, [THREE]: there, [FOUR]: there, Stephan: '3110', 'Kerutt(-)': '3009' },
    })
      .play(attack('3110'), ...units.map(attacker), COMMIT)
      .dice(die);

  test('[H44-6.4.2-b] after two have attacked nobody else does so in this phase', () => {
    const t = fought(2, ONE, TWO);
    expect([t.legal('attack'), t.refused(attack('3009'))]).toEqual([[], 'overstacked-attack']);
  });

  test('[H44-6.4.2-b] after one has, one more does', () => {
    const t = fought(3, ONE).play(attack('3009'), attacker(THREE));
    expect([t.refused(attacker(TWO)), t.refused(attacker(FOUR))]).toEqual(['overstacked-attack', 'overstacked-attack']);
  });
});
