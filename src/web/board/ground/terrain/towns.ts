import type { Point } from '../../../../hex/layout.ts';
import { isInside, regionOf, type Region } from './outline.ts';
import { pointOn, roadPieces, type Curve } from './roads.ts';
import { addDot } from './woods.ts';
import {
  centre,
  chanceFor,
  hexesFeaturing,
  hexesWith,
  near,
  once,
  type Area,
  type Pen,
  type Sheet,
} from '../../model/sheet.ts';

interface House extends Point {
  width: number;
  height: number;
  turn: number;
}

/** How far the blocks of a city and of a town reach from the middle of the hex, in its radii. */
const [CITY, TOWN] = [0.84, 0.52];
/** Houses of a village that is all there is in its hex, and one in other ground. */
const [ALONE, AMONG] = [17, 9];

type Built = ReturnType<typeof drawn>;

/** The ground of cities, towns and villages, below their streets. */
export function paintPlaceGround(pen: Pen, sheet: Sheet, area: Area): void {
  pen.fillStyle = sheet.inks.town;
  const city = cityOf(sheet);
  if (city) pen.fill(city.path, 'evenodd');
  for (const { ground } of builtIn(sheet, area)) pen.fill(ground);
}

/** Cities, towns and villages: flat blocks along the streets through them. */
export function paintPlaces(pen: Pen, sheet: Sheet, area: Area): void {
  pen.fillStyle = sheet.inks.house;
  for (const { blocks } of builtIn(sheet, area)) pen.fill(blocks);
}

const cityOf = (sheet: Sheet): Region | undefined => regionOf(sheet, hexesWith(sheet, 'city'), 'city');

function builtIn(sheet: Sheet, area: Area): Built[] {
  const city = cityOf(sheet);
  const isInCity = (at: Point): boolean => city !== undefined && isInside(city, at);
  const places: readonly (readonly [hexes: readonly number[], name: string, make: (hex: number) => House[]])[] = [
    [city?.hexes ?? [], 'city', (hex) => blocksOf(sheet, hex, CITY).filter(isInCity)],
    [hexesWith(sheet, 'town'), 'town', (hex) => blocksOf(sheet, hex, TOWN)],
    [hexesWith(sheet, 'village'), 'village', (hex) => housesOf(sheet, hex, ALONE)],
    [hexesFeaturing(sheet, 'village'), 'village', (hex) => housesOf(sheet, hex, AMONG)],
  ];
  return places.flatMap(([hexes, name, make]) =>
    near(sheet, hexes, area).map((hex) => once(sheet, `${name} ${hex}`, () => drawn(make(hex)))),
  );
}

/** The houses of a place and the ground about them. */
function drawn(houses: readonly House[]): { ground: Path2D; blocks: Path2D } {
  const [ground, blocks] = [new Path2D(), new Path2D()];
  for (const house of houses) {
    addDot(ground, house, Math.max(house.width, house.height) * 0.5 + 0.075);
    cornersOf(house).forEach(({ x, y }, i) => (i === 0 ? blocks.moveTo(x, y) : blocks.lineTo(x, y)));
    blocks.closePath();
  }
  return { ground, blocks };
}

function cornersOf({ x, y, width, height, turn }: House): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const [dx, dy] = [(across * width) / 2, (down * height) / 2];
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  });
}

/** How far a block keeps from the middle of a street, and from the middle of another block. */
const [STREET, BLOCK] = [0.12, 0.17];

/** Blocks along the streets, behind them more in line with the main one, a few left out for squares. */
function blocksOf(sheet: Sheet, hex: number, far: number): House[] {
  const chance = chanceFor(sheet, `city ${hex}`);
  const at = centre(sheet, hex);
  const streets = streetsIn(sheet, hex);
  const ways = streets.flatMap((street) => Array.from({ length: 13 }, (_, i) => pointOn(street, i / 12)));
  const turn = directionOf(streets[0]) ?? (chance() - 0.5) * 0.7;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const block = (): { width: number; height: number } => ({
    width: 0.125 + chance() * 0.05,
    height: 0.115 + chance() * 0.03,
  });
  const houses = streets.flatMap((street) => lineStreet(street, at, far, chance, block));
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const x = (column + 0.5 * (row % 2) + (chance() - 0.5) * 0.16) * 0.21;
      const y = (row + 0.5 + (chance() - 0.5) * 0.16) * 0.19;
      if (Math.hypot(x, y) > far * (0.82 + chance() * 0.18) || chance() < 0.08) continue;
      houses.push({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos, ...block(), turn });
    }
  }
  const isClear = (house: House): boolean => ways.every((way) => apart(way, house) > STREET * 0.85);
  return spread(houses.filter(isClear), BLOCK);
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Those of the houses that keep a distance from all before them. */
function spread(houses: readonly House[], least: number): House[] {
  const kept: House[] = [];
  for (const house of houses) if (kept.every((other) => apart(other, house) > least)) kept.push(house);
  return kept;
}

const streetsIn = (sheet: Sheet, hex: number): readonly Curve[] =>
  once(sheet, 'streets', () => {
    const streets = new Map<number, Curve[]>();
    for (const piece of roadPieces(sheet)) streets.set(piece.hex, [...(streets.get(piece.hex) ?? []), piece.curve]);
    return streets;
  }).get(hex) ?? [];

function directionOf(street: Curve | undefined): number | undefined {
  if (!street) return undefined;
  const [a, , , d] = street;
  return Math.atan2(d.y - a.y, d.x - a.x);
}

/** A village: houses on both sides of its streets; without a road, a cluster. */
function housesOf(sheet: Sheet, hex: number, most: number): House[] {
  const chance = chanceFor(sheet, `village ${hex}`);
  const at = centre(sheet, hex);
  const lined = streetsIn(sheet, hex).flatMap((street) => lineStreet(street, at, 0.46, chance, () => plot(chance)));
  return spread(lined.length > 0 ? lined : clusterAt(at, chance), 0.125).slice(0, most);
}

/** Houses along that part of a street that lies about the middle of the hex. */
function lineStreet(
  street: Curve,
  middle: Point,
  reach: number,
  chance: () => number,
  size: () => { width: number; height: number },
): House[] {
  const houses: House[] = [];
  for (let t = 0.05; t < 1; t += 0.13) {
    const [at, next] = [pointOn(street, t), pointOn(street, Math.min(1, t + 0.02))];
    const turn = Math.atan2(next.y - at.y, next.x - at.x);
    for (const side of [-1, 1]) {
      const { width, height } = size();
      const far = side * (0.06 + height / 2 + chance() * 0.03);
      const house = { x: at.x - Math.sin(turn) * far, y: at.y + Math.cos(turn) * far, width, height, turn };
      if (chance() < 0.85 && apart(house, middle) < reach) houses.push(house);
    }
  }
  return houses;
}

const clusterAt = ({ x, y }: Point, chance: () => number): House[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI + chance() * 0.5;
    const far = 0.12 + (i % 3) * 0.09 + chance() * 0.05;
    return {
      x: x + Math.cos(angle) * far,
      y: y + Math.sin(angle) * far * 0.85,
      ...plot(chance),
      turn: angle + Math.PI / 2,
    };
  });

const plot = (chance: () => number): { width: number; height: number } => ({
  width: 0.1 + chance() * 0.055,
  height: 0.075 + chance() * 0.02,
});
