import type { ReichswaldTexts } from './texts.ts';
import { words } from './words-en.ts';

export const en: ReichswaldTexts = {
  refusals: {
    'stays-this-turn': '{unit} does not move this turn, by its set-up orders.',
    'must-hold-wyler': '{unit} goes to Wyler (0405) and stays there until it is withdrawn on turn 9.',
    bombed: 'Strategic bombing on {hex}: nobody may move into, out of or through it this turn.',
    'inundation-amphibious': '{hex} is inundated: only amphibious units, and the infantry they carry, may enter.',
    'inundation-no-engaging': '{hex} is inundated and next to the enemy: units in inundation may not engage.',
    'tanks-need-escort':
      'Tanks enter {hex} only where infantry or armoured engineers stand, or together with them: they fill the anti-tank ditch. Move them as a group.',
    stacking:
      'No room in {hex}: the limit is three units, one large (Allied brigade, German regiment) and two small ones.',
    'stacking-alone': 'Kampfgruppe Lehr may not share its hex with other units: {hex} is not free.',
    'stacking-crest': 'No room in {hex}: a crest holds a single unit, and only infantry.',
    'stacking-inundation':
      'No room in {hex}: inundation holds one infantry unit of the 3rd Canadian Division and one amphibious unit.',
    'no-path-west':
      '{unit} must end its turn connected to the west edge by hexes free of inundation and enemy zones; {hex} is not.',
    'no-engaging-now': 'Nobody may engage in the final Movement Phase, and {hex} lies in an enemy engagement zone.',
    'not-amphibious': '{unit} cannot carry units: only amphibious units can.',
    'not-carriable': '{unit} cannot be carried: only infantry of the 3rd Canadian Division can.',
    'already-carrying': '{unit} already carries a unit; land it first.',
    'no-passenger': 'No unit is being carried.',
    'one-passenger-a-turn': '{unit} has already carried a unit this turn and cannot carry another.',
    'carries-over-water': 'Infantry is only carried over inundation: after it has embarked, enter an inundated hex.',
    'passenger-lands-first': 'The infantry must land in the first dry hex.',
    'passenger-spent': '{unit} has spent more than half of its movement points and cannot embark this turn.',
    'must-land-dry': 'The carried unit must land in a dry hex with room for it; {hex} is not such a hex.',
    'no-exit-here': 'The map cannot be left from {hex}: exits lie on the south edge, between the inundation and Udem.',
    'wyler-kept': 'Room has to be left in {hex} for the 5th Canadian Brigade, which occupies Wyler this turn.',
    'hold-wyler-due': '{unit} has to be in Wyler (0405) before the phase ends.',
    'in-inundation': '{unit} stands in inundation and may not engage.',
    'agra-moved': '{unit} is an AGRA that has moved: it may not fire this turn.',
    'agra-enemy-phase': '{unit} is an AGRA: it may not be used in the German Combat Phase.',
    'artillery-terrain': '{unit} is in a forest or city hex, from which artillery cannot fire.',
    'own-division-only': '{unit} supports only units of its own division.',
    'one-gun-a-unit': 'Each German unit under attack gets at most one artillery unit in support.',
    'air-side': 'Only the Allies have air power.',
    'column-too-low':
      'The bombardment has a value of {value} and is below column 4-9 after column shifts: add points or cancel it.',
    'armour-first': 'Both sides have armour in this combat: losses come from the attacking armour first.',
    'not-dry-first': '{unit} can retreat to a dry hex and may not retreat into the inundation at {hex}.',
    'fled-flood': '{unit} has retreated from the flood and may not move again this turn.',
  },
  prompts: {
    'final-movement': '{side}: last moves of the game; nobody may engage.',
    'flee-flood': '{side}: flood. Choose a dry hex for each unit.',
    bomb: '{side}: strategic bombing. Choose a city{left, plural, =0 {} =1 {} other { (# to choose)}}.',
    recover: '{side}: one of several units recovers its loss. Which one?',
    'dice-weather': 'A die decides the weather.',
    'dice-flood': 'A die decides whether the dykes give way.',
    'dice-bombing': 'The dice decide what the bombers do to {unit}.',
  },
  events: {
    weather: 'Weather: {weather}{die, plural, =0 {} other { (die #)}}.',
    'air-points': 'The Allies have {points} air points.',
    'flood-roll': 'Die for the dykes: {die}.',
    flooded: 'The dykes give way: the low ground round Kranenburg is flooded.',
    bailey: 'The Bailey bridge to Gennep is open.',
    bombed: 'Heavy bombers strike {place}: nobody moves there this turn.',
    'bombing-roll': 'Bombs on {unit}: dice {dice}, {result}.',
    embark: '{unit} embarks on {by}.',
    land: '{unit} lands in {hex}.',
    exit: '{unit} leaves the map by the south edge, {sector, select, a {west of Hassum} b {east of Hassum} other {for good}}.',
    'artillery-removed': '{unit} leaves the map: nothing is left of its division.',
    'recovery-due': 'One of these recovers: {units}.',
    trigger: '{group}: due from turn {turn}.',
  },
  reasons: {
    'terrain-village': 'village',
    'terrain-crest': 'crest',
    'terrain-inundation': 'inundation',
    'terrain-siegfried': 'Siegfried line',
    'terrain-fortification': 'fortification',
    'armoured-brigade': 'complete armoured brigade',
    engineers: 'engineer support',
    'armour-in-forest': 'armour alone in forest',
  },
  costs: {
    jam: 'traffic jam',
  },
  actions: {
    embark: 'Embark {unit}',
    land: 'Land the carried unit',
    exit: 'Leave the map by the south edge',
    bomb: 'Bomb {place}',
  },
  verbs: { bomb: ['bomb'], embark: ['embark', 'board'], land: ['land'] },
  facts: { bombed: 'heavily bombed', flooded: 'flooded', bailey: 'Bailey bridge' },
  blurb:
    'February 1945: the Anglo-Canadian army attacks between the Maas and the Rhine, through forest, mud and floods, against a thin German line that grows by the day.',
  mapNote:
    'The printed map is lost. This one was drawn again from the rulebook and from real geography; every value says where it comes from.',
  counterNote:
    'The strengths are read on the surviving counter sheet; ten illegible reverses and four lost ranges are ours.',
  words,
};
