import { HOLLAND_44 } from '../../src/games/holland-44/index.ts';
import { OUT, type State } from '../../src/games/holland-44/position/state.ts';
import { drawn } from './drawn.ts';

/** 25.5: the counters among which an unknown unit may be. */
const UNKNOWN = HOLLAND_44.counters.flatMap(({ arrival }, unit) => (arrival === '?' ? [unit] : []));

const NOBODY = -1;

/** Hexes of unknown units that are being turned: the dice that are due say that no set-up has fixed them. */
const beingTurned = ({ frames }: State): number[] =>
  frames.flatMap((frame) => (frame.kind === 'dice' && frame.why === 'reveal' ? frame.values : []));

/**
 * Another position that neither side may tell from this one: 25.5 forbids both to look, and nothing else in the game is secret. As many
 * unknown units as before are fixed, but others, and elsewhere. Written from the rule, not from what is known.
 */
export function hollandTwin(given: object, _side: string, random: () => number): State {
  const state = JSON.parse(JSON.stringify(given)) as State;
  const turning = beingTurned(state);
  const places = state.unknown.flatMap((hex, slot) => (turning.includes(hex) ? [] : [slot]));
  const unseen = UNKNOWN.filter((unit) => state.hex[unit] === OUT);
  const fixed = state.fixed.map(() => NOBODY);
  const count = state.fixed.filter((unit) => unit !== NOBODY).length;
  const units = drawn(unseen, count, random);
  drawn(places, count, random).forEach((slot, i) => (fixed[slot] = units[i] as number));
  return { ...state, fixed };
}
