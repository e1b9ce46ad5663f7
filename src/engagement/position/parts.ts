import type { Position } from './rules.ts';

/** Movement points as whole parts, of which a point has `movement.parts`: everything inside counts in them. */
export const inParts = (p: Position, points: number): number => Math.round(points * p.rules.movement.parts);

/** Parts as points, for everybody outside. */
export const inPoints = (p: Position, parts: number): number => parts / p.rules.movement.parts;
