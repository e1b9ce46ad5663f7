import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameById } from '../../games/all.ts';
import { host } from '../../seat/host.ts';
import { LocalSeat } from '../../seat/local-seat.ts';
import { wire } from '../../seat/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { sessionOf } from '../state/test-kit.ts';
import { preferences } from '../ui/language.svelte.ts';
import { openPaced } from './paced-seat.ts';

const game = gameById('reichswald') as Wargame;
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  preferences.choose('pace', 'brisk');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A seat to which a move and a withdrawal have been told, and how many of them it shows. */
async function told(isShown: boolean) {
  const session = sessionOf(game);
  const [near, far] = wire();
  const opening = openPaced(near, [game], () => isShown);
  host(far, new LocalSeat(session));
  const { seat, skip } = await opening;
  session.perform([
    { type: 'move', unit: 'C-5/2' },
    { type: 'step', to: '0405' },
  ]);
  session.perform([{ type: 'withdraw', unit: 'C-4/2' }]);
  return {
    skip,
    shown: (): number => seat?.actions.filter(({ type }) => type === 'move' || type === 'withdraw').length ?? 0,
  };
}

it('shows one change after the other', async () => {
  const { shown } = await told(true);
  expect(shown()).toBe(1);
  vi.runAllTimers();
  expect(shown()).toBe(2);
});

it('shows everything at once where it is wanted so', async () => {
  const { shown, skip } = await told(true);
  skip();
  expect([shown(), (await told(false)).shown()]).toEqual([2, 2]);
  page.hidden = true;
  expect((await told(true)).shown()).toBe(2);
  page.hidden = false;
  preferences.choose('pace', 'at-once');
  expect((await told(true)).shown()).toBe(2);
});
