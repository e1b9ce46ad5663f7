import type { MarketGardenWords } from './texts.ts';

export const words: MarketGardenWords = {
  side: {
    german: 'Germans',
    allied: 'Allies',
    destroyed: 'destroyed',
    intact: 'intact',
  },
  nation: {
    British: 'British',
    American: 'American',
    Polish: 'Polish',
    Dutch: 'Dutch',
    German: 'German',
    'Dutch pro-German': 'Dutch (pro-German)',
  },
  phase: {
    'german-movement': 'German Movement',
    'german-combat': 'German Combat',
    'allied-movement': 'Allied Movement',
    'allied-combat': 'Allied Combat',
  },
  weather: {},
  terrain: {
    swamp: 'swamp',
    height: 'height',
    bivouac: 'XXX Corps set-up area',
    road: 'road',
    'red-road': 'red road',
    ferry: 'ferry',
  },
  type: {
    mech_inf: 'motorised infantry',
    para: 'paratroops',
    airlanding: 'airlanding infantry',
    glider: 'glider infantry',
    assault_gun: 'assault guns',
    antitank: 'anti-tank artillery',
    security: 'security troops',
  },
  cause: { landing: 'landed among the enemy' },
  entry: {
    'north-of-waal': 'north of the Waal, in a hex still in German hands',
    arnhem: 'from the air into Arnhem, two turns after XXX Corps has met the airborne there',
  },
  note: {
    blow: 'Only before the first move. A die for each bridge: a 1 saves it, anything else blows it and costs 5 points.',
  },
  mark: {
    isolated: 'no contact with XXX Corps: no air support',
    'unsupplied-1': 'without supply: no recovery',
    'unsupplied-2': 'two turns without supply: no recovery, one column less in attack',
    'unsupplied-3': 'three turns or more without supply: no recovery, no attack, one column less in defence',
  },
  item: {
    'red-road': 'units on the red road',
    'north-edge': 'XXX Corps at the north edge',
    bridges: 'bridges blown',
    'lost-german': 'German units destroyed',
    'lost-allied': 'Allied units destroyed',
  },
  scenario: { 'market-garden': 'Operation Market-Garden, 17 to 26 September 1944' },
  option: { 'blind-declaration': 'Attack before the defence is known' },
  value: { off: 'no', on: 'yes' },
  /** Explanations of the options. */
  meaning: {
    'blind-declaration':
      'By default all counters are visible. With “yes” the attacker sees strengths and odds only after declaring everything (5.1.1), and the screen is covered when it changes hands.',
  },
  /** Divisions that depend on supply from the air. */
  group: {
    '1 Abn': 'British 1st Airborne Division',
    '82 Abn': '82nd Airborne Division',
    '101 Abn': '101st Airborne Division',
    '1 Polish': 'Polish Parachute Brigade',
  },
};
