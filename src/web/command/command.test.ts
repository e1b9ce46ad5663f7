import { describe, expect, it } from 'vitest';
import type { Lang } from '../../text/format.ts';
import { verbsOf } from '../../text/web/commands.ts';
import { complete, parse } from './command.ts';
import { valueCalled } from './values.ts';
import { folded, verbOf } from './words.ts';
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
  table.position.view.units.find((unit) => unit.id === id)?.hex;

/** Moves until nobody has to any more, and ends the phase. */
async function toCombat(table: Table): Promise<void> {
  for (const line of ['move 5/2 to 0405', 'enter 71/53 0407', 'enter 158/53 0408', 'withdraw AD3', 'withdraw 10/2']) {
    await order(table, 'en', line);
  }
  for (const move of table.position.legal.filter(({ type }) => type === 'withdraw')) await table.perform([move]);
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
    for (const move of table.position.legal.filter(({ type }) => type === 'withdraw')) await table.perform([move]);
    expect(await order(table, 'en', 'end')).toMatchObject({ key: 'command-end-moves' });
    expect(await order(table, 'en', 'end')).toBeUndefined();
    expect(table.position.view.phase).toBe('allied-combat');
  });

  it('attack with those named, and answer for the defence', async () => {
    const table = tableAt();
    await toCombat(table);
    expect(await order(table, 'en', 'attack 0507 with 71/53 158/53 guns AD53 4AGRA-P')).toBeUndefined();
    const { units, artillery } = table.position.top ?? {};
    expect([units, artillery]).toEqual([
      ['B-71/53', 'B-158/53'],
      ['B-AD53', 'B-4AGRA-P'],
    ]);
    expect(await order(table, 'en', 'support')).toBeUndefined();
    expect(table.position.log.some(({ event }) => event.code === 'combat-roll')).toBe(true);
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
    table.position.log.flatMap(({ event }) => (event.code === 'demolition' ? [event.args?.['bridge']] : []));

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

describe('commands that name more than units and hexes', () => {
  const GAME = 'holland-44';
  const START = { turn: 1, phase: 'allied-movement', printed: true } as const;
  const landed = (units: Readonly<Record<string, string>>) => tableAt({ ...START, units }, 1, GAME);

  it.each([
    ['en', 'move 2/1P/1 extended to 6218', 'extended'],
    ['en', 'move 2/1P/1 tactical 6218', 'tactical'],
    ['pt', 'mover 2/1P/1 estendida para 6218', 'extended'],
    ['es', 'mover 2/1P/1 tactical a 6218', 'tactical'],
    ['es', 'mover 2/1P/1 a 6218', 'normal'],
  ] as const)('a mode of movement: %s, %s', async (lang, line, mode) => {
    const table = landed({ '2/1P/1': '6217' });
    expect(await order(table, lang, line)).toBeUndefined();
    expect([hexOf(table, '2/1P/1'), table.seat.actions[0]]).toMatchObject(['6218', { type: 'move', mode }]);
  });

  it('a mode in which the unit may not move is refused by its rule', async () => {
    const table = landed({ '2/1P/1': '6217', Henke: '6216', Stephan: '6316' });
    expect(await order(table, 'en', 'move 2/1P/1 extended to 6116')).toMatchObject({
      refusal: { rule: expect.stringMatching(/^8/) as string },
    });
  });

  it('the modes are suggested, and the hexes in reach of the one named', () => {
    const table = landed({ '2/1P/1': '6217' });
    const lines = (line: string) => complete('pt', line, namesOf(table), possibleNow(table), 50);
    expect(lines('mover 2/1P/1 ').slice(0, 3)).toEqual([
      'mover 2/1P/1 normal',
      'mover 2/1P/1 estendida',
      'mover 2/1P/1 tática',
    ]);
    expect(lines('mover 2/1P/1 estendida para ').length).toBeGreaterThan(lines('mover 2/1P/1 tática para ').length);
  });

  it('another unit: the one that breaks off', async () => {
    const table = landed({ '2/1P/1': '6217', 'A/1 BD': 'off', 'B/1 BD': 'off' });
    const lines = complete('en', 'break-down 2/1P/1 ', namesOf(table), possibleNow(table));
    expect(lines).toEqual(['break-down 2/1P/1 A/1-BD', 'break-down 2/1P/1 B/1-BD']);
    expect(await order(table, 'en', 'break-down 2/1P/1')).toMatchObject({ key: 'command-where' });
    expect(await order(table, 'es', 'subdividir 2/1P/1 B/1-BD')).toBeUndefined();
    expect(hexOf(table, 'B/1 BD')).toBe('6217');
  });

  it('a marker by its number, and the hex where it goes', async () => {
    const table = tableAt({ turn: 2, phase: 'german-traffic', printed: true, units: {}, others: true }, 1, GAME);
    const marker = String(table.position.legal.find(({ type }) => type === 'place')?.['marker']);
    const to = String(table.position.legal.findLast(({ type }) => type === 'place')?.['to']);
    expect(complete('en', 'place ', namesOf(table), possibleNow(table))).toContain(`place ${marker}`);
    expect(complete('en', `place ${marker} ${to.slice(0, 3)}`, namesOf(table), possibleNow(table))).toContain(
      `place ${marker} ${to}`,
    );
    expect(await order(table, 'pt', `colocar ${marker} em ${to}`)).toBeUndefined();
    expect(table.seat.actions.at(-1)).toMatchObject({ type: 'place', marker, to });
  });

  it('a target and the hex where it goes', async () => {
    const table = tableAt({ turn: 3, phase: 'german-movement', printed: true, units: {}, others: true }, 1, GAME);
    const { target, to } = table.position.legal.find(({ type }) => type === 'relocate') as Record<string, string>;
    const lines = (line: string) => complete('en', line, namesOf(table), possibleNow(table), 99);
    expect(lines('relocate ')).toContain(`relocate ${target}`);
    expect(lines(`relocate ${target} to `)).toContain(`relocate ${target} to ${to}`);
    expect(await order(table, 'en', `relocate ${target} to ${to}`)).toBeUndefined();
    expect(table.seat.actions.at(-1)).toMatchObject({ type: 'relocate', target, to });
  });

  it('an area beside the map as the goal of a move, by its letter or as it is listed', async () => {
    for (const [lang, line] of [
      ['en', 'move 3M/159/11 to N'],
      ['pt', 'mover 3M/159/11 para N'],
      ['es', 'mover 3M/159/11 a area:N'],
    ] as const) {
      const table = tableAt(
        { turn: 3, phase: 'allied-movement', printed: true, units: { '3M/159/11': 'area:M' } },
        1,
        GAME,
      );
      expect(await order(table, lang, line), line).toBeUndefined();
      expect(table.position.view.units.find(({ id }) => id === '3M/159/11')?.area).toBe('N');
    }
    const table = tableAt(
      { turn: 3, phase: 'allied-movement', printed: true, units: { '3M/159/11': 'area:M' } },
      1,
      GAME,
    );
    expect(await order(table, 'en', 'move 3M/159/11 to A')).toMatchObject({ refusal: { code: 'areas-do-not-touch' } });
  });

  it('the formation that leads an attack', async () => {
    const units = { '2IG/5/Gds': '3009', '6DLI/151/50': '3009', Stephan: '3010' };
    const at = () => tableAt({ turn: 9, phase: 'allied-combat', units }, 1, GAME);
    const attack = at();
    expect(await order(attack, 'en', 'attack 3010 50th with 2IG/5/Gds 6DLI/151/50')).toBeUndefined();
    expect(attack.seat.actions).toContainEqual(expect.objectContaining({ type: 'lead', formation: '50' }));
    const table = at();
    expect(await order(table, 'en', 'lead Guards')).toMatchObject({ key: 'command-not-now' });
    table.parts.aim(table, '3010');
    for (const [lang, line, lead] of [
      ['en', 'lead 50th', '50'],
      ['es', 'lead guardia', 'Gds'],
      ['pt', 'lead 50', '50'],
    ] as const) {
      expect(await order(table, lang, line), line).toBeUndefined();
      expect(table.drafted).toMatchObject({ draft: { lead } });
    }
    expect(await order(table, 'en', 'lead 101st')).toHaveProperty('refusal');
  });

  it('no unit is called like something else that the same command can name', () => {
    const names = namesOf(tableAt(undefined, 1, GAME));
    for (const lang of ['en', 'pt', 'es'] as const) {
      const taken = names.units.filter(({ label }) => valueCalled(lang, names, 'attack', label));
      expect(taken).toEqual([]);
    }
  });
});
