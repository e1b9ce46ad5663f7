import type { CODES, NATIONS, TYPES } from '../../games/reichswald/codes.ts';
import type { REICHSWALD_RULES } from '../../games/reichswald/rules.ts';
import type { ABOUT } from '../../games/reichswald/about.ts';
import type { Words } from '../engagement/words.ts';
import type { GameTexts } from '../game-texts.ts';

type Rules = typeof REICHSWALD_RULES;
type Vocabulary = (typeof ABOUT)['vocabulary'];
type Option = (typeof ABOUT)['options'][number];
/** The feature `bivouac` is only allowed in files; no hex of the map has it. */
type Ground = Vocabulary['terrain'][number] | Exclude<Vocabulary['features'][number], 'bivouac'>;

export type ReichswaldTexts = GameTexts<
  typeof CODES,
  {
    side: (typeof ABOUT)['sides'][number];
    terrain: Exclude<Ground, keyof Words['terrain']>;
    type: (typeof TYPES)[number];
    cause: 'flood';
    entry: never;
    item:
      | 'reichswald'
      | 'exit-a'
      | 'exit-b'
      | `exit-${'a' | 'b'}-how`
      | `lost-${'german' | 'allied'}`
      | `lost-${'german' | 'allied'}-infantry`;
    nation: (typeof NATIONS)[number];
    phase: Rules['sequence']['phases'][number]['id'];
    weather: Rules['weather']['names'][number];
    scenario: (typeof ABOUT)['scenarios'][number]['id'];
    option: Option['id'];
    value: Option['values'][number];
    meaning: Option['id'];
    group: 'wessex' | 'wessex-second' | 'panzers' | 'canadians';
  }
> & {
  facts: Record<'bombed' | 'flooded' | 'bailey', string>;
  words: { asked: Record<'flee-flood' | 'recover', string> };
};
export type ReichswaldWords = ReichswaldTexts['words'];
