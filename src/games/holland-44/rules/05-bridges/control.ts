import { bridgeName, say } from '../../position/actions.ts';
import type { Span } from '../../position/board.ts';
import { ALLIED, enemyOf, GERMAN, holds, keep, note, type Position, type Side } from '../../position/position.ts';
import { INTACT, WIRED } from '../../position/state.ts';
import { isGrave, setBridge } from './bridges.ts';
import { inZone } from '../07-zoc/zoc.ts';

export const spanOf = (p: Position, span: number): Span => p.board.spans[span] as Span;

/** H44-5.3.2-c, 5.8: no enemy is in the hex, nor EZOC unless friends are. */
export const isFree = (p: Position, side: Side, hex: number): boolean =>
  !holds(p, enemyOf(side), hex) && (holds(p, side, hex) || !inZone(p, enemyOf(side), hex));

/** H44-5.3.2-b: does the side control a bridge: a unit of its own at one end, and the other free? */
export function controlsBridge(p: Position, side: Side, span: number): boolean {
  const { a, b } = spanOf(p, span);
  return (holds(p, side, a) && isFree(p, side, b)) || (holds(p, side, b) && isFree(p, side, a));
}

/**
 * H44-5.7-c, H44-5.7-d, RUL-H44-40: the bridge of Grave is intact if the Allies control it at the end of their first
 * turn.
 */
export function captureGrave(p: Position): void {
  if (p.s.turn !== 1) return;
  p.board.spans.forEach((_, span) => {
    if (p.s.bridges[span] !== WIRED || !isGrave(p, span) || !controlsBridge(p, ALLIED, span)) return;
    setBridge(p, span, INTACT);
    say(p, 'bridge-captured', '5.7', { bridge: bridgeName(p, span) });
  });
}

/**
 * H44-5.3.2-a, H44-5.3.3-b, RUL-H44-43: the Germans wire every intact bridge that they control, except where they have
 * done something in this phase.
 */
export function rewire(p: Position): void {
  p.board.spans.forEach((_, span) => {
    if (p.s.bridges[span] !== INTACT || isTouched(p, span) || !controlsBridge(p, GERMAN, span)) return;
    setBridge(p, span, WIRED);
    say(p, 'rewired', '5.3.2', { bridge: bridgeName(p, span) });
  });
}

/** 5.3.3, 5.8: has anything been done at the bridge in this bridge phase? */
export const isTouched = (p: Position, span: number): boolean => p.s.own.touched[span] !== undefined;

export const touch = (p: Position, span: number): void => note(p, 'touched', span, 1);

export const forgetTouched = (p: Position): void => keep(p, { touched: {} });
