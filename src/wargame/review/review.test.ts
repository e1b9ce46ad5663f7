import { expect, test } from 'vitest';
import { act, begin, recordOf, type Match } from '../../kernel/match.ts';
import { setupOf } from '../test-kit.ts';
import { toy } from '../toy.test-kit.ts';
import type { Wargame } from '../wargame.ts';
import { reviewing, type Review } from './review.ts';

const TOY = toy as unknown as Wargame;
const units = { R1: '0202', B1: '0203', B2: '0302' };
const setup = setupOf(toy, { turn: 1, phase: 'red-movement', units });
const begun = begin(toy, { scenario: 'plain', options: {}, setup });
if (!begun.ok) throw new Error('The toy does not start.');
const match = begun.value as unknown as Match;
const ATTACKS = [
  { by: 'red', type: 'attack', unit: 'R1', target: 'B1' },
  { by: 'chance', dice: [6] },
  { by: 'red', type: 'end' },
  { by: 'blue', type: 'end' },
  { by: 'red', type: 'attack', unit: 'R1', target: 'B2' },
  { by: 'chance', dice: [2] },
];
for (const action of ATTACKS) {
  const done = act(match, action);
  if (!done.ok) throw new Error(JSON.stringify([action, done.error]));
}

function reviewOf(): Review {
  const steps = reviewing(TOY, recordOf(match));
  const played: number[] = [];
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) played.push(step.value);
    else if (step.value.ok) {
      expect(played).toEqual(ATTACKS.map((_, i) => i));
      return step.value.value;
    } else throw new Error(JSON.stringify(step.value.error));
  }
}

test('a review has the rolls, with what the log says of them', () => {
  const { rolls } = reviewOf().dice;
  expect(rolls.map(({ at, turn, attacker, rolled }) => [at, turn, attacker, rolled.cleared])).toEqual([
    [1, 1, 'red', 1],
    [5, 2, 'red', 0],
  ]);
  expect(rolls[0]?.event).toMatchObject({ code: 'combat-roll', args: { dice: [6] } });
});

test('a game turns where the margin changes', () => {
  expect(reviewOf().turningPoints).toEqual([{ turn: 1, phase: 'red-movement', from: 0, to: 3, before: -1, after: 0 }]);
});

test('losses are counted by formation', () => {
  const lost = reviewOf().losses.map(({ side, start, left }) => [side, start - left]);
  expect(lost).toContainEqual(['blue', 1]);
  expect(lost).toContainEqual(['red', 0]);
});
