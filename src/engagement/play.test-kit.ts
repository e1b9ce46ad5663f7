import type { Table } from '../wargame/test-kit.ts';

export type { Units, More } from '../wargame/test-kit.ts';

export const end = { type: 'end' };
export const stop = { type: 'stop' };
export const exit = { type: 'exit' };
export const commit = { type: 'commit' };
export const done = { type: 'done' };
export const move = (unit: string) => ({ type: 'move', unit });
export const join = (unit: string) => ({ type: 'join', unit });
export const step = (to: string) => ({ type: 'step', to });
export const place = (unit: string, to: string) => ({ type: 'place', unit, to });
export const attack = (target: string) => ({ type: 'attack', target });
export const attacker = (unit: string) => ({ type: 'attacker', unit });
export const bombard = (target: string) => ({ type: 'bombard', target });
export const artillery = (unit: string) => ({ type: 'artillery', unit });
export const air = (points: number) => ({ type: 'air', points });
export const loss = (unit: string) => ({ type: 'loss', unit });
export const eliminate = (unit: string) => ({ type: 'eliminate', unit });
export const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });
export const displace = (unit: string, to: string) => ({ type: 'displace', unit, to });
export const advance = (unit: string) => ({ type: 'advance', unit });
export const advanceOn = (unit: string, to: string) => ({ type: 'advance-on', unit, to });

export const river = (a: string, b: string) => ({ a, b, river: true });

/** Turn, phase and side to act. */
export const now = (t: Table): string => `${t.view().turn} ${t.view().phase} ${t.toAct()}`;
/** Side to act and what it is asked. */
export const asked = (t: Table): string => `${t.toAct()} ${t.prompt()}`;

/** Hex and steps of a unit, or where it is when not on the map. */
export const state = (t: Table, unit: string): string =>
  t.hexOf(unit) === null ? t.where(unit) : `${t.hexOf(unit)} ${t.steps(unit)}`;

/** Moves a unit along a path and ends its move. */
export function march(t: Table, unit: string, ...path: string[]): void {
  t.play(move(unit), ...path.map(step));
  if (t.prompt() === 'moving') t.play(stop);
}

/** The first refusal met when these actions are played one after the other. */
export function refused(t: Table, ...actions: object[]) {
  for (const action of actions) {
    const refusal = t.refusal(action);
    if (refusal) return refusal;
    t.play(action);
  }
  return undefined;
}

/** Two dice with this sum. */
export const diceFor = (sum: number): [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);

/** Rolls this sum for a combat or bombardment: column and result, e.g. `2-1: DRI AVB`. */
export function rolled(t: Table, sum: number): string {
  const events = t.events(...diceFor(sum)) as { code: string; args: Record<string, string> }[];
  const roll = events.find(({ code }) => code === 'combat-roll' || code === 'bombard-roll');
  return `${roll?.args['column']}: ${roll?.args['result']}`;
}

/** Where a unit that must retreat may go. */
export const retreatHexes = (t: Table, unit: string): string[] =>
  t
    .legal('retreat')
    .filter((action) => action['unit'] === unit)
    .map((action) => String(action['to']))
    .toSorted();
