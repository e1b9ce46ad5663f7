import type { BaseAction, BaseEvent, Prompt } from '../../../kernel/game.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import type { Steps } from '../../state/in-slices.ts';
import { isWeatherRoll, resultOf } from './roll-card.ts';

/** One way a roll may turn out: by its own result, or by what follows from it where it has none. */
export interface WayAhead {
  event: BaseEvent;
  /** Undefined where the event is told as a sentence. */
  result: string | undefined;
  isWeather: boolean;
  probability: number;
}

/** A roll that falls when the phase ends. */
export interface RollAhead {
  prompt: Prompt;
  ways: readonly WayAhead[];
  /** For whom dice with the same chances fall besides. */
  alike: readonly string[];
}

/** More rolls than this are not looked at. */
const MOST = 60;

/**
 * The dice between the end of this phase and the next decision, as they would fall now; none where it cannot be ended. What a roll has
 * before it is taken to have come out as it does most often.
 */
export function* rollsAhead(game: Wargame, state: object): Steps<readonly RollAhead[]> {
  const ended = game.play(state, { by: game.toAct(state), type: 'end' });
  const found: RollAhead[] = [];
  if (!ended.ok) return found;
  const then = ended.value.state;
  for (let n = 0; n < MOST && game.toAct(then) === 'chance'; n++) {
    yield;
    const prompt = game.prompt(then);
    const outcomes = outcomesOf(game, then);
    add(found, { prompt, ways: waysOf(outcomes), alike: [] });
    game.playUnchecked(then, likeliest(outcomes));
  }
  return found;
}

interface Outcome {
  roll: BaseAction;
  events: readonly BaseEvent[];
  share: number;
}

function outcomesOf(game: Wargame, state: object): Outcome[] {
  const rolls = game.chance(state);
  const all = rolls.reduce((sum, [, weight]) => sum + weight, 0);
  return rolls.map(([roll, weight]) => ({
    roll: roll as BaseAction,
    events: game.playUnchecked(game.copy(state), roll as BaseAction),
    share: weight / all,
  }));
}

const isRoll = ({ args = {} }: BaseEvent): boolean => args['dice'] !== undefined || args['die'] !== undefined;

/** By results, where the roll has any; else everything that may follow from it, each with its own chance. */
function waysOf(outcomes: readonly Outcome[]): WayAhead[] {
  const ways = new Map<string, WayAhead>();
  for (const { events, share } of outcomes) {
    const tellers = events.filter((event) => isRoll(event) && resultOf(event) !== undefined);
    for (const event of tellers.length > 0 ? tellers : events.filter((one) => !isRoll(one))) {
      const result = tellers.length > 0 ? resultOf(event) : undefined;
      const key =
        result === undefined ? JSON.stringify(event) : `${event.code} ${Number(event.args?.['turn'])} ${result}`;
      const { probability } = ways.get(key) ?? { probability: 0 };
      const isWeather = isWeatherRoll(event);
      ways.set(key, { event, result, isWeather, probability: probability + share });
    }
  }
  return [...ways.values()];
}

/** The roll of the way that comes up most often. */
function likeliest(outcomes: readonly Outcome[]): BaseAction {
  const shares = new Map<string, number>();
  const keyed = outcomes.map(({ roll, events, share }) => ({
    roll,
    share,
    key: events.map((event) => `${event.code} ${resultOf(event) ?? ''}`).join(),
  }));
  for (const { key, share } of keyed) shares.set(key, (shares.get(key) ?? 0) + share);
  const [most] = keyed.toSorted((a, b) => (shares.get(b.key) ?? 0) - (shares.get(a.key) ?? 0));
  return (most as (typeof keyed)[number]).roll;
}

/** Dice for several units that all have the same chances stand together. */
function add(found: RollAhead[], one: RollAhead): void {
  const { unit, ...args } = one.prompt.args ?? {};
  const key = ({ prompt, ways }: RollAhead): string => {
    const { unit: _, ...others } = prompt.args ?? {};
    return JSON.stringify([prompt.code, others, ways.map(({ result, probability }) => [result, probability])]);
  };
  const same =
    typeof unit === 'string'
      ? found.findIndex((other) => key(other) === key({ ...one, prompt: { ...one.prompt, args } }))
      : -1;
  const before = found[same];
  if (before) found[same] = { ...before, alike: [...before.alike, String(unit)] };
  else found.push(one);
}
