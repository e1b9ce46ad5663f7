// The tables of the last page of the rulebook, copied from it as they stand. Nothing here comes from the game.

/** Combat results: odds across, sums of two dice down. */
export const COMBAT = `
        1-3      1-2      1-1      2-1      3-1      4-1      5-1      6-1      7-1      8-1      9-1
2-12    DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB   DE_AVB   DE_AVI   DE_AVI
3-11    DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB   DE_AVB   DE_AVI
4-10    DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB   DE_AVB
5-9     DVI_ARB  DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP      DE_AVB
6-8     DVB_AE   DVI_ARB  DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI  EMP
7       DVI_AE   DVB_AE   DVI_ARB  DVI_ARI  DVB_ARB  DVB_ARI  IMP      DRI_AVB  DRB_AVB  DRI_AVI  DRB_AVI`;

/** Bombardment: power times vulnerability across, sums of two dice down. */
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
open    1  1    0
city    1  1    2
road    1  0.5  0
forest  2  3    1
river   1  2    2
swamp   2  3    1
height  2  3    2
ferry   1  1    2`;

/** Vulnerability to aircraft and to artillery; mechanised artillery by AMB-MG-05. */
export const VULNERABILITY = `
inf           1  2
mech_inf      1  2
para          1  2
para_ground   1  2
airlanding    1  2
glider        1  2
security      1  2
armour        2  1
tank_destroyer 2 1
assault_gun   2  1
artillery     2  2
antitank      2  2
art_mech      2  1`;
