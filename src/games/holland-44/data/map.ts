import { makeGrid } from '../../../hex/grid.ts';
import type { GridShape } from '../../../hex/shape.ts';
import { around, bordersOf, list, pair, Sides } from '../../../wargame/map-making.ts';
import type { MapArea, MapData, MapEdge, MapHex, MapPlace, MapSide, Source } from '../../../wargame/map.ts';

// The reconstructed map of Holland '44. The printed one is lost, so every value names its source; see docs/maps/holland-44.md.

/** H44-2.2.1-a: 28 columns of 59 rows; a hex is about 2 km wide. */
const SHAPE: GridShape = {
  orientation: 'pointy',
  columns: 28,
  rows: 59,
  offset: 'odd',
  numbering: { order: 'row-column', firstColumn: 0, firstRow: 10, rows: 'northward' },
  missing: [],
};
const GRID = makeGrid(SHAPE);

const SOURCES = {
  // printed: read in the rulebook or on the set-up card
  scored: { origin: 'printed', note: '26.5.1 gives the hex and calls it a town: Overloon 3524, Venray 3225, a point each.' },
  scoredCity: { origin: 'printed', note: '26.5.1: a point for each city hex.' },
  drop: { origin: 'printed', note: 'Drop hex of the set-up card; 22.2.4 and 22.3.2 give A2 and Y as well.' },
  blown: { origin: 'printed', note: 'S1.2: four bridges over the canal Bocholt-Herentals are blown at the start.' },
  intact: { origin: 'printed', note: 'Errata of November 2017 to S1.2: this bridge is intact at the start.' },
  neverBlown: { origin: 'printed', note: '5.7 gives the hex of the road bridges of Arnhem, Nijmegen, Westervoort and Grave; the town side by the banks of the example and the georeference.' },
  rhenen: { origin: 'printed', note: 'Hint 1 to the German player: the rail bridge of Rhenen is at 6010.' },
  pannerden: { origin: 'printed', note: 'Hint 7 to the German player: the ferry of Pannerden is at 5626 and leads to the island; 19.3.2 connects it with area H.' },

  // inferred from a rule, an example, the set-up or the errata
  city: { origin: 'inferred', note: '26.5.1 counts three city hexes for Eindhoven and two for Nijmegen; the card has units in them and the example fights there.' },
  town: { origin: 'inferred', note: 'The example fights for this town, or doubles the strength of its defenders; its hex is on the set-up card.' },
  example: { origin: 'inferred', note: 'Terrain that the example names or that its odds and shifts imply; hex by the set-up card.' },
  dropGround: { origin: 'inferred', note: '22.2.3: gliders and artillery land on clear ground only, so drop hexes are clear.' },
  landing: { origin: 'inferred', note: 'Example of 22.3.2: at least three of the hexes around 6516 are woods; which is not known.' },
  frontCanal: { origin: 'inferred', note: 'The set-up puts the Allies south of it and the Germans north of it, S1.2 and its errata give the sides of five bridges.' },
  dommel: { origin: 'inferred', note: 'The real course by the georeference, from Valkenswaard on; west of that town, north of Sint-Oedenrode, because the example neither halves nor doubles for it there.' },
  highway: { origin: 'inferred', note: 'The example moves and attacks along it by 1504, 1605, 1705, 1806 and 2107; over the bridge that is intact at the start.' },
  exampleBridge: { origin: 'inferred', note: 'The example names this bridge: Heumen, Malden, Hatert, the highway on the Maas-Waal canal, Mook, Veghel (two), Best (two), Son, Arnhem rail.' },
  boundary: { origin: 'inferred', note: '23.4: two lines part the corps, one belongs to 2000; between the set-up hexes of 12th, 30th and 8th Corps, up to row 20.' },
  areas: { origin: 'inferred', note: 'Letters run clockwise from the south-west; by the arrivals, 19.2, 20.2.2 and the historical roads. H and I do not touch (19.6).' },
  waal: { origin: 'inferred', note: 'S1.3: the north side of the Waal, that is all beyond the Waal and the Rhine above it.' },
  rhine: { origin: 'inferred', note: '26.2, 26.3, 26.5.1: north of the Lower Rhine, that is all beyond it and the Pannerden canal above it.' },

  // reconstructed by us from real geography
  land: { origin: 'reconstructed', note: 'Nothing known: farmland, left clear.' },
  woods: { origin: 'reconstructed', note: 'A real wood by its real position.' },
  polder: { origin: 'reconstructed', note: 'Diked land of the rivers and other low clay by its real position.' },
  marsh: { origin: 'reconstructed', note: 'The bogs of the Peel and smaller fens by their real position.' },
  realTown: { origin: 'reconstructed', note: 'A real town by the georeference, large enough in 1944.' },
  realCity: { origin: 'reconstructed', note: 'A real city by the georeference; the number of its hexes is not known.' },
  village: { origin: 'reconstructed', note: 'A real village by the georeference.' },
  dropPlanned: { origin: 'reconstructed', note: 'Neither A1 nor the three Polish hexes are recorded: the drop zones that were planned or used, by the georeference.' },
  river: { origin: 'reconstructed', note: 'The real course by the georeference, along the hexsides that leave every known hex on its own bank.' },
  road: { origin: 'reconstructed', note: 'A main road of 1944, drawn through the hexes of the places it served.' },
  bridge: { origin: 'reconstructed', note: 'A real bridge of 1944, where a road drawn here crosses, or of a railway.' },
  ferry: { origin: 'reconstructed', note: 'A real ferry of 1944 by the georeference.' },
  landmark: { origin: 'reconstructed', note: 'A real name, without effect on play.' },
} as const satisfies Record<string, Source>;

type Key = keyof typeof SOURCES;

// Rows 68 to 10, columns 00 to 27. Odd rows stand half a hex further east.
// . clear  w woods  p polder  q polder and woods  m marsh  T town  C city
const TERRAIN = [
  '...............ww.w..wwwwww.', // 68
  '....w.....p.p..ww.ww.wwwwwww', // 67
  '....ww...mpp..Tw.www.wwwwwww', // 66
  '.....ww.wTmp...w.wwwww.wwwww', // 65
  'ppppwwwww..pp...ww.wwwwwww.p', // 64
  'pppp...www.pp..ww.w.w..wTwpp', // 63
  'pppp..p.ww.p....w.wwT.C..ppp', // 62
  'ppTpppqpp.ww.T.......CC.pp..', // 61
  'ppppppppppT...ppppppppppp...', // 60
  'pppppppppppppppppp..pp.Tp..T', // 59
  'ppppppppppppppppppppTppppp..', // 58
  'ppppppqpppppppppppppppppppp.', // 57
  'ppppppTppppppppppppppppppppp', // 56
  'ppppppppppppppppppppppppppp.', // 55
  'ppppppppppppppp...pppppppppp', // 54
  'ppppppppppppqpp....pCCppppp.', // 53
  'ppppppppppppppp........ppp..', // 52
  'ppppppppppppppp.......w.....', // 51
  'ppppppppppppppp......ww.....', // 50
  'pppppppp....ppp......wwT.T..', // 49
  'pppppppp.T...pppp....ww..ww.', // 48
  'pppppppp..ww.pp.TppppTww.www', // 47
  'pppppppp...w.p...........www', // 46
  'ppp........w.........T...www', // 45
  'ppp.......ww..............w.', // 44
  'pC.........w......w.....T...', // 43
  'p................www......w.', // 42
  'p...p...p...T.....w........w', // 41
  'wTw..p.p................T.ww', // 40
  'w..................ww......w', // 39
  '......T...T........ww......w', // 38
  '...ww..............ww.......', // 37
  'w.T.........................', // 36
  'wwm....T...........w...wT...', // 35
  'ww.www.........T..ww...www..', // 34
  'm.................ww...ww...', // 33
  '.....w...........www.....T..', // 32
  '.T..TwwwTw.w......w.........', // 31
  '.w....ww..www...............', // 30
  'w.ww..w....ww.C........w....', // 29
  '.www.w.............T..mm.w..', // 28
  '.www...CC............m.mww.T', // 27
  '.w......C...........mmm..w..', // 26
  '.w........Tw........mm...w..', // 25
  '...........www...T...m..ww..', // 24
  '.w..........w.......mm......', // 23
  '.www........mw......mm......', // 22
  '.......T.....ww....mmm......', // 21
  'ww..w.w..ww..www...mmm...w..', // 20
  '.w..www..ww...wwwm.......w..', // 19
  '.w..wwwwwww...ww..m.m....w..', // 18
  'wm.pp.w..w.p...........ww...', // 17
  'mm.p.....wp.............w...', // 16
  '.......ppww.............w...', // 15
  '..........wT...wT......w....', // 14
  'wwT...T.....mmww.......ww...', // 13
  'www.........mm...w....ww....', // 12
  'ww...ww.w........ww...w.....', // 11
  'ww...ww.w........ww...ww....', // 10
];

const KINDS: Readonly<Record<string, { terrain: string; source: Key }>> = {
  '.': { terrain: 'clear', source: 'land' },
  w: { terrain: 'woods', source: 'woods' },
  p: { terrain: 'polder', source: 'polder' },
  q: { terrain: 'polder-woods', source: 'polder' },
  m: { terrain: 'marsh', source: 'marsh' },
  T: { terrain: 'town', source: 'realTown' },
  C: { terrain: 'city', source: 'realCity' },
};

/** Hexes whose terrain has another source than KINDS gives. */
const TERRAIN_SOURCES: Partial<Record<Key, string>> = {
  scored: '3524 3225',
  city: '2608 2707 2708 5320 5321 6122',
  town: '2107 3104 3108 3507 3806 3810 4721',
  example: '1603 1605 1806 4816 4922',
  landing: '6515 6517 6416 6417 6617',
};

/** Drop hexes by the code on the counters. */
const DROPS: Readonly<Record<string, string>> = {
  S: '6418',
  Z: '6317',
  X: '6217',
  Y: '6516',
  N: '4824 4924',
  O: '4818 4819',
  O1: '4715',
  T: '5024',
  A: '3708',
  A1: '3908',
  A2: '4008',
  B: '3306',
  C: '3206 3207',
  P: '5918 5919 5922',
};

const PLANNED_DROPS = list('A1 P');

/** H44-2.2.3-a: hexsides from one end to the other, rivers downstream. */
const RIVERS: readonly { name: string; kind: 'minor' | 'canal' | 'major'; source: Key; sides: string }[] = [
  {
    name: 'Rijn',
    kind: 'major',
    source: 'river',
    sides: '5327-5427 5326-5427',
  },
  {
    name: 'Waal',
    kind: 'major',
    source: 'river',
    sides:
      '5326-5426 5325-5426 5325-5425 5324-5425 5324-5424 5323-5424 5423-5424 5423-5523 5423-5522 5422-5522 5422-5521 5421-5422 5321-5421 ' +
      '5320-5421 5320-5420 5319-5420 5419-5420 5419-5519 5419-5518 5418-5518 5517-5518 5517-5618 5517-5617 5516-5617 5516-5616 5515-5616 ' +
      '5615-5616 5615-5715 5615-5714 5614-5714 5614-5713 5613-5713 5613-5712 5612-5712 5612-5711 5611-5711 5611-5710 5610-5710 5610-5709 ' +
      '5609-5709 5609-5708 5608-5708 5608-5707 5607-5707 5607-5706 5606-5607 5506-5606 5505-5506 5406-5505 5405-5406 5305-5405 5304-5305 ' +
      '5205-5304 5204-5205 5104-5204 5103-5104 5004-5103 5003-5103 5003-5102 5002-5102 5101-5102 5101-5202 5101-5201 5100-5101 5001-5100 ' +
      '5000-5100',
  },
  {
    name: 'Pannerdensch Kanaal',
    kind: 'major',
    source: 'river',
    sides:
      '5426-5427 5426-5526 5525-5526 5526-5626 5626-5627 5626-5726 5626-5725 5625-5725 5724-5725 5724-5825 5824-5825 5824-5924 5923-5924 ' +
      '5923-6024 6023-6024',
  },
  {
    name: 'Nederrijn',
    kind: 'major',
    source: 'river',
    sides:
      '6023-6123 6023-6122 6022-6122 6022-6121 6021-6121 6021-6120 6020-6120 6020-6119 6019-6119 6019-6118 6018-6118 6018-6117 6017-6117 ' +
      '6017-6116 6016-6116 6016-6115 6015-6115 6015-6114 6014-6114 6014-6113 6013-6014 5913-6013 5912-6013 5912-6012 5911-6012 5911-6011 ' +
      '5910-6011 5910-6010 5909-6010 6009-6010 6009-6109 6108-6109 6108-6209 6108-6208 6107-6208 6107-6207 6106-6207 6206-6207 6206-6306 ' +
      '6206-6305 6205-6206 6105-6205 6104-6205 6104-6204 6103-6204 6103-6203 6102-6103 6003-6102 6002-6102 6002-6101 6001-6101 6001-6100 ' +
      '6000-6100',
  },
  {
    name: 'IJssel',
    kind: 'major',
    source: 'river',
    sides: '6024-6123 6123-6124 6124-6224 6124-6225 6125-6225 6225-6226 6226-6325 6226-6326 6227-6326 6326-6327 6327-6427',
  },
  {
    name: 'Maas',
    kind: 'major',
    source: 'river',
    sides:
      '3527-3627 3526-3627 3626-3627 3627-3726 3726-3727 3726-3827 3826-3827 3826-3926 3925-3926 3925-4026 3925-4025 3924-4025 4024-4025 ' +
      '4024-4124 4123-4124 4124-4224 4224-4225 4224-4324 4323-4324 4323-4424 4423-4424 4423-4523 4423-4522 4422-4522 4521-4522 4521-4622 ' +
      '4621-4622 4621-4721 4720-4721 4720-4821 4720-4820 4719-4820 4719-4819 4718-4819 4718-4818 4717-4818 4717-4817 4716-4817 4816-4817 ' +
      '4816-4916 4816-4915 4815-4915 4914-4915 4914-5015 4914-5014 4913-5014 5013-5014 5013-5113 5112-5113 5112-5213 5112-5212 5111-5212 ' +
      '5111-5211 5110-5211 5110-5210 5109-5210 5109-5209 5108-5209 5108-5208 5107-5208 5107-5207 5106-5107 5007-5106 5006-5106 5006-5105 ' +
      '5005-5105 5005-5104 5004-5005 4904-5004 4903-4904 4804-4903 4803-4804 4703-4803 4702-4703 4603-4702 4602-4702 4602-4701 4601-4701 ' +
      '4601-4700 4600-4601 4500-4600',
  },
  {
    name: 'Maas-Waalkanaal',
    kind: 'canal',
    source: 'river',
    sides: '5319-5419 5318-5319 5219-5319 5219-5220 5119-5220 5119-5120 5020-5119 5019-5020 4919-5020 4919-4920 4820-4919 4819-4820',
  },
  {
    name: 'Kanaal Bocholt-Herentals',
    kind: 'canal',
    source: 'frontCanal',
    sides:
      '1010-1110 1109-1110 1109-1210 1209-1210 1209-1309 1308-1309 1308-1409 1308-1408 1307-1408 1307-1407 1306-1407 1306-1406 1305-1406 ' +
      '1305-1405 1304-1405 1304-1404 1303-1404 1403-1404 1403-1503 1403-1502 1402-1502 1402-1501 1401-1501 1401-1500 1400-1500',
  },
  {
    name: 'Zuid-Willemsvaart',
    kind: 'canal',
    source: 'river',
    sides:
      '1010-1011 1011-1110 1110-1111 1111-1211 1211-1212 1212-1311 1212-1312 1213-1312 1312-1313 1313-1413 1313-1414 1314-1414 1414-1415 ' +
      '1415-1514 1415-1515 1416-1515 1416-1516 1417-1516 1516-1517 1517-1617 1617-1618 1618-1717 1717-1718 1717-1818 1817-1818 1817-1917 ' +
      '1916-1917 1917-2017 2017-2018 2017-2117 2116-2117 2116-2217 2216-2217 2217-2316 2316-2317 2316-2417 2416-2417 2416-2516 2515-2516 ' +
      '2515-2616 2615-2616 2615-2715 2714-2715 2714-2815 2814-2815 2815-2914 2914-2915 2914-3015 3014-3015 3014-3114 3113-3114 3113-3214 ' +
      '3213-3214 3213-3313 3312-3313 3312-3413 3412-3413 3412-3512 3511-3512 3511-3612 3611-3612 3611-3711 3611-3710 3610-3710 3709-3710 ' +
      '3709-3810 3809-3810 3809-3909 3809-3908 3808-3908 3907-3908 3907-4008 3907-4007 3906-4007 4006-4007 4006-4106 4006-4105 4005-4105 ' +
      '4104-4105 4104-4205 4104-4204 4103-4204 4203-4204 4203-4303 4203-4302 4202-4302 4202-4301 4201-4301',
  },
  {
    name: 'Wilhelminakanaal',
    kind: 'canal',
    source: 'river',
    sides:
      '3000-3100 3001-3100 3001-3101 3002-3101 3002-3102 3003-3102 3003-3103 3004-3103 3004-3104 3005-3104 3005-3105 3006-3105 3006-3106 ' +
      '3007-3106 3007-3107 3008-3107 3008-3108 3009-3108 3009-3109 3010-3109 3109-3110 3110-3210 3110-3211 3111-3211 3111-3212 3112-3212 ' +
      '3112-3213 3113-3213',
  },
  {
    name: 'Dommel',
    kind: 'minor',
    source: 'dommel',
    sides:
      '2006-2007 2007-2106 2106-2107 2106-2207 2206-2207 2207-2306 2306-2307 2307-2407 2407-2408 2408-2507 2507-2508 2508-2608 2608-2609 2609-2708 ' +
      '2708-2709 2708-2809 2808-2809 2809-2908 2908-2909 2908-3009 3008-3009',
  },
  {
    name: 'Dommel',
    kind: 'minor',
    source: 'dommel',
    sides:
      '3108-3109 3108-3209 3208-3209 3208-3308 3307-3308 3307-3408 3407-3408 3408-3507 3507-3508 3507-3608 3507-3607 3506-3607 3506-3606 ' +
      '3505-3606 3505-3605 3504-3605 3504-3604 3503-3604 3503-3603 3502-3603 3602-3603 3602-3702 3701-3702 3701-3802 3801-3802 3802-3901 ' +
      '3901-3902 3901-4002 4001-4002 4002-4101 4101-4102 4101-4202 4101-4201 4100-4201 4200-4201 4201-4300',
  },
  {
    name: 'Dieze',
    kind: 'minor',
    source: 'river',
    sides: '4300-4301 4300-4401 4400-4401 4401-4500 4500-4501 4500-4601',
  },
  {
    name: 'Kleine Dommel',
    kind: 'minor',
    source: 'river',
    sides:
      '1910-1911 1911-2011 2011-2012 2012-2111 2111-2112 2111-2212 2211-2212 2211-2311 2310-2311 2310-2411 2410-2411 2410-2510 2509-2510 ' +
      '2510-2610 2610-2611 2610-2710 2709-2710 2709-2810 2809-2810 2809-2909',
  },
  {
    name: 'Linge',
    kind: 'minor',
    source: 'river',
    sides:
      '5724-5824 5723-5824 5723-5823 5722-5823 5722-5822 5721-5822 5721-5821 5720-5821 5720-5820 5719-5820 5719-5819 5718-5819 5718-5818 ' +
      '5717-5818 5717-5817 5716-5817 5716-5816 5715-5816 5815-5816 5815-5915 5815-5914 5814-5914 5814-5913 5813-5913 5813-5912 5812-5912 ' +
      '5812-5911 5811-5812 5711-5811 5710-5811 5710-5810 5709-5810 5709-5809 5708-5809 5708-5808 5707-5808 5707-5807 5706-5807 5706-5806 ' +
      '5705-5706 5606-5705 5605-5705 5605-5704 5604-5704 5604-5703 5603-5703 5603-5702 5602-5603 5502-5602 5501-5602 5501-5601 5500-5601 ' +
      '5500-5600',
  },
  {
    name: 'Niers',
    kind: 'minor',
    source: 'river',
    sides: '4227-4327 4227-4326 4226-4326 4325-4326 4325-4426 4325-4425 4324-4325 4225-4324',
  },
  {
    name: 'Grift',
    kind: 'minor',
    source: 'river',
    sides:
      '6808-6809 6708-6809 6708-6709 6609-6709 6609-6610 6509-6610 6509-6510 6410-6510 6410-6411 6310-6411 6310-6311 6211-6311 6211-6212 ' +
      '6111-6211 6110-6111 6011-6111 6011-6012',
  },
  {
    name: 'Kanaal Wessem-Nederweert',
    kind: 'canal',
    source: 'river',
    sides: '1020-1021 1020-1120 1119-1120 1119-1220 1219-1220 1219-1319 1318-1319 1318-1419 1418-1419 1418-1518 1517-1518 1517-1618',
  },
  {
    name: 'Noordervaart',
    kind: 'canal',
    source: 'river',
    sides: '1618-1718 1619-1718 1619-1719 1620-1719 1719-1720 1720-1820 1720-1821 1721-1821 1821-1822',
  },
  {
    name: 'Kanaal van Deurne',
    kind: 'canal',
    source: 'river',
    sides:
      '1822-1921 1921-1922 1922-2022 2022-2023 2022-2122 2121-2122 2121-2222 2221-2222 2222-2321 2321-2322 2321-2422 2421-2422 2422-2521 ' +
      '2521-2522 2521-2622 2621-2622 2622-2721 2721-2722 2721-2822 2821-2822',
  },
];

/** Hell's Highway, from the south edge to Arnhem. */
const HIGHWAY =
  '1003 1103 1204 1303 1404 1504 1605 1705 1806 1906 2007 2107 2207 2307 2408 2507 2608 2708 2808 2908 3008 3108 3208 3307 3407 3507 3608 3708 ' +
  '3809 3810 3910 4011 4111 4112 4213 4313 4414 4514 4515 4616 4716 4816 4817 4917 5018 5118 5219 5220 5320 5321 5421 5521 5621 5720 5820 5920 ' +
  '6021 6022 6122';

/** What the example says of the highway: from the front to Valkenswaard. */
const KNOWN_HIGHWAY = HIGHWAY.slice(0, HIGHWAY.indexOf('2207'));

const SECONDARY_ROADS = [
  '6222 6122', // Arnhem
  '2708 2809 2810 2910 2911 2912 2913 2914 2915 2816 2817 2818 2819 2820 2821 2921 2922 3022 3023 3024 3124 3225',
  '2707 2706 2806 2906 2905 3005 3105 3104 3204 3303 3403 3402 3501 3602 3701 3801 3901 4001 4101 4201 4202 4301',
  '3809 3808 3807 3806 3805 3904 3903 4003 4102 4202', // Schijndel, Sint-Michielsgestel
  '2915 3015 3114 3214 3314 3415 3514 3614 3714 3814 3913 4014 4013 4112', // Gemert, Boekel, Volkel, Uden
  '3225 3324 3424 3524 3624 3723 3824 3923 4024 4123 4223 4323 4322 4422 4521 4520 4519 4619 4618 4617 4716',
  '5320 5221 5120 5020 4920 4820 4821 4721 4622 4623 4523 4424 4324 4425 4426 4427', // Nijmegen, Hatert, Malden, Heumen, Mook, Milsbeek, Gennep
  '5321 5222 5223 5123 5024 4924 4925 4926 4927', // Nijmegen, Beek, Wyler, Kranenburg
  '4301 4402 4403 4503 4504 4505 4606 4607 4608 4609 4610 4611 4612 4712 4713 4714 4715 4716', // 's-Hertogenbosch, Rosmalen, Heesch, Schaijk, Grave
  '6122 6121 6120 6220 6219 6218 6217 6116 6115 6114 6113 6112 6111 6011 6010 6109 6209 6208 6207 6306 6305 6405 6504 6503 6502 6501 6500',
  '6222 6321 6320 6319 6318 6418 6417 6516 6515 6615 6614', // Arnhem, Wolfheze, Ede
  '6614 6513 6512 6511 6510 6509 6409 6408 6307 6306', // Ede, Veenendaal, Amerongen
  '6614 6713 6813 6812', // Ede
  '6614 6514 6414 6314 6214 6213 6113', // Ede, Bennekom, Wageningen
  '6222 6322 6422 6522 6622 6722 6822', // Arnhem
  '6322 6323 6324 6325 6326 6427', // Velp, Rheden
  '6122 6123 6124 6025 6026 5926 5927', // Arnhem, Westervoort, Duiven, Zevenaar
  '5219 5318 5418 5417 5416 5415 5414 5413 5512 5612 5511 5510 5509 5508 5507 5506', // Neerbosch, Beuningen, Ewijk, Druten, Beneden-Leeuwen
  '5820 5819 5718 5717 5716 5816 5815 5814 5813 5912 5911 5910 5810 5809 5808 5707 5706 5606 5505 5504 5503 5502 5501 5500',
  '1416 1516 1515 1615 1714 1713 1813 1812 1911 2011 2110 2210 2309 2308 2408', // Weert, Maarheeze, Leende, Aalst
  '1302 1402 1502 1602 1702 1803 1903 2003 2102 2103 2204 2304 2405 2505 2606 2706', // Lommel, Luyksgestel, Bergeijk, Eersel, Veldhoven
  '2102 2101 2100', // Eersel
  '3101 3100 3200', // Oirschot
  '3101 3102 3103 3104', // Oirschot, Best
  '3602 3601 3600', // Boxtel
  '4301 4300', // 's-Hertogenbosch
  '1006 1106 1206 1306 1407 1408 1409 1410 1411 1511 1611 1711 1812', // Overpelt, Neerpelt, Achel, Hamont, Budel, Soerendonk
  '1813 1912 2012 2112 2212 2311 2411 2510 2509 2508 2608', // Maarheeze, Heeze, Geldrop, Eindhoven
  '1009 1109 1210 1310 1411', // Hamont
  '1511 1512 1513 1514 1515', // Budel
  '1516 1617 1717 1718', // Nederweert
  '1717 1716 1816 1915 2016 2116 2216 2315 2316 2417 2418 2419 2519 2619 2718 2819', // Nederweert, Someren, Asten, Liessel, Deurne
  '1416 1417 1418 1419 1420 1320 1321 1322 1323 1224 1225 1226 1227', // Weert
  '3225 3125 3026 2926 2827 2727', // Venray, Horst
  '1302 1202 1101 1001', // Lommel
  '1300 1301 1302 1303', // Lommel
];

const MINOR_ROADS = [
  '2510 2611 2612 2712 2813 2913', // Geldrop, Mierlo
  '3101 3001 3002 3003 2903 2804 2704 2705 2706', // Oirschot
  '5221 5121 5122 5023 4923 4924', // Groesbeek
  '4923 4823 4822 4721', // Groesbeek, Mook
  '4923 4824 4724 4624 4524 4424', // Groesbeek
  '4324 4225 4125 4126 4027', // Gennep
  '4809 4708 4609', // Oss, Heesch
  '4809 4810 4811 4812 4912 5013 4913 4914 4815 4816', // Oss, Ravenstein
  '6615 6616 6716 6817', // Otterlo
  '6321 6421 6520 6620 6720 6820', // Schaarsbergen, Deelen
  '6319 6220', // Oosterbeek
  '5927 5827 5727 5627', // Zevenaar, Pannerden
  '6022 5922 5923 5823 5824 5724 5625 5524 5523 5522 5622 5521', // Huissen, Doornenburg, Gendt, Bemmel
  '5922 5822 5821 5820', // Elst
  '5421 5420 5519 5619 5718', // Lent, Oosterhout, Valburg
  '5920 5919 6019 6018 6017 6016 6015 6014 5913 5912', // Driel, Heteren, Randwijk, Opheusden
  '5626 5625', // Doornenburg
  '5910 5909 5908 5907 5906 6006 6105 6104 6103 6003 6002 6001 6000', // Kesteren, Lienden, Maurik
  '5606 5605 5604 5603 5702 5701 5700 5800', // Tiel, Buren
  '5810 5710', // Ochten
  '5710 5711 5712 5713 5814', // Ochten, Dodewaard
  '6102 6203 6204 6304 6405', // Wijk bij Duurstede
  '1408 1507 1608 1708 1809 1909 1908 1907 2007', // Achel
  '2022 2121 2120 2220 2319 2419', // Meijel
  '2022 2023 2024 2025 2026 2027 2127', // Meijel
  '2022 1921 1920 1919 1819 1718', // Meijel
  '1416 1316 1216 1115 1015', // Weert
  '3225 3226 3227', // Venray
  '2727 2627 2527 2427', // Horst, Sevenum
  '4616 4516 4417 4317 4218 4118 4119 4020 4021 3921 3821 3721 3722 3723', // Mill, Wanroij, Sint Anthonis, Oploo
  '3415 3416 3417 3418 3518 3619 3620 3621 3721', // Gemert, Oploo
  '3415 3315 3216 3116 3017 2917 2818', // Gemert, Bakel
  '4014 4015 4115 4216 4316 4317', // Volkel, Mill
  '3507 3607 3706 3806', // Sint-Oedenrode, Schijndel
  '3507 3506 3505 3504 3503 3603 3602', // Sint-Oedenrode, Liempde, Boxtel
  '3104 3205 3305 3306 3407', // Best
  '3108 3209 3210 3211 3212 3312 3313 3314', // Son, Breugel, Beek en Donk
  '3810 3710 3711 3712 3613 3614', // Veghel, Erp
  '3810 3909 3908 4008 4107 4106 4105 4205 4204 4303 4403', // Veghel, Heeswijk, Middelrode
  '4008 4108 4209 4309 4409 4508 4609', // Heesch
  '4111 4211 4310 4309',
  '5018 5017 5016 5015 5014 5113', // Wijchen
  '5015 5114 5214 5313 5413', // Bergharen
  '5511 5412 5311 5211', // Horssen, Appeltern
  '5506 5406 5305', // Dreumel
  '4809 4908 4907 4906 4806 4705 4605 4504', // Oss
  '1204 1205 1206', // Overpelt
  '1306 1207 1208 1209 1109', // Neerpelt, Sint-Huibrechts-Lille
  '1110 1111',
  '1110 1211 1310',
  '1010 1009', // Kaulille
  '1012 1111', // Bocholt
  '3726 3725 3825 3924 4024', // Vierlingsbeek, Boxmeer
  '3725 3625 3524', // Overloon
  '4119 4220 4320 4421 4521', // Wanroij, Cuijk
  '2921 2822 2722', // Griendtsveen
  '2107 2106 2105 2104 2103 2003', // Valkenswaard
  '2107 2108 2109 2110', // Valkenswaard, Leende
  '2311 2312 2313 2314 2315', // Heeze, Someren
  '2921 3022', // Ysselsteyn
  '4817 4818 4819 4820', // Nederasselt, Overasselt, Heumen
  '4819 4919 4920', // Malden
  '4919 5019 5018',
  '5019 5119 5020',
  '1208 1307 1408', // Sint-Huibrechts-Lille, Achel
  '6219 6118', // Heveadorp
  '2914 3014 3113', // Helmond, Aarle-Rixtel
  '3017 3018 3118', // Bakel, Milheeze
];

/** Bridges over canals and major rivers. A road over a minor river needs none. */
const ROAD_BRIDGES: Partial<Record<Key, string>> = {
  neverBlown: '4816-4817 5321-5421 6022-6122 6123-6124',
  intact: '1303-1404',
  blown: '1402-1502 1306-1407 1307-1408 1109-1210',
  exampleBridge: '3809-3810 3008-3108 3005-3105 4819-4820 4919-4920 5020-5119 5219-5220',
  bridge: '3001-3101 1416-1516 2316-2417 2914-2915 4202-4301 1110-1111 1418-1419 1717-1718 2022-2023 3312-3313',
};

/** 5.7 calls it the bridge of Grave, though Nederasselt lies at its other end. */
const GRAVE = '4816-4817';

const RAIL_BRIDGES: Partial<Record<Key, string>> = {
  rhenen: '5910-6010',
  exampleBridge: '6020-6120 4621-4721 3809-3909 3005-3104',
  bridge: '5320-5420 5013-5113 4323-4324 4500-4600 1416-1515',
};

const FERRIES: Partial<Record<Key, string>> = {
  pannerden: '5626-5627',
  ferry: '6018-6118 5923-5924 6014-6114 5912-6012 5506-5606 5612-5712 4521-4522 4024-4025',
};

/** Last row of the sectors of the corps (23.4). */
const LAST_ROW = 20;

/** By row from LAST_ROW down to 10: the first column of the 30th Corps, and that of the 8th. */
const SECTORS: readonly (readonly [number, number])[] = [
  [4, 8], [4, 8], [4, 8], [4, 8], [4, 8], [3, 8], [3, 8], [3, 6], [3, 6], [3, 6], [3, 6],
];

const PLACES: readonly MapPlace[] = [
  place('city', 'Arnhem', '6122 6222 6121'),
  place('city', 'Nijmegen', '5321 5320'),
  place('city', 'Eindhoven', '2707 2708 2608'),
  place('city', 'Helmond', '2914'),
  place('city', "'s-Hertogenbosch", '4301'),
  place('town', 'Ede', '6614'),
  place('town', 'Veenendaal', '6509'),
  place('town', 'Velp', '6324'),
  place('town', 'Oosterbeek', '6220'),
  place('town', 'Wageningen', '6113'),
  place('town', 'Wijk bij Duurstede', '6102'),
  place('town', 'Rhenen', '6010'),
  place('town', 'Zevenaar', '5927'),
  place('town', 'Huissen', '5923'),
  place('town', 'Elst', '5820'),
  place('town', 'Tiel', '5606'),
  place('town', 'Kranenburg', '4925'),
  place('town', 'Groesbeek', '4923'),
  place('town', 'Oss', '4809'),
  place('town', 'Mook', '4721'),
  place('town', 'Grave', '4716'),
  place('town', 'Cuijk', '4521'),
  place('town', 'Gennep', '4324'),
  place('town', 'Uden', '4112'),
  place('town', 'Boxmeer', '4024'),
  place('town', 'Vught', '4001'),
  place('town', 'Veghel', '3810'),
  place('town', 'Schijndel', '3806'),
  place('town', 'Boxtel', '3602'),
  place('town', 'Overloon', '3524'),
  place('town', 'Sint-Oedenrode', '3507'),
  place('town', 'Gemert', '3415'),
  place('town', 'Venray', '3225'),
  place('town', 'Son', '3108'),
  place('town', 'Best', '3104'),
  place('town', 'Oirschot', '3101'),
  place('town', 'Deurne', '2819'),
  place('town', 'Horst', '2727'),
  place('town', 'Geldrop', '2510'),
  place('town', 'Asten', '2417'),
  place('town', 'Valkenswaard', '2107'),
  place('town', 'Weert', '1416'),
  place('town', 'Hamont', '1411'),
  place('town', 'Neerpelt', '1306'),
  place('town', 'Lommel', '1302'),
  ...villages(),
  landmark('veluwe', 'Veluwe', '6622 6623 6624 6722 6723 6724 6725'),
  landmark('utrechtse-heuvelrug', 'Utrechtse Heuvelrug', '6404 6505 6406 6307'),
  landmark('ginkelse-heide', 'Ginkelse Heide', '6516'),
  landmark('betuwe', 'Betuwe', '5714 5715 5716 5717'),
  landmark('ooijpolder', 'Ooijpolder', '5322 5323'),
  landmark('land-van-maas-en-waal', 'Land van Maas en Waal', '5310 5311 5409 5410'),
  landmark('reichswald', 'Reichswald', '4625 4626 4725 4726'),
  landmark('maashorst', 'Maashorst', '4311 4410 4411 4511'),
  landmark('sonse-bossen', 'Sonse bossen', '3106 3107'),
  landmark('leenderbos', 'Leenderbos', '1809 1810 1909 1910'),
  landmark('peel', 'De Peel', '2119 2120 2220 2321 2421 2521 2621'),
  landmark('oirschotse-heide', 'Oirschotse Heide', '2801 2802 2803 2902'),
];

function place(kind: 'city' | 'town', name: string, hexes: string): MapPlace {
  const known = entries(TERRAIN_SOURCES).find(([, at]) => hexes.includes(at));
  return { id: slug(name), name, kind, hexes: list(hexes), source: known?.[0] ?? (kind === 'city' ? 'realCity' : 'realTown') };
}

function landmark(id: string, name: string, hexes: string): MapPlace {
  return { id, name, kind: 'landmark', hexes: list(hexes), source: 'landmark' };
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-').replace(/^-/, '');
}

function villages(): MapPlace[] {
  const names: Readonly<Record<string, string>> = {
    '1010': 'Kaulille', '1012': 'Bocholt', '1206': 'Overpelt', '1208': 'Sint-Huibrechts-Lille', '1408': 'Achel', '1511': 'Budel',
    '1702': 'Luyksgestel', '1711': 'Soerendonk', '1717': 'Nederweert', '1813': 'Maarheeze', '1903': 'Bergeijk', '2022': 'Meijel',
    '2102': 'Eersel', '2110': 'Leende', '2311': 'Heeze', '2315': 'Someren', '2408': 'Aalst', '2505': 'Veldhoven', '2507': 'Gestel',
    '2519': 'Liessel', '2527': 'Sevenum', '2712': 'Mierlo', '2722': 'Griendtsveen', '2808': 'Woensel', '2910': 'Nuenen', '3017': 'Bakel',
    '3022': 'Ysselsteyn', '3113': 'Aarle-Rixtel', '3118': 'Milheeze', '3209': 'Breugel', '3212': 'Beek en Donk', '3504': 'Liempde',
    '3708': 'Eerde', '3712': 'Erp', '3714': 'Boekel', '3721': 'Oploo', '3726': 'Vierlingsbeek', '3903': 'Sint-Michielsgestel',
    '3921': 'Sint Anthonis', '4014': 'Volkel', '4105': 'Middelrode', '4107': 'Heeswijk', '4119': 'Wanroij', '4313': 'Zeeland', '4317': 'Mill',
    '4503': 'Rosmalen', '4609': 'Heesch', '4623': 'Milsbeek', '4712': 'Schaijk', '4817': 'Nederasselt', '4818': 'Overasselt', '4820': 'Heumen',
    '4920': 'Malden', '5013': 'Ravenstein', '5016': 'Wijchen', '5120': 'Hatert', '5123': 'Wyler', '5211': 'Appeltern', '5219': 'Neerbosch',
    '5222': 'Beek', '5305': 'Dreumel', '5313': 'Bergharen', '5412': 'Horssen', '5416': 'Ewijk', '5418': 'Beuningen', '5421': 'Lent',
    '5500': 'Geldermalsen', '5508': 'Beneden-Leeuwen', '5519': 'Oosterhout', '5524': 'Gendt', '5612': 'Druten', '5622': 'Bemmel',
    '5625': 'Doornenburg', '5627': 'Pannerden', '5702': 'Buren', '5707': 'Echteld', '5710': 'Ochten', '5713': 'Dodewaard', '5718': 'Valburg',
    '5816': 'Andelst', '5908': 'Lienden', '5910': 'Kesteren', '5912': 'Opheusden', '6015': 'Randwijk', '6017': 'Heteren', '6019': 'Driel',
    '6026': 'Duiven', '6105': 'Maurik', '6116': 'Renkum', '6118': 'Heveadorp', '6124': 'Westervoort', '6217': 'Heelsum', '6306': 'Amerongen',
    '6314': 'Bennekom', '6318': 'Wolfheze', '6326': 'Rheden', '6421': 'Schaarsbergen', '6720': 'Deelen', '6817': 'Otterlo',
  };
  return Object.entries(names).map(([hex, name]) => ({ id: slug(name), name, kind: 'village', hexes: [hex], source: 'village' }));
}

/** H44-19.3.2-a: hexes that border each entry area; those that a major river parts from it border none. */
const EDGES: readonly MapEdge[] = [
  edge('A', rows(15, 26, 0)),
  edge('B', rows(27, 38, 0)),
  edge('C', rows(39, 45, 0)),
  edge('D', rows(46, 60, 0)),
  edge('E', [...rows(61, 68, 0), ...columns(68, 1, 5)]),
  edge('F', columns(68, 6, 17)),
  edge('G', [...columns(68, 18, 26), ...rows(64, 68, 27)]),
  edge('H', rows(55, 63, 27)),
  edge('I', rows(46, 52, 27)),
  edge('J', rows(36, 45, 27)),
  edge('K', rows(25, 35, 27)),
  edge('L', [...rows(11, 24, 27), ...columns(10, 11, 27)]),
  edge('M', columns(10, 6, 10)),
  edge('N', columns(10, 3, 5)),
  edge('O', [...columns(10, 0, 2), ...rows(11, 14, 0)]),
];

function edge(id: string, hexes: readonly string[]): MapEdge {
  return { id, hexes: [...hexes].sort(), source: 'areas' };
}

function number(row: number, column: number): string {
  return `${row}${String(column).padStart(2, '0')}`;
}

function rows(from: number, to: number, column: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => number(from + i, column));
}

function columns(row: number, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => number(row, from + i));
}

const rowOf = (name: string): number => Number(name.slice(0, 2));
const columnOf = (name: string): number => Number(name.slice(2));

/** The corps in whose sector a hex lies; none beyond LAST_ROW. */
function sectorOf(name: string): string {
  const [thirtieth, eighth] = SECTORS[LAST_ROW - rowOf(name)] ?? [];
  if (thirtieth === undefined || eighth === undefined) return 'none';
  return columnOf(name) < thirtieth ? '12C' : columnOf(name) < eighth ? '30C' : '8C';
}

/** 23.4: the line beside 2000 closes the sector of the 12th Corps in the north; those of the 30th and 8th are open. */
const BOUNDARIES = bordersOf(GRID, sectorOf).filter((side) => {
  const sectors = side.map(sectorOf);
  return !sectors.includes('none') || sectors.includes('12C');
});

/** All that can be reached from the north-west corner without crossing these rivers. */
function northOf(rivers: string): string[] {
  const names = rivers.split(', ');
  const border = new Set(RIVERS.filter(({ name }) => names.includes(name)).flatMap(({ sides: along }) => list(along)));
  const reached = new Set(['6800']);
  for (const from of reached) {
    for (const to of around(GRID, from)) if (!border.has(from < to ? `${from}-${to}` : `${to}-${from}`)) reached.add(to);
  }
  return [...reached].sort();
}

const AREAS: readonly MapArea[] = [
  { id: 'north-of-waal', hexes: northOf('Waal, Rijn'), source: 'waal' },
  { id: 'north-of-rhine', hexes: northOf('Nederrijn, Pannerdensch Kanaal, Rijn'), source: 'rhine' },
];

const letter = (name: string): string => TERRAIN[TERRAIN.length - 1 - (rowOf(name) - SHAPE.numbering.firstRow)]?.charAt(columnOf(name)) ?? '';

/** Each hex or hexside with the key of its source. */
function entries(sources: Partial<Record<Key, string>>): [Key, string][] {
  return Object.entries(sources).flatMap(([source, text]) => list(text).map((name): [Key, string] => [source as Key, name]));
}

/** Features of hexes with their sources, by hex. */
function marked(): Map<string, Record<string, Key>> {
  const made = new Map<string, Record<string, Key>>();
  const mark = (feature: string, at: string, source: Key): void => void made.set(at, { ...made.get(at), [feature]: source });
  for (const { kind, hexes: [at = ''] } of PLACES) if (kind === 'village') mark('village', at, 'village');
  for (const [code, at] of Object.entries(DROPS)) {
    for (const name of list(at)) mark(`drop:${code}`, name, PLANNED_DROPS.includes(code) ? 'dropPlanned' : 'drop');
  }
  for (const name of GRID.names) if (letter(name) === 'C') mark('victory', name, 'scoredCity');
  for (const name of list(TERRAIN_SOURCES.scored ?? '')) mark('victory', name, 'scored');
  return made;
}

function hexes(): Record<string, MapHex> {
  const drops = Object.values(DROPS).flatMap(list);
  const sources = new Map<string, Key>([
    ...drops.map((name): [string, Key] => [name, 'dropGround']),
    ...entries(TERRAIN_SOURCES).map(([source, name]): [string, Key] => [name, source]),
  ]);
  const marks = marked();
  const made: Record<string, MapHex> = {};
  for (const name of GRID.names) {
    const kind = KINDS[letter(name)];
    if (!kind) throw new Error(`No terrain for ${name}`);
    const terrain = sources.get(name) ?? kind.source;
    const features = marks.get(name);
    made[name] = features
      ? { terrain: kind.terrain, features: Object.keys(features), source: { terrain, ...features } }
      : { terrain: kind.terrain, source: terrain };
  }
  return made;
}

function sides(): MapSide[] {
  const made = new Sides();
  const put = (side: readonly [string, string], fields: Partial<MapSide>, source: Key): void => made.put(side, fields, source);
  const lay = (road: string, path: string, source: Key): void => {
    const along = list(path);
    along.slice(1).forEach((b, i) => put([along[i] as string, b], { road }, source));
  };
  for (const { name, kind: river, source, sides: along } of RIVERS) for (const side of list(along)) put(pair(side), { river, name }, source);
  for (const [source, side] of entries(ROAD_BRIDGES)) {
    put(pair(side), { bridge: 'road' }, source);
    if (source === 'blown') put(pair(side), { blown: true }, source);
    if (side === GRAVE) put(pair(side), { bridgeAt: 'Grave' }, source);
    if (source === 'intact') put(pair(side), { intact: true }, source);
  }
  for (const [source, side] of entries(RAIL_BRIDGES)) put(pair(side), { bridge: 'rail' }, source);
  for (const [source, side] of entries(FERRIES)) put(pair(side), { ferry: true }, source);
  lay('primary', HIGHWAY, 'road');
  lay('primary', KNOWN_HIGHWAY.trim(), 'highway');
  for (const path of SECONDARY_ROADS) lay('secondary', path, 'road');
  for (const path of MINOR_ROADS) lay('minor', path, 'road');
  for (const side of BOUNDARIES) put(side, { boundary: true }, 'boundary');
  return made.sorted();
}

/** H44-2.1-a: the printed map, 1,652 hexes. */
export const MAP: MapData = {
  format: 'bivouac-map',
  version: 1,
  id: 'holland-44',
  title: "Holland '44",
  grid: SHAPE,
  sources: SOURCES,
  hexes: hexes(),
  sides: sides(),
  places: PLACES,
  areas: AREAS,
  edges: EDGES,
};
