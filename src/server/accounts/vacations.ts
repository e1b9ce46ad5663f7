import { absenceAt, type Absence } from '../absence/absence.ts';
import { timeAfter } from '../time-after.ts';
import type { Desk } from './desk.ts';
import { ADD_VACATION, END_VACATION } from './descriptions/routes.ts';
import { perAddress, type AccountApp } from './limits.ts';
import { Refused } from './refused.ts';

const DAY = 24 * 60 * 60_000;
/** Days of vacation in a calendar year, in UTC; one that has begun counts. */
export const DAYS_A_YEAR = 28;
/** Days from now within which a vacation begins. */
const AHEAD = 366;

/** Somebody says when he is away: the clocks of his games by correspondence stand still then, and the others see it. */
export function vacationRoutes(app: AccountApp, { accounts, sessions, now }: Desk): void {
  app.post('/vacations', perAddress('other', ADD_VACATION), async (request) => {
    const { first, last } = request.body;
    const { account } = await sessions.mustBe(request);
    await accounts.addVacation(account.id, (all) => checkedVacation(first, last, all, now()));
    return { ok: true };
  });

  /** He is back, or does not go. */
  app.post('/vacations/end', perAddress('other', END_VACATION), async (request) => {
    const { begun } = request.body;
    const { account } = await sessions.mustBe(request);
    const here = timeAfter(now);
    const one = (await accounts.vacations(account.id)).find((vacation) => vacation.begun === begun);
    if (!one || one.ended <= here) throw new Refused('vacation-unknown');
    await accounts.endVacation(account.id, begun, here);
    return { ok: true };
  });
}

/** What its owner is told of his vacations. */
export const shownVacations = (all: readonly Absence[], now: string): object => ({
  all,
  next: absenceAt(all, now) ?? null,
  left: DAYS_A_YEAR - (daysByYear(all).get(now.slice(0, 4)) ?? 0),
});

/** The vacation from one day to another, by their dates, which begins now at the earliest. Throws where it may not be. */
export function checkedVacation(first: string, last: string, all: readonly Absence[], now: number): Absence {
  const begun = Math.max(now, Date.parse(first));
  const ended = Date.parse(last) + DAY;
  const isPast = Date.parse(first) + DAY <= now;
  if (isPast || ended <= begun || begun > now + AHEAD * DAY) throw new Refused('vacation-dates', 'last');
  const vacation = { begun: new Date(begun).toISOString(), ended: new Date(ended).toISOString() };
  if (all.some((other) => other.begun < vacation.ended && vacation.begun < other.ended))
    throw new Refused('vacation-overlaps', 'first');
  if (
    ended - begun > 2 * DAYS_A_YEAR * DAY ||
    [...daysByYear([...all, vacation]).values()].some((days) => days > DAYS_A_YEAR)
  )
    throw new Refused('vacation-days', 'last');
  return vacation;
}

/** How many days of each year these vacations take, those counted that are not whole. */
function daysByYear(all: readonly Absence[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { begun, ended } of all)
    for (let day = Math.floor(Date.parse(begun) / DAY) * DAY; day < Date.parse(ended); day += DAY) {
      const year = new Date(day).toISOString().slice(0, 4);
      days.set(year, (days.get(year) ?? 0) + 1);
    }
  return days;
}
