import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSite, type TestSite, type Visitor } from './test-kit.ts';
import { checkedVacation, DAYS_A_YEAR } from './vacations.ts';

const NOW = Date.parse('2026-11-30T10:00:00Z');
const away = (begun: string, ended: string) => ({ begun: `${begun}T00:00:00.000Z`, ended: `${ended}T00:00:00.000Z` });
const taken = (first: string, last: string, all: Parameters<typeof checkedVacation>[2] = []) =>
  checkedVacation(first, last, all, NOW);

describe('a vacation', () => {
  it('is from the first day to the end of the last one, but not before now', () => {
    expect(taken('2026-12-05', '2026-12-06')).toEqual(away('2026-12-05', '2026-12-07'));
    expect(taken('2026-11-30', '2026-11-30')).toEqual({
      begun: '2026-11-30T10:00:00.000Z',
      ended: '2026-12-01T00:00:00.000Z',
    });
  });

  it.each([
    ['has begun before', '2026-11-29', '2026-12-05', 'vacation-dates'],
    ['ends before it begins', '2026-12-05', '2026-12-04', 'vacation-dates'],
    ['is far away', '2028-01-01', '2028-01-02', 'vacation-dates'],
    ['never ends', '2026-12-01', '9999-12-31', 'vacation-days'],
    ['is longer than a year has days for', '2027-02-01', '2027-03-01', 'vacation-days'],
  ])('is refused where it %s', (_, first, last, code) => {
    expect(() => taken(first, last)).toThrow(code);
  });

  it('takes its days from each year by itself', () => {
    expect(DAYS_A_YEAR).toBe(28);
    const all = [away('2026-12-08', '2027-01-05')];
    expect(taken('2027-03-01', '2027-03-24', all)).toBeDefined();
    expect(() => taken('2027-03-01', '2027-03-25', all)).toThrow('vacation-days');
    expect(() => taken('2026-12-03', '2026-12-07', all)).toThrow('vacation-days');
    expect(() => taken('2027-01-04', '2027-01-05', all)).toThrow('vacation-overlaps');
    expect(taken('2027-01-05', '2027-01-06', all)).toBeDefined();
  });
});

describe('the vacations of an account', () => {
  let site: TestSite;
  let ann: Visitor;
  beforeEach(async () => {
    site = await testSite();
    ann = site.visitor();
    await ann.signUp('Ann');
  });
  afterEach(() => site.app.close());

  const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const shown = async (): Promise<{ all: { begun: string }[]; next: { begun: string } | null }> =>
    (await ann.account())?.['vacations'] as Awaited<ReturnType<typeof shown>>;

  it('are shown to their owner, who may call them off, or come back', async () => {
    expect(await shown()).toMatchObject({ all: [], next: null });
    expect((await ann.post('/vacations', { first: dayFromNow(0), last: dayFromNow(2) })).status).toBe(200);
    expect((await ann.post('/vacations', { first: dayFromNow(10), last: dayFromNow(10) })).status).toBe(200);
    const { all, next } = await shown();
    expect([all.length, next]).toEqual([2, all[0]]);
    site.pass(1);
    for (const { begun } of all) expect((await ann.post('/vacations/end', { begun })).status).toBe(200);
    expect(await shown()).toMatchObject({ all: [{ begun: all[0]?.begun }], next: null });
    const again = await ann.post('/vacations/end', { begun: all[0]?.begun });
    expect([again.status, again.body['error']]).toEqual([400, { code: 'vacation-unknown' }]);
  });

  it('are dates', async () => {
    for (const body of [{ first: 'soon', last: dayFromNow(1) }, { first: dayFromNow(1) }, { first: 1, last: 2 }])
      expect((await ann.post('/vacations', body)).status).toBe(400);
    expect(await shown()).toMatchObject({ all: [] });
  });

  it('are gone with it', async () => {
    await ann.post('/vacations', { first: dayFromNow(1), last: dayFromNow(2) });
    const account = await site.store.accounts.byKey('ann');
    expect(await site.store.accounts.vacations(account?.id ?? '')).toHaveLength(1);
    await ann.post('/delete', { name: 'Ann' });
    expect(await site.store.accounts.vacations(account?.id ?? '')).toEqual([]);
  });
});
