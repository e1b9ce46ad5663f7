import { describe, expect, it } from 'vitest';
import type { Table } from '../../../wargame/test-kit.ts';
import {
  allIn,
  asked,
  blocked,
  displace,
  done,
  each,
  fight,
  goTo,
  lineIn,
  loss,
  move,
  natoFights,
  oddsOf,
  pactFights,
  retreat,
  river,
  score,
  state,
  step,
  stop,
  retreatHexes,
  type More,
  type Units,
} from './play.test-kit.ts';

// The defence stands in 2008. Around it: N 2007, NE 2107, SE 2108, S 2009, SW 1908, NW 1907.

const ours = (units: Units): string[] => Object.keys(units);
const states = (t: Table, ...units: string[]): string[] => units.map((unit) => state(t, unit));
const displaced = (t: Table): string[] => [
  ...new Set(
    t
      .legal('displace')
      .map((action) => String(action['unit']))
      .toSorted(),
  ),
];

/** Sums of the dice that drive the defence back in these columns, with a loss or without one. */
const SUMS = {
  DRI: { '1-1': 3, '2-1': 2, '3-1': 3, '4-1': 4, '5-1': 5 },
  DRB: { '1-1': 2, '2-1': 3, '3-1': 2, '4-1': 3, '5-1': 4 },
} as const;

/** Attacks so that the defence retreats. */
function push(t: Table, target: string, attackers: readonly string[], result: 'DRI' | 'DRB' = 'DRI'): Table {
  const column = oddsOf(t, target, attackers).column as keyof (typeof SUMS)['DRI'];
  expect(fight(t, target, attackers, SUMS[result][column])).toContain(`${column}: ${result}`);
  return t;
}

/** 16 points from 2009 drive the defence out of 2008. */
const south = { 'SU-25': '2009', 'SU-207': '2009' };
const driven = (units: Units = { 'US-3DIMec': '2008' }, more: More = {}): Table =>
  push(pactFights({ ...south, ...units }, more), '2008', ours(south));

describe('5.3 where to', () => {
  const terrain = (names: string, kind: string): More => ({ hexes: each(names, kind) });

  it('TWW-5.3-a, TWW-5.1.5-d: the owner picks any neighbouring hex free of enemies and their EZ', () => {
    const t = driven();
    expect([asked(t), retreatHexes(t, 'US-3DIMec')]).toEqual(['nato retreat', ['1907', '2007', '2107']]);
    t.play(retreat('US-3DIMec', '1907'));
    expect([state(t, 'US-3DIMec'), asked(t)]).toEqual(['1907 2', 'pact advance']);
  });

  it('TWW-5.3-a, TWW-4.1.2-h: no hex in an enemy EZ, with enemies in it, or farther off', () => {
    const t = driven();
    for (const hex of ['1908', '2108']) {
      expect(t.refusal(retreat('US-3DIMec', hex))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    }
    expect(t.refusal(retreat('US-3DIMec', '2009'))).toMatchObject({ rule: '5.3', code: 'enemy-there' });
    expect(t.refusal(retreat('US-3DIMec', '2006'))).toMatchObject({ rule: '5.3', code: 'not-adjacent' });
  });

  it('TWW-5.3-a: the EZ of a unit that does not fight counts', () => {
    expect(retreatHexes(driven({ 'US-3DIMec': '2008', 'SU-26': '2006' }), 'US-3DIMec')).toEqual(['1907', '2107']);
    // in a city it need not attack
    const t = driven({ 'US-3DIMec': '2008', 'SU-26': '2007' }, terrain('2007', 'city'));
    expect(retreatHexes(t, 'US-3DIMec')).toEqual(['1907', '1908', '2107', '2108']);
    t.play(retreat('US-3DIMec', '1907'));
    expect(asked(t)).toBe('nato retreat-on');
  });

  it('TWW-5.3-a, TWW-5.1.2-c: armour does not retreat onto a mountain, others do', () => {
    const more = terrain('2007 2107', 'mountain');
    expect(retreatHexes(driven({ 'US-2DB': '2008' }, more), 'US-2DB')).toEqual(['1907']);
    for (const unit of ['US-3DIMec', 'WG-1DM'])
      expect(retreatHexes(driven({ [unit]: '2008' }, more), unit)).toEqual(['1907', '2007', '2107']);
  });

  it('TWW-5.3-a, TWW-5.3.3-a: with mountains in every free hex armour is surrounded', () => {
    const more = terrain('1907 2007 2107', 'mountain');
    const units = { ...south, 'US-2DB': '2008' };
    expect(oddsOf(pactFights(units, more), '2008', ours(south))).toMatchObject({ shift: { surrounded: 1 } });
    expect(retreatHexes(driven({ 'US-2DB': '2008' }, more), 'US-2DB')).toEqual(['1908', '2108']);
  });

  it('TWW-5.3-a, TWW-5.3.3-a: in a mixed stack each retreats for itself', () => {
    const t = driven({ 'US-2DB': '2008', 'WG-1DM': '2008' }, terrain('1907 2007 2107', 'mountain'));
    t.play(retreat('WG-1DM', '2007'), retreat('US-2DB', '1908'), retreat('US-2DB', '1808'));
    expect(states(t, 'US-2DB', 'WG-1DM')).toEqual(['1808 1', '2007 2']);
  });

  it('TWW-5.3-a, TWW-5.1.5-i: attackers keep to the same rule', () => {
    const t = pactFights({ 'SU-25': '2008', 'US-3DIMec': '2007', 'US-Bde-A': '2010' });
    expect(fight(t, '2007', ['SU-25'], 9)).toBe('1-1: DVB ARI');
    expect(retreatHexes(t, 'SU-25')).toEqual(['1908', '2108']);
    expect(t.refusal(retreat('SU-25', '2009'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
  });

  describe('stacks', () => {
    const trio = { 'US-3DIMec': '2008', 'US-Bde-A': '2008', 'CA-Bde': '2008' };
    const three = { 'SU-16': '2009', 'SU-32': '2009', 'SU-25': '2009' };
    const parting = () =>
      push(pactFights({ ...three, ...trio, 'WG-Bde-I': '2007', 'WG-Bde-II': '2007' }), '2008', ours(three));

    it('TWW-5.3-a, TWW-4.1.1-a: a stack may part', () => {
      const t = parting();
      t.play(retreat('US-Bde-A', '2007'), retreat('US-3DIMec', '1907'), retreat('CA-Bde', '2107'));
      expect([asked(t), ...states(t, ...ours(trio))]).toEqual(['pact advance', '1907 2', '2007 2', '2107 2']);
      const other = parting();
      other.play(retreat('US-Bde-A', '2007'), retreat('US-3DIMec', '1907'), retreat('CA-Bde', '1907'));
      expect(states(other, ...ours(trio))).toEqual(['1907 2', '2007 2', '1907 2']);
    });

    it('TWW-5.3-a, TWW-4.1.1-a, TWW-5.3.1-a: a fourth comes in by a chain retreat only', () => {
      const t = parting();
      t.play(retreat('US-Bde-A', '2007'), retreat('CA-Bde', '2007'));
      expect(asked(t)).toBe('nato displace');
    });

    it('TWW-5.3-a, TWW-5.3.1-a: a full hex may be chosen, and need not be', () => {
      const t = driven({ 'US-3DIMec': '2008', 'WG-Bde-I': '2007', 'WG-Bde-II': '2007', 'WG-Bde-III': '2007' });
      expect(retreatHexes(t, 'US-3DIMec')).toEqual(['1907', '2007', '2107']);
      t.play(retreat('US-3DIMec', '2007'));
      expect(displaced(t)).toEqual(['WG-Bde-I', 'WG-Bde-II', 'WG-Bde-III']);
    });
  });

  describe('closed hexes', () => {
    const SURROUNDED = { surrounded: 1 };
    const shiftOf = (unit: string, more: More) =>
      oddsOf(pactFights({ ...south, [unit]: '2008' }, more), '2008', ours(south)).shift;

    it('TWW-5.3-a, TWW-5.3.3-e: nobody goes into the sea while a hex on land is open', () => {
      const t = driven({ 'US-3DIMec': '2008' }, terrain('2007 2107', 'sea'));
      expect(retreatHexes(t, 'US-3DIMec')).toEqual(['1907']);
    });

    it.each(['US-3DIMec', 'US-2DB', 'US-101DAet'])(
      'TWW-5.3.3-e: the sea destroys every kind of unit, which is not offered it: %s',
      (unit) => {
        const t = driven({ [unit]: '2008' }, terrain('2007 2107', 'sea'));
        expect(retreatHexes(t, unit)).toEqual(['1907']);
        expect(t.may(retreat(unit, '2007'))).toBe(false);
        const lost = driven({ [unit]: '2008' }, terrain('1907 2007 2107 1808 1809 2208 2209', 'sea'));
        expect(state(lost, unit)).toBe('eliminated');
      },
    );

    it('TWW-5.3.3-e, TWW-5.3.3-a: with the sea all around it is surrounded', () => {
      const more = terrain('1907 2007 2107', 'sea');
      expect(shiftOf('US-3DIMec', more)).toEqual(SURROUNDED);
      expect(retreatHexes(driven({ 'US-3DIMec': '2008' }, more), 'US-3DIMec')).toEqual(['1908', '2108']);
    });

    it('TWW-5.3.3-e: and eliminated where the second hex would be sea as well', () => {
      const t = driven({ 'US-3DIMec': '2008' }, terrain('1907 2007 2107 1808 1809 2208 2209', 'sea'));
      expect(state(t, 'US-3DIMec')).toBe('eliminated');
    });

    const nuked = (...hexes: string[]): More => ({ extra: { nuked: hexes } });

    it('TWW-8.0-d, TWW-5.3-a: no retreat ends in a marked hex', () => {
      for (const unit of ['US-3DIMec', 'US-2DB']) {
        const t = driven({ [unit]: '2008' }, nuked('1907', '2007'));
        expect(retreatHexes(t, unit)).toEqual(['2107']);
        expect(t.refusal(retreat(unit, '2007'))).toMatchObject({ rule: '8.0', code: 'marked' });
      }
    });

    const all = nuked('1907', '2007', '2107');

    it('TWW-8.0-d, TWW-5.3.3-a: with all of them marked a unit is surrounded, and passes none on its way', () => {
      expect(shiftOf('US-3DIMec', all)).toEqual(SURROUNDED);
      expect(retreatHexes(driven({ 'US-3DIMec': '2008' }, all), 'US-3DIMec')).toEqual(['1908', '2108']);
    });

    it('TWW-8.0-d, TWW-5.3.3-a: NATO armour too, but it may pass one to a second hex that is not marked', () => {
      expect(shiftOf('US-2DB', all)).toEqual(SURROUNDED);
      const t = driven({ 'US-2DB': '2008' }, all);
      expect(retreatHexes(t, 'US-2DB')).toEqual(['1907', '1908', '2007', '2107', '2108']);
      t.play(retreat('US-2DB', '2007'));
      expect([asked(t), retreatHexes(t, 'US-2DB')]).toEqual(['nato retreat-on', ['1906', '2006', '2106']]);
      t.play(retreat('US-2DB', '2006'));
      expect(state(t, 'US-2DB')).toBe('2006 1');
    });

    it('TWW-8.0-d, TWW-5.3.3-b: a unit without such a way is eliminated', () => {
      const t = driven({ 'US-3DIMec': '2008' }, nuked('1907', '2007', '2107', '1908', '2108'));
      expect(state(t, 'US-3DIMec')).toBe('eliminated');
    });

    it('TWW-4.1.1-c, TWW-5.3-a: the Pact does not retreat beyond the halt line, NATO does', () => {
      const more = { hexes: lineIn(20) };
      const attackers = { 'US-2DB': '2009', 'US-3DIMec': '2009' };
      const t = push(natoFights({ ...attackers, 'SU-25': '2008' }, more), '2008', ours(attackers));
      expect(retreatHexes(t, 'SU-25')).toEqual(['2007', '2107']);
      expect(t.refusal(retreat('SU-25', '1907'))).toMatchObject({ rule: '4.1.1', code: 'beyond-halt-line' });
      expect(retreatHexes(driven({ 'US-3DIMec': '2008' }, more), 'US-3DIMec')).toEqual(['1907', '2007', '2107']);
    });
  });
});

describe('5.3.3 edges', () => {
  const pact = ['SU-207', 'SU-23'];
  const nato = ['US-3DIMec', 'US-7DIMec'];

  /** A unit at the edge, attacked out of one hex or two. */
  function atEdge(unit: string, at: string, ...from: string[]): Table {
    const own = unit.startsWith('US');
    const attackers = own ? pact : nato;
    const units = { [unit]: at, ...Object.fromEntries(attackers.map((id, i) => [id, from[i] ?? (from[0] as string)])) };
    return push((own ? pactFights : natoFights)(units), at, attackers);
  }

  it.each([
    ['NATO', 'US-2DB', '0110', '0109', '0111', 'west', ['0120', '3610'], 'nato-movement'],
    ['the Pact', 'SU-25', '3610', '3609', '3611', 'east', ['3620', '0110'], 'pact-movement'],
    ['NATO', 'US-2DB', '2001', '1901', '2101', 'north', ['0501', '2036'], 'nato-movement'],
    ['the Pact', 'SU-25', '2001', '1901', '2101', 'north', ['0501', '2036'], 'pact-movement'],
    ['NATO', 'US-2DB', '2136', '2036', '2236', 'south', ['0536', '2001'], 'nato-movement'],
    ['the Pact', 'SU-25', '2136', '2036', '2236', 'south', ['0536', '2001'], 'pact-movement'],
  ])(
    'TWW-5.3.3-d, TWW-5.3.3-a: %s: %s leaves %s, with enemies in %s and %s, by the %s and comes back by it next turn',
    (_, unit, at, one, other, edge, [back, elsewhere], phase) => {
      const t = atEdge(unit, at, one, other);
      expect(retreatHexes(t, unit)).toEqual([edge]);
      t.play(retreat(unit, edge));
      expect([t.hexOf(unit), t.steps(unit), t.where(unit)]).toEqual([null, 2, 'waiting']);
      while (t.view().turn === 9) {
        if (t.view().phase === phase && asked(t).endsWith(' movement')) expect(t.may(move(unit))).toBe(false);
        t.play(t.may({ type: 'end' }) ? { type: 'end' } : done);
      }
      goTo(t, 10, phase);
      expect(blocked(t, unit, elsewhere as string)).toBe('not-entry-hex');
      t.play(step(back as string), stop);
      expect(state(t, unit)).toBe(`${back} 2`);
    },
  );

  it.each([
    ['the Pact in the west', 'SU-25', ['0110', '0109', '0111'], ['0210', '0211'], '0311'],
    ['NATO in the east', 'US-2DB', ['3610', '3609', '3611'], ['3509', '3510'], '3411'],
  ])('TWW-5.3.3-d, TWW-5.3.3-a: for %s the edge is no way: it is surrounded', (_, unit, hexes, open, second) => {
    const t = atEdge(unit, ...(hexes as [string, string, string]));
    expect([retreatHexes(t, unit), t.may(retreat(unit, unit === 'SU-25' ? 'west' : 'east'))]).toEqual([open, false]);
    t.play(retreat(unit, open[1] as string), retreat(unit, second));
    expect(state(t, unit)).toBe(`${second} 1`);
  });

  it.each([
    ['US-2DB', '0110', '0111', ['0109', '0210', 'west']],
    ['SU-25', '0110', '0111', ['0109', '0210']],
    ['SU-25', '3610', '3611', ['3509', '3609', 'east']],
    ['US-2DB', '3610', '3611', ['3509', '3609']],
  ])('TWW-5.3.3-d, TWW-5.3-a: %s in %s attacked from %s chooses among %o', (unit, at, from, open) => {
    expect(retreatHexes(atEdge(unit, at, from), unit)).toEqual(open);
  });

  it.each([
    ['SU-25', '0101', '0201', '0102'],
    ['US-2DB', '3601', '3501', '3602'],
  ])('TWW-5.3.3-d: in a corner %s takes the edge that is open to it', (unit, at, one, other) => {
    expect(retreatHexes(atEdge(unit, at, one, other), unit)).toEqual(['north']);
  });

  it.each([
    ['west', '0110', '0120', '0130'],
    ['south', '2036', '1036', '3036'],
  ])('TWW-5.3.3-d, TWW-3.0-b: neutral French leave France over the %s edge and come back into France', (...places) => {
    const [edge, at, back, abroad] = places;
    const beside = edge === 'west' ? '0109' : '1936';
    const hexes = { ...allIn('FR'), [abroad]: { features: ['country:WG'] } };
    const attackers = Object.fromEntries(pact.map((id) => [id, beside]));
    const more = { hexes, extra: { france: 'neutral' } };
    const t = push(pactFights({ 'FR-1DIMec': at, ...attackers }, more), at, pact);
    t.play(retreat('FR-1DIMec', edge), done);
    goTo(t, 10, 'nato-movement');
    expect(blocked(t, 'FR-1DIMec', abroad)).toBe('outside-france');
    t.play(step(back), stop);
    expect(state(t, 'FR-1DIMec')).toBe(`${back} 2`);
  });
});

/** SU-207 in 2007 and SU-23 in 2108 leave 1908 alone. */
const wedge = { 'SU-207': '2007', 'SU-23': '2108' };

describe('5.3.1 chain retreat', () => {
  const full = { 'US-Bde-A': '1908', 'CA-Bde': '1908', 'WG-Bde-I': '1908' };
  const us = { 'US-3DIMec': '2008' };

  function pushed(more: More = {}, others: Units = {}): Table {
    const t = push(pactFights({ ...wedge, ...full, ...us, ...others }, more), '2008', ours(wedge));
    expect(retreatHexes(t, 'US-3DIMec')).toEqual(['1908']);
    t.play(retreat('US-3DIMec', '1908'));
    expect(asked(t)).toBe('nato displace');
    return t;
  }

  it('TWW-5.3.1-a: one of those who were there goes on, not the one who has come', () => {
    const t = pushed();
    expect(displaced(t)).toEqual(ours(full).toSorted());
    expect(t.refusal(displace('US-3DIMec', '1808'))).toMatchObject({ rule: '5.3.1', code: 'not-a-candidate' });
  });

  it('TWW-5.3.1-a: to a hex free of enemies and their EZ, without a loss', () => {
    const t = pushed();
    expect(t.refusal(displace('CA-Bde', '1907'))).toMatchObject({ rule: '5.3', code: 'enemy-zone' });
    t.play(displace('CA-Bde', '1909'));
    expect(states(t, 'US-3DIMec', ...ours(full))).toEqual(['1908 2', '1908 2', '1909 2', '1908 2']);
    expect(asked(t)).toBe('pact advance');
  });

  it('TWW-5.3.1-a: where two come, two of the three go on', () => {
    const force = { ...wedge, 'SU-16': '2007', 'SU-25': '2108' };
    const t = push(pactFights({ ...force, ...full, ...us, 'US-7DIMec': '2008' }), '2008', ours(force));
    t.play(retreat('US-3DIMec', '1908'), displace('CA-Bde', '1808'), retreat('US-7DIMec', '1908'));
    expect(displaced(t)).toEqual(['US-Bde-A', 'WG-Bde-I']);
    t.play(displace('WG-Bde-I', '1909'));
    expect(states(t, 'US-3DIMec', 'US-7DIMec', ...ours(full))).toEqual([
      '1908 2',
      '1908 2',
      '1908 2',
      '1808 2',
      '1909 2',
    ]);
  });

  const rear = {
    'WG-Bde-II': '1808',
    'WG-Bde-III': '1808',
    'BE-Bde-I': '1808',
    'BR-Bde-I': '1809',
    'NL-1DIMec': '1809',
    'NL-2DIMec': '1809',
  };

  it('TWW-5.3.1-a: the chain may have more links', () => {
    const t = pushed({ hexes: { '1909': 'sea' } }, rear);
    t.play(displace('CA-Bde', '1808'));
    expect([asked(t), displaced(t)]).toEqual(['nato displace', ['BE-Bde-I', 'WG-Bde-II', 'WG-Bde-III']]);
    t.play(displace('WG-Bde-II', '1707'));
    expect([asked(t), ...states(t, 'US-3DIMec', 'CA-Bde', 'WG-Bde-II')]).toEqual([
      'pact advance',
      '1908 2',
      '1808 2',
      '1707 2',
    ]);
  });

  it('TWW-5.3.1-a, TWW-5.1.3-a: where no link can go on there is no way', () => {
    const sea = { hexes: each('1909 1807 1707 1708 1709 1810', 'sea') };
    const t = pactFights({ ...wedge, ...full, ...us, ...rear }, sea);
    expect(oddsOf(t, '2008', ours(wedge)).shift).toEqual({ surrounded: 1 });
    push(t, '2008', ours(wedge));
    expect(retreatHexes(t, 'US-3DIMec')).not.toContain('1908');
  });

  it('TWW-5.3.1-a, TWW-5.3-a: nor where EZs lie over all hexes beyond', () => {
    const units = { ...wedge, ...full, ...us, 'SU-26': '1708' };
    const t = pactFights({ ...units, 'SU-31': '1910' });
    expect(oddsOf(t, '2008', ours(wedge)).shift).toEqual({ surrounded: 1 });
    expect(oddsOf(pactFights(units), '2008', ours(wedge)).shift).toEqual({});
    push(t, '2008', ours(wedge));
    expect(retreatHexes(t, 'US-3DIMec')).not.toContain('1908');
    expect(asked(t)).toBe('nato retreat');
  });

  const moat = { sides: [river('1908', '1808')] };

  it('TWW-5.3.2-a, TWW-5.3.1-a: displaced armour pays for a river, others do not, and the owner picks the hex', () => {
    const t = pushed(moat);
    t.play(displace('WG-Bde-I', '1808'));
    expect(state(t, 'WG-Bde-I')).toBe('1808 2');
    const armour = () => {
      const units = { ...wedge, ...us, 'US-Bde-A': '1908', 'CA-Bde': '1908', 'US-ACR-V': '1908' };
      const table = push(pactFights(units, moat), '2008', ours(wedge));
      table.play(retreat('US-3DIMec', '1908'));
      return table;
    };
    const [wet, dry] = [armour(), armour()];
    wet.play(displace('US-ACR-V', '1808'));
    dry.play(displace('US-ACR-V', '1909'));
    expect([state(wet, 'US-ACR-V'), state(dry, 'US-ACR-V')]).toEqual(['1808 1', '1909 2']);
  });

  it('TWW-5.3.2-a, TWW-5.3.1-a: reduced armour is not displaced over a river while another hex is open', () => {
    const armour = (more: More) => {
      const units = { ...wedge, ...us, 'US-Bde-A': '1908', 'CA-Bde': '1908', 'US-ACR-V': '1908 reduced' };
      const table = push(pactFights(units, more), '2008', ours(wedge));
      table.play(retreat('US-3DIMec', '1908'));
      return table;
    };
    const hexes = (t: Table) => t.legal('displace').flatMap(({ unit, to }) => (unit === 'US-ACR-V' ? [to] : []));
    const t = armour(moat);
    expect(hexes(t)).toEqual(['1909', '1809']);
    expect(t.refusal(displace('US-ACR-V', '1808'))).toMatchObject({ rule: '5.3.2', code: 'retreat-blocked' });
    expect(hexes(armour({ ...moat, hexes: each('1909 1809', 'sea') }))).toEqual(['1808']);
  });
});

describe('5.3.2 retreat across a river', () => {
  const wet = { sides: [river('2008', '1908')] };

  /** 14 points, or 33, drive the defence over the river. */
  function over(units: Units, result: 'DRI' | 'DRB' = 'DRI'): Table {
    const force = ours(units).length > 1 ? { ...wedge, 'SU-16': '2007', 'SU-25': '2108' } : wedge;
    const t = pactFights({ ...force, ...units }, wet);
    expect(oddsOf(t, '2008', ours(force)).shift).toEqual({});
    return push(t, '2008', ours(force), result);
  }

  it.each(['US-3DIMec', 'WG-1DM', 'WG-Bde-Bonn', 'US-82DAet'])('TWW-5.3.2-a: %s crosses unhurt', (unit) => {
    const t = over({ [unit]: '2008' });
    t.play(retreat(unit, '1908'));
    expect(state(t, unit)).toBe('1908 2');
    const beaten = over({ [unit]: '2008' }, 'DRB');
    beaten.play(retreat(unit, '1908'));
    expect(state(beaten, unit)).toBe('1908 1');
  });

  it('TWW-5.3.2-a: of several only the one with the loss of the combat is reduced', () => {
    const t = over({ 'US-3DIMec': '2008', 'WG-1DM': '2008' }, 'DRB');
    t.play(loss('WG-1DM'), retreat('US-3DIMec', '1908'), retreat('WG-1DM', '1908'));
    expect(states(t, 'US-3DIMec', 'WG-1DM')).toEqual(['1908 2', '1908 1']);
  });

  it.each([
    ['US-2DB', '2008', '1908 1'],
    ['US-ACR-V', '2008', '1908 1'],
    ['US-2DB', '2008 reduced', 'eliminated'],
  ])('TWW-5.3.2-a, TWW-7.0-a: armour loses a step: %s, %s', (unit, at, left) => {
    const t = over({ [unit]: at });
    expect(retreatHexes(t, unit)).toEqual(['1908']);
    t.play(retreat(unit, '1908'));
    expect(state(t, unit)).toBe(left);
  });

  it.each([
    ['US-2DB', ['eliminated', '1908 2']],
    ['US-3DIMec', ['1908 1', '1908 1']],
  ])('TWW-5.3.2-a, TWW-5.1.5-c: with the loss of the combat on %s', (unit, left) => {
    const t = over({ 'US-2DB': '2008', 'US-3DIMec': '2008' }, 'DRB');
    t.play(loss(unit), retreat('US-2DB', '1908'), retreat('US-3DIMec', '1908'));
    expect(states(t, 'US-2DB', 'US-3DIMec')).toEqual(left);
  });

  const north = { sides: [river('2008', '2007')] };

  it('TWW-5.3.2-a, TWW-5.3-a: nobody takes a river that destroys him while a dry hex is open', () => {
    const t = driven({ 'US-2DB': '2008 reduced' }, north);
    expect(retreatHexes(t, 'US-2DB')).toEqual(['1907', '2107']);
    expect(t.refusal(retreat('US-2DB', '2007'))).toMatchObject({ rule: '5.3.2', code: 'retreat-blocked' });
  });

  it('TWW-5.3.2-a: who can bear the loss may take it', () => {
    const t = driven({ 'US-2DB': '2008' }, north);
    expect(retreatHexes(t, 'US-2DB')).toEqual(['1907', '2007', '2107']);
    t.play(retreat('US-2DB', '2007'));
    expect(state(t, 'US-2DB')).toBe('2007 1');
    const dry = driven({ 'US-2DB': '2008' }, north);
    dry.play(retreat('US-2DB', '1907'));
    expect(state(dry, 'US-2DB')).toBe('1907 2');
  });

  it.each([
    ['SU-25', 9, '1-1: DVB ARI', '1908 1'],
    ['SU-25', 8, '1-1: DVB ARB', 'eliminated'],
    ['SU-21M', 9, '1-1: DVB ARI', '1908 2'],
  ])('TWW-5.3.2-a, TWW-5.1.5-i, TWW-5.1.5-j: attackers too: %s, roll %i', (unit, sum, result, left) => {
    const t = pactFights({ [unit]: '2008', 'US-3DIMec': '2007', 'US-Bde-A': '2010', 'US-Bde-B': '2109' }, wet);
    expect(fight(t, '2007', [unit], sum)).toBe(result);
    expect(retreatHexes(t, unit)).toEqual(['1908']);
    t.play(retreat(unit, '1908'));
    expect(state(t, unit)).toBe(left);
  });
});

describe('5.3.3 retreat of the surrounded', () => {
  const ring = { 'SU-207': '2007', 'SU-23': '2009' };

  function besieged(units: Units = { 'US-3DIMec': '2008' }, result: 'DRI' | 'DRB' = 'DRI', more: More = {}): Table {
    const t = pactFights({ ...ring, ...units }, more);
    expect(oddsOf(t, '2008', ours(ring)).shift).toEqual({ surrounded: 1 });
    return push(t, '2008', ours(ring), result);
  }

  it('TWW-5.3.3-a: into an enemy EZ first, then on to a hex free of it, with a loss', () => {
    const t = besieged();
    expect(retreatHexes(t, 'US-3DIMec')).toEqual(['1907', '1908', '2107', '2108']);
    t.play(retreat('US-3DIMec', '2107'));
    expect([state(t, 'US-3DIMec'), asked(t), t.may(done)]).toEqual(['2107 2', 'nato retreat-on', false]);
    t.play(retreat('US-3DIMec', '2207'));
    expect([state(t, 'US-3DIMec'), asked(t)]).toEqual(['2207 1', 'pact advance']);
  });

  it('TWW-5.3.3-a, TWW-5.3.3-b: every unit is reduced, and they may part', () => {
    const trio = { 'US-3DIMec': '2008', 'US-Bde-A': '2008', 'WG-1DM': '2008' };
    const t = besieged(trio);
    t.play(retreat('US-3DIMec', '2107'), retreat('US-3DIMec', '2207'));
    t.play(retreat('WG-1DM', '1908'), retreat('WG-1DM', '1808'));
    t.play(retreat('US-Bde-A', '2108'), retreat('US-Bde-A', '2208'));
    expect(states(t, ...ours(trio))).toEqual(['2207 1', '2208 1', '1808 1']);
  });

  it('TWW-5.3.3-a, TWW-7.0-a: a reduced one is eliminated by it', () => {
    const t = besieged({ 'US-3DIMec': '2008 reduced' });
    t.play(retreat('US-3DIMec', '2107'), retreat('US-3DIMec', '2207'));
    expect(state(t, 'US-3DIMec')).toBe('eliminated');
  });

  const pair = { 'US-3DIMec': '2008', 'US-Bde-A': '2008' };

  it('TWW-5.3.3-c, TWW-5.1.5-c: a unit with a loss from the combat is eliminated at once, the other goes on', () => {
    const t = besieged(pair, 'DRB');
    const [before] = score(t);
    t.play(loss('US-3DIMec'));
    expect([state(t, 'US-3DIMec'), score(t)[0]]).toEqual(['eliminated', before + 5]);
    t.play(retreat('US-Bde-A', '2107'), retreat('US-Bde-A', '2207'));
    expect(state(t, 'US-Bde-A')).toBe('2207 1');
  });

  it.each([
    ['2107', '2207'],
    ['1908', '1808'],
  ])('TWW-5.3.3-c: it lives if it can go through a hex with friends, %s, and takes no second loss', (first, second) => {
    const t = besieged({ ...pair, 'CA-Bde': first }, 'DRB');
    t.play(loss('US-3DIMec'));
    expect(retreatHexes(t, 'US-3DIMec')).toEqual([first]);
    t.play(retreat('US-3DIMec', first));
    expect([asked(t), t.may(done)]).toEqual(['nato retreat-on', false]);
    t.play(retreat('US-3DIMec', second));
    expect(state(t, 'US-3DIMec')).toBe(`${second} 1`);
  });

  it('TWW-5.3.3-c: friends in the second hex do not count', () => {
    const t = besieged({ ...pair, 'CA-Bde': '2207' }, 'DRB');
    t.play(loss('US-3DIMec'));
    expect(state(t, 'US-3DIMec')).toBe('eliminated');
  });

  it('TWW-5.3.3-b: with an EZ over every second hex all who retreat are eliminated', () => {
    const outer = {
      'SU-26': '2206',
      'SU-31': '2210',
      'SU-6': '1806',
      'SU-35': '1810',
      'SU-39': '2308',
      'SU-120': '1708',
    };
    expect(states(besieged({ ...pair, ...outer }), ...ours(pair))).toEqual(['eliminated', 'eliminated']);
  });

  /** Rivers around the hexes by which the surrounded leave 2008. */
  const BEYOND = [
    ...['1906', '2007', '1808', '1807'].map((hex) => river('1907', hex)),
    ...['2009', '1909', '1809', '1808'].map((hex) => river('1908', hex)),
    ...['2106', '2207', '2208', '2007'].map((hex) => river('2107', hex)),
    ...['2208', '2209', '2109', '2009'].map((hex) => river('2108', hex)),
  ];

  it('TWW-5.3.3-a, TWW-5.3.2-a: armour with a river on every second step takes two losses', () => {
    const t = besieged({ 'US-2DB': '2008' }, 'DRI', { sides: BEYOND });
    t.play(retreat('US-2DB', '2108'), retreat('US-2DB', '2208'));
    expect(state(t, 'US-2DB')).toBe('eliminated');
  });

  it('TWW-5.3.3-a, TWW-5.3.2-a: with a dry way it has to take that, with one loss', () => {
    const sides = BEYOND.filter(({ a, b }) => !(a === '2107' && b === '2207'));
    const t = besieged({ 'US-2DB': '2008' }, 'DRI', { sides });
    expect(retreatHexes(t, 'US-2DB')).toEqual(['2107']);
    t.play(retreat('US-2DB', '2107'));
    expect(retreatHexes(t, 'US-2DB')).toEqual(['2207']);
    t.play(retreat('US-2DB', '2207'));
    expect(state(t, 'US-2DB')).toBe('2207 1');
  });

  it('TWW-4.1.1-c, TWW-5.3.3-a: neither hex lies beyond the halt line for the Pact', () => {
    const attackers = { 'US-3DIMec': '2107', 'US-7DIMec': '2109' };
    const t = natoFights({ ...attackers, 'SU-25': '2108' }, { hexes: lineIn(20) });
    push(t, '2108', ours(attackers));
    expect(retreatHexes(t, 'SU-25')).toEqual(['2208', '2209']);
    t.play(retreat('SU-25', '2208'), retreat('SU-25', '2308'));
    expect(state(t, 'SU-25')).toBe('2308 1');
  });

  it('TWW-5.3-a, TWW-4.1.2-h: no hex of the way may hold an enemy', () => {
    const t = besieged({ 'US-3DIMec': '2008', 'SU-26': '2308' });
    expect(t.refusal(retreat('US-3DIMec', '2007'))).toMatchObject({ rule: '5.3', code: 'enemy-there' });
    t.play(retreat('US-3DIMec', '1907'));
    expect(t.refusal(retreat('US-3DIMec', '2007'))).toMatchObject({ rule: '5.3', code: 'enemy-there' });
  });

  it('TWW-5.3.3-a, TWW-5.1.5-i: attackers without a free hex retreat in the same way', () => {
    const t = pactFights({ 'SU-25': '2008', 'US-3DIMec': '2007', 'US-7DIMec': '2009' });
    expect(fight(t, '2007', ['SU-25'], 7)).toBe('1-1: DVI ARI');
    t.play(retreat('SU-25', '2108'), retreat('SU-25', '2208'));
    expect(state(t, 'SU-25')).toBe('2208 1');
  });
});
