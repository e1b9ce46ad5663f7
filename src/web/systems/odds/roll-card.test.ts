import { expect, it } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { randomDice } from '../../../kernel/dice.ts';
import type { BaseAction, BaseEvent } from '../../../kernel/game.ts';
import { pick, seeded } from '../../../kernel/random.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { tableAt } from '../../state/test-kit.ts';
import { rollCard, type RollCard } from './roll-card.ts';

/** Rolls of combat in random play, each with its card. */
function* fought(game: Wargame, seed: number): Generator<{ event: BaseEvent; card: RollCard | undefined }> {
  const random = seeded(seed);
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = begun.value;
  for (let n = 0; n < 4000 && game.toAct(state) !== 'over'; n++) {
    if (game.toAct(state) !== 'chance') {
      const legal = [...game.legal(state)] as (BaseAction & { type: string })[];
      // Everybody marches and attacks; the phases would be over by chance before anybody meets.
      const wanted = legal.filter(({ type }) => ['attack', 'attacker', 'commit'].includes(type));
      game.playUnchecked(state, pick(wanted.length > 0 && random() < 0.7 ? wanted : legal, random));
      continue;
    }
    const before = game.copy(state);
    const events = game.playUnchecked(state, randomDice(random)(game.chance(state)) as BaseAction);
    const event = events.find(({ code }) => game.eventKinds[code] === 'roll');
    if (event) yield { event, card: rollCard(game, before, event) };
  }
}

it.each(GAMES.map((game) => [game.id, game] as const))('%s: the card of a roll is what the roll was', (_, game) => {
  let fights = 0;
  for (const { event, card } of fought(game, 3)) {
    const { column, result } = event.args ?? {};
    expect(card?.result).toBe(result);
    expect(card?.odds?.column ?? card?.bombs?.column).toBe(column);
    // The arithmetic agrees with the dice themselves, row by row.
    const byTable = new Map((card?.odds ?? card?.bombs)?.results.map((one) => [one.result, one.probability]));
    for (const { result: one, probability } of card?.results ?? []) expect(byTable.get(one)).toBeCloseTo(probability);
    expect(card?.results.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    if (card?.odds) {
      const { attacker } = card.odds.losses;
      expect(card.cost?.expected.attacker).toBeCloseTo(
        attacker.reduce((sum, [steps, share]) => sum + steps * share, 0),
      );
    }
    if (++fights >= 8) break;
  }
  expect(fights).toBeGreaterThan(2);
});

it('of a roll without a result, and of a position in which none was due, there is no card', () => {
  const [game] = GAMES as [Wargame];
  const begun = game.fromSetup({ scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const { state } = begun.value;
  expect(rollCard(game, state, { code: 'weather', args: { die: 1, weather: 'rain' } })).toBeUndefined();
});

it('the weather of the next turn is told beforehand as it is rolled, and has a card', async () => {
  const table = tableAt({ turn: 9, weather: 'rain', phase: 'german-combat', units: { 'G-1062/84': '1010' } });
  const { game, state } = table.seat;
  const [ahead] = game.aids?.weatherAhead?.(state) ?? [];
  const ended = game.play(state, { by: game.toAct(state), type: 'end' });
  if (!ended.ok) throw new Error('The phase does not end.');
  const due = ended.value.state;
  expect(game.toAct(due)).toBe('chance');
  const [first] = game.chance(due);
  const [event] = game.playUnchecked(game.copy(due), first?.[0] as BaseAction);
  const card = event && rollCard(game, due, event);
  expect(card).toMatchObject({ result: 'rain', isWeather: true });
  const told = ahead?.chances.map(({ weather, probability }) => ({ result: weather, probability }));
  const byName = (a: { result: string }, b: { result: string }): number => a.result.localeCompare(b.result);
  expect(card?.results.toSorted(byName)).toEqual(
    told?.toSorted(byName).map((one) => ({ ...one, probability: expect.closeTo(one.probability) as number })),
  );
  expect(ahead).toMatchObject({ turn: 10, rule: '10.0' });
});
