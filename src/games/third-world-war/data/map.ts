import { makeGrid } from '../../../hex/grid.ts';
import { CCRR, type GridShape } from '../../../hex/shape.ts';
import { bordersOf, list, pair, rimEdges, Sides } from '../../../wargame/map-making.ts';
import type { MapArea, MapData, MapEdge, MapHex, MapPlace, MapSide, Source } from '../../../wargame/map.ts';

// The reconstructed map of the Third World War. The printed one is lost, so every value names its source; see docs/maps/third-world-war.md.

const SHAPE: GridShape = { orientation: 'flat', columns: 36, rows: 36, offset: 'odd', numbering: CCRR, missing: [] };
const GRID = makeGrid(SHAPE);

const SOURCES = {
  // inferred from a rule, an example, the set-up or the lettering
  label: { origin: 'inferred', note: 'A name among the surviving lettering of the sheet; its hex or course by the georeference.' },
  setUp: { origin: 'inferred', note: 'A city in which a unit starts by 9.1; hex by the georeference.' },
  named: { origin: 'inferred', note: 'A town named in 4.0 or 9.0; hex by the georeference, a city because the map has no smaller kind of town.' },
  example: { origin: 'inferred', note: 'Example of 4.0: from Hanover south-west by two open hexes, over the Weser into an open hex, south into another, south-west into forest.' },
  countries: { origin: 'inferred', note: 'The countries that 2.1 puts on the map; extent by the georeference and the frontiers of August 1985.' },
  frontier: { origin: 'inferred', note: 'The legend has a kind of line for frontiers: where the countries of two hexes differ.' },
  border: { origin: 'inferred', note: '9.1 keeps units off the frontier of West Germany with East Germany and Czechoslovakia: hexes with such a hexside.' },
  haltHolland: { origin: 'inferred', note: '9.0 ends the northern advance in Holland and 9.2.1 pays for Dutch cities, so the line leaves all of Holland open and runs along its frontier with Belgium.' },
  haltBelgium: { origin: 'inferred', note: '9.0: the advance ends at the frontier of Belgium and Luxembourg.' },
  haltFrance: { origin: 'inferred', note: '9.0: the advance ends at the French frontier.' },
  beyond: { origin: 'inferred', note: '4.1.1 closes to the Pact what lies beyond the halt line: Belgium, Luxembourg and France.' },
  edges: { origin: 'inferred', note: '1,296 hexes (2.1) are a square of 36 by 36; 4.2.1 and 5.3.3 name its edges by the compass.' },
  bivouacLabel: { origin: 'inferred', note: 'The name of this bivouac stands on the sheet between names of known height; hexes by that height and by 9.0.' },

  // reconstructed by us from real geography
  land: { origin: 'reconstructed', note: 'Nothing known: farmland, left open.' },
  town: { origin: 'reconstructed', note: 'A real town by the georeference, large enough for a city of this scale.' },
  wood: { origin: 'reconstructed', note: 'Wooded hills below 1,000 m and large woods of the plain by their real positions.' },
  range: { origin: 'reconstructed', note: 'A range that rises above 1,000 m by its real position: Alps, Black Forest, Vosges, Bohemian Forest, Ore Mountains, Fichtelgebirge, Harz.' },
  water: { origin: 'reconstructed', note: 'North Sea, Baltic or IJsselmeer: hexes more than half of which are water.' },
  river: { origin: 'reconstructed', note: 'The real course by the georeference, along the hexsides that leave the cities on their own bank.' },
  bivouac: { origin: 'reconstructed', note: 'The sector that the corps or army held in 1985, behind the frontier.' },
  denmark: { origin: 'reconstructed', note: '4.0: units leave for Denmark by the north edge west of Lübeck between two marks; here all land there.' },
  landmark: { origin: 'reconstructed', note: 'A real name, or that of a bivouac, without effect on play.' },
} as const satisfies Record<string, Source>;

type Key = keyof typeof SOURCES;

// Rows 01 to 36, one letter a column.  . open  C city  F forest  ^ mountain  ~ sea
const TERRAIN = [
  // 2345678901234567890123456789012345 6
  '~~~~~~~~~~~~~~~~~........~.~........', // 01
  '~~~~~~~~~~~~~~~~........C...........', // 02
  '~~~~~~~~~~...~~~...........C........', // 03
  '~~~~~~~~.~C..C.C.....C.........F....', // 04
  '~~~~.....~.................F.....F..', // 05
  '~~~....C......C.C....FF..F..........', // 06
  '.~~..................FFF...F....FF..', // 07
  '..~~.......F.......................F', // 08
  '..~~................................', // 09
  'C...FC..............C......F.......C', // 10
  '....FF..C....C.........C....C...FF..', // 11
  '.C..C.......C..C...............FFFF.', // 12
  '....C.....F.....F..FF.F^^..........F', // 13
  '.......C.........F.FF..^FFF.....F...', // 14
  '.........C.C..F....F.C..F....C......', // 15
  '..FC....C...FFFF...C...........C....', // 16
  '.....F......FFFF.....F.F............', // 17
  '....C....C..FFFF.F.F.....C..........', // 18
  '.....C...C..FF....C....FF........CFF', // 19
  'C..C..FFF...FF....F.C..C.FFF....FF^^', // 20
  '....FFFFF............F.....FF..F^^^F', // 21
  '..FFFF.FF..C..CFC..........F.....C..', // 22
  'FFFFCF.F..F...C..CFF..CF.....^.CF..F', // 23
  'FFFF.....FFF.......F.....C..........', // 24
  '.F..C..CFF......FF...C.F...F...FF..C', // 25
  '.....C......F..CFF........C....FF...', // 26
  '............FF............F.....F...', // 27
  '.FF...CF.C..FF........F.......FFF^^F', // 28
  '..........FFF..C....F.....FF.C.F.FF^', // 29
  '....F.C...F...FF..C...............FF', // 30
  '.........FF.C.FF....FF.............F', // 31
  '.........^^...FF..FF.C..............', // 32
  '........F^^...FF..FF.....C......F...', // 33
  '.....F..F^..C^^..F.........C.F.....F', // 34
  '........^^...^^........F..........C.', // 35
  '.........^C.F^^.........F.^^^^^^^^^^', // 36
];

const KINDS: Readonly<Record<string, { terrain: string; source: Key }>> = {
  '.': { terrain: 'open', source: 'land' },
  C: { terrain: 'city', source: 'town' },
  F: { terrain: 'forest', source: 'wood' },
  '^': { terrain: 'mountain', source: 'range' },
  '~': { terrain: 'sea', source: 'water' },
};

/** The hexes of the example of 4.0 beyond Hanover. */
const EXAMPLE = '2011 1911 1812 1813 1713';

// Rows 01 to 36, one letter a column, by COUNTRIES; ~ sea
const COUNTRY = [
  // 2345678901234567890123456789012345 6
  '~~~~~~~~~~~~~~~~~WWWWWWWW~E~EEEEEEEE', // 01
  '~~~~~~~~~~~~~~~~WWWWWWWWWEEEEEEEEEEE', // 02
  '~~~~~~~~~~WWW~~~WWWWWWWWWEEEEEEEEEEE', // 03
  '~~~~~~~~N~WWWWWWWWWWWWWWEEEEEEEEEEEE', // 04
  '~~~~NNNNN~WWWWWWWWWWWWWWWEEEEEEEEEEE', // 05
  '~~~NNNNNNNWWWWWWWWWWWWWWWWWEEEEEEEEE', // 06
  'N~~NNNNNNNWWWWWWWWWWWWWWWWEWEEEEEEEE', // 07
  'NN~~NNNNNNWWWWWWWWWWWWWWWEEEEEEEEEEE', // 08
  'NN~~NNNNWWWWWWWWWWWWWWWWWEEEEEEEEEEE', // 09
  'NNNNNNNNNWWWWWWWWWWWWWWWWWEEEEEEEEEE', // 10
  'NNNNNNNNNWWWWWWWWWWWWWWWWWEEEEEEEEEE', // 11
  'NNNNNNNNWWWWWWWWWWWWWWWWEEEEEEEEEEEE', // 12
  'NNNNNNWNWWWWWWWWWWWWWWWWEEEEEEEEEEEE', // 13
  'NNNNNWWWWWWWWWWWWWWWWWWWEEEEEEEEEEEE', // 14
  'BNNNNNWWWWWWWWWWWWWWWWEEEEEEEEEEEEEE', // 15
  'BBBNNNWWWWWWWWWWWWWWWEEEEEEEEEEEEEEE', // 16
  'BBBBNNWWWWWWWWWWWWWWWWEEEEEEEEEEEEEE', // 17
  'BBBBNWWWWWWWWWWWWWWWWWEEEEEEEEEEEEEE', // 18
  'BBBBBWWWWWWWWWWWWWWWWWEEEEEEEEEEEEEE', // 19
  'BBBBBBWWWWWWWWWWWWWWWWEEEEEEEEEEEEEE', // 20
  'BBBBBBBWWWWWWWWWWWWWWWWEEEEWWEEECECC', // 21
  'BBBBBBWWWWWWWWWWWWWWWWWWWWWWWWCCCCCC', // 22
  'FBBBBLWWWWWWWWWWWWWWWWWWWWWWWWWCCCCC', // 23
  'FBBBLLLWWWWWWWWWWWWWWWWWWWWWWWWWCCCC', // 24
  'FFFBBLLWWWWWWWWWWWWWWWWWWWWWWWWWCCCC', // 25
  'FFFBFLFWWWWWWWWWWWWWWWWWWWWWWWWWCCCC', // 26
  'FFFFFFFFWWWWWWWWWWWWWWWWWWWWWWWWWCCC', // 27
  'FFFFFFFFFWFWWWWWWWWWWWWWWWWWWWWWWWWC', // 28
  'FFFFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWC', // 29
  'FFFFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWW', // 30
  'FFFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWWW', // 31
  'FFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWWWW', // 32
  'FFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWWAA', // 33
  'FFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWAAA', // 34
  'FFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWAAA', // 35
  'FFFFFFFFFFFFWWWWWWWWWWWWWWWWWWWWWWAA', // 36
];

const COUNTRIES: Readonly<Record<string, string>> = { W: 'WG', E: 'EG', C: 'CS', A: 'AT', N: 'NL', B: 'BE', L: 'LU', F: 'FR' };

/** Hexsides in order downstream. */
const RIVERS: Readonly<Record<string, string>> = {
  Rhein:
    '1236-1336 1236-1335 1235-1335 1235-1334 1234-1334 1234-1333 1233-1333 1233-1332 1232-1332 1331-1332 1331-1432 1331-1431 ' +
    '1330-1431 1430-1431 1430-1530 1430-1529 1429-1529 1528-1529 1528-1629 1528-1628 1527-1628 1527-1627 1526-1627 1526-1626 ' +
    '1525-1626 1525-1625 1524-1625 1524-1624 1523-1624 1523-1623 1522-1523 1423-1523 1423-1424 1323-1423 1322-1323 1223-1322 ' +
    '1222-1322 1222-1321 1221-1222 1121-1221 1120-1221 1120-1220 1119-1120 1020-1119 1019-1119 1019-1118 1018-1118 1018-1117 ' +
    '1017-1018 0917-1017 0916-0917 0817-0916 0816-0916 0816-0915 0815-0915 0815-0914 0814-0815 0714-0814 0713-0814 0713-0813 ' +
    '0712-0713 0613-0713',
  Waal: '0613-0614 0513-0613 0512-0513 0413-0512 0412-0413 0312-0413 0312-0313 0213-0313 0213-0214 0113-0213 0112-0113',
  IJssel: '0613-0712 0612-0712 0612-0711 0611-0711 0611-0710 0610-0611 0510-0610 0509-0610 0509-0609 0508-0509',
  Maas:
    '0434-0534 0434-0533 0433-0533 0433-0532 0432-0532 0432-0531 0431-0531 0431-0530 0430-0530 0430-0529 0429-0430 0329-0429 ' +
    '0328-0429 0328-0428 0327-0328 0228-0327 0227-0327 0227-0326 0226-0326 0226-0325 0225-0226 0125-0225 0124-0225 0124-0224 ' +
    '0123-0224 0123-0223 0122-0223 0122-0222 0121-0222 0121-0221 0120-0221 0220-0221 0220-0320 0319-0320 0320-0420 0420-0421 ' +
    '0420-0520 0420-0519 0419-0519 0419-0518 0418-0518 0418-0517 0417-0517 0516-0517 0516-0617 0616-0617 0616-0716 0616-0715 ' +
    '0615-0715 0615-0714 0614-0615 0514-0614 0513-0514 0414-0513 0413-0414 0313-0414 0313-0314 0214-0314 0214-0215 0114-0214 ' +
    '0113-0114',
  Ems:
    '1712-1713 1613-1713 1613-1614 1513-1613 1512-1513 1413-1512 1412-1413 1312-1412 1311-1312 1212-1311 1211-1212 1111-1211 ' +
    '1110-1211 1110-1210 1109-1210 1109-1209 1108-1209 1108-1208 1107-1208 1107-1207 1106-1207 1106-1206 1105-1206 1105-1205 ' +
    '1104-1105',
  Lippe:
    '1713-1714 1614-1714 1614-1615 1514-1614 1513-1514 1414-1514 1414-1415 1314-1414 1313-1314 1214-1314 1214-1215 1114-1214 ' +
    '1113-1114 1014-1114 1014-1015 0914-1014 0913-0914 0814-0914',
  Weser:
    '2016-2115 2015-2115 2015-2114 2014-2015 1914-2014 1913-2014 1913-2013 1912-2013 1912-2012 1911-1912 1812-1911 1811-1812 ' +
    '1711-1811 1710-1811 1810-1811 1810-1910 1810-1909 1809-1909 1809-1908 1808-1908 1808-1907 1807-1907 1807-1906 1806-1807 ' +
    '1706-1807 1706-1707 1607-1706 1606-1706 1606-1705 1605-1705 1605-1704 1604-1605 1504-1604',
  Fulda: '2120-2121 2021-2120 2020-2120 2020-2119 2019-2119 2019-2118 2018-2118 2018-2117 2017-2117 2017-2116 2016-2116',
  Werra:
    '2520-2621 2520-2521 2421-2520 2420-2421 2320-2420 2319-2420 2319-2419 2318-2319 2219-2318 2218-2318 2218-2317 2217-2317 ' +
    '2217-2316 2216-2217 2116-2216 2115-2116',
  Aller:
    '2610-2611 2510-2610 2509-2510 2410-2509 2409-2410 2309-2409 2308-2309 2209-2308 2208-2209 2108-2208 2107-2108 2008-2107 ' +
    '2007-2008 1907-2007 1906-1907',
  Leine:
    '2315-2416 2315-2316 2216-2315 2215-2216 2115-2215 2114-2215 2114-2214 2113-2214 2113-2213 2112-2213 2112-2212 2111-2212 ' +
    '2111-2211 2110-2211 2110-2210 2109-2210 2109-2209 2108-2109 2009-2108 2008-2108',
  Elbe:
    '3617-3618 3517-3617 3516-3617 3516-3616 3515-3616 3515-3615 3514-3515 3415-3514 3414-3415 3314-3414 3313-3414 3313-3413 ' +
    '3312-3313 3213-3313 3213-3214 3113-3213 3112-3113 3013-3112 3012-3013 2912-3012 2911-3012 2911-3011 2910-3011 3010-3011 ' +
    '3010-3110 3010-3109 3009-3109 3009-3108 3008-3108 3008-3107 3007-3008 2907-3007 2906-2907 2807-2906 2806-2807 2706-2806 ' +
    '2705-2706 2606-2705 2605-2606 2505-2605 2504-2505 2405-2504 2404-2405 2304-2404 2303-2304 2204-2304 2204-2205 2104-2204 ' +
    '2103-2204 2103-2203 2102-2103 2003-2102 2002-2003 1902-2002 1901-1902 1802-1902 1802-1803 1702-1802',
  Havel:
    '3406-3505 3505-3506 3506-3606 3506-3607 3507-3607 3507-3608 3508-3608 3508-3609 3508-3509 3409-3509 3410-3509 3410-3510 ' +
    '3410-3411 3310-3410 3309-3310 3210-3309 3209-3210 3109-3209 3108-3209 3108-3208 3107-3108',
  Saale:
    '2922-3022 2921-3022 2921-3021 2920-2921 2821-2920 2820-2920 2820-2919 2819-2919 2819-2918 2818-2918 2917-2918 2917-3018 ' +
    '2917-3017 2916-3017 3016-3017 3016-3116 3016-3115 3015-3016 2915-3015 2914-3015 2914-3014 2913-3014 2913-3013 2912-3013',
  Mulde:
    '3320-3421 3320-3420 3319-3320 3220-3319 3219-3319 3219-3318 3218-3318 3317-3318 3317-3418 3317-3417 3316-3417 3316-3416 ' +
    '3315-3316 3216-3315 3215-3315 3215-3314 3214-3215 3114-3214 3113-3214',
  Main:
    '2823-2824 2723-2823 2722-2723 2623-2723 2623-2624 2523-2624 2523-2524 2424-2523 2423-2424 2323-2424 2323-2324 2224-2324 ' +
    '2225-2324 2225-2325 2225-2226 2125-2225 2124-2225 2124-2224 2123-2124 2024-2124 2024-2025 1924-2025 1924-1925 1825-1924 ' +
    '1824-1924 1824-1923 1823-1824 1723-1823 1722-1723 1623-1723 1623-1624',
  Kinzig: '2021-2022 1921-2022 1921-1922 1822-1922 1822-1823 1722-1823',
  Neckar:
    '1634-1734 1634-1733 1633-1733 1633-1732 1632-1732 1731-1732 1731-1832 1831-1832 1831-1931 1930-1931 1930-2031 1930-2030 ' +
    '1929-1930 1830-1929 1829-1929 1829-1928 1828-1928 1828-1927 1827-1927 1827-1926 1826-1827 1726-1827 1726-1727 1627-1726 ' +
    '1626-1627',
  Mosel:
    '0934-0935 0835-0934 0834-0934 0834-0933 0833-0834 0733-0833 0732-0833 0732-0832 0731-0732 0632-0731 0631-0731 0631-0730 ' +
    '0630-0730 0630-0729 0629-0729 0629-0728 0628-0728 0628-0727 0627-0727 0726-0727 0726-0827 0726-0826 0725-0826 0725-0825 ' +
    '0724-0825 0824-0825 0824-0924 0923-0924 0923-1024 1023-1024 1023-1123 1122-1123 1122-1223 1122-1222 1121-1222',
  Saar:
    '1031-1130 1030-1130 1030-1129 1029-1129 1029-1128 1028-1029 0928-1028 0927-1028 0927-1027 0926-0927 0827-0926 0826-0926 ' +
    '0826-0925 0825-0826',
  Donau:
    '1534-1635 1535-1635 1635-1636 1635-1735 1734-1735 1734-1835 1834-1835 1834-1934 1933-1934 1933-2034 2033-2034 2033-2133 ' +
    '2132-2133 2132-2233 2232-2233 2232-2332 2331-2332 2331-2432 2431-2432 2431-2531 2530-2531 2530-2631 2630-2631 2630-2730 ' +
    '2729-2730 2730-2830 2830-2831 2830-2930 2929-2930 2929-3030 2929-3029 2928-3029 3028-3029 3029-3128 3128-3129 3129-3229 ' +
    '3229-3230 3230-3329 3329-3330 3330-3430 3430-3431 3431-3530 3530-3531 3531-3631 3631-3632',
  Lech:
    '2536-2636 2535-2636 2535-2635 2534-2635 2534-2634 2533-2634 2633-2634 2633-2733 2633-2732 2632-2633 2532-2632 2531-2632 ' +
    '2531-2631',
  Isar:
    '2836-2936 2836-2935 2835-2935 2835-2934 2834-2934 2834-2933 2833-2933 2932-2933 2932-3033 2932-3032 2931-3032 3031-3032 ' +
    '3031-3131 3130-3131 3131-3231 3231-3232 3231-3331 3330-3331 3330-3431',
  Inn:
    '3036-3136 3036-3135 3035-3135 3035-3134 3034-3134 3133-3134 3133-3234 3233-3234 3233-3333 3332-3333 3333-3433 3433-3434 ' +
    '3433-3533 3532-3533 3532-3633 3532-3632 3531-3632',
  Salzach: '3436-3536 3436-3535 3435-3436 3335-3435 3334-3435 3334-3434 3333-3434',
  Eger:
    '2923-3023 3023-3024 3023-3123 3122-3123 3122-3223 3222-3223 3222-3322 3321-3322 3321-3422 3421-3422 3421-3521 3520-3521 ' +
    '3521-3621 3621-3622',
};

/** Rivers whose name stands on the sheet. */
const LETTERED = list('Rhein Lippe Weser Main Kinzig Eger');

/** From the west edge to the south edge. */
const HALT_LINE: Partial<Record<Key, string>> = {
  haltHolland: '0114 0215 0315 0416 0516 0517 0518',
  haltBelgium: '0619 0719 0720 0821 0822 0722 0723 0824 0825',
  haltFrance: '0826 0926 0927 1028 1127 1228 1328 1428 1528 1529 1530 1431 1432 1332 1333 1334 1335 1336',
};

/** By corps or army. */
const BIVOUACS: Readonly<Record<string, string>> = {
  'I-NL': '2305 2405 2406 2506 2507',
  'I-WG': '2208 2308 2408 2508 2209 2309 2409 2509',
  'I-BR': '2210 2310 2211 2311 2212 2312 2412',
  'I-BE': '2213 2114 2214 2314 2115',
  'III-WG': '1917 2017 2117 1918 2118 2119',
  'V-US': '2020 1921 2021 2121 2221 2122',
  'VII-US': '2724 2824 2924 2625 2725 2925',
  'II-WG': '2927 3027 2928 3028 3126 3226',
  'II-FR': '1126 1226 1127 1227',
  '2-Guards-Tank': '2702 2802 2603 2703 2604 2704 2804 2904',
  '3-Shock': '2711 2811 2612 2712 2812 2613 2713 2813',
  EG: '2814 2815 2816',
  '20-Guards': '3109 3209 3110 3210 3011 3111 3211',
  '8-Guards': '2418 2518 2419 2519 2520 2421 2521',
  '1-Guards-Tank': '3119 3219 3220 3221 3222 3322 3323',
};

const LETTERED_BIVOUACS = list('I-BE III-WG V-US VII-US 3-Shock 8-Guards 1-Guards-Tank EG');

const PLACES: readonly MapPlace[] = [
  city('amsterdam', 'Amsterdam', '0110', 'label'),
  city('utrecht', 'Utrecht', '0212'),
  city('arnhem', 'Arnhem', '0512'),
  city('nijmegen', 'Nijmegen', '0513'),
  city('eindhoven', 'Eindhoven', '0416'),
  city('groningen', 'Groningen', '0806'),
  city('zwolle', 'Zwolle', '0610'),
  city('enschede', 'Enschede', '0911'),
  city('maastricht', 'Maastricht', '0518'),
  city('luebeck', 'Lübeck', '2502', 'named'),
  city('hamburg', 'Hamburg', '2204'),
  city('bremerhaven', 'Bremerhaven', '1604'),
  city('wilhelmshaven', 'Wilhelmshaven', '1404'),
  city('emden', 'Emden', '1104'),
  city('bremen', 'Bremen', '1706', 'setUp'),
  city('oldenburg', 'Oldenburg', '1506'),
  city('hannover', 'Hannover', '2110', 'named'),
  city('braunschweig', 'Braunschweig', '2411'),
  city('osnabrueck', 'Osnabrück', '1411'),
  city('muenster', 'Münster', '1312'),
  city('bielefeld', 'Bielefeld', '1612'),
  city('wesel', 'Wesel', '0814', 'setUp'),
  city('essen', 'Essen', '1015', 'label'),
  city('dortmund', 'Dortmund', '1215', 'label'),
  city('duesseldorf', 'Düsseldorf', '0916', 'setUp'),
  city('koeln', 'Köln', '1018', 'setUp'),
  city('bonn', 'Bonn', '1019', 'setUp'),
  city('aachen', 'Aachen', '0619'),
  city('kassel', 'Kassel', '2016', 'label'),
  city('goettingen', 'Göttingen', '2215'),
  city('alsfeld', 'Alsfeld', '1919', 'label'),
  city('fulda', 'Fulda', '2120', 'label'),
  city('koblenz', 'Koblenz', '1222', 'label'),
  city('wiesbaden', 'Wiesbaden', '1522', 'label'),
  city('mainz', 'Mainz', '1523', 'label'),
  city('frankfurt', 'Frankfurt', '1722', 'setUp'),
  city('hanau', 'Hanau', '1823', 'label'),
  city('trier', 'Trier', '0825'),
  city('saarbruecken', 'Saarbrücken', '1028', 'label'),
  city('mannheim', 'Mannheim', '1626', 'label'),
  city('karlsruhe', 'Karlsruhe', '1629'),
  city('wuerzburg', 'Würzburg', '2225', 'label'),
  city('schweinfurt', 'Schweinfurt', '2323', 'label'),
  city('bamberg', 'Bamberg', '2624', 'label'),
  city('nuernberg', 'Nürnberg', '2726', 'label'),
  city('regensburg', 'Regensburg', '3029'),
  city('stuttgart', 'Stuttgart', '1930', 'setUp'),
  city('ulm', 'Ulm', '2232'),
  city('augsburg', 'Augsburg', '2633'),
  city('muenchen', 'München', '2834', 'named'),
  city('freiburg', 'Freiburg', '1334'),
  city('schwerin', 'Schwerin', '2803'),
  city('magdeburg', 'Magdeburg', '2911', 'label'),
  city('berlin', 'Berlin', '3610'),
  city('leipzig', 'Leipzig', '3216', 'label'),
  city('halle', 'Halle', '3015'),
  city('erfurt', 'Erfurt', '2618', 'label'),
  city('meiningen', 'Meiningen', '2420', 'label'),
  city('karl-marx-stadt', 'Karl-Marx-Stadt', '3419'),
  city('cheb', 'Cheb', '3223'),
  city('plzen', 'Plzeň', '3625'),
  city('karlovy-vary', 'Karlovy Vary', '3422'),
  city('luxembourg', 'Luxembourg', '0626'),
  city('liege', 'Liège', '0420'),
  city('bastogne', 'Bastogne', '0523'),
  city('arlon', 'Arlon', '0525'),
  city('namur', 'Namur', '0120'),
  city('strasbourg', 'Strasbourg', '1331'),
  city('metz', 'Metz', '0728'),
  city('nancy', 'Nancy', '0730'),
  city('mulhouse', 'Mulhouse', '1136'),
  city('salzburg', 'Salzburg', '3535'),
  landmark('i-nl', 'I NL', '2406'),
  landmark('i-wg', 'I WG', '2308'),
  landmark('i-br', 'I BR', '2311'),
  landmark('i-be', 'I BE', '2214'),
  landmark('iii-wg', 'III WG', '2117'),
  landmark('v-us', 'V US', '2121'),
  landmark('vii-us', 'VII US', '2725'),
  landmark('ii-wg', 'II WG', '3027'),
  landmark('ii-fr', 'II FR', '1226'),
  landmark('2-guards-tank', '2 BG', '2704'),
  landmark('3-shock', '3 C', '2712'),
  landmark('eg', 'EG', '2815'),
  landmark('20-guards', '20 G', '3110'),
  landmark('8-guards', '8 G', '2520'),
  landmark('1-guards-tank', '1 BG', '3119'),
  landmark('nordsee', 'Nordsee', '0602 0702 0802 0603 0703'),
  landmark('ijsselmeer', 'IJsselmeer', '0307 0308 0408 0309'),
  landmark('veluwe', 'Veluwe', '0510 0511 0611'),
  landmark('lueneburger-heide', 'Lüneburger Heide', '2206 2306 2207 2307 2407'),
  landmark('harz', 'Harz', '2313 2413 2513 2414'),
  landmark('flaeming', 'Fläming', '3212 3312 3412 3512'),
  landmark('teutoburger-wald', 'Teutoburger Wald', '1713 1814'),
  landmark('solling', 'Solling', '2013 2113 2014 2114'),
  landmark('sauerland', 'Sauerland', '1316 1416 1516 1317 1417 1517 1418'),
  landmark('eifel', 'Eifel', '0720 0820 0821 0921 0822'),
  landmark('ardennes', 'Ardennes', '0322 0422 0521 0323 0423'),
  landmark('hunsrueck', 'Hunsrück', '1024 1124 1224 1123'),
  landmark('spessart', 'Spessart', '1923 2023 2024'),
  landmark('odenwald', 'Odenwald', '1725 1825 1726 1826'),
  landmark('pfaelzer-wald', 'Pfälzer Wald', '1327 1427 1328 1428'),
  landmark('rhoen', 'Rhön', '2221'),
  landmark('thueringer-wald', 'Thüringer Wald', '2720 2620 2820'),
  landmark('erzgebirge', 'Erzgebirge', '3321 3421 3521 3520 3620'),
  landmark('fichtelgebirge', 'Fichtelgebirge', '3023'),
  landmark('oberpfaelzer-wald', 'Oberpfälzer Wald', '3225 3325 3226'),
  landmark('bayerischer-wald', 'Bayerischer Wald', '3128 3228 3328 3429 3529'),
  landmark('schwarzwald', 'Schwarzwald', '1531 1632 1532 1533 1633'),
  landmark('vosges', 'Vosges', '1032 1132 1033 1133 1034'),
  landmark('schwaebische-alb', 'Schwäbische Alb', '2131 2231 2032 1933'),
  landmark('alpen', 'Alpen', '2936 3036 3136 3236 3336'),
];

function city(id: string, name: string, hex: string, source: Key = 'town'): MapPlace {
  return { id, name, kind: 'city', hexes: [hex], source };
}

function landmark(id: string, name: string, hexes: string): MapPlace {
  return { id, name, kind: 'landmark', hexes: list(hexes), source: 'landmark' };
}

const letter = (rows: readonly string[], name: string): string =>
  rows[Number(name.slice(2)) - 1]?.charAt(Number(name.slice(0, 2)) - 1) ?? '';

/** Code of the country of a hex; none at sea. */
const countryOf = (name: string): string | undefined => COUNTRIES[letter(COUNTRY, name)];

/** Whether the frontier between two hexes is that of West Germany with East Germany or Czechoslovakia. */
const isBorder = (a: string, b: string): boolean => ['CS-WG', 'EG-WG'].includes([countryOf(a), countryOf(b)].sort().join('-'));

const FRONTIERS = bordersOf(GRID, countryOf);

const AREAS: readonly MapArea[] = [
  { id: 'border', hexes: [...new Set(FRONTIERS.filter(([a, b]) => isBorder(a, b)).flat())].sort(), source: 'border' },
  { id: 'beyond-halt-line', hexes: GRID.names.filter((name) => ['BE', 'LU', 'FR'].includes(countryOf(name) ?? '')), source: 'beyond' },
];

/** Features of hexes with their sources, by hex. */
function marked(): Map<string, Record<string, Key>> {
  const made = new Map<string, Record<string, Key>>();
  const mark = (feature: string, hexes: string, source: Key): void => {
    for (const name of list(hexes)) made.set(name, { ...made.get(name), [feature]: source });
  };
  for (const [name, hexes] of Object.entries(BIVOUACS)) {
    mark(`bivouac:${name}`, hexes, LETTERED_BIVOUACS.includes(name) ? 'bivouacLabel' : 'bivouac');
  }
  for (const [source, hexes] of Object.entries(HALT_LINE)) mark('halt-line', hexes, source as Key);
  return made;
}

function hexes(): Record<string, MapHex> {
  const cities = new Map(PLACES.flatMap(({ kind, hexes: [at = ''], source }) => (kind === 'city' ? [[at, source as Key]] : [])));
  const example = new Set(list(EXAMPLE));
  const marks = marked();
  const made: Record<string, MapHex> = {};
  for (const name of GRID.names) {
    const kind = KINDS[letter(TERRAIN, name)];
    if (!kind) throw new Error(`No terrain for ${name}`);
    const terrain = example.has(name) ? 'example' : (cities.get(name) ?? kind.source);
    const country = countryOf(name);
    if (country === undefined) {
      made[name] = { terrain: kind.terrain, source: terrain };
      continue;
    }
    const features = { [`country:${country}`]: 'countries', ...marks.get(name) };
    made[name] = { terrain: kind.terrain, features: Object.keys(features), source: { terrain, ...features } };
  }
  return made;
}

function sides(): MapSide[] {
  const made = new Sides();
  const put = (side: readonly [string, string], fields: Partial<MapSide>, source: Key): void => made.put(side, fields, source);
  for (const [name, along] of Object.entries(RIVERS)) {
    for (const side of list(along)) {
      put(pair(side), { river: true }, side === '1812-1911' ? 'example' : 'river');
      put(pair(side), { name }, LETTERED.includes(name) ? 'label' : 'river');
    }
  }
  for (const side of FRONTIERS) put(side, { frontier: true }, 'frontier');
  return made.sorted();
}

/** The north edge west of Lübeck. */
const TO_DENMARK: MapEdge = { id: 'denmark', hexes: list('1801 1901 2001 2101 2201 2301 2401'), source: 'denmark' };

/** TWW-2.1-a: the printed map, 1,296 hexes. */
export const MAP: MapData = {
  format: 'bivouac-map',
  version: 1,
  id: 'third-world-war',
  title: 'The Third World War',
  grid: SHAPE,
  sources: SOURCES,
  hexes: hexes(),
  sides: sides(),
  places: PLACES,
  areas: AREAS,
  edges: [...rimEdges(GRID, 'edges'), TO_DENMARK],
};
