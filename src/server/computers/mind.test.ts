import { expect, it, onTestFinished, vi } from 'vitest';
import { decided } from '../../ai/player.ts';
import { askedOf } from '../../ai/asked.ts';
import { thinkingOf } from '../../ai/thinking.ts';
import { gameById } from '../../games/all.ts';
import { Session } from '../../seat/session.ts';
import { cryptoDice } from '../../seat/dice.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { ThreadMind } from './mind.ts';

const game = gameById('reichswald') as Wargame;
const begun = Session.start('g1', game, { scenario: 'veritable', options: {}, setup: null }, cryptoDice());
if (!begun.ok) throw new Error('The scenario does not start.');
const asked = askedOf(begun.value, 'allied', 'recruit');

it('thinks in a thread to the end that it would come to here, and goes on after a question that it could not answer', async () => {
  const mind = new ThreadMind();
  onTestFinished(() => mind.close());
  await expect(mind.ask({ ...asked, game: 'chess' })).rejects.toThrow('There is no recruit of chess.');
  expect(await mind.ask(asked)).toEqual(decided(await thinkingOf(asked)));
});

it('ends a thread that does not answer in time, and goes on with another one', async () => {
  const thinker = new URL(
    `data:text/javascript,import { parentPort as asker } from 'node:worker_threads';
    asker.on('message', ({ seed }) => { if (seed === 'hard') for (;;); asker.postMessage({ answer: { actions: [] } }); });`,
  );
  const mind = new ThreadMind({ thinker, limit: 5000 });
  onTestFinished(() => mind.close());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = mind.ask({ ...asked, seed: 'hard' });
  vi.advanceTimersByTime(5000);
  await expect(answer).rejects.toThrow('There was no answer in 5 seconds.');
  expect(await mind.ask(asked)).toEqual({ actions: [] });
});

it('gives up when it is closed, and begins anew when it is asked again', async () => {
  const mind = new ThreadMind();
  onTestFinished(() => mind.close());
  const answer = mind.ask(asked);
  await Promise.all([expect(answer).rejects.toThrow('The thread has ended.'), mind.close()]);
  expect((await mind.ask(asked)).actions.length).toBeGreaterThan(0);
});
