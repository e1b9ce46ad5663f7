import { expect, test } from 'vitest';
import { randomDice } from '../../../../kernel/dice.ts';
import { pick, seeded } from '../../../../kernel/random.ts';
import { decisionOf } from '../../play/decide.ts';
import { chance, fromSetup, legal, playUnchecked, toAct } from '../../play/play.ts';
import { positionOf } from '../../position/position.ts';
import { copyState, type State } from '../../position/state.ts';

/** Actions of random play: two turns and more. */
const ACTIONS = 1500;

/** What is legal in a position that has kept nothing. */
function listedAnew(state: State): readonly object[] {
  if (toAct(state) === 'chance') return legal(state);
  const p = positionOf(copyState(state));
  return decisionOf(p).legal(p, p.s.frames.at(-1));
}

test('[H44-8.1] what is kept between lists of a movement phase agrees with what is found without it', () => {
  const start = fromSetup({ scenario: 'campaign', options: {}, setup: null });
  if (!start.ok) throw new Error('The scenario does not start.');
  const { state } = start.value;
  const random = seeded(7);
  const roll = randomDice(random);
  for (let played = 0; played < ACTIONS; played++) {
    const list = legal(state);
    expect(listedAnew(state), `after ${played} actions`).toEqual(list);
    const action = toAct(state) === 'chance' ? roll(chance(state)) : pick(list, random);
    playUnchecked(state, action as (typeof list)[number]);
  }
});
