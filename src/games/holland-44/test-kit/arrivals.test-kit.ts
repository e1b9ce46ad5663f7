import { expect } from 'vitest';
import { hexOf, marksOf, nameOf, orderOf, spentOf, stepsOf } from '../position/position.ts';
import { at, fromSetup, legal, play, refusal, toAct } from '../play/play.ts';
import type { State } from '../position/state.ts';
import { numberOf, UNITS } from '../position/units.ts';

/** A unit of a position: where it is, and what of it is not as it comes. */
type Given = readonly [id: string, hex: string | null, more?: { steps?: number; marks?: string[] }];

/** Counters that lie in a box unless a position says otherwise. */
const BOXED = UNITS.filter(({ breakdown, remnant }) => breakdown || remnant).map(({ id }) => id);

/** A position on clear ground with nobody else on the map, and with all breakdown units and remnants. */
export function position(turn: number, phase: string, units: readonly Given[], more: object = {}): State {
  const setup = {
    format: 'bivouac-setup',
    version: 1,
    game: 'holland-44',
    turn,
    phase,
    units: [
      ...units.map(([id, hex, extra]) => ({ id, hex, ...extra })),
      ...BOXED.filter((id) => !units.some(([given]) => given === id)).map((id) => ({ id, hex: null })),
    ],
    only: true,
    map: { base: 'blank' },
    ...more,
  };
  const started = fromSetup({ scenario: 'campaign', options: {}, setup } as never);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value.state;
}

/** Terrain of some hexes. */
export const ground = (terrain: string, ...hexes: string[]): object => ({
  map: { base: 'blank', hexes: Object.fromEntries(hexes.map((hex) => [hex, { terrain }])) },
});

/** The state after actions of whose turn it is; numbers are dice. */
export function after(s: State, ...actions: readonly (object | number)[]): State {
  let state = s;
  for (const action of actions) {
    const whole = typeof action === 'number' ? { by: 'chance', dice: [action] } : { by: toAct(state), ...action };
    const done = play(state, whole);
    if (!done.ok) throw new Error(JSON.stringify([action, done.error]));
    state = done.value.state;
  }
  return state;
}

/** Why the side whose turn it is may not do it, or null; the list of legal actions has to agree. */
export function why(s: State, action: object): string | null {
  const whole = { by: toAct(s), ...action };
  const no = refusal(s, whole);
  expect(
    legal(s).some((one) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(whole))),
    JSON.stringify(whole),
  ).toBe(!no);
  return no ? `${no.rule} ${no.code}` : null;
}

const sorted = (action: object): [string, unknown][] => Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Fields of a unit. */
export function unit(s: State, id: string) {
  const u = numberOf(id);
  const p = at(s);
  const hex = hexOf(p, u);
  return {
    hex: hex >= 0 || hex <= -10 ? nameOf(p, hex) : hex,
    steps: stepsOf(p, u),
    order: orderOf(p, u),
    marks: marksOf(p, u),
    spent: spentOf(p, u),
  };
}

/** Ends the phase, or takes the first roll. */
const onwards = (s: State): object => (toAct(s) === 'chance' ? (legal(s)[0] as object) : { type: 'end' });

/** Plays on to this phase, doing nothing. */
export function until(s: State, phase: string): State {
  let state = s;
  for (let left = 40; state.phase !== phase && left > 0; left--) state = after(state, onwards(state));
  return state;
}
