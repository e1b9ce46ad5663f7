import { describe, expect, it } from 'vitest';
import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import { hexAt, makeGrid, neighboursOf } from '../../src/hex/grid.ts';
import { asked, bivouac, sat } from './kit.ts';

interface Found {
  hexes: { hex: string; cost: number; mayStop: boolean; mode?: string }[];
}

const grid = makeGrid(THIRD_WORLD_WAR.map.grid);
/** A hex in the middle of the sea, and its neighbours. */
const ISLE = '2011';
const SEA = neighboursOf(grid, hexAt(grid, ISLE) as number).map((hex) => grid.names[hex] as string);

/** A division with helicopters, and one without. */
const file = (): Promise<string> =>
  sat('third-world-war', {
    map: { base: 'blank', hexes: Object.fromEntries(SEA.map((hex) => [hex, { terrain: 'sea' }])) },
    turn: 6,
    phase: 'nato-movement',
    units: [
      { id: 'US-82DAet', hex: '2021' },
      { id: 'US-6DB', hex: '1010' },
    ],
  });

describe('[TWW-4.3-a] the range of a unit that can fly, before it takes off', () => {
  it('names the hexes it can fly to, and those it goes to on the ground in the cheaper way', async () => {
    const record = await file();
    const ask = async (unit: string, ...mode: string[]): Promise<Found['hexes']> =>
      ((await asked('reach', record, '--unit', unit, ...mode)).json as unknown as Found).hexes;
    const [all, flown, walked] = [
      await ask('US-82DAet'),
      await ask('US-82DAet', '--mode', 'flight'),
      await ask('US-82DAet', '--mode', 'ground'),
    ];
    expect(flown.find(({ hex }) => hex === ISLE)).toMatchObject({ cost: 10, mayStop: true, mode: 'flight' });
    expect(walked.map(({ hex }) => hex)).not.toContain(ISLE);
    expect(walked.some(({ mode }) => mode !== undefined)).toBe(false);
    expect(new Set(all.map(({ hex }) => hex))).toEqual(new Set([...flown, ...walked].map(({ hex }) => hex)));
    expect(all.find(({ hex }) => hex === ISLE)).toMatchObject({ mode: 'flight' });
    const onFoot = walked[0]?.hex;
    expect(all.find(({ hex }) => hex === onFoot)?.mode).toBeUndefined();
    expect((await ask('US-6DB')).some(({ mode }) => mode === 'flight')).toBe(false);
    const { json } = await asked('reach', record, '--unit', 'US-6DB', '--mode', 'flight');
    expect(json).toMatchObject({ ok: false, error: { code: 'no-helicopter' } });
  });

  it('says in every language what is flown', async () => {
    const record = await file();
    const rows = await Promise.all(
      ['en', 'pt', 'es'].map(async (lang) => {
        const { out } = await bivouac('reach', record, '--unit', 'US-82DAet', '--lang', lang);
        return out.split('\n').find((row) => row.includes(ISLE));
      }),
    );
    expect(rows).toEqual([
      expect.stringContaining('flight'),
      expect.stringContaining('voo'),
      expect.stringContaining('vuelo'),
    ]);
  });

  it('is named among the kinds of movement of the game', async () => {
    const { json } = await asked('reach', await file(), '--unit', 'US-82DAet', '--mode', 'swim');
    expect(json).toMatchObject({
      error: { code: 'unknown-mode', text: expect.stringContaining('ground, flight') as string },
    });
  });
});
