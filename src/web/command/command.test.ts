import { describe, expect, it } from 'vitest';
import type { Lang } from '../../text/format.ts';
import { verbsOf } from '../../text/web/commands.ts';
import { complete, folded, parse, verbOf } from './command.ts';
import { namesOf, possibleNow, run } from './command-run.ts';
import type { Notice } from '../state/notice.ts';
import type { Table } from '../state/table.svelte.ts';
import { tableAt } from '../state/test-kit.ts';

const nobody = { look: () => undefined, zoom: () => undefined, keys: () => undefined };

async function order(table: Table, lang: Lang, line: string): Promise<Notice | undefined> {
  const read = parse(lang, line, namesOf(table));
  return read.ok ? run(table, read.command, nobody) : read.error;
}

const hexOf = (table: Table, id: string): string | null | undefined =>
  table.view.units.find((unit) => unit.id === id)?.hex;

/** Moves until nobody has to any more, and ends the phase. */
async function toCombat(table: Table): Promise<void> {
  for (const line of ['move 5/2 to 0405', 'enter 71/53 0407', 'enter 158/53 0408', 'withdraw AD3', 'withdraw 10/2']) {
    await order(table, 'en', line);
  }
  for (const move of table.legal.filter(({ type }) => type === 'withdraw')) await table.perform([move]);
  await order(table, 'en', 'end');
  await order(table, 'en', 'end');
}

describe('what is typed', () => {
  const names = namesOf(tableAt());

  it('is read in the reader’s language and in English, with or without accents and small words', async () => {
    const wanted = { verb: 'move', units: ['C-5/2'], hex: '0405', via: [] };
    for (const [lang, line] of [
      ['en', 'move 5/2 to 0405'],
      ['pt', 'Mover 5/2 para 0405'],
      ['es', 'mueve 5/2 a 0405'],
      ['pt', 'move 5/2 to 0405'],
      ['es', 'M c-5/2 0405'],
    ] as const) {
      expect(parse(lang, line, names), line).toMatchObject({ ok: true, command: wanted });
    }
    expect(verbOf('pt', names.game, 'AVANCAR')).toBe('advance');
    expect(verbOf('pt', names.game, 'avançar')).toBe('advance');
  });

  it('names attackers, guns and air points', async () => {
    expect(parse('es', 'atacar 0507 con 71/53, 158/53 artillería AD53 4AGRA-P aéreos 2', names)).toMatchObject({
      command: {
        verb: 'attack',
        hex: '0507',
        units: ['B-71/53', 'B-158/53'],
        linked: { guns: ['B-AD53', 'B-4AGRA-P'] },
        numbers: { air: 2 },
      },
    });
  });

  it.each([
    ['', 'command-empty'],
    ['jump 5/2', 'command-unknown'],
    ['move to 0405', 'command-unit'],
    ['move 5/2', 'command-hex'],
    ['move 5/2 to 9901', 'command-no-hex'],
    ['move nobody to 0405', 'command-no-unit'],
    ['move 4 to 0405', 'command-which'],
    ['attack 0507 air lots', 'command-number'],
  ])('says what cannot be understood: %s', (line, key) => {
    expect(parse('en', line, names)).toMatchObject({ ok: false, error: { key } });
  });

  it('has words of its own for everything in every language', async () => {
    for (const lang of ['en', 'pt', 'es'] as const) {
      const verbs = verbsOf(lang, names.game);
      expect([...verbs.keys()]).toEqual(expect.arrayContaining(['bomb', 'move']));
      const words = [...verbs.values()].flat().map(folded);
      expect(new Set(words).size).toBe(words.length);
      for (const [verb, [first = '']] of verbs) expect(verbOf(lang, names.game, first)).toBe(verb);
    }
  });
});

describe('suggestions', () => {
  it('offer verbs, units that can move, and hexes in reach', async () => {
    const table = tableAt();
    const names = namesOf(table);
    expect(complete('pt', 'mo', names, possibleNow(table))).toEqual(['mover']);
    expect(complete('en', 'move 5/', names, possibleNow(table))).toEqual(['move 5/2']);
    expect(complete('en', 'move 5/2 to ', names, possibleNow(table))).toEqual(['move 5/2 to 0405']);
  });

  it('offer targets and those who can take part', async () => {
    const table = tableAt();
    await toCombat(table);
    const names = namesOf(table);
    expect(complete('en', 'attack 05', names, possibleNow(table))).toContain('attack 0507');
    expect(complete('en', 'attack 0507 guns AD', names, possibleNow(table))).toContain('attack 0507 guns AD53');
  });
});

describe('orders', () => {
  it('move a unit and take it back', async () => {
    const table = tableAt();
    expect(await order(table, 'pt', 'mover 5/2 para 0405')).toBeUndefined();
    expect(hexOf(table, 'C-5/2')).toBe('0405');
    expect(await order(table, 'pt', 'desfazer')).toBeUndefined();
    expect(hexOf(table, 'C-5/2')).toBe('0305');
  });

  it('are refused with the rule, and change nothing', async () => {
    const table = tableAt();
    const before = table.seat.actions.length;
    expect(await order(table, 'en', 'move 5/2 to 0306')).toMatchObject({
      refusal: { rule: expect.stringMatching(/\d/) as string },
    });
    expect(await order(table, 'en', 'attack 0507')).toMatchObject({ refusal: { rule: '3.0' } });
    expect(await order(table, 'en', 'retreat 5/2 to 0304')).toHaveProperty('refusal');
    expect(table.seat.actions).toHaveLength(before);
  });

  it('ask before a phase with something left to do is ended', async () => {
    const table = tableAt();
    await order(table, 'en', 'move 5/2 to 0405');
    for (const move of table.legal.filter(({ type }) => type === 'withdraw')) await table.perform([move]);
    expect(await order(table, 'en', 'end')).toMatchObject({ key: 'command-end-moves' });
    expect(await order(table, 'en', 'end')).toBeUndefined();
    expect(table.view.phase).toBe('allied-combat');
  });

  it('attack with those named, and answer for the defence', async () => {
    const table = tableAt();
    await toCombat(table);
    expect(await order(table, 'en', 'attack 0507 with 71/53 158/53 guns AD53 4AGRA-P')).toBeUndefined();
    const { units, artillery } = table.top ?? {};
    expect([units, artillery]).toEqual([
      ['B-71/53', 'B-158/53'],
      ['B-AD53', 'B-4AGRA-P'],
    ]);
    expect(await order(table, 'en', 'support')).toBeUndefined();
    expect(table.log.some(({ event }) => event.code === 'combat-roll')).toBe(true);
  });

  it('do not attack with somebody who cannot take part', async () => {
    const table = tableAt();
    await toCombat(table);
    const before = table.seat.actions.length;
    expect(await order(table, 'en', 'attack 0507 with 5/2')).toHaveProperty('refusal');
    expect(table.seat.actions).toHaveLength(before);
  });
});

describe('commands for what only one game has', () => {
  const atBridges = () =>
    tableAt({ turn: 18, phase: 'german-movement', printed: true, others: true, units: {} }, 1, 'market-garden');
  const rolled = (table: Table) =>
    table.log.flatMap(({ event }) => (event.code === 'demolition' ? [event.args?.['bridge']] : []));

  it.each([
    ['en', 'blow 1608 1609', '1608-1609'],
    ['en', 'demolish 1609-1608', '1608-1609'],
    ['pt', 'explodir Grave', '1310-1311'],
    ['es', 'volar 1410–1509', '1410-1509'],
  ] as const)('name a hexside by its hexes, or by the only place beside it: %s, %s', async (lang, line, bridge) => {
    const table = atBridges();
    expect(await order(table, lang, line)).toBeUndefined();
    expect(rolled(table)).toEqual([bridge]);
  });

  it('say why it is none of those that can be chosen', async () => {
    const table = atBridges();
    const none = { refusal: { rule: '10.1', code: 'no-such-bridge' } };
    expect(await order(table, 'en', 'blow 1310')).toMatchObject(none);
    expect(await order(table, 'en', 'blow 0101-0102')).toMatchObject(none);
    expect(await order(table, 'en', 'blow 0101-9901')).toMatchObject({ key: 'command-no-hex', args: { word: '9901' } });
    expect(await order(table, 'en', 'blow')).toMatchObject({ key: 'command-where' });
    await order(table, 'en', 'blow Son');
    expect(await order(table, 'en', 'blow 0720 0820')).toMatchObject({ refusal: { rule: '10.1' } });
    expect(rolled(table)).toEqual(['0720-0820']);
  });

  it('are completed with what can be chosen', () => {
    const table = atBridges();
    const lines = complete('en', 'blow 1', namesOf(table), possibleNow(table));
    expect(lines).toEqual(['blow 1310-1311', 'blow 1410-1509', 'blow 1608-1609', 'blow 1705-1706']);
  });

  it('set a unit up where they say, and undo takes it back', async () => {
    const table = tableAt(undefined, 1, 'market-garden');
    expect(await order(table, 'en', 'place 5Gds 0101')).toMatchObject({ refusal: { code: 'not-in-bivouac' } });
    expect(await order(table, 'es', 'desplegar 5Gds en 0527')).toBeUndefined();
    expect(hexOf(table, 'B-G-5')).toBe('0527');
    expect(await order(table, 'en', 'undo')).toBeUndefined();
    expect(hexOf(table, 'B-G-5')).toBeNull();
  });
});
