import { describe, expect, it } from 'vitest';
import { errorsOf, lay, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const now = (t: Table) => `${t.view().turn} ${t.view().phase} ${t.toAct()}`;

describe('3.0 sequence of play', () => {
  it('[RW-3.0-a] a turn is Allied movement, Allied combat, German movement, German combat, then the next turn', () => {
    const t = lay(game, { turn: 17, phase: 'allied-movement', units: { 'B-44/15': '0310', 'G-1051/84': '2010' } });
    expect(now(t)).toBe('17 allied-movement allied');
    t.play(end);
    expect(now(t)).toBe('17 allied-combat allied');
    t.play(end);
    expect(now(t)).toBe('17 german-movement german');
    t.play(end);
    expect(now(t)).toBe('17 german-combat german');
    t.play(end);
    expect(t.toAct()).toBe('chance'); // weather of turn 18
    t.dice(6);
    expect(now(t)).toBe('18 allied-movement allied');
  });

  it('[RW-3.0-a] only the side whose phase it is moves', () => {
    const units = { 'B-44/15': '0310', 'G-1051/84': '2010' };
    const allied = lay(game, { turn: 17, phase: 'allied-movement', units });
    expect(allied.may({ type: 'move', unit: 'B-44/15' })).toBe(true);
    expect(allied.refusal({ type: 'move', unit: 'G-1051/84' })?.code).toBe('not-your-unit');
    const german = lay(game, { turn: 17, phase: 'german-movement', units });
    expect(german.may({ type: 'move', unit: 'G-1051/84' })).toBe(true);
    expect(german.refusal({ type: 'move', unit: 'B-44/15' })?.code).toBe('not-your-unit');
  });

  it('[RW-3.0-a] there is no movement in a combat phase and no combat in a movement phase', () => {
    const units = { 'B-44/15': '1011', 'G-1051/84': '1010' };
    const moving = lay(game, { turn: 17, phase: 'allied-movement', units });
    expect(moving.may({ type: 'move', unit: 'B-44/15' })).toBe(true);
    expect(moving.may({ type: 'attack', target: '1010' })).toBe(false);
    const fighting = lay(game, { turn: 17, phase: 'allied-combat', units });
    expect(fighting.may({ type: 'attack', target: '1010' })).toBe(true);
    expect(fighting.may({ type: 'move', unit: 'B-44/15' })).toBe(false);
  });

  it('[RW-3.0-b] after the German combat of turn 22 the Allies have one movement phase more, then the game is over', () => {
    const t = lay(game, { turn: 22, phase: 'german-combat', weather: 'fair', units: { 'B-44/15': '1010' } });
    t.play(end);
    expect(now(t)).toBe('22 final-movement allied');
    t.play({ type: 'move', unit: 'B-44/15' }, { type: 'step', to: '1011' }, { type: 'stop' }, end);
    expect(t.hexOf('B-44/15')).toBe('1011');
    expect(t.toAct()).toBe('over');
    expect(t.outcome()).toBeDefined();
  });

  it('[RW-3.0-b] no earlier turn ends with an extra movement phase', () => {
    const t = lay(game, { turn: 19, phase: 'german-combat', units: { 'B-44/15': '1010' } });
    t.play(end);
    t.dice(6);
    expect(now(t)).toBe('20 allied-movement allied');
  });

  it.each([
    [22, []],
    [21, ['no-such-phase']],
    [8, ['no-such-phase']],
  ])('[RW-3.0-b] a set-up in the extra phase of turn %i', (turn, errors) => {
    expect(errorsOf(game, { turn, phase: 'final-movement', units: {} })).toEqual(errors);
  });

  it('[RW-3.0-b] in the extra phase units may move but not engage', () => {
    const t = lay(game, {
      turn: 22,
      phase: 'final-movement',
      weather: 'fair',
      units: { 'B-44/15': '1012', 'G-1051/84': '1010' },
    });
    t.play({ type: 'move', unit: 'B-44/15' });
    expect(t.may({ type: 'step', to: '1111' })).toBe(true); // two hexes from 1010
    expect(t.refusal({ type: 'step', to: '1011' })).toMatchObject({ rule: '3.0', code: 'no-engaging-now' });
  });

  it('[RW-3.0-b] in an ordinary movement phase the same unit may engage', () => {
    const t = lay(game, {
      turn: 22,
      phase: 'allied-movement',
      weather: 'fair',
      units: { 'B-44/15': '1012', 'G-1051/84': '1010' },
    });
    t.play({ type: 'move', unit: 'B-44/15' });
    expect(t.may({ type: 'step', to: '1011' })).toBe(true);
  });

  it('[RW-3.0-b] engaged units may break contact in the extra phase, but one that stays need not fight', () => {
    const t = lay(game, {
      turn: 22,
      phase: 'final-movement',
      weather: 'fair',
      units: { 'B-44/15': '1011', 'B-152/51': '1511', 'G-1051/84': '1010', 'G-1052/84': '1510' },
    });
    t.play({ type: 'move', unit: 'B-152/51' }, { type: 'step', to: '1512' }, { type: 'stop' });
    expect(t.hexOf('B-152/51')).toBe('1512');
    t.play(end); // 44/15 is still engaged in the open: ignored
    expect(t.toAct()).toBe('over');
    expect(t.hexOf('B-44/15')).toBe('1011');
  });

  it('[RW-3.0-z] all, some or none of the units may move', () => {
    const units = { 'B-44/15': '0310', 'B-152/51': '0510' };
    const none = lay(game, { turn: 17, phase: 'allied-movement', units });
    expect(none.may(end)).toBe(true);
    const some = lay(game, { turn: 17, phase: 'allied-movement', units });
    some.play({ type: 'move', unit: 'B-44/15' }, { type: 'step', to: '0311' }, { type: 'stop' });
    expect(some.may(end)).toBe(true);
    some.play({ type: 'move', unit: 'B-152/51' }, { type: 'step', to: '0511' }, { type: 'stop' });
    expect([some.hexOf('B-44/15'), some.hexOf('B-152/51')]).toEqual(['0311', '0511']);
  });

  it('[RW-3.0-z] a unit moves only once in a phase', () => {
    const t = lay(game, { turn: 17, phase: 'allied-movement', units: { 'B-44/15': '0310', 'B-152/51': '0510' } });
    t.play({ type: 'move', unit: 'B-44/15' }, { type: 'step', to: '0311' }, { type: 'stop' });
    expect(t.may({ type: 'move', unit: 'B-152/51' })).toBe(true);
    expect(t.refusal({ type: 'move', unit: 'B-44/15' })?.code).toBe('already-moved');
  });

  it('[RW-3.0-z] the combats are those the movement made: what engaged must attack, what did not cannot', () => {
    const t = lay(game, {
      turn: 17,
      phase: 'allied-movement',
      weather: 'cloudy',
      units: { 'B-44/15': '1012', 'B-152/51': '1512', 'G-1051/84': '1010', 'G-1052/84': '1510' },
    });
    t.play({ type: 'move', unit: 'B-44/15' }, { type: 'step', to: '1011' }, end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack' });
    expect(t.may({ type: 'attack', target: '1010' })).toBe(true);
    expect(t.refusal({ type: 'attack', target: '1510' })?.code).toBe('no-attackers');
  });

  it('[RW-3.0-z] a phase without engagements has no combat', () => {
    const t = lay(game, { turn: 17, phase: 'allied-movement', units: { 'B-44/15': '1012', 'G-1051/84': '1010' } });
    t.play(end);
    expect(t.legal('attack')).toEqual([]);
    expect(t.may(end)).toBe(true);
  });
});
