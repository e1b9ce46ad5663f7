/** English words for what the games name by an id. */
export const words = {
  /** `chance` is who decides while dice are awaited. */
  side: { allied: 'Allies', german: 'Germans', chance: 'dice' },
  /** How the side is called in the middle of a sentence about its phase or its units. */
  ofSide: { allied: 'Allied', german: 'German' },
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
    open: 'open ground',
    city: 'city',
    village: 'village',
    forest: 'forest',
    crest: 'crest',
    inundation: 'inundation',
    siegfried: 'Siegfried line',
    fortification: 'fortification',
    river: 'river',
    bridge: 'bridge',
    paved: 'paved road',
    unpaved: 'unpaved road',
    frontier: 'frontier',
  },
  type: {
    inf: 'infantry',
    inf_mountain: 'mountain infantry',
    mech_inf: 'armoured infantry',
    para_ground: 'parachute infantry',
    armour: 'tanks',
    flame_tank: 'flame tanks',
    amphib: 'amphibious armour',
    armd_eng: 'armoured engineers',
    bridge_eng: 'bridging engineers',
    tank_destroyer: 'tank destroyers',
    artillery: 'artillery',
    artillery_agra: 'army group artillery',
    artillery_corps: 'corps artillery',
    artillery_pepperpot: 'Pepperpot group',
    art_sp: 'self-propelled artillery',
    art_mech: 'mechanised artillery',
  },
  size: { II: 'battalion', III: 'regiment', X: 'brigade', XX: 'division' },
  mark: { moved: 'moved', fired: 'fired', engaged: 'engaged' },
  edge: { north: 'north', east: 'east', south: 'south', west: 'west' },
  mode: { ground: 'Attack', bombard: 'Bombardment' },
  cause: {
    loss: 'second loss',
    result: 'combat result',
    retreat: 'no retreat',
    exchange: 'exchange',
    flood: 'flood',
  },
  result: {
    DE: 'defence eliminated',
    DRB: 'defence retreats with a loss',
    DRI: 'defence retreats intact',
    DVB: 'defence holds with a loss',
    DVI: 'defence holds intact',
    AVI: 'attack wins intact',
    AVB: 'attack wins with a loss',
    ARI: 'attack retreats intact',
    ARB: 'attack retreats with a loss',
    AE: 'attack eliminated',
    EMP: 'exchange',
    IMP: 'stalemate',
    DI: 'no effect',
    DB: 'a defender takes a loss',
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
  /** What an option is about, for those who choose. */
  meaning: {
    'rain-on-paved':
      'In rain each hex costs 1 MP more. The example of 4.0 charges it on paved roads too; the footnote of 10.0 spares them.',
    'crt-2-12':
      'At a throw of 2 or 12 the printed table gives an exchange from 6-1 on. The other reading goes on with the pattern of its neighbours.',
    'blind-declaration':
      'The counters lie open. With “yes” the attacker sees strengths and odds only after declaring everything (5.1.1), and the screen is covered when it changes hands.',
  },
  /** A game in a sentence. */
  blurb: {
    reichswald:
      'February 1945: the Anglo-Canadian army attacks between the Maas and the Rhine, through forest, mud and floods, against a thin German line that grows by the day.',
  },
  group: {
    wessex: '43rd Division and 8th Armoured Brigade',
    panzers: '116th Panzer and 15th Panzergrenadier Divisions',
    canadians: '2nd Canadian Division',
  },
} as const;
