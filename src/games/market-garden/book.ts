import { codesOf, NONE, rowsOf, shift } from '../../engagement/reader/book-tables.ts';
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
  '2.0': localized('What the game consists of', 'O que compõe o jogo', 'De qué se compone el juego'),
  '2.1': localized('Map', 'Mapa', 'Mapa'),
  '2.2': localized('Counters', 'Peças', 'Fichas'),
  '2.2.1': localized('What a counter shows', 'O que a peça traz', 'Qué muestra una ficha'),
  '2.3': localized('Tables', 'Tabelas', 'Tablas'),
  '2.4': localized('Tracks, markers and dice', 'Trilhas, marcadores e dados', 'Pistas, marcadores y dados'),
  '2.4.1': localized('Turns', 'Turnos', 'Turnos'),
  '2.4.2': localized('Air power', 'Poder aéreo', 'Poder aéreo'),
  '2.4.3': localized('Destroyed bridges', 'Pontes destruídas', 'Puentes destruidos'),
  '2.4.4': localized('Dice', 'Dados', 'Dados'),
  '3.0': localized('Sequence of play', 'Sequência do jogo', 'Secuencia de juego'),
  '4.0': localized('Movement', 'Movimentação', 'Movimiento'),
  '4.1': localized('Limits of movement', 'Limites da movimentação', 'Límites del movimiento'),
  '4.1.1': localized('Stacking', 'Empilhamento', 'Apilamiento'),
  '4.1.2': localized('Engagement zones', 'Zonas de engajamento', 'Zonas de enfrentamiento'),
  '4.2': localized('Entering and leaving the map', 'Entrada e saída do mapa', 'Entrada y salida del mapa'),
  '4.2.1': localized('Entry', 'Entrada', 'Entrada'),
  '4.2.2': localized('Exit', 'Saída', 'Salida'),
  '4.2.3': localized('Airborne landings', 'Paraquedistas', 'Saltos y aterrizajes'),
  '5.0': localized('Combat', 'Combate', 'Combate'),
  '5.1': localized('How a combat is fought', 'Como se trava um combate', 'Cómo se libra un combate'),
  '5.1.1': localized('Odds', 'Relação de forças', 'Proporción de fuerzas'),
  '5.1.2': localized('Terrain', 'Terreno', 'Terreno'),
  '5.1.3': localized('Encirclement', 'Cerco', 'Cerco'),
  '5.1.4': localized('Complete divisions', 'Divisões completas', 'Divisiones completas'),
  '5.1.5': localized('Dice of a combat', 'Os dados do combate', 'Los dados del combate'),
  '5.1.6': localized('Results', 'Resultados', 'Resultados'),
  '5.2': localized('Advance', 'Avanço', 'Avance'),
  '5.3': localized('Retreat', 'Recuo', 'Retirada'),
  '5.3.1': localized('Chain retreat', 'Recuo em cadeia', 'Retirada en cadena'),
  '5.3.2': localized('Retreat across rivers', 'Recuo através de rios', 'Retirada a través de ríos'),
  '5.3.3': localized('Retreat when surrounded', 'Recuo de unidades cercadas', 'Retirada de unidades cercadas'),
  '6.0': localized('Air power', 'Poder aéreo', 'Poder aéreo'),
  '6.1': localized('Air points', 'Pontos aéreos', 'Puntos aéreos'),
  '6.2': localized('Attacks from the air', 'Ataques aéreos', 'Ataques aéreos'),
  '7.0': localized('Losses and recovery', 'Baixas e recuperação', 'Pérdidas y recuperación'),
  '8.0': localized('Artillery', 'Artilharia', 'Artillería'),
  '9.0': localized('Supply', 'Abastecimento', 'Suministro'),
  '10.0': localized('Bridges and ferries', 'Pontes e barcas', 'Puentes y transbordadores'),
  '10.1': localized('Bridges', 'Pontes', 'Puentes'),
  '10.2': localized('Ferries', 'Barcas', 'Transbordadores'),
  '11.0': localized('Operation Market-Garden', 'Operação Market-Garden', 'Operación Market-Garden'),
  '11.1': localized('Set-up and arrivals', 'Preparação e chegadas', 'Preparación y llegadas'),
  '11.1.1': localized('Allied set-up', 'Colocação inicial aliada', 'Despliegue inicial aliado'),
  '11.1.2': localized('German set-up', 'Colocação inicial alemã', 'Despliegue inicial alemán'),
  '11.1.3': localized('Allied reinforcements', 'Reforços aliados', 'Refuerzos aliados'),
  '11.1.4': localized('German reinforcements', 'Reforços alemães', 'Refuerzos alemanes'),
  '11.2': localized('Objectives', 'Objetivos', 'Objetivos'),
  '11.2.1': localized('Allied points', 'Pontos aliados', 'Puntos aliados'),
  '11.2.2': localized('German points', 'Pontos alemães', 'Puntos alemanes'),
};

const terrain = (id: string): BookCell => ({ word: 'terrain', id });
const side = (id: string): BookCell => ({ word: 'side', id });

const NO = localized('no', 'não', 'no');
const TURN = localized('Turn', 'Turno', 'Turno');
const DICE = localized('Dice', 'Dados', 'Dados');

const CLASSES = ['foot', 'motor', 'armour'] as const;

const ground = Object.entries(TERRAIN_COST).map(([id, costs]): BookCell[] => [
  terrain(id),
  ...CLASSES.map((moves) => costs[moves] ?? NO),
  shift(COLUMNS.terrain[id as keyof typeof COLUMNS.terrain]),
]);

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
    title: localized('Combat results', 'Resultados de combate', 'Resultados de combate'),
    rules: ['5.1.5', '5.1.6'],
    head: [DICE, ...CRT.columns],
    rows: rowsOf(CRT.rows),
    results: codesOf(CRT.rows),
    note: localized(
      'The first code is for the defence, the second for the attack.',
      'O primeiro código é o da defesa; o segundo, o do ataque.',
      'El primer código es el de la defensa; el segundo, el del ataque.',
    ),
  },
  {
    id: 'bombardment',
    title: localized('Bombardment', 'Bombardeio', 'Bombardeo'),
    rules: ['6.2', '8.0'],
    head: [DICE, ...BOMBARDMENT.columns.map((column) => column.replace('49+', '49-∞'))],
    rows: rowsOf(BOMBARDMENT.rows),
    results: codesOf(BOMBARDMENT.rows),
    note: localized(
      'The columns are points (air points or attack strength) times vulnerability. A bombardment below the first column is made on the first.',
      'As colunas são pontos (aéreos, ou poder de ataque) vezes vulnerabilidade. Um bombardeio abaixo da primeira coluna é feito na primeira.',
      'Las columnas son puntos (aéreos, o fuerza de ataque) por vulnerabilidad. Un bombardeo por debajo de la primera columna se hace en la primera.',
    ),
  },
  {
    id: 'vulnerability',
    title: localized('Vulnerability', 'Vulnerabilidade', 'Vulnerabilidad'),
    rules: ['6.2', '8.0'],
    head: [
      localized('Troops', 'Tropa', 'Tropa'),
      localized('from the air', 'à aviação', 'a la aviación'),
      localized('to artillery', 'à artilharia', 'a la artillería'),
    ],
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
    title: localized('Terrain effects', 'Efeitos do terreno', 'Efectos del terreno'),
    rules: ['4.0', '5.1.2', '10.2'],
    head: [
      localized('Terrain', 'Terreno', 'Terreno'),
      localized('on foot', 'a pé', 'a pie'),
      localized('motorised', 'motorizada', 'motorizada'),
      localized('armoured', 'blindada', 'acorazada'),
      localized('columns', 'colunas', 'columnas'),
    ],
    rows: [...ground, ...roads, ...crossings],
    note: localized(
      'Movement points to enter; + is added to the hex. A bridge takes the cost of the river away; ferries serve German units only. Columns: − to the left, for the defence.',
      'Pontos para entrar; + soma-se ao hexágono. Por ponte não se paga o rio; as barcas só servem aos alemães. Colunas: − à esquerda, pela defesa.',
      'Puntos para entrar; + se suma al hexágono. Por un puente no se paga el río; los transbordadores solo sirven a los alemanes. Columnas: − a la izquierda, por la defensa.',
    ),
  },
  {
    id: 'air',
    title: localized('Air points by turn', 'Pontos aéreos por turno', 'Puntos aéreos por turno'),
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
    title: localized('Victory points', 'Pontos de vitória', 'Puntos de victoria'),
    rules: ['11.2', '11.2.1', '11.2.2'],
    head: [localized('For', 'Por', 'Por'), side('allied'), side('german')],
    rows: [
      ...OBJECTIVES.map(({ place, points }) => [nameOf(place), points, points]),
      [
        localized('each enemy unit destroyed', 'cada unidade inimiga destruída', 'cada unidad enemiga destruida'),
        allied.destroyed,
        german.destroyed,
      ],
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
