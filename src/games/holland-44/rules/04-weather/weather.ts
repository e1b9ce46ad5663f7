import { ABOUT } from '../../position/about.ts';
import { say } from '../../position/actions.ts';
import { WEATHER, WEATHER_EFFECTS } from '../../data/tables.ts';
import type { Modifier } from '../../../../kernel/game.ts';
import { localized } from '../../../../wargame/book.ts';
import type { WeatherAhead } from '../../../../wargame/wargame.ts';
import { modifiersBy, totalOf } from '../../position/modifiers.ts';
import { partOf } from '../../position/phases.ts';
import { type Position, keep } from '../../position/position.ts';
import type { DiceFrame, State } from '../../position/state.ts';

type Weather = keyof typeof WEATHER_EFFECTS;

/** Places in a row of the weather table. */
const MORNING = 0;
const AFTERNOON = 1;

/**
 * H44-4.1-c, H44-4.4-a, H44-4.4-b, H44-4.4-c, H44-22.1.2-a, 4.4, 4.2: what the weather of a turn gives; night is as
 * overcast.
 */
export const effectsOf = ({ turn, weather }: Pick<State, 'turn' | 'weather'>) =>
  WEATHER_EFFECTS[partOf(turn) === 'night' ? 'overcast' : (ABOUT.vocabulary.weather[weather] as Weather)];

/**
 * H44-22.1.2-a: have reinforcements landed in the morning of this afternoon? They land on AM and PM turns only, and
 * after PM is night.
 */
export const hasLandedToday = ({ turn, own }: Pick<State, 'turn' | 'own'>): boolean => own.landedOn === turn - 1;

/**
 * H44-10.7-a, H44-10.7-d, H44-22.4-d, 4.4, 22.4: air units and landing points of
 * the turn. What the last turn has left is lost; on turn 1 nobody needs points (22.4).
 */
export function withAir(s: Pick<State, 'turn' | 'weather' | 'own'>): State['own'] {
  const { air, landing } = effectsOf(s);
  return { ...s.own, air, landing: s.turn === 1 || hasLandedToday(s) ? 0 : landing };
}

/** 4.1: a turn begins: the afternoon has the weather rolled for it in the morning, which is the last until the next roll. */
export function weatherOfTurn(p: Position): void {
  const later = p.s.own.afternoon;
  if (later !== undefined) p.s.weather = later;
  p.s.own = withAir(p.s);
}

/** H44-4.1-a, H44-4.1-d: two dice for the day, on AM turns. */
export function beginWeather(p: Position): void {
  if (partOf(p.s.turn) === 'am') p.s.frames.push({ kind: 'dice', why: 'weather', count: 2, values: [] });
}

/** H44-4.2-a */
const modifiersOf = (turn: number): Modifier[] =>
  modifiersBy('4.2', [['this-turn', (WEATHER.modifiers as Readonly<Record<number, number>>)[turn] ?? 0]]);

/** H44-4.2-a, H44-4.3-a, H44-4.3-b: the weather of a turn by its die and column. */
function weatherOn(turn: number, die: number, column: 0 | 1): Weather {
  const row = Math.min(6, Math.max(1, die + totalOf(modifiersOf(turn)))) as keyof typeof WEATHER.rows;
  return WEATHER.rows[row][column];
}

function weatherBy(p: Position, turn: number, die: number, column: 0 | 1): number {
  const weather = weatherOn(turn, die, column);
  say(p, 'weather', '4.1', { turn, die, shifts: modifiersOf(turn), weather });
  return ABOUT.vocabulary.weather.indexOf(weather);
}

/** H44-4.1-b: the first die is for the morning, the second for the afternoon (AMB-H44-24). */
export function weatherRolled(p: Position, _: DiceFrame, [white = 1, coloured = 1]: readonly number[]): void {
  const { turn } = p.s;
  p.s.weather = weatherBy(p, turn, white, MORNING);
  keep(p, { afternoon: weatherBy(p, turn + 1, coloured, AFTERNOON) });
  p.s.own = withAir(p.s);
}

const COLUMNS = [
  localized('morning column', 'coluna da manhã', 'columna de la mañana'),
  localized('afternoon column', 'coluna da tarde', 'columna de la tarde'),
] as const;

const DICE = [1, 2, 3, 4, 5, 6];

function ahead(turn: number, column: 0 | 1): WeatherAhead {
  const found = DICE.map((die) => weatherOn(turn, die, column));
  const chances = [...new Set(found)].map((weather) => ({
    weather,
    probability: found.filter((one) => one === weather).length / DICE.length,
  }));
  return { turn, rule: '4.1', column: COLUMNS[column], modifiers: modifiersOf(turn), chances };
}

/** 4.1: the afternoon that has been rolled for already, and the next day that has not. */
export function weatherAhead({ turn, scenario, own }: Pick<State, 'turn' | 'scenario' | 'own'>): WeatherAhead[] {
  const last = ABOUT.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? 0;
  const known =
    own.afternoon !== undefined && partOf(turn) === 'am'
      ? [
          {
            turn: turn + 1,
            rule: '4.1',
            modifiers: [],
            chances: [{ weather: ABOUT.vocabulary.weather[own.afternoon] as Weather, probability: 1 }],
          },
        ]
      : [];
  let next = turn + 1;
  while (next <= last && partOf(next) !== 'am') next++;
  const day = [ahead(next, MORNING), ahead(next + 1, AFTERNOON)];
  return [...known, ...day].filter((one) => one.turn <= last);
}
