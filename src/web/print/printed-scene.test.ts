import { expect, test } from 'vitest';
import { select } from '../gestures/pick.ts';
import { sceneOf } from '../map/scene.ts';
import { tableAt } from '../state/test-kit.ts';
import { printedScene } from './printed-scene.ts';

test('what is printed is what lies there, without what is being chosen', () => {
  const table = tableAt({ turn: 9, phase: 'allied-movement', units: { 'B-44/15': '0910', 'G-2/2': '1310' } });
  select(table, 'B-44/15');
  const [scene, printed] = [sceneOf(table), printedScene(table)];
  expect(scene.reach?.length).toBeGreaterThan(0);
  expect(scene.pieces.some(({ look }) => look)).toBe(true);
  expect(printed.reach).toBeUndefined();
  expect(printed.marks).toEqual([]);
  expect(printed.pieces.every((piece) => !piece.look && !piece.spent && !piece.badges)).toBe(true);
  const places = ({ pieces }: typeof scene): object => Object.fromEntries(pieces.map(({ id, hex }) => [id, hex]));
  expect(places(printed)).toEqual(places(scene));
  expect(printed.closed).toEqual(scene.closed);
});

test('what the reader has drawn is printed as long as he sees it, without what is in the making', () => {
  const table = tableAt();
  table.annotating.drawRing('0305');
  table.annotating.aim = { from: '0305', to: '0405' };
  expect(sceneOf(table).annotations?.arrows).toHaveLength(1);
  expect(printedScene(table).annotations).toEqual(table.annotating.kept);
  table.annotating.aim = undefined;
  table.layers.toggle('annotations');
  expect(printedScene(table).annotations).toBeUndefined();
});
