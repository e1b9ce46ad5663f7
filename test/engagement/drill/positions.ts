import { done, end } from '../../../src/engagement/play.test-kit.ts';
import { positionsOf, type Table } from '../../../src/wargame/test-kit.ts';
import { drill } from './drill.ts';

export { advance, advanceOn, done, end, retreat, retreatHexes, step } from '../../../src/engagement/play.test-kit.ts';

/** A position of the drill in a phase: on a blank map unless `printed` is set. Around 0605: N 0604, NE 0705, SE 0706, S 0606, SW 0506, NW 0505. */
const inPhase = positionsOf(drill, { turn: 2 });

export const amberMoves = inPhase('amber-moves');
export const amberFights = inPhase('amber-fights');
export const cyanMoves = inPhase('cyan-moves');
export const cyanFights = inPhase('cyan-fights');

/** Road, river or bridge along hexes that follow one another. */
export const along = (hexes: string, what: Readonly<Record<string, string | boolean>>) => {
  const names = hexes.split(' ');
  return names.slice(1).map((b, i) => ({ a: names[i] as string, b, ...what }));
};

export const move = (unit: string, ...hexes: string[]): object[] => [
  { type: 'move', unit },
  ...hexes.map((to) => ({ type: 'step', to })),
];

/** Declares with everybody named, adds nothing to the defence and rolls; gives the result. */
export function fight(
  t: Table,
  target: string,
  attackers: readonly string[],
  dice: readonly [number, number],
): unknown {
  t.play({ type: 'attack', target }, ...attackers.map((unit) => ({ type: 'attacker', unit })), { type: 'commit' });
  if (t.toAct() !== 'chance') t.play({ type: 'commit' });
  return t.events(...dice).find(({ code }) => code === 'combat-roll')?.args?.['result'];
}

/** Ends phases, with a dry sky and nobody recovering, until this one has come. */
export function until(t: Table, phase: string): void {
  do {
    if (t.toAct() === 'chance') t.dice(1);
    else t.play(t.may(end) ? end : done);
  } while (t.view().phase !== phase || t.toAct() === 'chance');
}

/** Column shifts of an attack as `why amount`. */
export const shifts = (t: Table, target: string, attackers: readonly string[]): string[] =>
  t.odds({ target, attackers }).shifts.map(({ why, amount }) => `${why} ${amount}`);
