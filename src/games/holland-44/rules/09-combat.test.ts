import { expect, test } from 'vitest';
import { sit } from '../phases.test-kit.ts';

const STAYED = '1/505/82';
const MOVED = '2/505/82';
const attack = (target: string) => ({ type: 'attack', target });
const attacker = (unit: string) => ({ type: 'attacker', unit });
const COMMIT = { type: 'commit' };

/** The combat phase after one battalion has come to another and an engineer at 3010, south of a major river. Elsewhere 5703 can be attacked. */
const assault = () =>
  sit('allied-movement', {
    units: {
      [STAYED]: '3010',
      '30 Corps Eng': '3010',
      [MOVED]: '2909',
      Stephan: '3110',
      'Kerutt(-)': '3009',
      '2/502/101': '5702',
      Kauer: '5703',
    },
    sides: { '3010-3110': { river: 'major' } },
  })
    .play({ type: 'move', unit: MOVED, mode: 'tactical' }, { type: 'step', to: '3010' })
    .end();

test('[H44-9.5.3-b] [H44-9.5.3-c] who has come up may attack over the river with infantry that has not moved, not without it', () => {
  const t = assault().play(attack('3110'), attacker(MOVED));
  expect(t.refused(COMMIT)).toBe('no-river-assault');
  expect(t.play(attacker(STAYED)).refused(COMMIT)).toBeUndefined();
});

test('[H44-9.5.3-b] infantry that has attacked elsewhere does not lead others over the river', () => {
  const t = assault().play(attack('3009'), attacker(STAYED), COMMIT).dice(3);
  expect(t.legal('attack').map(({ target }) => target)).toEqual(['5703']);
});

test('[H44-9.5.3-g] an assault may wait until another combat has been fought', () => {
  const t = assault().play(attack('5703'), attacker('2/502/101'), COMMIT).dice(2);
  expect(t.codes).toContain('combat');
  expect(t.refused(attack('3110'))).toBeUndefined();
});

test('[H44-9.2-b] units in all six hexes around the defender attack together', () => {
  const units = ['6DLI/151/50', '8DLI/151/50', '9DLI/151/50', '5EY/69/50', '6GH/69/50', '7GH/69/50'];
  const hexes = ['3009', '3011', '2909', '2910', '3109', '3110'];
  const t = sit('allied-combat', {
    units: { Stephan: '3010', ...Object.fromEntries(units.map((unit, i) => [unit, hexes[i] as string])) },
  });
  t.play(attack('3010'));
  for (const unit of units) {
    expect(t.refused(attacker(unit)), unit).toBeUndefined();
    t.play(attacker(unit));
  }
});

test('[H44-9.1-b] [H44-13.5-a] who has retreated from an attack is attacked no more, but friends he has come to are', () => {
  const after = (friends: Record<string, string>) => {
    const near = { '6DLI/151/50': '3009', '8DLI/151/50': '3009', 'Kerutt(-)': '3010' };
    const beyond = { '9DLI/151/50': '3013', '30 Corps Eng': '3013' };
    const sides = { '3012-3013': { river: 'major' } };
    const t = sit('allied-combat', { units: { ...near, ...beyond, ...friends }, sides });
    t.play(attack('3010'), attacker('6DLI/151/50'), attacker('8DLI/151/50'), COMMIT).dice(5).play({ type: 'yield' });
    for (const to of ['3011', '3012']) t.play({ type: 'retreat', unit: 'Kerutt(-)', to });
    return t.play({ type: 'done' });
  };
  expect(after({}).refused(attack('3012'))).toBe('hex-attacked-already');
  expect(after({ Stephan: '3012' }).refused(attack('3012'))).toBeUndefined();
});

test('[RUL-H44-78] no automatic DS over an unbridged major river, with engineers or without', () => {
  const units = { '6DLI/151/50': '3009', '30 Corps Eng': '3009', '2IG/5/Gds': '3011', '2GG/5/Gds': '3011' };
  const foe = { '14/Hoffmann': { hex: '3010', marks: ['disrupted'] } };
  const sides = { '3009-3010': { river: 'major' } };
  const t = sit('allied-movement', { units: { ...units, ...foe }, sides }).play({ type: 'overrun', target: '3010' });
  expect([t.refused(attacker('6DLI/151/50')), t.refused(attacker('2IG/5/Gds'))]).toEqual([
    'attack-needs-bridge',
    undefined,
  ]);
});
