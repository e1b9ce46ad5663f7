import type { ABOUT } from '../../games/holland-44/position/about.ts';
import type { ACTION_RULES } from '../../games/holland-44/position/actions.ts';
import type { Cause, CODES } from '../../games/holland-44/position/codes.ts';
import type { AreaId } from '../../games/holland-44/data/areas.ts';
import type { ResultCode } from '../../games/holland-44/data/tables.ts';
import type {
  ARRIVAL_REFUSALS,
  COMBAT_REFUSALS,
  MOVEMENT_REFUSALS,
} from '../../games/holland-44/position/refusal-codes.ts';
import type { Formation } from '../../games/holland-44/position/units.ts';
import type { ANSWERING } from '../../games/holland-44/play/answering.ts';
import type { Words } from '../engagement/words.ts';
import type { GameTexts } from '../game-texts.ts';

type Vocabulary = (typeof ABOUT)['vocabulary'];
type Option = (typeof ABOUT)['options'][number];
type Hexsides = Vocabulary['hexsides'];
/** Ground by the ids of the looks: the kind of a feature that has a name stands alone in the legend. */
type Ground =
  | Vocabulary['terrain'][number]
  | Vocabulary['features'][number]
  | 'drop'
  | `river:${Hexsides['river'][number]}`
  | `bridge:${Hexsides['bridge'][number]}`
  | `road:${Hexsides['road'][number]}`
  | 'ferry'
  | 'boundary'
  | 'blown'
  | 'intact';
/** Fields of a position that other games have, too, and for which the command line has words. */
type CommonFact = 'holders' | 'points';
type Returning = '1AB' | 'POL' | '82' | '101';

type OwnTexts = GameTexts<
  typeof CODES,
  {
    /** Also how a bridge stands. */
    side: (typeof ABOUT)['sides'][number] | 'blown' | 'intact' | 'repair';
    terrain: Exclude<Ground, keyof Words['terrain']>;
    type:
      | 'para'
      | 'glider'
      | 'mot_inf'
      | 'mech_inf'
      | 'tank'
      | 'assault_gun'
      | 'recon'
      | 'engineer'
      | 'bridging'
      | 'supply_head'
      | 'security'
      | 'replacement'
      | 'machine_gun'
      | 'flak'
      | 'fortress'
      | 'garrison';
    cause: Exclude<Cause, keyof Words['cause']>;
    entry: 'area' | 'drop' | 'die' | 'supply-head' | `area:${AreaId}` | Extract<Ground, `drop:${string}`>;
    item: 'north' | 'north-how' | 'waal' | 'lost-whole' | 'lost-other' | 'ground-north' | 'any-north';
    nation: 'British' | 'Polish' | 'American' | 'Canadian' | 'Dutch' | 'Luftwaffe' | 'SS' | 'Heer' | 'Kriegsmarine';
    phase: Vocabulary['phases'][number];
    weather: Vocabulary['weather'][number];
    scenario: (typeof ABOUT)['scenarios'][number]['id'];
    option: Option['id'];
    value: Option['values'][number];
    meaning: Option['id'];
    group: Formation | 'IISS+VT';
  }
>;
export type HollandTexts = OwnTexts & {
  facts: Record<
    | Exclude<Vocabulary['extra'][number], CommonFact>
    | Vocabulary['pools'][number]
    | `returned${'' | 'New' | 'Given'}.${Returning}`
    | `supplyHeads.${Exclude<Returning, 'POL'>}`
    | `traffic.${1 | 2 | 3 | 4 | 5 | 6}`
    | 'landing.turn',
    string
  >;
  words: {
    mark: Record<Vocabulary['marks'][number] | 'frozen', string>;
    done: Record<'moved' | 'fired' | 'moves-no-more' | 'has-fought', string>;
    mode: Record<Vocabulary['modes'][number], string>;
    menu: Record<keyof typeof ACTION_RULES, string>;
    note: Record<'exploit' | 'disengage', string>;
    asked: Record<(typeof ANSWERING)[number]['code'], string>;
    ordered: Record<'yield' | 'stand' | 'spare' | 'blow', string>;
    outcome: Record<
      | 'blown'
      | 'intact'
      | 'holds'
      | 'fails'
      | 'safe'
      | 'S'
      | 'S1'
      | 'S2'
      | 'No'
      | 'Yes'
      | 'Yes-1'
      | `recovery-roll:${'recovers' | 'stays'}`
      | `division-406:${'comes' | 'waits'}`
      | `isolation-roll:${'lost' | 'safe'}`,
      string
    >;
    pool: Record<Vocabulary['pools'][number], string>;
    result: Record<ResultCode, string>;
    size: Record<'II(-)' | 'BD' | 'REM' | '[III]' | '[X]' | '[II]' | 'I' | 'I(+)' | 'KG' | 'III', string>;
    edge: Record<`area:${AreaId}`, string>;
  };
};
export type HollandWords = HollandTexts['words'];

export type MovementRefusals = Readonly<Record<(typeof MOVEMENT_REFUSALS)[number], string>>;
export type CombatRefusals = Readonly<Record<(typeof COMBAT_REFUSALS)[number], string>>;
export type ArrivalRefusals = Readonly<Record<(typeof ARRIVAL_REFUSALS)[number], string>>;
