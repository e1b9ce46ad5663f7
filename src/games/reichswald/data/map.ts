import { makeGrid } from '../../../hex/grid.ts';
import type { GridShape } from '../../../hex/shape.ts';
import { bordersOf, list, pair, rimEdges, Sides } from '../../../wargame/map-making.ts';
import type { MapArea, MapData, MapHex, MapPlace, MapSide, Source } from '../../../wargame/map.ts';

// The reconstructed map of Batalha de Reichswald. The printed one is lost, so every value names its source; see docs/maps/reichswald.md.

const SHAPE: GridShape = {
  orientation: 'flat',
  columns: 26,
  rows: 18,
  offset: 'odd',
  numbering: { order: 'column-row', firstColumn: 1, firstRow: 1, rows: 'southward' },
  missing: [],
};
const GRID = makeGrid(SHAPE);

const SOURCES = {
  // printed: read in the rulebook or on the surviving scan of the map
  wood: { origin: 'printed', note: '11.2 lists the 48 hexes of the Reichswald to be cleared.' },
  wyler: { origin: 'printed', note: '4.1.1 and the example of 4.4 put the village of Wyler in 0405; a paved road leads from it to 0505.' },
  rindern: { origin: 'printed', note: 'Example of 4.4: Rindern, a village in 1302, six inundated hexes away from 0605.' },
  klinkenberg: { origin: 'printed', note: 'Example of 4.0 and a label on the sheet: Klinkenberg is 0807.' },
  siegfried: { origin: 'printed', note: 'Example of 4.0: the hex north-east of Klinkenberg is open and carries the Siegfried line.' },
  flood: { origin: 'printed', note: '9.0: these five hexes are dry until the dykes give way on turn 11 or 12.' },
  trigger: { origin: 'printed', note: '11.1.4: the fall of 1204, 1305 or 1306 brings the 43rd Division.' },
  bailey: { origin: 'printed', note: '4.3: the bridge of turn 20 lies across 0216 and 0315, two inundated hexes.' },

  // inferred from a rule, an example or the set-up
  example: { origin: 'inferred', note: 'Path of the example of 4.0: village, two hexes of paved road through woods, then the crest to the south-east.' },
  passage: { origin: 'inferred', note: 'Example of 4.4: 0605 is open, and the path from it to Rindern is inundated.' },
  island: { origin: 'inferred', note: 'The five flood hexes of 9.0 ring 0705 and leave it dry: an islanded village; its label stands at this height. 0805 must be wet.' },
  label: { origin: 'inferred', note: 'A place label on the surviving scan; its hex follows from its height between the printed numbers and from the real position.' },
  cleve: { origin: 'inferred', note: '11.2 wants all hexes of Cleve and 11.1.1 puts the Magen regiment in 1405; the others by real position. 6.3 bombs it as a city.' },
  bombed: { origin: 'inferred', note: 'A city because 6.3 bombs it. 11.2 marks Goch and Calcar as of several hexes, Udem as of one; hexes by real position.' },
  gennep: { origin: 'inferred', note: '4.3 calls Gennep a city, the bridge of 0216 and 0315 leads to it, and 11.2 counts it as a single hex.' },
  hassum: { origin: 'inferred', note: '11.2 calls Hassum a village and measures the south edge by it, so it stands on that edge.' },
  exit: { origin: 'inferred', note: '11.2 bounds two sectors of the south edge by the inundation, Hassum and Udem; only the second excludes Hassum, so the first holds it.' },
  ridge: { origin: 'inferred', note: 'The example of 4.0 ends on the crest 1305; 11.1.4 makes its neighbour 1306 part of the same objective, the Materborn ridge.' },
  edges: { origin: 'inferred', note: 'The sheet is a full rectangle of 468 hexes (2.1); 4.2 and 5.3 name its edges by the compass: the outermost row or column.' },
  start: { origin: 'inferred', note: 'Units start here by 11.1: dry, and suitable for them (no artillery in woods or towns, no armour on a crest).' },
  entry: { origin: 'inferred', note: 'Units on foot, motorised and armoured enter here by 11.1.3 and 11.1.4, so the hex is passable for all.' },
  maas: { origin: 'inferred', note: 'The georeference of the printed hexes lays the Maas between 0216 and 0315, just where 4.3 bridges it, and along rows 13 and 14 to the west edge.' },
  spoy: { origin: 'inferred', note: 'The label Spoykanal beside Cleve; course of the real canal from the town harbour to the north.' },
  plain: { origin: 'inferred', note: 'The Rhine flood plain north of the Cleve road: 9.0 speaks of vast flooded areas and islanded villages, 11.1.4 of an entry at 0801.' },
  belt: { origin: 'inferred', note: 'The main belt ran from Nuetterden south to Hekkens, which the georeference puts in column 9, where 0906 has it in print.' },

  // reconstructed by us from real geography
  land: { origin: 'reconstructed', note: 'Nothing known: farmland, left open.' },
  water: { origin: 'reconstructed', note: 'Flooded in February 1945 or under the Rhine itself; edge of the water by the real ground.' },
  trees: { origin: 'reconstructed', note: 'A real wood of the region by its real position: Nederrijk, Kiekberg, Tiergarten, Sternbusch, Moyland, Kalbeck, Hochwald and others.' },
  height: { origin: 'reconstructed', note: 'A real height by its real position: Duivelsberg, Branden Berg, Hingstberg, Monterberg.' },
  caption: { origin: 'reconstructed', note: 'A label near Cleve on the surviving scan, without a number beside it; hex by the real position.' },
  village: { origin: 'reconstructed', note: 'A real village by the georeference, moved a hex where a rule or an adjacent hex requires it.' },
  front: { origin: 'reconstructed', note: 'Groesbeek and Beek are behind the artillery that the Allies set up in 11.1.2.' },
  bastion: { origin: 'reconstructed', note: 'Historical field fortifications: the line behind the forest from Materborn to Goch, the defences of the towns, the Hochwald position.' },
  belt2: { origin: 'reconstructed', note: 'The main belt beyond Hekkens: along the Niers to Goch and on to the south.' },
  niers: { origin: 'reconstructed', note: 'The real Niers: from Weeze through Goch, below Asperden, Kessel and Ottersum, into the Maas at Gennep.' },
  rhine: { origin: 'reconstructed', note: 'The real Rhine below Rees, in the north-east corner by the georeference.' },
  bridges: { origin: 'reconstructed', note: 'Where a road drawn here crosses the river; the rulebook presumes bridges (4.1.1) and names none.' },
  mainRoad: { origin: 'reconstructed', note: 'A main road of 1945, drawn through the hexes of the places it served.' },
  sideRoad: { origin: 'reconstructed', note: 'A minor road or forest track of 1945, drawn through the hexes of the places it served.' },
  frontier: { origin: 'reconstructed', note: 'The frontier of 1945 by the georeference, with the Reichswald in Germany and De Horst in the Netherlands.' },
  landmark: { origin: 'reconstructed', note: 'A real name, without effect on play.' },
} as const satisfies Record<string, Source>;

type Key = keyof typeof SOURCES;

// Rows 01 to 18, one letter a column.  . open  ~ inundation  R Reichswald of 11.2  w other wood  ^ crest  v village  C city
const TERRAIN = [
  // 1234567890123456789012345 6
  '..~~~~~~~~~~~~~~~~~~~~~~~~', // 01
  '...~~~~~~v~~v~~~~~~~~~~~~~', // 02
  '.v^~v~~v~~~~~~v.~~~~~~~~~~', // 03
  'w..~~~~~~~.v.C.....~~~~~~~', // 04
  'w..v..v~~.ww^CC....v.~~~~~', // 05
  '.........v^.^w....v....~~~', // 06
  '....v.....Rv...v.ww.......', // 07
  '.v....^vRRRR.......w.CC...', // 08
  'w...RRRRRRRRRR.v..........', // 09
  'w..RRRRRRRRRRR..v....^....', // 10
  '..wR.RRRRRRRRR..........wv', // 11
  '..v....RRRRRRR.v........ww', // 12
  '~.......vRRR.R....v.......', // 13
  '~~~v.......R.............w', // 14
  '.~~C.w...v.v............ww', // 15
  '.~~....v.....CC.....C....w', // 16
  '..~vw...........w.........', // 17
  '..~......v......w..w......', // 18
];

const KINDS: Readonly<Record<string, { terrain: string; source: Key }>> = {
  '.': { terrain: 'open', source: 'land' },
  '~': { terrain: 'inundation', source: 'water' },
  R: { terrain: 'forest', source: 'wood' },
  w: { terrain: 'forest', source: 'trees' },
  '^': { terrain: 'crest', source: 'height' },
  v: { terrain: 'village', source: 'village' },
  C: { terrain: 'city', source: 'bombed' },
};

/** Hexes whose terrain has another source than KINDS gives. */
const TERRAIN_SOURCES: Partial<Record<Key, string>> = {
  wyler: '0405',
  rindern: '1302',
  klinkenberg: '0807',
  siegfried: '0906',
  example: '1006 1105 1205',
  ridge: '1305 1306',
  passage: '0605 0704 0804 0903 1003 1103 1203',
  island: '0705 0805',
  label: '0507 0808 0913',
  caption: '1607 1609',
  hassum: '1018',
  gennep: '0415',
  cleve: '1404 1405 1505',
  bailey: '0216 0315',
  flood: '0505 0606 0706 0806',
  plain: '0504 0603 0604 0702 0703 0801 0802 0901 0902 0904 1001 1004 1101 1102 1201 1202 1301 1303 1402 1403',
  start: '0101 0201 0202 0302 0103 0304 0305 0106 0206 0308 0209 0211 0115 0116 0117 0217 1308 0813 0516',
  entry: '0102 0107 0111 0618 1618 2218 2613',
  front: '0203 0208',
};

const FEATURES: readonly { feature: string; source: Key; hexes: string }[] = [
  { feature: 'siegfried', source: 'siegfried', hexes: '0906' },
  { feature: 'siegfried', source: 'belt', hexes: '0907 0908 0909 0910 0911 0912 0913' },
  { feature: 'siegfried', source: 'belt2', hexes: '1014 1114 1215 1315 1417 1418' },
  { feature: 'fortification', source: 'bastion', hexes: '1416 1516 1515' }, // Goch
  { feature: 'fortification', source: 'bastion', hexes: '1207 1307 1408 1409 1410 1411 1412 1413 1414 1415' }, // second belt
  { feature: 'fortification', source: 'bastion', hexes: '2208 2116' }, // Calcar, Udem
  { feature: 'fortification', source: 'bastion', hexes: '2407 2408 2409 2410 2411 2412 2413 2414 2415 2416 2316 2317 2318' }, // Hochwald
];

/** Hexes in order of travel. */
const ROADS: readonly { class: 'paved' | 'unpaved'; source: Key; path: string }[] = [
  // Nijmegen, Beek, Wyler, Kranenburg, Nuetterden, Cleve
  { class: 'paved', source: 'mainRoad', path: '0102 0203 0204 0304 0405' },
  { class: 'paved', source: 'wyler', path: '0405 0505' },
  { class: 'paved', source: 'mainRoad', path: '0505 0606 0705 0806 0906 1006' },
  { class: 'paved', source: 'example', path: '1006 1105 1205' },
  { class: 'paved', source: 'mainRoad', path: '1205 1304 1404 1405 1505' },
  { class: 'unpaved', source: 'sideRoad', path: '1205 1204 1304' }, // Donsbrueggen
  // Cleve, Moyland, Calcar, Marienbaum, Xanten
  { class: 'paved', source: 'mainRoad', path: '1505 1605 1705 1806 1906 2007 2107 2208 2308 2409 2509 2510 2611' },
  // Cleve, Hau, Goch, Weeze
  { class: 'paved', source: 'mainRoad', path: '1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1617 1618' },
  // Cleve, Hekkens, Ottersum through the forest
  { class: 'paved', source: 'mainRoad', path: '1405 1406 1407 1307 1208 1209 1109 1110 1011 1012 0912 0913 0813 0713 0614 0514 0414' },
  // Mook, Milsbeek, Ottersum, Gennep, Heijen, Venlo
  { class: 'paved', source: 'mainRoad', path: '0111 0212 0312 0413 0414 0415 0416 0417 0418' },
  // Hekkens, Kessel, Asperden, Goch, Udem, Xanten
  { class: 'paved', source: 'mainRoad', path: '0913 0914 1015 1115 1215 1315 1416 1516 1616 1716 1816 1916 2016 2116 2216 2315 2415 2514 2513 2613' },
  // Goch, Calcar
  { class: 'paved', source: 'mainRoad', path: '1515 1615 1614 1713 1813 1812 1911 1910 2010 2109 2209 2208' },
  // Calcar, Udem, Kervenheim
  { class: 'paved', source: 'mainRoad', path: '2109 2110 2111 2212 2213 2214 2215 2115 2116 2117 2218' },
  // Cleve, Kellen, Qualburg
  { class: 'paved', source: 'mainRoad', path: '1404 1503' },
  { class: 'unpaved', source: 'sideRoad', path: '1503 1504 1605' },
  // Nijmegen, Groesbeek, and from there to Wyler, Mook, De Horst
  { class: 'paved', source: 'mainRoad', path: '0107 0208' },
  { class: 'unpaved', source: 'sideRoad', path: '0208 0207 0306 0305 0405' },
  { class: 'unpaved', source: 'sideRoad', path: '0208 0209 0210 0211 0111' },
  { class: 'unpaved', source: 'sideRoad', path: '0208 0308 0408 0507 0607 0706 0705' },
  { class: 'unpaved', source: 'sideRoad', path: '0405 0406 0506 0507' },
  // De Horst, Frasselt, Nuetterden: the road that stays dry
  { class: 'unpaved', source: 'sideRoad', path: '0607 0707 0808 0907 1007 1006' },
  // Kranenburg, Klinkenberg, Frasselt, Hekkens through the forest
  { class: 'unpaved', source: 'sideRoad', path: '0806 0807 0808 0809 0810 0811 0812 0813' },
  // Materborn
  { class: 'unpaved', source: 'sideRoad', path: '1205 1206 1207 1307' },
  // Gennep, Hommersum, Hassum, Goch south of the Niers
  { class: 'unpaved', source: 'sideRoad', path: '0416 0516 0616 0716 0816 0916 0917 1018 1117 1217 1316 1416' },
  { class: 'unpaved', source: 'sideRoad', path: '0618 0617 0616' },
  { class: 'unpaved', source: 'sideRoad', path: '1015 1016 1017 1018' }, // Kessel, Hassum
  // Bedburg, Am Klosterhof, Louisendorf, Pfalzdorf
  { class: 'unpaved', source: 'sideRoad', path: '1605 1606 1607 1608 1609 1709 1710 1611 1612 1613 1614' },
  { class: 'unpaved', source: 'sideRoad', path: '1507 1607' },
  { class: 'unpaved', source: 'sideRoad', path: '1509 1609' },
  { class: 'unpaved', source: 'sideRoad', path: '1512 1612' },
  { class: 'unpaved', source: 'sideRoad', path: '1710 1811 1911' },
  { class: 'unpaved', source: 'sideRoad', path: '1709 1809 1808 1807 1906' },
  { class: 'unpaved', source: 'sideRoad', path: '2005 2006 2007' }, // Till
  { class: 'unpaved', source: 'sideRoad', path: '1813 1913 1914 2015 2016' }, // Keppeln
  { class: 'unpaved', source: 'sideRoad', path: '2116 2217 2317 2418' }, // Udem, Sonsbeck
  { class: 'unpaved', source: 'sideRoad', path: '2611 2612 2613' }, // Marienbaum, Hochwald
  // Both ends of the bridge of turn 20: Oeffelt and Gennep
  { class: 'paved', source: 'bailey', path: '0116 0216' },
  { class: 'paved', source: 'bailey', path: '0315 0415' },
];

/** Hexsides in order downstream. */
const RIVERS: readonly { name: string; source: Key; sides: string }[] = [
  {
    name: 'Niers',
    source: 'niers',
    sides:
      '1418-1518 1418-1517 1417-1517 1417-1516 1416-1516 1416-1515 1415-1416 1315-1416 1315-1316 1216-1315 1215-1216 1115-1216 ' +
      '1115-1116 1016-1115 1015-1016 0915-1016 0915-0916 0816-0915 0815-0816 0715-0815 0714-0715 0615-0714 0614-0615 0514-0615 ' +
      '0514-0515 0415-0514 0414-0415 0314-0415 0314-0315',
  },
  {
    name: 'Maas',
    source: 'maas',
    sides: '0218-0318 0218-0317 0217-0317 0217-0316 0216-0316 0216-0315 0215-0315 0215-0314 0214-0215 0114-0214 0113-0114',
  },
  { name: 'Spoykanal', source: 'spoy', sides: '1404-1504 1404-1503 1403-1503 1403-1502 1402-1502 1402-1501 1401-1501' },
  {
    name: 'Rhein',
    source: 'rhine',
    sides: '2605-2606 2505-2605 2504-2505 2405-2504 2404-2504 2404-2503 2403-2503 2403-2502 2402-2403 2302-2402 2301-2302 2202-2301 2201-2301',
  },
];

const BRIDGES = '0414-0415 1015-1016 1315-1416 1416-1516 1404-1503';

/** Rows of each column that were in the Netherlands in 1945. */
const DUTCH: readonly (readonly [column: number, from: number, to: number])[] = [
  [1, 1, 18], [2, 1, 18], [3, 1, 2], [3, 5, 18], [4, 1, 2], [4, 6, 9], [4, 12, 18], [5, 1, 2], [5, 7, 8], [5, 12, 18],
  [6, 1, 1], [6, 13, 18], [7, 1, 1], [7, 13, 14], [7, 17, 18], [8, 18, 18], [9, 18, 18],
];

const PLACES: readonly MapPlace[] = [
  { id: 'cleve', name: 'Cleve', kind: 'city', hexes: ['1404', '1405', '1505'], source: 'cleve' },
  { id: 'goch', name: 'Goch', kind: 'city', hexes: ['1416', '1516'], source: 'bombed' },
  { id: 'calcar', name: 'Calcar', kind: 'city', hexes: ['2208', '2308'], source: 'bombed' },
  { id: 'udem', name: 'Udem', kind: 'city', hexes: ['2116'], source: 'bombed' },
  { id: 'gennep', name: 'Gennep', kind: 'city', hexes: ['0415'], source: 'gennep' },
  village('wyler', 'Wyler', '0405', 'wyler'),
  village('rindern', 'Rindern', '1302', 'rindern'),
  village('kranenburg', 'Kranenburg', '0705', 'island'),
  village('nutterden', 'Nütterden', '1006', 'example'),
  village('de-horst', 'De Horst', '0507', 'label'),
  village('frasselt', 'Frasselt', '0808', 'label'),
  village('hekkens', 'Hekkens', '0913', 'label'),
  village('bedburg-hau', 'Bedburg-Hau', '1607', 'caption'),
  village('am-klosterhof', 'Am Klosterhof', '1609', 'caption'),
  village('hassum', 'Hassum', '1018', 'hassum'),
  village('donsbruggen', 'Donsbrüggen', '1204', 'village'),
  village('materborn', 'Materborn', '1207', 'village'),
  village('kellen', 'Kellen', '1503', 'village'),
  village('zyfflich', 'Zyfflich', '0503', 'village'),
  village('niel', 'Niel', '0803', 'village'),
  village('mehr', 'Mehr', '1002', 'village'),
  village('milsbeek', 'Milsbeek', '0312', 'village'),
  village('ottersum', 'Ottersum', '0414', 'village'),
  village('heijen', 'Heijen', '0417', 'village'),
  village('hommersum', 'Hommersum', '0816', 'village'),
  village('kessel', 'Kessel', '1015', 'village'),
  village('asperden', 'Asperden', '1215', 'village'),
  village('pfalzdorf', 'Pfalzdorf', '1612', 'village'),
  village('louisendorf', 'Louisendorf', '1710', 'village'),
  village('keppeln', 'Keppeln', '1913', 'village'),
  village('moyland', 'Moyland', '1906', 'village'),
  village('till', 'Till', '2005', 'village'),
  village('marienbaum', 'Marienbaum', '2611', 'village'),
  village('beek', 'Beek', '0203', 'front'),
  village('groesbeek', 'Groesbeek', '0208', 'front'),
  landmark('klinkenberg', 'Klinkenberg', '0807', 'klinkenberg'),
  landmark('duivelsberg', 'Duivelsberg', '0303'),
  landmark('branden-berg', 'Branden Berg', '0708'),
  landmark('hingstberg', 'Hingstberg', '1106'),
  landmark('stoppelberg', 'Stoppelberg', '1108'),
  landmark('hau', 'Hau', '1508'),
  landmark('moyland-wood', 'Moyland Wood', '1907'),
  landmark('monterberg', 'Monterberg', '2210'),
  landmark('hochwald', 'Hochwald', '2512'),
];

function village(id: string, name: string, hex: string, source: Key): MapPlace {
  return { id, name, kind: 'village', hexes: [hex], source };
}

function landmark(id: string, name: string, hex: string, source: Key = 'landmark'): MapPlace {
  return { id, name, kind: 'landmark', hexes: [hex], source };
}

const AREAS: readonly MapArea[] = [
  { id: 'reichswald', hexes: lettered('R'), source: 'wood' },
  { id: 'flood', hexes: list('0505 0605 0606 0706 0806'), source: 'flood' },
  { id: 'trigger-43', hexes: list('1204 1305 1306'), source: 'trigger' },
  { id: 'bailey', hexes: list('0216 0315'), source: 'bailey' },
  { id: 'exit-a', hexes: list('0418 0518 0618 0718 0818 0918 1018'), source: 'exit' },
  { id: 'exit-b', hexes: list('1118 1218 1318 1418 1518 1618 1718 1818 1918 2018 2118'), source: 'exit' },
  { id: 'allied-front', hexes: list('0203 0208'), source: 'front' },
];

/** Hexes with this letter in TERRAIN, by column, then row. */
function lettered(letter: string): string[] {
  return GRID.names.filter((name) => letterOf(name) === letter).sort();
}

function letterOf(name: string): string {
  return TERRAIN[Number(name.slice(2)) - 1]?.charAt(Number(name.slice(0, 2)) - 1) ?? '';
}

function hexes(): Record<string, MapHex> {
  const sources = new Map(Object.entries(TERRAIN_SOURCES).flatMap(([source, at]) => list(at).map((name) => [name, source])));
  const marked = new Map(FEATURES.flatMap((entry) => list(entry.hexes).map((name) => [name, entry])));
  const made: Record<string, MapHex> = {};
  for (const name of GRID.names) {
    const kind = KINDS[letterOf(name)];
    if (!kind) throw new Error(`No terrain for ${name}`);
    const source = sources.get(name) ?? kind.source;
    const found = marked.get(name);
    made[name] = found
      ? { terrain: kind.terrain, features: [found.feature], source: { terrain: source, features: found.source } }
      : { terrain: kind.terrain, source };
  }
  return made;
}

function sides(): MapSide[] {
  const made = new Sides();
  const put = (side: readonly [string, string], fields: Partial<MapSide>, source: Key): void => made.put(side, fields, source);
  for (const river of RIVERS) {
    for (const side of list(river.sides)) put(pair(side), { river: true, name: river.name }, river.source);
  }
  for (const side of list(BRIDGES)) put(pair(side), { bridge: true }, 'bridges');
  for (const road of ROADS) {
    const path = list(road.path);
    path.slice(1).forEach((b, i) => put([path[i] as string, b], { road: road.class }, road.source));
  }
  const dutch = dutchHexes();
  for (const side of bordersOf(GRID, (name) => dutch.has(name))) put(side, { frontier: true }, 'frontier');
  return made.sorted();
}

function dutchHexes(): ReadonlySet<string> {
  const two = (number: number): string => `${number}`.padStart(2, '0');
  const names = new Set<string>();
  for (const [column, from, to] of DUTCH) for (let row = from; row <= to; row++) names.add(two(column) + two(row));
  return names;
}

/** RW-2.1-a: the printed map, 468 hexes. */
export const MAP: MapData = {
  format: 'bivouac-map',
  version: 1,
  id: 'reichswald',
  title: 'Batalha de Reichswald',
  grid: SHAPE,
  sources: SOURCES,
  hexes: hexes(),
  sides: sides(),
  places: PLACES,
  areas: AREAS,
  edges: rimEdges(GRID, 'edges'),
};
