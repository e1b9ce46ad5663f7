import type { Stake } from '../../../../wargame/search/contract.ts';
import { bridgeName } from '../../position/actions.ts';
import { GERMAN, holds, type Position } from '../../position/position.ts';
import { SAFE, WIRED } from '../../position/state.ts';
import { isGrave } from './bridges.ts';

/** What else is worth a march: the bridge of Grave on the first turn, and in the short game the bridges that are never blown. */
export const keys = (p: Position): Stake[] => [
  ...(p.s.turn === 1 ? grave(p) : []),
  ...(p.s.scenario === 'short' ? waal(p) : []),
];

/** H44-5.7-c: who comes to it on turn 1 has it intact: no longer once it is marked. */
const grave = (p: Position): Stake[] =>
  p.board.spans.flatMap(({ a, b }, span): Stake[] =>
    p.s.bridges[span] === WIRED && isGrave(p, span)
      ? [{ rule: '5.7', item: bridgeName(p, span), hexes: [a, b], how: 'reach', points: [1, 0], holder: -1 }]
      : [],
  );

/** H44-S1.3-a, 10.8.2: over them the Allies come to the Waal and beyond; Germans at an end of one are attacked over it at half strength. */
const waal = (p: Position): Stake[] =>
  p.board.spans.flatMap(({ a, b }, span) =>
    [a, b]
      .filter((hex) => p.s.bridges[span] === SAFE && holds(p, GERMAN, hex))
      .map((hex): Stake => {
        const item = bridgeName(p, span);
        return { rule: 'S1.3', item, hexes: [hex], how: 'hold', points: [1, 1], holder: GERMAN };
      }),
  );
