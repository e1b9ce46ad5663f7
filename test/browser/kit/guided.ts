// The guided first turn as a visitor goes through it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestSite, Visit, Visitor } from './harness.ts';
import { positionOf } from './player.ts';
import { setPreferences } from './preferences.ts';
import { cardOf } from './reading.ts';
import { asked, resolveCombat, type InputMethod } from './turn.ts';

/** Begins the guided turn of a game: in a page of its own, or in that of other tests. */
export async function beginGuide(site: TestSite, id: string, visitor?: Visitor): Promise<Visit> {
  const visit = visitor ? await site.visit(visitor) : await site.lobbyAgain();
  await visit.page.locator(`${cardOf(id)} [data-action=guide]`).click();
  await visit.page.locator('#map[data-camera]').waitFor();
  await visit.page.locator('[data-guide]').waitFor();
  await setPreferences(visit.page, { pace: 'at-once' });
  return visit;
}

export const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action=${action}]`).click();
export const at = (page: Page, step: string): Promise<void> => page.locator(`[data-guide="${step}"]`).waitFor();
export const done = (page: Page): Promise<void> => page.locator('[data-guide][data-done=true]').waitFor();

/** The page has moved below the strip of the step, and the camera is on its way. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  });

/** Waits until the step is done, and continues to the expected next step. */
export async function continueTo(page: Page, to: string): Promise<void> {
  await done(page);
  await press(page, 'guide-next');
  await at(page, to);
  await settled(page);
}

/** Answers what the turn of the computer asks until the step is done. */
export async function answerUntilDone(page: Page, input?: InputMethod): Promise<void> {
  const isDone = (): Promise<boolean> =>
    page.locator('[data-guide]').evaluate((box) => (box as HTMLElement).dataset['done'] === 'true');
  while (!(await isDone())) {
    await asked(page);
    if ((await positionOf(page)).pending.length > 0) await resolveCombat(page, input);
    else await expect.poll(isDone).toBe(true);
  }
}
