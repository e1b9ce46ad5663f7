import type { Counter } from '../../../wargame/wargame.ts';
import type { Source } from '../../../wargame/map.ts';

/** Sources of the values on the counters. The counter sheet is lost; what is printed stands in the text of the rulebook. */
export const COUNTER_SOURCES = {
  example: { origin: 'printed', note: 'Strengths of the examples: a brigade of the 43rd Division (2.2.1), motorised infantry of the 10th SS Panzer Division (4.0), German artillery (8.0).' },
  listed: { origin: 'printed', note: 'Strengths given with the unit in the lists of 11.1.2 and 11.1.4.' },
  kind: { origin: 'reconstructed', note: 'Strengths set beside the printed ones of the same kind of troops and side, by the real state of the unit.' },
  half: { origin: 'reconstructed', note: 'Reverse: attack and defence halved and rounded up, movement as on the front (7.0), the rule of every legible reverse of Batalha de Reichswald.' },
  range: { origin: 'reconstructed', note: 'The range is lost: 3 hexes for German artillery, 4 for the British brigades; a hex is about 4 km.' },
  named: { origin: 'printed', note: 'Name or number given in 11.1; a number after a hyphen is ours and tells counters with the same name apart.' },
  history: { origin: 'reconstructed', note: 'The rulebook names the division or the kind of unit only; regiment, brigade or commander from the real order of battle.' },
} as const satisfies Record<string, Source>;

type SourceId = keyof typeof COUNTER_SOURCES;
type Row = readonly [
  id: string, nation: string, formation: string, type: string, size: string, label: string, labelSource: SourceId,
  front: string, frontSource: SourceId, range?: number,
];

/**
 * MG-2.2-a, MG-2.2.1-a, MG-2.2.1-b, MG-2.2.1-c, MG-2.2.1-d: the 76 counters. Fresh strengths attack-defence-movement. Of the German
 * divisions the lists print no number of regiments: three each, and four of the 406th, whose four battle groups make the 48 of 2.2.
 */
const ROWS: readonly Row[] = [
  ['G-SS-Esc', 'German', 'Esc. SS', 'mech_inf', 'III', 'SS-Esc', 'named', '2-3-8', 'kind'],
  ['G-9SS-1', 'German', '9 SS', 'assault_gun', 'III', 'Pz9/9SS', 'history', '4-3-8', 'kind'],
  ['G-9SS-2', 'German', '9 SS', 'mech_inf', 'III', '19/9SS', 'history', '3-4-9', 'kind'],
  ['G-9SS-3', 'German', '9 SS', 'mech_inf', 'III', '20/9SS', 'history', '3-4-9', 'kind'],
  ['G-10SS-1', 'German', '10 SS', 'armour', 'III', 'Pz10/10SS', 'history', '4-3-8', 'kind'],
  ['G-10SS-2', 'German', '10 SS', 'mech_inf', 'III', '21/10SS', 'history', '3-4-9', 'example'],
  ['G-10SS-3', 'German', '10 SS', 'mech_inf', 'III', '22/10SS', 'history', '3-4-9', 'example'],
  ['G-HG-Esc', 'German', 'Esc. H.G.', 'mech_inf', 'III', 'HG-Esc', 'named', '2-3-8', 'kind'],
  ['G-Sec', 'German', 'Sich', 'security', 'III', 'Sich26', 'history', '1-2-4', 'kind'],
  ['G-AT-1', 'German', 'AT', 'antitank', 'X', 'AT-1', 'named', '1-3-4', 'listed'],
  ['G-Tettau-1', 'German', 'KG Tettau', 'inf', 'III', 'Tettau-1', 'named', '1-3-4', 'kind'],
  ['G-Tettau-2', 'German', 'KG Tettau', 'inf', 'III', 'Tettau-2', 'named', '1-3-4', 'kind'],
  ['G-Tettau-3', 'German', 'KG Tettau', 'inf', 'III', 'Tettau-3', 'named', '1-3-4', 'kind'],
  ['G-Feldt-1', 'German', 'KG Feldt', 'inf', 'III', 'Feldt-1', 'named', '1-2-4', 'kind'],
  ['G-Feldt-2', 'German', 'KG Feldt', 'inf', 'III', 'Feldt-2', 'named', '1-2-4', 'kind'],
  ['G-Feldt-3', 'German', 'KG Feldt', 'inf', 'III', 'Feldt-3', 'named', '1-2-4', 'kind'],
  ['G-Feldt-4', 'German', 'KG Feldt', 'inf', 'III', 'Feldt-4', 'named', '1-2-4', 'kind'],
  ['G-Chill-P', 'German', 'KG Chill', 'para_ground', 'III', 'Chill-FJ', 'named', '2-4-5', 'kind'],
  ['G-Chill-1', 'German', 'KG Chill', 'inf', 'III', 'Chill-1', 'named', '2-3-4', 'kind'],
  ['G-Chill-2', 'German', 'KG Chill', 'inf', 'III', 'Chill-2', 'named', '2-3-4', 'kind'],
  ['G-Chill-3', 'German', 'KG Chill', 'inf', 'III', 'Chill-3', 'named', '2-3-4', 'kind'],
  ['G-6FJR', 'German', '6 FJ', 'para_ground', 'III', 'FJR6', 'history', '3-4-5', 'listed'],
  ['G-Walther', 'German', 'KG Walther', 'inf', 'III', 'Walther', 'history', '2-4-4', 'listed'],
  ['G-176-1', 'German', '176', 'inf', 'III', '1218/176', 'history', '1-3-4', 'kind'],
  ['G-176-2', 'German', '176', 'inf', 'III', '1219/176', 'history', '1-3-4', 'kind'],
  ['G-406-1', 'German', '406', 'inf', 'III', 'Becker/406', 'history', '1-2-4', 'kind'],
  ['G-406-2', 'German', '406', 'inf', 'III', 'Fürstenberg/406', 'history', '1-2-4', 'kind'],
  ['G-406-3', 'German', '406', 'inf', 'III', 'Greschick/406', 'history', '1-2-4', 'kind'],
  ['G-406-4', 'German', '406', 'inf', 'III', 'Göbel/406', 'history', '1-2-4', 'kind'],
  ['G-Erdm-1', 'German', 'KG Erdmann', 'para_ground', 'III', 'Erdmann-1', 'named', '2-4-4', 'kind'],
  ['G-Erdm-2', 'German', 'KG Erdmann', 'para_ground', 'III', 'Erdmann-2', 'named', '2-4-4', 'kind'],
  ['G-Erdm-3', 'German', 'KG Erdmann', 'para_ground', 'III', 'Erdmann-3', 'named', '2-4-4', 'kind'],
  ['G-AT-2', 'German', 'AT', 'tank_destroyer', 'X', 'AT-2', 'named', '1-4-6', 'listed'],
  ['G-PzBde-1', 'German', '107 Pz', 'armour', 'X', '107Pz', 'history', '6-4-8', 'listed'],
  ['G-ArtMec', 'German', 'Art', 'art_mech', 'X', 'ArtMec', 'named', '3-1-8', 'kind', 3],
  ['G-Art-1', 'German', 'Art', 'artillery', 'III', 'Art-1', 'named', '2-1-3', 'example', 3],
  ['G-245-1', 'German', '245', 'inf', 'III', '935/245', 'history', '2-3-4', 'kind'],
  ['G-245-2', 'German', '245', 'inf', 'III', '936/245', 'history', '2-3-4', 'kind'],
  ['G-245-3', 'German', '245', 'inf', 'III', '937/245', 'history', '2-3-4', 'kind'],
  ['G-Art-2', 'German', 'Art', 'artillery', 'III', 'Art-2', 'named', '2-1-3', 'example', 3],
  ['G-FJ-Esc', 'German', 'Esc. FJ', 'para_ground', 'III', 'FJ-Esc', 'named', '2-3-5', 'kind'],
  ['G-Art-3', 'German', 'Art', 'artillery', 'III', 'Art-3', 'named', '2-1-3', 'example', 3],
  ['G-Inf-124', 'German', 'KG Harzer', 'inf', 'III', 'Harzer', 'history', '1-2-4', 'listed'],
  ['G-712-1', 'German', '712', 'inf', 'III', '732/712', 'history', '1-3-4', 'kind'],
  ['G-712-2', 'German', '712', 'inf', 'III', '745/712', 'history', '1-3-4', 'kind'],
  ['G-712-3', 'German', '712', 'inf', 'III', '764/712', 'history', '1-3-4', 'kind'],
  ['G-Art-4', 'German', 'Art', 'artillery', 'III', 'Art-4', 'named', '2-1-3', 'example', 3],
  ['G-PzBde-2', 'German', '506 Pz', 'armour', 'X', '506Pz', 'history', '7-5-6', 'listed'],
  ['N-Pro', 'Dutch pro-German', 'Landstorm', 'inf', 'III', 'Landstorm', 'history', '1-1-4', 'kind'],
  ['B-1AL', 'British', '1 Abn', 'airlanding', 'X', '1AL', 'named', '3-5-5', 'kind'],
  ['B-1Para', 'British', '1 Abn', 'para', 'X', '1PB', 'history', '3-5-5', 'kind'],
  ['B-4Para', 'British', '1 Abn', 'para', 'X', '4PB', 'history', '3-4-5', 'kind'],
  ['B-52-155', 'British', '52', 'airlanding', 'X', '155/52', 'history', '4-4-5', 'kind'],
  ['B-52-156', 'British', '52', 'airlanding', 'X', '156/52', 'history', '4-4-5', 'kind'],
  ['B-52-157', 'British', '52', 'airlanding', 'X', '157/52', 'history', '4-4-5', 'kind'],
  ['B-G-5', 'British', 'Guards', 'armour', 'X', '5Gds', 'history', '7-5-8', 'kind'],
  ['B-G-32', 'British', 'Guards', 'mech_inf', 'X', '32Gds', 'history', '5-5-8', 'kind'],
  ['B-43-129', 'British', '43', 'inf', 'X', '129/43', 'history', '4-4-5', 'example'],
  ['B-43-130', 'British', '43', 'inf', 'X', '130/43', 'history', '4-4-5', 'example'],
  ['B-43-214', 'British', '43', 'inf', 'X', '214/43', 'history', '4-4-5', 'example'],
  ['B-50-69', 'British', '50', 'inf', 'X', '69/50', 'history', '4-4-5', 'kind'],
  ['B-50-151', 'British', '50', 'inf', 'X', '151/50', 'history', '4-4-5', 'kind'],
  ['B-50-231', 'British', '50', 'inf', 'X', '231/50', 'history', '4-4-5', 'kind'],
  ['B-8Armd', 'British', '8 Armd Bde', 'armour', 'X', '8Armd', 'named', '6-4-8', 'kind'],
  ['B-Art-1', 'British', 'XXX', 'artillery', 'X', '5AGRA', 'history', '5-1-5', 'kind', 4],
  ['B-Art-2', 'British', 'XXX', 'artillery', 'X', 'RA-XXX', 'history', '5-1-5', 'kind', 4],
  ['D-PIB', 'Dutch', 'PIB', 'mech_inf', 'X', 'P.Irene', 'named', '2-3-8', 'kind'],
  ['U-82-504', 'American', '82 Abn', 'para', 'III', '504/82', 'history', '3-5-5', 'kind'],
  ['U-82-508', 'American', '82 Abn', 'para', 'III', '508/82', 'history', '3-5-5', 'kind'],
  ['U-82-505', 'American', '82 Abn', 'para', 'III', '505/82', 'history', '3-5-5', 'kind'],
  ['U-82-325', 'American', '82 Abn', 'glider', 'III', '325/82', 'history', '3-4-5', 'kind'],
  ['U-101-501', 'American', '101 Abn', 'para', 'III', '501/101', 'history', '3-5-5', 'kind'],
  ['U-101-502', 'American', '101 Abn', 'para', 'III', '502/101', 'history', '3-5-5', 'kind'],
  ['U-101-506', 'American', '101 Abn', 'para', 'III', '506/101', 'history', '3-5-5', 'kind'],
  ['U-101-327', 'American', '101 Abn', 'glider', 'III', '327/101', 'history', '3-4-5', 'kind'],
  ['P-1', 'Polish', '1 Polish', 'para', 'X', '1Polish', 'named', '3-4-5', 'kind'],
];

const GERMAN_SIDE = ['German', 'Dutch pro-German'];

type Face = [attack: number, defence: number, movement: number];

const half = (strength: number): number => Math.ceil(strength / 2);

function counterOf([id, nation, formation, type, size, label, labelSource, front, frontSource, range]: Row): Counter {
  const fresh = front.split('-').map(Number) as Face;
  const reduced: Face = [half(fresh[0]), half(fresh[1]), fresh[2]];
  const side = GERMAN_SIDE.includes(nation) ? 'german' : 'allied';
  const source = { label: labelSource, front: frontSource, back: 'half', ...(range ? { range: 'range' } : {}) };
  return { id, side, nation, formation, type, size, label, faces: [fresh, reduced], ...(range ? { range } : {}), source };
}

export const COUNTERS: readonly Counter[] = ROWS.map(counterOf);
