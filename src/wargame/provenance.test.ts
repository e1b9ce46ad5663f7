import { describe, expect, it } from 'vitest';
import type { MapData } from './map.ts';
import { provenanceOfCounters, provenanceOfMap } from './provenance.ts';

const sources = {
  seen: { origin: 'printed', note: '' },
  guessed: { origin: 'inferred', note: '' },
  made: { origin: 'reconstructed', note: '' },
} as const;

describe('where the values of a map come from', () => {
  it('is counted for terrain, features, everything on a hexside, places, areas and edges', () => {
    const map = {
      sources,
      hexes: {
        '0101': { terrain: 'open', source: 'made' },
        '0102': {
          terrain: 'city',
          features: ['fort', 'camp'],
          source: { terrain: 'seen', fort: 'guessed', features: 'made' },
        },
      },
      sides: [
        {
          a: '0101',
          b: '0102',
          name: 'Stream',
          river: true,
          road: 'paved',
          source: { river: 'guessed', road: 'made' },
        },
        { a: '0101', b: '0201', river: true, bridge: true, source: 'seen' },
      ],
      places: [{ id: 'x', name: 'X', kind: 'city', hexes: ['0102'], source: 'guessed' }],
      areas: [{ id: 'y', hexes: ['0102'], source: 'made' }],
      edges: [{ id: 'north', hexes: ['0101'], source: 'seen' }],
    } as unknown as MapData;
    expect(provenanceOfMap(map)).toEqual({ printed: 4, inferred: 3, reconstructed: 4 });
  });

  it('is counted for what counters cite', () => {
    const counters = [{ source: 'seen' }, { source: { front: 'seen', back: 'made' } }];
    expect(provenanceOfCounters(counters, sources)).toEqual({ printed: 2, inferred: 0, reconstructed: 1 });
  });
});
