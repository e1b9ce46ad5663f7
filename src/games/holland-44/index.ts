import type { Side as SideName } from '../../kernel/game.ts';
import type { EventKinds } from '../../wargame/event-kinds.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { ABOUT } from './position/about.ts';
import { ACTION_FIELDS, ACTION_RULES, type HollandAction } from './position/actions.ts';
import { dutiesQuery, fightsFrom, nextReachQuery, pathCostQuery } from './queries/aids.ts';
import { choiceDetails } from './queries/choice-details.ts';
import { COUNTERS } from './data/counters.ts';
import { MAP } from './data/map.ts';
import { UNIT_NAMES } from './data/names.ts';
import { isSecret, knownBy, sampleOf, type Known } from './views/known.ts';
import { LOOKS, STATE_RULES } from './views/looks.ts';
import { bondsQuery, supplyQuery } from './queries/map-aids.ts';
import { MARGIN } from './views/margin.ts';
import { ANSWERING } from './play/answering.ts';
import * as playing from './play/play.ts';
import { ALLIED, boardOf, GERMAN, positionOf, type HollandEvent, type Position } from './position/position.ts';
import { projectionOf } from './views/projection.ts';
import { oddsQuery, reachQuery } from './queries/queries.ts';
import { rollCostsOf } from './queries/roll-costs.ts';
import { weatherAhead } from './rules/04-weather/weather.ts';
import { landingDie } from './rules/22-airborne/landing.ts';
import { landingChances } from './rules/22-airborne/landing-rolls.ts';
import { pointsOf } from './rules/26-victory/points.ts';
import { searchOf } from './queries/search.ts';
import { copyState, type State } from './position/state.ts';
import { tableViewOf } from './views/table-view.ts';
import { viewOf } from './views/view.ts';

export type Holland44 = Wargame<State, HollandAction, HollandEvent, Known>;

/** What events mean to log, replay and summary; those of other codes are plain lines. */
const EVENT_KINDS: EventKinds = {
  turn: 'turn',
  phase: 'phase',
  move: 'walk',
  'comes-in': 'walk',
  enter: 'entry',
  taken: 'taken',
  released: 'incident',
  attack: 'declared',
  combat: 'roll',
  stand: 'check',
  demolition: 'check',
  disengage: 'check',
  retreat: 'retreat',
  'step-lost': 'step-loss',
  eliminated: 'eliminated',
  weather: 'weather',
};

const { at } = playing;
const known = (s: State, side: SideName | null): Position => positionOf(copyState(knownBy(s, side)));
const scoreOf = (p: Position): Record<SideName, number> => ({
  allied: pointsOf(p, ALLIED),
  german: pointsOf(p, GERMAN),
});

/** Holland '44: Operation Market-Garden, 17 to 23 September 1944. */
export const HOLLAND_44: Holland44 = {
  ...ABOUT,
  system: 'holland-44',
  map: MAP,
  counters: COUNTERS,
  unitNames: UNIT_NAMES,
  actions: ACTION_FIELDS,
  actionRules: ACTION_RULES,
  stateRules: STATE_RULES,
  answering: ANSWERING,
  eventKinds: EVENT_KINDS,
  fromSetup: playing.fromSetup,
  toAct: playing.toAct,
  prompt: playing.prompt,
  legal: playing.legal,
  refusal: playing.refusal,
  play: playing.play,
  playUnchecked: playing.playUnchecked,
  copy: copyState,
  chance: playing.chance,
  position: (s) => projectionOf(at(s), playing.toAct(s)),
  known: knownBy,
  view: (s, side) => viewOf(known(s, side), playing.toAct(s), scoreOf(at(s))),
  moment: ({ turn, phase }) => ({ turn, phase }),
  secret: isSecret,
  sample: sampleOf,
  outcome: playing.outcome,
  tableView: (s, side) => tableViewOf(known(s, side)),
  mapNow: (s) => boardOf(s).data,
  reach: (s, unit, mode) => reachQuery(at(s), unit, mode),
  odds: (s, request) => oddsQuery(at(s), request),
  nextReach: (s, unit) => nextReachQuery(at(s), unit),
  pathCost: (s, path) => pathCostQuery(at(s), path),
  fightsFrom: (s, unit, hexes) => fightsFrom(at(s), unit, hexes),
  duties: (s) => dutiesQuery(at(s)),
  search: searchOf(at),
  ledger: playing.ledger,
  victory: playing.victory,
  aids: {
    details: (s, action) => ('dice' in action ? undefined : choiceDetails(at(s), action)),
    dieModifiers: (s, action) => ('dice' in action ? [] : landingDie(at(s), action)),
    rollAhead: (s, action) => ('dice' in action ? undefined : landingChances(at(s), action)),
    bonds: (s) => bondsQuery(at(s)),
    supply: (s) => supplyQuery(at(s)),
    weatherAhead,
    rollCosts: (s) => (s.over ? undefined : rollCostsOf(at(s))),
  },
  margin: MARGIN,
  looks: LOOKS,
};
