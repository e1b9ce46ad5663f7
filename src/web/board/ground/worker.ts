import type { Ground } from '../model/scene.ts';
import { bake, type Plate } from './bake.ts';
import { sheetOf, type Sheet } from '../model/sheet.ts';

/** What the page asks of the worker: to take up a ground, or to bake a plate of it. */
export type Order = { ground: Ground } | { id: number; plate: Plate };

export interface Baked {
  id: number;
  picture: ImageBitmap;
}

let sheet: Sheet | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('ground' in data) sheet = sheetOf(data.ground);
  else if (sheet) {
    const canvas = bake(sheet, data.plate) as OffscreenCanvas;
    const baked: Baked = { id: data.id, picture: canvas.transferToImageBitmap() };
    self.postMessage(baked, { transfer: [baked.picture] });
  }
});
