import { describe, expect, it } from 'vitest';
import { errorsOf, lay, positionsOf, type More, type Table, type Units } from '../../../wargame/test-kit.ts';
import type { State } from '../../../engagement/position/state.ts';
import type { BombardRequest, Wargame } from '../../../wargame/wargame.ts';
import { REICHSWALD } from '../index.ts';

const game = REICHSWALD as Wargame;
const end = { type: 'end' };
const stop = { type: 'stop' };
const exit = { type: 'exit' };
const commit = { type: 'commit' };
const move = (unit: string) => ({ type: 'move', unit });
const step = (to: string) => ({ type: 'step', to });
const attack = (target: string) => ({ type: 'attack', target });
const attacker = (unit: string) => ({ type: 'attacker', unit });
const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });
const displace = (unit: string, to: string) => ({ type: 'displace', unit, to });

/** The six hexes around 1010, clockwise from north. */
const AROUND = ['1009', '1109', '1110', '1011', '0910', '0909'];
const moat = AROUND.map((b) => ({ a: '1010', b, river: true }));

const moving = positionsOf(game, { turn: 18, weather: 'fair' })('allied-movement');
const fighting = (phase: string, units: Units, more: More = {}) =>
  lay(game, { turn: 18, weather: 'cloudy', pools: { air: { allied: 0 } }, phase, units, ...more });

function fight(t: Table, target: string, attackers: string[], dice: [number, number]) {
  t.play(attack(target), ...attackers.map(attacker), commit);
  if (t.toAct() !== 'chance') t.play(commit);
  return t.events(...dice).find((event) => event.code === 'combat-roll')?.args?.['result'];
}

/** Ends phases until dice are due: the weather of the next turn. */
function nextTurn(t: Table) {
  while (t.may(end)) t.play(end);
  t.dice(1);
}

describe('4.3 bridging', () => {
  it.each(AROUND)('[RW-4.3-a] the bridge serves those who come into its hex as well: from %s', (from) => {
    const t = moving({ 'B-Pont': '1010', 'B-9/34': from }, { sides: moat });
    expect(t.reach('B-9/34')['1010']?.cost).toBe(2);
  });

  it('[RW-4.3-a] the bridging unit does not reckon with its own bridge', () => {
    expect(moving({ 'B-Pont': '1010' }, { sides: moat }).reach('B-Pont')).toEqual({});
  });

  it('[RW-4.3-a] [RW-5.3.2-a] a bridge elsewhere saves no guns that retreat over the river', () => {
    const t = fighting('german-combat', { 'B-AD15': '1010', 'G-Lehr': '0910', 'B-Pont': '2010' }, { sides: moat });
    expect(fight(t, '1010', ['G-Lehr'], [3, 3])).toContain('DR');
    expect(t.where('B-AD15')).toBe('eliminated');
  });
});

describe('4.1 moving', () => {
  it('[RW-4.1.1-e] [RW-11.1.5-a] on turn 9 what keeps the 5th Canadian Brigade in Wyler is its withdrawal', () => {
    const t = lay(game, { turn: 9, phase: 'allied-movement', units: { 'C-5/2': '0405', 'C-9/3': '0302' } });
    expect(t.refusal(move('C-5/2'))).toMatchObject({ rule: '11.1.5', code: 'withdrawing' });
  });

  it('[RW-4.1.1-e] the refusal to stop in Wyler names who would be in the way', () => {
    const units = { 'C-5/2': '0305', 'B-44/15': '0404', 'B-107/34': '0404' };
    const t = lay(game, { turn: 8, phase: 'allied-movement', units });
    t.play(move('B-44/15'), step('0405'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'wyler-kept', unit: 'B-44/15', hex: '0405' });
  });

  it('[RW-4.1.1-f] a British brigade on the way does not jam itself', () => {
    const t = moving({ 'B-44/15': '1010' });
    t.play(move('B-44/15'), step('1011'));
    expect(t.reach('B-44/15')['1012']?.cost).toBe(2);
  });

  it('[RW-4.1.1-g] nobody stops where Kampfgruppe Lehr stands', () => {
    const t = moving({ 'G-Lehr': '1010', 'G-655': '1011' }, { phase: 'german-movement' });
    t.play(move('G-655'), step('1010'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'stacking-alone', hex: '1010' });
  });

  it('[RW-4.1.1-j] tanks need an escort into the Siegfried line, whatever else is in the hex', () => {
    const hexes = { '1011': { terrain: 'open', features: ['bivouac', 'siegfried'] } };
    const t = moving({ 'B-9/34': '1010' }, { hexes });
    t.play(move('B-9/34'));
    expect(t.refusal(step('1011'))).toMatchObject({ code: 'tanks-need-escort' });
  });

  it('[RW-11.2-c] whoever can only leave the map may be picked for it', () => {
    const hexes = Object.fromEntries(['1017', '0917', '0918', '1117', '1118'].map((hex) => [hex, 'inundation']));
    const t = moving({ 'B-44/15': '1018' }, { hexes });
    t.play(move('B-44/15'), exit);
    expect(t.where('B-44/15')).toBe('exited');
  });

  it('[RW-9.0-a] from turn 12 the printed map is flooded, unless the set-up says otherwise', () => {
    const sketch = {
      turn: 14,
      weather: 'fair',
      phase: 'allied-movement',
      printed: true,
      units: { 'B-9/34': '0605' },
    } as const;
    expect(errorsOf(game, sketch)).toEqual(['stacking-inundation']);
    expect(errorsOf(game, { ...sketch, extra: { flooded: false } })).toEqual([]);
  });
});

describe('11.1.4 reinforcements', () => {
  it('[RW-11.1.4-a] other units that arrive do not bring the 2nd Canadian Division', () => {
    const in43 = { 'B-129/43': '0402', 'B-214/43': '0403', 'B-AD43': '0404', 'B-43AP': '0405' };
    const units = { ...in43, 'B-130/43': 'off', 'C-2GP': 'off', 'B-44/15': '1010' };
    const t = moving(units, { weather: 'cloudy' });
    t.play(move('B-44/15'), step('1011'), stop);
    nextTurn(t);
    expect(t.may(move('C-2GP'))).toBe(false);
  });
});

describe('11.2 places', () => {
  const printed = { turn: 15, weather: 'cloudy', printed: true, pools: { air: { allied: 0 } } } as const;
  it('[RW-11.2-a] who marches through open country takes nothing', () => {
    const hexes = { '2010': { terrain: 'open', features: [] }, '2011': { terrain: 'open', features: [] } };
    const t = lay(game, { ...printed, hexes, phase: 'allied-movement', units: { 'B-44/15': '2010' } });
    const extra = () => (game.position(t.match.state) as { extra: object }).extra;
    const before = extra();
    t.play(move('B-44/15'), step('2011'), stop);
    expect(extra()).toEqual(before);
  });

  it('[RW-11.2-a] who retreats into a village takes it', () => {
    // 12 against 4: 3-1; row 2 reads DRI AVI. De Horst is 0507.
    const open = { terrain: 'open', features: [] };
    const hexes = { '0508': open, '0509': open, '0609': open, '0409': open };
    const units = { 'G-2/2': '0508', 'B-44/15': '0509', 'B-46/15': '0609', 'B-227/15': '0409' };
    const extra = { holders: { '0507': 'allied' } };
    const t = lay(game, { ...printed, hexes, phase: 'allied-combat', units, extra });
    const before = t.points()['german'];
    fight(t, '0508', ['B-44/15', 'B-46/15', 'B-227/15'], [1, 1]);
    t.play(retreat('G-2/2', '0507'));
    expect(t.points()['german']).not.toBe(before);
  });
});

describe('5.3 retreats', () => {
  /** The defender goes to 1110, where a regiment has to make room: test 5.3.1 of the chapter. */
  function crowded() {
    const attackers = { 'B-44/15': '0910', 'B-152/51': '0909', 'B-71/53': '1009' };
    const t = fighting('allied-combat', { 'G-2/2': '1010', 'G-1222/180': '1110', ...attackers });
    fight(t, '1010', Object.keys(attackers), [1, 1]);
    return t;
  }

  it('[RW-5.3-a] the owner is asked for his side', () => {
    expect(game.prompt(crowded().match.state).args).toEqual({ side: 'german', unit: '' });
  });

  it('[RW-5.3.1-a] nothing else is played while a hex is overfull', () => {
    const t = crowded();
    t.play(retreat('G-2/2', '1110'));
    expect(t.refusal(stop)).toMatchObject({ rule: '5.3.1', code: 'not-now' });
  });

  it('[RW-5.3.1-a] nobody from another hex makes room', () => {
    const t = crowded();
    t.play(retreat('G-2/2', '1110'));
    expect(t.refusal(displace('B-44/15', '0911'))).toMatchObject({ rule: '5.3.1', code: 'not-a-candidate' });
  });

  const drivenWest = () => {
    const units = { 'B-1Lot/30': '0110', 'G-2/2': '0210', 'G-23/2': '0211' };
    const t = fighting('german-combat', units, { weather: 'rain' });
    fight(t, '0110', ['G-2/2', 'G-23/2'], [1, 1]);
    t.play(retreat('B-1Lot/30', 'west'));
    return t;
  };

  it('[RW-5.3-b] a unit driven off the map is shown with the turn and the hex of its return', () => {
    const t = drivenWest();
    expect(t.unit('B-1Lot/30')).toMatchObject({ where: 'waiting', due: 19, entryHex: '0110' });
  });

  it('[RW-5.3-b] a unit driven off at 0101 has left the map there by the west edge', () => {
    const t = fighting(
      'german-combat',
      { 'B-1Lot/30': '0101', 'G-2/2': '0201', 'G-23/2': '0202' },
      { weather: 'rain' },
    );
    fight(t, '0101', ['G-2/2', 'G-23/2'], [1, 1]);
    t.play(retreat('B-1Lot/30', 'west'));
    const { units } = REICHSWALD.position(t.match.state as State) as { units: { id: string }[] };
    expect(units.find(({ id }) => id === 'B-1Lot/30')).toMatchObject({ leftFrom: '0101', leftBy: 'west' });
  });

  it('[RW-5.3-b] it does not return in the very hex that it left', () => {
    const t = drivenWest();
    if (t.may({ type: 'done' })) t.play({ type: 'done' });
    nextTurn(t);
    t.play(move('B-1Lot/30'));
    expect(t.may(step('0110'))).toBe(false);
  });
});

describe('8.0 the arithmetic of a bombardment', () => {
  const units = { 'B-AD15': '0705', 'G-184A': '1410', 'G-2/2': '1010', 'B-44/15': '1310' };
  const asked = (request: object, options: Record<string, string> = {}) =>
    REICHSWALD.aids.bombardOdds(
      lay(game, {
        turn: 18,
        weather: 'rain',
        phase: 'allied-combat',
        units,
        hexes: { '1010': 'village' },
        options,
        pools: { air: { allied: 8 } },
      }).match.state as State,
      request as BombardRequest,
    );
  const blind = { 'blind-declaration': 'on' };
  const ours = { target: '1010', artillery: ['B-AD15'] };
  const theirs = { target: '1310', artillery: ['G-184A'] };

  it('[RW-8.0-l] a column below the table is named after its first one', () => {
    expect(asked(ours)).toMatchObject({ value: { column: '<4', allowed: { rule: '8.0', code: 'column-too-low' } } });
  });

  it('[RW-6.2-a] nobody bombards with nothing, nor with guns and aircraft at once', () => {
    expect(asked({ target: '1010' })).toMatchObject({ error: { rule: '6.2', code: 'no-strength', hex: '1010' } });
    expect(asked({ ...ours, air: 8 })).toMatchObject({ value: { allowed: { code: 'one-kind-of-bombardment' } } });
  });

  it('[RW-6.2-a] too few aircraft are a matter of the rules of air', () => {
    expect(asked({ target: '1010', air: 1 })).toMatchObject({ value: { allowed: { rule: '6.2' } } });
  });

  it('[RW-5.1.1-e] played blind, the side whose phase it is may ask, the other may not', () => {
    expect(asked(ours, blind).ok).toBe(true);
    expect(asked(theirs, blind)).toMatchObject({ error: { rule: '5.1.1', code: 'odds-hidden', hex: '1310' } });
  });

  it('[RW-5.1.1-e] played open, both may', () => {
    expect([asked(ours).ok, asked(theirs).ok]).toEqual([true, true]);
  });
});
