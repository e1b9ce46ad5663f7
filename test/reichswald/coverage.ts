import type { SideAction } from '../../src/engagement/actions.ts';
import type { EngagementEvent } from '../../src/engagement/position.ts';
import type { Frame, State } from '../../src/engagement/state.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { randomDice } from '../../src/kernel/match.ts';
import type { BaseAction, Game, Modifier } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { walk } from '../kit/walk.ts';
import { pairOf, stateOf } from './compare.ts';
import { FAMILIES } from './families.ts';
import { drawn } from './positions.ts';
import { refusalsIn } from './probes.ts';

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

interface Survey {
  covered: Covered;
  /** Origin of the position. */
  source: string;
  /** Kinds of position already tested for refusals. */
  asked: Set<string>;
  random: Random;
}

/** Plays whole games and starts of crowded positions, and collects refusals in every new kind of position. */
export function collectCoverage(seeds: readonly number[], begun: number, crowded: number): Covered {
  const met = {
    phases: new Set<string>(),
    results: new Set<string>(),
    events: new Set<string>(),
    refusals: new Set<string>(),
    prompts: new Set<string>(),
    reasons: new Set<string>(),
  };
  const survey: Survey = { covered: met, source: '', asked: new Set(), random: seeded(1) };
  for (const seed of seeds) playThrough(survey, seed);
  for (const family of FAMILIES) {
    const count = family.phase?.endsWith('-combat') ? crowded : begun;
    for (let seed = 0; seed < count; seed++)
      playSome({ ...survey, source: family.name }, stateOf(pairOf(drawn(family, seed))), seeded(seed));
  }
  return met;
}

function playThrough(look: Survey, seed: number): void {
  let last: State | undefined;
  for (const { state, next, events } of walk(REICHSWALD as unknown as Game, seed)) {
    note(look, state as State, events as readonly EngagementEvent[]);
    last = next as State;
  }
  if (last) note(look, last, []);
}

/** Actions played from each crowded position. */
const LENGTH = 60;

function playSome(look: Survey, from: State, random: Random): void {
  let state = from;
  for (let at = 0; at < LENGTH && REICHSWALD.toAct(state) !== 'over'; at++) {
    const played = REICHSWALD.play(state, choose(state, random));
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    note(look, state, played.value.events as readonly EngagementEvent[]);
    state = played.value.state as State;
  }
}

function choose(state: State, random: Random): BaseAction | undefined {
  if (REICHSWALD.toAct(state) === 'chance') return randomDice(random)(REICHSWALD.chance(state));
  const listed = [...REICHSWALD.legal(state)] as SideAction[];
  const busy = listed.filter(({ type }) => !['end', 'stop', 'done'].includes(type));
  return pick(busy.length > 0 && random() < 0.6 ? busy : listed, random);
}

function note({ covered: met, source, asked, random }: Survey, state: State, events: readonly EngagementEvent[]): void {
  met.prompts.add(REICHSWALD.prompt(state).code);
  met.phases.add(state.phase);
  for (const { code, args } of events) {
    met.events.add(code);
    if (typeof args['result'] === 'string') met.results.add(`${code} ${args['result']}`);
    for (const { why } of (args['shifts'] ?? []) as readonly Modifier[]) met.reasons.add(why);
  }
  for (const type of BARE) noteRefusal(met, state, type);
  const kind = kindOf(state, source);
  const always = ['loss', 'exchange', 'choice'].includes(state.frames.at(-1)?.kind ?? '');
  if (asked.has(kind) && !always) return;
  asked.add(kind);
  for (const { code } of refusalsIn(state, random)) met.refusals.add(code);
}

/** Actions tried in every position. */
const BARE = ['end', 'stop', 'land', 'exit', 'commit', 'done'];

function noteRefusal(met: Covered, state: State, type: string): void {
  const refusal = REICHSWALD.refusal(state, { by: REICHSWALD.toAct(state), type });
  if (refusal) met.refusals.add(refusal.code);
}

/** The kind of a position for refusals: the decision that is due and its progress. */
function kindOf(state: State, source: string): string {
  const top = state.frames.at(-1);
  const lead = top && 'units' in top ? top.units[0] : undefined;
  const hex = lead === undefined ? -1 : (state.hex[lead] as number);
  const ground = REICHSWALD.mapNow(state).hexes[NAMES[hex] ?? '']?.terrain;
  const where = lead === undefined ? [state.turn, ...dutiesOf(state)] : [lead, ground];
  return [source, REICHSWALD.prompt(state).code, state.phase, ...where, ...progressOf(top)].join(' ');
}

const NAMES = Object.keys(REICHSWALD.map.hexes);

/** The duties that prevent the end of the phase. */
const dutiesOf = (state: State): string[] => {
  const by = REICHSWALD.toAct(state);
  const refusal = REICHSWALD.refusal(state, { by, type: 'end' });
  return refusal ? [refusal.code] : [];
};

function progressOf(top: Frame | undefined): (number | boolean)[] {
  if (top?.kind === 'move') return [top.steps > 0, top.passenger >= 0];
  if (top?.kind === 'combat')
    return [top.attackers.length, top.artillery.length, top.defensiveArtillery.length, top.air];
  return top?.kind === 'choice' ? [top.chosen.length] : [];
}
