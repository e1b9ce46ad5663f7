import type { CODES } from '../../games/third-world-war/codes.ts';
import type { NATIONS } from '../../games/third-world-war/data/counters.ts';
import type { EAST_GERMANIES, FRANCES } from '../../games/third-world-war/politics.ts';
import type { THIRD_WORLD_WAR_RULES } from '../../games/third-world-war/rules.ts';
import type { ABOUT } from '../../games/third-world-war/about.ts';
import type { Words } from '../engagement/words.ts';
import type { GameTexts } from '../game-texts.ts';

type Rules = typeof THIRD_WORLD_WAR_RULES;
type Vocabulary = (typeof ABOUT)['vocabulary'];
type Option = (typeof ABOUT)['options'][number];
type Ground = Vocabulary['terrain'][number] | Vocabulary['features'][number];
/** Fields of a position that other games have, too, and for which the command line has words. */
type CommonFact = 'holders' | 'points' | 'attacked';

type OwnTexts = GameTexts<
  typeof CODES,
  {
    side: (typeof ABOUT)['sides'][number];
    terrain: Exclude<Ground, keyof Words['terrain']>;
    /** Also infantry in armoured carriers, which this rulebook calls mechanised, and tank divisions, which it calls armoured. */
    type: 'airborne' | 'mountain' | 'mech_inf' | 'armour';
    cause: 'flak' | 'strike';
    entry: 'city' | 'city-west' | 'city-east' | 'brigade' | 'reserve';
    item:
      | 'denmark'
      | 'denmark-how'
      | 'halt-line'
      | `lost-${'pact' | 'nato'}`
      | `strike-${'city' | 'other' | 'retaliation'}`;
    nation: (typeof NATIONS)[number];
    phase: Rules['sequence']['phases'][number]['id'];
    weather: never;
    scenario: (typeof ABOUT)['scenarios'][number]['id'];
    option: Option['id'];
    value: Option['values'][number];
    meaning: Option['id'];
    group:
      | '1 BG'
      | '2 BG'
      | '3 C'
      | '8 G'
      | '20 G'
      | 'SU'
      | 'EG'
      | 'PO'
      | 'CZ'
      | 'V US'
      | 'VII US'
      | 'US'
      | 'I WG'
      | 'II WG'
      | 'III WG'
      | 'WG'
      | 'I BR'
      | 'II BR'
      | 'BR'
      | 'I BE'
      | 'BE'
      | 'II FR'
      | 'FR'
      | 'I NL'
      | 'NL'
      | 'CA'
      | 'AT';
  }
>;
export type ThirdWorldWarTexts = OwnTexts & {
  /** Leaving the map is a choice of the system; how it is done differs from game to game. */
  actions: Record<'exit', string>;
  facts: Record<
    | Exclude<Vocabulary['extra'][number], CommonFact>
    | Vocabulary['pools'][number]
    | `france.${(typeof FRANCES)[number]}`
    | `eastGermany.${(typeof EAST_GERMANIES)[number]}`
    | 'denmark.left'
    | 'denmark.neglected'
    | 'nukes.each',
    string
  >;
  words: {
    outcome: Record<
      `france:${'neutral' | 'normal'}` | `east-germany:${'removed' | 'passive' | 'normal'}` | `flak:${'hit' | 'miss'}`,
      string
    >;
  };
};
export type ThirdWorldWarWords = ThirdWorldWarTexts['words'];
