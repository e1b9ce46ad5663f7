import { expect, it } from 'vitest';
import { decided } from '../../ai/player.ts';
import { gameById } from '../../games/all.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { WorkerMind } from './mind.ts';
import type { Asked } from '../../ai/asked.ts';
import { thinkingOf } from '../../ai/thinking.ts';

const game = gameById('reichswald') as Wargame;

function question(): Asked {
  const begun = game.fromSetup({ scenario: 'veritable', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  let { state } = begun.value;
  for (let [fall] = game.chance(state); game.toAct(state) === 'chance'; [fall] = game.chance(state)) {
    const played = game.play(state, fall?.[0] ?? { by: 'chance' });
    if (!played.ok) throw new Error('The dice do not fall.');
    ({ state } = played.value);
  }
  const legal = [...game.legal(state)];
  return { game: game.id, side: 'allied', level: 'recruit', seed: 's', known: game.known(state, 'allied'), legal };
}

it('thinks in the page where there is no worker, to the same end', async () => {
  const asked = question();
  const shares: number[] = [];
  const answer = await new WorkerMind().ask(asked, (share) => shares.push(share));
  expect(answer).toEqual(decided(await thinkingOf(asked)));
  expect(answer.actions.length).toBeGreaterThan(0);
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
});

it('tells nothing more of what was dropped', async () => {
  const mind = new WorkerMind();
  const shares: number[] = [];
  const dropped = mind.ask(question(), (share) => shares.push(share));
  mind.drop();
  await dropped;
  expect(shares).toEqual([]);
});

it('thinks on until there is a plan when a person asks for advice', async () => {
  const { actions, missions, attacks } = await new WorkerMind().ask({ ...question(), advice: true }, () => {});
  expect(actions).toMatchObject([{ type: 'withdraw' }]);
  expect(missions.map(({ tactic }) => tactic)).toContain('attack');
  expect(attacks.length).toBeGreaterThan(0);
});
