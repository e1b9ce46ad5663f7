import type { Refusal } from '../kernel/game.ts';

/** Is something as it has to be in a question? */
type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const areTexts: Test = (value) => Array.isArray(value) && value.every(isText);
const isCount: Test = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const maybe =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SUPPORT: Readonly<Record<string, Test>> = { air: maybe(isCount), artillery: maybe(areTexts) };
const isSupport: Test = (value) => isObject(value) && wrongIn(value, SUPPORT) === undefined;
const SUPPORTS: Readonly<Record<string, Test>> = { attacker: maybe(isSupport), defender: maybe(isSupport) };
const ODDS: Readonly<Record<string, Test>> = {
  target: isText,
  attackers: areTexts,
  from: maybe((value) => isObject(value) && Object.values(value).every(isText)),
  lead: maybe(isText),
  attached: maybe(isText),
  support: maybe((value) => isObject(value) && wrongIn(value, SUPPORTS) === undefined),
};
const BOMBARDMENT: Readonly<Record<string, Test>> = {
  target: isText,
  artillery: maybe(areTexts),
  air: maybe(isCount),
};

/** The first field that is not as it has to be. */
const wrongIn = (value: Readonly<Record<string, unknown>>, tests: Readonly<Record<string, Test>>): string | undefined =>
  Object.keys(tests).find((field) => !tests[field]?.(value[field]));

/** Why a value is no question of this form; undefined when it is one. */
function shapeRefusal(question: unknown, tests: Readonly<Record<string, Test>>): Refusal | undefined {
  const what = isObject(question) ? wrongIn(question, tests) : 'question';
  return what === undefined ? undefined : { rule: 'contract', code: 'malformed', args: { what } };
}

/** Why a value does not ask about an attack (`OddsRequest`), whatever it is. */
export const oddsRefusal = (question: unknown): Refusal | undefined => shapeRefusal(question, ODDS);

/** The same of a bombardment (`BombardRequest`). */
export const bombardRefusal = (question: unknown): Refusal | undefined => shapeRefusal(question, BOMBARDMENT);
