import { airIn } from '../../../engagement/position/fields.ts';
import {
  boardOf,
  hexOf,
  idOf,
  loseStep,
  nameOf,
  onMap,
  unitOf,
  unitsIn,
  type Position,
} from '../../../engagement/position/position.ts';
import type { ChoiceFrame, DiceFrame, State, StepFrame } from '../../../engagement/position/state.ts';
import type { WeatherAhead } from '../../../wargame/wargame.ts';
import { rowOfSum } from '../../../engagement/combat/odds.ts';
import { say } from '../codes.ts';
import {
  AIR_POINTS,
  BOMBARDMENT,
  BOMBING,
  BOMBING_COLUMN,
  FORECAST,
  WEATHERS,
  type Forecast,
  type Weather,
} from '../data/tables.ts';
import { turnBack } from './07-losses.ts';
import { UNITS } from '../units.ts';

const step = (why: string): StepFrame => ({ kind: 'step', why });
const die = (why: string, count: number, unit = -1): DiceFrame => ({ kind: 'dice', why, count, unit });

/** The procedure at the start of a turn: weather and air points, the flood, strategic bombing, the Bailey bridge. */
export function startTurn(p: Position): void {
  p.s.frames.push(...['bailey', 'bombing', 'flood', 'weather'].map(step));
}

export function runStep(p: Position, frame: StepFrame): void {
  const steps: Readonly<Record<string, (p: Position) => void>> = { weather, flood, flee, bombing, bailey };
  steps[frame.why]?.(p);
}

const forecastOf = (turn: number): Forecast => FORECAST[turn] as Forecast;

/** RW-10.0-a: what the next turn may have, for sure or by its die. */
export function weatherAhead({ turn }: Pick<State, 'turn'>): WeatherAhead[] {
  const forecast = FORECAST[turn + 1];
  if (!forecast) return [];
  const { usual, odd, faces = [] } = forecast;
  const share = faces.length / 6;
  const chances = [
    { weather: usual, probability: 1 - share },
    ...(odd && share > 0 ? [{ weather: odd, probability: share }] : []),
  ];
  return [{ turn: turn + 1, rule: '10.0', modifiers: [], chances }];
}

export const usualWeather = (turn: number): number => WEATHERS.indexOf(FORECAST[turn]?.usual ?? 'fair');

/** RW-10.0-a: fixed, or by one die. */
function weather(p: Position): void {
  const { faces, usual } = forecastOf(p.s.turn);
  if (faces) p.s.frames.push(die('weather', 1));
  else setWeather(p, usual);
}

/** RW-10.0-b, RW-10.0-d, RW-6.1-a, RW-6.2-b: the weather gives the air points of the turn; none are left over. */
function setWeather(p: Position, weather: Weather, rolled?: number): void {
  p.s.weather = WEATHERS.indexOf(weather);
  fillPools(p);
  say(p, 'weather', { weather, ...(rolled === undefined ? {} : { die: rolled }) });
  say(p, 'air-points', { points: airIn(p, 0) });
}

export function fillPools(p: Position): void {
  p.s.air = p.s.air.with(0, AIR_POINTS[WEATHERS[p.s.weather] as Weather] ?? 0);
}

/** RW-9.0-h, RW-9.0-i: on turn 11 a six floods five hexes, on turn 12 they flood in any case. */
function flood(p: Position): void {
  if (p.s.own['flooded']) return;
  if (p.s.turn === 11) p.s.frames.push(die('flood', 1));
  if (p.s.turn === 12) drown(p);
}

function drown(p: Position): void {
  p.s.own['flooded'] = 1;
  p.board = boardOf(p.rules, p.s);
  say(p, 'flooded');
  p.s.frames.push(step('flee'));
}

/** RW-9.0-j: who stands there retreats to dry land and moves no further this turn. */
function flee(p: Position): void {
  const hexes = p.board.areas.get('flood') ?? [];
  for (const side of [1, 0]) {
    const units = hexes.flatMap((hex) => unitsIn(p, hex)).filter((u) => unitOf(p, u).side === side);
    if (units.length === 0) continue;
    p.s.frames.push({
      kind: 'retreat',
      side,
      units,
      hit: [],
      driven: -1,
      left: -1,
      loss: false,
      settled: [],
      why: 'flood',
    });
  }
}

/** Numbers of the places that may be bombed, as in the map's list: the cities (RUL-RW-21). */
const cities = (p: Position): number[] => p.board.data.places.flatMap((place, i) => (place.kind === 'city' ? [i] : []));

/** RW-6.3-a: on its turns the places the rules name, or those the Allied player names. */
function bombing(p: Position): void {
  const order = BOMBING[p.s.turn];
  if (order === undefined) return;
  if (typeof order === 'number') {
    return void p.s.frames.push({ kind: 'choice', why: 'bomb', side: 0, options: cities(p), chosen: [], left: order });
  }
  for (const place of order) bomb(p, place);
  checkIn(p, order);
}

/** RW-6.3-c: the hexes are marked for the turn. */
function bomb(p: Position, place: string): void {
  p.s.barred = [...p.s.barred, ...hexesOf(p, place).filter((hex) => !p.s.barred.includes(hex))];
  say(p, 'bombed', { place });
}

/** RW-6.3-b: once all places are marked (RUL-RW-21), each German unit in them checks for a loss (RUL-RW-12). */
function checkIn(p: Position, places: readonly string[]): void {
  const struck = places
    .flatMap((place) => hexesOf(p, place))
    .flatMap((hex) => unitsIn(p, hex))
    .filter((u) => unitOf(p, u).side === 1);
  p.s.frames.push(...struck.map((u) => die('bombing', 2, u)).reverse());
}

const hexesOf = (p: Position, place: string): readonly number[] => p.board.places.get(place) ?? [];

/** RW-4.3-b: on turn 20 the Bailey bridge joins 0216 and 0315, from then on paved road. */
function bailey(p: Position): void {
  if (p.s.turn !== 20 || p.s.own['bailey']) return;
  p.s.own['bailey'] = 1;
  p.board = boardOf(p.rules, p.s);
  say(p, 'bailey');
}

/** The rules that ask for dice. */
export const DICE = { weather: '10.0', flood: '9.0', bombing: '6.3' } as const;

export function rolled(p: Position, frame: DiceFrame, dice: readonly number[]): void {
  const [first = 0] = dice;
  if (frame.why === 'weather') {
    const { faces, usual, odd } = forecastOf(p.s.turn);
    return setWeather(p, faces?.includes(first) ? (odd as Weather) : usual, first);
  }
  if (frame.why === 'flood') {
    say(p, 'flood-roll', { die: first });
    return first === 6 ? drown(p) : undefined;
  }
  strike(p, frame.unit, dice);
}

/** RW-6.3-b, RW-8.0-h: a unit checks; artillery that leaves the map with the last unit of its division checks no more. */
function strike(p: Position, u: number, dice: readonly number[]): void {
  const row = rowOfSum(dice.reduce((sum, die) => sum + die, 0));
  const result = BOMBARDMENT.rows[row]?.[BOMBING_COLUMN] as string;
  say(p, 'bombing-roll', { unit: idOf(p, u), hex: nameOf(p, hexOf(p, u)), dice, result });
  if (result === 'DB') loseStep(p, u, 'bombing');
  p.s.frames = p.s.frames.filter((frame) => frame.kind !== 'dice' || onMap(p, frame.unit));
}

/** The choices of 6.3 (a city to bomb) and 7.0 (a unit to recover). */
export const choiceAction = (frame: ChoiceFrame) =>
  frame.why === 'bomb'
    ? { type: 'bomb', key: 'city', rule: '6.3', name: placeId }
    : { type: 'recover', key: 'unit', rule: '7.0', name: (_: Position, u: number) => UNITS[u]?.id as string };

export function chosen(p: Position, frame: ChoiceFrame, option: number): void {
  if (frame.why === 'recover') return turnBack(p, option);
  bomb(p, placeId(p, option));
  if (frame.left === 0)
    checkIn(
      p,
      frame.chosen.map((place) => placeId(p, place)),
    );
}

const placeId = (p: Position, place: number): string => p.board.data.places[place]?.id as string;
