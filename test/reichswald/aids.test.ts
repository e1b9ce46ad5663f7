import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { book } from '../../src/games/reichswald/book.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { GameRecord } from '../../src/kernel/match.ts';
import type { State } from '../../src/engagement/position/state.ts';
import { lay, type Sketch } from '../../src/wargame/test-kit.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { EVENT_TOPICS } from '../../src/engagement/position/event-topics.ts';
import { CITES, EVENT_RULES } from '../../src/games/reichswald/codes.ts';
import { FAMILIES } from './families.ts';
import { drawn } from './positions.ts';

const game = REICHSWALD as unknown as Wargame;
const fair = { turn: 14, weather: 'fair' } as const;

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The position after picking this unit to move. */
const picked = (state: object, unit: string): object =>
  value(game.play(state, { by: game.toAct(state), type: 'move', unit })).state;

describe('the cost of a path', () => {
  test.each(FAMILIES.map((family, i) => [family.name, family, 1 + (i % 2)] as const))(
    'is the sum of its parts and the cost of the reach: %s',
    (_, family, seed) => {
      const { state } = lay(game, drawn(family, seed)).match;
      for (const action of game.legal(state)) {
        const { type, unit } = action as { type?: string; unit?: string };
        if (type !== 'move' || unit === undefined) continue;
        const { hexes } = value(game.reach(state, unit));
        const from = picked(state, unit);
        for (const { hex, cost, path, mustStop } of hexes) {
          const steps = value(game.pathCost(from, path));
          expect(
            steps.map((step) => step.hex),
            `${seed} ${unit} ${hex}`,
          ).toEqual(path);
          expect(
            steps.reduce((sum, step) => sum + step.cost, 0),
            `${seed} ${unit} ${hex}`,
          ).toBe(cost);
          for (const { parts, cost: price } of steps) {
            expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
          }
          expect(steps.at(-1)?.mustStop).toBe(mustStop);
        }
      }
    },
  );

  it('has parts for terrain, road, fortification, river, weather, contact and jam with their rules', () => {
    const t = lay(game, {
      ...fair,
      weather: 'rain',
      phase: 'allied-movement',
      units: { 'B-44/15': '1010', 'G-1051/84': '0909', 'B-46/15': '1012' },
      hexes: { '1011': 'village', '1013': { terrain: 'open', features: ['siegfried'] } },
      sides: [
        { a: '1010', b: '1011', river: true },
        { a: '1011', b: '1012', road: 'paved' },
      ],
    });
    const steps = value(game.pathCost(picked(t.match.state, 'B-44/15'), ['1011', '1012', '1013']));
    const printed = steps.map(({ parts }) => parts.map(({ why, amount, rule }) => `${why} ${amount} ${rule}`));
    expect(printed).toEqual([
      ['village 1 4.0', 'weather 1 10.0', 'river 1 4.1.1', 'contact 1 4.1.2'],
      ['paved 1 4.0', 'weather 1 10.0'],
      ['open 2 4.0', 'siegfried 1 4.1.1', 'weather 1 10.0', 'jam 1 4.1.1'],
    ]);
    expect(steps.map(({ left }) => left)).toEqual(
      [8, 6, 1].map((left) => left - 12 + game.counters.find(({ id }) => id === 'B-44/15')!.faces[0]![2]),
    );
  });

  it('is refused for an illegal step, and when no unit is moving', () => {
    const t = lay(game, { ...fair, phase: 'allied-movement', units: { 'B-44/15': '1010', 'G-1051/84': '1012' } });
    expect(game.pathCost(t.match.state, ['1011'])).toMatchObject({ ok: false, error: { code: 'not-now' } });
    const from = picked(t.match.state, 'B-44/15');
    expect(game.pathCost(from, ['1013'])).toMatchObject({ ok: false, error: { code: 'not-adjacent' } });
    expect(game.pathCost(from, ['1012'])).toMatchObject({ ok: false, error: { code: 'enemy-there' } });
    expect(game.pathCost(from, ['1011', '1012'])).toMatchObject({ ok: false, error: { code: 'must-stop-in-zone' } });
  });
});

describe('where the enemy can go', () => {
  const far: Sketch = {
    ...fair,
    phase: 'allied-movement',
    units: { 'B-44/15': '0510', 'G-1051/84': '1010', 'G-1062/84': '1011 moved' },
  };

  it('is its reach in its next movement phase if no other unit moves', () => {
    const t = lay(game, far);
    const before = ['G-1051/84', 'G-1062/84'].map((id) => value(game.nextReach(t.match.state, id)));
    t.play({ type: 'end' }, { type: 'end' });
    expect(t.view().phase).toBe('german-movement');
    expect(before).toEqual(['G-1051/84', 'G-1062/84'].map((id) => value(game.reach(t.match.state, id))));
  });

  it('is the current reach for the moving side, also during a move', () => {
    const t = lay(game, far);
    expect(game.nextReach(t.match.state, 'B-44/15')).toEqual(game.reach(t.match.state, 'B-44/15'));
    t.play({ type: 'move', unit: 'B-44/15' }, { type: 'step', to: '0610' });
    expect(game.nextReach(t.match.state, 'B-44/15')).toEqual(game.reach(t.match.state, 'B-44/15'));
    expect(value(game.nextReach(t.match.state, 'G-1051/84')).from).toBe('1010');
  });

  it('is for the next turn when the phase is over, and refused after the last turn', () => {
    const t = lay(game, { ...far, phase: 'german-movement' });
    expect(value(game.nextReach(t.match.state, 'B-44/15')).hexes.length).toBeGreaterThan(5);
    const last = lay(game, { ...far, turn: 22, phase: 'german-combat' });
    expect(game.nextReach(last.match.state, 'G-1051/84')).toMatchObject({
      ok: false,
      error: { code: 'game-over', unit: 'G-1051/84' },
    });
    const final = value(game.nextReach(last.match.state, 'B-44/15'));
    expect(final.hexes.some(({ mustStop }) => mustStop !== null)).toBe(false);
  });

  it('does not change the state and refuses unknown units', () => {
    const t = lay(game, far);
    const before = structuredClone(t.match.state);
    game.nextReach(t.match.state, 'G-1051/84');
    game.fightsFrom(t.match.state, 'B-44/15', ['0910']);
    expect(t.match.state).toEqual(before);
    expect(game.nextReach(t.match.state, 'X')).toMatchObject({ ok: false, error: { code: 'no-such-unit' } });
  });
});

describe('what the enemy could do to us', () => {
  it('has odds in the own phase as in the enemy phase', () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1062/84': '1110' };
    const request = { target: '1011', attackers: ['G-1051/84', 'G-1062/84'] };
    const ours = lay(game, { ...fair, phase: 'allied-movement', units }).odds(request);
    const theirs = lay(game, { ...fair, phase: 'german-combat', units }).odds(request);
    expect(ours).toEqual(theirs);
    expect(ours.allowed).toBe(true);
  });
});

describe('the odds of an attack', () => {
  it('have the chance that the hex is cleared, and the retreat hexes of the defence', () => {
    const t = lay(game, { ...fair, phase: 'allied-combat', units: { 'B-44/15': '1011', 'G-1051/84': '1010' } });
    const { cleared, retreatHexes, results } = t.odds({ target: '1010', attackers: ['B-44/15'] });
    const driven = results.filter(({ result }) => /DR|DE/.test(result));
    expect(cleared).toBeCloseTo(driven.reduce((sum, { probability }) => sum + probability, 0));
    expect(cleared).toBeGreaterThan(0);
    // three of the six hexes around lie in the attacker's zone
    expect(retreatHexes).toBe(3);
  });

  it('say why an attacker may not take part', () => {
    const units = { 'B-44/15': '1011', 'B-46/15': '0708', 'G-1051/84': '1010' };
    const t = lay(game, { ...fair, phase: 'allied-combat', units });
    const { allowed } = t.odds({ target: '1010', attackers: ['B-44/15', 'B-46/15'] });
    expect(allowed).toMatchObject({ code: 'not-engaged', unit: 'B-46/15' });
  });

  it('count no retreat hexes for a surrounded defence', () => {
    const units = { 'B-44/15': '1011', 'B-46/15': '1009', 'B-227/15': '1110', 'G-1051/84': '1010' };
    const odds = lay(game, { ...fair, phase: 'allied-combat', units }).odds({ target: '1010', attackers: ['B-44/15'] });
    expect(odds.retreatHexes).toBe(0);
    expect(odds.shifts.some(({ why }) => why === 'surrounded')).toBe(true);
  });
});

describe('from where a moved unit may still fight', () => {
  it('is adjacent to an enemy in a dry hex; for artillery also within range, outside forest and city', () => {
    const t = lay(game, {
      ...fair,
      phase: 'allied-movement',
      units: { 'B-44/15': '1013', 'B-4AGRA-P': '0713', 'B-AD15': '0513', 'G-1051/84': '1010' },
      hexes: { '0811': 'forest', '1110': 'inundation' },
    });
    const { state } = t.match;
    expect(game.fightsFrom(state, 'B-44/15', ['1011', '1012', '1110'])).toEqual(['1011']);
    expect(game.fightsFrom(state, 'B-AD15', ['0810', '0811', '0124'])).toEqual(['0810']);
    expect(game.fightsFrom(state, 'B-4AGRA-P', ['0810', '1011'])).toEqual([]);
  });

  it('its own side is no target of artillery', () => {
    const units = { 'B-44/15': '2510', 'B-AD15': '1510', 'G-1051/84': '1010' };
    const { state } = lay(game, { ...fair, phase: 'allied-movement', units }).match;
    expect(game.fightsFrom(state, 'B-AD15', ['0810', '2310'])).toEqual(['0810']);
  });
});

describe('what has to be done before the phase ends', () => {
  const refusalOfEnd = (state: object) => game.refusal(state, { by: game.toAct(state), type: 'end' });

  it('is a list whose first entry is the refusal to end the phase', () => {
    const units = { 'B-44/15': '1011', 'B-46/15': '1110', 'B-227/15': '0511', 'G-1051/84': '1010' };
    const t = lay(game, { ...fair, phase: 'allied-combat', units });
    expect(
      game
        .duties(t.match.state)
        .map(({ unit, code }) => `${unit} ${code}`)
        .toSorted(),
    ).toEqual(['B-44/15 must-attack', 'B-46/15 must-attack']);
    expect(refusalOfEnd(t.match.state)).toEqual(game.duties(t.match.state)[0]);
    t.play({ type: 'attack', target: '1010' });
    expect(game.duties(t.match.state)).toEqual([]);
  });

  it('lists every unit that is due to leave', () => {
    const { state } = lay(game, { turn: 8, phase: 'allied-movement', printed: true, units: {}, others: true }).match;
    const due = game.duties(state);
    expect(due.map(({ code, unit }) => `${code} ${unit}`)).toEqual([
      'withdrawal-due C-4/2',
      'withdrawal-due C-6/2',
      'hold-wyler-due C-5/2',
    ]);
    expect(refusalOfEnd(state)).toEqual(due[0]);
  });

  it('agrees with the refusal throughout a recorded game', () => {
    const file = new URL('../../corpus/records/1.4.0/reichswald-veritable-1.bivouac.json', import.meta.url);
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    let { state } = value(game.fromSetup({ scenario: record.scenario, options: record.options, setup: record.setup }));
    let asked = 0;
    for (const action of record.actions) {
      const phase = game.view(state, null).pending.length === 0 && game.sides.includes(game.toAct(state));
      if (phase) {
        expect(game.duties(state)[0]).toEqual(refusalOfEnd(state));
        asked++;
      } else expect(game.duties(state)).toEqual([]);
      ({ state } = value(game.play(state, action)));
    }
    expect(asked).toBeGreaterThan(100);
  });
});

describe('terrain', () => {
  it('shifts columns for the defence, and gives the dominant units', () => {
    const t = lay(game, {
      ...fair,
      phase: 'allied-movement',
      units: { 'B-44/15': '1011', 'G-1051/84': '1010', 'G-1062/84': '1111', 'B-46/15': '0505' },
      hexes: {
        '1011': 'forest',
        '1111': 'village',
        '0505': 'city',
        '0606': 'inundation',
        '0707': { terrain: 'open', features: ['siegfried'] },
      },
    });
    expect(game.aids?.terrainShifts?.(t.match.state)).toEqual({
      '1011': 2,
      '1111': 1,
      '0505': 2,
      '0606': -1,
      '0707': 3,
    });
    expect(game.aids?.dominant?.(t.match.state)).toEqual(['B-44/15']);
    expect((t.match.state as State).phase).toBe('allied-movement');
  });
});

it('the rule of every event exists', () => {
  const shared = Object.entries(EVENT_TOPICS).map(([code, topic]) => [code, CITES[topic]] as const);
  for (const [code, rule] of [...shared, ...Object.entries(EVENT_RULES)]) {
    expect(book.chapters[rule], code).toBeDefined();
  }
});
