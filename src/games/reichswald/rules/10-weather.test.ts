import { describe, expect, it } from 'vitest';
import { listedDice } from '../../../kernel/dice.ts';
import { begin, settle, type Match } from '../../../kernel/match.ts';
import { lay, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const commit = { type: 'commit' };
const move = (unit: string) => ({ type: 'move', unit });
const step = (to: string) => ({ type: 'step', to });
const attack = (target: string) => ({ type: 'attack', target });
const attacker = (unit: string) => ({ type: 'attacker', unit });
const bomb = (city: string) => ({ type: 'bomb', city });
const air = (points: number) => ({ type: 'air', points });

const pool = (t: Table) => t.view().pools['air']?.['allied'];
const hexesOf = (place: string) => game.map.places.find((known) => known.id === place)?.hexes ?? [];

/** The last phase of the turn before. */
const eve = (turn: number, sketch: Partial<Sketch> = {}) =>
  lay(game, { turn: turn - 1, phase: 'german-combat', weather: 'cloudy', printed: true, units: {}, ...sketch });

/** Starts the next turn with this weather die; cities are the first that may be bombed; no flood. */
function dawn(t: Table, die: number): string[] {
  const prompts: string[] = [];
  t.play(end);
  for (let n = 0; n < 20 && t.prompt() !== 'movement'; n++) {
    prompts.push(t.prompt());
    if (t.prompt() === 'bomb') t.play(t.legal('bomb')[0] as object);
    else if (t.prompt() === 'dice-flood') t.dice(1);
    else t.dice(die);
  }
  return prompts;
}

/** The scenario from its start; all dice of turn 8 fall 3. */
function scenario(): Match {
  const begun = begin(game, { scenario: 'veritable', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const match = begun.value as Match;
  settle(match, listedDice(Array.from({ length: 40 }, () => 3)));
  return match;
}

describe('10.0 weather', () => {
  it('[RW-10.0-a] turn 8 is fair, without a die', () => {
    const match = scenario();
    const view = game.view(match.state, null);
    expect([view.turn, view.weather, view.pools['air']?.['allied']]).toEqual([8, 'fair', 24]);
    expect(match.log.some(({ event }) => event.code === 'weather' && event.args?.['die'])).toBe(false);
  });

  it('[RW-10.0-a] turn 9 is rainy, without a die', () => {
    const t = eve(9);
    expect(dawn(t, 6)).not.toContain('dice-weather');
    expect([t.view().turn, t.view().weather]).toEqual([9, 'rain']);
  });

  it.each([
    ...[10, 13, 16].flatMap((turn) => [
      [turn, 1, 'rain'] as const,
      ...[2, 3, 4, 5, 6].map((die) => [turn, die, 'cloudy'] as const),
    ]),
    ...[11, 12, 15, 17, 18, 19, 20].flatMap((turn) => [
      [turn, 6, 'cloudy'] as const,
      ...[1, 2, 3, 4, 5].map((die) => [turn, die, 'rain'] as const),
    ]),
    ...[14, 21, 22].flatMap((turn) => [
      [turn, 1, 'cloudy'] as const,
      ...[2, 3, 4, 5, 6].map((die) => [turn, die, 'fair'] as const),
    ]),
  ])('[RW-10.0-a] turn %i, die %i: %s', (turn, die, weather) => {
    const t = eve(turn);
    expect(dawn(t, die)).toContain('dice-weather');
    expect([t.view().turn, t.view().weather]).toEqual([turn, weather]);
    expect(pool(t)).toBe({ fair: 24, cloudy: 12, rain: 0 }[weather]);
  });

  it('[RW-10.0-b] no air power in rain', () => {
    const sketch = { turn: 9, phase: 'allied-combat', units: { 'B-44/15': '1011', 'G-1051/84': '1010' } };
    const rain = lay(game, { ...sketch, weather: 'rain' });
    expect(pool(rain)).toBe(0);
    rain.play(attack('1010'), attacker('B-44/15'));
    expect(rain.refusal(air(1))?.code).toBe('air-none');
    const cloudy = lay(game, { ...sketch, weather: 'cloudy' });
    cloudy.play(attack('1010'), attacker('B-44/15'));
    expect(cloudy.may(air(1))).toBe(true);
  });

  const battery = { 'B-44/15': '1011', 'G-1051/84': '1010', 'B-AD43': '1015', 'B-43AP': '1016', 'B-4AGRA-P': '0915' };
  const guns = { turn: 14, phase: 'allied-combat', units: battery };

  it.each([
    // guns, attack with 44/15 (4) in fair weather and in rain
    [['B-4AGRA-P'], 18, 11], // 4 + 14, 4 + 7
    [['B-AD43'], 7, 6], // 4 + 3, 4 + 1.5 rounded up
    [['B-AD43', 'B-43AP'], 8, 7], // 4 + 3 + 1, 4 + 2 + 1: each unit is rounded
  ])('[RW-10.0-b] rain halves artillery support, rounded up: %j', (artillery, fair, rain) => {
    const request = { target: '1010', attackers: ['B-44/15'], support: { attacker: { artillery } } };
    expect(lay(game, { ...guns, weather: 'fair' }).odds(request).attack).toBe(fair);
    expect(lay(game, { ...guns, weather: 'cloudy' }).odds(request).attack).toBe(fair);
    expect(lay(game, { ...guns, weather: 'rain' }).odds(request).attack).toBe(rain);
  });

  it('[RW-10.0-b] and the fire of a bombardment', () => {
    const request = { target: '1010', artillery: ['B-4AGRA-P'] };
    expect(lay(game, { ...guns, weather: 'fair' }).bombard(request).power).toBe(14);
    expect(lay(game, { ...guns, weather: 'rain' }).bombard(request).power).toBe(7);
  });

  it('[RW-10.0-b] the attack strength of the troops engaged stays whole', () => {
    const request = { target: '1010', attackers: ['B-44/15'] };
    expect(lay(game, { ...guns, weather: 'rain' }).odds(request).attack).toBe(4);
  });

  /** Cost of the step from 1010 to 1011. */
  function cost(unit: string, weather: string, sketch: Partial<Sketch>): number | undefined {
    const phase = unit.startsWith('G') ? 'german-movement' : 'allied-movement';
    const t = lay(game, { turn: 15, phase, weather, units: { [unit]: '1010' }, ...sketch });
    return t.reach(unit)['1011']?.cost;
  }
  const FOOT = 'G-1051/84';
  const MOTOR = 'G-60/116';
  const TANKS = 'G-16/116';

  it.each([
    // terrain: on foot, motorised, armoured, each 1 more than in dry weather
    ['open', 3, 4, 3],
    ['city', 2, 3, 5],
    ['village', 2, 3, 3],
    ['forest', 4, 4, 6],
    ['crest', 5, 5, undefined],
  ])('[RW-10.0-c] in rain %s costs %s on foot, %s motorised, %s armoured', (terrain, foot, motor, tanks) => {
    const hexes = { '1011': terrain };
    expect(cost(FOOT, 'rain', { hexes })).toBe(foot);
    expect(cost(MOTOR, 'rain', { hexes })).toBe(motor);
    expect(cost(TANKS, 'rain', { hexes })).toBe(tanks);
  });

  it.each([
    ['paved', 2, 2, 2],
    ['unpaved', 2, 3, 3],
  ])('[RW-10.0-c] in rain a %s road costs %s on foot, %s motorised, %s armoured', (road, foot, motor, tanks) => {
    const sides = [{ a: '1010', b: '1011', road }];
    expect(cost(FOOT, 'rain', { sides })).toBe(foot);
    expect(cost(MOTOR, 'rain', { sides })).toBe(motor);
    expect(cost(TANKS, 'rain', { sides })).toBe(tanks);
  });

  it('[RW-10.0-c] the option rain-on-paved: exempt spares the paved road, not the unpaved', () => {
    const options = { 'rain-on-paved': 'exempt' };
    expect(cost(FOOT, 'rain', { options, sides: [{ a: '1010', b: '1011', road: 'paved' }] })).toBe(1);
    expect(cost(FOOT, 'rain', { options, sides: [{ a: '1010', b: '1011', road: 'unpaved' }] })).toBe(2);
  });

  it('[RW-10.0-c] nothing is added for a fortification, the Siegfried line or a river', () => {
    for (const feature of ['fortification', 'siegfried']) {
      const hexes = { '1011': { terrain: 'open', features: [feature] } };
      expect(cost(FOOT, 'rain', { hexes })).toBe(4); // 1 + 2 + 1, not 5
    }
    expect(cost(FOOT, 'rain', { sides: [{ a: '1010', b: '1011', river: true }] })).toBe(4); // 1 + 2 + 1
  });

  it('[RW-10.0-c] inundation costs amphibious units 1 in rain too', () => {
    const hexes = { '1011': 'inundation' };
    expect(cost('B-11/33', 'rain', { hexes })).toBe(1);
    expect(cost('B-11/33', 'rain', {})).toBe(3); // open 2 + 1
  });

  it('[RW-10.0-d] fair weather: 24 air points; cloudy: 12; normal movement in both', () => {
    for (const [weather, points] of [
      ['fair', 24],
      ['cloudy', 12],
    ] as const) {
      const t = lay(game, { turn: 14, phase: 'allied-movement', weather, units: { 'B-44/15': '1010' } });
      expect(pool(t)).toBe(points);
      expect(t.reach('B-44/15')['1011']?.cost).toBe(2);
    }
  });
});

describe('6.0, 6.1 the air pool', () => {
  const duel = { 'B-44/15': '1011', 'G-Lehr': '1010' };

  it('[RW-6.0-a] only the Allies have air points, as many as the weather allows', () => {
    for (const [weather, points] of [
      ['fair', 24],
      ['cloudy', 12],
      ['rain', 0],
    ] as const) {
      const t = lay(game, { turn: 14, phase: 'allied-combat', weather, units: duel });
      expect(t.view().pools['air']?.['allied']).toBe(points);
      expect(t.view().pools['air']?.['german'] ?? 0).toBe(0);
    }
  });

  it('[RW-6.0-a] the Germans cannot call aircraft, the Allies can', () => {
    const german = lay(game, { turn: 14, phase: 'german-combat', weather: 'fair', units: duel });
    german.play(attack('1011'), attacker('G-Lehr'));
    expect(german.refusal(air(1))?.code).toBe('air-side');
    const allied = lay(game, { turn: 14, phase: 'allied-combat', weather: 'fair', units: duel });
    allied.play(attack('1010'), attacker('B-44/15'));
    expect(allied.may(air(1))).toBe(true);
  });

  it('[RW-6.1-a] what is spent is taken off the pool', () => {
    const t = lay(game, { turn: 14, phase: 'allied-combat', weather: 'fair', units: duel });
    t.play(attack('1010'), attacker('B-44/15'), air(3), commit);
    expect(pool(t)).toBe(21); // 24 - 3
  });

  it('[RW-6.1-a] no more than is left can be spent', () => {
    const t = lay(game, {
      turn: 14,
      phase: 'allied-combat',
      weather: 'fair',
      units: duel,
      pools: { air: { allied: 2 } },
    });
    t.play(attack('1010'), attacker('B-44/15'));
    expect(t.may(air(3))).toBe(false);
    expect(t.may(air(2))).toBe(true);
  });

  it('[RW-6.1-b] the same pool serves in defence, in the German combat phase', () => {
    const t = lay(game, { turn: 14, phase: 'german-combat', weather: 'cloudy', units: duel });
    t.play(attack('1011'), attacker('G-Lehr'), commit);
    expect([t.prompt(), t.toAct()]).toEqual(['answer', 'allied']);
    t.play(air(2), commit);
    expect(pool(t)).toBe(10); // 12 - 2
  });

  it('[RW-6.1-b] points spent in attack are missing in defence', () => {
    const t = lay(game, {
      turn: 14,
      phase: 'allied-combat',
      weather: 'fair',
      pools: { air: { allied: 5 } },
      units: { 'B-44/15': '1011', 'G-1051/84': '1010', 'B-152/51': '1511', 'G-Lehr': '1510' },
      hexes: { '1511': 'village' },
    });
    t.play(attack('1010'), attacker('B-44/15'), air(4), commit);
    if (t.prompt() === 'answer') t.play(commit);
    t.dice(1, 1); // 8 against 3: 2-1; 2: DRB AVB
    for (let n = 0; n < 10 && t.view().phase === 'allied-combat'; n++) {
      t.play((t.may(end) ? end : t.legal()[0]) as object);
    }
    t.play(end); // German movement
    t.play(attack('1511'), attacker('G-Lehr'), commit);
    expect(t.may(air(2))).toBe(false);
    expect(t.may(air(1))).toBe(true); // 5 - 4
  });

  it('[RW-6.2-b] points not used are lost at the end of the turn', () => {
    const t = eve(15, { weather: 'fair', pools: { air: { allied: 24 } } });
    dawn(t, 6);
    expect(pool(t)).toBe(12); // cloudy: 12, not 36
    const rain = eve(15, { weather: 'fair', pools: { air: { allied: 24 } } });
    dawn(rain, 1);
    expect(pool(rain)).toBe(0);
  });
});

describe('6.3 strategic bombing', () => {
  it('[RW-6.3-a] turn 8: Cleve, Goch, Udem and Calcar, every hex', () => {
    const extra = game.view(scenario().state, null).extra;
    const expected = ['cleve', 'goch', 'udem', 'calcar'].flatMap(hexesOf);
    expect((extra['bombed'] as string[]).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [13, 1],
    [14, 2],
    [16, 1],
    [21, 1],
    [22, 1],
  ])('[RW-6.3-a] turn %i: the Allies choose %i', (turn, cities) => {
    const t = eve(turn);
    const prompts = dawn(t, 6);
    expect(prompts.filter((prompt) => prompt === 'bomb')).toHaveLength(cities);
    expect(t.view().extra['bombed']).not.toEqual([]);
  });

  it.each([9, 10, 11, 12, 15, 17, 18, 19, 20])('[RW-6.3-a] turn %i: none', (turn) => {
    const t = eve(turn);
    expect(dawn(t, 6)).not.toContain('bomb');
    expect(t.view().extra['bombed'] ?? []).toEqual([]);
  });

  /** The start of a turn up to the choice of cities. */
  function choosing(turn: number, sketch: Partial<Sketch> = {}): Table {
    const t = eve(turn, sketch);
    t.play(end);
    for (let n = 0; n < 5 && t.prompt() !== 'bomb'; n++) t.dice(6);
    expect([t.prompt(), t.toAct()]).toEqual(['bomb', 'allied']);
    return t;
  }

  it('[RW-6.3-a] it must be done, and only cities are bombed', () => {
    const t = choosing(13);
    expect(t.may(end)).toBe(false);
    expect(t.may(bomb('wyler'))).toBe(false);
    for (const city of ['cleve', 'goch', 'udem', 'calcar', 'gennep']) expect(t.may(bomb(city))).toBe(true);
  });

  it('[RW-6.3-a] on turn 14 two different ones', () => {
    const t = choosing(14);
    t.play(bomb('goch'));
    expect(t.refusal(bomb('goch'))?.code).toBe('already-chosen');
    t.play(bomb('cleve'));
    expect((t.view().extra['bombed'] as string[]).toSorted()).toEqual(
      [...hexesOf('goch'), ...hexesOf('cleve')].toSorted(),
    );
  });

  it('[RW-6.3-a] [RW-6.3-b] on turn 14 both are named before anybody rolls (RUL-RW-21)', () => {
    const [goch, cleve] = [hexesOf('goch')[0] as string, hexesOf('cleve')[0] as string];
    const t = choosing(14, { units: { 'G-1051/84': goch, 'G-655': cleve } });
    t.play(bomb('goch'));
    expect([t.prompt(), t.toAct()]).toEqual(['bomb', 'allied']);
    t.play(bomb('cleve'));
    t.dice(1, 1); // DB
    expect([t.steps('G-1051/84'), t.steps('G-655')]).toEqual([1, 2]);
    t.dice(1, 1);
    expect(t.steps('G-655')).toBe(1);
  });

  /** Goch is bombed on turn 13 with these units in its first hex; the dice follow. */
  function raid(units: string[], words = ''): Table {
    const where = Object.fromEntries(units.map((unit) => [unit, `${hexesOf('goch')[0]}${words}`]));
    const t = choosing(13, { units: where });
    t.play(bomb('goch'));
    if (t.prompt() === 'dice-weather') t.dice(6);
    return t;
  }

  it.each([
    // column 28-36, no shift for the city: 2 to 5 and 9 to 12 DB, 6 to 8 DI
    [[1, 1], 1],
    [[5, 6], 1],
    [[4, 6], 1],
    [[2, 3], 1],
    [[4, 5], 1],
    [[3, 3], 2],
    [[3, 4], 2],
    [[2, 6], 2],
  ])('[RW-6.3-b] a German unit in a bombed hex checks on column 28-36: dice %j, %i steps left', (dice, steps) => {
    const t = raid(['G-1051/84']);
    expect(t.toAct()).toBe('chance');
    t.dice(...dice);
    expect(t.steps('G-1051/84')).toBe(steps);
  });

  it('[RW-6.3-b] each unit rolls for itself', () => {
    const t = raid(['G-1051/84', 'G-655']);
    t.dice(3, 3); // DI
    t.dice(1, 1); // DB
    const steps = [t.steps('G-1051/84'), t.steps('G-655')];
    expect(steps).toEqual(expect.arrayContaining([1, 2]));
  });

  it('[RW-6.3-b] a reduced unit that is hit is eliminated', () => {
    const t = raid(['G-1051/84'], ' reduced');
    t.dice(1, 1);
    expect(t.where('G-1051/84')).toBe('eliminated');
  });

  it('[RW-6.3-b] [RW-8.0-h] artillery that leaves with the last regiment of its division rolls no more', () => {
    const goch = hexesOf('goch')[0] as string;
    const t = choosing(13, { units: { 'G-1051/84': `${goch} reduced`, 'G-184A': goch } });
    t.play(bomb('goch'));
    t.dice(1, 1); // DB
    expect([t.where('G-1051/84'), t.where('G-184A'), t.prompt()]).toEqual(['eliminated', 'removed', 'movement']);
  });

  it('[RW-6.3-b] Allied units and units in other places do not roll', () => {
    const allied = raid(['B-44/15']);
    expect(allied.toAct()).toBe('allied');
    const elsewhere = choosing(13, { units: { 'G-1051/84': hexesOf('goch')[0] as string } });
    elsewhere.play(bomb('cleve'));
    if (elsewhere.prompt() === 'dice-weather') elsewhere.dice(6);
    expect(elsewhere.toAct()).toBe('allied');
    expect(elsewhere.steps('G-1051/84')).toBe(2);
  });

  it('[RW-6.3-c] nobody moves in the marked hexes for the rest of the turn; the next turn they may', () => {
    const t = raid(['G-1051/84']);
    t.dice(3, 3);
    t.play(end, end); // Allied movement and combat
    expect(t.refusal(move('G-1051/84'))?.code).toBe('bombed');
    t.play(end, end);
    for (let n = 0; n < 5 && t.prompt() !== 'bomb'; n++) t.dice(6);
    t.play(bomb('cleve'), bomb('calcar'));
    if (t.prompt() === 'dice-weather') t.dice(6);
    t.play(end, end);
    expect(t.view().turn).toBe(14);
    expect(t.may(move('G-1051/84'))).toBe(true);
  });

  it('[RW-6.3-c] nor into them', () => {
    const sketch = { turn: 13, phase: 'german-movement', hexes: { '1011': 'city' }, units: { 'G-1051/84': '1010' } };
    const t = lay(game, { ...sketch, weather: 'cloudy', extra: { bombed: ['1011'] } });
    t.play(move('G-1051/84'));
    expect(t.refusal(step('1011'))?.code).toBe('bombed');
    expect(t.may(step('1009'))).toBe(true);
  });
});
