import {
  CLASSES,
  diceTable,
  EACH_DESTROYED,
  FIRST_CODE,
  FOR,
  groundRows,
  NONE,
  openEnded,
  shift,
  terrain,
  TERRAIN_HEAD,
  TITLES,
  VULNERABILITY_HEAD,
} from '../../engagement/reader/book-tables.ts';
import { HEADINGS } from '../../engagement/reader/headings.ts';
import { localized, type Book, type BookCell, type BookTable, type Localized } from '../../wargame/book.ts';
import {
  AIR_POWER,
  BOMBARDMENT,
  COLUMNS,
  CRT,
  EAST_GERMANY,
  FRANCE_NEUTRAL,
  NUCLEAR_COST,
  POINTS,
  RIVER_COST,
  TERRAIN_COST,
  VULNERABILITY,
} from './data/tables.ts';
import { ABOUT } from './about.ts';

/** Chapters in the order of the rulebook, including headings without sentences. */
const CHAPTERS: Readonly<Record<string, Localized>> = {
  '2.0': HEADINGS.contents,
  '2.1': HEADINGS.map,
  '2.2': HEADINGS.counters,
  '2.2.1': HEADINGS.counter,
  '2.3': HEADINGS.tables,
  '2.4': HEADINGS.tracks,
  '2.4.1': HEADINGS.turns,
  '2.4.2': HEADINGS.airPower,
  '2.4.3': HEADINGS.dice,
  '3.0': HEADINGS.sequence,
  '4.0': HEADINGS.movement,
  '4.1': HEADINGS.limits,
  '4.1.1': localized('Stacking and the halt line', 'Empilhamento e LDV', 'Apilamiento y LDV'),
  '4.1.2': HEADINGS.zones,
  '4.2': HEADINGS.entryAndExit,
  '4.2.1': HEADINGS.entry,
  '4.2.2': HEADINGS.exit,
  '4.3': localized('Helicopters', 'Helicópteros', 'Helicópteros'),
  '5.0': HEADINGS.combat,
  '5.1': HEADINGS.fighting,
  '5.1.1': HEADINGS.odds,
  '5.1.2': HEADINGS.terrain,
  '5.1.3': HEADINGS.surround,
  '5.1.4': HEADINGS.combatDice,
  '5.1.5': HEADINGS.results,
  '5.2': HEADINGS.advance,
  '5.3': HEADINGS.retreat,
  '5.3.1': HEADINGS.chainRetreat,
  '5.3.2': HEADINGS.riverRetreat,
  '5.3.3': localized(
    'Retreat when surrounded, and off the map',
    'Recuo sob cerco e para fora do mapa',
    'Retirada de unidades cercadas y fuera del mapa',
  ),
  '6.0': HEADINGS.airPower,
  '6.1': HEADINGS.airPoints,
  '6.2': HEADINGS.airAttacks,
  '7.0': HEADINGS.losses,
  '8.0': localized('Tactical nuclear weapons', 'Armas Nucleares Táticas', 'Armas nucleares tácticas'),
  '9.0': localized('August 1985', 'Agosto de 1985', 'Agosto de 1985'),
  '9.1': HEADINGS.setup,
  '9.1.1': localized('NATO set-up', 'Colocação inicial da OTAN', 'Despliegue inicial de la OTAN'),
  '9.1.2': localized('Pact set-up', 'Colocação inicial do Pacto', 'Despliegue inicial del Pacto'),
  '9.1.3': localized('NATO reinforcements', 'Reforços da OTAN', 'Refuerzos de la OTAN'),
  '9.1.4': localized('Pact reinforcements', 'Reforços do Pacto', 'Refuerzos del Pacto'),
  '9.2': HEADINGS.objectives,
  '9.2.1': localized('Pact points', 'Pontos do Pacto', 'Puntos del Pacto'),
  '9.2.2': localized('NATO points', 'Pontos da OTAN', 'Puntos de la OTAN'),
};

const DIE = localized('Die', 'Dado', 'Dado');

const ground = groundRows(TERRAIN_COST, COLUMNS.terrain);

const river: BookCell[] = [terrain('river'), ...CLASSES.map((moves) => `+${RIVER_COST[moves]}`), shift(COLUMNS.river)];

const FRANCE = {
  neutral: localized('neutral', 'neutra', 'neutral'),
  allied: localized('with NATO', 'com a OTAN', 'con la OTAN'),
};
const EAST_GERMANS = {
  removed: localized('removed', 'retiradas', 'retiradas'),
  passive: localized('attack strength 0', 'poder de ataque 0', 'fuerza de ataque 0'),
  normal: localized('as printed', 'normais', 'normales'),
};

const politics = Object.entries(EAST_GERMANY).map(([die, state]): BookCell[] => [
  die,
  Number(die) === FRANCE_NEUTRAL ? FRANCE.neutral : FRANCE.allied,
  EAST_GERMANS[state],
]);

/** Points that a side loses. */
const lost = (points: number): string => `−${points}`;

const { pact, nato } = POINTS;

const TABLES: readonly BookTable[] = [
  {
    id: 'crt',
    title: TITLES.results,
    rules: ['5.1.4', '5.1.5'],
    ...diceTable(CRT),
    note: FIRST_CODE,
  },
  {
    id: 'bombardment',
    title: TITLES.bombardment,
    rules: ['6.2'],
    ...diceTable(openEnded(BOMBARDMENT)),
    note: localized(
      'The columns are air points, 5 to 10, times vulnerability. An attack below the first column is made on the first.',
      'As colunas são pontos aéreos, de 5 a 10, vezes vulnerabilidade. Um ataque abaixo da primeira coluna é feito na primeira.',
      'Las columnas son puntos aéreos, de 5 a 10, por vulnerabilidad. Un ataque por debajo de la primera columna se hace en la primera.',
    ),
  },
  {
    id: 'vulnerability',
    title: TITLES.vulnerability,
    rules: ['6.2'],
    head: VULNERABILITY_HEAD.slice(0, 2),
    rows: [
      [
        localized(
          'infantry, airborne and mountain troops',
          'infantaria, infantaria aeroterrestre, montanhistas',
          'infantería, tropas aerotransportadas y de montaña',
        ),
        VULNERABILITY.foot,
      ],
      [
        localized(
          'armour, mechanised infantry',
          'blindados, infantaria mecanizada',
          'blindados, infantería mecanizada',
        ),
        VULNERABILITY.motorised,
      ],
    ],
  },
  {
    id: 'terrain',
    title: TITLES.terrain,
    rules: ['4.0', '5.1.2'],
    head: TERRAIN_HEAD,
    rows: [...ground, river],
    note: localized(
      'Movement points to enter; + is added to the hex. In the air every hex costs 1. Columns: − to the left, for the defence. Bivouacs, frontiers and the halt line cost nothing and help nobody.',
      'Pontos para entrar; + soma-se ao hexágono. Em voo, todo hexágono custa 1. Colunas: − à esquerda, pela defesa. Bivaques, fronteiras e a LDV não custam nem ajudam.',
      'Puntos para entrar; + se suma al hexágono. En vuelo, todo hexágono cuesta 1. Columnas: − a la izquierda, por la defensa. Vivaques, fronteras y la LDV no cuestan ni ayudan.',
    ),
  },
  {
    id: 'air',
    title: TITLES.airByTurn,
    rules: ['6.0', '6.1'],
    head: [
      localized('Turns', 'Turnos', 'Turnos'),
      localized('Pact, attack', 'Pacto, ataque', 'Pacto, ataque'),
      localized('Pact, defence', 'Pacto, defesa', 'Pacto, defensa'),
      localized('NATO, attack', 'OTAN, ataque', 'OTAN, ataque'),
      localized('NATO, defence', 'OTAN, defesa', 'OTAN, defensa'),
    ],
    rows: AIR_POWER.map((line) => [
      `${line.from}–${line.to}`,
      line.pact.attack,
      line.pact.defence,
      line.nato.attack,
      line.nato.defence,
    ]),
  },
  {
    id: 'politics',
    title: localized(
      'France and East Germany, before the game',
      'França e Alemanha Oriental, antes da partida',
      'Francia y Alemania Oriental, antes de la partida',
    ),
    rules: ['3.0'],
    head: [
      DIE,
      localized('France', 'França', 'Francia'),
      localized('East German units', 'Unidades alemãs orientais', 'Unidades alemanas orientales'),
    ],
    rows: politics,
    note: localized('One die for each.', 'Um dado para cada uma.', 'Un dado para cada una.'),
  },
  {
    id: 'strikes',
    title: localized('Price of a nuclear strike', 'Preço de um ataque nuclear', 'Precio de un ataque nuclear'),
    rules: ['8.0'],
    head: [localized('Target', 'Alvo', 'Objetivo'), localized('points', 'pontos', 'puntos')],
    rows: [
      [terrain('city'), lost(NUCLEAR_COST.city)],
      [localized('any other hex', 'qualquer outro hexágono', 'cualquier otro hexágono'), lost(NUCLEAR_COST.other)],
      [localized('in retaliation', 'em retaliação', 'en represalia'), lost(NUCLEAR_COST.retaliation)],
    ],
    note: localized(
      'Lost by the side that strikes, for each hex. The example of 8.0 has other numbers; the list counts.',
      'Perdidos por quem ataca, a cada hexágono. O exemplo de 8.0 traz outros números; vale a lista.',
      'Los pierde quien ataca, por cada hexágono. El ejemplo de 8.0 trae otros números; vale la lista.',
    ),
  },
  {
    id: 'points',
    title: HEADINGS.victoryPoints,
    rules: ['9.2', '9.2.1', '9.2.2'],
    head: [FOR, localized('Pact', 'Pacto', 'Pacto'), localized('NATO', 'OTAN', 'OTAN')],
    rows: [
      [
        localized('each West German city', 'cada cidade da Alemanha Ocidental', 'cada ciudad de Alemania Occidental'),
        pact.cities.WG,
        NONE,
      ],
      [localized('each Dutch city', 'cada cidade da Holanda', 'cada ciudad de los Países Bajos'), pact.cities.NL, NONE],
      [
        localized(
          'each East German or Czech city',
          'cada cidade da Alemanha Oriental ou da Tchecoslováquia',
          'cada ciudad de Alemania Oriental o de Checoslovaquia',
        ),
        NONE,
        nato.cities.EG,
      ],
      [EACH_DESTROYED, pact.destroyed, nato.destroyed],
      [
        localized(
          'each hex of the halt line with a unit',
          'cada hexágono da LDV com uma unidade',
          'cada hexágono de la LDV con una unidad',
        ),
        pact.haltLine,
        NONE,
      ],
      [
        localized(
          'three divisions not sent to Denmark on turn 5',
          'três divisões não enviadas à Dinamarca no turno 5',
          'tres divisiones no enviadas a Dinamarca en el turno 5',
        ),
        lost(-pact.denmark),
        NONE,
      ],
    ],
    note: localized(
      'A city counts only if it is not cut off from the edge of its new owner.',
      'A cidade só conta se não estiver cercada em relação à borda do conquistador.',
      'La ciudad solo cuenta si no está aislada del borde de su conquistador.',
    ),
  },
];

export const book: Book = {
  title: ABOUT.title,
  chapters: CHAPTERS,
  tables: TABLES,
};
