import { isDeepStrictEqual } from 'node:util';
import { distance, knownHex, makeGrid } from '../../src/hex/grid.ts';
import type { BaseAction, BaseEvent, Side } from '../../src/kernel/game.ts';
import { listedDice, randomDice, type Dice } from '../../src/kernel/dice.ts';
import { act, begin, type Match } from '../../src/kernel/match.ts';
import { seeded } from '../../src/kernel/random.ts';
import { decided, questionOf } from '../../src/ai/player.ts';
import { LEVELS } from '../../src/ai/levels.ts';
import { selfPlay, type Seated } from '../../src/ai/self-play.ts';
import { readSetup } from '../../src/formats/setup.ts';
import { readEvent } from '../../src/wargame/event-kinds.ts';
import type { Library, UnitView, Wargame } from '../../src/wargame/wargame.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A position of the sanity exam; corpus/README.md describes the format. */
export interface Position {
  id: string;
  /** 1: blunders that no level makes; 2: what a good player finds. */
  part: 1 | 2;
  title: string;
  /** What players complain of. */
  complaint: string;
  why: string;
  setup: { game: string; scenario: string; options?: Record<string, string>; turn: number; phase: string };
  side: Side;
  /** The phase after which the answer is judged; `untilTurn` where it is not of the turn in which it begins. */
  until: string;
  untilTurn?: number;
  must?: readonly Demand[];
  mustNot?: readonly Demand[];
  /** A line of play that passes, and one that fails: they show that the position can be told apart. */
  good: readonly Step[];
  bad: readonly Step[];
}

/** An action of whoever is to act, and the dice due after it; any dice where none are given. */
export interface Step {
  action: Fields;
  dice?: readonly number[];
}

/** Something that happened or stands so; exactly one kind of demand a value. */
export type Demand =
  | { plays: Fields }
  | { attacks: Attack }
  | { stands: Stand }
  | { lost: string }
  | { not: Demand }
  | { any: readonly Demand[] }
  | { all: readonly Demand[] };

/** An attack by the side examined, declared to its end: on one of the hexes, by all these units, by so many, at odds in these bounds. */
export interface Attack {
  at?: string | readonly string[];
  units?: readonly string[];
  count?: number;
  atLeast?: string;
  atMost?: string;
}

/** Units on the map, after `after` (a phase) or at the end: of those named, else of the side, else of the side examined. */
export interface Stand {
  units?: readonly string[];
  side?: Side;
  in?: string | readonly string[];
  near?: { hex: string; within: number };
  /** How many of them; 1 where nothing is said. */
  count?: number;
  after?: string;
}

/** Who answers: one of the actions that are legal for the side to act. */
export type Answer = (match: Match, side: Side) => BaseAction;

interface Fought {
  hex: string;
  units: readonly string[];
  column?: string;
}

interface Sheet {
  game: Wargame;
  side: Side;
  played: BaseAction[];
  attacks: Fought[];
  /** Units in play when a phase was over; of '' at the end. */
  after: Map<string, readonly UnitView[]>;
}

/** More actions than any turn of a position takes. */
const ENDLESS = 3000;

/** Plays a position by these answers, with dice of this seed; the demands it does not meet. */
export async function examine(position: Position, games: Library, answer: Answer, seed = 1): Promise<string[]> {
  const { game, match } = await start(position, games);
  const any = randomDice(seeded(seed));
  return judged(position, play(position, game, match, answer, any));
}

/** The answers of a computer player: what it gives at once is played until something comes between. */
export function answersOf({ player, budget }: Seated, seed: number): Answer {
  const random = seeded(seed);
  let left: BaseAction[] = [];
  return ({ game, state }, side) => {
    const [next] = left;
    if (!next || next.by !== side || game.refusal(state, next)) {
      left = [...decided(player(game as Wargame, questionOf(game as Wargame, state, side), budget, random))];
    }
    return left.shift() as BaseAction;
  };
}

/** Plays a line written in a position, then ends the phases; the demands it does not meet. */
export async function examineLine(position: Position, games: Library, line: readonly Step[]): Promise<string[]> {
  const { game, match } = await start(position, games);
  const any = randomDice(seeded(1));
  const steps = [...line];
  const left: number[] = [];
  const answer: Answer = (_, by) => {
    if (left.length > 0) throw new Error(`${position.id}: the dice ${left.join()} are not due`);
    const step = steps.shift();
    left.push(...(step?.dice ?? []));
    const legal = [...game.legal(match.state)] as (BaseAction & { type?: string })[];
    if (!step) return legal.find(({ type }) => type === 'end') ?? (legal[0] as BaseAction);
    return { by, ...step.action };
  };
  const sheet = play(position, game, match, answer, (rolls) => (left.length > 0 ? listedDice(left) : any)(rolls));
  if (steps.length > 0) throw new Error(`${position.id}: not played before the end: ${JSON.stringify(steps[0])}`);
  return judged(position, sheet);
}

/** More actions than a whole game takes. */
const GAME = 40_000;

/**
 * What the game comes to for the side examined, in what decides it, when a level answers the position, or the line that is written down as good
 * is played as far as the dice let it, and recruits play on from there to the end. A position is sound where what it demands pays at least as much.
 */
export async function worthOf(position: Position, games: Library, seed: number, seated?: Seated): Promise<number> {
  const { game, match } = await start(position, games);
  const recruit = LEVELS['recruit'] as Seated;
  const others = answersOf(recruit, seed);
  const own = seated ? answersOf(seated, seed) : lineOf(position.good, others);
  play(position, game, match, (at, by) => (by === position.side ? own : others)(at, by), randomDice(seeded(seed)));
  const seats = Object.fromEntries(game.sides.map((side) => [side, recruit]));
  const { state } = selfPlay(game, match.state, seats, { seed: `worth/${seed}`, limit: GAME });
  const margin = game.search.margin(state);
  return position.side === game.sides[0] ? margin : 0 - margin;
}

/** Plays a line as long as it is legal; then others answer, in place of its last end of a phase too, unless that is all it has: then the point is to leave things alone. */
function lineOf(line: readonly Step[], others: Answer): Answer {
  const isEnd = line.length > 1 && line.at(-1)?.action['type'] === 'end';
  let left = isEnd ? line.slice(0, -1) : [...line];
  return (match, by) => {
    const [step, ...rest] = left;
    const action = step && { by, ...step.action };
    left = action && !match.game.refusal(match.state, action) ? rest : [];
    return action && left === rest ? action : others(match, by);
  };
}

async function start({ id, setup, side }: Position, games: Library): Promise<{ game: Wargame; match: Match }> {
  const game = (await games.get(setup.game)?.load()) as Wargame;
  const doc = await readSetup(setup, games);
  if (!doc.ok) throw new Error(`${id}: ${JSON.stringify(doc.error)}`);
  const begun = begin(game, { scenario: setup.scenario, options: setup.options ?? {}, setup: doc.value });
  if (!begun.ok) throw new Error(`${id}: ${JSON.stringify(begun.error)}`);
  if (!game.sides.includes(side)) throw new Error(`${id}: there is no side ${side}`);
  return { game, match: begun.value as Match };
}

function play(
  { id, setup, side, until, untilTurn = setup.turn }: Position,
  game: Wargame,
  match: Match,
  answer: Answer,
  dice: Dice,
): Sheet {
  const phases = game.vocabulary['phases'] as readonly string[];
  const last = phases.indexOf(until);
  if (last === -1) throw new Error(`${id}: there is no phase ${until}`);
  const sheet: Sheet = { game, side, played: [], attacks: [], after: new Map() };
  for (let n = 0; n < ENDLESS; n++) {
    const { turn, phase } = game.view(match.state, null);
    const actor = game.toAct(match.state);
    const isPast = turn > untilTurn || (turn === untilTurn && phases.indexOf(phase) > last);
    if (actor === 'over' || isPast) {
      sheet.after.set('', here(game, match));
      return sheet;
    }
    const action = actor === 'chance' ? dice(game.chance(match.state)) : answer(match, actor);
    if (!action) throw new Error(`${id}: other dice are due`);
    const done = act(match, action);
    if (!done.ok) throw new Error(`${id}: ${JSON.stringify(action)} is refused: ${JSON.stringify(done.error)}`);
    if (actor === side) sheet.played.push(action);
    noteFights(sheet, done.value);
    if (game.view(match.state, null).phase !== phase) sheet.after.set(phase, here(game, match));
  }
  throw new Error(`${id}: the phase ${until} does not come to its end`);
}

/** Units on the map or in areas beside it. */
const here = (game: Wargame, match: Match): readonly UnitView[] =>
  game.view(match.state, null).units.filter(({ where }) => where === 'map' || where === 'area');

/** Attacks of the side examined as they are declared, with the column they are rolled on. */
function noteFights({ game, side, attacks }: Sheet, events: readonly BaseEvent[]): void {
  const owner = (id: string | undefined): Side | undefined => game.counters.find((one) => one.id === id)?.side;
  for (const event of events) {
    const known = readEvent(game.eventKinds, event);
    if (known?.kind === 'declared' && owner(known.args.attackers[0]) === side)
      attacks.push({ hex: known.args.hex, units: known.args.attackers });
    if (known?.kind !== 'roll') continue;
    const fought = attacks.findLast(({ hex, column }) => hex === known.args.hex && column === undefined);
    if (fought) fought.column = known.args.column;
  }
}

/** What is missing, and what ought not to have happened, in words for whoever reads the exam. */
function judged({ must = [], mustNot = [] }: Position, sheet: Sheet): string[] {
  const missing = must.filter((demand) => !isMet(sheet, demand)).map((demand) => `must: ${JSON.stringify(demand)}`);
  const wrong = mustNot.filter((demand) => isMet(sheet, demand)).map((demand) => `must not: ${JSON.stringify(demand)}`);
  return [...missing, ...wrong];
}

function isMet(sheet: Sheet, demand: Demand): boolean {
  if ('plays' in demand) return sheet.played.some((action) => agrees(action, demand.plays));
  if ('attacks' in demand) return sheet.attacks.some((fought) => isSuch(fought, demand.attacks));
  if ('stands' in demand) return standing(sheet, demand.stands);
  if ('lost' in demand) return !at(sheet).some(({ id }) => id === demand.lost);
  if ('not' in demand) return !isMet(sheet, demand.not);
  if ('any' in demand) return demand.any.some((one) => isMet(sheet, one));
  return demand.all.every((one) => isMet(sheet, one));
}

const agrees = (action: BaseAction, fields: Fields): boolean =>
  Object.entries(fields).every(([key, value]) => isDeepStrictEqual((action as unknown as Fields)[key], value));

function isSuch(fought: Fought, { at: hexes, units = [], count = 1, atLeast, atMost }: Attack): boolean {
  const { hex, column } = fought;
  const odds = column === undefined ? undefined : ratio(column);
  return (
    (hexes === undefined || [hexes].flat().includes(hex)) &&
    units.every((id) => fought.units.includes(id)) &&
    fought.units.length >= count &&
    (atLeast === undefined || (odds ?? Infinity) >= ratio(atLeast)) &&
    (atMost === undefined || (odds ?? Infinity) <= ratio(atMost))
  );
}

/** The odds of a column as a number: 3 of 3-1 or 3:1, a half of 1-2. */
function ratio(column: string): number {
  const [, attack, defence] = /^(\d+)[-:](\d+)/.exec(column) ?? [];
  if (!defence) throw new Error(`The column ${column} has no odds.`);
  return Number(attack) / Number(defence);
}

function standing(sheet: Sheet, { units, side = sheet.side, in: hexes, near, count = 1, after }: Stand): boolean {
  const { game } = sheet;
  const grid = makeGrid(game.map.grid);
  const sideOf = new Map(game.counters.map((one) => [one.id, one.side]));
  const found = at(sheet, after).filter(({ id, hex, area }) => {
    const place = hex ?? `area:${area}`;
    if (units ? !units.includes(id) : sideOf.get(id) !== side) return false;
    if (hexes !== undefined && ![hexes].flat().includes(place)) return false;
    if (!near) return true;
    return hex !== null && distance(grid, knownHex(grid, hex), knownHex(grid, near.hex)) <= near.within;
  });
  return found.length >= count;
}

/** Units in play after a phase, or at the end; a phase that was not reached is an error of the position. */
function at({ after }: Sheet, phase = ''): readonly UnitView[] {
  const found = after.get(phase);
  if (!found) throw new Error(`The phase ${phase} did not come to its end.`);
  return found;
}
