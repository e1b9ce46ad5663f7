import type { Position } from '../../position/position.ts';
import { MOVEMENT } from '../../data/terrain.ts';

/** H44-24.2-a: more parts of a point for Allied mechanised units to enter the hex of a traffic marker. */
export const trafficCost = (p: Position, hex: number): number => (p.s.traffic.includes(hex) ? MOVEMENT.traffic : 0);
