import { localized, type Localized } from '../../../wargame/book.ts';
import type { SheetMargin, Sign, Track, TrackBox, TrackNote } from '../../../wargame/margin.ts';
import { ALLIANCES } from '../../west-1945.ts';
import { inAll, signed } from '../reader/cells.ts';
import { ARRIVALS, MARKERS, type ArrivesBy } from '../data/arrivals.ts';
import { COUNTERS } from '../data/counters.ts';
import { ENTRY_AREAS, REPLACEMENTS, TURNS, WEATHER, WEATHER_EFFECTS, type Turn } from '../data/tables.ts';
import { BRIDGES, CROSSINGS, HALVES, PARTS, ROADS, TERRAIN, type Mobility } from '../data/terrain.ts';

const CLASSES: readonly Mobility[] = ['foot', 'mechanised', 'vehicle'];
const FRACTIONS: Readonly<Record<number, string>> = { [PARTS / 2]: '½', [PARTS / 3]: '⅓' };

type Price = number | 'tactical' | 'engineer' | null;

/** Movement points, T for tactical movement alone, E for an engineer's ferry besides. */
function priceOf(price: Price): string {
  if (price === null) return '–';
  if (typeof price === 'string') return price === 'tactical' ? 'T' : 'E';
  return FRACTIONS[price] ?? String(price / PARTS);
}

/** Movement points on foot, mechanised, of vehicles; + where they are added to those of the hex. */
const costs = (by: Readonly<Record<Mobility, Price>>, plus = ''): string =>
  CLASSES.map((kind) => (typeof by[kind] === 'number' ? plus : '') + priceOf(by[kind])).join(' · ');

const NOBODY = { foot: null, mechanised: null, vehicle: null };
const crossing = (id: string, plus = ''): string => costs(CROSSINGS[id] ?? NOBODY, plus);

/** What the ground does in combat: the factor of the defence, ½ for vehicles that attack or for all. */
const fights = (factor: 1 | 2, halves: 'vehicles' | 'all' | undefined): string => {
  const parts = [factor > 1 ? `×${factor}` : '', halves === 'all' ? '½' : halves ? '½v' : ''].filter(Boolean);
  return parts.length > 0 ? ` | ${parts.join(' ')}` : '';
};

const prefixed = (field: string, effects: readonly (readonly [string, string])[]): [string, string][] =>
  effects.map(([kind, effect]) => [`${field}:${kind}`, effect]);

const EFFECTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(TERRAIN).map(([id, { cost, defence, likeRiver, halvesVehicles }]) => [
    id,
    costs(cost) + fights(likeRiver ? 2 : defence, halvesVehicles ? 'vehicles' : undefined),
  ]),
  ...prefixed(
    'road',
    Object.entries(ROADS).map(([id, by]) => [id, costs(by)]),
  ),
  ...prefixed(
    'river',
    Object.entries(HALVES).map(([id, who]) => [id, crossing(id, '+') + fights(2, who)]),
  ),
  ['bridge:rail', costs(BRIDGES['rail'] ?? NOBODY, '+')],
  ['ferry', crossing('ferry')],
]);

const PARTS_OF_DAY: Readonly<Record<Turn['part'], { sign: Sign; of: (day: number) => Localized }>> = {
  am: {
    sign: 'morning',
    of: (day) => localized(`${day} September, morning`, `${day} de setembro, manhã`, `${day} de septiembre, mañana`),
  },
  pm: {
    sign: 'afternoon',
    of: (day) => localized(`${day} September, afternoon`, `${day} de setembro, tarde`, `${day} de septiembre, tarde`),
  },
  night: {
    sign: 'night',
    of: (day) => localized(`${day} September, night`, `${day} de setembro, noite`, `${day} de septiembre, noche`),
  },
};

const WEATHER_NAMES = {
  clear: localized('clear', 'limpo', 'despejado'),
  cloudy: localized('cloudy', 'nublado', 'nublado'),
  overcast: localized('overcast', 'encoberto', 'cubierto'),
} as const;

const COLUMN_NAMES = [
  localized('weather by the morning column', 'clima pela coluna da manhã', 'tiempo por la columna de la mañana'),
  localized('weather by the afternoon column', 'clima pela coluna da tarde', 'tiempo por la columna de la tarde'),
] as const;

/** H44-4.1-a, H44-4.2-a, H44-4.3-a: on which rolls of its die a turn has which weather. */
function chancesOf(turn: number, part: Turn['part']): Localized | undefined {
  if (part === 'night' || turn === 1) return undefined;
  const column = part === 'am' ? 0 : 1;
  const modifier = (WEATHER.modifiers as Readonly<Record<number, number>>)[turn] ?? 0;
  const on = (die: number): string => {
    const row = Math.min(6, Math.max(1, die + modifier)) as keyof typeof WEATHER.rows;
    return WEATHER.rows[row][column];
  };
  return inAll((lang) => {
    const chances = Object.entries(WEATHER_NAMES).flatMap(([weather, name]) => {
      const dice = [1, 2, 3, 4, 5, 6].filter((die) => on(die) === weather);
      const ends = [...new Set([dice[0], dice.at(-1)])].join('–');
      return dice.length > 0 ? [`${name[lang]} ${ends}`] : [];
    });
    return `${COLUMN_NAMES[column][lang]}: ${chances.join(', ')}`;
  });
}

function dayNote({ turn, date, part }: Turn): TrackNote {
  const day = Number(date.slice(-2));
  const { sign, of } = PARTS_OF_DAY[part];
  const weather = chancesOf(turn, part);
  const text = inAll((lang) => [of(day)[lang], ...(weather ? [weather[lang]] : [])].join('; '));
  return { sign, mark: String(day), text, rule: '3.0' };
}

/** H44-4.2-a */
function weatherNotes(turn: number): TrackNote[] {
  const modifier = (WEATHER.modifiers as Readonly<Record<number, number>>)[turn];
  if (modifier === undefined) return [];
  const mark = signed(modifier);
  const text = localized(`weather die ${mark}`, `dado do clima ${mark}`, `dado del tiempo ${mark}`);
  return [{ sign: 'cloudy', mark, text, rule: '4.2' }];
}

interface Group {
  sign: Sign;
  side: string;
  arrivals: readonly ArrivesBy[];
  title: Localized;
  rule: string;
}

const GROUPS: readonly Group[] = [
  {
    sign: 'supply',
    side: 'allied',
    arrivals: ['drop', 'supply-head'],
    title: localized('landing', 'pouso', 'aterrizaje'),
    rule: '22.2.1',
  },
  {
    sign: 'first',
    side: 'allied',
    arrivals: ['area'],
    title: localized('Allied reinforcements', 'reforços aliados', 'refuerzos aliados'),
    rule: '23.0',
  },
  {
    sign: 'second',
    side: 'german',
    arrivals: ['area', 'die'],
    title: localized('German reinforcements', 'reforços alemães', 'refuerzos alemanes'),
    rule: '23.0',
  },
];

/** H44-2.3.11-a: who comes on a turn, by entry area or drop hex. */
const arrivalNotes = (turn: number): TrackNote[] =>
  GROUPS.flatMap(({ sign, side, arrivals, title, rule }) => {
    const places = new Map<string, string[]>();
    const units: string[] = [];
    for (const { id, label, side: of } of COUNTERS) {
      const coming = ARRIVALS[id];
      if (of !== side || coming?.turn !== turn || !arrivals.includes(coming.by)) continue;
      units.push(id);
      places.set(coming.at, [...(places.get(coming.at) ?? []), label]);
    }
    if (places.size === 0) return [];
    const listed = [...places]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([at, labels]) => `${at}: ${labels.join(', ')}`);
    return [{ sign, text: inAll((lang) => `${title[lang]} ${listed.join('; ')}`), rule, units, short: title }];
  });

/** H44-20.2.1-a */
const replacementNotes = ({ turn, part }: Turn): TrackNote[] =>
  part === 'night' && turn >= REPLACEMENTS.from
    ? [{ sign: 'replacements', text: localized('replacements', 'reposições', 'reemplazos'), rule: '20.2.1' }]
    : [];

/** H44-19.2.1-a, H44-19.2.2-a */
function areaNotes(turn: number): TrackNote[] {
  const { areas, turn: from } = ENTRY_AREAS.change;
  if (turn !== from) return [];
  const [a, b] = areas;
  const text = localized(
    `areas ${a} and ${b} become Allied`,
    `as áreas ${a} e ${b} passam a ser aliadas`,
    `las áreas ${a} y ${b} pasan a ser aliadas`,
  );
  return [{ sign: 'exit', mark: areas.join(' '), text, rule: '19.2.1' }];
}

const turnBoxes: readonly TrackBox[] = TURNS.map((day) => ({
  id: String(day.turn),
  head: String(day.turn),
  notes: [
    dayNote(day),
    ...weatherNotes(day.turn),
    ...arrivalNotes(day.turn),
    ...replacementNotes(day),
    ...areaNotes(day.turn),
  ],
}));

const WEATHER_SIGNS = { clear: 'fair', cloudy: 'cloudy', overcast: 'rain' } as const;

/** H44-4.4-a, H44-4.4-b, H44-4.4-c */
const weatherBoxes = (['clear', 'cloudy', 'overcast'] as const).map((weather): TrackBox => {
  const { landing, air } = WEATHER_EFFECTS[weather];
  const text = localized(
    `${landing} landing points, ${air} air ${air === 1 ? 'unit' : 'units'}`,
    `${landing} pontos de pouso, ${air} ${air === 1 ? 'unidade aérea' : 'unidades aéreas'}`,
    `${landing} puntos de aterrizaje, ${air} ${air === 1 ? 'unidad aérea' : 'unidades aéreas'}`,
  );
  return {
    id: weather,
    head: WEATHER_NAMES[weather],
    notes: [{ sign: WEATHER_SIGNS[weather], mark: `${landing}/${air}`, text }],
  };
});

const amounts = (most: number): TrackBox[] =>
  Array.from({ length: most + 1 }, (_, i) => ({ id: String(i), head: String(i), notes: [] }));

const MOST_RETURNED = 9;
const returnedBoxes = amounts(MOST_RETURNED).map((box, i) => (i === MOST_RETURNED ? { ...box, head: `${i}+` } : box));

const DIVISIONS: Readonly<Record<keyof typeof MARKERS.returned, Localized>> = {
  '1AB': localized('British 1st', '1ª britânica', '1.ª británica'),
  POL: localized('Polish', 'polonesa', 'polaca'),
  '82': localized('American 82nd', '82ª americana', '82.ª estadounidense'),
  '101': localized('American 101st', '101ª americana', '101.ª estadounidense'),
};

/** H44-22.7-c: steps waiting to come back to each airborne formation. */
const returnedTracks = (Object.keys(MARKERS.returned) as (keyof typeof MARKERS.returned)[]).map((id, i): Track => {
  const name = DIVISIONS[id];
  return {
    id: `returned-${id}`,
    title: localized(`Returned steps: ${name.en}`, `Passos retornados: ${name.pt}`, `Pasos retornados: ${name.es}`),
    rule: '22.7',
    follows: { extra: 'returned', key: id },
    boxes: returnedBoxes,
    row: returnedBoxes.length,
    ...(i % 2 === 1 ? { beside: true as const } : {}),
  };
});

/** The margin of the map: terrain effects and tracks. */
export const MARGIN: SheetMargin = {
  title: localized("Holland '44", "Holland '44", "Holland '44"),
  subtitle: localized(
    'Operation Market Garden, 17 to 23 September 1944',
    'Operação Market Garden, 17 a 23 de setembro de 1944',
    'Operación Market Garden, del 17 al 23 de septiembre de 1944',
  ),
  hexKm: 2,
  sideColours: [ALLIANCES.allied, ALLIANCES.german],
  effects: EFFECTS,
  legendNote: localized(
    'MP not mechanised · mechanised · vehicles (– by road or bridge only, T tactical, E with engineers) | ×2 defence, ½ attack, v of vehicles (TEC)',
    'PM não mecanizada · mecanizada · veículos (– só por estrada ou ponte, T tática, E com engenharia) | ×2 defesa, ½ ataque, v de veículos (TEC)',
    'PM no mecanizada · mecanizada · vehículos (– solo por carretera o puente, T táctico, E con ingenieros) | ×2 defensa, ½ ataque, v de vehículos (TEC)',
  ),
  tracks: [
    {
      id: 'turn',
      title: localized('Turns: September 1944', 'Turnos: setembro de 1944', 'Turnos: septiembre de 1944'),
      rule: '3.0',
      follows: 'turn',
      boxes: turnBoxes,
      row: 10,
    },
    {
      id: 'weather',
      title: localized(
        'Weather: landing points/air units',
        'Clima: pontos de pouso/unidades aéreas',
        'Tiempo: puntos de aterrizaje/unidades aéreas',
      ),
      rule: '4.4',
      follows: 'weather',
      boxes: weatherBoxes,
      row: 3,
    },
    {
      id: 'landing',
      title: localized('Landing points', 'Pontos de pouso', 'Puntos de aterrizaje'),
      rule: '22.4',
      follows: { pool: 'landing', side: 'allied' },
      boxes: amounts(WEATHER_EFFECTS.clear.landing),
      row: WEATHER_EFFECTS.clear.landing + 1,
    },
    {
      id: 'air',
      title: localized('Air units', 'Unidades aéreas', 'Unidades aéreas'),
      rule: '10.7',
      follows: { pool: 'air', side: 'allied' },
      boxes: amounts(MARKERS.air),
      row: WEATHER_EFFECTS.clear.landing + 1,
      beside: true,
    },
    ...returnedTracks,
  ],
};
