import type { ThirdWorldWarTexts } from './texts.ts';
import { words } from './words-en.ts';

export const en: ThirdWorldWarTexts = {
  refusals: {
    stacking: 'No room in {hex}: the limit is three units. Others may pass through, but not stop there.',
    frozen:
      '{unit} may not move before turn {turn}: Czech and French units and the reserves of the Pact wait until then.',
    'beyond-halt-line': '{hex} lies beyond the halt line, and Pact units never go there.',
    marked: 'A nuclear weapon has struck {hex}: only NATO armour may pass through it, and nobody may stop there.',
    'outside-france': '{hex} lies outside France, and {unit} stays inside: France is neutral.',
    neutral: '{unit} does not attack: France is neutral.',
    'armour-shuns': '{unit} does not attack there: armour fights nobody on a mountain.',
    'no-exit-here':
      '{unit} cannot leave the map here: only three Pact divisions do, to Denmark, on turn 5, by the north edge west of Lübeck.',
    'denmark-enough': 'Three divisions have left for Denmark: {unit} stays.',
    'denmark-soviet': '{unit} cannot go to Denmark: one of the three has to be Soviet, so send a Soviet division.',
    'by-brigade': '{unit} comes only by replacing an American mechanised brigade: choose the brigade on the map.',
    'no-helicopter':
      '{unit} does not fly: helicopters carry airborne units and, once a turn, a NATO division that is not armoured.',
    'helicopters-used': '{unit} has to wait for the next turn: NATO’s helicopters have carried a division already.',
    'no-landing-here': 'Nobody lands in {hex}: helicopters need open ground or a city.',
    'no-friends-here': '{unit} can get off only where a friendly unit stands already, and {hex} has none.',
    'behind-lines':
      '{hex} lies behind the enemy lines: the Pact lands there on turns 4 to 13 only, NATO on turns 19 to 23 only.',
    'not-a-brigade': '{unit} cannot become a division: only American mechanised infantry brigades can.',
    'brigade-reduced': '{unit} cannot become a division while it is reduced.',
    'brigade-surrounded': '{unit} cannot become a division while it is surrounded.',
    'no-division-due': '{unit} cannot become a division now: the 25th is due from turn 5, the 26th from turn 8.',
    'own-territory': 'You may not use nuclear weapons on {hex}: it is your own territory, whoever stands there.',
    'set-up-first': 'First comes the set-up: place your units one by one, or have all of them deployed.',
    'not-in-bivouac': '{unit} is not set up in {hex}: it belongs in the bivouac of its army or corps, off the border.',
    'not-in-country': '{unit} is not set up in {hex}: it belongs in its own country or city.',
    'not-for-reserves':
      '{unit} is not set up in {hex}: reserves stay in the countries of their side, at least 5 hexes from the border.',
    'room-needed': '{unit} is not set up in {hex}: the units of this bivouac need the room.',
    'advances-one-hex': '{unit} stops in the vacated hex: only armour and mechanised infantry go one hex farther.',
  },
  prompts: {
    'set-up':
      '{side}: set up your units, up to three a hex ({left, plural, one {# unit} other {# units}} to place), or deploy them all at once.',
    strike: '{side}: which hex does the nuclear weapon strike?',
    'denmark-due':
      '{left, plural, one {One more division} other {# more divisions}} for Denmark on this turn, or the Pact loses 100 points: three leave by the north edge west of Lübeck, one of them Soviet.',
    'dice-france': 'A die decides about France: on a 1 it stays neutral.',
    'dice-east-germany': 'A die decides about the East German units: gone on 1 or 2, unable to attack on 3 or 4.',
    'dice-flak': 'A die decides whether {unit} is hit in the air: a 1 costs a step.',
  },
  events: {
    france: 'France: die {die}, {result, select, neutral {it stays neutral} other {it fights with NATO}}.',
    'east-germany':
      'East Germany: die {die}, {result, select, removed {its units leave the game} passive {its units attack with strength 0} other {its units fight as printed}}.',
    'set-up': '{unit} is set up in {to}.',
    'not-set-up': '{unit} stays off the map: on this map there is no hex for it.',
    'air-points': 'Air points for attack and defence: Pact {pact} and {pactDefence}, NATO {nato} and {natoDefence}.',
    flak: 'Flak against {unit}: die {die}, {result, select, hit {a hit} other {no hit}}.',
    formed: '{brigade} in {hex} becomes {unit}.',
    left: '{unit} leaves the map in {hex} for Denmark.',
    'denmark-neglected': 'Fewer than three divisions have gone to Denmark: the Pact loses 100 points.',
    strike:
      '{side}: nuclear strike on {hex}{retaliation, select, yes { in retaliation} other {}}, at the price of {points} points.',
  },
  reasons: { 'terrain-mountain': 'mountain', passive: 'East German units attack with strength 0' },
  costs: {},
  actions: {
    place: 'Set up {unit}',
    deploy: 'Deploy all the units that are left',
    fly: 'Fly with {unit}',
    form: 'Make {unit} a division',
    nuclear: 'Use a nuclear weapon',
    strike: 'Strike {place}',
    exit: 'Leave for Denmark here',
  },
  verbs: {
    place: ['place'],
    deploy: ['deploy'],
    fly: ['fly'],
    form: ['form'],
    nuclear: ['nuclear', 'nuke'],
    strike: ['strike'],
  },
  facts: {
    'air-attack': 'air attack points',
    'air-defence': 'air defence points',
    france: 'France',
    eastGermany: 'East German units',
    nuked: 'hexes struck by nuclear weapons',
    nukes: 'nuclear strikes so far',
    denmark: 'divisions gone to Denmark',
    'france.normal': 'fights with NATO',
    'france.neutral': 'stays neutral',
    'eastGermany.normal': 'fight as printed',
    'eastGermany.passive': 'attack with strength 0',
    'eastGermany.removed': 'out of the game',
    'denmark.left': 'divisions gone to Denmark',
    'denmark.neglected': 'too few divisions gone to Denmark',
    'nukes.each': '{side} on {hex}{retaliation, select, true { in retaliation} other {}}',
  },
  blurb:
    'August 1985, after General Hackett’s novel: the armies of the Warsaw Pact break into West Germany, and NATO has to hold until its reinforcements have crossed the Atlantic.',
  mapNote:
    'The printed map is lost. This one was drawn again from the rulebook and from real geography; every value says where it comes from.',
  counterNote:
    'The counter sheet is lost: 18 of 152 fronts have printed strengths, the others and all reverses are ours, after the real units. The rules are complete, but nobody can judge the balance of the printed game by this one.',
  words,
};
