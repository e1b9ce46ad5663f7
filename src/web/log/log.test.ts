import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { Lang } from '../../text/format.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { logLines, type LogLine } from './log.ts';

const { eventKinds } = gameById('reichswald') as Wargame;
const names = { game: 'reichswald', unit: (id: string) => id.slice(2) };
const events = (...list: object[]) => list.map((event, at) => ({ at, event: event as { code: string } }));
const linesOf = (lang: Lang, log: ReturnType<typeof events>): LogLine[] => logLines(eventKinds, lang, log, names);
const step = (unit: string, from: string, to: string, cost: number) => ({
  code: 'move',
  args: { unit, from, to, cost },
});

describe('the log', () => {
  it('tells the steps of a move in one sentence', () => {
    const log = events(step('B-129/43', '0807', '0906', 3), step('B-129/43', '0906', '1006', 1), {
      code: 'engaged',
      args: { unit: 'B-129/43', hex: '1006' },
    });
    expect(linesOf('en', log).map(({ text }) => text)).toEqual(['129/43 moves from 0807 to 1006 (4 MP) and engages.']);
  });

  it('keeps units that move together apart, and moves of one unit in two phases', () => {
    const log = events(
      step('B-1', '0101', '0102', 2),
      step('B-2', '0101', '0102', 3),
      step('B-1', '0102', '0103', 2),
      step('B-2', '0102', '0103', 3),
      { code: 'phase', args: { phase: 'german-movement' } },
      step('B-1', '0103', '0104', 2),
    );
    expect(linesOf('en', log).map(({ text }) => text)).toEqual([
      '1 moves from 0101 to 0103 (4 MP).',
      '2 moves from 0101 to 0103 (6 MP).',
      'German Movement.',
      '1 moves from 0103 to 0104 (2 MP).',
    ]);
  });

  it('tells the step of a stack in one line', () => {
    const log = events(
      step('B-1', '0101', '0102', 2),
      step('B-2', '0101', '0102', 2),
      step('B-3', '0101', '0102', 2),
      step('B-1', '0102', '0103', 1),
    );
    expect(linesOf('en', log).map(({ text }) => text)).toEqual([
      '1 moves from 0101 to 0103 (3 MP).',
      '2 and 3 move from 0101 to 0102 (2 MP).',
    ]);
    expect(linesOf('pt', log)[1]?.text).toBe('2 e 3 vão de 0101 a 0102 (2 PM).');
    expect(linesOf('es', log)[1]?.text).toBe('2 y 3 van de 0101 a 0102 (2 PM).');
  });

  it('tells no move from a hex to the same hex, and none for 0 MP', () => {
    const log = events(step('B-1', '0101', '0102', 2), step('B-1', '0102', '0101', 1));
    expect(linesOf('en', log)[0]?.text).toBe('1 moves and returns to 0101 (3 MP).');
    expect(linesOf('es', events(step('B-1', '0101', '0102', 0)))[0]?.text).toBe('1 va de 0101 a 0102.');
  });

  it('tells a tactical move without points, and fractions of points as they are printed', () => {
    const walk = (from: string, to: string, cost: number, mode?: string) => ({
      code: 'move',
      args: { unit: 'B-1', from, to, cost, ...(mode && { mode }) },
    });
    const tactical = events(walk('0101', '0102', 1, 'tactical'), walk('0102', '0103', 1, 'tactical'));
    expect(linesOf('en', tactical)[0]?.text).toBe('1 moves tactically from 0101 to 0103.');
    const byRoad = events(walk('0101', '0102', 1 / 3), walk('0102', '0103', 1 / 3), walk('0103', '0104', 2));
    expect(linesOf('es', byRoad)[0]?.text).toBe('1 va de 0101 a 0104 (2⅔ PM).');
  });

  it('tells the retreat of a unit hex by hex in one sentence, and what comes between in its place', () => {
    const retreat = (unit: string, from: string, to: string) => ({ code: 'retreat', args: { unit, from, to } });
    const log = events(
      retreat('B-1', '0101', '0102'),
      retreat('B-1', '0102', '0103'),
      retreat('B-2', '0101', '0102'),
      { code: 'phase', args: { phase: 'german-movement' } },
      retreat('B-2', '0102', '0103'),
      { code: 'displaced', args: { unit: 'B-2', from: '0103', to: '0104' } },
    );
    expect(linesOf('en', log).map(({ key, text, hexes }) => [key, text, hexes])).toEqual([
      [0, '1 retreats from 0101 to 0103.', ['0101', '0102', '0103']],
      [2, '2 retreats from 0101 to 0102.', ['0101', '0102']],
      [3, 'German Movement.', []],
      [4, '2 retreats from 0102 to 0103.', ['0102', '0103']],
      [5, '2 makes room and goes from 0103 to 0104.', ['0103', '0104']],
    ]);
  });

  it('says where a reinforcement came in', () => {
    const enter = { code: 'enter', args: { unit: 'B-1', to: '0102', cost: 1 } };
    expect(linesOf('en', events(enter))[0]?.text).toBe('1 enters at 0102 (1 MP).');
    const round = events(enter, step('B-1', '0102', '0203', 2), step('B-1', '0203', '0102', 2));
    expect(linesOf('en', round).map(({ text }) => text)).toEqual(['1 enters at 0102 (5 MP).']);
    const log = events(enter, step('B-1', '0102', '0203', 2));
    expect(linesOf('pt', log)[0]?.text).toBe('1 entra por 0102 e vai até 0203 (3 PM).');
  });

  it('says that a reinforcement from the air lands', () => {
    const enter = { code: 'enter', args: { unit: 'B-1', to: '0102', cost: 0, by: 'air' } };
    expect(linesOf('en', events(enter))[0]?.text).toBe('1 lands in 0102.');
    const log = events(enter, step('B-1', '0102', '0203', 2));
    expect(linesOf('es', log)[0]?.text).toBe('1 aterriza en 0102 y va hasta 0203 (2 PM).');
  });

  it('goes by the kinds of events, whatever their codes', () => {
    const kinds = { march: 'walk', clash: 'contact', dawn: 'turn' } as const;
    const march = { code: 'march', args: { unit: 'B-1', from: '0101', to: '0102', cost: 2 } };
    const log = events(
      march,
      { code: 'clash', args: { unit: 'B-1' } },
      { code: 'dawn' },
      { code: 'turn', args: { turn: 9 } },
    );
    expect(logLines(kinds, 'en', log, names).map(({ kind, text }) => [kind, text])).toEqual([
      ['line', '1 moves from 0101 to 0102 (2 MP) and engages.'],
      ['turn', 'dawn'],
      ['line', 'Turn 9.'],
    ]);
  });

  it('tells a flight in one sentence and the dice on its way after it', () => {
    const kinds = { hop: 'flight', shot: 'incident', clash: 'contact' } as const;
    const hop = (from: string, to: string) => ({ code: 'hop', args: { unit: 'B-1', from, to, cost: 1 } });
    const shot = { code: 'shot', args: { unit: 'B-1', hex: '0102' } };
    const log = events(hop('0101', '0102'), shot, hop('0102', '0103'), { code: 'clash', args: { unit: 'B-1' } });
    expect(logLines(kinds, 'en', log, names).map(({ text }) => text)).toEqual([
      '1 flies from 0101 to 0103 (2 MP) and engages.',
      'shot',
    ]);
  });

  it('tells what one action sets up in one line, and single units one by one', () => {
    const kinds = { put: 'set-up' } as const;
    const put = (at: number, to: string) => ({ at, event: { code: 'put', args: { unit: 'B-1', to } } });
    const many = [put(3, '0101'), put(3, '0102'), put(3, '0101'), put(3, '0104'), put(3, '0105')];
    const lines = logLines(kinds, 'en', [put(1, '0101'), put(2, '0102'), ...many, put(4, '0106')], names);
    expect(lines.map(({ key, text, hexes }) => [key, text, hexes.length])).toEqual([
      [0, 'put', 1],
      [1, 'put', 1],
      [2, '5 units are set up.', 4],
      [7, 'put', 1],
    ]);
  });
});
