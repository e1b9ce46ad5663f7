import { describe, expect, it } from 'vitest';
import { act, begin } from '../../../kernel/match.ts';
import { errorsOf, opening, type Table } from '../../../wargame/test-kit.ts';
import {
  advance,
  advanceOn,
  air,
  allIn,
  asked,
  attack,
  attacker,
  bomb,
  commit,
  deploy,
  done,
  each,
  end,
  exit,
  fight,
  fly,
  form,
  game,
  goTo,
  march,
  move,
  nato,
  natoFights,
  now,
  nuclear,
  oddsOf,
  pact,
  pactFights,
  place,
  refused,
  retreat,
  river,
  score,
  state,
  step,
} from './play.test-kit.ts';

const apart = { 'SU-25': '3010', 'US-6DB': '0510' };

const FRENCH_IDS = ['FR-1DB', 'FR-5DB', 'FR-3DB', 'FR-1DIMec', 'FR-2DIMec'];

/** A new game after its two dice. */
function begun(france: number, eastGermany: number): Table {
  const t = opening(game);
  t.dice(france);
  t.dice(eastGermany);
  return t;
}

describe('3.0 sequence of play', () => {
  it('TWW-3.0-a: Pact movement, Pact combat, NATO movement, NATO combat, then the next turn', () => {
    const t = pact(apart);
    const phases = [now(t)];
    for (let n = 0; n < 4; n++) {
      t.play(end);
      phases.push(now(t));
    }
    expect(phases).toEqual([
      '9 pact-movement pact',
      '9 pact-combat pact',
      '9 nato-movement nato',
      '9 nato-combat nato',
      '10 pact-movement pact',
    ]);
  });

  it('TWW-3.0-a: each side acts in its own phases only, and does in each what it is for', () => {
    const t = pact(apart);
    expect(t.refusal({ by: 'nato', ...move('US-6DB') })).toMatchObject({ rule: '3.0', code: 'not-your-turn' });
    expect(t.refusal(attack('0510'))?.code).toBe('not-now');
    t.play(end);
    expect(t.refusal(move('SU-25'))?.code).toBe('not-now');
    t.play(end);
    expect(t.may(move('US-6DB'))).toBe(true);
  });

  it('TWW-2.4.1-a, TWW-3.0-a: twenty turns, 4 to 23, each with both sides’ phases; then the points are counted', () => {
    const t = pact(apart, { turn: 4 });
    const phases: string[] = [];
    for (let n = 0; n < 100 && t.toAct() !== 'over'; n++) {
      phases.push(t.view().phase);
      t.play(end);
    }
    expect(phases.filter((phase) => phase === 'pact-movement')).toHaveLength(20);
    expect(phases.filter((phase) => phase === 'nato-movement')).toHaveLength(20);
    expect([phases[0], phases.at(-1), t.view().turn]).toEqual(['pact-movement', 'nato-combat', 23]);
    expect(t.outcome()?.points).toEqual(t.points());
  });

  it('TWW-3.0-z, TWW-4.1.2-g: nobody has to move; who stays engaged fights', () => {
    const t = pact({ 'SU-25': '2008', 'US-3DIMec': '2007' });
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'SU-25' });
  });

  it('TWW-5.0-a, TWW-3.0-a: the side in its phase attacks, the other never', () => {
    const t = pact({ 'US-6DB': '2007', 'SU-25': '2010' });
    march(t, 'SU-25', '2009', '2008');
    t.play(end);
    expect(t.refusal({ by: 'nato', ...attack('2008') })?.code).toBe('not-your-turn');
    expect(fight(t, '2007', ['SU-25'], 4)).toBe('1-1: IMP');
    t.play(end, end);
    expect(now(t)).toBe('9 nato-combat nato');
    expect([t.may(attack('2008')), t.refusal(end)?.unit]).toEqual([true, 'US-6DB']);
  });

  it('TWW-3.0-z, TWW-5.2-a: an advance starts no new combat', () => {
    const t = pactFights({ 'SU-25': '2009', 'BE-Bde-I': '2008 reduced', 'US-ACR-V': '2006' });
    expect(fight(t, '2008', ['SU-25'], 3)).toBe('4-1: DRB AVI');
    t.play(advance('SU-25'), advanceOn('SU-25', '2007'));
    expect(t.hexOf('SU-25')).toBe('2007');
    expect(t.refusal(attack('2006'))?.code).toBe('no-attackers');
    t.play(end);
    expect(t.reach('US-ACR-V')['2005']?.cost).toBe(2);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'US-ACR-V' });
  });

  it('TWW-4.1.2-g: nobody is left without his only target; with another one he attacks that', () => {
    const units = { 'SU-25': '2009 moved', 'SU-26': '1907 moved', 'US-3DIMec': '2008 reduced' };
    const t = pactFights(units);
    expect(refused(t, attack('2008'), attacker('SU-26'), commit)).toMatchObject({ code: 'must-join', unit: 'SU-25' });
    const more = pactFights({ ...units, 'US-Bde-A': '2010' });
    expect(fight(more, '2008', ['SU-26'], 3, 10)).toBe('4-1: DRB AVI');
    if (more.prompt() === 'advance') more.play(done);
    expect(more.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'SU-25' });
    expect(more.may(attack('2010'))).toBe(true);
  });

  it('TWW-2.4.3-a: no dice for zones, contact, rivers, entry, substitution and leaving', () => {
    const units = { 'SU-25': '2009', 'US-3DIMec': '2008', 'SU-26': '2508', 'SU-31': '2301', 'SU-R21': 'off' };
    const t = pact(units, { turn: 5, sides: [river('2508', '2509')] });
    march(t, 'SU-25', '2010', '2109', '2108');
    march(t, 'SU-26', '2509');
    t.play(move('SU-31'), exit);
    march(t, 'SU-R21', '3610');
    expect(t.toAct()).toBe('pact');
    const other = nato({ 'US-Bde-A': '2008', 'US-25DIMec': 'off', 'US-9DIMec': 'off' }, { turn: 7 });
    other.play(form('US-Bde-A'));
    march(other, 'US-9DIMec', '0110');
    expect(other.toAct()).toBe('nato');
  });

  it('TWW-2.4.3-a, TWW-4.3-d: dice in movement are for flak alone, one at a time; a combat takes two', () => {
    const t = pact({ 'SU-103': '2007', 'US-3DIMec': '2006', 'SU-25': '2509' });
    march(t, 'SU-25', '2510');
    t.play(fly('SU-103'), step('2106'));
    expect(asked(t)).toBe('chance dice-flak');
    expect(game.chance(t.match.state).map(([roll]) => (roll as unknown as { dice: number[] }).dice.length)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    const combat = pactFights({ 'SU-25': '2008', 'US-3DIMec': '2007' });
    combat.play(attack('2007'), attacker('SU-25'), commit, commit);
    expect(game.chance(combat.match.state)).toHaveLength(36);
  });
});

describe('3.0 the two dice before the game', () => {
  it('TWW-3.0-b, TWW-3.0-c, TWW-9.1.1-a, TWW-9.1.2-a: France, East Germany, NATO sets up, the Pact sets up, then turn 4', () => {
    const t = opening(game);
    expect(asked(t)).toBe('chance dice-france');
    t.dice(2);
    expect(asked(t)).toBe('chance dice-east-germany');
    t.dice(6);
    expect(asked(t)).toBe('nato set-up');
    expect(t.refusal(end)).toMatchObject({ rule: '9.1.1', code: 'set-up-first' });
    t.play(deploy);
    expect(asked(t)).toBe('pact set-up');
    t.play(deploy);
    expect(now(t)).toBe('4 pact-movement pact');
  });

  it('TWW-3.0-b, TWW-3.0-c: one die each, and nobody is placed before both have fallen', () => {
    const t = opening(game);
    for (const die of [3, 3]) {
      expect(game.chance(t.match.state).map(([roll]) => (roll as unknown as { dice: number[] }).dice)).toHaveLength(6);
      expect(t.refusal({ by: 'nato', ...place('NL-4DIMec', '2305') })?.code).toBe('not-your-turn');
      t.dice(die);
    }
    expect(t.may(place('NL-4DIMec', '2305'))).toBe(true);
  });

  it.each([
    [1, 'neutral'],
    [2, 'normal'],
    [3, 'normal'],
    [4, 'normal'],
    [5, 'normal'],
    [6, 'normal'],
  ])('TWW-3.0-b: a %d makes France %s, whatever East Germany rolls', (die, france) => {
    for (const other of [1, 4, 6]) expect(begun(die, other).view().extra['france']).toBe(france);
  });

  it.each([
    [1, 'removed'],
    [2, 'removed'],
    [3, 'passive'],
    [4, 'passive'],
    [5, 'normal'],
    [6, 'normal'],
  ])('TWW-3.0-c: a %d makes East Germany %s', (die, eastGermany) => {
    expect(begun(1, die).view().extra['eastGermany']).toBe(eastGermany);
  });

  it('TWW-3.0-b, TWW-9.1.1-a: with a one the II French Corps is set up in France, else in its bivouac', () => {
    const neutral = begun(1, 6);
    expect(neutral.refusal(place('FR-1DB', '1226'))).toMatchObject({ code: 'not-in-bivouac', hex: '1226' });
    expect(neutral.may(place('FR-1DB', '0728'))).toBe(true);
    expect(neutral.may(place('FR-3DB', '0728'))).toBe(true);
    const normal = begun(2, 6);
    expect([normal.may(place('FR-1DB', '1226')), normal.may(place('FR-1DB', '0728'))]).toEqual([true, false]);
  });

  it('TWW-3.0-b, TWW-9.1.1-a, TWW-4.1.1-a: with a one all French are set up in France, three in a hex at most', () => {
    const t = begun(1, 6);
    t.play(...['FR-1DB', 'FR-5DB', 'FR-3DB'].map((unit) => place(unit, '0728')));
    expect(t.refusal(place('FR-1DIMec', '0728'))?.code).toBe('stacking');
    t.play(deploy);
    for (const unit of FRENCH_IDS) expect(game.map.hexes[t.hexOf(unit) as string]?.features).toContain('country:FR');
    const normal = begun(2, 6);
    normal.play(deploy);
    expect(score(t)).toEqual(score(normal));
  });

  it('TWW-3.0-c, TWW-9.2.2-a: East Germans that are removed are placed nowhere and count for nobody', () => {
    const t = begun(3, 1);
    t.play(deploy);
    expect(t.refusal(place('EG-7DB', '2814'))?.code).toBe('not-a-candidate');
    t.play(deploy);
    for (const unit of ['EG-10DB', 'EG-3DIMec', 'EG-7DB', 'EG-4DIMec']) expect(t.where(unit)).toBe('removed');
    expect([t.where('PO-16DB'), score(t)[1]]).toEqual(['map', 0]);
  });
});

describe('3.0 East Germans of a set-up', () => {
  it('TWW-3.0-c, RUL-TWW-15: those who stand on the map are removed with the others', () => {
    const setup = { game: game.id, units: [{ id: 'EG-7DB', hex: '3011' }] };
    const begun = begin(game, { scenario: 'august-1985', options: {}, setup });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    for (const dice of [[2], [1]]) act(begun.value, { by: 'chance', dice });
    const { units } = game.view(begun.value.state, null);
    expect(units.filter(({ id }) => id.startsWith('EG-')).map(({ where }) => where)).toEqual(Array(4).fill('removed'));
  });

  it('TWW-3.0-c: nobody is both removed and on the map', () => {
    const units = { 'EG-7DB': '3011' };
    const extra = { eastGermany: 'removed' };
    expect(errorsOf(game, { turn: 9, phase: 'pact-movement', units, extra })).toEqual(['unit-twice']);
  });
});

const FRENCH = { extra: { france: 'neutral' } };

describe('3.0 a neutral France', () => {
  const inFrance = { ...FRENCH, hexes: allIn('FR') };

  it('TWW-3.0-b: its units never attack, alone or with others', () => {
    const t = natoFights({ 'FR-3DB': '2008', 'US-5DB': '2008', 'SU-25': '2007' }, inFrance);
    expect(refused(t, attack('2007'), attacker('FR-3DB'))).toMatchObject({ rule: '3.0', code: 'neutral' });
    t.play(attacker('US-5DB'), commit);
    expect(t.prompt()).not.toBe('declare');
  });

  it('TWW-3.0-b, TWW-4.1.2-c, TWW-4.1.2-g: engaged they leave if they can, and owe no attack if they cannot', () => {
    const t = nato({ 'FR-3DB': '2008', 'SU-25': '2007' }, inFrance);
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-leave', unit: 'FR-3DB' });
    expect([t.reach('FR-3DB')['1908']?.cost, t.reach('FR-3DB')['2009']?.cost]).toEqual([2, 2]);
    const shut = nato({ 'FR-3DB': '2008', 'SU-25': '2007', 'SU-26': '2009' }, inFrance);
    shut.play(end);
    expect(shut.may(end)).toBe(true);
  });

  it('TWW-3.0-b, TWW-5.0-a: inside France they are engaged and attacked like others', () => {
    const t = pactFights({ 'FR-1DIMec': '2008', 'SU-25': '2007 moved' }, inFrance);
    expect(t.refusal(end)?.code).toBe('must-attack');
    expect(oddsOf(t, '2008', ['SU-25'])).toMatchObject({ sum: '9:6', column: '1-1' });
  });

  const acrossBorder = { ...allIn('FR'), ...each('2007 2107 1907', { features: ['country:WG'] }) };

  it.each([
    ['neutral', acrossBorder],
    ['normal', acrossBorder],
    ['neutral', allIn('FR')],
    ['normal', allIn('FR')],
  ])(
    'TWW-3.0-b, TWW-4.1.2-b: in France they engage who comes beside them, on either side of the frontier (%s)',
    (france, hexes) => {
      const t = pact({ 'FR-1DIMec': '2008', 'SU-25': '2005' }, { extra: { france }, hexes });
      expect(t.reach('SU-25')['2007']?.mustStop).toBe('4.1.2');
      march(t, 'SU-25', '2006', '2007');
      t.play(end);
      expect(t.refusal(end)).toMatchObject({ rule: '4.1.2', code: 'must-attack', unit: 'SU-25' });
      expect(oddsOf(t, '2008', ['SU-25'])).toMatchObject({ sum: '9:6', column: '1-1' });
    },
  );

  it('TWW-3.0-b: outside France normal French units are attacked like others', () => {
    const hexes = allIn('WG');
    const t = pactFights({ 'FR-1DB': '2008', 'SU-25': '2007' }, { hexes });
    expect([t.may(attack('2008')), t.refusal(end)?.code]).toEqual([true, 'must-attack']);
    expect(errorsOf(game, { turn: 9, phase: 'pact-combat', units: { 'FR-1DB': '2008' }, hexes, ...FRENCH })).toEqual([
      'outside-france',
    ]);
  });

  it.each([
    ['neutral', 9, [undefined, 'outside-france']],
    ['normal', 9, [undefined, undefined]],
    ['neutral', 4, ['frozen', 'frozen']],
    ['normal', 4, ['frozen', 'frozen']],
  ])('TWW-3.0-b, TWW-4.0-i: %s, turn %d: inside France and out of it', (france, turn, codes) => {
    const hexes = { ...allIn('FR'), '2107': { features: ['country:WG'] } };
    const refusals = ['2007', '2107'].map((hex) => {
      const t = nato({ 'FR-3DB': '2008' }, { turn, extra: { france }, hexes });
      return refused(t, move('FR-3DB'), step(hex))?.code;
    });
    expect(refusals).toEqual(codes);
  });

  it('TWW-3.0-b: they do not leave France, on the ground, by air or in retreat, and no set-up puts them outside', () => {
    const hexes = { ...allIn('FR'), ...each('2007 2107 1907', { features: ['country:WG'] }) };
    const t = nato({ 'FR-3DB': '2008' }, { ...FRENCH, hexes });
    expect(refused(t, move('FR-3DB'), step('2007'))).toMatchObject({ rule: '3.0', code: 'outside-france' });
    const air = nato({ 'FR-1DIMec': '2008', 'US-6DB': '2012' }, { ...FRENCH, hexes });
    expect(refused(air, fly('FR-1DIMec'), step('2007'))?.code).toBe('outside-france');
    const hit = pactFights({ 'FR-1DIMec': '2008', 'SU-25': '2009' }, { ...FRENCH, hexes });
    fight(hit, '2008', ['SU-25'], 3); // 1-1: DRI AVB
    expect(hit.legal('retreat').map(({ to }) => to)).toEqual([]);
    expect(() => nato({ 'FR-1DB': '2008' }, FRENCH)).toThrow('outside-france');
  });

  it('TWW-3.0-b: those that a set-up put outside France before the die are set up again in it (RUL-TWW-17)', () => {
    const units = [
      { id: 'FR-1DB', hex: '1226' },
      { id: 'FR-3DB', hex: '0728' },
    ];
    const setup = { format: 'bivouac-setup', version: 1, game: game.id, units };
    const begun = begin(game, { scenario: 'august-1985', options: {}, setup });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    for (const die of [1, 6]) act(begun.value, { by: 'chance', dice: [die] });
    const on = game.view(begun.value.state, null).units;
    expect(units.map(({ id }) => on.find((unit) => unit.id === id)?.hex ?? null)).toEqual([null, '0728']);
    expect(game.refusal(begun.value.state, { by: 'nato', ...place('FR-1DB', '0728') })).toBeUndefined();
  });

  it('TWW-3.0-b, TWW-4.0-i: with a two to six they fight anywhere from turn 5 on', () => {
    const units = { 'FR-5DB': '2008', 'SU-207': '2006' };
    const t = nato(units, { turn: 5 });
    march(t, 'FR-5DB', '2007');
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'FR-5DB' });
    expect(oddsOf(t, '2006', ['FR-5DB'])).toMatchObject({ sum: '7:6', column: '1-1' });
    expect(nato(units, { turn: 4 }).refusal(move('FR-5DB'))).toMatchObject({ rule: '4.0', code: 'frozen' });
  });
});

describe('3.0 East Germans without attack strength', () => {
  const PASSIVE = { extra: { eastGermany: 'passive' } };

  it('TWW-3.0-c, TWW-5.1.1-a, TWW-5.1.1-b: they attack with 0 and defend as printed', () => {
    const t = pactFights({ 'EG-10DB': '2008 moved', 'US-Bde-A': '2007' }, PASSIVE);
    expect(oddsOf(t, '2007', ['EG-10DB'])).toMatchObject({ sum: '0:3', column: '1-4' });
    expect(oddsOf(t, '2007', ['EG-10DB'], 5)).toMatchObject({ sum: '5:3', column: '1-1' });
    expect(fight(t, '2007', ['EG-10DB'], 7)).toBe('1-4: DVI AE');
    expect(t.where('EG-10DB')).toBe('eliminated');
    const other = natoFights({ 'EG-10DB': '2008', 'US-Bde-A': '2007' }, PASSIVE);
    expect(oddsOf(other, '2008', ['US-Bde-A'])).toMatchObject({ sum: '3:6', column: '1-2' });
  });

  it('TWW-3.0-c, TWW-5.1.3-a: an attack of 0 begins in the lowest column and is shifted from there (RUL-TWW-61)', () => {
    const t = pactFights({ 'EG-10DB': '2008 moved', 'SU-25': '2006', 'US-Bde-A': '2007' }, PASSIVE);
    const shift = { surrounded: 1 };
    expect(oddsOf(t, '2007', ['EG-10DB'])).toMatchObject({ sum: '0:3', shift, column: '1-3' });
  });

  it('TWW-3.0-c: who need not attack may not do so with nothing', () => {
    const t = pactFights({ 'EG-10DB': '2008', 'US-Bde-A': '2007' }, { ...PASSIVE, hexes: { '2008': 'city' } });
    expect(t.refusal(attack('2007'))?.code).toBe('no-attackers');
    expect(t.may(end)).toBe(true);
  });

  it('TWW-3.0-c, TWW-5.1.1-a: with others they add nothing; with a five or six they add all', () => {
    const units = { 'SU-25': '2009', 'EG-7DB': '2009', 'EG-4DIMec': '2108', 'US-3DIMec': '2008' };
    const all = ['SU-25', 'EG-7DB', 'EG-4DIMec'];
    expect(oddsOf(pactFights(units, PASSIVE), '2008', all)).toMatchObject({ sum: '9:7', ratio: '1-1' });
    expect(oddsOf(pactFights(units), '2008', all)).toMatchObject({ sum: '23:7', ratio: '3-1' });
  });

  it('TWW-3.0-c, TWW-5.1.1-a: reduced they defend with their reduced strength', () => {
    const units = { 'EG-10DB': '2008 reduced', 'US-Bde-A': '2007' };
    expect(oddsOf(natoFights(units, PASSIVE), '2008', ['US-Bde-A']).sum).toBe('3:3');
    expect(oddsOf(pactFights({ ...units, 'EG-10DB': '2008 reduced moved' }, PASSIVE), '2007', ['EG-10DB']).sum).toBe(
      '0:3',
    );
  });

  it.each([
    ['EG-10DB', 8, 4],
    ['EG-3DIMec', 6, 3],
    ['EG-7DB', 8, 4],
    ['EG-4DIMec', 6, 3],
  ])('TWW-3.0-c: with a five or six %s attacks with %d, reduced with %d', (unit, fresh, reduced) => {
    const sum = (steps: string): string =>
      oddsOf(pactFights({ [unit]: `2008${steps}`, 'US-Bde-A': '2007' }), '2007', [unit]).sum;
    expect([sum(''), sum(' reduced')]).toEqual([`${fresh}:3`, `${reduced}:3`]);
  });

  it('TWW-3.0-c, TWW-5.1.5-i, TWW-5.2-a: beaten they retreat with the others, victorious they may advance', () => {
    const units = { 'SU-25': '2009', 'EG-7DB': '2009', 'BR-Bde-I': '2008' };
    const t = pactFights(units, PASSIVE);
    expect(fight(t, '2008', ['SU-25', 'EG-7DB'], 6)).toBe('2-1: DVB ARI');
    expect(new Set(t.legal('retreat').map(({ unit }) => unit))).toEqual(new Set(['SU-25', 'EG-7DB']));
    const won = pactFights(units, PASSIVE);
    expect(fight(won, '2008', ['SU-25', 'EG-7DB'], 2)).toBe('2-1: DRI AVI');
    won.play(won.legal('retreat')[0] as object);
    expect(won.may(advance('EG-7DB'))).toBe(true);
  });

  it('TWW-3.0-c, TWW-5.1.5-j, TWW-5.1.5-l: they take losses as any attacker, but pay nothing in an exchange', () => {
    const units = { 'SU-25': '2009', 'EG-7DB': '2009', 'BR-Bde-I': '2008' };
    const t = pactFights(units, PASSIVE);
    expect(fight(t, '2008', ['SU-25', 'EG-7DB'], 7)).toBe('2-1: DVB ARB');
    expect(t.may({ type: 'loss', unit: 'EG-7DB' })).toBe(true);
    const exchange = pactFights(units, PASSIVE);
    expect(fight(exchange, '2008', ['SU-25', 'EG-7DB'], 3, 12)).toBe('5-1: EMP');
    expect([exchange.where('BR-Bde-I'), exchange.where('SU-25'), exchange.where('EG-7DB')]).toEqual([
      'eliminated',
      'eliminated',
      'map',
    ]);
  });
});

describe('4.0 units that wait until turn 5', () => {
  const FROZEN = ['CZ-1DB', 'CZ-2DIMec', 'EG-10DB', 'EG-3DIMec', 'PO-2DIMec', 'PO-6DAet'];

  /** The proposed set-up, at the beginning of turn 4. */
  function deployed(): Table {
    const t = begun(2, 5);
    t.play(deploy, deploy);
    return t;
  }

  it('TWW-4.0-i, TWW-9.1.1-a, TWW-9.1.2-a: on turn 4 Czechs, the Pact’s reserves and the French stay, in the air too; nobody else does', () => {
    const t = deployed();
    for (const unit of FROZEN) expect(t.refusal(move(unit))).toMatchObject({ rule: '4.0', code: 'frozen', unit });
    expect(t.refusal(fly('PO-6DAet'))).toMatchObject({ rule: '4.0', code: 'frozen' });
    const standing = (side: string) => game.counters.filter((unit) => unit.side === side && t.hexOf(unit.id) !== null);
    expect([standing('pact').length, standing('nato').length]).toEqual([42, 52]);
    for (const { id } of standing('pact')) expect([id, t.may(move(id))]).toEqual([id, !FROZEN.includes(id)]);
    expect(t.may(fly('SU-103'))).toBe(true);
    t.play(end, end);
    for (const { id } of standing('nato')) expect([id, t.may(move(id))]).toEqual([id, !FRENCH_IDS.includes(id)]);
    expect([t.may(fly('WG-1DAet')), t.may(fly('BR-Bde-AM')), t.may(fly('FR-1DIMec'))]).toEqual([true, true, false]);
    expect(t.refusal(fly('FR-1DIMec'))?.code).toBe('frozen');
  });

  it('TWW-4.0-i: from turn 5 on they move', () => {
    const t = deployed();
    goTo(t, 5, 'pact-movement');
    for (const unit of FROZEN) expect([unit, t.may(move(unit))]).toEqual([unit, true]);
    expect(t.may(fly('PO-6DAet'))).toBe(true);
    goTo(t, 5, 'nato-movement');
    for (const unit of FRENCH_IDS) expect([unit, t.may(move(unit))]).toEqual([unit, true]);
  });

  it('TWW-4.0-i, TWW-4.1.2-c, TWW-4.1.2-g: a Czech unit engaged on turn 4 attacks or leaves on turn 5', () => {
    const t = nato({ 'CZ-1DB': '2008', 'US-ACR-V': '2005' }, { turn: 4 });
    march(t, 'US-ACR-V', '2006', '2007');
    t.play(end);
    expect(fight(t, '2008', ['US-ACR-V'], 4)).toBe('1-1: IMP'); // 4 against 5
    goTo(t, 5, 'pact-movement');
    expect(t.reach('CZ-1DB')['2009']?.cost).toBe(2);
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'CZ-1DB' });
  });

  it('TWW-4.0-i, TWW-4.1.2-g, TWW-4.1.2-d: engaged on turn 4 they attack, unless their ground is dominant', () => {
    const units = { 'FR-1DB': '2008', 'SU-25': '2007' };
    const t = nato(units, { turn: 4 });
    t.play(end);
    expect(t.refusal(end)).toMatchObject({ code: 'must-attack', unit: 'FR-1DB' });
    expect(fight(t, '2007', ['FR-1DB'], 12)).toBe('1-1: DRB AVB');
    const high = nato(units, { turn: 4, hexes: { '2008': 'city' } });
    high.play(end);
    expect([high.may(end), high.may(attack('2007'))]).toEqual([true, true]);
  });

  it('TWW-4.0-i, TWW-5.3-a, TWW-7.0-c: they retreat and recover', () => {
    const t = pactFights({ 'FR-1DB': '2008', 'SU-25': '2007', 'SU-26': '2007' }, { turn: 4 });
    expect(fight(t, '2008', ['SU-25', 'SU-26'], 2, 0)).toBe('3-1: DRB AVI');
    t.play(retreat('FR-1DB', '2009'));
    if (t.prompt() === 'advance') t.play(done);
    t.play(end);
    expect(t.refusal(move('FR-1DB'))?.code).toBe('frozen');
    t.play(end);
    expect(state(t, 'FR-1DB')).toBe('2009 2');
  });
});

describe('6.0 and the turns', () => {
  it.each([
    [8, 50, 12, 30, 5],
    [9, 45, 10, 35, 6],
    [13, 45, 10, 35, 6],
    [14, 40, 8, 40, 8],
    [18, 40, 8, 40, 8],
    [19, 30, 6, 50, 10],
    [23, 30, 6, 50, 10],
  ])('TWW-6.0-a, TWW-6.1-a: turn %d: the Pact has %d and %d, NATO %d and %d', (turn, pa, pd, na, nd) => {
    const t = natoFights(apart, { turn: turn - 1 });
    goTo(t, turn, 'pact-movement');
    expect(t.view().pools).toEqual({ 'air-attack': { pact: pa, nato: na }, 'air-defence': { pact: pd, nato: nd } });
  });

  it('TWW-6.2-b: points left over are gone', () => {
    const targets = { 'US-6DB': '0510', 'US-2DB': '0710', 'US-3DB': '0910' };
    const t = pactFights(targets, { turn: 8 });
    for (const hex of Object.values(targets)) bomb(t, hex, 10, 7);
    expect(t.view().pools['air-attack']?.['pact']).toBe(20);
    goTo(t, 9, 'pact-movement');
    expect(t.view().pools['air-attack']?.['pact']).toBe(45);
  });

  it.each([
    ['pact', pactFights, 'SU-25', '2007', 45, 6, { pact: 10, nato: 0 }],
    ['nato', natoFights, 'US-3DIMec', '2008', 35, 10, { pact: 0, nato: 6 }],
  ] as const)(
    'TWW-6.0-a: in combat of %s its attack power and the other’s defence power are spent',
    (_, lays, unit, target, most, answer, left) => {
      const t = lays({ 'SU-25': '2008', 'US-3DIMec': '2007' });
      t.play(attack(target), attacker(unit));
      expect([t.may(air(most)), t.may(air(most + 1))]).toEqual([true, false]);
      t.play(air(most), commit);
      expect([t.may(air(answer)), t.may(air(answer + 1))]).toEqual([true, false]);
      t.play(air(answer), commit);
      expect(t.view().pools['air-defence']).toEqual(left);
    },
  );

  it('TWW-8.0-a, TWW-3.0-a: nuclear weapons belong to the own combat phase', () => {
    expect(pact(apart).refusal(nuclear)).toMatchObject({ rule: '8.0', code: 'wrong-phase' });
    expect(pactFights(apart).may(nuclear)).toBe(true);
    expect(natoFights(apart).may(nuclear)).toBe(true);
  });
});
