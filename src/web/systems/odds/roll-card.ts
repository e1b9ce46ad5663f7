import type { BaseEvent, DiceAction } from '../../../kernel/game.ts';
import { outcomesOf } from '../../../kernel/outcomes.ts';
import type { BombardOdds, Odds, Pending, ResultChance, RollCost, Wargame } from '../../../wargame/wargame.ts';

/** A roll that has fallen, beside all that it might have been. */
export interface RollCard {
  /** Of the event that told it. */
  code: string;
  result: string;
  results: readonly ResultChance[];
  /** The results are kinds of weather. */
  isWeather: boolean;
  /** The arithmetic of the attack or bombardment that it decided. */
  odds?: Odds;
  bombs?: BombardOdds;
  /** Steps by the table of whoever attacks and of the other side; undefined for a roll of no attack. */
  cost?: { rolled: Cost; expected: Cost };
}

interface Cost {
  attacker: number;
  defender: number;
}

/** `state`: the position in which the dice were due. Undefined where the roll has no result that could be compared. */
export function rollCard(game: Wargame, state: object, event: BaseEvent): RollCard | undefined {
  const result = resultOf(event);
  if (result === undefined || game.toAct(state) !== 'chance') return undefined;
  const results = resultsOf(game, state, event);
  if (!results.some((one) => one.result === result)) return undefined;
  const cost = costOf(game, state, diceOf(event));
  const isWeather = isWeatherRoll(event);
  return { code: event.code, result, results, isWeather, ...combatOf(game, state), ...(cost && { cost }) };
}

/** What the dice have decided; one roll may decide about the weather of several turns. */
export const resultOf = ({ args = {} }: BaseEvent): string | undefined => {
  const result = args['result'] ?? args['weather'];
  return typeof result === 'string' ? result : undefined;
};

/** Of an event that has a result. */
export const isWeatherRoll = ({ args }: BaseEvent): boolean => args?.['result'] === undefined;

function resultsOf(game: Wargame, state: object, { code, args }: BaseEvent): ResultChance[] {
  const shares = new Map<string, number>();
  for (const { events, share } of outcomesOf(game, state)) {
    const told = events.find((one) => one.code === code && one.args?.['turn'] === args?.['turn']);
    const result = told && resultOf(told);
    if (result !== undefined) shares.set(result, (shares.get(result) ?? 0) + share);
  }
  return [...shares].map(([result, probability]) => ({ result, probability }));
}

/** The combat as it has been declared and answered. */
function combatOf(game: Wargame, state: object): Pick<RollCard, 'odds' | 'bombs'> {
  const top = game.view(state, null).pending.at(-1);
  if (top?.kind !== 'combat' || top.hex === undefined) return {};
  const attacker = { artillery: top.artillery ?? [], air: top.air ?? 0 };
  if (top.mode === 'bombard') {
    const bombs = game.aids?.bombardOdds?.(state, { target: top.hex, ...attacker });
    return bombs?.ok ? { bombs: bombs.value } : {};
  }
  const odds = game.odds(state, requestOf(top, top.hex, attacker));
  return odds.ok ? { odds: odds.value } : {};
}

const requestOf = (top: Pending, target: string, attacker: { artillery: readonly string[]; air: number }) => ({
  target,
  attackers: top.units ?? [],
  ...(top.lead !== undefined && { lead: top.lead }),
  ...(top.attached !== undefined && { attached: top.attached }),
  support: { attacker, defender: { artillery: top.defensiveArtillery ?? [], air: top.defensiveAir ?? 0 } },
});

function costOf(game: Wargame, state: object, dice: string): RollCard['cost'] {
  const found = game.aids?.rollCosts?.(state);
  if (!found || found.attacker === null) return undefined;
  const first = game.sides.indexOf(found.attacker);
  const rolls = game.chance(state);
  const all = rolls.reduce((sum, [, weight]) => sum + weight, 0);
  const expected: Cost = { attacker: 0, defender: 0 };
  let rolled: Cost | undefined;
  found.costs.forEach(({ lost }: RollCost, i) => {
    const [roll, weight] = rolls[i] ?? [undefined, 0];
    const cost = { attacker: lost[first] ?? 0, defender: lost[1 - first] ?? 0 };
    expected.attacker += (cost.attacker * weight) / all;
    expected.defender += (cost.defender * weight) / all;
    if (String((roll as DiceAction | undefined)?.dice) === dice) rolled ??= cost;
  });
  return rolled && { rolled, expected };
}

const diceOf = ({ args = {} }: BaseEvent): string =>
  String((args['dice'] ?? args['die']) as number | readonly number[]);
