import { makeGrid } from '../../../hex/grid.ts';
import { CCRR, printedNumber, type GridShape } from '../../../hex/shape.ts';
import { around, bordersOf, list, pair, rimEdges, Sides } from '../../../wargame/map-making.ts';
import type { MapArea, MapData, MapEdge, MapHex, MapPlace, MapSide, Source } from '../../../wargame/map.ts';

// The reconstructed map of Market-Garden. The printed one is lost, so every value names its source; see docs/maps/market-garden.md.

const COLUMNS = 22;
const ROWS = 28;
/** The corner with the printed tracks, where there are no hexes. */
const CORNER = { column: 12, row: 21 } as const;

const SHAPE: GridShape = {
  orientation: 'flat',
  columns: COLUMNS,
  rows: ROWS,
  offset: 'odd',
  numbering: CCRR,
  missing: cutOut(),
};
const GRID = makeGrid(SHAPE);

const SOURCES = {
  // printed: read in the rulebook
  scored: { origin: 'printed', note: '11.1 gives the hex of Nijmegen, Best and Groesbeek, 11.2 counts points for them as cities.' },

  // inferred from a rule, an example or the set-up
  scoredCity: { origin: 'inferred', note: 'A city by 11.2; hex by the georeference of the printed towns, moved to fit the red road and its rivers.' },
  named: { origin: 'inferred', note: '11.1.2 names the town in this hex; a city because the map has no smaller kind of town.' },
  hamlet: { origin: 'inferred', note: '11.1.2 names this hex after a village, where a division rests or anti-tank guns start: open.' },
  example: { origin: 'inferred', note: 'Example of 4.0: from 2201 by four road hexes to Doetinchem, two more to the ferry over the Rhine, two open hexes, then the swamp north of the city of Bommel (Bemmel).' },
  drop: { origin: 'inferred', note: 'Airborne units jump here by 11.1: open ground, for no town is named beside the number and 4.2.3 lets units jump into open, city or height.' },
  start: { origin: 'inferred', note: 'A unit starts here by 11.1.2; no town is named beside the number. Open, so that any kind of unit can.' },
  reusel: { origin: 'inferred', note: '4.2.1 measures the west edge by Reusel, so it stands on that edge; row by the georeference.' },
  edges: { origin: 'inferred', note: '528 hexes (2.1) are a rectangle of 22 by 28 without a corner of 11 by 8 for the tracks of 2.4; 4.2 names its edges by the compass.' },
  entry: { origin: 'inferred', note: '4.2.1: Germans enter in the west only north of Reusel, in the east only north of Helmond.' },
  waal: { origin: 'inferred', note: '11.1.4 creates a unit of turn 21 north of the Waal: all that lies beyond the Waal and the Rhine above it.' },
  frontCanal: { origin: 'inferred', note: '1.0 and 10.1 begin the red road at the Maas-Scheldt canal; the seven southernmost German units of 11.1.2 line its north bank, the 30th Corps starts south of it.' },
  ferry: { origin: 'inferred', note: 'Example of 4.0: the ferry over the Rhine lies between the second road hex after Doetinchem and the first of two open hexes towards Bemmel.' },
  redBridge: { origin: 'inferred', note: '10.1: the bridges of the red road are the key to the game; where it crosses a river or canal drawn here.' },
  held: { origin: 'inferred', note: '11.1.1: an American regiment starts in Groesbeek.' },

  // reconstructed by us from real geography
  land: { origin: 'reconstructed', note: 'Nothing known: farmland, left open.' },
  town: { origin: 'reconstructed', note: 'A real town by the georeference, large enough for a city of this scale.' },
  wood: { origin: 'reconstructed', note: 'A real wood by its real position: Veluwe, Utrecht ridge, Reichswald, woods and heaths of Brabant and Limburg.' },
  marsh: { origin: 'reconstructed', note: 'Ground that was wet in 1944 by its real position: Peel, low clay of the river country, lakes west of Utrecht, fens.' },
  height: { origin: 'reconstructed', note: 'A real height by its real position: Veluwe ridge, Groesbeek ridge, Amerongen hill, Montferland.' },
  river: { origin: 'reconstructed', note: 'The real course by the georeference, along the hexsides that leave every printed hex on its own bank.' },
  redRoad: { origin: 'reconstructed', note: '10.1: the red road from the Maas-Scheldt canal to the Rhine, drawn through the hexes of the places it served.' },
  mainRoad: { origin: 'reconstructed', note: 'A main road of 1944, drawn through the hexes of the places it served.' },
  bridges: { origin: 'reconstructed', note: 'Where a road drawn here crosses the river or canal; the rulebook names none.' },
  secondFerry: { origin: 'reconstructed', note: '10.2 has two ferries and names none: the other one at Rhenen and Opheusden.' },
  frontier: { origin: 'reconstructed', note: 'The frontiers of 1944 by the georeference.' },
  bivouac: { origin: 'reconstructed', note: '11.1.1: the 30th Corps starts south of its bivouac line, which is lost; here all hexes south of the canal.' },
  landmark: { origin: 'reconstructed', note: 'A real name, without effect on play.' },
} as const satisfies Record<string, Source>;

type Key = keyof typeof SOURCES;

// Rows 01 to 28, one letter a column.  . open  C city  F forest  ~ swamp  ^ height
const TERRAIN = [
  // 23456789012345678901 2
  '~....FC....FFFFFFF....', // 01
  '~C..FF.....F.FF.F^F.C.', // 02
  '....FF....C.F.FF.^....', // 03
  '.....F^F...FF.FF.^....', // 04
  '..............FCC....C', // 05
  '..C........C..........', // 06
  '...~..~.....~...~....^', // 07
  '.~....C.........C.....', // 08
  '........~..~...C.~...C', // 09
  '...C...........^......', // 10
  '.....~~.C...C..^C.F.C.', // 11
  '.........F.......FFFF.', // 12
  '~~.C.....F.........F..', // 13
  '.........C.......C..C.', // 14
  'FF......C..........F..', // 15
  '...............F...F..', // 16
  '..FF.........~~~....F.', // 17
  '.............~..C.....', // 18
  '.....CF...C...~~......', // 19
  '.............~~.......', // 20
  'FF....C....', // 21
  '..F......~.', // 22
  '......CF..F', // 23
  '.......F.F.', // 24
  '....F.F....', // 25
  '..F......FC', // 26
  '...........', // 27
  '.F.........', // 28
];

const KINDS: Readonly<Record<string, { terrain: string; source: Key }>> = {
  '.': { terrain: 'open', source: 'land' },
  C: { terrain: 'city', source: 'town' },
  F: { terrain: 'forest', source: 'wood' },
  '~': { terrain: 'swamp', source: 'marsh' },
  '^': { terrain: 'height', source: 'height' },
};

/** Hexes whose terrain has another source than KINDS gives. */
const TERRAIN_SOURCES: Partial<Record<Key, string>> = {
  scored: '1609 0619 1711',
  scoredCity: '1705 1605 0721 1311 0911 1119',
  named: '0701 0202 1103 2111 1014',
  hamlet: '1901 1703',
  example: '2201 2205 1906 1807 1707 1708',
  drop: '1403 1404 1310 1710 0816 0718 0820',
  start: '0801 0405 0605 1005 0126 0226 0426 0526 0626 0827 1028',
  reusel: '0123',
};

/** Hexes south of the Maas-Scheldt canal. */
const BIVOUAC = '0127 0128 0227 0228 0327 0328 0427 0428 0527 0528 0627 0628 0727 0728 0828 0928';

/** Hexes in order of travel. */
const RED_ROAD =
  '0627 0626 0625 0624 0723 0722 0721 0720 0820 0819 0718 0818 0817 0816 0915 0914 1014 1113 1213 1212 1311 1310 1410 1509 ' +
  '1609 1608 1607 1706 1705';

/** Hexes in order of travel. */
const ROADS: readonly { class: 'red-road' | 'road'; source: Key; path: string }[] = [
  { class: 'red-road', source: 'redRoad', path: RED_ROAD },
  // Zutphen, Doetinchem, Didam, Pannerden
  road('2201 2202 2203 2204 2205 2105 2006', 'example'),
  road('2202 2102 2002 2003 1903 1904 1805'), // Zutphen, Dieren, Arnhem
  road('2205 2104'), // Doesburg
  road('2205 2206 2207 2208 2209'), // Doetinchem, 's-Heerenberg, Emmerich
  road('1705 1805 1905 2005 2105'), // Arnhem, Zevenaar, Didam
  // Arnhem: to Apeldoorn; to Ede and Amersfoort; to Wageningen, Rhenen and Utrecht
  road('1705 1704 1703 1803 1802 1901'),
  road('1704 1604 1503 1403 1303 1203 1103 1003 0902 0802 0701'),
  road('1705 1605 1505 1405 1305 1206 1105 1006 0905 0805 0704 0604 0503 0403 0302'),
  road('1103 1104 1205 1206'), // Ede, Wageningen
  road('0202 0302 0402 0501 0601 0701'), // Utrecht, Amersfoort
  road('0202 0203 0303 0404 0405 0504 0605 0704'), // Utrecht, Houten, Amerongen
  // Between the Rhine and the Waal
  road('0708 0808 0907 1007 1106 1207 1306 1407 1507 1607'), // Tiel, Kesteren, Elst
  road('1608 1508 1507 1506'), // Nijmegen, Valburg, Driel
  road('1608 1708'), // Bemmel
  road('0708 0608 0508 0408 0307 0207 0106 0105'), // Tiel, Geldermalsen, Vianen
  road('0508 0409'),
  road('0307 0306'),
  // Between the Waal and the Maas
  road('0410 0411'), // Zaltbommel, Hedel
  road('1410 1409 1308 1208 1108 1008 0908 0809'), // Beuningen, Druten, Wamel
  road('1310 1210'), // Wijchen
  road('1310 1411 1511'), // Overasselt, Heumen
  road('1509 1510 1511 1612 1712 1813 1814 1914 1915 1916 2017 2018 2118 2119 2120'), // Nijmegen, Mook, Gennep, Venlo
  road('1609 1610 1710 1711 1612'), // Nijmegen, Groesbeek, Mook
  // Germany
  road('1609 1709 1810 1910 2011 2111 2212'), // Nijmegen, Kranenburg, Cleve
  road('1711 1811 1910'),
  road('2111 2112 2113 2114'), // Cleve, Goch
  road('1914 2014 2114 2215'), // Gennep, Goch
  // South of the Maas
  road('1311 1412 1512 1613 1713 1714 1715 1716 1717 1718 1819 1820'), // Grave, Cuijk, Boxmeer, Venray, Venlo
  road('1714 1814'), // Boxmeer, Gennep
  road('1311 1211 1111 1011 0911 0812 0712 0612 0512 0413'), // Grave, Oss, 's-Hertogenbosch
  road('1014 1013 0912 0911'), // Uden, Oss
  road('0914 0814 0713 0613 0512'), // Veghel, 's-Hertogenbosch
  road('0413 0414 0415 0515 0516 0617 0618 0619 0620 0720'), // 's-Hertogenbosch, Boxtel, Best, Eindhoven
  road('0414 0314 0215 0115'), // Tilburg and Waalwijk
  road('0117 0218 0318 0419 0519 0619'), // Tilburg, Oirschot, Best
  road('0718 0717 0716 0616 0615 0514 0414'), // Sint-Oedenrode, Schijndel
  road('0816 0716'),
  road('0915 1016 1116 1217'), // Veghel, Erp, Gemert
  road('1119 1118 1218 1217 1316 1416 1515 1615 1714'), // Helmond, Gemert, Boxmeer
  road('0721 0821 0920 1020 1119 1220 1319 1419 1518 1618 1718'), // Eindhoven, Helmond, Deurne, Venray
  road('0721 0822 0922 1023 1024 1124 1125 1126'), // Eindhoven, Heeze, Weert
  road('0721 0622 0522 0423 0323 0223 0123'), // Eindhoven, Eersel, Reusel
  road('0723 0724 0825 0826 0827 0927 1028'), // Valkenswaard, Hamont
  road('1028 1027 1126'),
  road('0624 0524 0425'), // Bergeijk, Luyksgestel
  road('0427 0527 0627 0628'), // Lommel, Neerpelt, Hechtel
];

function road(path: string, source: Key = 'mainRoad'): (typeof ROADS)[number] {
  return { class: 'road', source, path };
}

/** Hexsides in order downstream, canals from either end. */
const RIVERS: readonly { name: string; source: Key; sides: string }[] = [
  {
    name: 'Rijn',
    source: 'river',
    sides: '2209-2210 2109-2209 2108-2109 2009-2108 2008-2009 1908-2008',
  },
  {
    name: 'Pannerdensch Kanaal',
    source: 'river',
    sides: '1907-2008 1907-2007 1906-2007 1906-2006 1905-1906 1806-1905',
  },
  {
    name: 'Nederrijn',
    source: 'river',
    sides:
      '1805-1806 1705-1806 1705-1706 1606-1705 1605-1606 1505-1606 1505-1506 1406-1505 1405-1406 1305-1406 1305-1306 ' +
      '1206-1306 1206-1207 1106-1206 1105-1106 1006-1106 1006-1007 0906-1006 0905-0906 0806-0905 0805-0806 0705-0806 ' +
      '0705-0706 0606-0705',
  },
  {
    name: 'Lek',
    source: 'river',
    sides: '0605-0606 0505-0606 0505-0506 0406-0505 0405-0406 0305-0406 0305-0306 0206-0305 0205-0206 0105-0205 0104-0105',
  },
  {
    name: 'IJssel',
    source: 'river',
    sides: '1805-1905 1904-1905 1904-2005 2004-2005 2004-2104 2004-2103 2003-2103 2003-2102 2002-2102 2002-2101 2001-2101',
  },
  {
    name: 'Waal',
    source: 'river',
    sides:
      '1907-1908 1808-1908 1808-1809 1708-1809 1708-1709 1609-1708 1608-1609 1508-1609 1508-1509 1409-1508 1408-1409 ' +
      '1308-1408 1307-1308 1208-1307 1207-1208 1107-1208 1107-1108 1008-1107 1007-1008 0907-1008 0907-0908 0808-0908 ' +
      '0808-0809 0708-0809 0708-0709 0609-0709 0609-0610 0509-0610 0509-0510 0410-0509 0409-0410 0309-0410 0309-0310 ' +
      '0210-0309 0209-0210 0109-0210 0109-0110',
  },
  {
    name: 'Maas',
    source: 'river',
    sides:
      '2020-2120 2020-2119 2019-2119 2019-2118 2018-2019 1918-2018 1917-2018 1917-2017 1916-1917 1817-1916 1816-1916 ' +
      '1816-1915 1815-1915 1815-1914 1814-1815 1714-1814 1713-1814 1713-1813 1712-1713 1613-1712 1612-1613 1512-1612 ' +
      '1511-1512 1412-1511 1411-1412 1311-1411 1310-1311 1211-1310 1210-1211 1110-1210 1109-1110 1010-1109 1009-1010 ' +
      '0909-1010 0909-0910 0810-0910 0810-0811 0710-0810 0709-0710 0610-0710 0610-0611 0510-0611 0510-0511 0411-0511 ' +
      '0411-0412 0311-0412 0311-0312 0212-0311 0211-0212 0111-0212 0111-0112',
  },
  {
    name: 'Maas-Waalkanaal',
    source: 'river',
    sides: '1409-1509 1410-1509 1410-1510 1411-1510 1411-1511',
  },
  {
    name: 'Zuid-Willemsvaart',
    source: 'river',
    sides:
      '1120-1220 1119-1220 1119-1219 1118-1119 1019-1118 1018-1118 1018-1117 1017-1117 1017-1116 1016-1017 0916-1016 ' +
      '0915-0916 0816-0915 0815-0915 0815-0914 0814-0815 0714-0814 0713-0714 0614-0713 0613-0614 0513-0613 0512-0513 ' +
      '0413-0512 0412-0512 0412-0511',
  },
  {
    name: 'Wilhelminakanaal',
    source: 'river',
    sides:
      '1018-1019 0918-1019 0919-1019 0919-1020 0919-0920 0820-0920 0820-0821 0720-0820 0719-0720 0620-0719 0619-0620 ' +
      '0519-0620 0519-0520 0420-0519 0419-0420 0319-0419 0318-0319 0219-0318 0218-0219 0118-0218 0117-0118',
  },
  {
    name: 'Maas-Scheldekanaal',
    source: 'frontCanal',
    sides:
      '0928-1028 0927-0928 0828-0927 0827-0828 0727-0827 0726-0727 0627-0726 0626-0627 0526-0627 0526-0527 0427-0526 ' +
      '0426-0427 0326-0427 0326-0327 0227-0326 0226-0227 0126-0227 0126-0127',
  },
];

const RED_BRIDGES = '0626-0627 0720-0820 0816-0915 1310-1311 1410-1509 1608-1609 1705-1706';
const BRIDGES = '0413-0512 0619-0620 1118-1119 1119-1220 1411-1511 1714-1814 1805-1905 2002-2102';

/** Rows of each column that were in the Netherlands in 1944. */
const DUTCH: readonly (readonly [column: number, from: number, to: number])[] = [
  [1, 1, 24], [2, 1, 24], [3, 1, 24], [4, 1, 25], [5, 1, 24], [6, 1, 25], [7, 1, 25], [8, 1, 25], [9, 1, 26], [10, 1, 26], [11, 1, 27],
  [12, 1, 20], [13, 1, 20], [14, 1, 20], [15, 1, 20], [16, 1, 20], [17, 1, 20],
  [18, 1, 9], [18, 13, 20], [19, 1, 8], [19, 14, 20], [20, 1, 8], [20, 16, 20], [21, 1, 7], [21, 17, 20], [22, 1, 8], [22, 19, 20],
];

const PLACES: readonly MapPlace[] = [
  city('arnhem', 'Arnhem', '1705', 'scoredCity'),
  city('nijmegen', 'Nijmegen', '1609', 'scored'),
  city('eindhoven', 'Eindhoven', '0721', 'scoredCity'),
  city('oosterbeek', 'Oosterbeek', '1605', 'scoredCity'),
  city('groesbeek', 'Groesbeek', '1711', 'scored'),
  city('grave', 'Grave', '1311', 'scoredCity'),
  city('oss', 'Oss', '0911', 'scoredCity'),
  city('best', 'Best', '0619', 'scored'),
  city('helmond', 'Helmond', '1119', 'scoredCity'),
  city('amersfoort', 'Amersfoort', '0701', 'named'),
  city('utrecht', 'Utrecht', '0202', 'named'),
  city('ede', 'Ede', '1103', 'named'),
  city('cleve', 'Cleve', '2111', 'named'),
  city('uden', 'Uden', '1014', 'named'),
  city('doetinchem', 'Doetinchem', '2205', 'example'),
  city('bemmel', 'Bemmel', '1708', 'example'),
  city('zutphen', 'Zutphen', '2102'),
  city('wageningen', 'Wageningen', '1206'),
  city('culemborg', 'Culemborg', '0306'),
  city('tiel', 'Tiel', '0708'),
  city('zaltbommel', 'Zaltbommel', '0410'),
  city('emmerich', 'Emmerich', '2209'),
  city('s-hertogenbosch', "'s-Hertogenbosch", '0413'),
  city('gennep', 'Gennep', '1814'),
  city('goch', 'Goch', '2114'),
  city('veghel', 'Veghel', '0915'),
  city('venray', 'Venray', '1718'),
  city('valkenswaard', 'Valkenswaard', '0723'),
  city('weert', 'Weert', '1126'),
  landmark('beekbergen', 'Beekbergen', '1901', 'hamlet'),
  landmark('deelen', 'Deelen', '1703', 'hamlet'),
  landmark('reusel', 'Reusel', '0123', 'reusel'),
  ...landmarks(),
  landmark('veluwe', 'Veluwe', '1301 1401 1501 1601 1701 1302 1402 1502 1602 1702'),
  landmark('betuwe', 'Betuwe', '1107 1207 1307 1407'),
  landmark('peel', 'De Peel', '1417 1517 1418 1518 1617'),
  landmark('reichswald', 'Reichswald', '1812 1912 2012'),
];

/** Villages, by id, name and hex: the places between which the roads run. */
function landmarks(): MapPlace[] {
  const names: Readonly<Record<string, string>> = {
    '0105': 'Vianen', '0223': 'Bladel', '0402': 'Zeist', '0409': 'Waardenburg', '0411': 'Hedel', '0419': 'Oirschot', '0423': 'Eersel',
    '0425': 'Luyksgestel', '0427': 'Lommel', '0508': 'Geldermalsen', '0516': 'Boxtel', '0524': 'Bergeijk', '0604': 'Doorn',
    '0616': 'Schijndel', '0627': 'Neerpelt', '0710': 'Lith', '0722': 'Aalst', '0805': 'Amerongen', '0809': 'Wamel', '0814': 'Heeswijk',
    '0818': 'Sint-Oedenrode', '0820': 'Son', '0826': 'Hamont', '0912': 'Heesch', '0922': 'Heeze', '0925': 'Budel', '1001': 'Barneveld',
    '1004': 'Veenendaal', '1006': 'Rhenen', '1007': 'Kesteren', '1010': 'Megen', '1016': 'Erp', '1106': 'Opheusden', '1108': 'Druten',
    '1110': 'Ravenstein', '1111': 'Schaijk', '1113': 'Zeeland', '1210': 'Wijchen', '1218': 'Gemert', '1306': 'Zetten', '1319': 'Deurne',
    '1402': 'Otterlo', '1405': 'Renkum', '1409': 'Beuningen', '1411': 'Overasselt', '1504': 'Wolfheze', '1506': 'Driel',
    '1507': 'Valburg', '1508': 'Oosterhout', '1511': 'Heumen', '1607': 'Elst', '1612': 'Mook', '1613': 'Cuijk', '1615': 'Sint Anthonis',
    '1709': 'Beek', '1714': 'Boxmeer', '1716': 'Overloon', '1805': 'Velp', '1806': 'Huissen', '1904': 'Rheden', '1905': 'Duiven',
    '1910': 'Kranenburg', '1916': 'Bergen', '2003': 'Dieren', '2005': 'Zevenaar', '2006': 'Pannerden', '2104': 'Doesburg',
    '2105': 'Didam', '2119': 'Arcen', '2208': "'s-Heerenberg",
  };
  return Object.entries(names).map(([hex, name]) => landmark(name.toLowerCase().replaceAll(/[^a-z]+/g, '-').replace(/^-/, ''), name, hex));
}

function city(id: string, name: string, hex: string, source: Key = 'town'): MapPlace {
  return { id, name, kind: 'city', hexes: [hex], source };
}

function landmark(id: string, name: string, hexes: string, source: Key = 'landmark'): MapPlace {
  return { id, name, kind: 'landmark', hexes: list(hexes), source };
}

const AREAS: readonly MapArea[] = [
  { id: 'red-road', hexes: list(RED_ROAD), source: 'redRoad' },
  { id: 'north-of-waal', hexes: northOfWaal(), source: 'waal' },
  { id: 'west-entry', hexes: column(1, 22), source: 'entry' },
  { id: 'east-entry', hexes: column(22, 19), source: 'entry' },
  { id: 'allied-front', hexes: ['1711'], source: 'held' },
];

/** A column from row 01 to this one. */
function column(number: number, last: number): string[] {
  return Array.from({ length: last }, (_, i) => printedNumber({ numbering: CCRR }, number, i + 1));
}

function cutOut(): string[] {
  const columns = Array.from({ length: COLUMNS - CORNER.column + 1 }, (_, i) => CORNER.column + i);
  return columns.flatMap((at) => column(at, ROWS).slice(CORNER.row - 1));
}

/** All that can be reached from the north-west corner without crossing the Waal or the Rhine above it. */
function northOfWaal(): string[] {
  const border = new Set(RIVERS.filter(({ name }) => name === 'Waal' || name === 'Rijn').flatMap(({ sides: along }) => list(along)));
  const reached = new Set(['0101']);
  for (const from of reached) {
    for (const to of around(GRID, from)) if (!border.has(from < to ? `${from}-${to}` : `${to}-${from}`)) reached.add(to);
  }
  return [...reached].sort();
}

function hexes(): Record<string, MapHex> {
  const sources = new Map(Object.entries(TERRAIN_SOURCES).flatMap(([source, at]) => list(at).map((name) => [name, source])));
  const camp = new Set(list(BIVOUAC));
  const made: Record<string, MapHex> = {};
  for (const name of GRID.names) {
    const kind = KINDS[TERRAIN[Number(name.slice(2)) - 1]?.charAt(Number(name.slice(0, 2)) - 1) ?? ''];
    if (!kind) throw new Error(`No terrain for ${name}`);
    const source = sources.get(name) ?? kind.source;
    made[name] = camp.has(name)
      ? { terrain: kind.terrain, features: ['bivouac'], source: { terrain: source, features: 'bivouac' } }
      : { terrain: kind.terrain, source };
  }
  return made;
}

function sides(): MapSide[] {
  const made = new Sides();
  const put = (side: readonly [string, string], fields: Partial<MapSide>, source: Key): void => made.put(side, fields, source);
  for (const { name, source, sides: along } of RIVERS) for (const side of list(along)) put(pair(side), { river: true, name }, source);
  for (const side of list(RED_BRIDGES)) put(pair(side), { bridge: true }, 'redBridge');
  for (const side of list(BRIDGES)) put(pair(side), { bridge: true }, 'bridges');
  put(['1906', '2006'], { ferry: true }, 'ferry');
  put(['1006', '1106'], { ferry: true }, 'secondFerry');
  for (const { class: kind, source, path } of ROADS) {
    const along = list(path);
    along.slice(1).forEach((b, i) => put([along[i] as string, b], { road: kind }, source));
  }
  for (const side of bordersOf(GRID, isDutch)) put(side, { frontier: true }, 'frontier');
  return made.sorted();
}

/** Nobody's by the rows and columns: the hex in the inner corner faces the tracks as the hexes of its column do. */
const INNER_CORNER = '1120';

const EDGES = rimEdges(GRID, 'edges').map(
  (edge): MapEdge => (edge.id === 'east' ? { ...edge, hexes: [...edge.hexes, INNER_CORNER] } : edge),
);

function isDutch(name: string): boolean {
  const [at, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
  return DUTCH.some(([dutch, from, to]) => dutch === at && from <= row && row <= to);
}

/** MG-2.1-a: the printed map, 528 hexes. */
export const MAP: MapData = {
  format: 'bivouac-map',
  version: 1,
  id: 'market-garden',
  title: 'Market-Garden',
  grid: SHAPE,
  sources: SOURCES,
  hexes: hexes(),
  sides: sides(),
  places: PLACES,
  areas: AREAS,
  edges: EDGES,
};
