import type { State } from '../../../../src/games/holland-44/position/state.ts';
import type { BaseAction, BaseEvent } from '../../../../src/kernel/game.ts';
import type { Step } from '../../../kit/walk.ts';
import { difference, textOf, words } from '../../../engagement/recount/compare.ts';
import { attackOf } from './combat.ts';
import { printOf, unitNamed } from '../counters.ts';
import { attackIn, closingProblem, follow, haltsIn, lossesIn, openFight, type Fight } from '../fight.ts';
import { attackerLosers, defenderLosers } from '../losses.ts';
import { boardOf, formationsOf, placeOf, type Board } from '../position.ts';
import type { Tally } from '../tally.ts';

const SIDES = ['allied', 'german'];

/** Why a step is lost: by the result, by the determined defence, or by stopping early. */
function causeOf({ frames }: State, events: readonly BaseEvent[], fight: Fight, side: number): string {
  const kinds = frames.slice(-2).map(({ kind }) => kind);
  if (kinds.includes('retreat') || (side !== fight.attack.side && fight.halted.size > 0)) return 'halt';
  const rolled = kinds.includes('stand') || events.some(({ code }) => code === 'stand');
  return rolled || (side === fight.attack.side && fight.stood !== '') ? 'stand' : 'result';
}

/** Who may lose a step of a side in a fight; `u`: one of them, as the game has it. */
function losers(state: State, fight: Fight, side: number, cause: string, u: number): number[] {
  const b = boardOf(state);
  const frame = state.frames.findLast(({ kind }) => kind === 'result');
  const attack = frame?.kind === 'result' ? attackIn(frame, fight.attack) : fight.attack;
  if (side === attack.side) return attackerLosers(b, attack, fight.result, fight.elite, cause === 'stand');
  if (cause === 'halt') return stopped(b, fight, u);
  const stand = state.frames.findLast(({ kind }) => kind === 'stand');
  if (cause === 'stand' && stand?.kind === 'stand') return [stand.lead];
  return defenderLosers(b, attack);
}

/** 13.3, RUL-H44-301: those who have stopped early in the same hex: one of them pays for all. */
const stopped = (b: Board, { halted }: Fight, u: number): number[] =>
  [...halted.keys()].filter((one) => halted.get(one) === halted.get(u) && placeOf(b, one) >= 0);

/** 11.2, 12.3: the owner chooses, the opponent where the result says so, or where both lose a step in a determined defence. */
function chooser({ result, attack, stood }: Fight, side: number, cause: string): number {
  if (cause === 'result') return ['EX', 'DRX'].includes(result) ? 1 - side : side;
  return cause === 'stand' && side === attack.side && stood.endsWith('1/1') ? 1 - side : side;
}

function choiceProblem(step: Step, fight: Fight): string | undefined {
  const state = step.state as State;
  const top = state.frames.at(-1);
  if (top?.kind !== 'loss') return undefined;
  const side = printOf(top.units[0] as number).side;
  const cause = causeOf(state, [], fight, side);
  const asked = SIDES[chooser(fight, side, cause)];
  if (asked !== step.actor) return `losses: ${asked} chooses by ${fight.result}, in the game ${String(step.actor)}`;
  const listed = step.listed.map((action: BaseAction) => textOf(action)).toSorted();
  const ours = losers(state, fight, side, cause, top.units[0] as number).map((u) => printOf(u));
  return difference(`losses (${cause}, ${fight.result})`, words('loss', ours).toSorted(), listed);
}

/** Losses nobody was asked about: only one unit could take them. */
function forcedProblem({ state, events, action }: Step, known: Fight): string | undefined {
  const fight = { ...known, halted: new Map([...known.halted, ...haltsIn(events)]) };
  const [before, chosen] = [state as State, (action as { unit?: string }).unit];
  const top = before.frames.at(-1)?.kind;
  for (const { args } of lossesIn(events)) {
    const id = args?.['unit'] as string;
    if (id === chosen && top === 'loss') continue;
    const { side, index } = printOf(unitNamed(id));
    const able = losers(before, fight, side, causeOf(before, events, fight, side), index);
    if (able.length > 0 && !able.includes(index) && !isRemnantOf(events, index, able))
      return `losses: ${id} cannot take one`;
    if (able.length > 1 && top !== 'loss') return `losses: nobody was asked about ${id} and ${able.length - 1} others`;
  }
  return undefined;
}

const isRemnantOf = (events: readonly BaseEvent[], u: number, able: readonly number[]): boolean =>
  events.some(
    ({ code, args }) =>
      code === 'remnant' &&
      unitNamed(args?.['remnant'] as string) === u &&
      able.includes(unitNamed(args?.['unit'] as string)),
  );

const results = ({ frames }: State): number => frames.filter(({ kind }) => kind === 'result').length;

/** A combat that this action decides. */
function begun({ state, events }: Step): Fight | undefined {
  const before = state as State;
  const top = before.frames.at(-1);
  if (top?.kind !== 'combat') return undefined;
  const logged = events.find(({ code }) => code === 'combat' || code === 'auto-ds');
  if (!logged) return undefined;
  const attack = attackOf(top);
  const lead = attack.lead || (formationsOf(boardOf(before), attack.attackers[0] as number)[0] as string);
  return openFight(before, { ...attack, lead }, (logged.args?.['result'] as string | undefined) ?? 'DS');
}

/** Follows combats from their dice to the end of their results (11, 12, 13). `fights`: those open, the innermost last. */
export function lossProblem(step: Step, fights: Fight[], tally: Tally): string | undefined {
  const fight = begun(step);
  if (fight) {
    for (const outer of fights) outer.nested = true;
    fights.push(fight);
  }
  const current = fights.at(-1);
  if (!current) return undefined;
  tally.losses += lossesIn(step.events).length;
  const wrong = (fight ? undefined : choiceProblem(step, current)) ?? forcedProblem(step, current);
  if (wrong) return wrong;
  follow(current, step.events, boardOf(step.state as State));
  if (fights.length <= results(step.next as State)) return undefined;
  fights.pop();
  return closingProblem(current, boardOf(step.next as State));
}
