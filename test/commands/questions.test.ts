import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/all.ts';
import type { Result } from '../../src/kernel/game.ts';

/** Values that JSON can hold, and some that it cannot. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e300,
  '',
  'X',
  '__proto__',
  'area:Z',
  true,
  [],
  [null],
  [[]],
  ['X'],
  [Number.NaN],
  {},
  { length: 1 },
  { attacker: null },
  { attacker: { air: Number.NaN } },
  { defender: { artillery: [3] } },
];

const FIELDS = ['target', 'attackers', 'lead', 'attached', 'support', 'artillery', 'air'];

/** Questions with one field of any value, and others that are no questions at all. */
function* questions(hex: string, unit: string): Generator {
  yield* VALUES;
  const whole = { target: hex, attackers: [unit], support: {} };
  for (const field of FIELDS) for (const value of VALUES) yield { ...whole, [field]: value };
  for (const air of VALUES) {
    yield { ...whole, support: { attacker: { air }, defender: { air } } };
    yield { ...whole, support: { attacker: { artillery: air } } };
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error(game.id);
  const { state } = begun.value;
  const placed = game.view(state, null).units.filter(({ hex }) => hex !== null);
  const [first] = placed;
  const sideOf = (id: string | undefined): string | undefined =>
    game.counters.find((counter) => counter.id === id)?.side;
  const enemy = placed.find(({ id }) => sideOf(id) !== sideOf(first?.id));

  /** What is wrong with an answer: it has to be one without numbers that are none, or a refusal with a rule and a code. */
  function faults(ask: () => Result<object> | undefined): string[] {
    const found = ask();
    if (found === undefined) return [];
    if (found.ok) return Object.values(found.value).some(Number.isNaN) ? [JSON.stringify(found.value)] : [];
    const { rule, code } = found.error;
    return typeof rule === 'string' && typeof code === 'string' ? [] : [JSON.stringify(found.error)];
  }

  it('answers or refuses any question about an attack or a bombardment', () => {
    const found = [...questions(enemy?.hex ?? '', first?.id ?? '')].flatMap((question) => [
      ...faults(() => game.odds(state, question as never)),
      ...faults(() => game.aids?.bombardOdds?.(state, question as never)),
    ]);
    expect(found).toEqual([]);
  });

  it('answers or refuses any question about a range', () => {
    const found = VALUES.flatMap((value) => [
      ...faults(() => game.reach(state, value as never)),
      ...faults(() => game.reach(state, first?.id ?? '', value as never)),
      ...faults(() => game.nextReach(state, value as never)),
    ]);
    expect(found).toEqual([]);
  });
});
