import { describe, expect, it } from 'vitest';
import { asked, bivouac, sat } from './kit.ts';

/** Guards and the 50th beside two battalions in the open; one of the 50th stands with the Guards. */
const mixed = (): Promise<string> =>
  sat('holland-44', {
    scenario: 'campaign',
    turn: 9,
    phase: 'allied-combat',
    units: [
      { id: '1GG/5/Gds', hex: '3010' },
      { id: '6DLI/151/50', hex: '3010' },
      { id: '8DLI/151/50', hex: '3012' },
      { id: 'Stephan', hex: '3011' },
      { id: 'I/vdH', hex: '3011' },
    ],
  });

const ALL = ['--target', '3011', '--attackers', '1GG/5/Gds,6DLI/151/50,8DLI/151/50'];

describe('odds with a lead formation and an attached unit', () => {
  it('[H44-10.2.1-a] [H44-10.2.1-c] count who leads and who is attached in full, the others half, rounded up', async () => {
    const file = await mixed();
    const guards = await asked('odds', file, ...ALL, '--lead', 'Gds');
    expect(guards.json).toMatchObject({ attack: 6 + 3 + 3, allowed: true });
    const attached = await asked('odds', file, ...ALL, '--lead', 'Gds', '--attached', '6DLI/151/50');
    expect(attached.json).toMatchObject({ attack: 6 + 5 + 3, allowed: true });
    const other = await asked('odds', file, ...ALL, '--lead', '50');
    expect(other.json).toMatchObject({ attack: 3 + 5 + 5, allowed: true });
    const { out } = await bivouac('odds', file, ...ALL, '--lead', 'Gds', '--attached', '6DLI/151/50');
    expect(out).toMatch(/lead formation +Gds/);
    expect(out).toMatch(/attached unit +6DLI\/151\/50/);
  });

  it('say that a unit may not be attached, with the arithmetic', async () => {
    const { json } = await asked('odds', await mixed(), ...ALL, '--lead', 'Gds', '--attached', '8DLI/151/50');
    expect(json).toMatchObject({ allowed: { rule: '10.2.3', code: 'may-not-attach', unit: '8DLI/151/50' } });
  });

  it.each([
    [['--lead', 'Blue'], 'no-such-formation', '--lead'],
    [['--lead', '43'], 'lead-absent', '--lead'],
    [['--lead', 'Gds', '--attached', 'X'], 'no-such-unit', '--attached'],
    [['--lead', 'Gds', '--attached', '9DLI/151/50'], 'attached-absent', '--attached'],
  ])('refuse %s', async (more, code, at) => {
    const { status, json, err } = await asked('odds', await mixed(), ...ALL, ...more);
    expect({ status, json }).toMatchObject({ status: 1, json: { ok: false, error: { code, at } } });
    expect(err).not.toMatch(/undefined|\[object/);
  });

  it('are refused in a game without formations, and for a bombardment', async () => {
    const units = [
      { id: 'B-129/43', hex: '0807' },
      { id: 'G-655', hex: '0808' },
    ];
    const file = await sat('reichswald', { turn: 16, phase: 'allied-combat', units });
    const attack = ['--target', '0808', '--attackers', 'B-129/43'];
    const led = await asked('odds', file, ...attack, '--lead', '43');
    expect(led).toMatchObject({ status: 1, json: { error: { code: 'no-formations', at: '--lead' } } });
    const attached = await asked('odds', file, ...attack, '--attached', 'B-129/43');
    expect(attached).toMatchObject({ status: 1, json: { error: { code: 'no-formations', at: '--attached' } } });
    const bombard = await asked('odds', file, '--target', '0808', '--bombard', '--lead', '43');
    expect(bombard).toMatchObject({ status: 2, json: { error: { code: 'usage-bombard' } } });
  });

  it('games lists the formations', async () => {
    const { out } = await bivouac('games', '--json');
    const all = JSON.parse(out) as { id: string; formations?: string[] }[];
    expect(all.find(({ id }) => id === 'holland-44')?.formations).toContain('Gds');
    expect(all.filter(({ formations }) => formations).map(({ id }) => id)).toEqual(['holland-44']);
  });
});
