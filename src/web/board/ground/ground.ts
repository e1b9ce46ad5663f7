import { paintCamps } from './camps.ts';
import { paintFields, paintForest, paintShallows } from './land.ts';
import { paintHaltLine } from './halt-line.ts';
import { paintBadges } from './badges.ts';
import { paintMountains } from './mountains.ts';
import { paintPolder } from './polder.ts';
import { paintHeights } from './relief.ts';
import { paintSea } from './sea.ts';
import { paintSwamp } from './swamp.ts';
import type { Area, Pen, Sheet } from '../model/sheet.ts';
import { paintCities, paintTowns, paintVillages } from './towns.ts';
import { paintBoundaries, paintCrossings, paintFrontier, paintRivers, paintRoads } from './routes.ts';
import { paintFortifications } from './fortifications.ts';

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
