import { describe, expect, it } from 'vitest';
import { makeGrid } from '../../hex/grid.ts';
import { CCRR } from '../../hex/shape.ts';
import { crossingsOf } from './crossings.ts';
import type { MapData } from '../map.ts';

const GRID = makeGrid({ orientation: 'flat', columns: 5, rows: 10, offset: 'even', numbering: CCRR, missing: [] });
const side = { a: '0305', b: '0304', bridge: true, source: 'made up' } as const;
const place = (name: string, hex: string, kind = 'city') => ({ id: name, name, kind, hexes: [hex], source: 'made up' });

const calledOn = (change: Partial<Pick<MapData, 'sides' | 'places'>>) =>
  Object.fromEntries(crossingsOf({ sides: [side], places: [], ...change }, GRID));

describe('bridges and ferries', () => {
  it('are called by the place in one of their hexes and by their water', () => {
    const places = [place('Far', '0309'), place('There', '0304')];
    expect(calledOn({ places, sides: [{ ...side, name: 'Brook' }] })).toEqual({
      '0304-0305': { place: 'There', isNear: false, water: 'Brook', isShared: false },
    });
  });

  it('are near the nearest place, of several the larger one, then the first by name', () => {
    const places = [place('Zeta', '0303'), place('Alpha', '0306'), place('Aa', '0303', 'village')];
    expect(calledOn({ places })['0304-0305']).toEqual({ place: 'Alpha', isNear: true, isShared: false });
    expect(calledOn({ places: [places[0], places[2]].flatMap((one) => one ?? []) })['0304-0305']?.place).toBe('Zeta');
  });

  it('are called as people call them where that is another place', () => {
    const places = [place('There', '0304', 'village'), place('Across', '0307')];
    expect(calledOn({ places, sides: [{ ...side, bridgeAt: 'Across' }] })['0304-0305']).toMatchObject({
      place: 'Across',
      isNear: false,
    });
  });

  it('are not called after woods and heights, nor without any place', () => {
    expect(calledOn({ places: [place('Wood', '0304', 'landmark')] })).toEqual({});
  });

  it('know when another one is called the same, and leave out other hexsides', () => {
    const sides = [side, { ...side, a: '0303', b: '0304' }, { a: '0305', b: '0306', road: 'paved', source: 'made up' }];
    const called = calledOn({ places: [place('There', '0304')], sides });
    expect(Object.keys(called)).toEqual(['0304-0305', '0303-0304']);
    expect(Object.values(called).every(({ isShared }) => isShared)).toBe(true);
  });
});
