import { FORMATIONS } from '../../../../src/games/holland-44/position/units.ts';
import type { CombatFrame, State } from '../../../../src/games/holland-44/position/state.ts';
import type { BaseEvent } from '../../../../src/kernel/game.ts';
import { same } from '../../../engagement/recount/compare.ts';
import { nameOf } from '../board.ts';
import { defences, type Attack } from '../force.ts';
import { oddsWith, resultOf, type Odds } from '../odds.ts';
import { boardOf, formationsOf, type Board } from '../position.ts';
import type { Tally } from '../tally.ts';

interface Shift {
  rule: string;
  amount: number;
}
interface CombatArgs {
  attack: number;
  defence: number;
  ratio: string;
  shifts: readonly Shift[];
  column: string;
  dice: readonly [number];
  result: string;
}

/** An attack as its frame has it. */
export const attackOf = ({
  mode,
  target,
  side,
  attackers,
  lead,
  attached,
  supporting,
  artillery,
  air,
}: CombatFrame): Attack => ({
  mode,
  target,
  side,
  attackers,
  lead: FORMATIONS[lead] ?? '',
  attached,
  supporting: supporting ?? [],
  artillery,
  air,
});

const byRule = (shifts: readonly Shift[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { rule, amount } of shifts) sums[rule] = (sums[rule] ?? 0) + amount;
  return sums;
};
const sorted = (record: Readonly<Record<string, number>>): unknown => Object.entries(record).map(String).toSorted();

const textOf = (odds: Odds, die: number): string =>
  JSON.stringify([odds.attack, odds.defence, odds.ratio, odds.column, sorted(odds.shifts), resultOf(odds, die)]);

/** 9.3, 10: strengths, odds, shifts, column and result of every die that is rolled for a combat. */
export function oddsProblem(state: State, events: readonly BaseEvent[], tally: Tally): string | undefined {
  const top = state.frames.at(-1);
  const args = events.find(({ code }) => code === 'combat')?.args as unknown as CombatArgs | undefined;
  if (top?.kind !== 'combat' || !args) return undefined;
  tally.combats++;
  const b = boardOf(state);
  const attack = attackOf(top);
  const { attack: strength, defence, ratio, column, shifts, dice, result } = args;
  const seen = JSON.stringify([strength, defence, ratio, column, sorted(byRule(shifts)), result]);
  const ours = [...new Set(chosenOf(b, attack, top).map((some) => textOf(oddsWith(b, attack, some), dice[0])))];
  if (ours.length > 1) return `defence: nobody was asked about ${ours.join(' or ')}`;
  return same(ours, [seen]) ? undefined : `odds: ${ours.join()}, in the game ${seen}`;
}

/** 6.4.2: who defends an overstacked hex: those chosen, where they may be; all choices while nobody has chosen. */
const chosenOf = (b: Board, attack: Attack, { defenders }: CombatFrame): number[][] =>
  defences(b, attack).filter(
    (some) => !defenders || (some.length === defenders.length && some.every((u) => defenders.includes(u))),
  );

/** 8.7, RUL-H44-77: 10:1 with the shifts of 10.3 and 10.6 alone. */
export function overrunProblem(state: State, events: readonly BaseEvent[], tally: Tally): string | undefined {
  const top = state.frames.at(-1);
  if (top?.kind !== 'combat' || top.mode !== 'overrun' || !events.some(({ code }) => code === 'auto-ds'))
    return undefined;
  tally.overruns++;
  const b = boardOf(state);
  const attack = attackOf(top);
  // Nobody is asked for the lead formation where there is only one.
  const leads = attack.lead === '' ? top.attackers.flatMap((u) => formationsOf(b, u)) : [attack.lead];
  const where = `automatic DS against ${nameOf(top.target)}`;
  if (!leads.some((lead) => reachesTen(b, { ...attack, lead }))) return `${where} below 10:1`;
  const args = events.find(({ code }) => code === 'auto-ds')?.args as unknown as CombatArgs;
  const figures = leads.flatMap((lead) => oddsOfOverrun(b, { ...attack, lead }).map(figuresOf));
  return figures.includes(figuresOf({ ...args, shifts: byRule(args.shifts) })) ? undefined : `${where}: other figures`;
}

const figuresOf = ({ attack, defence, ratio, shifts }: Pick<Odds, 'attack' | 'defence' | 'ratio' | 'shifts'>): string =>
  JSON.stringify([attack, defence, ratio, sorted(shifts)]);

/** RUL-H44-227: whoever of an overstacked hex would defend it. */
const reachesTen = (b: Board, attack: Attack): boolean => oddsOfOverrun(b, attack).every(({ steps }) => steps >= 10);

const oddsOfOverrun = (b: Board, attack: Attack): ReturnType<typeof oddsWith>[] =>
  defences(b, attack).map((some) => oddsWith(b, attack, some, b.unknown.has(attack.target) ? 1 : 0));
