import { codesOf, NONE, rowsOf, shift } from '../../engagement/reader/book-tables.ts';
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
  '2.0': localized('What the game consists of', 'O que compõe o jogo', 'De qué se compone el juego'),
  '2.1': localized('Map', 'Mapa', 'Mapa'),
  '2.2': localized('Counters', 'Peças', 'Fichas'),
  '2.2.1': localized('What a counter shows', 'O que a peça traz', 'Qué muestra una ficha'),
  '2.3': localized('Tables', 'Tabelas', 'Tablas'),
  '2.4': localized('Tracks and dice', 'Trilhas e dados', 'Pistas y dados'),
  '2.4.1': localized('Turns', 'Turnos', 'Turnos'),
  '2.4.2': localized('Air power', 'Poder aéreo', 'Poder aéreo'),
  '2.4.3': localized('Dice', 'Dados', 'Dados'),
  '3.0': localized('Sequence of play', 'Sequência do jogo', 'Secuencia de juego'),
  '4.0': localized('Movement', 'Movimentação', 'Movimiento'),
  '4.1': localized('Limits of movement', 'Limites da movimentação', 'Límites del movimiento'),
  '4.1.1': localized('Stacking and the halt line', 'Empilhamento e LDV', 'Apilamiento y LDV'),
  '4.1.2': localized('Engagement zones', 'Zonas de engajamento', 'Zonas de enfrentamiento'),
  '4.2': localized('Entering and leaving the map', 'Entrada e saída do mapa', 'Entrada y salida del mapa'),
  '4.2.1': localized('Entry', 'Entrada', 'Entrada'),
  '4.2.2': localized('Exit', 'Saída', 'Salida'),
  '4.3': localized('Helicopters', 'Helicópteros', 'Helicópteros'),
  '5.0': localized('Combat', 'Combate', 'Combate'),
  '5.1': localized('How a combat is fought', 'Como se trava um combate', 'Cómo se libra un combate'),
  '5.1.1': localized('Odds', 'Relação de forças', 'Proporción de fuerzas'),
  '5.1.2': localized('Terrain', 'Terreno', 'Terreno'),
  '5.1.3': localized('Encirclement', 'Cerco', 'Cerco'),
  '5.1.4': localized('Dice of a combat', 'Os dados do combate', 'Los dados del combate'),
  '5.1.5': localized('Results', 'Resultados', 'Resultados'),
  '5.2': localized('Advance', 'Avanço', 'Avance'),
  '5.3': localized('Retreat', 'Recuo', 'Retirada'),
  '5.3.1': localized('Chain retreat', 'Recuo em cadeia', 'Retirada en cadena'),
  '5.3.2': localized('Retreat across rivers', 'Recuo através de rios', 'Retirada a través de ríos'),
  '5.3.3': localized(
    'Retreat when surrounded, and off the map',
    'Recuo sob cerco e para fora do mapa',
    'Retirada de unidades cercadas y fuera del mapa',
  ),
  '6.0': localized('Air power', 'Poder aéreo', 'Poder aéreo'),
  '6.1': localized('Air points', 'Pontos aéreos', 'Puntos aéreos'),
  '6.2': localized('Attacks from the air', 'Ataques aéreos', 'Ataques aéreos'),
  '7.0': localized('Losses and recovery', 'Baixas e recuperação', 'Pérdidas y recuperación'),
  '8.0': localized('Tactical nuclear weapons', 'Armas Nucleares Táticas', 'Armas nucleares tácticas'),
  '9.0': localized('August 1985', 'Agosto de 1985', 'Agosto de 1985'),
  '9.1': localized('Set-up and arrivals', 'Preparação e chegadas', 'Preparación y llegadas'),
  '9.1.1': localized('NATO set-up', 'Colocação inicial da OTAN', 'Despliegue inicial de la OTAN'),
  '9.1.2': localized('Pact set-up', 'Colocação inicial do Pacto', 'Despliegue inicial del Pacto'),
  '9.1.3': localized('NATO reinforcements', 'Reforços da OTAN', 'Refuerzos de la OTAN'),
  '9.1.4': localized('Pact reinforcements', 'Reforços do Pacto', 'Refuerzos del Pacto'),
  '9.2': localized('Objectives', 'Objetivos', 'Objetivos'),
  '9.2.1': localized('Pact points', 'Pontos do Pacto', 'Puntos del Pacto'),
  '9.2.2': localized('NATO points', 'Pontos da OTAN', 'Puntos de la OTAN'),
};

const terrain = (id: string): BookCell => ({ word: 'terrain', id });

const NO = localized('no', 'não', 'no');
const DICE = localized('Dice', 'Dados', 'Dados');
const DIE = localized('Die', 'Dado', 'Dado');

const CLASSES = ['foot', 'motor', 'armour'] as const;

const ground = Object.entries(TERRAIN_COST).map(([id, costs]): BookCell[] => [
  terrain(id),
  ...CLASSES.map((moves) => costs[moves] ?? NO),
  shift(COLUMNS.terrain[id as keyof typeof COLUMNS.terrain]),
]);

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
    title: localized('Combat results', 'Resultados de combate', 'Resultados de combate'),
    rules: ['5.1.4', '5.1.5'],
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
    rules: ['6.2'],
    head: [DICE, ...BOMBARDMENT.columns.map((column) => column.replace('49+', '49-∞'))],
    rows: rowsOf(BOMBARDMENT.rows),
    results: codesOf(BOMBARDMENT.rows),
    note: localized(
      'The columns are air points, 5 to 10, times vulnerability. An attack below the first column is made on the first.',
      'As colunas são pontos aéreos, de 5 a 10, vezes vulnerabilidade. Um ataque abaixo da primeira coluna é feito na primeira.',
      'Las columnas son puntos aéreos, de 5 a 10, por vulnerabilidad. Un ataque por debajo de la primera columna se hace en la primera.',
    ),
  },
  {
    id: 'vulnerability',
    title: localized('Vulnerability', 'Vulnerabilidade', 'Vulnerabilidad'),
    rules: ['6.2'],
    head: [localized('Troops', 'Tropa', 'Tropa'), localized('from the air', 'à aviação', 'a la aviación')],
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
    title: localized('Terrain effects', 'Efeitos do terreno', 'Efectos del terreno'),
    rules: ['4.0', '5.1.2'],
    head: [
      localized('Terrain', 'Terreno', 'Terreno'),
      localized('on foot', 'a pé', 'a pie'),
      localized('motorised', 'motorizada', 'motorizada'),
      localized('armoured', 'blindada', 'acorazada'),
      localized('columns', 'colunas', 'columnas'),
    ],
    rows: [...ground, river],
    note: localized(
      'Movement points to enter; + is added to the hex. In the air every hex costs 1. Columns: − to the left, for the defence. Bivouacs, frontiers and the halt line cost nothing and help nobody.',
      'Pontos para entrar; + soma-se ao hexágono. Em voo, todo hexágono custa 1. Colunas: − à esquerda, pela defesa. Bivaques, fronteiras e a LDV não custam nem ajudam.',
      'Puntos para entrar; + se suma al hexágono. En vuelo, todo hexágono cuesta 1. Columnas: − a la izquierda, por la defensa. Vivaques, fronteras y la LDV no cuestan ni ayudan.',
    ),
  },
  {
    id: 'air',
    title: localized('Air points by turn', 'Pontos aéreos por turno', 'Puntos aéreos por turno'),
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
    title: localized('Victory points', 'Pontos de vitória', 'Puntos de victoria'),
    rules: ['9.2', '9.2.1', '9.2.2'],
    head: [localized('For', 'Por', 'Por'), localized('Pact', 'Pacto', 'Pacto'), localized('NATO', 'OTAN', 'OTAN')],
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
      [
        localized('each enemy unit destroyed', 'cada unidade inimiga destruída', 'cada unidad enemiga destruida'),
        pact.destroyed,
        nato.destroyed,
      ],
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
