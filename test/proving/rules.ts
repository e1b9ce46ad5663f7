import type { BaseAction, Refusal } from '../../src/kernel/game.ts';
import type { Action, Order, Type } from './action.ts';
import { parse, read, refuse, wellFormed } from './action.ts';
import * as after from './after-combat.ts';
import * as combat from './combat.ts';
import { deal, dealsOf, show, blocksOfDeck } from './hiding.ts';
import * as moving from './moving.ts';
import * as reaction from './reaction.ts';
import { bid, mayBid, nextPhase, settle, toAct } from './sequence.ts';
import type { DealFrame, Draft, Frame, State } from './state.ts';
import { PHASES, topOf } from './state.ts';

/** The decision that is due: the bids, a phase, or the top frame. */
export type Question = 'bids' | 'movement' | 'combat-phase' | Frame['kind'];

export function questionOf(state: State): Question {
  const frame = topOf(state);
  if (frame) return frame.kind;
  const phase = PHASES[state.phase] as string;
  return phase === 'bids' ? 'bids' : phase.endsWith('movement') ? 'movement' : 'combat-phase';
}

interface Decision {
  answers: readonly Question[];
  may: (state: State, move: Order) => Refusal | undefined;
  play: (draft: Draft, move: Order, action: BaseAction) => void;
}

const always = (): undefined => undefined;

const DECISIONS: Readonly<Record<Type, Decision>> = {
  bid: { answers: ['bids'], may: mayBid, play: bid },
  move: { answers: ['movement'], may: moving.mayMove, play: moving.move },
  attack: { answers: ['combat-phase'], may: combat.mayAttack, play: combat.attack },
  end: { answers: ['movement', 'combat-phase'], may: always, play: nextPhase },
  step: { answers: ['move'], may: moving.mayStep, play: moving.step },
  overrun: { answers: ['move'], may: moving.mayOverrun, play: moving.overrun },
  stop: { answers: ['move'], may: always, play: moving.stop },
  fire: { answers: ['react'], may: reaction.mayFire, play: reaction.fire },
  withdraw: { answers: ['react'], may: reaction.mayWithdraw, play: reaction.withdraw },
  counter: { answers: ['react'], may: reaction.mayCounter, play: reaction.counter },
  pass: { answers: ['react'], may: always, play: (draft, _, action) => reaction.pass(draft, action) },
  attacker: { answers: ['declare'], may: combat.mayJoin, play: combat.join },
  commit: { answers: ['declare'], may: combat.mayCommit, play: combat.commit },
  loss: { answers: ['loss'], may: after.mayLose, play: after.lose },
  retreat: { answers: ['retreat'], may: after.mayRetreat, play: after.retreat },
  advance: { answers: ['advance'], may: after.mayAdvance, play: after.advance },
  done: { answers: ['advance'], may: always, play: after.done },
};

export function refusal(state: State, value: unknown): Refusal | undefined {
  const parsed = parse(value);
  if (!parsed.ok) return parsed.error;
  const action = parsed.value;
  const actor = toAct(state);
  if (actor === 'over') return refuse('9.1', 'game-over');
  if (action.by !== actor) return refuse('3.1', 'not-your-turn', { args: { by: actor } });
  if (actor === 'chance') return diceRefusal(state, action);
  const { answers, may } = DECISIONS[action.type as Type];
  return answers.includes(questionOf(state)) ? may(state, read(action)) : refuse('3.1', 'not-now');
}

const diceRefusal = (state: State, { dice = [] }: Action): Refusal | undefined =>
  chance(state).some(([roll]) => roll.dice?.[0] === dice[0]) ? undefined : refuse('contract', 'dice-impossible');

export function* legal(state: State): Iterable<Action> {
  const by = toAct(state);
  if (by === 'chance') for (const [roll] of chance(state)) yield roll;
  if (by === 'chance' || by === 'over') return;
  const question = questionOf(state);
  for (const [type, { answers, may }] of Object.entries(DECISIONS)) {
    if (!answers.includes(question)) continue;
    for (const action of wellFormed(by, type as Type)) if (!may(state, read(action))) yield action;
  }
}

/** Deals are numbered from 1, like dice. */
export function chance(state: State): (readonly [Action, number])[] {
  const frame = topOf(state);
  if (frame?.kind === 'deal')
    return dealsOf(frame.deck).map(({ weight }, i) => [{ by: 'chance', dice: [i + 1] }, weight]);
  if (frame?.kind !== 'shot' && frame?.kind !== 'combat') return [];
  return [1, 2, 3, 4, 5, 6].map((die) => [{ by: 'chance', dice: [die] }, 1]);
}

/** Plays an action that is not refused. */
export function perform(draft: Draft, action: Action): void {
  if (action.by === 'chance') rollDice(draft, action.dice?.[0] as number);
  else DECISIONS[action.type as Type].play(draft, read(action), action);
  settle(draft);
}

function rollDice(draft: Draft, die: number): void {
  const frame = topOf(draft.state);
  if (frame?.kind === 'deal') dealt(draft, frame, die);
  else if (frame?.kind === 'shot') reaction.rollShot(draft, die);
  else combat.rollCombat(draft, die);
}

/** 2.1, 2.2; 1.5: without fog all blocks are turned up. After the last deal the first turn begins. */
function dealt(draft: Draft, { deck }: DealFrame, die: number): void {
  const { state, events } = draft;
  const chosen = dealsOf(deck)[die - 1];
  if (chosen) deal(draft, deck, chosen);
  if (!state.fog) show(draft, blocksOfDeck(deck));
  state.frames.pop();
  if (state.frames.length > 0) return;
  state.turn = 1;
  events.push({ code: 'phase', args: { turn: 1, phase: PHASES[0] } });
}
