import { expect, test } from 'vitest';
import { randomDice } from '../../../../kernel/match.ts';
import { pick, seeded } from '../../../../kernel/random.ts';
import { chance, fromSetup, legal, playUnchecked, toAct } from '../../play/play.ts';
import { copyState } from '../../position/state.ts';

/** Actions of random play: two turns and more. */
const ACTIONS = 1500;

test('[H44-8.1] what is kept between lists of a movement phase agrees with what is found without it', () => {
  const start = fromSetup({ scenario: 'campaign', options: {}, setup: null });
  if (!start.ok) throw new Error('The scenario does not start.');
  const { state } = start.value;
  const random = seeded(7);
  const roll = randomDice(random);
  for (let played = 0; played < ACTIONS; played++) {
    const list = legal(state);
    expect(legal(copyState(state)), `after ${played} actions`).toEqual(list);
    const action = toAct(state) === 'chance' ? roll(chance(state)) : pick(list, random);
    playUnchecked(state, action as (typeof list)[number]);
  }
});
