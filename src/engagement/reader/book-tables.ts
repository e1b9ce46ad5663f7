import { localized, type BookCell, type BookTable } from '../../wargame/book.ts';

interface DiceTable {
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** Rows of a dice table in printed order, 2-12 to 7: an object would list the key 7 first. */
const rowsOf = (rows: DiceTable['rows']): BookCell[][] =>
  Object.entries(rows)
    .toSorted(([a], [b]) => Number.parseInt(a) - Number.parseInt(b))
    .map(([dice, cells]) => [dice, ...cells]);

/** The result codes in the cells of a dice table, each once. */
const codesOf = (rows: DiceTable['rows']): string[] => [
  ...new Set(Object.values(rows).flatMap((cells) => cells.flatMap((cell) => cell.split(' ')))),
];

/** Head, rows and codes of a table that is read with two dice. */
export const diceTable = ({ columns, rows }: DiceTable): Pick<BookTable, 'head' | 'rows' | 'results'> => ({
  head: [localized('Dice', 'Dados', 'Dados'), ...columns],
  rows: rowsOf(rows),
  results: codesOf(rows),
});

/** A dice table whose last column, such as 49+, is printed with its open end. */
export const openEnded = (table: DiceTable): DiceTable => ({
  ...table,
  columns: table.columns.map((column) => column.replace('+', '-∞')),
});

/** Where there is nothing to say. */
export const NONE = '–';

export const NO = localized('no', 'não', 'no');
export const TURN = localized('Turn', 'Turno', 'Turno');
export const FOR = localized('For', 'Por', 'Por');

/** Titles of tables that the books of the series share. */
export const TITLES = {
  results: localized('Combat results', 'Resultados de combate', 'Resultados de combate'),
  bombardment: localized('Bombardment', 'Bombardeio', 'Bombardeo'),
  vulnerability: localized('Vulnerability', 'Vulnerabilidade', 'Vulnerabilidad'),
  terrain: localized('Terrain effects', 'Efeitos do terreno', 'Efectos del terreno'),
  airByTurn: localized('Air points by turn', 'Pontos aéreos por turno', 'Puntos aéreos por turno'),
} as const;

export const FIRST_CODE = localized(
  'The first code is for the defence, the second for the attack.',
  'O primeiro código é o da defesa; o segundo, o do ataque.',
  'El primer código es el de la defensa; el segundo, el del ataque.',
);

export const EACH_DESTROYED = localized(
  'each enemy unit destroyed',
  'cada unidade inimiga destruída',
  'cada unidad enemiga destruida',
);

export const TERRAIN_HEAD: readonly BookCell[] = [
  localized('Terrain', 'Terreno', 'Terreno'),
  localized('on foot', 'a pé', 'a pie'),
  localized('motorised', 'motorizada', 'motorizada'),
  localized('armoured', 'blindada', 'acorazada'),
  localized('columns', 'colunas', 'columnas'),
];

export const VULNERABILITY_HEAD: readonly BookCell[] = [
  localized('Troops', 'Tropa', 'Tropa'),
  localized('from the air', 'à aviação', 'a la aviación'),
  localized('to artillery', 'à artilharia', 'a la artillería'),
];

export const terrain = (id: string): BookCell => ({ word: 'terrain', id });
export const side = (id: string): BookCell => ({ word: 'side', id });

/** Columns of the terrain table for movement. */
export const CLASSES = ['foot', 'motor', 'armour'] as const;

/** Columns for the defence as a signed shift: to the left is minus. */
export const shift = (columns: number): string => (columns > 0 ? `−${columns}` : columns < 0 ? `+${-columns}` : NONE);

type Costs = Readonly<Record<(typeof CLASSES)[number], number | null>>;

/** Rows of the terrain table: what each kind of ground costs, and its columns. */
export const groundRows = (
  costs: Readonly<Record<string, Costs>>,
  columns: Readonly<Record<string, number>>,
): BookCell[][] =>
  Object.entries(costs).map(([id, by]) => [
    terrain(id),
    ...CLASSES.map((moves) => by[moves] ?? NO),
    shift(columns[id] ?? 0),
  ]);
