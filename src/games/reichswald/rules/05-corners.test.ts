import { describe, expect, it } from 'vitest';
import { gameById } from '../../all.ts';
import { lay, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';

// Corners where two rules meet: positions found by playing and by reading the rulebook against the engine.

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const commit = { type: 'commit' };
const step = (to: string) => ({ type: 'step', to });
const move = (unit: string) => ({ type: 'move', unit });
const wet = (...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, 'inundation']));

const at = (phase: string, units: Sketch['units'], more: Partial<Sketch> = {}): Table =>
  lay(game, { turn: 14, phase, weather: 'cloudy', units, ...more });

/** Attacks the hex with these units and rolls; leaves a declined defence unanswered. */
function fight(t: Table, target: string, attackers: string[], dice: [number, number]): void {
  t.play({ type: 'attack', target }, ...attackers.map((unit) => ({ type: 'attacker', unit })), commit);
  if (t.prompt() === 'answer') t.play(commit);
  t.dice(...dice);
}

/** Takes the first legal answer to every question of a kind. */
function answer(t: Table, ...types: string[]): void {
  for (let open = true; open;) {
    const next = types.flatMap((type) => t.legal(type))[0];
    open = next !== undefined;
    if (next) t.play(next);
  }
}

describe('retreat', () => {
  it('[RW-5.3-a] [RW-5.3.1-a] a full hex that nobody can clear is no way out, though no enemy EZ reaches it', () => {
    const units = { 'B-44/15': '1012', 'B-46/15': '1011', 'G-Lehr': '1112', 'G-2/2': '0912' };
    const t = at('german-combat', units, { hexes: wet('1010', '1110', '0910') });
    fight(t, '1012', ['G-Lehr', 'G-2/2'], [6, 6]);
    expect(t.may({ type: 'retreat', unit: 'B-44/15', to: '1011' })).toBe(false);
    expect(t.legal().length).toBeGreaterThan(0);
  });

  it.each([
    ['', '1009', [1, 1]], // 1-1: DRI AVB
    [' reduced', '1109 0909', [5, 6]], // 2-1: DRI AVB
  ] as const)('[RW-5.1.2-f] [RW-9.0-f] a bombed city before the water, unless it destroys: %s', (worn, open, dice) => {
    const units = { 'G-1051/84': `1010${worn}`, 'B-44/15': '1011' };
    const t = at('allied-combat', units, { hexes: wet('0909', '1109'), extra: { bombed: ['1009'] } });
    fight(t, '1010', ['B-44/15'], [...dice]);
    expect(t.legal('retreat').map((action) => action['to'])).toEqual(open.split(' '));
  });

  it('[RW-4.1.1-m] the odds know no retreat hex for who stands in a bombed city', () => {
    const units = { 'G-1051/84': '1010', 'B-44/15': '1011' };
    const hexesFor = (bombed: string[]) =>
      at('allied-combat', units, { extra: { bombed } }).odds({ target: '1010', attackers: ['B-44/15'] }).retreatHexes;
    expect([hexesFor([]), hexesFor(['1010'])]).toEqual([3, 0]);
  });

  it('[RW-4.1.1-j] tanks without escort do not retreat into a hex of the Siegfried line', () => {
    const works = { '0909': { features: ['siegfried'] } };
    const t = at('german-combat', { 'B-107/34': '1010', 'G-Lehr': '1011' }, { hexes: works });
    fight(t, '1010', ['G-Lehr'], [6, 5]);
    expect(t.legal('retreat').map((action) => action['to'])).not.toContain('0909');
    expect(t.may({ type: 'retreat', unit: 'B-107/34', to: '1009' })).toBe(true);
  });

  it('[RW-5.1.3-a] a crest is no way out for artillery, which may not stand there', () => {
    const units = { 'G-184A': '1012', 'B-44/15': '1112', 'B-46/15': '1013' };
    const request = { target: '1012', attackers: ['B-44/15', 'B-46/15'] };
    const whys = (hexes: Sketch['hexes']) =>
      at('allied-combat', units, { hexes: hexes ?? {} })
        .odds(request)
        .shifts.map((s) => s.why);
    expect(whys({ '1011': 'crest', ...wet('0911') })).toContain('surrounded');
    expect(whys(wet('0911'))).not.toContain('surrounded');
  });

  it('[RW-7.0-c] a unit displaced by a chain retreat does not recover that turn', () => {
    const units = { 'B-44/15': '1012 reduced', 'B-46/15': '1011 reduced', 'G-Lehr': '1112', 'G-2/2': '0912' };
    const t = at('german-movement', units, { hexes: wet('0911', '1111') });
    t.play(end);
    fight(t, '1012', ['G-Lehr', 'G-2/2'], [4, 4]); // 10 against 2, 5-1: DRI AVB
    answer(t, 'retreat');
    t.play({ type: 'displace', unit: 'B-46/15', to: '1010' });
    answer(t, 'loss', 'done');
    t.play(end);
    expect(t.steps('B-46/15')).toBe(1);
  });
});

describe('the duty to attack', () => {
  const units = { 'B-44/15': '1010', 'B-46/15': '1012', 'G-1051/84': '1011', 'B-5AGRA-M': '0510' };

  it('[RW-4.1.2-g] the only target of an obliged unit may not be bombarded away', () => {
    const t = at('allied-combat', units);
    expect(t.refusal({ type: 'bombard', target: '1011' })).toMatchObject({ rule: '4.1.2', code: 'must-join' });
  });

  it('[RW-4.1.2-g] nor attacked without him', () => {
    const t = at('allied-combat', units);
    t.play({ type: 'attack', target: '1011' }, { type: 'attacker', unit: 'B-44/15' });
    expect(t.refusal(commit)).toMatchObject({ rule: '4.1.2', code: 'must-join', unit: 'B-46/15' });
    t.play({ type: 'attacker', unit: 'B-46/15' });
    expect(t.may(commit)).toBe(true);
  });

  it('[RW-9.0-d] [RW-4.1.2-c] an engaged unit in the water may not attack and has to break contact while it can', () => {
    const engaged = { 'B-44/15': '1011', 'G-1051/84': '1012' };
    expect(at('allied-movement', engaged, { hexes: wet('1011') }).refusal(end)).toMatchObject({ code: 'must-leave' });
    expect(at('allied-movement', engaged).may(end)).toBe(true);
  });
});

describe('bombed towns', () => {
  const units = { 'B-44/15': '1010', 'B-46/15': '1012', 'G-1051/84': '1011' };
  const town = { hexes: { '1010': 'city' } };

  it('[RW-4.1.1-m] nobody advances out of a bombed town', () => {
    const t = at('allied-combat', units, { ...town, extra: { bombed: ['1010'] } });
    fight(t, '1011', ['B-44/15', 'B-46/15'], [6, 4]);
    while (t.legal('retreat').length > 0) t.play(t.legal('retreat')[0] as object);
    while (t.legal('loss').length > 0) t.play({ type: 'loss', unit: 'B-46/15' });
    expect([t.may({ type: 'advance', unit: 'B-44/15' }), t.may({ type: 'advance', unit: 'B-46/15' })]).toEqual([
      false,
      true,
    ]);
    expect(t.refusal({ type: 'advance', unit: 'B-44/15' })).toMatchObject({ code: 'bombed', hex: '1010' });
  });

  const city = { '1010': 'city', '1011': 'city' };
  /** B-44/15 in one hex drives G-Magen out of another, 4 + 14 against 2. */
  function won(bombed: string[]): Table {
    const units = { 'B-44/15': '1010', 'B-4AGRA-P': '0610', 'G-1051/84': '2010', 'G-Magen': '1011' };
    const t = at('allied-combat', units, { hexes: city, extra: { bombed } });
    const support = { type: 'artillery', unit: 'B-4AGRA-P' };
    t.play({ type: 'attack', target: '1011' }, { type: 'attacker', unit: 'B-44/15' }, support, commit);
    if (t.prompt() === 'answer') t.play(commit);
    t.dice(1, 2);
    return t;
  }

  const held = ({ match }: Table) =>
    match.log.flatMap(({ event }) => (event.code === 'no-advance' ? [event.args] : []));

  it('[RW-4.1.1-m] who stands in one is told which hex is bombed, and so is the log', () => {
    expect(held(won(['1010']))).toEqual([{ unit: 'B-44/15', hex: '1011', from: '1010', reason: 'bombed' }]);
  });

  it('[RW-4.1.1-m] a target that is bombed is named itself', () => {
    expect(held(won(['1011']))).toEqual([{ unit: 'B-44/15', hex: '1011', reason: 'bombed' }]);
  });
});

describe('amphibious units', () => {
  it('[RW-4.4-a] one whose only passenger has nowhere to go is not offered a move it cannot end', () => {
    const ring = { 'G-1051/84': '1208', 'G-1052/84': '1308', 'G-1062/84': '1410', 'G-1221/180': '1311' };
    const t = at('allied-movement', {
      'B-11/33': '1210',
      'C-7/3': '1210',
      ...ring,
      'G-1222/180': '1111',
      'G-1223/180': '1108',
    });
    if (t.may(move('B-11/33'))) t.play(move('B-11/33'));
    expect(t.legal().length).toBeGreaterThan(0);
  });

  it('[RW-4.4-b] it does not advance into an enemy EZ, from where it is out of touch', () => {
    const units = { 'B-44/15': '1010', 'B-11/33': '1010', 'G-1051/84': '1011', 'G-1052/84': '1013' };
    const t = at('allied-combat', units);
    fight(t, '1011', ['B-44/15', 'B-11/33'], [1, 1]); // 4 against 3, 1-1: DRI AVB
    answer(t, 'retreat');
    t.play({ type: 'loss', unit: 'B-44/15' });
    expect([t.may({ type: 'advance', unit: 'B-11/33' }), t.may({ type: 'advance', unit: 'B-44/15' })]).toEqual([
      false,
      true,
    ]);
  });

  it('[RW-4.4-b] one out of touch goes back in touch before the phase ends, if it can', () => {
    const t = at(
      'allied-movement',
      { 'B-11/33': '1010' },
      { hexes: wet('1009', '1011', '0909', '0910', '1109', '1110') },
    );
    expect(t.refusal(end)).toMatchObject({ rule: '4.4', code: 'no-path-west' });
  });

  it('[RW-4.4-b] one with no way back into touch stays, also where it could leave the map for good', () => {
    // EZs close column 06 from north to south; 0818 is in the sector from which it may leave
    const line = ['0602', '0605', '0608', '0611', '0614', '0617'];
    const germans = ['G-1051/84', 'G-1052/84', 'G-1062/84', 'G-1221/180', 'G-1222/180', 'G-1223/180'];
    const units = Object.fromEntries(germans.map((unit, i) => [unit, line[i] as string]));
    const t = at('allied-movement', { 'B-11/33': '0818', ...units }, { turn: 17 });
    expect([t.may(end), t.may(move('B-11/33'))]).toEqual([true, true]);
  });

  it('[RW-11.1.4-a] [RW-11.1.5-a] on turn 12 the brigade may also be fetched from the water at 0801', () => {
    const t = lay(game, {
      turn: 10,
      phase: 'allied-movement',
      printed: true,
      units: { 'C-7/3': '0302', 'B-11/33': '0302' },
    });
    t.play({ type: 'withdraw', unit: 'C-7/3' }, { type: 'withdraw', unit: 'B-11/33' });
    while (t.view().turn < 12 || t.toAct() === 'chance')
      t.play(t.toAct() === 'chance' ? { by: 'chance', dice: [1] } : end);
    t.play(move('B-11/33'), step('0801'));
    expect(t.may({ type: 'embark', unit: 'C-7/3' })).toBe(true);
  });

  it('[RW-11.1.5-a] on turn 10 an amphibious unit that still waits off the map is owed as well', () => {
    const t = lay(game, {
      turn: 10,
      phase: 'allied-movement',
      units: { 'C-7/3': '0302', 'B-11/33': 'off', 'B-5/1EngAs': 'off' },
    });
    t.play({ type: 'withdraw', unit: 'C-7/3' });
    expect(t.refusal(end)).toMatchObject({ rule: '11.1.5', code: 'withdrawal-due' });
  });

  it('[RW-9.0-j] it retreats from the flood to dry land like everybody else', () => {
    const t = lay(game, { turn: 11, phase: 'german-combat', printed: true, units: { 'B-11/33': '0505' } });
    t.play(end);
    t.dice(1);
    expect(t.prompt()).toBe('flee-flood');
  });
});

describe('arrivals and formations', () => {
  it('[RW-4.1.1-e] nobody stops in Wyler on turn 8 where he would leave no room for the 5th Canadian Brigade', () => {
    const units = { 'C-5/2': '0305', 'B-44/15': '0404', 'B-107/34': '0404' };
    const t = lay(game, { turn: 8, phase: 'allied-movement', units });
    t.play(move('B-44/15'));
    expect(t.may(step('0405'))).toBe(true); // on the way through
    t.play(step('0405'));
    expect(t.refusal({ type: 'stop' })).toMatchObject({ code: 'wyler-kept' });
  });

  it('[RW-5.1.4-a] a brigade that has retreated off the map is missing from its division', () => {
    const t = at('german-combat', {
      'B-227/15': '0110',
      'B-44/15': '0509',
      'B-107/34': '0509',
      'G-Lehr': '0210',
      'G-2/2': '0609',
    });
    fight(t, '0110', ['G-Lehr'], [1, 1]);
    t.play({ type: 'retreat', unit: 'B-227/15', to: 'west' });
    const odds = t.odds({ target: '0609', attackers: ['B-44/15'] });
    expect(odds.shifts.map((shift) => shift.why)).not.toContain('division');
  });

  it('[RW-4.1.1-f] leaving the map through the hex of a British brigade costs the jam as well', () => {
    const t = at('allied-movement', { 'B-44/15': '1018', 'B-6/1EngAs': '1017' });
    t.play(move('B-6/1EngAs'), step('1018'));
    const [left] = t.view().pending[0]?.left ?? [];
    t.play({ type: 'exit' });
    expect([left, t.where('B-6/1EngAs')]).toEqual([14, 'exited']);
  });
});
