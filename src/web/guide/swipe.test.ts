import { afterEach, describe, expect, it, vi } from 'vitest';
import { swiped } from './swipe.ts';

class Box extends EventTarget {}

const touch = (box: Box, type: string, ...at: readonly (readonly [number, number])[]): void => {
  const fingers = at.map(([clientX, clientY]) => ({ clientX, clientY }));
  const event = Object.assign(new Event(type), {
    touches: type === 'touchstart' ? fingers : [],
    changedTouches: fingers,
  });
  box.dispatchEvent(event);
};

describe('a swipe over the guide', () => {
  const acts = { left: vi.fn<() => void>(), right: vi.fn<() => void>() };
  afterEach(() => void vi.clearAllMocks());

  it.each([
    ['to the left', [[300, 500]], [[200, 510]], [1, 0]],
    ['to the right', [[100, 500]], [[190, 470]], [0, 1]],
    ['too short', [[300, 500]], [[250, 500]], [0, 0]],
    ['mostly down, as one scrolls', [[300, 300]], [[220, 380]], [0, 0]],
    [
      'of two fingers',
      [
        [300, 500],
        [320, 520],
      ],
      [[100, 500]],
      [0, 0],
    ],
  ] as const)('%s', (_, from, to, [left, right]) => {
    const box = new Box();
    const leave = swiped(acts)(box as HTMLElement);
    touch(box, 'touchstart', ...from);
    touch(box, 'touchend', ...to);
    expect([acts.left.mock.calls.length, acts.right.mock.calls.length]).toEqual([left, right]);
    leave();
    touch(box, 'touchstart', [300, 500]);
    touch(box, 'touchend', [100, 500]);
    expect(acts.left.mock.calls.length).toBe(left);
  });
});
