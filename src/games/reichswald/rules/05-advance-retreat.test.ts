import { describe, expect, it } from 'vitest';
import type { BaseEvent } from '../../../kernel/game.ts';
import { positionsOf, type More, type Table, type Units } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

// The defence stands in 1010. Around it: N 1009, NE 1109, SE 1110, S 1011, SW 0910, NW 0909.
const game = gameById('reichswald') as Wargame;

const allied = positionsOf(game, { turn: 18, weather: 'cloudy' })('allied-combat');
const german = positionsOf(game, { turn: 18, weather: 'rain', pools: { air: { allied: 0 } } })('german-combat');

/** Declares with everybody named, commits, rolls; whoever may support the defence adds nothing. */
function fight(t: Table, target: string, attackers: string[], dice: [number, number], artillery: string[] = []) {
  t.play({ type: 'attack', target }, ...attackers.map((unit) => ({ type: 'attacker', unit })));
  t.play(...artillery.map((unit) => ({ type: 'artillery', unit })), { type: 'commit' });
  if (t.toAct() !== 'chance') t.play({ type: 'commit' });
  return t.events(...dice).find((event) => event.code === 'combat-roll')?.args?.['result'];
}

const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });
const displace = (unit: string, to: string) => ({ type: 'displace', unit, to });
const loss = (unit: string) => ({ type: 'loss', unit });
const advance = (unit: string) => ({ type: 'advance', unit });
const done = { type: 'done' };
const asked = (t: Table) => [t.toAct(), t.prompt()];
const state = (t: Table, unit: string) => [t.hexOf(unit), t.steps(unit)];
const retreatHexes = (t: Table, unit: string) =>
  t
    .legal('retreat')
    .filter((action) => action['unit'] === unit)
    .map((action) => String(action['to']))
    .toSorted();

/** Plays the first retreat offered to these units until none is. */
function flee(t: Table, ...units: string[]) {
  for (;;) {
    const choice = t.legal('retreat').find((action) => units.includes(String(action['unit'])));
    if (!choice) return;
    t.play(choice);
  }
}

/** Ends phases until dice or another decision are due: from turn 18 that is the weather of turn 19. */
function endTurn(t: Table) {
  if (t.may(done)) t.play(done);
  while (t.may({ type: 'end' })) t.play({ type: 'end' });
}

const river = (a: string, b: string) => ({ a, b, river: true });

describe('5.2 advance after combat', () => {
  /** 4 + 4 + 2 + 2 = 12 against 4: column 3-1. Row 2-12 reads DRI AVI. The defender has gone to 1110. */
  function won(more: More = {}, others: Units = {}) {
    const attack = { 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-152/51': '0909', 'B-2WDr/30': '0909' };
    const t = allied({ 'G-2/2': '1010', ...attack, ...others }, more);
    expect(fight(t, '1010', Object.keys(attack), [1, 1])).toBe('DRI AVI');
    t.play(retreat('G-2/2', '1110'));
    return t;
  }

  it('[RW-5.2-a] the winner may move into the hex the defender left', () => {
    const t = won();
    t.play(advance('B-152/51'));
    expect(t.hexOf('B-152/51')).toBe('1010');
  });

  it('[RW-5.2-a] he need not', () => {
    const t = won();
    t.play(done);
    expect([t.hexOf('B-44/15'), t.hexOf('B-152/51'), t.prompt()]).toEqual(['0910', '0909', 'combat']);
  });

  it('[RW-5.2-a] several units may, within the limit of the hex', () => {
    const t = won();
    t.play(advance('B-44/15'), advance('B-1Lot/30'), advance('B-2WDr/30'));
    expect(['B-44/15', 'B-1Lot/30', 'B-2WDr/30'].map((unit) => t.hexOf(unit))).toEqual(['1010', '1010', '1010']);
  });

  it('[RW-5.2-a] a second brigade may not', () => {
    const t = won();
    t.play(advance('B-44/15'));
    expect(t.refusal(advance('B-152/51'))).toMatchObject({ code: 'stacking' });
    expect(t.may(advance('B-1Lot/30'))).toBe(true);
  });

  const held = (events: readonly BaseEvent[]) =>
    events.flatMap(({ code, rule, args }) =>
      code === 'no-advance' ? [[args?.['unit'], args?.['hex'], args?.['reason'], rule]] : [],
    );

  it('[RW-5.2-a] the log says who had to hold its place and why, and nothing of those who did not care to advance', () => {
    const t = won();
    t.play(advance('B-44/15'));
    expect(held(t.events(done))).toEqual([['B-152/51', '1010', 'stacking', '4.1.1']]);
    expect(held(won().events(done))).toEqual([]);
  });

  it('[RW-5.2-a] the log says so where nobody is asked because nobody may advance', () => {
    const t = allied({ 'G-Magen': '1010', 'B-44/15': '0910', 'B-4AGRA-P': '0510' }, { extra: { bombed: ['0910'] } });
    expect(fight(t, '1010', ['B-44/15'], [4, 5], ['B-4AGRA-P'])).toBe('DE AVB');
    expect(t.prompt()).toBe('combat');
    const log = t.match.log.map(({ event }) => event);
    expect(held(log)).toEqual([['B-44/15', '1010', 'bombed', '4.1.1']]);
  });

  it('[RW-5.2-a] nobody goes farther than the vacated hex', () => {
    const t = won();
    t.play(advance('B-1Lot/30'));
    expect(t.may(advance('B-1Lot/30'))).toBe(false);
    expect(t.hexOf('B-1Lot/30')).toBe('1010');
  });

  it('[RW-5.2-a] only attackers advance: a neighbour who did not attack stays', () => {
    // 71 Brigade need not attack: it stands in dominant terrain
    const t = won({ hexes: { '1009': 'village' } }, { 'B-71/53': '1009' });
    expect(t.may(advance('B-71/53'))).toBe(false);
  });

  it('[RW-5.2-a] artillery that supported from a distance does not advance', () => {
    // 4 + 8 = 12 against 4: 3-1
    const t = allied({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-3AGRA-M': '0510' });
    expect(fight(t, '1010', ['B-44/15'], [1, 1], ['B-3AGRA-M'])).toBe('DRI AVI');
    t.play(retreat('G-2/2', '1110'));
    expect(t.may(advance('B-3AGRA-M'))).toBe(false);
    expect(t.may(advance('B-44/15'))).toBe(true);
  });

  it('[RW-5.2-a] one may advance into an enemy EZ', () => {
    // G-1051/84 in 1109 is next to 1010 and to neither attacker; 4 + 2 + 2 = 8 against 2 is 4-1, row 3-11 reads DRI AVI
    const attack = { 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-2WDr/30': '0910' };
    const t = allied({ 'G-Magen': '1010', 'G-1051/84': '1109', ...attack });
    expect(fight(t, '1010', Object.keys(attack), [1, 2])).toBe('DRI AVI');
    t.play(retreat('G-Magen', '1110'));
    expect(t.may(advance('B-44/15'))).toBe(true);
  });

  it('[RW-5.2-a] one may advance where the whole defence has been eliminated', () => {
    // 4 + 14 = 18 against 2: 9-1; row 5-9 reads DE AVB
    const t = allied({ 'G-Magen': '1010', 'B-44/15': '0910', 'B-4AGRA-P': '0510' });
    expect(fight(t, '1010', ['B-44/15'], [4, 5], ['B-4AGRA-P'])).toBe('DE AVB');
    expect(t.may(advance('B-44/15'))).toBe(true);
  });

  it('[RW-5.2-a] nobody advances after EMP', () => {
    // 4 + 4 + 12 = 20 against 4: 5-1; row 2-12 reads EMP
    const t = allied({
      'G-Magen': '1010',
      'G-655': '1010',
      'B-44/15': '0910',
      'B-152/51': '0909',
      'C-2AGRA-P': '0510',
    });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 1], ['C-2AGRA-P'])).toBe('EMP');
    const [given, paid] = ['G-655', 'B-44/15'].map((unit) => ({ type: 'eliminate', unit }));
    t.play(given as object, done, paid as object, retreat('G-Magen', '1110'));
    expect([t.may(advance('B-152/51')), t.prompt()]).toEqual([false, 'combat']);
  });

  it('[RW-5.2-a] nobody advances after IMP', () => {
    // 4 + 4 = 8 against 4: 2-1; row 4-10 reads IMP
    const t = allied({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-152/51': '0909' });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 3])).toBe('IMP');
    expect([t.may(advance('B-44/15')), t.prompt()]).toEqual([false, 'combat']);
  });

  it('[RW-5.2-a] the defender does not advance when he has won', () => {
    // 8 against 4: 2-1; row 7 reads DVI ARI
    const t = allied({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-152/51': '0909' });
    fight(t, '1010', ['B-44/15', 'B-152/51'], [3, 4]);
    t.play(retreat('B-44/15', '0810'), retreat('B-152/51', '0809'));
    expect([asked(t), t.may({ by: 'german', ...advance('G-2/2') })]).toEqual([['allied', 'combat'], false]);
  });

  /** 4 + 2 + 12 + 14 = 32 against 4 is 8-1, three columns to the left: 5-1. Row 4-10 reads DRI AVI. */
  function onCrest() {
    const units = { 'B-44/15': '0910', 'B-1Lot/30': '0910', 'C-2AGRA-P': '0510', 'B-4AGRA-P': '0509' };
    const t = allied({ 'G-2/2': '1010', ...units }, { hexes: { '1010': 'crest' } });
    expect(fight(t, '1010', ['B-44/15', 'B-1Lot/30'], [4, 6], ['C-2AGRA-P', 'B-4AGRA-P'])).toBe('DRI AVI');
    t.play(retreat('G-2/2', '1110'));
    return t;
  }

  it('[RW-5.1.2-c] armour that has driven enemies off a crest may not occupy it', () => {
    expect(onCrest().may(advance('B-1Lot/30'))).toBe(false);
  });

  it('[RW-5.1.2-c] infantry may', () => {
    expect(onCrest().may(advance('B-44/15'))).toBe(true);
  });

  it('[RW-5.1.2-c] armour may not retreat onto a crest', () => {
    // 8 against 2: 4-1; row 3-11 reads DRI AVI; 1109 and 1110 are free
    const t = allied({ 'G-655': '1010', 'B-44/15': '0910', 'B-152/51': '0909' }, { hexes: { '1109': 'crest' } });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVI');
    expect(retreatHexes(t, 'G-655')).toEqual(['1110']);
  });
});

describe('5.3 retreat', () => {
  /** 4 + 4 = 8 against 4: column 2-1. Row 3-11 reads DRI AVB. */
  function driven() {
    const t = allied({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-152/51': '0909' });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVB');
    return t;
  }

  it('[RW-5.3-a] the owner picks any neighbouring hex free of enemies and enemy EZ', () => {
    expect(retreatHexes(driven(), 'G-2/2')).toEqual(['1109', '1110']);
  });

  it('[RW-5.3-a] not a hex in an enemy EZ', () => {
    const t = driven();
    expect(t.refusal(retreat('G-2/2', '1009'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    expect(t.refusal(retreat('G-2/2', '1011'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
  });

  it('[RW-5.3-a] not a hex with enemy units', () => {
    expect(driven().refusal(retreat('G-2/2', '0910'))).toMatchObject({ rule: '5.3', code: 'enemy-there' });
  });

  it('[RW-5.3-a] not a hex two hexes away', () => {
    expect(driven().refusal(retreat('G-2/2', '1210'))).toMatchObject({ rule: '5.3', code: 'not-adjacent' });
  });

  it('[RW-5.3-a] the opponent does not pick the hex', () => {
    expect(driven().refusal({ by: 'allied', ...retreat('G-2/2', '1110') })).toMatchObject({ code: 'not-your-turn' });
  });

  it('[RW-5.3-a] attackers who retreat obey the same rule', () => {
    // 8 against 4: 2-1; row 7 reads DVI ARI. 0910 touches 0909 and 1011, both next to 1010.
    const t = allied({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-2WDr/30': '0910' });
    expect(fight(t, '1010', ['B-44/15', 'B-1Lot/30', 'B-2WDr/30'], [3, 4])).toBe('DVI ARI');
    expect(retreatHexes(t, 'B-44/15')).toEqual(['0810', '0811', '0911']);
    expect(t.refusal(retreat('B-44/15', '1011'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
  });

  it('[RW-5.3-a] units of one hex may retreat to different hexes', () => {
    // 4 + 4 = 8 against 4: 2-1; row 3-11 reads DRI AVB
    const t = allied({ 'G-Magen': '1010', 'G-655': '1010', 'B-44/15': '0910', 'B-152/51': '0909' });
    fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2]);
    t.play(retreat('G-Magen', '1109'), retreat('G-655', '1110'));
    expect([t.hexOf('G-Magen'), t.hexOf('G-655')]).toEqual(['1109', '1110']);
  });

  it('[RW-5.3-a] a unit with enemies in every neighbouring hex is eliminated', () => {
    // 4 against 3: 1-1; row 6-8 reads DVI ARI
    const ring = {
      'G-1051/84': '1009',
      'G-1052/84': '1109',
      'G-1222/180': '1110',
      'G-1223/180': '1011',
      'G-16/6': '0910',
      'G-Magen': '0909',
    };
    const t = allied({ 'B-44/15': '1010', ...ring });
    expect(fight(t, '1009', ['B-44/15'], [3, 3])).toBe('DVI ARI');
    expect(t.where('B-44/15')).toBe('eliminated');
  });

  it('[RW-5.3-a] with one free hex among them it retreats there', () => {
    // The ring stands open to the east, 1110 and the hexes beyond it; 4 against 3: 1-1
    const t = allied({ 'B-44/15': '1010', 'G-1051/84': '1009', 'G-16/6': '0910', 'G-Magen': '0909' });
    expect(fight(t, '1009', ['B-44/15'], [3, 3])).toBe('DVI ARI');
    expect(retreatHexes(t, 'B-44/15')).toEqual(['1110']);
  });
});

/** Villages, from which nobody is obliged to attack into the open (4.1.2). */
const idle = (...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, 'village']));

describe('5.3 retreat off the map', () => {
  /** 3 + 3 = 6 against 2: column 3-1. Row 2-12 reads DRI AVI. The only way out of 0110 is the west edge. */
  function offWest() {
    const t = german({ 'B-1Lot/30': '0110', 'G-2/2': '0210', 'G-23/2': '0211' });
    expect(fight(t, '0110', ['G-2/2', 'G-23/2'], [1, 1])).toBe('DRI AVI');
    return t;
  }

  it('[RW-5.3-b] Allied units are driven off the west edge and not destroyed', () => {
    const t = offWest();
    const before = t.points()['german'];
    expect(retreatHexes(t, 'B-1Lot/30')).toEqual(['west']);
    t.play(retreat('B-1Lot/30', 'west'));
    expect([t.where('B-1Lot/30'), t.steps('B-1Lot/30')]).toEqual(['waiting', 2]);
    expect(t.points()['german']).toBe(before);
  });

  it('[RW-5.3-b] they may return next turn in a hex beside the one they left from', () => {
    const t = offWest();
    t.play(retreat('B-1Lot/30', 'west'));
    expect(t.unit('B-1Lot/30').due).toBe(19);
    endTurn(t);
    t.dice(1);
    t.play({ type: 'move', unit: 'B-1Lot/30' });
    expect(t.may({ type: 'step', to: '0109' })).toBe(true);
    expect(t.may({ type: 'step', to: '0111' })).toBe(true);
  });

  it('[RW-5.3-b] they may not return anywhere else', () => {
    const t = offWest();
    t.play(retreat('B-1Lot/30', 'west'));
    endTurn(t);
    t.dice(1);
    t.play({ type: 'move', unit: 'B-1Lot/30' });
    expect(t.refusal({ type: 'step', to: '0113' })).toMatchObject({ rule: '5.3', code: 'not-entry-hex' });
    expect(t.may({ type: 'step', to: '0107' })).toBe(false);
  });

  it('[RW-5.3-b] German units are driven off the east edge and not destroyed', () => {
    // 4 + 4 = 8 against 4: 2-1; row 3-11 reads DRI AVB. 2509 and 2510 bar 2609 and 2611.
    const t = allied({ 'G-2/2': '2610', 'B-44/15': '2509', 'B-152/51': '2510' });
    const before = t.points()['allied'];
    expect(fight(t, '2610', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVB');
    expect(retreatHexes(t, 'G-2/2')).toEqual(['east']);
    t.play(retreat('G-2/2', 'east'));
    expect([t.where('G-2/2'), t.unit('G-2/2').due, t.points()['allied']]).toEqual(['waiting', 19, before]);
  });

  it('[RW-5.3-b] German units are driven off the south edge and not destroyed', () => {
    // 8 against 4: 2-1. 0917 and 1117 bar 0918, 1017 and 1118.
    const t = allied({ 'G-2/2': '1018', 'B-44/15': '0917', 'B-152/51': '1117' });
    expect(fight(t, '1018', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVB');
    expect(retreatHexes(t, 'G-2/2')).toEqual(['south']);
    t.play(retreat('G-2/2', 'south'));
    expect([t.where('G-2/2'), t.unit('G-2/2').due]).toEqual(['waiting', 19]);
  });

  it('[RW-5.3-b] they do not return in the turn in which they were driven off', () => {
    const t = allied({ 'G-2/2': '2610', 'B-44/15': '2509', 'B-152/51': '2510' });
    fight(t, '2610', ['B-44/15', 'B-152/51'], [1, 2]);
    t.play(retreat('G-2/2', 'east'), loss('B-44/15'));
    if (t.may(done)) t.play(done);
    t.play({ type: 'end' });
    expect(asked(t)).toEqual(['german', 'movement']);
    expect(t.refusal({ type: 'move', unit: 'G-2/2' })).toMatchObject({ code: 'not-due' });
  });

  it('[RW-5.3-b] they return in the next one', () => {
    const t = allied({ 'G-2/2': '2610', 'B-44/15': '2509', 'B-152/51': '2510' });
    fight(t, '2610', ['B-44/15', 'B-152/51'], [1, 2]);
    t.play(retreat('G-2/2', 'east'), loss('B-44/15'));
    endTurn(t);
    t.dice(1);
    t.play({ type: 'end' }, { type: 'end' });
    expect(asked(t)).toEqual(['german', 'movement']);
    t.play({ type: 'move', unit: 'G-2/2' });
    expect([t.may({ type: 'step', to: '2609' }), t.may({ type: 'step', to: '2611' })]).toEqual([true, true]);
    expect(t.may({ type: 'step', to: '2613' })).toBe(false);
  });

  it('[RW-5.3-b] Allied units with nowhere to go but the east edge are destroyed', () => {
    // 3 + 1 = 4 against 2, surrounded: 3-1; row 2-12 reads DRI AVI
    const ring = { 'G-2/2': '2509', 'G-1051/84': '2510', 'G-1222/180': '2609', 'G-Magen': '2611' };
    const t = german({ 'B-1Lot/30': '2610', ...ring }, { hexes: idle('2609', '2611') });
    expect(fight(t, '2610', ['G-2/2', 'G-1051/84'], [1, 1])).toBe('DRI AVI');
    expect(t.where('B-1Lot/30')).toBe('eliminated');
  });

  it('[RW-5.3-b] Allied units with nowhere to go but the south edge are destroyed', () => {
    const ring = { 'G-2/2': '0917', 'G-1051/84': '1117', 'G-1222/180': '1017', 'G-Magen': '0918', 'G-16/6': '1118' };
    const t = german({ 'B-1Lot/30': '1018', ...ring }, { hexes: idle('1017', '0918', '1118') });
    expect(fight(t, '1018', ['G-2/2', 'G-1051/84'], [1, 1])).toBe('DRI AVI');
    expect(t.where('B-1Lot/30')).toBe('eliminated');
  });

  it('[RW-5.3-b] German units with nowhere to go but the west edge are destroyed', () => {
    // 4 + 4 = 8 against 4, surrounded: 3-1; row 2-12 reads DRI AVI
    const ring = { 'B-44/15': '0210', 'B-152/51': '0211', 'B-71/53': '0109', 'C-4/2': '0111' };
    const t = allied({ 'G-2/2': '0110', ...ring }, { hexes: idle('0109', '0111') });
    expect(fight(t, '0110', ['B-44/15', 'B-152/51'], [1, 1])).toBe('DRI AVI');
    expect(t.where('G-2/2')).toBe('eliminated');
  });

  it('[RW-5.3-b] Allied units ringed in at the west edge are not', () => {
    // 3 + 3 = 6 against 2: 3-1; row 2-12 reads DRI AVI
    const ring = { 'G-2/2': '0210', 'G-23/2': '0211', 'G-1222/180': '0109', 'G-Magen': '0111' };
    const t = german({ 'B-1Lot/30': '0110', ...ring }, { hexes: idle('0109', '0111') });
    fight(t, '0110', ['G-2/2', 'G-23/2'], [1, 1]);
    t.play(retreat('B-1Lot/30', 'west'));
    expect(t.where('B-1Lot/30')).toBe('waiting');
  });

  it('[RW-5.3-b] German units do not retreat off the west edge', () => {
    // 4 + 2 + 2 = 8 against 4: 2-1; 0111 is free
    const t = allied({ 'G-2/2': '0110', 'B-44/15': '0210', 'B-1Lot/30': '0210', 'B-2WDr/30': '0210' });
    expect(fight(t, '0110', ['B-44/15', 'B-1Lot/30', 'B-2WDr/30'], [1, 2])).toBe('DRI AVB');
    expect(t.refusal(retreat('G-2/2', 'west'))).toMatchObject({ rule: '5.3' });
    expect(retreatHexes(t, 'G-2/2')).toEqual(['0111']);
  });

  it('[RW-5.3-b] nobody leaves by an edge he does not stand at', () => {
    const t = allied({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-152/51': '0909' });
    fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2]);
    expect(t.refusal(retreat('G-2/2', 'east'))).toMatchObject({ rule: '5.3' });
  });
});

describe('5.3.1 chain retreat', () => {
  /** 4 + 4 + 4 = 12 against 4: column 3-1. Row 2-12 reads DRI AVI. Only 1110 is free, and full. */
  function crowded() {
    const attack = { 'B-44/15': '0910', 'B-152/51': '0909', 'B-71/53': '1009' };
    const t = allied({ 'G-2/2': '1010', 'G-1222/180': '1110', ...attack });
    expect(fight(t, '1010', Object.keys(attack), [1, 1])).toBe('DRI AVI');
    return t;
  }

  it('[RW-5.3.1-a] a unit retreats into a full hex and one there makes room', () => {
    const t = crowded();
    t.play(retreat('G-2/2', '1110'));
    expect(asked(t)).toEqual(['german', 'displace']);
    t.play(displace('G-1222/180', '1111'));
    expect([t.hexOf('G-2/2'), t.hexOf('G-1222/180')]).toEqual(['1110', '1111']);
  });

  it('[RW-5.3.1-a] the unit that makes room takes no loss', () => {
    const t = crowded();
    t.play(retreat('G-2/2', '1110'), displace('G-1222/180', '1111'));
    expect(t.steps('G-1222/180')).toBe(2);
  });

  it('[RW-5.3.1-a] it may not go into an enemy EZ', () => {
    const t = crowded();
    t.play(retreat('G-2/2', '1110'));
    // 1109 is next to 1009, 1011 next to 0910
    expect(t.refusal(displace('G-1222/180', '1109'))).toMatchObject({ code: 'enemy-zone' });
    expect(t.refusal(displace('G-1222/180', '1011'))).toMatchObject({ code: 'enemy-zone' });
  });

  it('[RW-5.3.1-a] an over-full hex is not left as it is', () => {
    const t = crowded();
    t.play(retreat('G-2/2', '1110'));
    expect(t.may(done)).toBe(false);
  });

  it('[RW-5.3.1-a] where there is room nobody is displaced', () => {
    // 4 + 1 + 1 = 6 against 2: 3-1; 1110 takes a battalion beside its regiment
    const attack = { 'B-44/15': '0910', 'B-1Lot/30': '0909 reduced', 'B-22Dr/30': '1009 reduced' };
    const t = allied({ 'G-655': '1010', 'G-1222/180': '1110', ...attack });
    expect(fight(t, '1010', Object.keys(attack), [1, 1])).toBe('DRI AVI');
    t.play(retreat('G-655', '1110'));
    expect([t.toAct(), t.hexOf('G-655'), t.hexOf('G-1222/180')]).toEqual(['allied', '1110', '1110']);
  });

  it('[RW-5.3.1-a] what is left has to be an allowed stack: a third battalion displaces a battalion, not the regiment', () => {
    const attack = { 'B-44/15': '0910', 'B-1Lot/30': '0909 reduced', 'B-22Dr/30': '1009 reduced' };
    const full = { 'G-1222/180': '1110', 'G-60/116': '1110', 'G-156/116': '1110' };
    const t = allied({ 'G-655': '1010', ...full, ...attack });
    expect(fight(t, '1010', Object.keys(attack), [1, 1])).toBe('DRI AVI');
    t.play(retreat('G-655', '1110'));
    expect(t.may(displace('G-1222/180', '1111'))).toBe(false);
    expect(t.may(displace('G-60/116', '1111'))).toBe(true);
  });

  it('[RW-5.3.1-a] [RW-5.1.3-a] a second regiment finds no room where the battalion could go on and the regiment could not', () => {
    // From 1110 only 1111 is open, to one battalion
    const attack = { 'B-44/15': '0910', 'B-152/51': '0909', 'B-71/53': '1009' };
    const full = { 'G-1222/180': '1110', 'G-60/116': '1110' };
    const wet = Object.fromEntries(['1210', '1211', '1212', '1112', '1012'].map((hex) => [hex, 'inundation']));
    const shifts = (others: Units) =>
      allied({ 'G-2/2': '1010', ...full, ...attack, ...others }, { hexes: wet })
        .odds({ target: '1010', attackers: Object.keys(attack) })
        .shifts.map(({ why }) => why);
    expect(shifts({})).not.toContain('surrounded');
    expect(shifts({ 'G-1223/180': '1111' })).toContain('surrounded');
  });

  it.each([
    [4, false],
    [5, true],
  ])('[RW-5.3.1-a] a chain retreat goes over four full hexes at most (RUL-S-12): %i', (full, isSurrounded) => {
    // South of 1010 a crest, one regiment a hex, between two arms of water
    const chain = ['1051/84', '1052/84', '1062/84', '1221/180', '1222/180'].slice(0, full);
    const there = chain.map((name, i) => [`G-${name}`, `${1011 + i}`]);
    const rows = Array.from({ length: 9 }, (_, i) => 10 + i);
    const hexes = Object.fromEntries(
      rows.flatMap((row) => [
        [`09${row}`, 'inundation'],
        [`10${row}`, 'crest'],
        [`11${row}`, 'inundation'],
      ]),
    );
    const attack = { 'B-44/15': '1009', 'B-152/51': '0909', 'B-71/53': '1109' };
    const t = allied({ 'G-2/2': '1010', ...Object.fromEntries(there), ...attack }, { hexes });
    const { shifts } = t.odds({ target: '1010', attackers: Object.keys(attack) });
    expect(shifts.some(({ why }) => why === 'surrounded')).toBe(isSurrounded);
  });
});

describe('5.3.2 retreat across a river', () => {
  // A river around 1010 on the sides of all hexes without attackers.
  const moat = [river('1009', '1010'), river('1010', '1109'), river('1010', '1110'), river('1010', '1011')];

  it('[RW-5.3.2-a] infantry crosses unharmed', () => {
    // 4 + 4 = 8 against 4: 2-1; row 3-11 reads DRI AVB
    const t = allied({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-152/51': '0909' }, { sides: moat });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVB');
    t.play(retreat('G-2/2', '1110'));
    expect(state(t, 'G-2/2')).toEqual(['1110', 2]);
  });

  it('[RW-5.3.2-a] armour is eliminated', () => {
    // 8 against 2, and the river is a way out: 4-1; row 3-11 reads DRI AVI
    const t = allied({ 'G-655': '1010', 'B-44/15': '0910', 'B-152/51': '0909' }, { sides: moat });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVI');
    expect(t.where('G-655')).toBe('eliminated');
  });

  it('[RW-5.3.2-a] artillery is eliminated', () => {
    // 4 + 2 = 6 against 1, and the river is a way out: 6-1; row 5-9 reads DRI AVI
    const t = allied({ 'G-ARKO86': '1010', 'B-44/15': '0910', 'B-1Lot/30': '0909' }, { sides: moat });
    expect(fight(t, '1010', ['B-44/15', 'B-1Lot/30'], [4, 5])).toBe('DRI AVI');
    expect(t.where('G-ARKO86')).toBe('eliminated');
  });

  it('[RW-5.3.2-a] of a mixed stack only the infantry gets away', () => {
    // 4 + 4 = 8 against 2 + 2 = 4: 2-1; row 3-11 reads DRI AVB
    const t = allied({ 'G-Magen': '1010', 'G-655': '1010', 'B-44/15': '0910', 'B-152/51': '0909' }, { sides: moat });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVB');
    flee(t, 'G-Magen', 'G-655');
    expect([t.where('G-Magen'), t.where('G-655')]).toEqual(['map', 'eliminated']);
  });

  it('[RW-5.3.2-a] armour crosses by a bridge unharmed', () => {
    // 8 against 2: 4-1; row 3-11 reads DRI AVI
    const sides = [...moat.slice(0, 2), { ...river('1010', '1110'), bridge: true }, ...moat.slice(3)];
    const t = allied({ 'G-655': '1010', 'B-44/15': '0910', 'B-152/51': '0909' }, { sides });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVI');
    t.play(retreat('G-655', '1110'));
    expect(state(t, 'G-655')).toEqual(['1110', 2]);
  });

  it('[RW-5.3.2-a] artillery crosses by a bridge unharmed', () => {
    // 8 against 1: 8-1; row 7 reads DRI AVI
    const sides = [...moat.slice(0, 2), { ...river('1010', '1110'), bridge: true }, ...moat.slice(3)];
    const t = allied({ 'G-ARKO86': '1010', 'B-44/15': '0910', 'B-152/51': '0909' }, { sides });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [3, 4])).toBe('DRI AVI');
    t.play(retreat('G-ARKO86', '1110'));
    expect(state(t, 'G-ARKO86')).toEqual(['1110', 2]);
  });

  it('[RW-5.3.2-a] armour with a dry way out takes it unharmed', () => {
    const t = allied({ 'G-655': '1010', 'B-44/15': '0910', 'B-152/51': '0909' }, { sides: [river('1010', '1109')] });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVI');
    expect(t.why(retreat('G-655', '1109'))).toBe('5.3.2 retreat-blocked');
    t.play(retreat('G-655', '1110'));
    expect(state(t, 'G-655')).toEqual(['1110', 2]);
  });

  it('[RW-5.3.2-a] [RW-5.3.3-a] armour whose only hexes free of EZ lie across a river is eliminated, though a hex in an EZ is open', () => {
    // 0909 and 0910 have 1009 and 1011 in their EZ; 1109 and 1110 are free, across the river.
    const sides = [river('1010', '1109'), river('1010', '1110')];
    const stack = { 'G-655': '1010', 'G-Magen': '1010', 'B-44/15': '0910', 'B-152/51': '0909' };
    const t = allied(stack, { sides });
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2])).toBe('DRI AVB');
    expect([t.where('G-655'), retreatHexes(t, 'G-Magen')]).toEqual(['eliminated', ['1109', '1110']]);
  });

  it('[RW-5.3.3-a] [RW-5.3.2-a] with enemies beyond the river too it goes through the hex in an EZ instead', () => {
    const sides = [river('1010', '1109'), river('1010', '1110')];
    const others = { 'B-153/51': '1210' };
    const t = allied({ 'G-655': '1010', 'B-44/15': '0910', 'B-152/51': '0909', ...others }, { sides });
    // 1109 and 1110 lie in the EZ of 1210: surrounded, 5-1; row 4-10 reads DRI AVI
    expect(fight(t, '1010', ['B-44/15', 'B-152/51'], [4, 6])).toBe('DRI AVI');
    expect(retreatHexes(t, 'G-655')).toEqual(['1009', '1011']);
  });

  it('[RW-5.3.2-a] attackers who retreat across a river obey the same rule', () => {
    // B-1Lot/30 and B-44/15 stand in 0910; 4 + 2 = 6 against 3: 2-1; row 7 reads DVI ARI
    const sides = [
      river('0910', '0810'),
      river('0910', '0811'),
      river('0910', '0911'),
      river('0909', '0910'),
      river('0910', '1011'),
    ];
    const t = allied({ 'G-1051/84': '1010', 'B-44/15': '0910', 'B-1Lot/30': '0910' }, { sides });
    expect(fight(t, '1010', ['B-44/15', 'B-1Lot/30'], [3, 4])).toBe('DVI ARI');
    flee(t, 'B-44/15', 'B-1Lot/30');
    expect([t.where('B-44/15'), t.steps('B-44/15'), t.where('B-1Lot/30')]).toEqual(['map', 2, 'eliminated']);
  });
});

describe('5.3.3 retreat of surrounded units', () => {
  /** 4 + 4 = 8 against 4 from 0909 and 1110, surrounded: column 3-1. Every neighbour of 1010 is in an EZ. */
  function surrounded(defence: Units, dice: [number, number], others: Units = {}) {
    const t = allied({ ...defence, 'B-44/15': '0909', 'B-152/51': '1110', ...others });
    return { t, result: fight(t, '1010', ['B-44/15', 'B-152/51'], dice) };
  }
  const para = { 'G-2/2': '1010' };

  it('[RW-5.3.3-a] a surrounded unit goes through a hex in an enemy EZ and on to a second one', () => {
    const { t, result } = surrounded(para, [1, 1]);
    expect(result).toBe('DRI AVI');
    t.play(retreat('G-2/2', '1009'));
    expect(asked(t)).toEqual(['german', 'retreat-on']);
    t.play(retreat('G-2/2', '1008'));
    expect(t.hexOf('G-2/2')).toBe('1008');
  });

  it('[RW-5.3.3-a] on the second step it takes a loss', () => {
    const { t } = surrounded(para, [1, 1]);
    t.play(retreat('G-2/2', '1009'), retreat('G-2/2', '1008'));
    expect(t.steps('G-2/2')).toBe(1);
  });

  it('[RW-5.3.3-a] a unit that is not surrounded stops after one hex without loss', () => {
    // 0909 and 0910; 8 against 4: 2-1; row 3-11 reads DRI AVB
    const t = allied({ ...para, 'B-44/15': '0909', 'B-152/51': '0910' });
    fight(t, '1010', ['B-44/15', 'B-152/51'], [1, 2]);
    t.play(retreat('G-2/2', '1110'));
    expect([...state(t, 'G-2/2'), t.toAct()]).toEqual(['1110', 2, 'allied']);
  });

  it('[RW-5.3.3-a] all surrounded units take the loss', () => {
    // 8 against 2 + 2 = 4
    const { t, result } = surrounded({ 'G-Magen': '1010', 'G-655': '1010' }, [1, 1]);
    expect(result).toBe('DRI AVI');
    t.play(retreat('G-Magen', '1009'), retreat('G-Magen', '1008'));
    t.play(retreat('G-655', '1011'), retreat('G-655', '1012'));
    expect([t.steps('G-Magen'), t.steps('G-655')]).toEqual([1, 1]);
  });

  it('[RW-5.3.3-a] a reduced surrounded unit does not survive the loss', () => {
    // 8 against 2, surrounded: 5-1; row 4-10 reads DRI AVI
    const { t, result } = surrounded({ 'G-2/2': '1010 reduced' }, [4, 6]);
    expect(result).toBe('DRI AVI');
    flee(t, 'G-2/2');
    expect(t.where('G-2/2')).toBe('eliminated');
  });

  it('[RW-5.3.3-b] the second hex may not be in an enemy EZ', () => {
    const { t } = surrounded(para, [1, 1]);
    t.play(retreat('G-2/2', '1009'));
    // 0908 is next to 0909, 1109 next to 1110
    expect(t.may(retreat('G-2/2', '0908'))).toBe(false);
    expect(t.may(retreat('G-2/2', '1109'))).toBe(false);
    expect(t.may(retreat('G-2/2', '1108'))).toBe(true);
  });

  it('[RW-5.3.3-b] if every second hex is in an enemy EZ the unit is eliminated', () => {
    // 1107 reaches 1008 and 1108; 1309 reaches 1209; 0912 reaches 0911 and 1012; 0711 reaches 0811.
    const outer = { 'B-71/53': '1107', 'C-4/2': '1309', 'C-7/3': '0912', 'B-129/43': '0711' };
    const { t, result } = surrounded(para, [1, 1], outer);
    expect(result).toBe('DRI AVI');
    flee(t, 'G-2/2');
    expect(t.where('G-2/2')).toBe('eliminated');
  });

  it('[RW-5.3.3-c] a surrounded unit that took a loss in the combat is eliminated', () => {
    const { t, result } = surrounded(para, [1, 2]);
    expect(result).toBe('DRB AVB');
    expect([t.where('G-2/2'), t.toAct()]).toEqual(['eliminated', 'allied']);
  });

  it('[RW-5.3.3-c] with friends in the hex it goes through it is saved and loses nothing more', () => {
    const { t, result } = surrounded(para, [1, 2], { 'G-1051/84': '1009' });
    expect(result).toBe('DRB AVB');
    t.play(retreat('G-2/2', '1009'), retreat('G-2/2', '1008'));
    expect(state(t, 'G-2/2')).toEqual(['1008', 1]);
  });

  it('[RW-5.3.3-c] friends spare the second loss to an unhurt unit too', () => {
    const { t, result } = surrounded(para, [1, 1], { 'G-1051/84': '1009' });
    expect(result).toBe('DRI AVI');
    t.play(retreat('G-2/2', '1009'), retreat('G-2/2', '1008'));
    expect(state(t, 'G-2/2')).toEqual(['1008', 2]);
  });

  it('[RW-5.3.3-c] friends spare nothing to a unit that goes another way', () => {
    const { t } = surrounded(para, [1, 1], { 'G-1051/84': '1009' });
    t.play(retreat('G-2/2', '1011'), retreat('G-2/2', '1012'));
    expect(state(t, 'G-2/2')).toEqual(['1012', 1]);
  });

  it('[RW-5.3.3-c] of two surrounded units only the one hurt in the combat is eliminated outright', () => {
    // 8 against 2 + 2 = 4
    const { t, result } = surrounded({ 'G-Magen': '1010', 'G-655': '1010' }, [1, 2]);
    expect(result).toBe('DRB AVB');
    t.play(loss('G-Magen'));
    expect(t.where('G-Magen')).toBe('eliminated');
    t.play(retreat('G-655', '1009'), retreat('G-655', '1008'));
    expect(state(t, 'G-655')).toEqual(['1008', 1]);
  });
});

describe('retreat of units that need each other', () => {
  // Enemies in 0910, 1011 and 1110 leave 1009 alone free of their EZs.
  const attackers = { 'G-Lehr': '1011', 'G-16/116': '1110', 'G-60/116': '0910' };
  const alone: More = { hexes: { '1109': 'crest', '0909': 'crest' } };

  function beaten(units: Units, more: More) {
    const t = german({ ...units, ...attackers }, more);
    expect(fight(t, '1010', Object.keys(attackers), [4, 6])).toBe('DRI AVB');
    return t;
  }

  it('[RW-5.3-a] [RW-4.1.1-j] a tank that may enter the fortified hex only with infantry follows it there', () => {
    const hexes = { ...alone.hexes, '1009': { features: ['siegfried'] } };
    const t = beaten({ 'B-44/15': '1010', 'B-107/34': '1010' }, { hexes });
    expect(t.legal('retreat')).toEqual([retreat('B-44/15', '1009')]);
    t.play(retreat('B-44/15', '1009'), retreat('B-107/34', '1009'));
    expect(t.hexOf('B-107/34')).toBe('1009');
  });

  it('[RW-5.3-a] [RW-4.3-a] the mobile bridge is lost only when all who can have crossed it', () => {
    const sides = [river('1009', '1010')];
    const t = beaten({ 'B-Pont': '1010', 'B-107/34': '1010', 'B-44/15': '1010' }, { ...alone, sides });
    expect(retreatHexes(t, 'B-107/34')).toEqual(['1009']);
    t.play(retreat('B-107/34', '1009'), retreat('B-44/15', '1009'));
    expect([t.hexOf('B-107/34'), t.where('B-Pont')]).toEqual(['1009', 'eliminated']);
  });
});

describe('retreat and bombed cities', () => {
  // Cleve is 1404, 1405 and 1505. From 1304 the retreat leads to 1404 and 1405 when 1204 and 1205 bar 1303 and 1305.
  const cleve: More = {
    turn: 16,
    hexes: { '1404': 'city', '1405': 'city', '1505': 'city' },
    extra: { bombed: ['cleve'] },
  };
  const attackers = { 'B-44/15': '1204', 'B-152/51': '1205' };

  it('[RW-5.1.2-f] a unit driven into a bombed city has to retreat a second time and takes a loss', () => {
    // 8 against 4, and a bombed city is a way out: 2-1; row 3-11 reads DRI AVB
    const t = allied({ 'G-2/2': '1304', ...attackers }, cleve);
    expect(fight(t, '1304', Object.keys(attackers), [1, 2])).toBe('DRI AVB');
    t.play(retreat('G-2/2', '1405'));
    expect(asked(t)).toEqual(['german', 'retreat-on']);
    t.play(retreat('G-2/2', '1406'));
    expect(state(t, 'G-2/2')).toEqual(['1406', 1]);
  });

  it('[RW-5.1.2-f] beside a hex without EZ the bombed city is open to it as well, unless the loss would destroy it', () => {
    // Both attackers stand in 1204: 6 against 4 is 1-1, against 2 is 3-1; row 2-12 makes the defender retreat intact
    const together = { 'B-44/15': '1204', 'B-1Lot/30': '1204' };
    const open = (where: string) => {
      const t = allied({ 'G-2/2': where, ...together }, cleve);
      fight(t, '1304', Object.keys(together), [1, 1]);
      if (t.prompt() === 'loss') t.play(loss('B-44/15'));
      return retreatHexes(t, 'G-2/2');
    };
    expect([open('1304'), open('1304 reduced')]).toEqual([['1305', '1404', '1405'], ['1305']]);
  });

  it('[RW-5.1.2-f] it may not stay in another hex of the bombed city', () => {
    const t = allied({ 'G-2/2': '1304', ...attackers }, cleve);
    fight(t, '1304', Object.keys(attackers), [1, 2]);
    t.play(retreat('G-2/2', '1405'));
    expect(t.may(retreat('G-2/2', '1505'))).toBe(false);
    expect(t.may(done)).toBe(false);
  });

  it('[RW-5.1.2-f] a reduced unit is destroyed on the second retreat', () => {
    // 8 against 2: 4-1; row 3-11 reads DRI AVI
    const t = allied({ 'G-2/2': '1304 reduced', ...attackers }, cleve);
    expect(fight(t, '1304', Object.keys(attackers), [1, 2])).toBe('DRI AVI');
    flee(t, 'G-2/2');
    expect(t.where('G-2/2')).toBe('eliminated');
  });

  it('[RW-5.1.2-f] a city that was not bombed this turn takes it in without loss', () => {
    // not surrounded: 2-1; row 3-11 reads DRI AVB
    const t = allied({ 'G-2/2': '1304', ...attackers }, { ...cleve, extra: {} });
    expect(fight(t, '1304', Object.keys(attackers), [1, 2])).toBe('DRI AVB');
    t.play(retreat('G-2/2', '1405'));
    expect([...state(t, 'G-2/2'), t.toAct()]).toEqual(['1405', 2, 'allied']);
  });

  it('[RW-4.1.1-m] a unit inside a bombed city that has to retreat is eliminated, and nobody occupies the hex', () => {
    // 4 + 4 = 8 against 1 is 8-1, city: 6-1 (7-1 if surrounded); row 7 reads DRI AVB (DRB AVB)
    const t = allied({ 'G-Magen': '1404 reduced', 'B-44/15': '1303', 'B-152/51': '1304' }, cleve);
    fight(t, '1404', ['B-44/15', 'B-152/51'], [3, 4]);
    expect(t.where('G-Magen')).toBe('eliminated');
    t.play(loss('B-44/15'));
    expect([t.may(advance('B-44/15')), t.may(advance('B-152/51'))]).toEqual([false, false]);
  });

  it('[RW-4.1.1-m] in a city that was not bombed it retreats, and the attacker may advance', () => {
    const t = allied(
      { 'G-2/2': '1404', 'B-44/15': '1303', 'B-152/51': '1304', 'B-4AGRA-P': '0902' },
      { ...cleve, extra: {} },
    );
    // 4 + 4 + 14 = 22 against 4 is 5-1, city: 3-1; row 2-12 reads DRI AVI
    expect(fight(t, '1404', ['B-44/15', 'B-152/51'], [1, 1], ['B-4AGRA-P'])).toBe('DRI AVI');
    t.play(retreat('G-2/2', '1504'));
    expect(t.may(advance('B-44/15'))).toBe(true);
  });
});
