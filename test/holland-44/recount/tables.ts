// The tables of the rulebook, copied from it as they stand. Nothing here comes from the game.

/** 9.3, 11.1: combat results, odds across, the die down. The book prints none of its cells but in its examples; those not there are those of the player aid card. */
export const COMBAT = `
    1:3     1:2     1:1     2:1     3:1     4:1     5:1     6:1     7:1
1   A1      A1      A1      A1/ENG  ENG     EX      DR      DRX     A1/D1
2   A1      A1      A1/ENG  ENG     EX      DR      DRX     A1/D1   DMR
3   A1      A1/ENG  ENG     EX      DR      DR      A1/D1   DMR     DMR
4   A1/ENG  ENG     EX      A1/DR   DR      A1/D1   DMR     DMR     DMR
5   ENG     EX      A1/DR   DR      A1/D1   D1      D1      DS      DS
6   EX      A1/DR   D1      D1      D1      D1      DS      DS      DS`;

/** 12.2: determined defence, kinds of ground across, the modified die down; * holds, the attacker's losses before those of the defender. */
export const DETERMINED = `
    clear   other   city
1   0/1     0/1     0/1
2   -       -       -
3   -       -       *0/1
4   -       *0/1    *1/1
5   *0/1    *1/1    *0/0
6   *1/1    *0/0    *0/0
7   *1/0    *1/0    *1/0`;

/** Table of terrain: points for a hex on foot, mechanised, and in vehicles; x: vehicles keep to the road. */
export const GROUND = `
clear         1  1  1
woods         1  2  2
polder        2  3  x
polder-woods  2  3  x
marsh         3  4  x
town          1  1  1
city          1  1  1`;

/** Table of terrain: sixths of a point for a hex along a road, on foot and mechanised. */
export const ROADS = `
minor      6  6
secondary  6  3
primary    6  2`;

/** Table of terrain: points more for a hexside, on foot, mechanised, in vehicles; x: not at all, t: by tactical movement only, from beside it. */
export const HEXSIDES = `
minor   1  2  x
canal   t  t  x
rail    1  2  2`;

/** 11.1: steps the attacker loses, steps the defender loses, hexes of retreat at least and at most, D(isrupted) or F(ull retreat), whether it may be stood up to, and the hexes of the advance. */
export const RESULTS = `
DS      0 1  2 3 F no  2
DMR     0 0  2 3 F no  2
D1      0 1  2 2 D yes 1
A1/D1   1 1  2 2 D yes 1
DR      0 0  2 2 D yes 1
A1/DR   1 0  2 2 D yes 1
DRX     1 1  2 2 D yes 1
EX      1 1  0 0 - no  0
ENG     0 0  0 0 - no  0
A1/ENG  1 0  0 0 - no  0
A1      1 0  0 0 - no  0`;

/** 5.6, 14.4.2, 22.3, 27.1.2, 27.2.2: what the modified die gives, from the lowest number of each result on. */
export const DICE = {
  demolition: [
    [-9, 'intact'],
    [3, 'blown'],
  ],
  recovery: [
    [-9, 'stays'],
    [4, 'recovers'],
  ],
  landing: [
    [-9, '-'],
    [5, 'S'],
    [6, 'S1'],
    [8, 'S2'],
  ],
  disengagement: [
    [-9, 'No'],
    [3, 'Yes-1'],
    [4, 'Yes'],
  ],
  isolation: [
    [-9, 'step-lost'],
    [5, '-'],
  ],
} as const;

/** 4.3: weather by the modified die, in the morning and in the afternoon. */
export const WEATHER = `
1  clear     clear
2  cloudy    clear
3  cloudy    clear
4  overcast  cloudy
5  overcast  cloudy
6  overcast  overcast`;

const words = (line: string): string[] => line.trim().split(/\s+/);
const lines = (table: string): string[][] => table.trim().split('\n').map(words);

/** A table with headings, by heading of row and column. */
function grid(table: string): (row: string, column: string) => string {
  const [head, ...rows] = lines(table);
  const cells = new Map(rows.flatMap(([row, ...all]) => all.map((cell, i) => [`${row} ${head?.[i]}`, cell] as const)));
  return (row, column) => cells.get(`${row} ${column}`) as string;
}

/** A table without headings, by the first word of each row. */
const list = (table: string): Map<string, string[]> =>
  new Map(lines(table).map(([name, ...rest]) => [name as string, rest]));

export const crt = grid(COMBAT);
export const determined = grid(DETERMINED);
export const ground = list(GROUND);
export const roads = list(ROADS);
export const hexsides = list(HEXSIDES);
export const weathers = list(WEATHER);

export interface Outcome {
  attacker: number;
  defender: number;
  least: number;
  most: number;
  order: string;
  stand: boolean;
  advance: number;
}
export const outcomes: ReadonlyMap<string, Outcome> = new Map(
  [...list(RESULTS)].map(([name, [attacker, defender, least, most, order, stand, advance]]) => [
    name,
    {
      attacker: Number(attacker),
      defender: Number(defender),
      least: Number(least),
      most: Number(most),
      order: order as string,
      stand: stand === 'yes',
      advance: Number(advance),
    },
  ]),
);

/** The result of one modified die. */
export const read = (table: keyof typeof DICE, die: number): string =>
  (DICE[table].findLast(([from]) => die >= from) as readonly [number, string])[1];
