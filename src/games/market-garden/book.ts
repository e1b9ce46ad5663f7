import {
  CLASSES,
  diceTable,
  EACH_DESTROYED,
  FIRST_CODE,
  FOR,
  groundRows,
  NO,
  NONE,
  openEnded,
  shift,
  side,
  terrain,
  TERRAIN_HEAD,
  TITLES,
  TURN,
  VULNERABILITY_HEAD,
} from '../../engagement/reader/book-tables.ts';
import { HEADINGS } from '../../engagement/reader/headings.ts';
import { localized, type Book, type BookCell, type BookTable, type Localized } from '../../wargame/book.ts';
import {
  AIR_POINTS,
  AIR_SUPPLY,
  BOMBARDMENT,
  COLUMNS,
  CRT,
  FERRY_COST,
  OBJECTIVES,
  POINTS,
  RIVER_COST,
  ROAD_COST,
  TERRAIN_COST,
  VULNERABILITY,
} from './data/tables.ts';
import { MAP } from './data/map.ts';
import { ABOUT } from './about.ts';

/** Chapters in the order of the rulebook, including headings without sentences. */
const CHAPTERS: Readonly<Record<string, Localized>> = {
  '2.0': HEADINGS.contents,
  '2.1': HEADINGS.map,
  '2.2': HEADINGS.counters,
  '2.2.1': HEADINGS.counter,
  '2.3': HEADINGS.tables,
  '2.4': localized('Tracks, markers and dice', 'Trilhas, marcadores e dados', 'Pistas, marcadores y dados'),
  '2.4.1': HEADINGS.turns,
  '2.4.2': HEADINGS.airPower,
  '2.4.3': localized('Destroyed bridges', 'Pontes destruídas', 'Puentes destruidos'),
  '2.4.4': HEADINGS.dice,
  '3.0': HEADINGS.sequence,
  '4.0': HEADINGS.movement,
  '4.1': HEADINGS.limits,
  '4.1.1': localized('Stacking', 'Empilhamento', 'Apilamiento'),
  '4.1.2': HEADINGS.zones,
  '4.2': HEADINGS.entryAndExit,
  '4.2.1': HEADINGS.entry,
  '4.2.2': HEADINGS.exit,
  '4.2.3': localized('Airborne landings', 'Paraquedistas', 'Saltos y aterrizajes'),
  '5.0': HEADINGS.combat,
  '5.1': HEADINGS.fighting,
  '5.1.1': HEADINGS.odds,
  '5.1.2': HEADINGS.terrain,
  '5.1.3': HEADINGS.surround,
  '5.1.4': HEADINGS.divisions,
  '5.1.5': HEADINGS.combatDice,
  '5.1.6': HEADINGS.results,
  '5.2': HEADINGS.advance,
  '5.3': HEADINGS.retreat,
  '5.3.1': HEADINGS.chainRetreat,
  '5.3.2': HEADINGS.riverRetreat,
  '5.3.3': HEADINGS.surroundedRetreat,
  '6.0': HEADINGS.airPower,
  '6.1': HEADINGS.airPoints,
  '6.2': HEADINGS.airAttacks,
  '7.0': HEADINGS.losses,
  '8.0': HEADINGS.artillery,
  '9.0': localized('Supply', 'Abastecimento', 'Suministro'),
  '10.0': localized('Bridges and ferries', 'Pontes e barcas', 'Puentes y transbordadores'),
  '10.1': HEADINGS.bridges,
  '10.2': localized('Ferries', 'Barcas', 'Transbordadores'),
  '11.0': localized('Operation Market-Garden', 'Operação Market-Garden', 'Operación Market-Garden'),
  '11.1': HEADINGS.setup,
  '11.1.1': localized('Allied set-up', 'Colocação inicial aliada', 'Despliegue inicial aliado'),
  '11.1.2': localized('German set-up', 'Colocação inicial alemã', 'Despliegue inicial alemán'),
  '11.1.3': localized('Allied reinforcements', 'Reforços aliados', 'Refuerzos aliados'),
  '11.1.4': localized('German reinforcements', 'Reforços alemães', 'Refuerzos alemanes'),
  '11.2': HEADINGS.objectives,
  '11.2.1': localized('Allied points', 'Pontos aliados', 'Puntos aliados'),
  '11.2.2': localized('German points', 'Pontos alemães', 'Puntos alemanes'),
};

const ground = groundRows(TERRAIN_COST, COLUMNS.terrain);

const HALF = '½';
const roads = Object.entries(ROAD_COST).map(([id, costs]): BookCell[] => [
  terrain(id),
  ...CLASSES.map((moves) => (costs[moves] === 0.5 ? HALF : costs[moves])),
  NONE,
]);

const crossings: readonly BookCell[][] = [
  [terrain('river'), `+${RIVER_COST.foot}`, `+${RIVER_COST.motor}`, NO, shift(COLUMNS.river)],
  [terrain('ferry'), ...CLASSES.map(() => `+${FERRY_COST}`), shift(COLUMNS.river)],
];

const turns = <T>(days: Readonly<Record<number, T>>, cells: (day: T) => readonly BookCell[]): BookCell[][] =>
  Object.entries(days).map(([turn, day]) => [turn, ...cells(day)]);

/** Faces of the die that supply. */
const faces = (least: number | null): BookCell =>
  least === null
    ? localized('not supplied', 'não é abastecida', 'sin suministro')
    : Array.from({ length: 7 - least }, (_, i) => least + i).join(', ');

const nameOf = (place: string): string => MAP.places.find(({ id }) => id === place)?.name ?? place;

const { allied, german } = POINTS;

const TABLES: readonly BookTable[] = [
  {
    id: 'crt',
    title: TITLES.results,
    rules: ['5.1.5', '5.1.6'],
    ...diceTable(CRT),
    note: FIRST_CODE,
  },
  {
    id: 'bombardment',
    title: TITLES.bombardment,
    rules: ['6.2', '8.0'],
    ...diceTable(openEnded(BOMBARDMENT)),
    note: localized(
      'The columns are points (air points or attack strength) times vulnerability. A bombardment below the first column is made on the first.',
      'As colunas são pontos (aéreos, ou poder de ataque) vezes vulnerabilidade. Um bombardeio abaixo da primeira coluna é feito na primeira.',
      'Las columnas son puntos (aéreos, o fuerza de ataque) por vulnerabilidad. Un bombardeo por debajo de la primera columna se hace en la primera.',
    ),
  },
  {
    id: 'vulnerability',
    title: TITLES.vulnerability,
    rules: ['6.2', '8.0'],
    head: VULNERABILITY_HEAD,
    rows: (
      [
        ['infantry', localized('infantry of every kind', 'infantaria de todo tipo', 'infantería de todo tipo')],
        [
          'armour',
          localized(
            'tanks, tank destroyers, assault guns',
            'blindados, caça-tanques, canhões de assalto',
            'carros, cazacarros, cañones de asalto',
          ),
        ],
        [
          'artillery',
          localized('artillery, anti-tank artillery', 'artilharia, artilharia antitanque', 'artillería, contracarro'),
        ],
        ['mechanisedArtillery', localized('mechanised artillery', 'artilharia mecanizada', 'artillería mecanizada')],
      ] as const
    ).map(([id, name]) => [name, VULNERABILITY[id].air, VULNERABILITY[id].artillery]),
    note: localized(
      'The printed table names no mechanised artillery; its line is a ruling.',
      'A tabela impressa não traz artilharia mecanizada; a linha dela é uma interpretação.',
      'La tabla impresa no nombra la artillería mecanizada; su línea es una interpretación.',
    ),
  },
  {
    id: 'terrain',
    title: TITLES.terrain,
    rules: ['4.0', '5.1.2', '10.2'],
    head: TERRAIN_HEAD,
    rows: [...ground, ...roads, ...crossings],
    note: localized(
      'Movement points to enter; + is added to the hex. A bridge takes the cost of the river away; ferries serve German units only. Columns: − to the left, for the defence.',
      'Pontos para entrar; + soma-se ao hexágono. Por ponte não se paga o rio; as barcas só servem aos alemães. Colunas: − à esquerda, pela defesa.',
      'Puntos para entrar; + se suma al hexágono. Por un puente no se paga el río; los transbordadores solo sirven a los alemanes. Columnas: − a la izquierda, por la defensa.',
    ),
  },
  {
    id: 'air',
    title: TITLES.airByTurn,
    rules: ['6.0', '6.1'],
    head: [TURN, side('allied'), side('german')],
    rows: turns(AIR_POINTS, (day) => [day.allied, day.german]),
  },
  {
    id: 'supply',
    title: localized(
      'Supply of airborne divisions',
      'Abastecimento das divisões aeroterrestres',
      'Suministro de las divisiones aerotransportadas',
    ),
    rules: ['9.0'],
    head: [TURN, localized('supplied on a die of', 'abastecida se o dado dá', 'con suministro si el dado da')],
    rows: turns(AIR_SUPPLY, (least) => [faces(least)]),
    note: localized(
      'A die for each division without contact with XXX Corps. On turns 17 and 18 all are supplied.',
      'Um dado para cada divisão sem contato com o 30º Corpo. Nos turnos 17 e 18 todas estão abastecidas.',
      'Un dado por cada división sin contacto con el XXX Cuerpo. En los turnos 17 y 18 todas tienen suministro.',
    ),
  },
  {
    id: 'points',
    title: HEADINGS.victoryPoints,
    rules: ['11.2', '11.2.1', '11.2.2'],
    head: [FOR, side('allied'), side('german')],
    rows: [
      ...OBJECTIVES.map(({ place, points }) => [nameOf(place), points, points]),
      [EACH_DESTROYED, allied.destroyed, german.destroyed],
      [
        localized(
          'XXX Corps reaches the north edge',
          'o 30º Corpo atinge a borda norte',
          'el XXX Cuerpo alcanza el borde norte',
        ),
        allied.northEdge,
        NONE,
      ],
      [
        localized(
          'each unit of its own on the red road',
          'cada unidade sua na estrada vermelha',
          'cada unidad propia en la carretera roja',
        ),
        NONE,
        german.redRoad,
      ],
      [localized('each bridge blown', 'cada ponte explodida', 'cada puente volado'), NONE, `−${-german.bridgeBlown}`],
    ],
  },
];

export const book: Book = {
  title: ABOUT.title,
  chapters: CHAPTERS,
  tables: TABLES,
};
