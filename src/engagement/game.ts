import type { Outcome, Prompt, Side } from '../kernel/game.ts';
import type { Typed } from '../wargame/machine/decision.ts';
import { playing } from '../wargame/machine/machine.ts';
import type { Aids, Wargame } from '../wargame/wargame.ts';
import { ACTION_FIELDS, type EngagementAction } from './position/actions.ts';
import {
  dominantUnits,
  dutiesQuery,
  fightsFrom,
  fliersOf,
  nextReachQuery,
  pathCostQuery,
  terrainShiftsQuery,
} from './queries/aids.ts';
import { mapNow } from './position/bridges.ts';
import { bySelf, decisionOf, diceDue, topOf } from './play/decide.ts';
import { EVENT_KINDS } from './position/event-topics.ts';
import { isSecret, knownBy, sampleOf, type Known } from './views/known.ts';
import {
  pointsOf,
  positionOf,
  positionsOf,
  sideName,
  type EngagementEvent,
  type Position,
} from './position/position.ts';
import { projectionOf } from './views/projection.ts';
import { bombardQuery, oddsQuery, reachQuery } from './queries/queries.ts';
import { rollCostsOf } from './queries/roll-costs.ts';
import { resolve } from './combat/results.ts';
import type { EngagementRules } from './position/rules.ts';
import { fromSetup } from './play/setup.ts';
import { searchOf } from './queries/search.ts';
import { victoryOf } from './queries/victory.ts';
import { copyState, type CombatFrame, type DiceFrame, type State } from './position/state.ts';

import { tableViewOf } from './views/table-view.ts';
import { viewOf } from './views/view.ts';
import { malformed, refuse, ruleOf } from './position/topics.ts';

export type EngagementGame = Wargame<State, EngagementAction, EngagementEvent, Known> & {
  readonly aids: Required<
    Omit<Aids<State, EngagementAction>, 'details' | 'dieModifiers' | 'rollAhead' | 'weatherAhead' | 'bonds' | 'supply'>
  >;
};

/** A game of the series from its rules. */
export function engagementGame(rules: EngagementRules): EngagementGame {
  const at = positionsOf(rules);
  const { weather } = rules;

  const play = playing<State, Position, Typed, EngagementEvent>({
    sides: rules.about.sides,
    actions: [ACTION_FIELDS, rules.actions],
    at,
    copy: copyState,
    due: diceDue,
    decisionOf,
    roll,
    bySelf,
    dicePrompt,
    overPrompt: () => ({ rule: rules.cites.victory, code: 'over' }),
    isOver: () => refuse({ rules }, 'sequence', 'game-over'),
    notYourTurn: (side) => refuse({ rules }, 'sequence', 'not-your-turn', { args: { side } }),
    notTheRoll: ({ count }, action) =>
      isBySide(action)
        ? refuse({ rules }, 'sequence', 'not-your-turn', { args: { side: 'chance' } })
        : malformed('dice-impossible', { args: { due: count } }),
  });

  const asKnown = (s: State, side: Side | null): Position => positionOf(rules, copyState(knownBy(at(s), side)));

  const game: EngagementGame = {
    ...rules.about,
    map: rules.map,
    counters: rules.counters,
    system: 'engagement',
    actions: { ...ACTION_FIELDS, ...rules.actions },
    stateRules: {
      moved: rules.cites.movement,
      fired: rules.cites.combat,
      steps: rules.cites.losses,
      zone: rules.cites.zones,
      ...rules.stateRules,
    },
    answering: rules.answering,
    eventKinds: { ...EVENT_KINDS, ...rules.eventKinds },
    fromSetup: (start) => fromSetup(rules, start),
    ...play,
    position: (s) => projectionOf(at(s), play.toAct(s)),
    known: (s, side) => knownBy(at(s), side),
    view: (s, side) => viewOf(asKnown(s, side), play.toAct(s)),
    moment: ({ turn, phase }) => ({ turn, phase }),
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
      price: (s, action) => (s.over || diceDue(s) ? undefined : priceOf(at(s), action)),
      ...(weather && { weatherAhead: (s) => weather.ahead(s) }),
      rollCosts: (s) => (s.over ? undefined : rollCostsOf(at(s))),
    },
    search: searchOf(at, rules.movement.parts),
    ledger: (s) =>
      rules.points.ledger(at(s)).map(({ side, ...entry }) => ({ ...entry, side: rules.about.sides[side] as string })),
    victory: (s) => victoryOf(at(s), game.ledger(s), outcomeOf(at(s)).winner ?? null),
  };
  return game;
}

function dicePrompt(p: Position): Prompt {
  const top = topOf(p.s);
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

/** Is this an action of somebody else than chance? */
const isBySide = (action: unknown): boolean =>
  action !== null && typeof action === 'object' && !Array.isArray(action) && (action as Partial<Typed>).by !== 'chance';

/** The higher total wins. */
function outcomeOf(p: Position): Outcome {
  const [first, second] = pointsOf(p);
  const points = { [sideName(p, 0)]: first, [sideName(p, 1)]: second };
  if (first === second) return { points };
  return { winner: sideName(p, first > second ? 0 : 1), points };
}
