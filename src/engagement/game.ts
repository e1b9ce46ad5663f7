import {
  no,
  ok,
  type DiceAction,
  type Outcome,
  type Played,
  type Prompt,
  type Refusal,
  type Result,
  type Side,
} from '../kernel/game.ts';
import { rollsOf } from '../kernel/rolls.ts';
import type { Aids, Wargame } from '../wargame/wargame.ts';
import { ACTION_FIELDS, shapeRefusal, type EngagementAction, type SideAction } from './actions.ts';
import {
  dominantUnits,
  dutiesQuery,
  fightsFrom,
  fliersOf,
  nextReachQuery,
  pathCostQuery,
  terrainShiftsQuery,
} from './aids.ts';
import { mapNow } from './bridges.ts';
import { decisionOf, diceDue, settle, topOf } from './decide.ts';
import { EVENT_KINDS } from './event-topics.ts';
import { isSecret, knownBy, sampleOf, type Known } from './known.ts';
import { keeper, pointsOf, positionOf, sideName, type EngagementEvent, type Position } from './position.ts';
import { projectionOf } from './projection.ts';
import { bombardQuery, oddsQuery, reachQuery } from './queries.ts';
import { resolve } from './results.ts';
import type { EngagementRules } from './rules.ts';
import { fromSetup } from './setup.ts';
import { searchOf } from './search.ts';
import { copyState, type CombatFrame, type DiceFrame, type Frame, type State } from './state.ts';

import { tableViewOf } from './table-view.ts';
import { viewOf } from './view.ts';
import { malformed, refuse, ruleOf } from './topics.ts';

export type EngagementGame = Wargame<State, EngagementAction, EngagementEvent, Known> & {
  readonly aids: Required<Omit<Aids<State, EngagementAction>, 'dieModifiers' | 'bonds' | 'supply'>>;
};

/** A game of the series from its rules. */
export function engagementGame(rules: EngagementRules): EngagementGame {
  const at = keeper(rules);

  const toAct = (s: State): string => {
    if (s.over) return 'over';
    if (diceDue(s) > 0) return 'chance';
    const p = at(s);
    return sideName(p, decisionOf(p).actor(p, topOf(s)));
  };

  const asKnown = (s: State, side: Side | null): Position => positionOf(rules, copyState(knownBy(at(s), side)));

  function refusal(s: State, action: unknown): Refusal | undefined {
    if (s.over) return refuse({ rules }, 'sequence', 'game-over');
    if (diceDue(s) > 0) return diceRefusal(rules, action, diceDue(s));
    const shape = shapeRefusal(action, rules.actions);
    if (shape) return shape;
    const p = at(s);
    const decision = decisionOf(p);
    const given = action as SideAction;
    const side = sideName(p, decision.actor(p, topOf(s)));
    if (given.by !== side) return refuse(p, 'sequence', 'not-your-turn', { args: { side } });
    return decision.refusal(p, topOf(s), given);
  }

  function apply(s: State, action: EngagementAction): readonly EngagementEvent[] {
    const p = at(s);
    p.events = [];
    if ('dice' in action) roll(p, action.dice);
    else decisionOf(p).play(p, topOf(s) as Frame, action);
    settle(p);
    return p.events;
  }

  function play(s: State, action: unknown): Result<Played<State, EngagementEvent>> {
    const why = refusal(s, action);
    if (why) return no(why);
    const state = copyState(s);
    return ok({ state, events: apply(state, action as EngagementAction) });
  }

  function legal(s: State): readonly EngagementAction[] {
    if (s.over) return [];
    const due = diceDue(s);
    if (due > 0) return actionsOf(due);
    const p = at(s);
    return decisionOf(p).legal(p, topOf(s));
  }

  const game: EngagementGame = {
    ...rules.about,
    map: rules.map.data,
    counters: rules.counters,
    system: 'engagement',
    actions: { ...ACTION_FIELDS, ...rules.actions },
    eventKinds: { ...EVENT_KINDS, ...rules.eventKinds },
    fromSetup: (start) => fromSetup(rules, start),
    toAct,
    prompt: (s) => promptOf(at(s)),
    legal,
    refusal,
    play,
    playUnchecked: apply,
    copy: copyState,
    position: (s) => projectionOf(at(s), toAct(s)),
    chance: (s) => (s.over ? [] : rollsOf(diceDue(s))),
    known: (s, side) => knownBy(at(s), side),
    view: (s, side) => viewOf(asKnown(s, side), toAct(s)),
    secret: (s) => isSecret(at(s)),
    sample: sampleOf,
    outcome: (s) => (s.over ? outcomeOf(at(s)) : undefined),
    tableView: (s, side) => tableViewOf(asKnown(s, side)),
    mapNow: (s) => mapNow(at(s)),
    reach: (s, unit, mode) => reachQuery(at(s), unit, mode),
    odds: (s, request) => oddsQuery(at(s), request),
    nextReach: (s, unit) => nextReachQuery(at(s), unit),
    pathCost: (s, path) => pathCostQuery(at(s), path),
    fightsFrom: (s, unit, hexes) => fightsFrom(at(s), unit, hexes),
    duties: (s) => dutiesQuery(at(s)),
    aids: {
      bombardOdds: (s, request) => bombardQuery(at(s), request),
      terrainShifts: (s) => terrainShiftsQuery(at(s)),
      dominant: (s) => dominantUnits(at(s)),
      fliers: (s) => fliersOf(at(s)),
      price: (s, action) => (s.over || diceDue(s) > 0 ? undefined : priceOf(at(s), action)),
    },
    search: searchOf(at, rules.movement.parts),
    ledger: (s) =>
      rules.points.ledger(at(s)).map(({ side, ...entry }) => ({ ...entry, side: rules.about.sides[side] as string })),
  };
  return game;
}

function promptOf(p: Position): Prompt {
  if (p.s.over) return { rule: ruleOf(p, 'victory'), code: 'over' };
  const top = topOf(p.s);
  if (diceDue(p.s) === 0) return decisionOf(p).prompt(p, top);
  if (top?.kind === 'combat') {
    return { rule: ruleOf(p, 'dice'), code: top.mode === 'ground' ? 'dice-combat' : 'dice-bombardment' };
  }
  const { why, unit } = top as DiceFrame;
  return { rule: p.rules.sequence.dice[why] as string, code: `dice-${why}`, ...named(p, unit) };
}

const priceOf = (p: Position, action: EngagementAction): number | undefined =>
  'dice' in action ? undefined : decisionOf(p).price?.(p, topOf(p.s), action);

const named = (p: Position, unit: number): { args?: { unit: string } } =>
  unit >= 0 ? { args: { unit: p.rules.units[unit]?.id ?? '' } } : {};

function roll(p: Position, dice: readonly number[]): void {
  const top = topOf(p.s) as DiceFrame | CombatFrame;
  if (top.kind === 'combat') return resolve(p, top, dice);
  p.s.frames.pop();
  p.rules.sequence.rolled(p, top, dice);
}

function diceRefusal(rules: EngagementRules, action: unknown, due: number): Refusal | undefined {
  const wrong = malformed('dice-impossible', { args: { due } });
  if (action === null || typeof action !== 'object' || Array.isArray(action)) return wrong;
  const { by, dice } = action as Partial<DiceAction>;
  if (by !== 'chance') return refuse({ rules }, 'sequence', 'not-your-turn', { args: { side: 'chance' } });
  if (Reflect.ownKeys(action).length !== 2 || !Array.isArray(dice) || dice.length !== due) return wrong;
  return dice.every((die: unknown) => Number.isInteger(die) && (die as number) >= 1 && (die as number) <= 6)
    ? undefined
    : wrong;
}

/** The higher total wins. */
function outcomeOf(p: Position): Outcome {
  const [first, second] = pointsOf(p);
  const points = { [sideName(p, 0)]: first, [sideName(p, 1)]: second };
  if (first === second) return { points };
  return { winner: sideName(p, first > second ? 0 : 1), points };
}

/** Rolls of so many dice as actions, kept once made. */
const rolled: (readonly DiceAction[])[] = [];

const actionsOf = (dice: number): readonly DiceAction[] => (rolled[dice] ??= rollsOf(dice).map(([action]) => action));
