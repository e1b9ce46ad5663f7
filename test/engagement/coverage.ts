import type { SideAction } from '../../src/engagement/position/actions.ts';
import type { EngagementGame } from '../../src/engagement/game.ts';
import type { EngagementEvent } from '../../src/engagement/position/position.ts';
import type { Frame, State } from '../../src/engagement/position/state.ts';
import { randomDice } from '../../src/kernel/dice.ts';
import type { BaseAction, Game, Modifier, Refusal } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { walk } from '../kit/walk.ts';

/** Codes that have occurred, by kind. */
export interface Covered {
  phases: Set<string>;
  results: Set<string>;
  events: Set<string>;
  refusals: Set<string>;
  prompts: Set<string>;
  reasons: Set<string>;
}

type Random = () => number;

export interface Crowd {
  source: string;
  state: State;
  seed: number;
  /** Actions played from it; LENGTH when absent. */
  length?: number;
}

export interface Surveyed {
  game: EngagementGame;
  /** Refusals in a position. */
  refusalsIn: (state: State, random: Random) => Refusal[];
  /** Actions that are tried in every position. */
  always?: readonly object[];
  /** Decisions that are tested for refusals every time; EAGER when absent. */
  eager?: readonly string[];
  /** Whole games. */
  seeds: readonly number[];
  /** Positions from which some actions are played, by what they are drawn for. */
  crowds: Iterable<Crowd>;
}

interface Survey extends Surveyed {
  covered: Covered;
  names: readonly string[];
  /** Kinds of position already tested for refusals. */
  asked: Set<string>;
  random: Random;
}

/** Plays whole games and starts of crowded positions, and collects refusals in every new kind of position. */
export function collectCoverage(surveyed: Surveyed): Covered {
  const covered: Covered = {
    phases: new Set(),
    results: new Set(),
    events: new Set(),
    refusals: new Set(),
    prompts: new Set(),
    reasons: new Set(),
  };
  const { names } = makeGrid(surveyed.game.map.grid);
  const survey: Survey = { ...surveyed, covered, names, asked: new Set(), random: seeded(1) };
  for (const seed of surveyed.seeds) playThrough(survey, seed);
  for (const crowd of surveyed.crowds) playSome(survey, crowd, seeded(crowd.seed));
  return covered;
}

function playThrough(survey: Survey, seed: number): void {
  let last: State | undefined;
  for (const { state, next, events } of walk(survey.game as unknown as Game, seed)) {
    note(survey, '', state as State, events as readonly EngagementEvent[]);
    last = next as State;
  }
  if (last) note(survey, '', last, []);
}

/** Actions played from each crowded position. */
const LENGTH = 60;

function playSome(survey: Survey, { source, state: from, length = LENGTH }: Crowd, random: Random): void {
  const { game } = survey;
  let state = from;
  for (let at = 0; at < length && game.toAct(state) !== 'over'; at++) {
    const played = game.play(state, choose(game, state, random));
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    note(survey, source, state, played.value.events as readonly EngagementEvent[]);
    state = played.value.state as State;
  }
}

function choose(game: EngagementGame, state: State, random: Random): BaseAction | undefined {
  if (game.toAct(state) === 'chance') return randomDice(random)(game.chance(state));
  const listed = [...game.legal(state)] as SideAction[];
  const busy = listed.filter(({ type }) => !['end', 'stop', 'done'].includes(type));
  return pick(busy.length > 0 && random() < 0.6 ? busy : listed, random);
}

function note(survey: Survey, source: string, state: State, events: readonly EngagementEvent[]): void {
  const { game, covered: met, asked, random } = survey;
  met.prompts.add(game.prompt(state).code);
  met.phases.add(state.phase);
  for (const { code, args } of events) {
    met.events.add(code);
    if (typeof args['result'] === 'string') met.results.add(`${code} ${args['result']}`);
    for (const { why } of (args['shifts'] ?? []) as readonly Modifier[]) met.reasons.add(why);
  }
  for (const action of [...BARE, ...(survey.always ?? [])]) noteRefusal(survey, state, action);
  const kind = kindOf(survey, state, source);
  const always = (survey.eager ?? EAGER).includes(state.frames.at(-1)?.kind ?? '');
  if (asked.has(kind) && !always) return;
  asked.add(kind);
  for (const { code } of game.tableView(state, null).urges) met.prompts.add(code);
  for (const { code } of survey.refusalsIn(state, random)) met.refusals.add(code);
}

/** Decisions that are tested for refusals every time. */
export const EAGER: readonly string[] = ['loss', 'exchange', 'choice'];

/** Actions tried in every position. */
const BARE = ['end', 'stop', 'land', 'exit', 'commit', 'done'].map((type) => ({ type }));

function noteRefusal({ game, covered }: Survey, state: State, action: object): void {
  const refusal = game.refusal(state, { by: game.toAct(state), ...action } as SideAction);
  if (refusal) covered.refusals.add(refusal.code);
}

/** The kind of a position for refusals: the decision that is due and its progress. */
function kindOf({ game, names }: Survey, state: State, source: string): string {
  const top = state.frames.at(-1);
  const lead = top && 'units' in top ? top.units[0] : undefined;
  const hex = lead === undefined ? -1 : (state.hex[lead] as number);
  const ground = game.mapNow(state).hexes[names[hex] ?? '']?.terrain;
  const where = lead === undefined ? [state.turn, ...dutiesOf(game, state)] : [lead, ground];
  return [source, game.prompt(state).code, state.phase, ...where, ...progressOf(top)].join(' ');
}

/** The duties that prevent the end of the phase. */
const dutiesOf = (game: EngagementGame, state: State): string[] => {
  const refusal = game.refusal(state, { by: game.toAct(state), type: 'end' } as SideAction);
  return refusal ? [refusal.code] : [];
};

function progressOf(top: Frame | undefined): (number | boolean)[] {
  if (top?.kind === 'move') return [top.hexesMoved > 0, top.passenger >= 0];
  if (top?.kind === 'combat')
    return [top.attackers.length, top.artillery.length, top.defensiveArtillery.length, top.air];
  return top?.kind === 'choice' ? [top.chosen.length] : [];
}
