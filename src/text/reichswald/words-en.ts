import type { ReichswaldWords } from './texts.ts';

export const words: ReichswaldWords = {
  side: {
    allied: 'Allies',
    german: 'Germans',
  },
  nation: { British: 'British', Canadian: 'Canadian', German: 'German' },
  phase: {
    'allied-movement': 'Allied Movement',
    'allied-combat': 'Allied Combat',
    'german-movement': 'German Movement',
    'german-combat': 'German Combat',
    'final-movement': 'Final Allied Movement',
  },
  weather: { fair: 'fair', cloudy: 'cloudy', rain: 'rain' },
  terrain: {
    village: 'village',
    crest: 'crest',
    inundation: 'inundation',
    siegfried: 'Siegfried line',
    fortification: 'fortification',
  },
  type: {
    inf_mountain: 'mountain infantry',
    flame_tank: 'flame tanks',
    amphib: 'amphibious armour',
    armd_eng: 'armoured engineers',
    bridge_eng: 'bridging engineers',
    artillery_agra: 'army group artillery',
    artillery_corps: 'corps artillery',
    artillery_pepperpot: 'Pepperpot group',
    art_sp: 'self-propelled artillery',
  },
  cause: {
    flood: 'flood',
  },
  entry: {},
  asked: { 'flee-flood': 'A retreat of mine from the flood', recover: 'Who recovers at the end of the turn' },
  item: {
    reichswald: 'the Reichswald without Germans',
    'exit-a': 'first sector of the south edge',
    'exit-b': 'second sector of the south edge',
    'exit-a-how': 'Allies: enough infantry brigades have left by it. Germans: no Allied unit has.',
    'exit-b-how': 'Allies: enough infantry brigades have left by it. Germans: no Allied unit has.',
    'lost-german-infantry': 'German infantry destroyed',
    'lost-german': 'other German units destroyed',
    'lost-allied-infantry': 'Allied infantry destroyed',
    'lost-allied': 'other Allied units destroyed',
  },
  scenario: { veritable: 'Operation Veritable, 8 to 22 February 1945' },
  option: {
    'rain-on-paved': 'Rain on paved roads',
    'crt-2-12': 'Row 2-12 of the Combat Results Table',
    'blind-declaration': 'Attack before the defence is known',
  },
  value: {
    pays: 'costs 1 MP more, as in the example',
    exempt: 'costs nothing more, as in the footnote',
    printed: 'as printed (exchange from 6-1)',
    diagonal: 'following the diagonal (defence eliminated)',
    off: 'no',
    on: 'yes',
  },
  /** Explanations of the options. */
  meaning: {
    'rain-on-paved':
      'In rain each hex costs 1 MP more. The example of 4.0 charges it on paved roads too; the footnote of 10.0 spares them.',
    'crt-2-12':
      'On a roll of 2 or 12 the printed table gives an exchange from 6-1 on. The other reading continues the pattern of the neighbouring rows.',
    'blind-declaration':
      'By default all counters are visible. With “yes” the attacker sees strengths and odds only after declaring everything (5.1.1), and the screen is covered when it changes hands.',
  },
  group: {
    wessex: '43rd Division and 8th Armoured Brigade',
    'wessex-second': '130th Brigade and self-propelled artillery of the 43rd Division',
    panzers: '116th Panzer and 15th Panzergrenadier Divisions',
    canadians: '2nd Canadian Division',
  },
};
