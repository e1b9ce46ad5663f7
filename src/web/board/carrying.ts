import type { Point } from '../../hex/layout.ts';
import type { Intents } from './model/scene.ts';
import type { Drawing } from './stroke.ts';

/** The board under the pointer. */
interface Ground {
  /** The hex from which a path may be drawn. */
  grip(): string | undefined;
  nameAt(at: Point): string | undefined;
  hover(hex: string | undefined): void;
  /** Shows whoever has been lifted out of a hex at a place of the window, clear of a finger; puts him down where there is none. */
  carry(from: string, at: Point | undefined, byFinger: boolean): void;
}

/** Strokes: the path of the unit that has been taken up, or a unit of the stack under the mouse, or under a finger that has rested, carried to where it is to go. */
export function carrying(intents: Intents, ground: Ground): Drawing {
  /** The hex out of which a unit is carried. */
  let from: string | undefined;
  let putBack: (() => void) | undefined;
  let drawn: string | undefined;
  let byFinger = false;
  const putDown = (): void => {
    if (from !== undefined) ground.carry(from, undefined, byFinger);
  };
  return {
    mayBegin: (at, isMouse, button) => {
      const hex = ground.nameAt(at);
      from = undefined;
      byFinger = false;
      if (hex === undefined || button !== 0) return false;
      drawn = hex;
      if (hex === ground.grip()) return true;
      if (isMouse && intents.mayLift?.(hex)) from = hex;
      return from !== undefined;
    },
    mayTake: (at) => {
      const hex = ground.nameAt(at);
      byFinger = true;
      from = hex !== undefined && intents.mayLift?.(hex) === true ? hex : undefined;
      return from !== undefined;
    },
    begin: () => (putBack = from === undefined ? intents.undrawn : intents.lift?.(from)),
    over: (at) => {
      const hex = at && ground.nameAt(at);
      if (from !== undefined) {
        ground.hover(hex);
        ground.carry(from, at, byFinger);
      } else if (hex !== undefined && hex !== drawn) {
        drawn = hex;
        intents.draw?.(hex);
      }
    },
    done: (at) => {
      const hex = ground.nameAt(at);
      if (from === undefined) intents.drawn?.();
      else if (hex === undefined) putBack?.();
      else if (hex !== from) intents.drop?.(hex);
      putDown();
    },
    cancel: () => {
      putBack?.();
      putDown();
    },
  };
}
