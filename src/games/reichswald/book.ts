import {
  CLASSES,
  diceTable,
  FOR,
  groundRows,
  NO,
  NONE,
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
  BOMBARDMENT,
  BOMBING,
  COLUMNS,
  CRT,
  FEATURE_COST,
  FORECAST,
  OBJECTIVES,
  POINTS,
  RIVER_COST,
  ROAD_COST,
  TERRAIN_COST,
  VULNERABILITY,
  WEATHERS,
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
  '4.1.1': localized('Stacking and obstacles', 'Empilhamento e obstáculos', 'Apilamiento y obstáculos'),
  '4.1.2': HEADINGS.zones,
  '4.2': localized('Reinforcements', 'Reforços', 'Refuerzos'),
  '4.3': HEADINGS.bridges,
  '4.4': localized('Amphibious units', 'Unidades anfíbias', 'Unidades anfibias'),
  '5.0': HEADINGS.combat,
  '5.1': HEADINGS.fighting,
  '5.1.1': HEADINGS.odds,
  '5.1.2': HEADINGS.terrain,
  '5.1.3': HEADINGS.surround,
  '5.1.4': HEADINGS.divisions,
  '5.1.5': localized('Armoured brigades', 'Brigadas blindadas', 'Brigadas acorazadas'),
  '5.1.6': localized('Engineers', 'Engenharia', 'Ingenieros'),
  '5.1.7': HEADINGS.combatDice,
  '5.1.8': HEADINGS.results,
  '5.2': HEADINGS.advance,
  '5.3': HEADINGS.retreat,
  '5.3.1': HEADINGS.chainRetreat,
  '5.3.2': HEADINGS.riverRetreat,
  '5.3.3': HEADINGS.surroundedRetreat,
  '6.0': HEADINGS.airPower,
  '6.1': HEADINGS.airPoints,
  '6.2': HEADINGS.airAttacks,
  '6.3': localized('Strategic bombing', 'Bombardeio estratégico', 'Bombardeo estratégico'),
  '7.0': HEADINGS.losses,
  '8.0': HEADINGS.artillery,
  '9.0': localized('Inundation', 'Inundação', 'Inundación'),
  '10.0': localized('Weather', 'Clima', 'Tiempo'),
  '11.0': localized('Operation Veritable', 'Operação Veritable', 'Operación Veritable'),
  '11.1': HEADINGS.setup,
  '11.1.3': localized('German arrivals by event', 'Chegadas alemãs por evento', 'Llegadas alemanas por evento'),
  '11.1.4': localized('Allied arrivals by event', 'Chegadas aliadas por evento', 'Llegadas aliadas por evento'),
  '11.1.5': localized('Allied withdrawals', 'Retiradas aliadas', 'Retiradas de los Aliados'),
  '11.2': HEADINGS.victoryPoints,
};

const weather = (id: string): BookCell => ({ word: 'weather', id });

const INFANTRY = localized('infantry', 'infantaria', 'infantería');
const ARTILLERY = localized('artillery', 'artilharia', 'artillería');

const ground = groundRows(TERRAIN_COST, COLUMNS.terrain);

const roads = Object.entries(ROAD_COST).map(([id, costs]): BookCell[] => [
  terrain(id),
  ...CLASSES.map((moves) => costs[moves]),
  NONE,
]);

const fortifications = Object.entries(FEATURE_COST).map(([id, cost]): BookCell[] => [
  terrain(id),
  ...CLASSES.map(() => `+${cost}`),
  shift(COLUMNS.features[id as keyof typeof COLUMNS.features]),
]);

const fordCost = (by: 'foot' | 'motor'): string => `+${RIVER_COST[by]}`;
const river: BookCell[] = [terrain('river'), fordCost('foot'), fordCost('motor'), NO, shift(COLUMNS.river)];

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const bombed = (what: readonly string[] | number): BookCell =>
  typeof what !== 'number'
    ? what.map(capital).join(', ')
    : what === 1
      ? localized(
          'a city of the Allies’ choice',
          'uma cidade à escolha dos Aliados',
          'una ciudad a elección de los Aliados',
        )
      : localized(
          `${what} cities of the Allies’ choice`,
          `${what} cidades à escolha dos Aliados`,
          `${what} ciudades a elección de los Aliados`,
        );

const { exitA, exitB, killed } = POINTS;

const TABLES: readonly BookTable[] = [
  {
    id: 'crt',
    title: TITLES.results,
    rules: ['5.1.7', '5.1.8'],
    ...diceTable(CRT),
    note: localized(
      'The first code is for the defence, the second for the attack. Row 2-12 as printed; an option makes it follow the diagonal.',
      'O primeiro código é o da defesa, o segundo o do ataque. Linha 2-12 como impressa; uma opção a faz seguir a diagonal.',
      'El primer código es el de la defensa; el segundo, el del ataque. Fila 2-12 tal como está impresa; una opción la hace seguir la diagonal.',
    ),
  },
  {
    id: 'bombardment',
    title: TITLES.bombardment,
    rules: ['6.2', '6.3', '8.0'],
    ...diceTable(BOMBARDMENT),
    note: localized(
      'The columns are points (air points or attack strength) times vulnerability.',
      'As colunas são pontos (aéreos, ou poder de ataque) vezes vulnerabilidade.',
      'Las columnas son puntos (aéreos, o fuerza de ataque) por vulnerabilidad.',
    ),
  },
  {
    id: 'vulnerability',
    title: TITLES.vulnerability,
    rules: ['6.2', '8.0'],
    head: VULNERABILITY_HEAD,
    rows: [
      [INFANTRY, VULNERABILITY.infantry.air, VULNERABILITY.infantry.artillery],
      [localized('armour', 'blindados', 'blindados'), VULNERABILITY.armour.air, VULNERABILITY.armour.artillery],
      [ARTILLERY, VULNERABILITY.artillery.air, VULNERABILITY.artillery.artillery],
    ],
  },
  {
    id: 'terrain',
    title: TITLES.terrain,
    rules: ['4.0', '5.1.2'],
    head: TERRAIN_HEAD,
    rows: [...ground, ...fortifications, ...roads, river],
    note: localized(
      'Movement points to enter; + is added to the hex. Amphibious units pay 1 in inundation. For rivers without a bridge see 4.1.1. Columns: − to the left, for the defence; + to the right.',
      'Pontos para entrar; + soma-se ao hexágono. Anfíbios pagam 1 na inundação. Para rios sem ponte, ver 4.1.1. Colunas: − à esquerda, pela defesa; + à direita.',
      'Puntos para entrar; + se suma al hexágono. Las anfibias pagan 1 en la inundación. Para ríos sin puente, véase 4.1.1. Columnas: − a la izquierda, por la defensa; + a la derecha.',
    ),
  },
  {
    id: 'weather',
    title: localized('Weather by turn', 'Clima por turno', 'Tiempo por turno'),
    rules: ['10.0'],
    head: [
      TURN,
      localized('as a rule', 'em regra', 'por lo general'),
      localized('on a die of', 'se o dado dá', 'si el dado da'),
      localized('instead', 'em vez disso', 'en su lugar'),
    ],
    rows: Object.entries(FORECAST).map(([turn, { usual, odd, faces }]) => [
      turn,
      weather(usual),
      faces?.join(', ') ?? NONE,
      odd ? weather(odd) : NONE,
    ]),
  },
  {
    id: 'air',
    title: localized('Air points by weather', 'Pontos aéreos por clima', 'Puntos aéreos por tiempo'),
    rules: ['6.0', '10.0'],
    head: [localized('Weather', 'Clima', 'Tiempo'), localized('air points', 'pontos aéreos', 'puntos aéreos')],
    rows: WEATHERS.map((id) => [weather(id), AIR_POINTS[id]]),
  },
  {
    id: 'bombing',
    title: localized('Strategic bombing', 'Bombardeio estratégico', 'Bombardeo estratégico'),
    rules: ['6.3'],
    head: [TURN, localized('Targets', 'Alvos', 'Objetivos')],
    rows: Object.entries(BOMBING).map(([turn, what]) => [turn, bombed(what)]),
  },
  {
    id: 'points',
    title: HEADINGS.victoryPoints,
    rules: ['11.2'],
    head: [FOR, side('allied'), side('german')],
    rows: [
      ...OBJECTIVES.map(({ place, allied, german }) => [capital(place), allied, german]),
      [localized('every village', 'cada vila', 'cada pueblo'), 0, POINTS.village],
      [
        localized('Reichswald clear of Germans', 'Reichswald sem alemães', 'Reichswald sin alemanes'),
        POINTS.reichswald,
        NONE,
      ],
      [
        localized(
          `first sector of the south edge: ${exitA.brigades} brigades out · none out`,
          `primeiro setor da borda sul: saem ${exitA.brigades} brigadas · não sai ninguém`,
          `primer sector del borde sur: salen ${exitA.brigades} brigadas · no sale nadie`,
        ),
        exitA.allied,
        exitA.german,
      ],
      [
        localized(
          `second sector of the south edge: ${exitB.brigades} brigades out · none out`,
          `segundo setor da borda sul: saem ${exitB.brigades} brigadas · não sai ninguém`,
          `segundo sector del borde sur: salen ${exitB.brigades} brigadas · no sale nadie`,
        ),
        exitB.allied,
        exitB.german,
      ],
      [
        localized(
          'each enemy infantry unit destroyed',
          'cada infantaria inimiga destruída',
          'cada infantería enemiga destruida',
        ),
        killed.allied.infantry,
        killed.german.infantry,
      ],
      [
        localized(
          'each other enemy unit destroyed',
          'cada outra unidade inimiga destruída',
          'cada otra unidad enemiga destruida',
        ),
        killed.allied.other,
        killed.german.other,
      ],
    ],
  },
];

export const book: Book = {
  title: ABOUT.title,
  chapters: CHAPTERS,
  tables: TABLES,
};
