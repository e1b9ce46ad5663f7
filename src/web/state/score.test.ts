import { expect, it } from 'vitest';
import { scoreName, scoreOf, scoreText } from './score.ts';
import { tableAt } from './test-kit.ts';

it('the score tells the points of both sides', () => {
  const { view, beside } = tableAt().position;
  expect(scoreOf(view.points, beside.tally)).toEqual(view.points);
  expect(scoreName('en', view.game, beside.tally)).toBe('Points');
  expect(scoreText('pt', view.game, { allied: 3, german: 1.5 }, undefined)).toBe('Aliados 3 · Alemães 1½');
  expect(scoreText('en', 'third-world-war', { pact: -20, nato: 5 }, undefined)).toBe('Pact armies −20 · NATO armies 5');
});

it('where there are none, it tells what is counted in their place', () => {
  // Across the Waal are two battalions of three steps and two, and an airborne one.
  const units = { '6DLI/151/50': '5715', '2 HC': '5716', '1/1P/1': '6316', '8DLI/151/50': '4010' };
  const { view, beside } = tableAt({ turn: 9, phase: 'allied-combat', printed: true, units }, 1, 'holland-44').position;
  expect(beside.tally).toMatchObject({
    rule: 'S1.3',
    units: [
      ['2 HC', 2],
      ['6DLI/151/50', 3],
    ],
  });
  expect(scoreOf(view.points, beside.tally)).toEqual({ allied: 5 });
  expect(scoreName('en', view.game, beside.tally)).toBe('Steps north of the Waal');
  expect(scoreText('es', view.game, view.points, beside.tally)).toBe('5 de 4');
});
