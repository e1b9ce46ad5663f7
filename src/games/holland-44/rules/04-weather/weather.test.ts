import { describe, expect, test } from 'vitest';
import { ABOUT } from '../../position/about.ts';
import {
  beginWeather,
  effectsOf,
  hasLandedToday,
  weatherAhead,
  weatherOfTurn,
  weatherRolled,
  withAir,
} from './weather.ts';
import { landing } from '../../test-kit.ts';
import { positionOf, type Position } from '../../position/position.ts';
import { TURNS } from '../../data/tables.ts';
import { type DiceFrame, NOTHING, type Own } from '../../position/state.ts';

const NAMES = ABOUT.vocabulary.weather;
const CLEAR = 0;
const CLOUDY = 1;

/** A position of a turn, with what the last one has left. */
const on = (turn: number, weather = CLEAR, own: Partial<Own> = {}): Position =>
  positionOf({
    ...landing({ turn: 1, units: { '1/1P/1': 'off' } }).state(),
    turn,
    weather,
    own: { ...NOTHING, ...own },
    frames: [],
  });

const rolled = (turn: number, white: number, coloured: number): Position => {
  const p = on(turn);
  weatherRolled(p, {} as DiceFrame, [white, coloured]);
  return p;
};

describe('4.1, 4.3 the roll of the day', () => {
  test.each([
    [9, 1, 1, 'clear', 'clear'],
    [9, 2, 3, 'cloudy', 'clear'],
    [9, 3, 4, 'cloudy', 'cloudy'],
    [9, 4, 5, 'overcast', 'cloudy'],
    [12, 6, 6, 'overcast', 'overcast'],
  ])('[H44-4.1-b] [H44-4.3-a] [H44-4.3-b] turn %i, dice %i and %i: %s, then %s', (turn, white, coloured, am, pm) => {
    const p = rolled(turn, white, coloured);
    expect(NAMES[p.s.weather]).toBe(am);
    p.s.turn++;
    weatherOfTurn(p);
    expect(NAMES[p.s.weather]).toBe(pm);
  });

  test.each([
    [3, 2, 4, 'clear', 'clear'],
    [3, 1, 6, 'clear', 'cloudy'],
    [6, 1, 1, 'cloudy', 'clear'],
    [6, 6, 4, 'overcast', 'overcast'],
  ])('[H44-4.2-a] turn %i, dice %i and %i with modifiers: %s, then %s', (turn, white, coloured, am, pm) => {
    const p = rolled(turn, white, coloured);
    expect([NAMES[p.s.weather], NAMES[p.s.own.afternoon ?? -1]]).toEqual([am, pm]);
    expect(p.events.map(({ args }) => [args['turn'], args['die'], args['weather']])).toEqual([
      [turn, white, am],
      [turn + 1, coloured, pm],
    ]);
  });

  test('[H44-4.1-a] [H44-4.1-d] [H44-4.1-e] two dice on AM turns, none on others', () => {
    for (const { turn, part } of TURNS) {
      const p = on(turn);
      beginWeather(p);
      expect(p.s.frames.map((frame) => frame.kind === 'dice' && frame.count)).toEqual(part === 'am' ? [2] : []);
    }
  });

  test('[H44-4.1-a] the Allied phases wait for the roll; a position of the afternoon is not rolled for (RUL-H44-32)', () => {
    const units = { '10/4P/1': 'off' };
    const hexes = { '3010': { features: ['drop:Y'] } };
    const morning = landing({ turn: 3, phase: 'weather', units, hexes });
    expect(morning.toAct()).toBe('chance');
    morning.dice(3, 1);
    expect([morning.state().weather, morning.state().phase, morning.state().own.landing]).toEqual([
      CLOUDY,
      'allied-landing',
      4,
    ]);
    const afternoon = landing({ turn: 4, phase: 'weather', weather: 'cloudy', units, hexes });
    expect([afternoon.toAct(), afternoon.state().weather]).toEqual(['allied', CLOUDY]);
  });
});

describe('4.4 what it gives', () => {
  test.each([
    [3, 0, 8, 2, 3],
    [3, 1, 4, 1, 1],
    [3, 2, 0, 0, 0],
    [5, 0, 0, 0, 0],
  ])(
    '[H44-4.4-a] [H44-4.4-b] [H44-4.4-c] [H44-10.7-a] turn %i, weather %i: %i landing points, %i air units, %i guns',
    (turn, weather, landing, air, artillery) => {
      expect(effectsOf({ turn, weather })).toEqual({ landing, air, artillery });
      expect(withAir({ turn, weather, own: NOTHING })).toEqual({ ...NOTHING, landing, air });
    },
  );

  test('[H44-22.4-a] landing points begin on turn 3', () => {
    expect(withAir({ turn: 1, weather: CLEAR, own: NOTHING })).toEqual({ ...NOTHING, landing: 0, air: 2 });
  });

  test('[H44-4.4-c] the next turn begins with what its own weather gives', () => {
    const t = landing({ turn: 10, phase: 'victory', units: { '1/1P/1': '3010' } });
    expect([t.state().turn, t.state().own.air]).toEqual([11, 0]);
  });

  test('[H44-10.7-d] [H44-22.4-d] what a turn has left is lost: the next has its own', () => {
    const night = on(5, CLEAR, { air: 2, landing: 8 });
    weatherOfTurn(night);
    expect(night.s.own).toEqual({ ...NOTHING, air: 0, landing: 0 });
    const afternoon = on(4, CLEAR, { air: 1, landing: 5, afternoon: CLOUDY });
    weatherOfTurn(afternoon);
    expect(afternoon.s.own).toEqual({ ...NOTHING, air: 1, landing: 4, afternoon: CLOUDY });
  });

  test('[H44-22.1.2-a] after a landing in the morning the afternoon has no points, the next day has', () => {
    const own = { ...NOTHING, landedOn: 3 };
    expect([hasLandedToday({ turn: 4, own }), withAir({ turn: 4, weather: CLEAR, own }).landing]).toEqual([true, 0]);
    expect([hasLandedToday({ turn: 6, own }), withAir({ turn: 6, weather: CLEAR, own }).landing]).toEqual([false, 8]);
    expect(hasLandedToday({ turn: 4, own: NOTHING })).toBe(false);
  });
});

describe('what the dice of the next day may bring', () => {
  const DICE = [1, 2, 3, 4, 5, 6];
  const shares = (found: readonly (string | undefined)[]) =>
    [...new Set(found)].map((weather) => ({
      weather,
      probability: found.filter((one) => one === weather).length / 6,
    }));

  test.each([
    [2, 3],
    [4, 6],
    [8, 9],
  ])('[H44-4.2-a] [H44-4.3-a] told on turn %i is what comes of the roll on turn %i', (now, next) => {
    const [morning, afternoon, ...more] = weatherAhead({ ...on(now).s, scenario: 'campaign' });
    expect(morning?.chances).toEqual(shares(DICE.map((die) => NAMES[rolled(next, die, 1).s.weather])));
    expect(afternoon?.chances).toEqual(shares(DICE.map((die) => NAMES[rolled(next, 1, die).s.own.afternoon ?? -1])));
    expect([morning?.turn, afternoon?.turn, more]).toEqual([next, next + 1, []]);
    expect(morning?.column).not.toEqual(afternoon?.column);
  });

  test('[H44-4.1-b] of the afternoon that has been rolled for is sure; after the last turn there is none', () => {
    const { s } = rolled(9, 1, 4);
    const [first] = weatherAhead({ ...s, scenario: 'campaign' });
    expect([first?.turn, first?.chances]).toEqual([10, [{ weather: 'cloudy', probability: 1 }]]);
    expect(weatherAhead({ ...on(11).s, scenario: 'short' })).toEqual([]);
  });
});
