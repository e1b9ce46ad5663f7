import { describe, expect, it } from 'vitest';
import { lay, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const stop = { type: 'stop' };
const land = { type: 'land' };
const move = (unit: string) => ({ type: 'move', unit });
const step = (to: string) => ({ type: 'step', to });
const embark = (unit: string) => ({ type: 'embark', unit });
const allied = { turn: 14, weather: 'fair', phase: 'allied-movement' } as const;

/** Points left to the units that are moving. */
const left = (t: Table) => t.view().pending.find((matter) => matter.left)?.left;

/** Moves a unit along a path and ends its move. */
function march(t: Table, unit: string, ...path: string[]) {
  t.play(move(unit), ...path.map(step));
  if (t.prompt() === 'moving') t.play(stop);
}

const wet = (...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, 'inundation']));

describe('4.3 bridging', () => {
  const river = [{ a: '1010', b: '1011', river: true }];

  it('[RW-4.3-a] the bridging unit (0-0-10) moves like the others', () => {
    const t = lay(game, { ...allied, units: { 'B-Pont': '1005' } });
    expect(t.reach('B-Pont')['1010']?.cost).toBe(10); // five open hexes
    expect(t.reach('B-Pont')['1011']).toBeUndefined();
  });

  it('[RW-4.3-a] where it has stopped beside a river others cross without paying for it', () => {
    const t = lay(game, { ...allied, units: { 'B-Pont': '1009', 'B-44/15': '1009', 'B-9/34': '1009' }, sides: river });
    march(t, 'B-Pont', '1010');
    expect(t.reach('B-44/15')['1011']?.cost).toBe(4); // 2 + 2, river nothing; the way around costs 6
    expect(t.reach('B-9/34')['1011']?.cost).toBe(4); // tanks too
  });

  it('[RW-4.3-a] without it foot troops pay for the river and tanks do not cross', () => {
    const t = lay(game, { ...allied, units: { 'B-44/15': '1010', 'B-9/34': '1010' }, sides: river });
    expect(t.reach('B-44/15')['1011']?.cost).toBe(3); // 2 + 1
    t.play(move('B-9/34'));
    expect(t.refusal(step('1011'))).toMatchObject({ code: 'river-needs-bridge' });
  });

  it('[RW-4.3-a] the bridge is where the unit stands, not elsewhere on the river', () => {
    const sides = [...river, { a: '1110', b: '1011', river: true }, { a: '1110', b: '1111', river: true }];
    const t = lay(game, { ...allied, units: { 'B-Pont': '1010', 'B-9/34': '1110' }, sides });
    t.play(move('B-9/34'));
    expect(t.refusal(step('1111'))).toMatchObject({ code: 'river-needs-bridge' });
    t.play(step('1010'));
    expect(t.may(step('1011'))).toBe(true);
  });

  it('[RW-4.3-a] it bridges every river side of its hex, but not for itself', () => {
    const sides = ['1011', '1110', '0910'].map((b) => ({ a: '1010', b, river: true }));
    const t = lay(game, { ...allied, units: { 'B-Pont': '1010', 'B-9/34': '1010' }, sides });
    for (const hex of ['1011', '1110', '0910']) expect(t.reach('B-9/34')[hex]?.cost).toBe(2);
    t.play(move('B-Pont'));
    expect(t.refusal(step('1011'))).toMatchObject({ code: 'river-needs-bridge' });
  });

  it('[RW-4.3-a] when it has moved away the bridge is gone', () => {
    const t = lay(game, { ...allied, units: { 'B-Pont': '1010', 'B-9/34': '1010' }, sides: river });
    march(t, 'B-Pont', '1009');
    t.play(move('B-9/34'));
    expect(t.refusal(step('1011'))).toMatchObject({ code: 'river-needs-bridge' });
  });

  const gennep = { hexes: wet('0216', '0315'), units: { 'B-44/15': '0116', 'B-9/34': '0115' } };
  const turn20 = { turn: 20, weather: 'cloudy', phase: 'allied-movement' };

  it('[RW-4.3-b] the Bailey bridge makes 0216 and 0315 paved road through the inundation', () => {
    const t = lay(game, { ...turn20, ...gennep, extra: { bailey: true } });
    expect(t.reach('B-44/15')['0216']?.cost).toBe(1);
    expect(t.reach('B-44/15')['0315']?.cost).toBe(2); // 1 + 1
    expect(t.reach('B-44/15')['0415']?.cost).toBe(4); // and open 2
    expect(t.reach('B-9/34')['0315']?.cost).toBe(2); // tanks as well
  });

  it('[RW-4.3-b] without it nobody gets across', () => {
    const t = lay(game, { ...turn20, turn: 19, ...gennep, extra: { bailey: false } });
    t.play(move('B-44/15'));
    expect(t.refusal(step('0216'))).toMatchObject({ rule: '9.0', code: 'inundation-amphibious' });
  });

  it('[RW-4.3-b] it is placed on turn 20, not before', () => {
    const t = lay(game, { turn: 18, phase: 'german-combat', weather: 'cloudy', ...gennep });
    t.play(end);
    t.dice(6);
    expect([t.view().turn, t.view().extra['bailey'] ?? false]).toEqual([19, false]);
    expect(t.reach('B-44/15')['0216']).toBeUndefined();
    t.play(end, end, end, end);
    t.dice(6);
    expect([t.view().turn, t.view().extra['bailey']]).toEqual([20, true]);
    expect(t.reach('B-44/15')['0315']?.cost).toBe(2);
  });
});

describe('4.4 carrying infantry through the inundation', () => {
  /** A flooded strip of three hexes between 1005 and 1009, the rest dry. */
  const strip = { ...allied, hexes: wet('1006', '1007', '1008') };
  const over = ['1006', '1007', '1008', '1009'].map(step);

  it('[RW-4.4-a] there are two amphibious units 0-1-20', () => {
    const amphibious = game.counters.filter((counter) => counter.type === 'amphib');
    expect(amphibious.map((counter) => counter.id).toSorted()).toEqual(['B-11/33', 'B-5/1EngAs']);
    for (const counter of amphibious) expect(counter.faces[0]).toEqual([0, 1, 20]);
  });

  it('[RW-4.4-a] an amphibious unit carries infantry of the 3rd Canadian Division, no other', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005' } });
    t.play(move('B-11/33'), embark('C-8/3'), ...over, land, stop);
    expect([t.hexOf('B-11/33'), t.hexOf('C-8/3')]).toEqual(['1009', '1009']);
    for (const other of ['B-44/15', 'C-4/2']) {
      const british = lay(game, { ...strip, units: { 'B-11/33': '1005', [other]: '1005' } });
      british.play(move('B-11/33'));
      expect(british.refusal(embark(other))).toMatchObject({ rule: '4.4', code: 'not-carriable' });
    }
  });

  it('[RW-4.4-a] it does not carry the division’s artillery', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-AD3': '1005' } });
    t.play(move('B-11/33'));
    expect(t.refusal(embark('C-AD3'))).toMatchObject({ rule: '4.4', code: 'not-carriable' });
  });

  it('[RW-4.4-a] one at a time', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005', 'C-7/3': '1010' } });
    t.play(move('B-11/33'), embark('C-8/3'), ...over);
    expect(t.refusal(embark('C-7/3'))).toMatchObject({ rule: '4.4', code: 'already-carrying', unit: 'C-7/3' });
  });

  it('[RW-4.4-a] one in a turn: whoever has carried a unit carries no other, but does so next turn', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005', 'C-7/3': '1010' } });
    t.play(move('B-11/33'), embark('C-8/3'), ...over, land, step('1010'));
    expect(t.refusal(embark('C-7/3'))).toMatchObject({ rule: '4.4', code: 'one-passenger-a-turn', unit: 'B-11/33' });
    t.play(step('1009'), stop);
    while (t.may({ type: 'end' })) t.play({ type: 'end' });
    t.dice(1);
    t.play(move('B-11/33'));
    expect(t.may(embark('C-8/3'))).toBe(true);
  });

  it('[RW-4.4-a] infantry is carried over the water only: from dry land into it, and off at the first dry hex', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005' } });
    t.play(move('B-11/33'), embark('C-8/3'));
    expect(t.refusal(step('1105'))).toMatchObject({ rule: '4.4', code: 'carries-over-water' });
    t.play(...over);
    expect(t.refusal(step('1010'))).toMatchObject({ rule: '4.4', code: 'passenger-lands-first' });
    expect(t.refusal(stop)?.code).toBe('must-land-dry');
    t.play(land, step('1010'), stop);
    expect([t.hexOf('B-11/33'), t.hexOf('C-8/3')]).toEqual(['1010', '1009']);
  });

  it('[RW-4.4-a] infantry that waits for the hex of the carrier comes aboard there', () => {
    const units = { 'B-11/33': '0102', 'C-8/3': 'off' };
    const t = lay(game, { ...allied, units, hexes: wet('0103') });
    t.play(move('B-11/33'), embark('C-8/3'));
    expect([t.where('C-8/3'), t.hexOf('C-8/3')]).toEqual(['map', '0102']);
  });

  it('[RW-4.4-a] away from the water nobody is taken on', () => {
    const t = lay(game, { ...allied, units: { 'B-11/33': '1005', 'C-8/3': '1005' } });
    t.play(move('B-11/33'));
    expect(t.refusal(embark('C-8/3'))).toMatchObject({ rule: '4.4', code: 'nowhere-to-stop' });
  });

  it('[RW-4.4-a] [RW-4.1.2-b] a unit that had to stop beside an enemy is not carried on', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '0905', 'G-2/2': '1104' } });
    t.play(move('C-8/3'), step('1005'));
    expect(t.prompt()).toBe('movement');
    t.play(move('B-11/33'));
    expect(t.refusal(embark('C-8/3'))).toMatchObject({ rule: '4.1.2', code: 'must-stop-in-zone' });
  });

  it('[RW-4.4-a] [RW-4.1.2-c] a unit engaged from the start is: it pays a point to break contact', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005', 'G-2/2': '1104' } });
    t.play(move('B-11/33'), embark('C-8/3'), ...over, land, stop);
    expect(t.reach('C-8/3')['1014']).toBeUndefined();
    t.play(move('C-8/3'), step('1010'), step('1011'));
    expect(t.refusal(step('1012'))).toMatchObject({ code: 'no-points', args: { need: 2, left: 1 } }); // 6 - 1 - 2 - 2
  });

  it('[RW-4.4-a] only from the same hex, and only amphibious units carry', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'B-9/34': '1004', 'C-8/3': '1004' } });
    t.play(move('B-11/33'));
    expect(t.may(embark('C-8/3'))).toBe(false);
    t.play(step('1105'), stop, move('B-9/34'));
    expect(t.refusal(embark('C-8/3'))).toMatchObject({ rule: '4.4', code: 'not-amphibious' });
  });

  const ISLAND = wet('1009', '1109', '1110', '1011', '0910', '0909'); // around the village 1010

  it('[RW-4.4-b] an amphibious unit may not end its move in the inundation or on an island', () => {
    const t = lay(game, { ...allied, units: { 'B-11/33': '0810' }, hexes: { ...ISLAND, '1010': 'village' } });
    expect(t.reach('B-11/33')['0910']).toMatchObject({ cost: 1, mayStop: false });
    expect(t.reach('B-11/33')['1010']).toMatchObject({ cost: 3, mayStop: false }); // 1 + 2
    t.play(move('B-11/33'), step('0910'), step('1010'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.4', code: 'no-path-west' });
    t.play(step('0910'), step('0810'), stop);
    expect(t.hexOf('B-11/33')).toBe('0810');
  });

  it('[RW-4.4-b] on ground joined to the west edge it may', () => {
    const t = lay(game, { ...allied, units: { 'B-11/33': '0810' }, hexes: wet('0910', '1009') });
    expect(t.reach('B-11/33')['1010']?.mayStop).toBe(true);
  });

  it('[RW-4.4-b] the way to the west edge must be free of enemy zones as well', () => {
    // the only dry way out of 1010 leads over 1011 and 1012
    const hexes = wet('1009', '1109', '1110', '0910', '0909', '1111', '0911');
    const free = lay(game, { ...allied, hexes, units: { 'B-11/33': '0810', 'G-1051/84': '1014' } });
    expect(free.reach('B-11/33')['1010']?.mayStop).toBe(true);
    const cut = lay(game, { ...allied, hexes, units: { 'B-11/33': '0810', 'G-1051/84': '1013' } });
    expect(cut.reach('B-11/33')['1010']?.mayStop).toBe(false); // 1012 is next to 1013
  });

  it('[RW-4.4-c] the carried unit has half its points: 6 of 12 after landing if it had not moved', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005' } });
    t.play(move('B-11/33'), embark('C-8/3'), ...over, land, stop);
    expect(t.reach('C-8/3')['1012']?.cost).toBe(6); // three open hexes
    expect(t.reach('C-8/3')['1013']).toBeUndefined();
  });

  it('[RW-4.4-c] what it spent before boarding counts: 4 before, 2 after', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1003' } });
    march(t, 'C-8/3', '1004', '1005');
    t.play(move('B-11/33'), embark('C-8/3'), ...over, land, stop);
    expect(t.reach('C-8/3')['1010']?.cost).toBe(2);
    expect(t.reach('C-8/3')['1011']).toBeUndefined();
  });

  it('[RW-4.4-c] a unit that has spent more than half may not board, one that has spent just half may', () => {
    const tired = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1001' } });
    march(tired, 'C-8/3', '1002', '1003', '1004', '1005'); // 8
    tired.play(move('B-11/33'));
    expect(tired.refusal(embark('C-8/3'))).toMatchObject({ rule: '4.4', code: 'passenger-spent' });
    const half = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1002' } });
    march(half, 'C-8/3', '1003', '1004', '1005'); // 6
    half.play(move('B-11/33'), embark('C-8/3'), ...over, land, stop);
    expect(half.hexOf('C-8/3')).toBe('1009');
    expect(half.why(move('C-8/3'))).toBe('4.0 already-moved');
  });

  it('[RW-4.4-d] carried, both move on the points of the amphibious unit', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005' } });
    t.play(move('B-11/33'), embark('C-8/3'), ...over);
    expect(left(t)?.[0]).toBe(15); // 20 - 1 - 1 - 1 - 2
    expect(t.hexOf('C-8/3')).toBe('1009');
  });

  it('[RW-4.4-d] on its own points the infantry could not enter the inundation at all', () => {
    const t = lay(game, { ...strip, units: { 'B-11/33': '1005', 'C-8/3': '1005' } });
    t.play(move('C-8/3'));
    expect(t.refusal(step('1006'))).toMatchObject({ rule: '9.0', code: 'inundation-amphibious' });
  });

  it('[RW-4.4-b] [RW-4.4-d] [RW-EX-4.4] Wyler – 0605 – Rindern 11 points, back at 0605 after 19 of 20', () => {
    // the withdrawals of turn 10 are made by two other units
    const units = { 'B-11/33': '0405', 'C-8/3': '0606', 'C-7/3': '0302', 'B-5/1EngAs': '0304' };
    const t = lay(game, { turn: 10, weather: 'cloudy', phase: 'allied-movement', printed: true, units });
    t.play({ type: 'withdraw', unit: 'C-7/3' }, { type: 'withdraw', unit: 'B-5/1EngAs' });
    march(t, 'C-8/3', '0605');
    t.play(move('B-11/33'), step('0505'));
    expect(left(t)?.[0]).toBe(19); // paved road 1
    t.play(step('0605'));
    expect(left(t)?.[0]).toBe(17); // open 2
    t.play(embark('C-8/3'), ...['0704', '0804', '0903', '1003', '1103', '1203'].map(step));
    expect(left(t)?.[0]).toBe(11); // inundation 6
    t.play(step('1302'));
    expect(left(t)?.[0]).toBe(9); // village 2: 1 + 2 + 6 + 2 = 11
    t.play(land);
    expect(t.refusal(stop)).toMatchObject({ rule: '4.4', code: 'no-path-west' });
    t.play(...['1203', '1103', '1003', '0903', '0804', '0704', '0605'].map(step));
    expect(left(t)?.[0]).toBe(1); // 6 + 2: 19 in all
    t.play(stop);
    expect([t.hexOf('B-11/33'), t.hexOf('C-8/3')]).toEqual(['0605', '1302']);
  });

  it('[RW-4.4-c] [RW-EX-4.4] the brigade has spent 2 of its 6 points before boarding', () => {
    const units = { 'B-11/33': '0605', 'C-8/3': '0606', 'C-7/3': '0302', 'B-5/1EngAs': '0304' };
    const t = lay(game, { turn: 10, weather: 'cloudy', phase: 'allied-movement', printed: true, units });
    t.play({ type: 'withdraw', unit: 'C-7/3' }, { type: 'withdraw', unit: 'B-5/1EngAs' });
    march(t, 'C-8/3', '0605');
    const path = ['0704', '0804', '0903', '1003', '1103', '1203', '1302'];
    t.play(move('B-11/33'), embark('C-8/3'), ...path.map(step), land);
    t.play(...path.slice(0, -1).toReversed().map(step), step('0605'), stop);
    const costs = t.may(move('C-8/3')) ? Object.values(t.reach('C-8/3')).map((hex) => hex.cost) : [];
    expect(costs.filter((cost) => cost > 4)).toEqual([]);
  });
});
