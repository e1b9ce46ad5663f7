import type { BaseAction, BaseEvent, Prompt } from '../../../kernel/game.ts';
import { outcomesOf, type RollOutcome } from '../../../kernel/outcomes.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import type { Steps } from '../../state/in-slices.ts';
import { isWeatherRoll, resultOf } from './roll-card.ts';

/** One way a roll may turn out: by its own result, or by what follows from it where it has none. */
export interface WayAhead {
  /** Undefined where nothing follows. */
  event: BaseEvent | undefined;
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
  if (!ended.ok) return [];
  const found = new Map<string, RollAhead>();
  const then = ended.value.state;
  for (let n = 0; n < MOST && game.toAct(then) === 'chance'; n++) {
    yield;
    const prompt = game.prompt(then);
    const outcomes = outcomesOf(game, then);
    const one = { prompt, ways: waysOf(outcomes), alike: [] };
    const unit = prompt.args?.['unit'];
    const kind = typeof unit === 'string' ? kindOf(one) : String(n);
    const before = found.get(kind);
    found.set(kind, before ? { ...before, alike: [...before.alike, String(unit)] } : one);
    game.playUnchecked(then, likeliest(outcomes));
  }
  return [...found.values()];
}

const isRoll = ({ args = {} }: BaseEvent): boolean => args['dice'] !== undefined || args['die'] !== undefined;

/** By results, where the roll has any; else what may follow from it, each with its own chance, and that nothing does. */
function waysOf(outcomes: readonly RollOutcome[]): WayAhead[] {
  const told = outcomes.map(({ events, share }) => ({
    share,
    events: events.filter((event) => isRoll(event) && resultOf(event) !== undefined),
  }));
  if (told.some(({ events }) => events.length > 0)) {
    return shared(told, (event) => `${event.code} ${Number(event.args?.['turn'])} ${resultOf(event) ?? ''}`).map(
      ([event, probability]) => ({ event, result: resultOf(event), isWeather: isWeatherRoll(event), probability }),
    );
  }
  const keyOf = (event: BaseEvent): string => JSON.stringify(event);
  const follows = outcomes.map(({ events, share }) => ({ share, events: events.filter((one) => !isRoll(one)) }));
  // What comes whatever is rolled is none of its doing.
  const decided = shared(follows, keyOf).filter(([, probability]) => probability < 1 - 1e-9);
  const keys = new Set(decided.map(([event]) => keyOf(event)));
  const idle = follows.filter(({ events }) => !events.some((event) => keys.has(keyOf(event))));
  const nothing = idle.reduce((sum, { share }) => sum + share, 0);
  const plain = { result: undefined, isWeather: false };
  return [
    ...decided.map(([event, probability]) => ({ event, ...plain, probability })),
    ...(nothing > 0 ? [{ event: undefined, ...plain, probability: nothing }] : []),
  ];
}

/** Events that are the same by this key, with the chance that one of them comes. */
function shared(
  outcomes: readonly Pick<RollOutcome, 'events' | 'share'>[],
  keyOf: (event: BaseEvent) => string,
): [BaseEvent, number][] {
  const all = new Map<string, [BaseEvent, number]>();
  for (const { events, share } of outcomes)
    for (const event of events) {
      const key = keyOf(event);
      all.set(key, [all.get(key)?.[0] ?? event, (all.get(key)?.[1] ?? 0) + share]);
    }
  return [...all.values()];
}

/** The roll of the way that comes up most often. */
function likeliest(outcomes: readonly RollOutcome[]): BaseAction {
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

/** Dice for several units that all have the same chances stand together: what a roll is about, but for its unit. */
function kindOf({ prompt, ways }: RollAhead): string {
  const { unit: _, ...args } = prompt.args ?? {};
  return JSON.stringify([prompt.code, args, ways.map(({ result, probability }) => [result, probability])]);
}
