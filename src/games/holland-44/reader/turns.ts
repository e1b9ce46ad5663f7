import { localized, type BookCell, type BookTable, type Localized } from '../../../wargame/book.ts';
import { ABOUT } from '../position/about.ts';
import { DEMOLITION, TRAFFIC_MARKERS, TURNS, WEATHER, WEATHER_EFFECTS } from '../data/tables.ts';
import { byTurn, DIE, modifiedRows, NONE, weather } from './cells.ts';

const PARTS = ['am', 'pm', 'night'] as const;

/** A day of September 1944, ISO 8601. */
function day(date: string): Localized {
  const of = Number(date.slice(-2));
  return localized(`${of} September`, `${of} de setembro`, `${of} de septiembre`);
}

const days = [...new Set(TURNS.map(({ date }) => date))].map((date): BookCell[] => [
  day(date),
  ...PARTS.map((part) => TURNS.find((turn) => turn.date === date && turn.part === part)?.turn ?? NONE),
]);

const [short, campaign] = ABOUT.scenarios;

const bridge = {
  intact: localized('it stays intact', 'fica intacta', 'queda intacto'),
  blown: localized('it is blown', 'explode', 'salta'),
};

export const TURN_TABLES: readonly BookTable[] = [
  {
    id: 'turns',
    title: localized('Turns', 'Turnos', 'Turnos'),
    rules: ['3.0', 'S1.1', 'S2.1', '20.1'],
    head: [localized('Day', 'Dia', 'Día'), 'AM', 'PM', localized('night', 'noite', 'noche')],
    rows: days,
    note: localized(
      `The short game ends with turn ${short.lastTurn}, the campaign with turn ${campaign.lastTurn}.`,
      `O jogo curto termina com o turno ${short.lastTurn}; a campanha, com o turno ${campaign.lastTurn}.`,
      `La partida corta acaba con el turno ${short.lastTurn}; la campaña, con el turno ${campaign.lastTurn}.`,
    ),
  },
  {
    id: 'weather',
    title: localized('Weather', 'Clima', 'Tiempo'),
    rules: ['4.1', '4.2', '4.3'],
    head: [DIE, 'AM', 'PM'],
    rows: modifiedRows(WEATHER.rows, (cells) => cells.map(weather)),
    note: byTurn(WEATHER.modifiers),
  },
  {
    id: 'weather-effects',
    title: localized('Effects of the weather', 'Efeitos do clima', 'Efectos del tiempo'),
    rules: ['4.4', '10.7', '17.8.2', '22.4'],
    head: [
      localized('Weather', 'Clima', 'Tiempo'),
      localized('landing points', 'pontos de pouso', 'puntos de aterrizaje'),
      localized('air units', 'unidades aéreas', 'unidades aéreas'),
      localized(
        'airborne artillery readied',
        'artilharia aeroterrestre aprontada',
        'artillería aerotransportada preparada',
      ),
    ],
    rows: Object.entries(WEATHER_EFFECTS).map(([id, { landing, air, artillery }]) => [
      weather(id),
      landing,
      air,
      artillery,
    ]),
    note: localized(
      'Night turns are as overcast.',
      'Turnos noturnos são como encobertos.',
      'Los turnos nocturnos son como cubiertos.',
    ),
  },
  {
    id: 'demolition',
    title: localized('Blowing a bridge', 'Explodir uma ponte', 'Volar un puente'),
    rules: ['5.6', '5.5', '5.9'],
    head: [DIE, localized('Bridge', 'Ponte', 'Puente')],
    rows: modifiedRows(DEMOLITION.rows, (result) => [bridge[result]]),
    note: byTurn(DEMOLITION.modifiers),
  },
  {
    id: 'traffic',
    title: localized('Traffic markers', 'Marcadores de trânsito', 'Marcadores de tráfico'),
    rules: ['24.5'],
    head: [localized('Turn', 'Turno', 'Turno'), localized('markers', 'marcadores', 'marcadores')],
    rows: Object.entries(TRAFFIC_MARKERS).map(([turn, markers]) => [turn, markers.join(', ')]),
  },
];
