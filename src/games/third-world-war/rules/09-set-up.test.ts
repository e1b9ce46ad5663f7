import { neighbour, knownHex } from '../../../hex/grid.ts';
import { describe, expect, it } from 'vitest';
import type { BaseEvent } from '../../../kernel/game.ts';
import { begin } from '../../../kernel/match.ts';
import type { HexChange, SideChange } from '../../../wargame/setup.ts';
import { lay, opening, type Table } from '../../../wargame/test-kit.ts';
import { POSTS } from '../data/arrivals.ts';
import { DEPLOYMENT } from '../data/deployment.ts';
import {
  asked,
  border,
  cityIn,
  column,
  costs,
  deploy,
  each,
  end,
  fly,
  form,
  game,
  grid,
  march,
  move,
  nato,
  now,
  oddsOf,
  pact,
  place,
  refused,
  score,
  state,
  step,
  stop,
} from './play.test-kit.ts';

/** A new game after its dice, on the printed map. */
function settingUp(france = 2, eastGermany = 6): Table {
  const t = opening(game);
  t.dice(france, eastGermany);
  return t;
}

/** What may be placed where on a map with these changes: of NATO, or of the Pact once NATO has set up. */
function onMap(side: 'nato' | 'pact', hexes: Record<string, string | HexChange>, sides: readonly SideChange[]) {
  const changes = Object.fromEntries(
    Object.entries(hexes).map(([hex, change]) => [hex, typeof change === 'string' ? { terrain: change } : change]),
  );
  const setup = { format: 'bivouac-setup', version: 1, game: game.id, map: { base: 'blank', hexes: changes, sides } };
  const begun = begin(game, { scenario: 'august-1985', options: {}, setup } as never);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let s = begun.value.state;
  const play = (action: object): readonly BaseEvent[] => {
    const result = game.play(s, action);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    s = result.value.state;
    return result.value.events;
  };
  play({ by: 'chance', dice: [6] });
  play({ by: 'chance', dice: [6] });
  if (side === 'pact') play({ by: 'nato', ...deploy });
  const refusal = (unit: string, to: string) => game.refusal(s, { by: side, ...place(unit, to) });
  return {
    may: (unit: string, to: string) => refusal(unit, to) === undefined,
    refusal,
    put: (unit: string, to: string) => play({ by: side, ...place(unit, to) }),
    deploy: () => play({ by: side, ...deploy }),
  };
}

const country = (code: string, ...features: string[]): HexChange => ({ features: [`country:${code}`, ...features] });
/** West of column 21 West Germany, from there on East Germany, with the frontier between. */
const HALVES = Object.fromEntries(
  grid.names.map((name) => [name, country(Number(name.slice(0, 2)) <= 20 ? 'WG' : 'EG')]),
);
const LINE: SideChange[] = grid.names
  .filter((name) => name.startsWith('20'))
  .flatMap((name) => {
    const hex = knownHex(grid, name);
    return [1, 2].flatMap((d) => {
      const to = neighbour(grid, hex, d);
      return to < 0 ? [] : [border(name, grid.names[to] as string)];
    });
  });

describe('9.1.1 NATO’s set-up', () => {
  it('TWW-9.1.1-a, TWW-4.1.1-a: in the own bivouac, off the frontier, three in a hex', () => {
    const hexes = {
      '2010': country('WG', 'bivouac:I-BR'),
      '2011': country('WG', 'bivouac:I-BR'),
      '2012': country('WG', 'bivouac:I-WG'),
      '2111': country('EG'),
    };
    const t = onMap('nato', hexes, [border('2011', '2111')]);
    expect(t.refusal('BR-1DB', '2011')).toMatchObject({ rule: '9.1.1', code: 'not-in-bivouac', hex: '2011' });
    expect(t.refusal('BR-1DB', '2012')?.code).toBe('not-in-bivouac');
    expect(t.refusal('BR-1DB', '1510')?.code).toBe('not-in-bivouac');
    expect(t.may('WG-1DB', '2012')).toBe(true);
    for (const unit of ['BR-1DB', 'BR-3DB', 'BR-4DB']) t.put(unit, '2010');
    expect(t.refusal('BR-Bde-I', '2010')).toMatchObject({ rule: '4.1.1', code: 'stacking' });
  });

  it('TWW-9.1.1-a: who belongs to which corps, and the six towns', () => {
    const t = settingUp();
    const corps = (name: string) =>
      Object.entries(POSTS).flatMap(([id, post]) => (post.at === 'bivouac' && post.name === name ? [id] : []));
    const counts = ['I-WG', 'II-WG', 'III-WG', 'V-US', 'VII-US', 'I-BR', 'I-BE', 'I-NL', 'II-FR'].map(
      (name) => corps(name).length,
    );
    expect(counts).toEqual([5, 4, 4, 4, 5, 4, 3, 1, 2]);
    expect(
      ['WG-Bde-Bonn', 'WG-Bde-Koeln', 'WG-Bde-Duesseldorf', 'WG-Bde-Frankfurt', 'WG-Bde-Stuttgart', 'WG-Bde-Wesel'].map(
        (id) => t.hexOf(id),
      ),
    ).toEqual(['1019', '1018', '0916', '1722', '1930', '0814']);
    expect(t.may(place('US-5DB', '0814'))).toBe(true);
  });

  it('TWW-9.1.1-a: units of a country stand anywhere in it, on the frontier too; not at sea, armour not on a mountain', () => {
    const t = settingUp();
    expect([t.may(place('BE-1DIMec', '0420')), t.may(place('BE-1DIMec', '0115'))]).toEqual([true, true]);
    expect(t.refusal(place('BE-1DIMec', '0626'))).toMatchObject({ rule: '9.1.1', code: 'not-in-country' });
    expect(t.refusal(place('NL-1DIMec', '0101'))?.code).toBe('not-in-country');
    expect([t.may(place('AT-1DM', '3636')), t.may(place('AT-1DM', '3533'))]).toEqual([true, true]);
    const mountain = game.map.hexes['1032']?.terrain === 'mountain' ? '1032' : '1132';
    expect(game.map.hexes[mountain]?.terrain).toBe('mountain');
    expect(t.refusal(place('FR-3DB', mountain))).toMatchObject({ code: 'terrain-forbidden' });
    expect(t.may(place('FR-1DIMec', mountain))).toBe(true);
  });

  it('TWW-9.1.1-b: reserves five hexes from the frontier, in NATO’s countries', () => {
    const t = onMap('nato', HALVES, LINE);
    for (const unit of ['US-5DB', 'WG-1DAet', 'BR-5DB', 'BR-6DIMec', 'BR-Bde-AM', 'CA-Bde'])
      expect([t.may(unit, '1510'), t.may(unit, '0510')]).toEqual([true, true]);
    expect(t.refusal('US-5DB', '1610')).toMatchObject({ rule: '9.1.1', code: 'not-for-reserves' });
    for (const hex of ['1710', '1810', '2010', '2610']) expect(t.may('US-5DB', hex)).toBe(false);
  });

  it('TWW-9.1.1-b: the frontiers of East Germany and Czechoslovakia count wherever they run, others do not', () => {
    const hexes = {
      ...each(column(20).join(' '), country('AT')),
      ...each(column(21).join(' '), country('CS')),
      ...each(column(10).join(' '), country('WG')),
      ...each(column(9).join(' '), country('FR')),
    };
    const t = onMap('nato', hexes, [border('2010', '2109'), border('2010', '2110'), border('1010', '0909')]);
    expect([t.may('US-5DB', '2012'), t.may('US-5DB', '1010')]).toEqual([false, true]);
  });
});

describe('9.1.2 the Pact’s set-up', () => {
  it('TWW-9.1.2-a: in the own bivouac, off the frontier', () => {
    const hexes = {
      ...HALVES,
      '2110': country('EG', 'bivouac:3-Shock'),
      '2210': country('EG', 'bivouac:3-Shock'),
      '2310': country('EG', 'bivouac:3-Shock'),
    };
    const t = onMap('pact', hexes, LINE);
    expect(t.refusal('SU-10G', '2110')).toMatchObject({ rule: '9.1.2', code: 'not-in-bivouac' });
    expect([t.may('SU-10G', '2210'), t.may('SU-10G', '2310'), t.may('SU-8', '2210'), t.may('SU-10G', '2810')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('TWW-9.1.2-a, TWW-4.1.2-h: the 103rd stands in Bremen; NATO sets nobody up there, beside it it may', () => {
    const t = settingUp();
    expect([t.hexOf('SU-103'), (t.view().extra['holders'] as Record<string, string>)['1706']]).toEqual([
      '1706',
      'pact',
    ]);
    expect(t.refusal(place('US-5DB', '1706'))).toMatchObject({ rule: '4.1.2', code: 'enemy-there' });
    expect(t.may(place('US-5DB', '1707'))).toBe(true);
  });

  it('TWW-9.1.2-a: Czechs anywhere in Czechoslovakia, armour not on mountains', () => {
    const t = settingUp();
    t.play(deploy);
    expect([
      t.may(place('CZ-2DIMec', '3223')),
      t.may(place('CZ-1DB', '3326')),
      t.may(place('CZ-2DIMec', '3321')),
    ]).toEqual([true, true, true]);
    expect(t.refusal(place('CZ-1DB', '3321'))).toMatchObject({ code: 'terrain-forbidden' });
    expect(t.may(place('CZ-1DB', '3216'))).toBe(false);
  });

  it('TWW-9.1.2-b: reserves five hexes from West Germany, in the Pact’s countries', () => {
    const t = onMap('pact', HALVES, LINE);
    for (const unit of ['EG-10DB', 'EG-3DIMec', 'PO-2DIMec', 'PO-6DAet'])
      expect([t.may(unit, '2610'), t.may(unit, '2510'), t.may(unit, '2410')]).toEqual([true, false, false]);
    const hexes = { ...each(column(21).join(' '), country('CS')), ...each(column(20).join(' '), country('AT')) };
    const austria = onMap('pact', hexes, [border('2010', '2110'), border('2010', '2109')]);
    expect(austria.may('EG-10DB', '2111')).toBe(true);
  });
});

describe('9.1 the order', () => {
  it('TWW-9.1.1-a, TWW-9.1.2-a: NATO, then the Pact, nobody is held back, then turn 4', () => {
    const t = settingUp();
    expect(asked(t)).toBe('nato set-up');
    expect(t.refusal({ by: 'pact', ...place('SU-16', '2703') })?.code).toBe('not-your-turn');
    let left = Number(game.prompt(t.match.state).args?.['left']);
    expect(left).toBe(46);
    for (const [id, hex] of Object.entries(DEPLOYMENT)) {
      if (asked(t) !== 'nato set-up') break;
      if (!t.may(place(id, hex))) continue;
      t.play(place(id, hex));
      left--;
    }
    expect([left, asked(t)]).toEqual([0, 'pact set-up']);
    t.play(deploy);
    expect(now(t)).toBe('4 pact-movement pact');
    const on = t.view().units.filter(({ where }) => where === 'map');
    expect(on.filter(({ id }) => game.counters.find((counter) => counter.id === id)?.side === 'pact')).toHaveLength(42);
    expect(on).toHaveLength(94);
  });

  it('TWW-9.1.1-a: the proposed set-up keeps the rules and is used as it stands', () => {
    const t = settingUp();
    t.play(deploy, deploy);
    for (const [id, hex] of Object.entries(DEPLOYMENT)) expect([id, t.hexOf(id)]).toEqual([id, hex]);
    const neutral = settingUp(1, 3);
    neutral.play(deploy, deploy);
    for (const id of ['FR-1DB', 'FR-5DB'])
      expect(game.map.hexes[neutral.hexOf(id) as string]?.features).toContain('country:FR');
  });

  it('TWW-9.1.1-a: on a map without a bivouac its units stay off it, and the log says so', () => {
    const events = onMap('nato', { '0510': country('WG', 'bivouac:I-BE') }, []).deploy();
    const left = events.filter(({ code }) => code === 'not-set-up').map(({ args }) => args?.['unit']);
    expect(left).toContain('BR-1DB');
    expect(left).not.toContain('BE-3DB');
  });

  it('TWW-9.1.1-a: the last room of a bivouac is kept for its own units', () => {
    const hexes = { ...HALVES, '0510': country('WG', 'bivouac:I-BE') };
    const t = onMap('nato', hexes, LINE);
    expect(t.refusal('US-5DB', '0510')).toMatchObject({ rule: '9.1', code: 'room-needed' });
    for (const unit of ['BE-16DIMec', 'BE-3DB', 'BE-Bde-I']) t.put(unit, '0510');
  });
});

describe('9.1.3 and 9.1.4 reinforcements', () => {
  const due = (turn: number, side: 'nato' | 'pact') => {
    const t = lay(game, { turn, phase: `${side}-movement`, units: {}, printed: true, others: true });
    return t
      .view()
      .units.filter((unit) => unit.where === 'waiting' && unit.due === turn)
      .map(({ id }) => id);
  };

  it('TWW-9.1.3-a: NATO’s by turn', () => {
    const numbers = [5, 7, 8, 9, 11, 12, 14, 15, 16, 18, 20, 21].map(
      (turn) => due(turn, 'nato').filter((id) => !id.startsWith('SU')).length,
    );
    expect(numbers).toEqual([1, 1, 2, 1, 1, 1, 2, 4, 2, 1, 1, 1]);
    expect(due(15, 'nato').toSorted()).toEqual(['CA-1DIMec', 'US-1DB', 'US-2DIMec', 'US-3DB']);
  });

  it('TWW-9.1.4-a: the Pact’s by turn', () => {
    const numbers = [5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 18, 20, 22].map(
      (turn) => due(turn, 'pact').filter((id) => id.startsWith('SU')).length,
    );
    expect(numbers).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3]);
  });

  const CITY = { hexes: { '2110': 'city' } };
  const held = (side: 'pact' | 'nato') => ({ ...CITY, extra: { holders: { '2110': side } } });

  it('TWW-9.1.3-a, TWW-4.2.1-a, TWW-4.1.1-a: in a held city with room, without moving or flying', () => {
    const enter = (units: Record<string, string>, more: object) => {
      const t = nato({ 'US-82DAet': 'off', ...units }, { turn: 9, ...more });
      t.play(move('US-82DAet'));
      return t;
    };
    const t = enter({}, held('nato'));
    t.play(step('2110'));
    expect([asked(t), t.hexOf('US-82DAet')]).toEqual(['nato movement', '2110']);
    expect([t.refusal(move('US-82DAet'))?.code, t.refusal(fly('US-82DAet'))?.code]).toEqual([
      'already-moved',
      'already-moved',
    ]);
    const stack = ['WG-1DB', 'WG-3DB', 'WG-7DB'];
    const full = (n: number) => Object.fromEntries(stack.slice(0, n).map((unit) => [unit, '2110']));
    expect(enter(full(2), held('nato')).may(step('2110'))).toBe(true);
    expect(enter(full(3), held('nato')).refusal(step('2110'))).toMatchObject({ code: 'stacking' });
    expect(enter({}, held('pact')).refusal(step('2110'))).toMatchObject({ rule: '4.2.1', code: 'not-entry-hex' });
    expect(enter({ 'SU-25': '2110' }, CITY).may(step('2110'))).toBe(false);
    expect(enter({ 'SU-25': '2111' }, held('nato')).may(step('2110'))).toBe(true);
    expect(enter({ 'WG-1DB': '2112' }, held('nato')).refusal(step('2112'))?.code).toBe('not-entry-hex');
  });

  it('TWW-9.1.3-a, TWW-4.2.1-c: West Germans in cities only', () => {
    const german = nato({ 'WG-8DIMec': 'off', 'US-9DIMec': 'off' }, { turn: 8, ...held('nato') });
    german.play(move('WG-8DIMec'));
    expect([german.may(step('0110')), german.may(step('2110'))]).toEqual([false, true]);
    const ally = nato({ 'US-9DIMec': 'off' }, { turn: 8 });
    ally.play(move('US-9DIMec'));
    expect([ally.may(step('0110')), ally.may(step('3610')), ally.may(step('2001'))]).toEqual([true, false, false]);
  });

  it('TWW-4.2.1-c, TWW-4.2.1-b, TWW-4.1.1-b: over the west edge at the price of the hex, and on', () => {
    const hexes = { '0115': 'open', '0116': 'forest', '0117': 'mountain', '0118': 'sea' };
    const crowd = { 'WG-1DB': '0120', 'WG-3DB': '0120', 'WG-7DB': '0120' };
    const t = nato({ 'US-1DIMec': 'off', 'SU-25': '0124', ...crowd }, { turn: 14, hexes });
    expect(['0115', '0116', '0117'].map((hex) => costs(t, 'US-1DIMec', hex))).toEqual([[1], [3], [3]]);
    t.play(move('US-1DIMec'));
    expect([t.may(step('0118')), t.may(step('0124'))]).toEqual([false, false]);
    expect(t.reach('US-1DIMec')['0123']?.mustStop).toBe('4.1.2');
    t.play(step('0120'));
    expect(t.refusal(stop)?.code).toBe('stacking');
    t.play(step('0220'), stop);
    expect(t.hexOf('US-1DIMec')).toBe('0220');
    const armour = nato({ 'US-1DB': 'off' }, { turn: 15, hexes });
    expect(costs(armour, 'US-1DB', '0116')).toEqual([3]);
    expect(refused(armour, move('US-1DB'), step('0117'))?.code).toBe('terrain-forbidden');
  });

  it('TWW-4.2.1-a, TWW-4.2.1-c: in a city on the edge allies come over the edge and go on, West Germans appear', () => {
    const edge = { turn: 14, hexes: { '0110': 'city' } };
    const t = nato({ 'US-1DIMec': 'off', 'WG-8DIMec': 'off' }, edge);
    expect(costs(t, 'US-1DIMec', '0110', '0210')).toEqual([1, 1]);
    expect(costs(t, 'WG-8DIMec', '0110')).toEqual([0]);
    t.play(move('WG-8DIMec'), step('0110'));
    expect(asked(t)).toBe('nato movement');
    t.play(move('US-1DIMec'), step('0110'), step('0210'));
    expect(asked(t)).toBe('nato moving');
  });

  it('TWW-4.2.1-d: a division takes the place of a brigade, fresh and not surrounded', () => {
    const at = (units: Record<string, string>, turn = 5) =>
      nato({ 'US-25DIMec': 'off', 'US-26DIMec': 'off', ...units }, { turn });
    const t = at({ 'US-Bde-A': '1008', 'WG-1DB': '1008', 'WG-3DB': '1008' });
    t.play(form('US-Bde-A'));
    expect([state(t, 'US-25DIMec'), t.where('US-Bde-A'), score(t)]).toEqual(['1008 2', 'removed', [0, 0]]);
    expect(t.may(move('US-25DIMec'))).toBe(true);
    expect(at({ 'US-Bde-A': '1008', 'SU-25': '1007' }).may(form('US-Bde-A'))).toBe(true);
    const ring = { 'US-Bde-A': '1008', 'SU-25': '1007', 'SU-26': '1009' };
    expect(at(ring).refusal(form('US-Bde-A'))).toMatchObject({ rule: '4.2.1', code: 'brigade-surrounded' });
    expect(at({ 'US-Bde-A': '1008 reduced' }).refusal(form('US-Bde-A'))?.code).toBe('brigade-reduced');
    const others = at({ 'US-ACR-V': '1008', 'CA-Bde': '1208', 'WG-Bde-I': '1408' });
    for (const unit of ['US-ACR-V', 'CA-Bde', 'WG-Bde-I'])
      expect(others.refusal(form(unit))?.code).toBe('not-a-brigade');
    expect(refused(at({}), move('US-25DIMec'))).toMatchObject({ rule: '4.2.1', code: 'by-brigade' });
  });

  it('TWW-4.2.1-d: one on turn 5, the second on turn 8; put off if it has to be', () => {
    const both = { 'US-Bde-A': '1008', 'US-Bde-B': '1208', 'US-25DIMec': 'off', 'US-26DIMec': 'off' };
    const t = nato(both, { turn: 5 });
    t.play(form('US-Bde-A'));
    expect(t.refusal(form('US-Bde-B'))).toMatchObject({ rule: '4.2.1', code: 'no-division-due' });
    const late = nato(both, { turn: 8 });
    late.play(form('US-Bde-B'), form('US-Bde-A'));
    expect([late.hexOf('US-25DIMec'), late.hexOf('US-26DIMec')]).toEqual(['1208', '1008']);
    expect(nato(both, { turn: 4 }).may(form('US-Bde-A'))).toBe(false);
    expect(pact(both, { turn: 5 }).refusal(form('US-Bde-A'))?.code).toBe('wrong-phase');
  });

  it('TWW-4.2.1-d: what the brigade has moved the division has moved', () => {
    const t = nato({ 'US-Bde-A': '1008', 'US-25DIMec': 'off' }, { turn: 5 });
    march(t, 'US-Bde-A', '1007');
    t.play(form('US-Bde-A'));
    expect(t.refusal(move('US-25DIMec'))?.code).toBe('already-moved');
  });

  it('TWW-9.1.4-a, TWW-4.2.1-a, TWW-4.2.1-c: the Pact in its cities, Bremen among them, and over the east edge', () => {
    const t = pact(
      { 'SU-R20': 'off', 'SU-R14': 'off', 'SU-R28M': 'off', 'SU-103': '1706' },
      { turn: 6, printed: true },
    );
    t.play(move('SU-R20'), step('1706'));
    t.play(move('SU-R14'), step('1706'));
    t.play(move('SU-R28M'));
    expect(t.refusal(step('1706'))?.code).toBe('stacking');
    expect([t.may(step('3602')), t.may(step('2701')), t.may(step('2836')), t.may(step('0110'))]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(t.reach('SU-R28M')['3602']?.cost).toBe(1);
  });

  it('TWW-9.1.4-a, TWW-4.2.1-b: in a city beside the enemy it is engaged at once', () => {
    const t = pact({ 'SU-R9': 'off', 'US-3DIMec': '2109' }, { turn: 7, ...held('pact') });
    t.play(move('SU-R9'), step('2110'), end);
    expect(oddsOf(t, '2109', ['SU-R9'])).toMatchObject({ sum: '10:7', allowed: true });
  });

  it('TWW-4.2.1-a: a city of any country will do', () => {
    const hexes = {
      '0110': cityIn('NL'),
      '0420': cityIn('BE'),
      '0728': cityIn('FR'),
      '2110': cityIn('WG'),
      '3216': cityIn('EG'),
    };
    const holders = Object.fromEntries(Object.keys(hexes).map((hex) => [hex, 'nato']));
    const t = nato({ 'WG-10DIMec': 'off' }, { turn: 12, hexes, extra: { holders } });
    t.play(move('WG-10DIMec'));
    expect(t.legal('step').map(({ to }) => to)).toEqual(expect.arrayContaining(Object.keys(hexes)));
  });
});
