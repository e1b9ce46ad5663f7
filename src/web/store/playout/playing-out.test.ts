import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { makeRecord } from '../../../formats/record.ts';
import { recordOf, replay, type GameRecord, type LogEntry, type Match } from '../../../kernel/match.ts';
import type { BaseEvent } from '../../../kernel/game.ts';
import type { Spot } from '../../../kernel/running.ts';
import { playOut } from './play-out.ts';
import { beginOut, type Asked, type Part, type Told, type Verdict } from './playing-out.ts';

const game = gameById('reichswald') as unknown as Match['game'];
const file = join(import.meta.dirname, '../../../../corpus/records/1.4.0/reichswald-veritable-1.bivouac.json');
const whole = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
const LENGTH = 720;

function matchAt(n: number): Match {
  const played = replay(game, whole, n);
  if (!played.ok) throw new Error('The record does not replay.');
  return played.value;
}

/** So much of the game, as these rules save it. */
const part = (n: number): GameRecord => recordOf(matchAt(n));
const record = part(LENGTH);

/** What is told when a part is asked for after so many actions, again and again. */
async function heard(asked: Asked, every: number): Promise<{ parts: Part[]; verdict: Verdict }> {
  const begun = await beginOut(asked);
  if (!begun.ok) throw new Error(begun.error.code);
  const steps = begun.value.steps();
  const parts: Part[] = [];
  for (let n = 1; ; n++) {
    const step = steps.next();
    if (step.done || n % every === 0) parts.push(begun.value.take());
    if (step.done) return { parts, verdict: step.value };
  }
}

describe('a record that is played out', () => {
  it('is told in parts that make its whole log, and positions that a replay has', async () => {
    const states = [...Array.from({ length: 15 }, (_, n) => n * 50), LENGTH].map((at) => ({
      at,
      state: matchAt(at).state,
    }));
    for (const every of [1, 33, 5000]) {
      const { parts, verdict } = await heard({ record, playOn: false }, every);
      expect(verdict).toEqual({ ok: true });
      expect(parts.flatMap(({ log }) => log)).toEqual(matchAt(LENGTH).log);
      expect(parts.map(({ done }) => done)).toEqual(parts.map(({ done }) => done).toSorted((a, b) => a - b));
      expect(parts.flatMap((one) => one.spots)).toEqual(states);
    }
  });

  it('keeps a bounded number of positions', async () => {
    const { parts } = await heard({ record: part(4528), playOn: false, kept: 20 }, 100);
    expect(parts.flatMap(({ spots }) => spots).length).toBeLessThanOrEqual(21);
  });

  it('is played on from where nothing can be undone', async () => {
    for (const n of [LENGTH, 431, 5]) {
      const { parts, verdict } = await heard({ record: part(n), playOn: true }, 33);
      const { past, state } = matchAt(n);
      expect(verdict).toEqual({ ok: true, settled: { at: n - past.length, state: past[0]?.state ?? state } });
      expect(parts.flatMap(({ spots }) => spots)).toEqual([]);
    }
  });

  it('breaks at an action, with the position before it', async () => {
    const broken = { ...record, actions: [...record.actions.slice(0, 120), { by: 'nobody' }] };
    const { verdict } = await heard({ record: broken, playOn: true }, 33);
    expect(verdict).toMatchObject({ ok: false, error: { at: 120 }, reached: { at: 120, state: matchAt(120).state } });
  });

  it('is checked where it comes from a file: its form and what it claims of the end', async () => {
    const of = (text: string) => heard({ text, playOn: true }, 100);
    expect((await of(makeRecord(record))).verdict.ok).toBe(true);
    const forged = makeRecord({ ...record, hash: 'f'.repeat(64) });
    expect((await of(forged)).verdict).toMatchObject({ ok: false, error: { refusal: { code: 'hash-differs' } } });
    await expect(of('{')).rejects.toThrow('broken-json');
  });
});

describe('whoever plays it out', () => {
  interface Hired {
    tell: (told: Told) => void;
    fail: () => void;
    asked: Asked | undefined;
    isEnded: boolean;
    hire: () => Worker;
  }

  /** A worker that tells what a test wants. */
  function hire(): Hired {
    const somebody = (): Worker => new Hand() as unknown as Worker;
    const hired: Hired = { tell: () => {}, fail: () => {}, asked: undefined, isEnded: false, hire: somebody };
    class Hand extends EventTarget {
      constructor() {
        super();
        hired.tell = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
        hired.fail = () => this.dispatchEvent(new Event('error'));
      }
      postMessage(asked: Asked): void {
        hired.asked = asked;
      }
      terminate(): void {
        hired.isEnded = true;
      }
    }
    return hired;
  }

  const long = part(1200);
  const asked: Asked = { record: long, playOn: true };
  const verdict: Verdict = { ok: true, settled: { at: 0, state: {} } };
  const some: Part = { done: 3, log: [], spots: [] };

  it('is a worker, which tells parts and in the end what has become of it', async () => {
    const hired = hire();
    const parts: Part[] = [];
    const out = playOut(asked, { part: (one) => parts.push(one) }, hired);
    expect(hired.asked).toBe(asked);
    hired.tell({ part: some });
    expect([parts, hired.isEnded]).toEqual([[some], false]);
    hired.tell({ verdict });
    expect([await out, hired.isEnded]).toEqual([{ ok: true, value: verdict }, true]);
  });

  it('is the page where no worker comes, or for a short record', async () => {
    const hired = hire();
    const log: LogEntry<BaseEvent>[] = [];
    const spots: Spot[] = [];
    const hearing = {
      part: (one: Part) => {
        log.push(...one.log);
        spots.push(...one.spots);
      },
    };
    const out = playOut({ record: long, playOn: false }, hearing, hired);
    hired.fail();
    expect(await out).toEqual({ ok: true, value: { ok: true } });
    expect([log.length, spots.at(-1)?.at]).toEqual([matchAt(1200).log.length, 1200]);
    hired.asked = undefined;
    expect(await playOut({ record: part(10), playOn: true }, hearing, hired)).toMatchObject({ ok: true });
    expect(hired.asked).toBeUndefined();
  });

  it('says so when the rules give up, and ends when nobody listens any more', async () => {
    const hired = hire();
    const out = playOut(asked, { part: () => {} }, hired);
    hired.tell({ failure: 'broken' });
    await expect(out).rejects.toThrow('broken');
    const left = new AbortController();
    const unheard = playOut(asked, { part: () => {} }, { ...hired, signal: left.signal });
    hired.isEnded = false;
    left.abort();
    expect(hired.isEnded).toBe(true);
    await expect(unheard).rejects.toThrow('nobody listens');
  });
});
