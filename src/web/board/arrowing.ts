import type { Point } from '../../hex/layout.ts';
import type { Intents } from './model/scene.ts';
import type { Drawing } from './stroke.ts';

/** The button with which an arrow may always be drawn. */
const SECOND = 2;

/** Strokes that draw an arrow from hex to hex; one that ends where it began is a click. */
export function arrowing(
  intents: Intents,
  { nameAt, hover }: { nameAt: (at: Point) => string | undefined; hover: (hex: string | undefined) => void },
): Drawing {
  let from: string | undefined;
  let bySecond = false;
  return {
    mayBegin: (at, _, button) => {
      bySecond = button === SECOND;
      const may = bySecond ? intents.drawArrow !== undefined : intents.annotates?.();
      from = may ? nameAt(at) : undefined;
      return from !== undefined;
    },
    mayTake: () => false,
    begin: () => undefined,
    over: (at) => {
      const to = at && nameAt(at);
      hover(to);
      intents.aim?.(from, to);
    },
    done: (at) => {
      const to = nameAt(at);
      intents.aim?.(undefined);
      if (from === undefined || to === undefined) return;
      if (to !== from) intents.drawArrow?.(from, to);
      else if (bySecond) intents.inspect(from);
      else intents.pick(from, false);
    },
    cancel: () => intents.aim?.(undefined),
  };
}
