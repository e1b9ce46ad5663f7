import type { MarketGardenTexts } from './texts.ts';
import { words } from './words-en.ts';

export const en: MarketGardenTexts = {
  refusals: {
    stacking: 'No room in {hex}: the limit is three units. Others may pass through, but not stop there.',
    'no-exit-here':
      '{unit} cannot leave the map here: only German units leave it of their own will, from a hex of its west, north or east edge.',
    'not-in-arnhem': '{unit} lands in Arnhem only, and only while all of Arnhem is Allied: take the city first.',
    'not-in-bivouac':
      '{hex} does not lie south of the bivouac line: set {unit} up in one of the hexes marked for XXX Corps.',
    'jump-due': '{unit} jumps this turn: land it in {hex} before you end the phase.',
    'bivouac-too-small':
      'The bivouac of XXX Corps is too small on this map: {units, plural, one {# unit has} other {# units have}} to be placed, and where {unit} may stand there is room for {room}. Give more hexes the feature “bivouac”, or clear them.',
    'set-up-first': 'XXX Corps has to be set up first: place each of its units south of the bivouac line.',
    'no-such-bridge': 'The red road has no bridge at {bridge}: name a bridge by its two hexes.',
    'bridge-blown': 'The bridge {bridge} has been blown already.',
    'bridge-allied': 'The bridge {bridge} cannot be blown any more: Allied units have been in both its ends.',
    'bridge-tried': 'The bridge {bridge} has been tried this turn; you may try it again next turn.',
    'demolition-first':
      'Bridges are blown before the first move of the phase: undo your moves if you want to try the bridge {bridge}.',
    unsupplied:
      '{unit} has been without supply for three turns or more and may not attack: it needs supply from the air, or contact with XXX Corps.',
    'no-air-isolated':
      'No air support here: a division that has not met XXX Corps yet takes part. Fight without air points, or without its units.',
    'never-advances': '{unit} stays where it is: neither artillery nor anti-tank artillery advances after combat.',
    'advances-one-hex': '{unit} stops in the vacated hex: only armour and motorised infantry go one hex farther.',
  },
  prompts: {
    'set-up':
      '{side}: set up XXX Corps south of its bivouac line, up to three units a hex ({left, plural, one {# unit} other {# units}} to place).',
    'bridges-or-movement':
      '{side}: blow bridges before the first move, choose a unit to move, or end the Movement Phase.',
    'dice-supply': 'A die decides whether the division of {unit} is supplied from the air.',
    'dice-demolition': 'A die decides whether the bridge is blown: only a 1 saves it.',
  },
  events: {
    'air-points': 'Air points: Allies {allied}, Germans {german}.',
    'set-up': '{unit} is set up in {to}.',
    'supply-roll':
      'Supply for the {division}: die {die}, {result, select, supplied {the containers reach it} other {nothing reaches it}}.',
    unsupplied:
      'The {division} is without supply{turns, plural, =0 {} =1 {: no recovery} =2 { for # turns running: no recovery, one column less in attack} other { for # turns running: no recovery, no attack, one column less in defence}}.',
    supplied: 'The {division} no longer depends on supply from the air.',
    contact: 'The {division} and XXX Corps have linked up ({unit}).',
    airlift:
      'XXX Corps is in contact in Arnhem: {late, select, yes {too late for the 52nd Division to land there} other {the 52nd Division may land there from turn {turn}}}.',
    demolition: 'Charges on the bridge {bridge}: die {die}, {result, select, blown {it is blown} other {it stands}}.',
    'bridge-taken': 'Allied units have been in both ends of the bridge {bridge}: it is theirs.',
    'bridge-mended': 'The bridge {bridge} can be crossed again.',
    'ferry-lost': 'The ferry {ferry} is destroyed.',
    left: '{unit} leaves the map from {hex}{late, select, yes { and does not come back in this game} other {{turn, plural, =0 { and does not come back} other { and may come back over the same edge from turn #}}}}.',
    'north-edge': '{unit} is the first of XXX Corps to reach the north edge.',
  },
  reasons: {
    'terrain-swamp': 'swamp',
    'terrain-height': 'height',
    'unsupplied-attack': 'attackers without supply',
    'unsupplied-defence': 'defenders without supply',
  },
  costs: {},
  actions: {
    place: 'Set up {unit}',
    blow: 'Blow the bridge {place}',
    exit: 'Leave the map here: back in two turns',
  },
  verbs: { place: ['place', 'deploy'], blow: ['blow', 'demolish'] },
  facts: {
    bridges: 'bridges',
    ferries: 'ferries',
    unsupplied: 'turns without supply',
    contact: 'in contact with XXX Corps',
    airlift: '52nd Division may land from turn',
    northEdge: 'XXX Corps has reached the north edge',
    blown: 'bridges blown so far',
    ends: 'Allied ends of bridges (1 first, 2 second, 3 both)',
    mending: 'passable again on turn',
    tried: 'bridges tried this turn',
    fuse: 'die due for the bridge',
    engaged: 'engaged as the phase began, no recovery',
  },
  blurb:
    'September 1944: three airborne divisions seize the bridges from Eindhoven to Arnhem, and one corps on one road has to reach them before the Germans recover.',
  mapNote:
    'The printed map is lost. This one was drawn again from the rulebook and from real geography; every value says where it comes from.',
  counterNote:
    'The counter sheet is lost: 16 of 76 fronts have printed strengths, the others and all reverses are ours, after the real units. The rules are complete, but nobody can judge the balance of the printed game by this one.',
  words,
};
