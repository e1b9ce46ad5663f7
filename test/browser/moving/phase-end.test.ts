import { expect, test } from 'vitest';
import { makeRecord } from '../../../src/formats/record.ts';
import { begin, recordOf, type Match } from '../../../src/kernel/match.ts';
import { setupOf } from '../../../src/wargame/test-kit.ts';
import { openFile } from '../kit/files.ts';
import { useSite } from '../kit/harness.ts';
import { clickHex, placeOf, startGame } from '../kit/player.ts';
import { openOpening } from '../kit/opening.ts';
import { game } from '../kit/reading.ts';

const site = useSite();

test('the panel stands still while the mouse is over the map', async () => {
  const { page, problems } = await site.lobbyAgain();
  await openOpening(page, 'movement');
  await clickHex(page, '0304');
  const tops = async (): Promise<(number | undefined)[]> => {
    const parts = ['.now [data-action=send]', '.tabs', '.now section + section'];
    const boxes = await Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
    return boxes.map((box) => box?.y);
  };
  await page.locator('.now [data-action=send]').waitFor();
  const before = await tops();
  for (const hex of ['0203', '0305', '0101']) {
    const { x, y } = await placeOf(page, hex);
    await page.mouse.move(x, y);
    if (hex !== '0101') await page.locator(`[data-path-to="${hex}"]`).waitFor();
    expect(await tops(), hex).toEqual(before);
  }
  expect(problems).toEqual([]);
});

test('a key that is kept down or pressed twice ends one phase, and what can no longer be done is asked about first', async () => {
  const { page, problems } = await site.lobbyAgain();
  await startGame(page, 'market-garden');
  await page.locator('[data-action=set-up-all]').click();
  const hold = page.locator('.now [data-action=hold-all]');
  await hold.first().waitFor();
  await page.keyboard.press('e');
  await page.locator('.remaining [data-left=move]').waitFor();
  await page.locator('.remaining header button').click();

  while ((await hold.count()) > 0) await hold.first().click();
  const phase = page.locator('[data-phase][aria-current]');
  const before = await phase.getAttribute('data-phase');
  for (let i = 0; i < 5; i++) await page.keyboard.down('e');
  await page.keyboard.up('e');
  await expect.poll(() => phase.getAttribute('data-phase')).not.toBe(before);
  const next = await phase.getAttribute('data-phase');
  expect(await page.locator('[data-action=end].sure').count()).toBe(0);
  await page.keyboard.press('e');
  await page.locator('.remaining').waitFor();
  expect([await phase.getAttribute('data-phase'), problems]).toEqual([next, []]);
});

test('the dice that fall as the phase ends are told before, with their chances', async () => {
  const { page, problems } = await site.lobbyAgain();
  const setup = setupOf(game, { turn: 10, phase: 'german-combat', units: { 'G-1062/84': '1010' } });
  const begun = begin(game as Match['game'], { scenario: 'veritable', options: {}, setup });
  if (!begun.ok) throw new Error('The position does not stand.');
  await openFile(page, makeRecord(recordOf(begun.value)));
  await page.locator('.now [data-rolls-ahead="2"] summary').click();
  const flood = page.locator('.now [data-roll-ahead="dice-flood"] li');
  await expect
    .poll(() => flood.allInnerTexts())
    .toEqual([expect.stringMatching(/is flooded\.\s*16\.7%/), expect.stringMatching(/nothing happens\s*83\.3%/)]);
  expect(problems).toEqual([]);
});
