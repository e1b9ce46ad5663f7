import type { CODES, NATIONS, TYPES } from '../../games/reichswald/codes.ts';
import type { REICHSWALD_RULES } from '../../games/reichswald/rules.ts';
import type { ABOUT } from '../../games/reichswald/about.ts';
import type { Words } from '../engagement/words.ts';
import type { GameTexts } from '../game-texts.ts';

/** Formations as printed on the counters. */
type Formation =
  | '15'
  | '51'
  | '53'
  | '43'
  | '52'
  | 'Guards'
  | '8 Armd Bde'
  | '6 Gds Armd Bde'
  | '34 Tank Bde'
  | '79 Armd'
  | 'bridging'
  | 'AGRA'
  | '2 Cdn'
  | '3 Cdn'
  | '2 Cdn Armd Bde'
  | '655 s.PzJg'
  | '86 Corps'
  | 'Kpfg Lehr'
  | '116 Pz'
  | '15 PzGr'
  | '84'
  | '180'
  | '62'
  | '190'
  | '346'
  | '2 FJ'
  | '6 FJ'
  | '7 FJ'
  | 'Magen';

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
    group: 'wessex' | 'wessex-second' | 'panzers' | 'canadians' | Formation;
  }
> & {
  facts: Record<'bombed' | 'flooded' | 'bailey', string>;
  words: { asked: Record<'flee-flood' | 'recover', string> };
};
export type ReichswaldWords = ReichswaldTexts['words'];
