// The tables of the rulebook, copied from it as they stand. Nothing here comes from the game.
import { linesOf, numbersOf } from '../../engagement/recount/tables.ts';

/** Table of combat results: odds across, sums of two dice down. */
export const COMBAT = `
        1-4      1-3      1-2      1-1      2-1      3-1      4-1      5-1      6-1      7-1      8-1      9-1
2-12    DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB   DE_AVI   DA_AVB   DA_AVI   DA_AVI
3-11    DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB   DE_AVI   DA_AVB   DA_AVI
4-10    DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB   DE_AVI   DA_AVB
5-9     DVI_ARB  DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB   DE_AVI
6-8     DVB_AE   DVI_ARB  DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB
7       DVI_AE   DVB_AE   DVI_ARB  DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP`;

/** Bombardment: points times vulnerability across, sums of two dice down. */
export const BOMBARDMENT = `
        1-12  13-24  25-36  37-48  49+
2-12    DB    DB     DB     DB     DB
3-11    DI    DB     DB     DB     DB
4-10    DI    DI     DB     DB     DB
5-9     DI    DI     DI     DB     DB
6-8     DI    DI     DI     DI     DB
7       DI    DI     DI     DI     DI`;

/** Terrain: points on foot, points motorised, columns to the left for the defence. */
export const TERRAIN = `
open     1  1  0
city     1  1  2
forest   2  3  1
mountain 3  3  3
river    1  2  2`;

/** Vulnerability to aircraft. */
export const VULNERABILITY = `
inf       1
airborne  1
mountain  1
armour    2
mech_inf  2`;

/** 6.0: air points from this turn on: Pact attack, Pact defence, NATO attack, NATO defence. */
export const AIR = `
4   50  12  30  5
9   45  10  35  6
14  40   8  40  8
19  30   6  50  10`;

/** 9.1.3, 9.1.4: the turn of every reinforcement. A brigade makes room for those of BRIGADES (4.2.1). */
export const ARRIVALS = `
5   US-25DIMec SU-R21 SU-R15 SU-R27
6   SU-R20 SU-R14 SU-R28M
7   US-9DIMec SU-R9 SU-R3 SU-R7M
8   US-26DIMec WG-8DIMec SU-R37 SU-R22 SU-R107
9   US-82DAet SU-R28 SU-R19 SU-R46
10  SU-R40 SU-R106 SU-R166
11  US-101DAet SU-R41 SU-R47 SU-R83
12  WG-10DIMec SU-R29 SU-R87 SU-R90
13  SU-R42 SU-R84 SU-R110
14  US-1DIMec US-24DIMec
15  US-1DB US-3DB US-2DIMec CA-1DIMec
16  US-5DIMec WG-9DIMec SU-R58 SU-R43 SU-R113
18  US-8DIMec SU-R50 SU-R45 SU-R60 SU-R145
20  US-34DIMec SU-R49 SU-R119 SU-R146
21  BR-2DIMec
22  SU-R70 SU-R57 SU-R94`;
export const BRIGADES = ['US-25DIMec', 'US-26DIMec'];

/** 9.1: units of reserves (II British Corps: RUL-TWW-13), of cities. */
export const RESERVES = 'US-5DB WG-1DAet CA-Bde BR-5DB BR-6DIMec BR-Bde-AM EG-10DB EG-3DIMec PO-2DIMec PO-6DAet'.split(
  ' ',
);
export const IN_CITIES: Readonly<Record<string, string>> = {
  'WG-Bde-Bonn': 'bonn',
  'WG-Bde-Koeln': 'koeln',
  'WG-Bde-Duesseldorf': 'duesseldorf',
  'WG-Bde-Frankfurt': 'frankfurt',
  'WG-Bde-Stuttgart': 'stuttgart',
  'WG-Bde-Wesel': 'wesel',
  'SU-103': 'bremen',
};

/** 9.1: set-up areas by what is printed on the left of the counter. */
export const CAMPS: Readonly<Record<string, string>> = {
  '2 BG': '2-Guards-Tank',
  '3 C': '3-Shock',
  '20 G': '20-Guards',
  '8 G': '8-Guards',
  '1 BG': '1-Guards-Tank',
  EG: 'EG',
  'I NL': 'I-NL',
  'I WG': 'I-WG',
  'I BR': 'I-BR',
  'I BE': 'I-BE',
  'II WG': 'II-WG',
  'III WG': 'III-WG',
  'V US': 'V-US',
  'VII US': 'VII-US',
  'II FR': 'II-FR',
};

/** The turn in which a unit comes. */
export const TURN_OF: ReadonlyMap<string, number> = new Map(
  linesOf(ARRIVALS).flatMap(([turn, ...ids]) => ids.map((id) => [id, Number(turn)] as const)),
);

/** 6.0: the air points of a turn, in the order of the table. */
export function airOf(turn: number): readonly number[] {
  const rows = Object.entries(numbersOf(AIR)).filter(([from]) => Number(from) <= turn);
  return rows.toSorted(([a], [b]) => Number(b) - Number(a))[0]?.[1] ?? [];
}
