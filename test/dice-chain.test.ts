import { expect, it } from 'vitest';
import { GAMES } from '../src/games/all.ts';
import { hashesOf, rollOf, type DiceChain } from '../src/kernel/dice-chain.ts';
import { act, begin, recordOf, verify } from '../src/kernel/match.ts';
import { pick, seeded } from '../src/kernel/random.ts';
import type { Game } from '../src/kernel/game.ts';

const ACTIONS = 300;
const values = ['5e'.repeat(32), ...hashesOf('5e'.repeat(32), ACTIONS)].toReversed() as [string, ...string[]];

it.each(GAMES.map(({ id }) => id))('%s is played with dice promised before, and any other die is found', (id) => {
  const game = GAMES.find((each) => each.id === id) as unknown as Game;
  const [one, other] = game.sides as [string, string];
  const words = { [one]: 'north', [other]: 'south' };
  const begun = begin(game, { scenario: game.scenarios[0]?.id as string, options: {}, setup: null });
  if (!begun.ok) throw new Error('The game does not start.');
  const match = begun.value;
  const random = seeded(7);
  const rolled: number[] = [];
  for (let i = 0; i < ACTIONS && game.toAct(match.state) !== 'over'; i++) {
    const listed = [...game.legal(match.state)];
    if (game.toAct(match.state) !== 'chance') {
      act(match, pick(listed, random));
      continue;
    }
    const rolls = game.chance(match.state);
    expect(rolls.map(([roll]) => roll)).toEqual(listed);
    rolled.push(match.actions.length);
    act(match, rollOf(values[rolled.length] as string, words, rolls));
  }
  const shown = rolled.length;
  const chain: DiceChain = { kind: 'chain', promise: values[0], words, shown, value: values[shown] as string };
  const record = { ...recordOf(match), proofs: [chain] };
  expect(shown).toBeGreaterThan(3);
  expect(verify(game, record)).toMatchObject({ ok: true });
  const at = rolled.at(-1) as number;
  const { dice } = record.actions[at] as unknown as { dice: number[] };
  const die = { by: 'chance', dice: dice.with(0, ((dice[0] as number) % 6) + 1) };
  const forged = { ...record, actions: record.actions.slice(0, at).concat(die), hash: null };
  expect(verify(game, forged)).toMatchObject({ ok: false, error: { at, refusal: { code: 'roll-differs' } } });
});
