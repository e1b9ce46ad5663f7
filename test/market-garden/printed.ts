// Values from the rulebook, typed independently: what checks the game shares neither numbers nor rules with it.

/** 6.0: air points of each day, Allied and German. */
export const AIR: Readonly<Record<number, readonly [allied: number, german: number]>> = {
  17: [16, 2],
  18: [8, 4],
  19: [4, 8],
  20: [2, 8],
  21: [2, 4],
  22: [8, 4],
  23: [8, 4],
  24: [16, 2],
  25: [16, 2],
  26: [8, 2],
};

/** 9.0: the falls of the die that supply a division. */
export const SUPPLIED: Readonly<Record<number, readonly number[]>> = {
  19: [2, 3, 4, 5, 6],
  20: [3, 4, 5, 6],
  21: [4, 5, 6],
  22: [5, 6],
  23: [6],
  24: [],
  25: [],
  26: [],
};

/** Units of the airborne divisions (4.2.3, 11.1); the Polish brigade is one of its own (AMB-MG-11). */
export const DROPPED: Readonly<Record<string, readonly string[]>> = {
  '1 Abn': ['B-1AL', 'B-1Para', 'B-4Para'],
  '82 Abn': ['U-82-504', 'U-82-505', 'U-82-508', 'U-82-325'],
  '101 Abn': ['U-101-501', 'U-101-502', 'U-101-506', 'U-101-327'],
  '1 Polish': ['P-1'],
};

/** XXX Corps (11.1.1): the Guards, the 43rd and 50th, the 8th Armoured, Princess Irene, two brigades of artillery. */
export const CORPS: readonly string[] =
  'B-G-5 B-G-32 B-43-129 B-43-130 B-43-214 B-50-69 B-50-151 B-50-231 B-8Armd D-PIB B-Art-1 B-Art-2'.split(' ');

/** The 52nd Division (4.2.3). */
export const LOWLAND: readonly string[] = ['B-52-155', 'B-52-156', 'B-52-157'];

/** Turn and edge, or how else, of reinforcements (11.1.3, 11.1.4). */
export const SCHEDULE: readonly (readonly [turn: number, by: string, ids: string])[] = [
  [18, '1403', 'B-4Para'],
  [19, 'landing', 'U-101-327'],
  [21, 'landing', 'P-1'],
  [23, 'landing', 'U-82-325'],
  [18, 'east', 'G-406-1 G-406-2 G-406-3 G-406-4'],
  [19, 'east', 'G-Erdm-1 G-Erdm-2 G-Erdm-3 G-AT-2 G-PzBde-1 G-ArtMec G-Art-1'],
  [19, 'west', 'G-245-1 G-245-2 G-245-3 G-Art-2'],
  [20, 'east', 'G-FJ-Esc G-Art-3'],
  [21, 'north-of-waal', 'G-Inf-124'],
  [22, 'west', 'G-712-1 G-712-2 G-712-3'],
  [23, 'east', 'G-Art-4'],
  [24, 'east', 'G-PzBde-2'],
];

/** 11.2: points of the places. */
export const WORTH: Readonly<Record<string, number>> = {
  arnhem: 40,
  nijmegen: 20,
  eindhoven: 10,
  oosterbeek: 5,
  groesbeek: 5,
  grave: 5,
  oss: 5,
  best: 5,
  helmond: 5,
};

/** Armour, assault guns and tank destroyers: no swamp, no river but by bridge or ferry (4.0). */
export const ARMOUR: readonly string[] = ['armour', 'assault_gun', 'tank_destroyer'];

/** Counters by nation (2.2). */
export const NATIONS: Readonly<Record<string, number>> = {
  German: 48,
  British: 17,
  American: 8,
  Dutch: 1,
  'Dutch pro-German': 1,
  Polish: 1,
};
