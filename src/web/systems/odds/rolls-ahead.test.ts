import { expect, it } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { randomDice } from '../../../kernel/dice.ts';
import type { BaseAction, BaseEvent } from '../../../kernel/game.ts';
import { pick, seeded } from '../../../kernel/random.ts';
import { outcomeText, word } from '../../../text/index.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { tableAt } from '../../state/test-kit.ts';
import { rollsAhead, type RollAhead } from './rolls-ahead.ts';

function allOf(game: Wargame, state: object): readonly RollAhead[] {
  const steps = rollsAhead(game, state);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const isDie = ({ args = {} }: BaseEvent): boolean => args['die'] !== undefined || args['dice'] !== undefined;

/** Positions of random play in which the phase may end with dice. */
function* endings(game: Wargame, seed: number, most = 6000): Generator<{ state: object; rolls: readonly RollAhead[] }> {
  const random = seeded(seed);
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = begun.value;
  for (let n = 0; n < most && game.toAct(state) !== 'over'; n++) {
    if (game.toAct(state) === 'chance') {
      game.playUnchecked(state, randomDice(random)(game.chance(state)) as BaseAction);
      continue;
    }
    const legal = [...game.legal(state)] as (BaseAction & { type: string })[];
    const end = legal.find(({ type }) => type === 'end');
    if (end && random() < 0.1) {
      const rolls = allOf(game, state);
      if (rolls.length > 0) yield { state: game.copy(state), rolls };
      game.playUnchecked(state, end);
    } else {
      game.playUnchecked(state, pick(legal, random));
    }
  }
}

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: dice at the end of a phase are told as they fall, in words',
  (_, game) => {
    let seen = 0;
    for (const { state, rolls } of endings(game, 5)) {
      // The first of them, counted roll by roll.
      const ended = game.play(state, { by: game.toAct(state), type: 'end' });
      if (!ended.ok) throw new Error('The phase does not end.');
      const due = ended.value.state;
      const [first] = rolls;
      expect(first?.prompt.code).toBe(game.prompt(due).code);
      const counted = new Map<string, number>();
      const chance = game.chance(due);
      for (const [roll, weight] of chance)
        for (const event of game.playUnchecked(game.copy(due), roll as BaseAction)) {
          const told = event.args?.['result'] ?? event.args?.['weather'];
          if (!isDie(event) || typeof told !== 'string') continue;
          const key = `${event.code} ${Number(event.args?.['turn'])} ${told}`;
          const all = chance.reduce((sum, [, one]) => sum + one, 0);
          counted.set(key, (counted.get(key) ?? 0) + weight / all);
        }
      for (const { event, result, probability } of first?.ways ?? [])
        if (event && result !== undefined)
          expect(counted.get(`${event.code} ${Number(event.args?.['turn'])} ${result}`)).toBeCloseTo(probability);
      for (const { ways } of rolls)
        for (const { event, result, isWeather, probability } of ways) {
          expect(probability).toBeGreaterThan(0);
          expect(probability).toBeLessThanOrEqual(1 + 1e-9);
          if (!event || result === undefined) continue;
          // An English word may be the id itself.
          for (const lang of ['pt', 'es'] as const) {
            const said = isWeather
              ? word(lang, game.id, 'weather', result)
              : outcomeText(lang, game.id, result, event.code);
            expect(said, `${lang}: ${event.code}`).not.toBe(result);
          }
        }
      if (++seen >= 12) break;
    }
    // In A Terceira Guerra Mundial no phase ends with dice.
    expect(seen > 0).toBe(game.id !== 'third-world-war');
  },
);

it('Reichswald: before turn 11 the weather and the dykes are told, the flood with its chance', () => {
  const { game, state } = tableAt({ turn: 10, phase: 'german-combat', units: { 'G-1062/84': '1010' } }).seat;
  const rolls = allOf(game, state);
  const flood = rolls.find(({ prompt }) => prompt.code === 'dice-flood');
  expect(flood?.ways.map(({ event, probability }) => [event?.code, probability])).toEqual([
    ['flooded', expect.closeTo(1 / 6)],
    [undefined, expect.closeTo(5 / 6)],
  ]);
});

it('Market-Garden: the supply of the divisions without contact is told before the phase ends', () => {
  const units = { 'G-Walther': '2103', 'B-1AL': '1003', 'U-82-504': '1009', 'U-101-501': '1015' };
  const { game, state } = tableAt({ turn: 20, phase: 'german-combat', units }, 1, 'market-garden').seat;
  const [supply, ...others] = allOf(game, state);
  expect(others).toEqual([]);
  // 9.0: on turn 20 a 3 or more supplies.
  expect(supply).toMatchObject({ prompt: { code: 'dice-supply', rule: '9.0' }, alike: { length: 2 } });
  expect(supply?.ways.map(({ result, probability }) => [result, probability])).toEqual([
    ['unsupplied', expect.closeTo(1 / 3)],
    ['supplied', expect.closeTo(2 / 3)],
  ]);
});
