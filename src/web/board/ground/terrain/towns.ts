import type { Point } from '../../../../hex/layout.ts';
import { SHEET } from '../../model/palette.ts';
import { regionOf } from './outline.ts';
import { pointOn, roadPieces, type Curve } from './roads.ts';
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

/** A city: built-up ground with blocks in rows between its streets. */
export function paintCities(pen: Pen, sheet: Sheet, area: Area): void {
  const region = regionOf(sheet, hexesWith(sheet, 'city'), 'city');
  if (!region) return;
  pen.fillStyle = SHEET.town;
  pen.fill(region.path, 'evenodd');
  pen.strokeStyle = SHEET.townEdge;
  pen.lineWidth = 0.04;
  pen.stroke(region.path);
  for (const hex of near(sheet, region.hexes, area)) {
    for (const house of once(sheet, `blocks ${hex}`, () => blocksOf(sheet, hex))) paintHouse(pen, house);
  }
}

/** A town: blocks as in a city, but with open ground round them. */
export function paintTowns(pen: Pen, sheet: Sheet, area: Area): void {
  for (const hex of near(sheet, hexesWith(sheet, 'town'), area)) {
    const blocks = once(sheet, `blocks ${hex}`, () => blocksOf(sheet, hex, TOWN));
    paintGardens(pen, SHEET.townEdge, blocks, 0.185);
    paintGardens(pen, SHEET.town, blocks, 0.165);
    for (const house of blocks) paintHouse(pen, house);
  }
}

/** Ground of one tint about houses. */
function paintGardens(pen: Pen, tint: string, houses: readonly House[], radius: number): void {
  pen.fillStyle = tint;
  pen.beginPath();
  for (const { x, y } of houses) {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
  }
  pen.fill();
}

/** How far the blocks of a city and of a town reach from the middle of the hex, in its radii. */
const [CITY, TOWN] = [0.76, 0.5];

/** Blocks in line with the main street, a few left out for squares. */
function blocksOf(sheet: Sheet, hex: number, far = CITY): House[] {
  const chance = chanceFor(sheet, `city ${hex}`);
  const at = centre(sheet, hex);
  const turn = directionOf(streetsIn(sheet, hex)[0]) ?? (chance() - 0.5) * 0.7;
  const houses: House[] = [];
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [(column + (chance() - 0.5) * 0.16) * 0.24, (row + (chance() - 0.5) * 0.16) * 0.225];
      const [width, height] = [0.135 + chance() * 0.06, 0.12 + chance() * 0.05];
      if (Math.hypot(x, y) > far || chance() < 0.08) continue;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      houses.push({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos, width, height, turn });
    }
  }
  return houses;
}

const streetsIn = (sheet: Sheet, hex: number): Curve[] =>
  roadPieces(sheet)
    .filter((piece) => piece.hex === hex)
    .map(({ curve }) => curve);

function directionOf(street: Curve | undefined): number | undefined {
  if (!street) return undefined;
  const [a, , , d] = street;
  return Math.atan2(d.y - a.y, d.x - a.x);
}

/** Houses of a village that is all there is in its hex, and of one in other ground. */
const [ALONE, AMONG] = [17, 8];

/** A village: houses on both sides of its streets, with gardens behind; without a road, a cluster. */
export function paintVillages(pen: Pen, sheet: Sheet, area: Area): void {
  const villages = [
    [hexesWith(sheet, 'village'), ALONE],
    [hexesFeaturing(sheet, 'village'), AMONG],
  ] as const;
  for (const [hexes, most] of villages) {
    for (const hex of near(sheet, hexes, area)) {
      const houses = once(sheet, `village ${hex}`, () => housesOf(sheet, hex, most));
      paintGardens(pen, SHEET.garden, houses, 0.17);
      for (const house of houses) paintHouse(pen, house);
    }
  }
}

function housesOf(sheet: Sheet, hex: number, most: number): House[] {
  const chance = chanceFor(sheet, `village ${hex}`);
  const at = centre(sheet, hex);
  const lined = streetsIn(sheet, hex).flatMap((street) => lineStreet(street, at, chance));
  const houses: House[] = [];
  for (const house of [...lined, ...clusterAt(at, chance)]) {
    if (houses.length < most && houses.every(({ x, y }) => Math.hypot(x - house.x, y - house.y) > 0.125))
      houses.push(house);
  }
  return houses;
}

/** Houses along that part of a street that lies about the middle of the hex. */
function lineStreet(street: Curve, middle: Point, chance: () => number): House[] {
  const houses: House[] = [];
  for (let t = 0.05; t < 1; t += 0.13) {
    const [at, next] = [pointOn(street, t), pointOn(street, Math.min(1, t + 0.02))];
    const turn = Math.atan2(next.y - at.y, next.x - at.x);
    for (const side of [-1, 1]) {
      const far = side * (0.135 + chance() * 0.03);
      const house = { x: at.x - Math.sin(turn) * far, y: at.y + Math.cos(turn) * far, ...plot(chance), turn };
      if (chance() < 0.85 && Math.hypot(house.x - middle.x, house.y - middle.y) < 0.5) houses.push(house);
    }
  }
  return houses;
}

const clusterAt = ({ x, y }: Point, chance: () => number): House[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI + chance() * 0.5;
    const far = 0.2 + (i % 3) * 0.1 + chance() * 0.05;
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

/** A house with its shadow to the south-east. */
function paintHouse(pen: Pen, { x, y, width, height, turn }: House): void {
  const transform = pen.getTransform();
  pen.translate(x + 0.016, y + 0.02);
  pen.rotate(turn);
  pen.fillStyle = SHEET.houseShadow;
  pen.fillRect(-width / 2, -height / 2, width, height);
  pen.setTransform(transform);
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = SHEET.house;
  pen.fillRect(-width / 2, -height / 2, width, height);
  pen.fillStyle = SHEET.roof;
  pen.fillRect(-width / 2, -height / 2, width, height / 2);
  pen.setTransform(transform);
}
