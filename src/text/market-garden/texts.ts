import type { CODES, NATIONS, TYPES } from '../../games/market-garden/codes.ts';
import type { Gateway } from '../../games/market-garden/data/arrivals.ts';
import type { Condition } from '../../games/market-garden/rules/09-supply.ts';
import type { MARKET_GARDEN_RULES } from '../../games/market-garden/rules.ts';
import type { AirborneDivision } from '../../games/market-garden/units.ts';
import type { ABOUT } from '../../games/market-garden/about.ts';
import type { Words } from '../engagement/words.ts';
import type { GameTexts } from '../game-texts.ts';

/** Formations as printed on the counters, besides those that come from the air. */
type Formation =
  | 'Esc. SS'
  | '9 SS'
  | '10 SS'
  | 'Esc. H.G.'
  | 'Sich'
  | 'AT'
  | 'KG Tettau'
  | 'KG Feldt'
  | 'KG Chill'
  | 'KG Walther'
  | 'KG Erdmann'
  | 'KG Harzer'
  | '6 FJ'
  | '176'
  | '406'
  | '245'
  | '712'
  | '107 Pz'
  | '506 Pz'
  | 'Art'
  | 'Esc. FJ'
  | 'Landstorm'
  | '52'
  | 'Guards'
  | '43'
  | '50'
  | '8 Armd Bde'
  | 'XXX'
  | 'PIB';

type Rules = typeof MARKET_GARDEN_RULES;
type Vocabulary = (typeof ABOUT)['vocabulary'];
type Option = (typeof ABOUT)['options'][number];
type Ground = Vocabulary['terrain'][number] | Vocabulary['features'][number] | 'ferry' | 'road' | 'red-road';
/** Fields of a position that other games have, too, and for which the command line has words. */
type CommonFact = 'holders' | 'points' | 'attacked';

type OwnTexts = GameTexts<
  typeof CODES,
  {
    /** Also what has become of bridges and ferries that no side has. */
    side: (typeof ABOUT)['sides'][number] | 'destroyed' | 'intact';
    terrain: Exclude<Ground, keyof Words['terrain']>;
    /** Also infantry in lorries and carriers, which this rulebook calls motorised. */
    type: (typeof TYPES)[number] | 'mech_inf';
    cause: 'landing';
    entry: Exclude<Gateway, keyof Words['entry'] | 'landing'>;
    item: 'red-road' | 'north-edge' | 'bridges' | `lost-${'german' | 'allied'}`;
    nation: (typeof NATIONS)[number];
    phase: Rules['sequence']['phases'][number]['id'];
    weather: never;
    scenario: (typeof ABOUT)['scenarios'][number]['id'];
    option: Option['id'];
    value: Option['values'][number];
    meaning: Option['id'];
    group: AirborneDivision | Formation;
  }
>;
export type MarketGardenTexts = OwnTexts & {
  /** Leaving the map is a choice of the system; how it is done differs from game to game. */
  actions: Record<'exit', string>;
  facts: Record<Exclude<Vocabulary['extra'][number], CommonFact>, string>;
  words: {
    mark: Record<Condition, string>;
    note: Record<'blow', string>;
    outcome: Record<'blown' | 'stands' | 'supplied' | 'unsupplied', string>;
  };
};
export type MarketGardenWords = MarketGardenTexts['words'];
