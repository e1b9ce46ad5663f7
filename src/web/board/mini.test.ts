import { describe, expect, it } from 'vitest';
import { fitInto, pointUnder } from './mini.ts';

describe('the overview map', () => {
  it('shows the whole sheet, centred', () => {
    expect(fitInto({ width: 20, height: 10 }, 200, 140)).toEqual({ k: 10, x: 0, y: 20 });
    expect(fitInto({ width: 10, height: 14 }, 200, 140)).toEqual({ k: 10, x: 50, y: 0 });
  });

  it('knows the point of the sheet under a point of the picture, and stays on the sheet', () => {
    const sheet = { width: 20, height: 10 };
    const fit = fitInto(sheet, 200, 140);
    expect(pointUnder(fit, sheet, { x: 100, y: 70 })).toEqual({ x: 10, y: 5 });
    expect(pointUnder(fit, sheet, { x: -5, y: 139 })).toEqual({ x: 0, y: 10 });
  });
});
