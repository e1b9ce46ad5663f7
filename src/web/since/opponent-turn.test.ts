import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import { replay, type GameRecord, type Match } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { turnSummaryOf, notable, trailsOf } from './turn-summary.ts';
import { missedBy, opponentTurnOf, type OpponentTurn } from './opponent-turn.ts';

const game = gameById('reichswald') as Wargame;
const { eventKinds } = game;
const file = join(import.meta.dirname, '../../../corpus/records/1.4.0/reichswald-veritable-1.bivouac.json');
const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;

function matchAt(n: number): Match {
  const played = replay(game as Match['game'], record, n);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

function opponentTurnAt(n: number): OpponentTurn | undefined {
  const { actions, log, state } = matchAt(n);
  return opponentTurnOf(eventKinds, game.toAct(state), actions, log);
}

/** Where the phases of this record begin: the number of actions before the first one of each. */
const begins = { german: 245, germanCombat: 263, allied: 283, bombing: 1247, alliedAgain: 1248 };

describe('the turn of the other side', () => {
  it('is everything since the start when a side decides for the first time', () => {
    expect(opponentTurnAt(begins.german)).toEqual({ by: 'allied', from: 0, to: begins.german });
  });

  it('is everything since one had a phase of one’s own', () => {
    expect(opponentTurnAt(begins.allied)).toEqual({ by: 'german', from: begins.german, to: begins.allied });
  });

  it('is over with the first action, and does not come back with the next own phase', () => {
    expect(opponentTurnAt(begins.german + 1)).toBeUndefined();
    expect(opponentTurnAt(begins.germanCombat)).toBeUndefined();
  });

  it('does not begin with an answer inside the other side’s combat, nor with the first move of the game', () => {
    expect(opponentTurnAt(1)).toBeUndefined();
    const answers = Array.from({ length: 46 }, (_, i) => 199 + i).filter(
      (n) => game.toAct(matchAt(n).state) === 'german',
    );
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.map(opponentTurnAt)).toEqual(answers.map(() => undefined));
  });

  it('comes before a choice with which the turn opens, and only once', () => {
    expect(opponentTurnAt(begins.bombing)?.to).toBe(begins.bombing);
    expect(opponentTurnAt(begins.alliedAgain)).toBeUndefined();
  });
});

describe('what was missed', () => {
  const [own, others, dice] = [{ by: 'german' }, { by: 'allied' }, { by: 'chance' }];

  it('is what was played after what was seen, and after what one has played oneself', () => {
    const actions = [others, own, dice, others, others];
    expect(missedBy('german', actions, 0)).toEqual({ by: 'allied', from: 2, to: 5 });
    expect(missedBy('german', actions, 4)).toEqual({ by: 'allied', from: 4, to: 5 });
  });

  it('is nothing where only dice have fallen since, or nothing at all', () => {
    expect(missedBy('german', [others, dice], 1)).toBeUndefined();
    expect(missedBy('german', [others, own], 0)).toBeUndefined();
  });
});

describe('what came of it', () => {
  const events = matchAt(begins.german).log.map(({ event }) => event);
  const summary = turnSummaryOf(eventKinds, events);

  it('counts units once, however many steps they took', () => {
    expect(new Set(summary.walks.map(({ unit }) => unit)).size).toBe(summary.walks.length);
    const moved = events.flatMap(({ code, args }) => (code === 'move' || code === 'enter' ? [args?.['unit']] : []));
    expect(summary.walks.length).toBe(new Set(moved).size);
    expect(notable(summary.walks, 4).every(({ engaged }) => engaged)).toBe(true);
  });

  it('counts as moved the units of their owner alone', () => {
    const isGerman = (unit: string): boolean => unit.startsWith('G-');
    expect(summary.walks.some(({ unit }) => !isGerman(unit))).toBe(true);
    expect(turnSummaryOf(eventKinds, events, isGerman).walks.every(({ unit }) => isGerman(unit))).toBe(true);
  });

  it('has a fight for every roll, with its dice', () => {
    const rolls = events.filter(({ code }) => code === 'combat-roll' || code === 'bombard-roll');
    expect(summary.fights.map(({ dice }) => dice)).toEqual(rolls.map(({ args }) => args?.['dice']));
    expect(summary.fights.every(({ column, result }) => column !== '' && result !== '')).toBe(true);
  });

  it('leaves ways on the map that go from hex to hex', () => {
    for (const trail of trailsOf(eventKinds, events)) expect(trail.length).toBeGreaterThan(1);
    const crossing = summary.walks.find(({ unit }) => unit === 'B-158/53');
    expect(crossing?.path.at(-1)).toBe('0407');
  });

  it('goes by the kinds of events, whatever their codes', () => {
    const kinds = {
      fell: 'taken',
      hit: 'step-loss',
      gone: 'eliminated',
      sky: 'weather',
      driven: 'retreat',
      put: 'set-up',
      burnt: 'ruin',
      hop: 'flight',
    } as const;
    const logged = [
      { code: 'put', args: { unit: 'A', to: '0104' } },
      { code: 'put', args: { unit: 'B', to: '0104' } },
      { code: 'burnt', args: { hex: '0103', side: 'german' } },
      { code: 'hop', args: { unit: 'E', from: '0201', to: '0202', cost: 1 } },
      { code: 'sky', args: { weather: 'clear' } },
      { code: 'fell', args: { hex: '0101', side: 'allied' } },
      { code: 'hit', args: { unit: 'A' } },
      { code: 'gone', args: { unit: 'B' } },
      { code: 'driven', args: { unit: 'C', from: '0101', to: '0102' } },
      { code: 'step-lost', args: { unit: 'D' } },
      { code: 'sky', args: { weather: 'rain' } },
    ];
    expect(turnSummaryOf(kinds, logged)).toEqual({
      walks: [{ unit: 'E', path: ['0201', '0202'], entered: false, engaged: false }],
      fights: [],
      struck: ['A'],
      eliminated: ['B'],
      taken: [{ hex: '0101', side: 'allied' }],
      weather: 'rain',
      placed: 2,
      ruined: [{ hex: '0103', side: 'german' }],
    });
    expect(trailsOf(kinds, logged)).toEqual([
      ['0201', '0202'],
      ['0101', '0102'],
    ]);
  });
});
