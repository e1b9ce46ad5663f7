import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSetup } from '../src/formats/setup.ts';
import { gameById, GAMES } from '../src/games/index.ts';
import { act, begin, listedDice, randomDice, settle, type Match } from '../src/kernel/match.ts';
import { seeded } from '../src/kernel/random.ts';
import type { OddsRequest, Wargame } from '../src/wargame/wargame.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Expectations after a step; only the fields given are compared. */
interface Expected {
  legalIncludes?: readonly Fields[];
  legalExcludes?: readonly Fields[];
  toAct?: string;
  unit?: Fields | readonly Fields[];
  odds?: { request: OddsRequest; shift?: { rule?: string; why?: string; amount: number }; noShift?: string };
  /** The number of the rule that refuses the action, or true for any. */
  refused?: string | true;
}

/** A case worked out from the rulebook; corpus/README.md describes the format. */
interface Case {
  id: string;
  rule: string;
  title: string;
  why: string;
  setup: { game: string; scenario: string; options?: Record<string, string> };
  script: readonly { action?: Fields; dice?: readonly number[]; optional?: true; expect?: Expected }[];
}

const FOLDER = join(import.meta.dirname, '../corpus/cases');

interface Played {
  game: Wargame;
  match: Match;
}

function start({ setup }: Case): Played {
  const game = gameById(setup.game) as Wargame;
  const doc = readSetup(setup, GAMES);
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

function holds({ game, match: { state } }: Played, expected: Expected): void {
  const legal = [...game.legal(state)];
  for (const action of expected.legalIncludes ?? []) expect(legal).toContainEqual(expect.objectContaining(action));
  for (const action of expected.legalExcludes ?? []) expect(legal).not.toContainEqual(expect.objectContaining(action));
  if (expected.toAct) expect(game.toAct(state)).toBe(expected.toAct);
  const { units } = game.view(state, null);
  for (const unit of [expected.unit ?? []].flat()) expect(units).toContainEqual(expect.objectContaining(unit));
  if (!expected.odds) return;
  const { request, shift, noShift } = expected.odds;
  const odds = game.odds(state, request);
  if (!odds.ok) throw new Error(JSON.stringify(odds.error));
  const { shifts } = odds.value;
  if (noShift) expect(shifts.map(({ rule }) => rule)).not.toContain(noShift);
  if (!shift) return;
  const { why, ...rest } = shift;
  const wanted = why === undefined ? rest : { ...rest, why: expect.stringContaining(why) as string };
  expect(shifts).toContainEqual(expect.objectContaining(wanted));
}

describe.each(globSync('*.json', { cwd: FOLDER }))('%s', (file) => {
  const cases = JSON.parse(readFileSync(join(FOLDER, basename(file)), 'utf8')) as readonly Case[];

  test.each(cases.map((one) => [`${one.id} [${one.rule}] ${one.title}`, one] as const))('%s', (_, one) => {
    expect.hasAssertions();
    const played = start(one);
    const { game, match } = played;
    roll(match, one.script[0]?.action ? [] : one.script[0]?.dice);
    for (const { action, dice, optional, expect: expected } of one.script) {
      if (action) {
        const acted = act(match, { by: game.toAct(match.state), ...action });
        const refused = expected?.refused;
        if (!optional) expect(acted.ok, JSON.stringify(acted)).toBe(refused === undefined);
        if (typeof refused === 'string') expect(acted).toMatchObject({ error: { rule: refused } });
        if (acted.ok) roll(match, dice);
      }
      if (expected) holds(played, expected);
    }
  });
});
