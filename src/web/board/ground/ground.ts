import { paintCamps } from './terrain/camps.ts';
import { paintFields, paintForest, paintShallows } from './terrain/land.ts';
import { paintHaltLine } from './terrain/halt-line.ts';
import { paintBadges } from './print/badges.ts';
import { paintMountains } from './terrain/mountains.ts';
import { paintPolder } from './terrain/polder.ts';
import { paintHeights } from './terrain/relief.ts';
import { paintSea } from './terrain/sea.ts';
import { paintSwamp } from './terrain/swamp.ts';
import type { Area, Pen, Sheet } from '../model/sheet.ts';
import { paintCities, paintTowns, paintVillages } from './terrain/towns.ts';
import { paintBoundaries, paintCrossings, paintFrontier, paintRoads } from './terrain/routes.ts';
import { paintRivers } from './terrain/rivers.ts';
import { paintFortifications } from './terrain/fortifications.ts';

/** Paints one kind of thing where it reaches into an area; `scale` in pixels a hex radius. */
export type Paint = (pen: Pen, sheet: Sheet, area: Area, scale: number) => void;

/** Everything that lies on the ground, from the lowest to the highest. */
export const GROUND: readonly Paint[] = [
  paintFields,
  paintShallows,
  paintSea,
  paintPolder,
  paintSwamp,
  paintHeights,
  paintForest,
  paintMountains,
  paintCities,
  paintTowns,
  paintVillages,
  paintRivers,
  paintFrontier,
  paintBoundaries,
  paintRoads,
  paintCrossings,
  paintHaltLine,
  paintFortifications,
  paintCamps,
  paintBadges,
];
