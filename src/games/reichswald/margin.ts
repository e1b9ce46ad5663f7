import { afterCosts, groundEffects, legendNote, numberBoxes } from '../../engagement/reader/margin.ts';
import { localized, type Localized } from '../../wargame/book.ts';
import type { SheetMargin, Sign, TrackBox, TrackNote } from '../../wargame/margin.ts';
import { ALLIANCES } from '../west-1945.ts';
import { ARRIVALS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import {
  AIR_POINTS,
  BOMBING,
  COLUMNS,
  FEATURE_COST,
  FORECAST,
  ROAD_COST,
  TERRAIN_COST,
  WEATHERS,
  type Weather,
} from './data/tables.ts';

const EFFECTS: Readonly<Record<string, string>> = {
  ...groundEffects(TERRAIN_COST, COLUMNS.terrain),
  ...Object.fromEntries(
    Object.entries(FEATURE_COST).map(([id, cost]) => [
      id,
      `+${cost}${afterCosts(COLUMNS.features[id as keyof typeof COLUMNS.features])}`,
    ]),
  ),
  ...groundEffects(ROAD_COST),
  river: `+1 · +1 · –${afterCosts(COLUMNS.river)}`,
};

const WEATHER: Readonly<Record<Weather, Localized>> = {
  fair: localized('fair', 'bom', 'bueno'),
  cloudy: localized('cloudy', 'nublado', 'nublado'),
  rain: localized('rain', 'chuva', 'lluvia'),
};

/** The usual weather of a turn, and the other one with its die rolls. */
function weatherNotes(turn: number): TrackNote[] {
  const { usual, odd, faces = [] } = FORECAST[turn] ?? { usual: 'fair' };
  const first: TrackNote = { sign: usual, text: WEATHER[usual], rule: '10.0' };
  if (!odd) return [first];
  const [mark, { en, pt, es }] = [faces.join(' '), WEATHER[odd]];
  return [
    first,
    {
      sign: odd,
      mark,
      text: localized(`${en} on a ${mark}`, `${pt} com ${mark} no dado`, `${es} con un ${mark}`),
      rule: '10.0',
    },
  ];
}

const isAllied = (id: string): boolean => COUNTERS.some((counter) => counter.id === id && counter.side === 'allied');

/** Units of a side that arrive on a turn at the latest. */
const dueOn = (due: number, allied: boolean): readonly string[] =>
  Object.entries(ARRIVALS).flatMap(([id, { turn }]) => (turn === due && isAllied(id) === allied ? [id] : []));

function arrivalNotes(turn: number): TrackNote[] {
  const [allied, german] = [dueOn(turn, true), dueOn(turn, false)];
  const notes: readonly TrackNote[] = [
    {
      sign: 'first',
      text: localized('Allied reinforcements', 'reforços aliados', 'refuerzos aliados'),
      rule: '11.1.4',
      units: allied,
    },
    {
      sign: 'second',
      text: localized('German reinforcements', 'reforços alemães', 'refuerzos alemanes'),
      rule: '11.1.3',
      units: german,
    },
  ];
  return notes.filter(({ units = [] }) => units.length > 0);
}

const EVENTS: readonly (TrackNote & { turns: ReadonlySet<number> })[] = [
  {
    sign: 'bombers',
    text: localized('strategic bombing', 'bombardeio estratégico', 'bombardeo estratégico'),
    rule: '6.3',
    turns: new Set(Object.keys(BOMBING).map(Number)),
  },
  {
    sign: 'waves',
    mark: '6',
    text: localized('flood on a 6', 'alagamento com 6 no dado', 'crecida con un 6'),
    rule: '9.0',
    turns: new Set([11]),
  },
  {
    sign: 'waves',
    text: localized('flood, if it has not come yet', 'alagamento, se ainda não veio', 'crecida, si aún no ha llegado'),
    rule: '9.0',
    turns: new Set([12]),
  },
  {
    sign: 'bridge',
    text: localized('Bailey bridge', 'ponte Bailey', 'puente Bailey'),
    rule: '4.3',
    turns: new Set([20]),
  },
];

const turnBoxes: readonly TrackBox[] = Object.keys(FORECAST)
  .map(Number)
  .map((turn) => ({
    id: String(turn),
    head: String(turn),
    notes: [
      ...weatherNotes(turn),
      ...arrivalNotes(turn),
      ...EVENTS.filter(({ turns }) => turns.has(turn)).map(({ turns: _, ...note }): TrackNote => note),
    ],
  }));

const weatherBoxes: readonly TrackBox[] = WEATHERS.map((weather: Weather & Sign) => {
  const airBoxes = String(AIR_POINTS[weather]);
  const text = localized(`${airBoxes} air points`, `${airBoxes} pontos aéreos`, `${airBoxes} puntos aéreos`);
  return { id: weather, head: WEATHER[weather], notes: [{ sign: weather, mark: airBoxes, text }] };
});

const points = numberBoxes(0, AIR_POINTS.fair);

/** The margin of the map: terrain effects and tracks. */
export const MARGIN: SheetMargin = {
  title: localized('Batalha de Reichswald', 'Batalha de Reichswald', 'Batalha de Reichswald'),
  subtitle: localized(
    'Operation Veritable, 8 to 22 February 1945',
    'Operação Veritable, 8 a 22 de fevereiro de 1945',
    'Operación Veritable, del 8 al 22 de febrero de 1945',
  ),
  hexKm: 1.2,
  sideColours: [ALLIANCES.allied, ALLIANCES.german],
  effects: EFFECTS,
  legendNote: legendNote('4.0, 5.1.2'),
  tracks: [
    {
      id: 'turn',
      title: localized('Turns: February 1945', 'Turnos: fevereiro de 1945', 'Turnos: febrero de 1945'),
      rule: '2.4.1',
      follows: 'turn',
      boxes: turnBoxes,
      row: 8,
    },
    {
      id: 'weather',
      title: localized('Weather', 'Clima', 'Tiempo'),
      rule: '10.0',
      follows: 'weather',
      boxes: weatherBoxes,
      row: 3,
    },
    {
      id: 'air',
      title: localized('Air points', 'Pontos aéreos', 'Puntos aéreos'),
      rule: '6.1',
      follows: { pool: 'air', side: 'allied' },
      boxes: points,
      row: 13,
    },
  ],
};
