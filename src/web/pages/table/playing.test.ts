import { describe, expect, it } from 'vitest';
import { pick as oneOf, seeded } from '../../../kernel/random.ts';
import { logLines } from '../../log/log.ts';
import { go, join, pick, select } from '../../gestures/pick.ts';
import { sceneOf } from '../../map/scene.ts';
import type { Table } from '../../state/table.svelte.ts';
import { tableAt } from '../../state/test-kit.ts';
import { combatOf, toggle } from '../../systems/engagement/combat.ts';

const mouse = { add: false, touch: false };

describe('a click on the map', () => {
  it('selects, then moves', async () => {
    const table = tableAt(undefined, 1);
    pick(table, '0305', mouse);
    expect(table.selection.units).toEqual(['C-5/2']);
    expect(table.moving.planned?.reach?.hexes.map(({ hex }) => hex)).toEqual(['0405']);
    pick(table, '0405', mouse);
    await table.asking.answered;
    expect(table.position.view.units.find(({ id }) => id === 'C-5/2')?.hex).toBe('0405');
    expect(sceneOf(table).pieces.length).toBeGreaterThan(20);
  });
});

/** Plays at random through the same functions as clicks do, with idle and mistaken clicks in between. */
async function playOn(table: Table, random: () => number): Promise<void> {
  const { grid } = table;
  const { legal, decision } = table.position;
  if (random() < 0.2) pick(table, oneOf(grid.names, random), { add: random() < 0.3, touch: random() < 0.3 });
  await table.asking.answered;
  if (table.position.decision !== decision) return;
  if (decision === 'move') await moveOn(table, random);
  else if (decision === 'fight') await fightOn(table, random);
  else if (decision === 'declare') await commitOn(table, random);
  else if (decision === 'choose') await chooseOn(table, random);
  else if (decision === 'moving') await table.perform([oneOf(legal, random)]);
}

async function moveOn(table: Table, random: () => number): Promise<void> {
  const { legal } = table.position;
  const due = legal.filter(({ type }) => type === 'withdraw');
  const movers = legal.filter(({ type }) => type === 'move');
  const mover = movers.length > 0 ? String(oneOf(movers, random)['unit']) : undefined;
  if (due.length > 0) return void (await table.perform([oneOf(due, random)]));
  if (mover === undefined || random() < 0.12) {
    await table.end();
    await table.end();
    if (table.selection.notice && 'refusal' in table.selection.notice && table.selection.notice.refusal.unit)
      select(table, table.selection.notice.refusal.unit);
  } else select(table, mover);
  const other = table.units.ownIn(table.moving.planned?.reach?.from ?? '')[0];
  if (other && random() < 0.3) join(table, other.id);
  for (let i = 0; i < 4 && table.moving.planned?.reach && table.moving.planned.reach.hexes.length > 0; i++) {
    const { hex } = oneOf(table.moving.planned.reach.hexes, random);
    if (random() < 0.5) go(table, hex);
    else pick(table, hex, mouse);
    await table.asking.answered;
  }
}

async function fightOn(table: Table, random: () => number): Promise<void> {
  const targets = table.position.legal.filter(
    ({ type }) => type === 'attack' || (type === 'bombard' && random() < 0.02),
  );
  if (targets.length === 0) return table.end();
  pick(table, String(oneOf(targets, random)['target']), mouse);
  await commitOn(table, random);
}

async function commitOn(table: Table, random: () => number): Promise<void> {
  const combat = combatOf(table);
  if (!combat) return;
  for (const id of combat.artillery) if (random() < 0.3) toggle(table, id);
  const air = oneOf([0, ...combat.air], random);
  const { draft } = combatOf(table) ?? {};
  if (draft) table.selection.setDraft({ ...draft, air });
  await table.commit();
  if (table.drafted) table.selection.setDraft(undefined);
}

async function chooseOn(table: Table, random: () => number): Promise<void> {
  const choice = oneOf(table.choosing.choices, random);
  const [hex] = choice.hexes;
  if (hex !== undefined && random() < 0.5) pick(table, hex, mouse);
  else await table.perform([choice.order]);
  await table.asking.answered;
}

describe('random play through the table', () => {
  it.each([1, 2])(
    'meets every question without a fault, and every line can be read: %i',
    { timeout: 60_000 },
    async (seed) => {
      const table = tableAt(undefined, seed);
      const random = seeded(seed);
      for (let i = 0; i < 500 && table.position.decision !== 'over'; i++) {
        await playOn(table, random);
        if (i % 25 === 0) sceneOf(table);
      }
      expect(table.position.view.turn).toBeGreaterThan(8);
      for (const lang of ['en', 'pt', 'es'] as const) {
        for (const { text } of logLines(table.seat.game.eventKinds, lang, table.position.log, table.names))
          expect(text).not.toMatch(/\?|[{}]|undefined|^[a-z-]+$/);
      }
    },
  );
});
