import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../src/games/index.ts';
import { LEVELS } from '../src/ai/levels.ts';
import type { Seated } from '../src/ai/self-play.ts';
import { answersOf, examine, examineLine, worthOf, type Position } from './kit/exam.ts';

const FOLDER = join(import.meta.dirname, '../corpus/exam');

// A position that its good line fails, or its bad one passes, tells nothing about a player.
describe.each(globSync('**/*.json', { cwd: FOLDER }))('%s', (file) => {
  const positions = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as readonly Position[];

  test.each(positions.map((one) => [`${one.id} ${one.title}`, one] as const))('%s', async (_, position) => {
    expect(await examineLine(position, LIBRARY, position.good)).toEqual([]);
    expect(await examineLine(position, LIBRARY, position.bad)).not.toEqual([]);
  });
});

test.each([
  // Bridges: one that the enemy would soon come over, also before it is the last moment, and none behind its own.
  ['siblings/market-garden.json', 'MG-X-03'],
  ['holland-44/operations.json', 'H44-X-32'],
  ['holland-44/operations.json', 'H44-X-33'],
  // Flights: to help who holds a city, and into one that nobody guards.
  ['siblings/third-world-war.json', 'TWW-X-15'],
  ['siblings/third-world-war.json', 'TWW-X-17'],
  // Attacks round the enemy, who has no way out then: in the siblings, and with a retreat that is his end.
  ['siblings/reichswald.json', 'RW-X-08'],
  ['siblings/third-world-war.json', 'TWW-X-14'],
  ['holland-44/fighting.json', 'H44-X-09'],
  // Who leads, and a road block that is ridden down so that others drive through.
  ['holland-44/fighting.json', 'H44-X-08'],
  ['holland-44/fighting.json', 'H44-X-22'],
  // Who has to set out now to be in time.
  ['siblings/third-world-war.json', 'TWW-X-11'],
  // A unit that would die in an attack it is forced to.
  ['siblings/market-garden.json', 'MG-X-18'],
  // A place that lies by the way, and one over a bridge from which the way goes back.
  ['siblings/reichswald.json', 'RW-X-07'],
  ['siblings/market-garden.json', 'MG-X-05'],
  // Key terrain: where a brigade is to jump, and the bridge of Grave on the first day.
  ['siblings/market-garden.json', 'MG-X-08'],
  ['holland-44/operations.json', 'H44-X-31'],
  // All land, and nobody in the woods.
  ['holland-44/operations.json', 'H44-X-39'],
  // The last turn: all hexes that lie by the way, a place won only whole before the way off the map and before the bombs, and a gun that nobody needs later.
  ['holland-44/operations.json', 'H44-X-46'],
  ['siblings/reichswald.json', 'RW-X-10'],
  ['holland-44/fighting.json', 'H44-X-17'],
  // Breakthroughs: on where the enemy reels, not into a town full of him.
  ['holland-44/fighting.json', 'H44-X-19'],
  ['holland-44/fighting.json', 'H44-X-26'],
  // Breaking away from a fight that is lost.
  ['holland-44/fighting.json', 'H44-X-24'],
  // Obstacles on the enemy's way.
  ['holland-44/operations.json', 'H44-X-42'],
  // The last turn: points that a move brings at once, and a city that the enemy can still come to.
  ['siblings/reichswald.json', 'RW-X-13'],
  ['siblings/market-garden.json', 'MG-X-16'],
  ['holland-44/operations.json', 'H44-X-47'],
  ['siblings/third-world-war.json', 'TWW-X-20'],
  // The last turn: a bridge laid for who leaves, islands that an amphibious unit passes, the way to two cities cut, the weakest sent where anybody will do.
  ['siblings/reichswald.json', 'RW-X-09'],
  ['siblings/reichswald.json', 'RW-X-06'],
  ['siblings/third-world-war.json', 'TWW-X-18'],
  ['siblings/market-garden.json', 'MG-X-11'],
])('recruit passes in %s: %s', async (file, id) => {
  expect(await failuresOf('recruit', file, id)).toEqual([]);
});

// What a staff sees to: a bridge that is mended for the tanks behind it, a guard who stays, the road that the enemy stands on, a garrison that sleeps, a bridge that others live by.
test.each(['H44-X-35', 'H44-X-41', 'H44-X-44', 'H44-X-51', 'H44-X-38'])('regular passes %s', async (id) => {
  expect(await failuresOf('regular', 'holland-44/operations.json', id)).toEqual([]);
});

// What only an old hand sees: a ring around an enemy on the last day, a routed battalion driven against the river, and a company that goes in with its battalion.
test.each(['H44-X-10', 'H44-X-20', 'H44-X-23'])('veteran passes %s', async (id) => {
  expect(await failuresOf('veteran', 'holland-44/fighting.json', id)).toEqual([]);
});

// What is due by a turn is paid in every plan that is looked at.
test('veteran passes TWW-X-01', async () => {
  expect(await failuresOf('veteran', 'siblings/third-world-war.json', 'TWW-X-01')).toEqual([]);
});

// The last day: two divisions on the neck of land take the Pact 20 points, and nobody else comes to it.
test('what a game comes to after a position tells whether its demand pays', async () => {
  const position = positionIn('siblings/third-world-war.json', 'TWW-X-18');
  const worthAfter = (line: Position['good']): Promise<number> => worthOf({ ...position, good: line }, LIBRARY, 1);
  expect([await worthAfter(position.good), await worthAfter(position.bad)]).toEqual([0, -20]);
  expect(await worthOf(position, LIBRARY, 1, LEVELS['recruit'])).toBe(0);
});

function positionIn(file: string, id: string): Position {
  const positions = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as readonly Position[];
  return positions.find((one) => one.id === id) as Position;
}

/** What is wrong with what a level does in a position of the exam. */
const failuresOf = (level: string, file: string, id: string): Promise<readonly string[]> =>
  examine(positionIn(file, id), LIBRARY, answersOf(LEVELS[level] as Seated, 1));
