import { expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { hexAt, makeGrid } from '../../../hex/grid.ts';
import { centreOf, layoutOf, type Point } from '../../../hex/layout.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import type { Face, Piece, Scene } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';
import { placesOf, restOf, slidesBetween, type Slides } from './slides.ts';

const grid = makeGrid((gameById('reichswald') as Wargame).map.grid);
const layout = layoutOf(grid);
const sheet = { grid, layout } as unknown as Sheet;
const FACE = { ground: 'grey', factors: '4-4-12', reduced: false } as Face;

const at = (name: string): Point => centreOf(layout, hexAt(grid, name) as number);
const piece = (id: string, hex: string, face: Partial<Face> = {}): Piece => ({ id, hex, face: { ...FACE, ...face } });
const scene = (...pieces: Piece[]): Scene => ({ pieces, marks: [], arrows: [], closed: [] });

const between = (
  before: Scene,
  after: Scene,
  paths: Readonly<Record<string, readonly string[]>> = {},
  now?: (id: string) => readonly Point[] | undefined,
): Slides => slidesBetween(sheet, placesOf(sheet, before), placesOf(sheet, after), new Map(Object.entries(paths)), now);
const lines = ({ going }: Slides): unknown => going.map(({ line }) => line);

it('a counter goes along its path, or straight where it is not known or leads elsewhere', () => {
  const scenes = [scene(piece('a', '0305')), scene(piece('a', '0505'))] as const;
  expect(lines(between(...scenes, { a: ['0305', '0405', '0505'] }))).toEqual([[at('0305'), at('0405'), at('0505')]]);
  const straight = [[at('0305'), at('0505')]];
  expect(lines(between(...scenes))).toEqual(straight);
  expect(lines(between(...scenes, { a: ['0305', '0405'] }))).toEqual(straight);
  expect(lines(between(...scenes, { a: ['0304', '0405', '0505'] }))).toEqual(straight);
});

it('whoever goes with it goes along the same path', () => {
  const { going } = between(
    scene(piece('a', '0305'), piece('b', '0305')),
    scene(piece('a', '0505'), piece('b', '0505')),
    {
      a: ['0305', '0405', '0505'],
    },
  );
  expect(going.map(({ line }) => line[1])).toEqual([at('0405'), at('0405')]);
});

it('a hex takes 90 milliseconds, a long way 600 at most', () => {
  const time = (to: string): number | undefined =>
    between(scene(piece('a', '0305')), scene(piece('a', to))).going[0]?.time;
  expect([time('0306'), time('0308'), time('1905')]).toEqual([90, 270, 600]);
});

it('what is under way leaves its way for the new one, from where it is', () => {
  const now = (): Point[] => [{ x: 7, y: 9 }, at('0405')];
  const scenes = [scene(piece('a', '0405')), scene(piece('a', '0505'))] as const;
  expect(lines(between(...scenes, {}, now))).toEqual([[{ x: 7, y: 9 }, at('0505')]]);
  const on = [{ x: 7, y: 9 }, at('0405'), at('0505')];
  expect(lines(between(...scenes, { a: ['0405', '0505'] }, now))).toEqual([on]);
});

it('who enters comes from beyond the rim; who appears in the middle is there at once', () => {
  const [line] = between(scene(), scene(piece('a', '0205')), { a: ['0105', '0205'] }).going.map((one) => one.line);
  expect(line?.slice(1)).toEqual([at('0105'), at('0205')]);
  expect(line?.[0]?.x).toBeLessThan(at('0105').x);
  expect(between(scene(), scene(piece('a', '0505'))).going).toEqual([]);
});

it('who is lost, or has lost a step, goes pale as he was; in other colours nobody has lost anything', () => {
  const before = scene(piece('a', '0305'), piece('b', '0405'), piece('c', '0505'));
  const after = scene(piece('b', '0405', { factors: '2-2-12' }), piece('c', '0505', { ground: 'red', factors: '1' }));
  const { going, lost } = between(before, after);
  expect(going).toEqual([]);
  expect(lost.map(({ piece: { id, face } }) => [id, face.factors])).toEqual([
    ['a', '4-4-12'],
    ['b', '4-4-12'],
  ]);
});

it('a counter arrives with what it had when it set out', () => {
  const struck = between(scene(piece('a', '0305')), scene({ ...piece('a', '0405', { factors: '2' }), spent: true }));
  expect(struck.going[0]?.piece).toEqual(piece('a', '0305'));
});

it('counters that lie face down are not followed, nor a position that is another one', () => {
  const hidden = (hex: string): Scene => scene(piece('unknown-0', hex, { unknown: true }));
  expect(between(hidden('0305'), hidden('0405'))).toEqual({ going: [], lost: [] });
  const many = (hex: string): Scene => scene(...Array.from({ length: 61 }, (_, i) => piece(`${i}`, hex)));
  expect(between(many('0305'), many('0405'))).toEqual({ going: [], lost: [] });
});

it('a line has a rest from every part of it', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
  ];
  expect(restOf(line, 0)).toEqual(line);
  expect(restOf(line, 0.25)).toEqual([{ x: 1, y: 0 }, ...line.slice(1)]);
  expect(restOf(line, 0.75)).toEqual([{ x: 2, y: 1 }, ...line.slice(2)]);
  expect(restOf(line, 1)).toEqual(line.slice(2));
});
