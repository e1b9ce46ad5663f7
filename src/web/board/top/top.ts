import type { Frame } from '../model/frame.ts';
import type { Scene } from '../model/scene.ts';
import type { Sheet } from '../model/sheet.ts';
import { paintAnnotations, paintNotes, paintThrough } from './annotations.ts';
import { paintAreas } from './areas.ts';
import { paintBars } from './bars.ts';
import { paintBeside } from './beside.ts';
import { paintFlags } from './flags.ts';
import { paintRegions } from './regions.ts';
import { paintSides } from './sides.ts';
import { paintArrows, paintSigns } from './signs.ts';
import type { Sprites } from './sprites.ts';
import { paintStacks } from './stacks.ts';
import { paintCut, paintSupply } from './supply.ts';

/** All that lies on the sheet, from below, with these of its counters. */
export function paintTop(
  frame: Frame,
  sheet: Sheet,
  scene: Scene,
  { pieces, beside = [] }: Pick<Scene, 'pieces' | 'beside'>,
  sprites: Sprites,
): void {
  sprites.begin();
  paintAreas(frame, sheet, scene);
  paintRegions(frame, sheet, scene);
  if (scene.supply) paintSupply(frame, sheet, scene.supply);
  paintBars(frame, sheet, scene);
  paintArrows(frame, sheet, scene, 'support');
  if (scene.annotations) paintAnnotations(frame, sheet, scene.annotations);
  paintBeside(frame, sheet, beside, sprites);
  paintStacks(frame, sheet, { ...scene, pieces }, sprites);
  if (scene.annotations) paintThrough(frame, sheet, scene.annotations);
  if (scene.supply) paintCut(frame, sheet, scene.supply);
  paintFlags(frame, sheet, scene.flags ?? []);
  paintSides(frame, sheet, scene.sides ?? []);
  paintSigns(frame, sheet, scene, sprites);
  if (scene.annotations) paintNotes(frame, sheet, scene.annotations.notes, pieces);
}
