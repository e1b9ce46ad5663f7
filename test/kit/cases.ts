import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSetup } from '../../src/formats/setup.ts';
import { listedDice, randomDice } from '../../src/kernel/dice.ts';
import { act, begin, settle, type Match } from '../../src/kernel/match.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { EventArg, Modifier, Result } from '../../src/kernel/game.ts';
import type { BombardRequest, Library, OddsRequest, Wargame } from '../../src/wargame/wargame.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Expectations after a step; only the fields given are compared. */
export interface Expected {
  legalIncludes?: readonly Fields[];
  /** Not among the legal actions, and refused. */
  legalExcludes?: readonly Fields[];
  toAct?: string;
  unit?: Fields | readonly Fields[];
  odds?: {
    request: OddsRequest;
    is?: Fields;
    shift?: { rule?: string; why?: string; amount: number };
    noShift?: string;
  };
  bombard?: { request: BombardRequest; is: Fields };
  /** Hexes a unit can enter in a mode of movement, and hexes it cannot; none at all for a unit that may not move so. */
  reach?: readonly ReachCase[];
  /** What a unit that has been picked to move pays for each step of a path, and the points left after the last. */
  cost?: { path: readonly string[]; costs: readonly number[]; left: number };
  /** Attack, defence and movement points of the first face; `is`: what else is printed on it. */
  counter?: readonly { id: string; face: readonly number[]; is?: Fields }[];
  /** What the referee sees of the position, such as its weather, phase or `extra`. */
  view?: Fields;
  /** Victory points by side. */
  points?: Readonly<Record<string, number>>;
  /** Events of the action and of the dice after it; `modifier` is the sum of the modifiers of a roll. */
  events?: readonly { code: string; args?: Fields }[];
  /** The number of the rule that refuses the action, or true for any. */
  refused?: string | true;
}

interface ReachCase {
  unit: string;
  mode?: string;
  includes?: readonly { hex: string; cost?: number; mayStop?: boolean }[];
  excludes?: readonly string[];
}

/** A case worked out from the rulebook; corpus/README.md describes the format. */
interface Case {
  id: string;
  rule: string;
  /** Ids of the sentences of src/games/GAME/rulebook.json that it tests. */
  sentences?: readonly string[];
  title: string;
  why: string;
  setup: { game: string; scenario: string; options?: Record<string, string> };
  script: readonly { action?: Fields; dice?: readonly number[]; optional?: true; expect?: Expected }[];
}

/** A game and what has been played of it. */
export interface Played {
  game: Wargame;
  match: Pick<Match, 'state' | 'log'>;
}

async function start({ setup }: Case, games: Library): Promise<{ game: Wargame; match: Match }> {
  const game = (await games.get(setup.game)?.load()) as Wargame;
  const doc = await readSetup(setup, games);
  if (!doc.ok) throw new Error(JSON.stringify(doc.error));
  const begun = begin(game, { scenario: setup.scenario, options: setup.options ?? {}, setup: doc.value });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return { game, match: begun.value as Match };
}

/** Rolls the dice given, then any: a case lists only the dice that matter. */
function roll(match: Match, dice: readonly number[] = []): void {
  const list = [...dice];
  const any = randomDice(seeded(1));
  settle(match, (rolls) => (list.length > 0 ? listedDice(list)(rolls) : any(rolls)));
  expect(list).toEqual([]);
}

/** The value of an answer. */
function valueOf<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** What is asked of the game, not seen in the position. */
function answers(game: Wargame, state: object, { bombard, cost, counter }: Expected): void {
  if (bombard)
    expect(valueOf(game.aids?.bombardOdds?.(state, bombard.request) as Result<object>)).toMatchObject(bombard.is);
  if (cost) {
    const steps = valueOf(game.pathCost(state, cost.path));
    expect([steps.map((step) => step.cost), steps.at(-1)?.left]).toEqual([cost.costs, cost.left]);
  }
  for (const { id, face, is = {} } of counter ?? []) {
    const printed = game.counters.find((one) => one.id === id);
    expect(printed?.faces[0]).toEqual(face);
    expect(printed).toMatchObject(is);
  }
}

function reaches(game: Wargame, state: object, { unit, mode, includes = [], excludes = [] }: ReachCase): void {
  const answer = game.reach(state, unit, mode);
  const hexes = new Map(answer.ok ? answer.value.hexes.map((one) => [one.hex, one]) : []);
  for (const { hex, cost, mayStop } of includes) {
    const found = hexes.get(hex);
    expect(found, `${unit} ${mode} reaches ${hex}`).toBeDefined();
    if (cost !== undefined) expect(found?.cost, `${unit} ${mode} to ${hex}`).toBeCloseTo(cost, 3);
    if (mayStop !== undefined) expect(found?.mayStop).toBe(mayStop);
  }
  expect(
    excludes.filter((hex) => hexes.has(hex)),
    `${unit} ${mode} does not reach`,
  ).toEqual([]);
}

/** The sum of the modifiers of a roll. */
const totalOf = (shifts: EventArg | undefined): number =>
  ((shifts ?? []) as readonly Modifier[]).reduce((sum, { amount }) => sum + amount, 0);

/** Checks expectations; `since`: entries of the log before those whose events count. */
export function holds({ game, match }: Played, expected: Expected, since: number): void {
  const { state } = match;
  answers(game, state, expected);
  for (const one of expected.reach ?? []) reaches(game, state, one);
  const events = match.log.slice(since).map(({ event }) => event);
  for (const event of expected.events ?? []) {
    const { code, args = {} } = event;
    const { modifier, ...rest } = args;
    const found = events.filter((one) => modifier === undefined || totalOf(one.args?.['shifts']) === modifier);
    expect(found).toContainEqual(expect.objectContaining({ code, args: expect.objectContaining(rest) as object }));
  }
  const legal = [...game.legal(state)];
  for (const action of expected.legalIncludes ?? []) expect(legal).toContainEqual(expect.objectContaining(action));
  for (const action of expected.legalExcludes ?? []) {
    expect(legal).not.toContainEqual(expect.objectContaining(action));
    expect(game.refusal(state, { by: game.toAct(state), ...action }), JSON.stringify(action)).toBeDefined();
  }
  if (expected.toAct) expect(game.toAct(state)).toBe(expected.toAct);
  const view = game.view(state, null);
  const { units, points } = view;
  if (expected.view) expect(view).toMatchObject(expected.view);
  if (expected.points) expect(points).toMatchObject(expected.points);
  for (const unit of [expected.unit ?? []].flat()) expect(units).toContainEqual(expect.objectContaining(unit));
  if (!expected.odds) return;
  const { request, is, shift, noShift } = expected.odds;
  const odds = valueOf(game.odds(state, request));
  if (is) expect(odds).toMatchObject(is);
  const { shifts } = odds;
  if (noShift) expect(shifts.map(({ rule }) => rule)).not.toContain(noShift);
  if (!shift) return;
  const { why, ...rest } = shift;
  const wanted = why === undefined ? rest : { ...rest, why: expect.stringContaining(why) as string };
  expect(shifts).toContainEqual(expect.objectContaining(wanted));
}

/** Every case of a folder's files, played with the games of a library. */
export function testCases(folder: string, games: Library): void {
  describe.each(globSync('*.json', { cwd: folder }))('%s', (file) => {
    const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Case[];

    test.each(cases.map((one) => [`${one.id} [${one.rule}] ${one.title}`, one] as const))('%s', async (_, one) => {
      expect.hasAssertions();
      await playCase(one, games);
    });
  });
}

async function playCase(one: Case, games: Library): Promise<void> {
  const played = await start(one, games);
  const { game, match } = played;
  roll(match, one.script[0]?.action ? [] : one.script[0]?.dice);
  for (const [step, { action, dice, optional, expect: expected }] of one.script.entries()) {
    const since = step === 0 && !action ? 0 : match.log.length;
    if (action) {
      const acted = act(match, { by: game.toAct(match.state), ...action });
      const refused = expected?.refused;
      if (!optional) expect(acted.ok, JSON.stringify(acted)).toBe(refused === undefined);
      if (typeof refused === 'string') expect(acted).toMatchObject({ error: { rule: refused } });
      if (acted.ok) roll(match, dice);
    }
    if (expected) holds(played, expected, since);
  }
}
