import { paintCamps } from './terrain/camps.ts';
import { paintFields, paintPolder } from './terrain/fields.ts';
import { paintHaltLine } from './terrain/halt-line.ts';
import { paintBadges } from './print/badges.ts';
import { paintFrontier, paintFrontierBands, paintNations } from './terrain/nations.ts';
import { paintRelief } from './terrain/relief.ts';
import { paintWaters } from './terrain/water.ts';
import { paintForest } from './terrain/woods.ts';
import { paintSwamp } from './terrain/swamp.ts';
import type { Area, Pen, Sheet } from '../model/sheet.ts';
import { paintPlaceGround, paintPlaces } from './terrain/towns.ts';
import { paintBoundaries, paintCrossings, paintRoads } from './terrain/routes.ts';
import { paintRivers } from './terrain/rivers.ts';
import { paintFortifications } from './terrain/fortifications.ts';

/** Paints one kind of thing where it reaches into an area; `scale` in pixels a hex radius. */
export type Paint = (pen: Pen, sheet: Sheet, area: Area, scale: number) => void;

/** Everything that lies on the ground, from the lowest to the highest. */
export const GROUND: readonly Paint[] = [
  paintNations,
  paintFields,
  paintWaters,
  paintPolder,
  paintSwamp,
  paintRelief,
  paintForest,
  paintFrontierBands,
  paintPlaceGround,
  paintRivers,
  paintFrontier,
  paintBoundaries,
  paintRoads,
  paintPlaces,
  paintCrossings,
  paintHaltLine,
  paintFortifications,
  paintCamps,
  paintBadges,
];
