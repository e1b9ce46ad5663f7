import { describe, expect, it } from 'vitest';
import { lay, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const move = (unit: string) => ({ type: 'move', unit });
const step = (to: string) => ({ type: 'step', to });
const withdraw = (unit: string) => ({ type: 'withdraw', unit });

/** Moves a unit along a path and ends its move. */
function march(t: Table, unit: string, ...path: string[]) {
  t.play(move(unit), ...path.map(step));
  if (t.prompt() === 'moving') t.play({ type: 'stop' });
}

/** From the Allied movement phase of one turn to that of the next; weather die 6, no flood on turn 11. */
function nextTurn(t: Table) {
  t.play(end, end, end, end);
  for (let n = 0; n < 20 && t.prompt() !== 'movement'; n++) {
    if (t.prompt() === 'bomb') t.play(t.legal('bomb')[0] as object);
    else if (t.prompt() === 'dice-flood') t.dice(1);
    else t.dice(6);
  }
}

/** From the Allied movement phase to the German one of the same turn. */
const toGermans = (t: Table) => t.play(end, end);

const phaseOf = (unit: string) => (unit.startsWith('G-') ? 'german-movement' : 'allied-movement');

const WEST = /^01\d\d$/;
const SOUTH_OR_EAST = /^(\d\d18|26\d\d)$/;

describe('4.2 entering the map', () => {
  it('[RW-4.2-a] German reinforcements enter by the east and south edges, Allied ones by the west edge', () => {
    const t = lay(game, { turn: 8, phase: 'allied-movement', printed: true, others: true, units: {} });
    const gates = t.view().units.filter((unit) => unit.where === 'waiting');
    const german = gates.filter((unit) => unit.id.startsWith('G-')).map((unit) => unit.entryHex ?? '');
    const allied = gates.filter((unit) => !unit.id.startsWith('G-')).map((unit) => unit.entryHex ?? '');
    expect(german).toHaveLength(27); // 38 less 11 on the map
    expect(german.filter((entryHex) => !SOUTH_OR_EAST.test(entryHex))).toEqual([]);
    expect(allied).toHaveLength(46); // 65 less 19 on the map
    expect(allied.filter((entryHex) => !WEST.test(entryHex))).toEqual([]);
  });

  it('[RW-4.2-a] a unit does not enter by another edge', () => {
    const units = { 'B-32G': 'off', 'G-858/346': 'off' };
    const allied = lay(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units });
    allied.play(move('B-32G'));
    expect(allied.may(step('0111'))).toBe(true);
    expect(allied.refusal(step('2613'))).toMatchObject({ rule: '4.2', code: 'not-entry-hex' });
    const german = lay(game, { turn: 14, weather: 'fair', phase: 'german-movement', units });
    german.play(move('G-858/346'));
    expect(german.may(step('2613'))).toBe(true);
    expect(german.refusal(step('0111'))).toMatchObject({ rule: '4.2', code: 'not-entry-hex' });
  });

  it('[RW-4.2-b] it enters at its hex or at an edge hex next to it, and pays for that hex', () => {
    const hexes = { '0110': 'forest', '0112': 'village' };
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units: { 'B-32G': 'off' }, hexes });
    expect(t.reach('B-32G')['0111']).toMatchObject({ cost: 2, path: ['0111'], mayStop: true }); // open
    expect(t.reach('B-32G')['0110']?.cost).toBe(3); // forest
    expect(t.reach('B-32G')['0112']?.cost).toBe(1); // village
    expect(t.reach('B-32G')['0211']?.cost).toBe(4); // and on: 2 + 2
    t.play(move('B-32G'));
    expect(t.may(step('0110'))).toBe(true);
    expect(t.may(step('0112'))).toBe(true);
    expect(t.refusal(step('0109'))).toMatchObject({ rule: '4.2', code: 'not-entry-hex' }); // two hexes from 0111
    expect(t.refusal(step('0211'))).toMatchObject({ rule: '4.2', code: 'not-entry-hex' }); // not on the edge
  });

  it('[RW-4.2-b] the rest of the allowance takes it further in', () => {
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units: { 'B-32G': 'off' } });
    march(t, 'B-32G', '0111', '0211', '0311');
    expect(t.hexOf('B-32G')).toBe('0311');
    expect(t.where('B-32G')).toBe('map');
  });

  it.each([
    ['south', 'G-1224/190', '1618', ['1518', '1718'], '1418'],
    ['east', 'G-858/346', '2613', ['2612', '2614'], '2611'],
  ])('[RW-4.2-b] the same on the %s edge', (_, unit, entryHex, beside, tooFar) => {
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'german-movement', units: { [unit]: 'off' } });
    expect(t.reach(unit)[entryHex]?.cost).toBe(2);
    t.play(move(unit));
    for (const hex of beside) expect(t.may(step(hex))).toBe(true);
    expect(t.may(step(tooFar))).toBe(false);
  });

  it('[RW-4.2-b] where the entry hex has a road it pays for the road', () => {
    const hexes = { '0111': 'forest' };
    const sides = [{ a: '0111', b: '0211', road: 'paved' }];
    const sketch = { turn: 14, weather: 'fair', phase: 'allied-movement', units: { 'B-32G': 'off' }, hexes };
    expect(lay(game, { ...sketch, sides }).reach('B-32G')['0111']?.cost).toBe(1);
    expect(lay(game, sketch).reach('B-32G')['0111']?.cost).toBe(3);
  });

  it('[RW-4.2-b] rain makes the first hex dearer like any other', () => {
    const t = lay(game, { turn: 15, weather: 'rain', phase: 'allied-movement', units: { 'B-32G': 'off' } });
    expect(t.reach('B-32G')['0111']?.cost).toBe(3); // open 2 + 1
  });

  it('[RW-4.2-b] a unit that finds no entry hex free waits and may come later', () => {
    const held = { 'G-1051/84': '0110', 'G-1052/84': '0111', 'G-1062/84': '0112' };
    const sketch = { turn: 14, weather: 'fair', phase: 'allied-movement' };
    const blocked = lay(game, { ...sketch, units: { 'B-32G': 'off', ...held } });
    expect(blocked.may(move('B-32G'))).toBe(false);
    expect(blocked.where('B-32G')).toBe('waiting');
    const partly = lay(game, { ...sketch, units: { 'B-32G': 'off', 'G-1051/84': '0110', 'G-1052/84': '0111' } });
    partly.play(move('B-32G'));
    expect(partly.may(step('0112'))).toBe(true);
    const later = lay(game, { ...sketch, turn: 19, weather: 'cloudy', units: { 'B-32G': 'off' } });
    expect(later.may(move('B-32G'))).toBe(true);
  });

  it('[RW-4.2-c] a unit whose first hex is next to an enemy engages: it stops and must attack', () => {
    const units = { 'B-32G': 'off', 'G-1051/84': '0211' }; // 0211 is next to 0110 and 0111, not to 0112
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units });
    expect(t.reach('B-32G')['0111']?.mustStop).not.toBeNull();
    t.play(move('B-32G'), step('0111'));
    expect(t.prompt()).toBe('movement');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack' });
  });

  it('[RW-4.2-c] even where the entry hex dominates the enemy’s', () => {
    const units = { 'B-32G': 'off', 'G-1051/84': '0211' };
    const sketch = { turn: 14, weather: 'fair', phase: 'allied-movement', units };
    const t = lay(game, { ...sketch, hexes: { '0111': 'village' } });
    t.play(move('B-32G'), step('0111'), end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack' });
  });

  it('[RW-4.2-c] beside the enemy’s zone it enters freely', () => {
    const units = { 'B-32G': 'off', 'G-1051/84': '0211' };
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'allied-movement', units });
    t.play(move('B-32G'), step('0112'));
    expect(t.prompt()).toBe('moving');
    t.play({ type: 'stop' }, end);
    expect(t.may(end)).toBe(true);
  });
});

const GERMAN_ARRIVALS: [turn: number, entryHex: string, units: string[]][] = [
  [8, '2218', ['G-19/7']],
  [9, '2613', ['G-16/6']],
  [9, '2218', ['G-20/7']],
  [10, '0618', ['G-1221/180']],
  [12, '2613', ['G-857/346']],
  [13, '1618', ['G-1225/190']],
  [13, '2613', ['G-190/62']],
  [13, '2218', ['G-21/7', 'G-7A']],
  [14, '1618', ['G-1224/190']],
  [14, '2613', ['G-858/346', 'G-346A']],
  [15, '1618', ['G-1226/190', 'G-890A']],
  [17, '2613', ['G-23/2']],
  [18, '2613', ['G-18/6']],
  [19, '2613', ['G-Lehr', 'G-17/6', 'G-6A']],
];
const ALLIED_ARRIVALS: [turn: number, entryHex: string, units: string[]][] = [
  [8, '0111', ['B-152/51', 'B-153/51', 'B-154/51', 'B-51GP', 'B-1Lot/30', 'B-1FFY/31', 'B-107/34']],
  [8, '0107', ['B-71/53', 'B-158/53', 'B-160/53', 'B-53GP', 'B-9/34', 'B-147/34', 'B-2WDr/30', 'B-42/1EngAs']],
  [8, '0102', ['B-44/15', 'B-46/15', 'B-227/15', 'B-15GP', 'B-3ScG/6G', 'B-4GrG/6G', 'B-2WeG/6G']],
  [8, '0102', ['B-22Dr/30', 'B-141/31', 'B-6/1EngAs']],
  [9, '0102', ['C-7/3', 'B-11/33', 'C-8/3', 'B-5/1EngAs']],
  [12, '0111', ['B-Pont']],
  [14, '0111', ['B-32G']],
  [16, '0111', ['B-155/52', 'B-156/52', 'B-157/52', 'B-AD52']],
  [18, '0107', ['C-10/2']],
];
const CLEVE_GROUP = ['B-129/43', 'B-214/43', 'B-AD43', 'B-ShRY/8', 'B-4/7RDrG/8', 'B-13/18Hu/8', 'B-86/8'];
const PANZER_GROUP = ['G-16/116', 'G-60/116', 'G-156/116', 'G-228/116', 'G-104/15', 'G-115/15', 'G-33A/15', 'G-33J/15'];

/** A unit still to come at this turn: may it enter, and where? */
function atEntryHex(unit: string, turn: number): Table {
  return lay(game, { turn, phase: phaseOf(unit), weather: 'cloudy', units: { [unit]: 'off' } });
}

describe('11.1.3, 11.1.4 arrivals', () => {
  it.each([...GERMAN_ARRIVALS, ...ALLIED_ARRIVALS])('[RW-11.1-a] turn %i at %s: %j', (turn, entryHex, units) => {
    for (const unit of units) {
      const t = atEntryHex(unit, turn);
      expect(t.unit(unit)).toMatchObject({ where: 'waiting', due: turn, entryHex });
      t.play(move(unit));
      expect(t.may(step(entryHex))).toBe(true);
    }
  });

  it.each([...GERMAN_ARRIVALS, ...ALLIED_ARRIVALS].filter(([turn]) => turn > 8))(
    '[RW-11.1-a] not before turn %i at %s: %j',
    (turn, _, units) => {
      for (const unit of units) expect(atEntryHex(unit, turn - 1).refusal(move(unit))?.code).toBe('not-due');
    },
  );

  it('[RW-11.1.3-a] the 116th Panzer and 15th Panzergrenadier arrive on turn 17 at 2218 at the latest', () => {
    for (const unit of PANZER_GROUP) {
      expect(atEntryHex(unit, 16).refusal(move(unit))?.code).toBe('not-due');
      const t = atEntryHex(unit, 17);
      t.play(move(unit));
      expect(t.may(step('2218'))).toBe(true);
    }
  });

  /** An Allied brigade takes one hex of the place on turn 9. */
  function storm(id: string): Table {
    const hexes = game.map.places.find((place) => place.id === id)?.hexes ?? [];
    const north = (hex: string) => hex.slice(0, 2) + String(Number(hex.slice(2)) - 1).padStart(2, '0');
    const hex = hexes.find((own) => !hexes.includes(north(own))) as string;
    const above = north(hex);
    const units = { 'B-44/15': above, 'G-60/116': 'off', 'G-33J/15': 'off' };
    const dry = { [above]: { terrain: 'open', features: [] } };
    const sides = [{ a: above, b: hex, river: false }];
    const t = lay(game, {
      turn: 9,
      phase: 'allied-movement',
      weather: 'rain',
      printed: true,
      units,
      hexes: dry,
      sides,
    });
    march(t, 'B-44/15', hex);
    expect(t.hexOf('B-44/15')).toBe(hex);
    return t;
  }

  it.each(['cleve', 'goch'])('[RW-11.1.3-a] they arrive one turn after any hex of %s falls', (city) => {
    const t = storm(city);
    toGermans(t);
    expect(t.refusal(move('G-60/116'))?.code).toBe('not-due'); // turn 9
    t.play(end, end);
    t.dice(6); // weather of turn 10
    toGermans(t);
    for (const unit of ['G-60/116', 'G-33J/15']) expect(t.may(move(unit))).toBe(true);
    t.play(move('G-60/116'));
    expect(t.may(step('2218'))).toBe(true);
  });

  it.each(['calcar', 'udem'])('[RW-11.1.3-a] the fall of %s does not call them', (city) => {
    const t = storm(city);
    nextTurn(t);
    toGermans(t);
    expect(t.refusal(move('G-60/116'))?.code).toBe('not-due');
  });

  it('[RW-11.1.4-a] 129 and 214 Brigades, 43 AD and the 8th Armoured Brigade arrive on turn 16 at 0102 at the latest', () => {
    for (const unit of CLEVE_GROUP) {
      expect(atEntryHex(unit, 15).refusal(move(unit))?.code).toBe('not-due');
      const t = atEntryHex(unit, 16);
      t.play(move(unit));
      expect(t.may(step('0102'))).toBe(true);
    }
  });

  const waiting = {
    'B-129/43': 'off',
    'B-214/43': 'off',
    'B-AD43': 'off',
    'B-86/8': 'off',
    'B-130/43': 'off',
    'B-43AP': 'off',
  };

  /** 44/15 stands beside a hex on turn 9 and takes it (or not). */
  function approach(from: string, to: string | null): Table {
    const sketch: Sketch = {
      turn: 9,
      phase: 'allied-movement',
      weather: 'rain',
      units: { 'B-44/15': from, ...waiting },
    };
    const t = lay(game, sketch);
    if (to) march(t, 'B-44/15', to);
    return t;
  }

  it.each([
    ['1204', '1203'],
    ['1305', '1304'],
    ['1306', '1307'],
  ])('[RW-11.1.4-a] %s taken on turn 9: they arrive on turn 10', (trigger, from) => {
    const t = approach(from, trigger);
    expect(t.may(move('B-129/43'))).toBe(false);
    nextTurn(t);
    for (const unit of ['B-129/43', 'B-214/43', 'B-AD43', 'B-86/8']) expect(t.may(move(unit))).toBe(true);
    t.play(move('B-129/43'));
    expect(t.may(step('0102'))).toBe(true);
  });

  it('[RW-11.1.4-a] [RW-11.1.3-a] an Allied unit that a set-up puts there has called them as well (RUL-S-08)', () => {
    const t = approach('1204', null);
    nextTurn(t);
    expect(t.may(move('B-129/43'))).toBe(true);
    const cleve = { turn: 9, phase: 'allied-movement', weather: 'rain', printed: true } as const;
    const stormed = lay(game, { ...cleve, units: { 'B-44/15': '1404', 'G-60/116': 'off' } });
    nextTurn(stormed);
    toGermans(stormed);
    expect(stormed.may(move('G-60/116'))).toBe(true);
  });

  it('[RW-11.1.4-a] another hex calls nobody', () => {
    const t = approach('1304', '1404');
    nextTurn(t);
    expect(t.refusal(move('B-129/43'))?.code).toBe('not-due');
  });

  it('[RW-11.1.4-a] 130 Brigade and the 43rd’s self-propelled guns arrive two turns after the first group: three after the capture', () => {
    const t = approach('1304', '1305'); // turn 9
    nextTurn(t);
    expect(t.refusal(move('B-130/43'))?.code).toBe('not-due'); // turn 10
    expect(t.refusal(move('B-43AP'))?.code).toBe('not-due');
    nextTurn(t);
    expect([t.view().turn, t.may(move('B-43AP'))]).toEqual([11, false]);
    nextTurn(t);
    expect(t.view().turn).toBe(12);
    expect(t.may(move('B-43AP'))).toBe(true);
    t.play(move('B-130/43'));
    expect(t.may(step('0102'))).toBe(true);
  });

  it('[RW-11.1.4-a] the log names each group with its turn', () => {
    const units = { 'B-44/15': '1104', 'B-129/43': 'off', 'B-130/43': 'off' };
    const t = lay(game, { turn: 10, phase: 'allied-movement', weather: 'cloudy', units });
    t.play(move('B-44/15'));
    const called = t.events(step('1204')).filter(({ code }) => code === 'trigger');
    expect(called.map(({ args }) => args)).toEqual([
      { group: 'wessex', turn: 11 },
      { group: 'wessex-second', turn: 13 },
    ]);
  });

  it('[RW-11.1.4-a] who comes on that turn in any case is not called', () => {
    const units = { 'B-44/15': '1104', 'B-129/43': 'off', 'B-130/43': 'off' };
    const t = lay(game, { turn: 15, phase: 'allied-movement', weather: 'cloudy', units });
    t.play(move('B-44/15'), step('1204'));
    expect(t.codes()).not.toContain('trigger');
    expect([t.unit('B-129/43').due, t.unit('B-130/43').due]).toEqual([16, 18]);
  });

  it('[RW-11.1.4-a] without an event 130 Brigade comes two turns after the first group all the same, on turn 18', () => {
    for (const unit of ['B-130/43', 'B-43AP']) {
      expect(atEntryHex(unit, 17).may(move(unit))).toBe(false);
      expect(atEntryHex(unit, 18).may(move(unit))).toBe(true);
    }
  });

  const in43 = { 'B-129/43': '0402', 'B-214/43': '0403', 'B-AD43': '0404', 'B-43AP': '0405' };
  const canadians = { 'C-2GP': 'off', 'C-4/2': 'off', 'C-5/2': 'off', 'C-6/2': 'off' };
  const turn18 = { turn: 18, phase: 'allied-movement', weather: 'cloudy' };

  it('[RW-11.1.4-a] one turn after the whole 43rd Division is in, the 2nd Canadian Division and 2 GP enter at 0107', () => {
    const t = lay(game, { ...turn18, units: { ...in43, ...canadians, 'B-130/43': 'off' } });
    march(t, 'B-130/43', '0102');
    expect(t.may(move('C-2GP'))).toBe(false);
    nextTurn(t);
    for (const unit of Object.keys(canadians)) expect(t.may(move(unit))).toBe(true);
    t.play(move('C-4/2'));
    expect(t.may(step('0107'))).toBe(true);
  });

  it('[RW-11.1.4-a] as long as a unit of the 43rd is missing they wait', () => {
    const t = lay(game, { ...turn18, units: { ...in43, ...canadians, 'B-130/43': 'off' } });
    nextTurn(t);
    for (const unit of Object.keys(canadians)) expect(t.may(move(unit))).toBe(false);
  });
});

describe('11.1.5 Allied withdrawals', () => {
  const at = (turn: number, units: Record<string, string>) =>
    lay(game, { turn, phase: 'allied-movement', weather: 'cloudy', units });

  it('[RW-11.1.5-a] turn 8: the 4th and 6th Canadian Brigades must be withdrawn before the phase ends', () => {
    const t = at(8, { 'C-4/2': '0211', 'C-6/2': '0308', 'B-AD51': '0111' });
    expect(t.refusal(end)).toMatchObject({ rule: '11.1.5', code: 'withdrawal-due' });
    t.play(withdraw('C-4/2'));
    expect(t.refusal(end)).toMatchObject({ rule: '11.1.5', code: 'withdrawal-due' });
    t.play(withdraw('C-6/2'));
    expect(t.hexOf('C-4/2')).toBeNull();
    expect(t.where('C-4/2')).not.toBe('eliminated');
    expect(t.may(end)).toBe(true);
  });

  it('[RW-11.1.5-a] a unit due to leave does not move; another may', () => {
    const t = at(8, { 'C-4/2': '0211', 'B-AD51': '0111' });
    expect(t.refusal(move('C-4/2'))).toMatchObject({ rule: '11.1.5', code: 'withdrawing' });
    expect(t.may(move('B-AD51'))).toBe(true);
  });

  it('[RW-11.1.5-a] turn 9: the 5th Canadian Brigade', () => {
    const t = at(9, { 'C-5/2': '0405' });
    expect(t.refusal(end)).toMatchObject({ rule: '11.1.5', code: 'withdrawal-due' });
    t.play(withdraw('C-5/2'));
    expect(t.may(end)).toBe(true);
    expect(at(8, { 'C-5/2': '0405' }).may(withdraw('C-5/2'))).toBe(false);
  });

  it('[RW-11.1.5-a] [RW-11.1.4-a] driven off the map before, it leaves from there and comes back only with its division', () => {
    const units = { 'C-5/2': '0106', 'G-Lehr': '0206', 'G-16/116': '0207' };
    const t = lay(game, { turn: 8, phase: 'german-combat', units });
    const attackers = ['G-Lehr', 'G-16/116'].map((unit) => ({ type: 'attacker', unit }));
    t.play({ type: 'attack', target: '0106' }, ...attackers, { type: 'commit' }, { type: 'commit' }, 1, 2);
    t.play({ type: 'retreat', unit: 'C-5/2', to: 'west' }, { type: 'loss', unit: 'G-Lehr' }, { type: 'done' });
    t.until('allied-movement', { turn: 9 });
    expect([t.why(move('C-5/2')), t.why(end)]).toEqual(['11.1.5 withdrawing', '11.1.5 withdrawal-due']);
    t.play(withdraw('C-5/2'));
    nextTurn(t);
    expect([t.why(move('C-5/2')), t.unit('C-5/2').entryHex]).toEqual(['4.2 not-due', '0107']);
  });

  it('[RW-11.1.5-a] turn 10: one brigade of the 3rd Canadian Division and one amphibious unit, whichever he likes', () => {
    const units = { 'C-7/3': '0505', 'C-8/3': '0506', 'C-9/3': '0302', 'B-11/33': '0305', 'B-5/1EngAs': '0306' };
    for (const brigade of ['C-7/3', 'C-8/3', 'C-9/3']) {
      for (const amphibious of ['B-11/33', 'B-5/1EngAs']) {
        const t = at(10, units);
        expect(t.refusal(end)).toMatchObject({ rule: '11.1.5', code: 'withdrawal-due' });
        t.play(withdraw(brigade));
        expect(t.refusal(end)).toMatchObject({ rule: '11.1.5', code: 'withdrawal-due' });
        t.play(withdraw(amphibious));
        expect(t.may(end)).toBe(true);
      }
    }
  });

  it('[RW-11.1.5-a] no more than that, and nobody else', () => {
    const t = at(10, { 'C-7/3': '0505', 'C-8/3': '0506', 'B-11/33': '0305', 'B-5/1EngAs': '0306', 'B-44/15': '0310' });
    expect(t.may(withdraw('B-44/15'))).toBe(false);
    t.play(withdraw('C-7/3'), withdraw('B-11/33'));
    expect(t.may(withdraw('C-8/3'))).toBe(false);
    expect(t.may(withdraw('B-5/1EngAs'))).toBe(false);
    expect(t.may(move('C-8/3'))).toBe(true);
    expect(at(9, { 'C-7/3': '0505' }).may(withdraw('C-7/3'))).toBe(false);
  });

  it('[RW-11.1.5-a] both return on turn 12 at 0801, as strong as they left', () => {
    const t = at(10, { 'C-7/3': '0505 reduced', 'B-11/33': '0305' });
    t.play(withdraw('C-7/3'), withdraw('B-11/33'));
    nextTurn(t);
    expect(t.refusal(move('C-7/3'))?.code).toBe('not-due'); // turn 11
    expect(t.refusal(move('B-11/33'))?.code).toBe('not-due');
    nextTurn(t);
    expect(t.view().turn).toBe(12);
    expect(t.may(move('B-11/33'))).toBe(true);
    march(t, 'C-7/3', '0801');
    expect(t.hexOf('C-7/3')).toBe('0801');
    expect(t.steps('C-7/3')).toBe(1);
  });

  it('[RW-11.1.5-a] on the printed map the one carries the other in, for 0801 is inundated', () => {
    const units = { 'C-7/3': '0302', 'B-11/33': '0304' };
    const t = lay(game, { turn: 10, phase: 'allied-movement', weather: 'cloudy', printed: true, units });
    t.play(withdraw('C-7/3'), withdraw('B-11/33'));
    nextTurn(t);
    nextTurn(t);
    expect(game.mapNow(t.match.state).hexes['0801']?.terrain).toBe('inundation');
    t.play(move('B-11/33'), { type: 'embark', unit: 'C-7/3' }, step('0801'));
    expect([t.hexOf('B-11/33'), t.hexOf('C-7/3')]).toEqual(['0801', '0801']);
  });

  it('[RW-4.4-a] the carrier may enter by a dry hex, with a passenger only by the water', () => {
    const units = { 'C-7/3': '0302', 'B-11/33': '0304' };
    // Water elsewhere does not help.
    const hexes = { '0201': 'inundation', '0701': 'open' };
    const t = lay(game, { turn: 10, phase: 'allied-movement', weather: 'cloudy', printed: true, units, hexes });
    t.play(withdraw('C-7/3'), withdraw('B-11/33'));
    nextTurn(t);
    nextTurn(t);
    const first = (): string[] => t.legal('step').map(({ to }) => String(to));
    const inRange = (hex: string): boolean => Object.values(t.reach('B-11/33')).some(({ path }) => path[0] === hex);
    t.play(move('B-11/33'));
    expect([first(), inRange('0701')]).toEqual([['0701', '0801', '0901'], true]);
    t.play({ type: 'embark', unit: 'C-7/3' });
    expect([first(), inRange('0701'), inRange('0901')]).toEqual([['0801', '0901'], false, true]);
    expect(t.refusal(step('0701'))).toMatchObject({ rule: '4.4', code: 'carries-over-water' });
  });

  it('[RW-11.1.5-a] a withdrawn unit is not counted as destroyed', () => {
    const t = at(9, { 'C-5/2': '0405' });
    const before = t.points();
    t.play(withdraw('C-5/2'));
    expect(t.points()).toEqual(before);
  });
});
