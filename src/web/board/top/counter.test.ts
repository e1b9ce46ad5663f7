import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QUALITY, STRIPE } from '../model/palette.ts';
import type { Face, Print } from '../model/scene.ts';
import type { Pen } from '../model/sheet.ts';
import { paintFace, type Detail } from './counter.ts';

const PLAIN: Face = {
  ground: '#eee',
  ink: '#111',
  stripe: '#fff',
  cut: false,
  symbol: '',
  size: 'II',
  label: 'A',
  formation: '',
  factors: '4-5-3',
  reduced: false,
};

/** Words written, in order; fills with colour and kind of shape; strokes by kind of shape. */
function painted(print: Print | undefined, detail: Detail = 'full') {
  const [words, fills, strokes]: [string[], string[], string[]] = [[], [], []];
  let shape = '';
  const pen = new Proxy({ fillStyle: '' } as Record<string, unknown>, {
    get(own, name: string) {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 10 });
      if (name === 'fillText') return (text: string) => words.push(text);
      if (name === 'beginPath') return () => (shape = '');
      if (name === 'fill')
        return (outline?: object) => fills.push(`${String(own['fillStyle'])} ${outline ? 'outline' : shape}`);
      if (name === 'stroke') return (outline?: object) => strokes.push(outline ? 'outline' : shape);
      if (name === 'fillRect') return () => fills.push(`${String(own['fillStyle'])} rect`);
      if (name === 'strokeRect') return () => strokes.push('rect');
      if (['arc', 'ellipse', 'rect', 'lineTo'].includes(name)) return () => (shape = name);
      return own[name] ?? (() => {});
    },
  });
  paintFace(pen as unknown as Pen, print ? { ...PLAIN, print } : PLAIN, detail);
  return { words, fills, strokes };
}

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    vi.fn(function (this: Record<string, () => void>) {
      this['roundRect'] = () => {};
    }),
  );
});
afterAll(() => vi.unstubAllGlobals());

describe('a counter', () => {
  it('has its strengths in one line where nothing surrounds them', () => {
    expect(painted(undefined).words).toEqual(['II', 'A', '4-5-3']);
    expect(painted(undefined, 'strength').words).toEqual(['4-5-3']);
  });

  it('has a symbol or nothing for an attack that it has not', () => {
    const support = painted({ attackAs: 'support' });
    expect(support.words).toEqual(['II', 'A', '-', '5', '-', '3']);
    expect(support.fills).toContain('#111 lineTo');
    const none = painted({ attackAs: 'none' });
    expect(none.words).toEqual(['II', 'A', '5', '-', '3']);
    expect(none.fills).not.toContain('#111 lineTo');
  });

  it.each(['elite', 'green'] as const)('has a box round the defence of %s troops, near and far', (quality) => {
    for (const detail of ['full', 'strength'] as const) {
      expect(painted({ quality }, detail).fills).toContain(`${QUALITY[quality].ground} rect`);
    }
    expect(painted({ quality }, 'block').fills).not.toContain(`${QUALITY[quality].ground} rect`);
  });

  it('has a circle or a box round the allowance', () => {
    expect(painted({ allowanceIn: 'circle' }).strokes).toContain('ellipse');
    expect(painted({ allowanceIn: 'box' }).strokes).not.toContain('ellipse');
    expect(painted({ allowanceIn: 'box' }).strokes.length).toBeGreaterThan(painted({ half: true }).strokes.length);
  });

  it('has armour, badge and half beside the symbol', () => {
    expect(painted({ armour: { rating: 4, boxed: false }, badge: '30C', half: true }).words.slice(-3)).toEqual([
      '4',
      '30C',
      '½',
    ]);
    const boxes = (boxed: boolean): number =>
      painted({ armour: { rating: 4, boxed } }).strokes.filter((shape) => shape === 'rect').length;
    expect(boxes(true) - boxes(false)).toBe(1);
  });

  it('has a dot for every step, full for those left', () => {
    const { fills, strokes } = painted({ dots: { left: 2, all: 3 } });
    expect(fills.filter((fill) => fill === '#111 arc')).toHaveLength(2);
    expect(strokes.filter((shape) => shape === 'arc')).toHaveLength(3);
  });

  it('has a whole or a broken stripe along its edge', () => {
    const stripes = (stripe: 'whole' | 'broken', detail: Detail = 'full'): number =>
      painted({ stripe }, detail).fills.filter((fill) => fill === `${STRIPE} rect`).length;
    expect([stripes('whole'), stripes('broken'), stripes('whole', 'block')]).toEqual([1, 3, 0]);
  });
});
