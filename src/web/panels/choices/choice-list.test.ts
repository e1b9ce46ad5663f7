import { describe, expect, it } from 'vitest';
import { HOLLAND_44 as game } from '../../../games/holland-44/index.ts';
import { at } from '../../../games/holland-44/play/play.ts';
import {
  BONUS,
  advance,
  advanceTo,
  battle,
  choose,
  join,
  retreat,
  type Played,
  type Units,
} from '../../../games/holland-44/test-kit.ts';

import { standing } from '../../../games/holland-44/rules/12-determined-defence/determined.ts';
import { eliminatesAll } from '../../../games/holland-44/rules/12-determined-defence/desperate.ts';
import { numberOf } from '../../../games/holland-44/position/units.ts';
import type { Lang } from '../../../text/format.ts';
import { eventText, promptText } from '../../../text/index.ts';
import type { Order } from '../../../seat/seat.ts';
import { toOrder } from '../../../seat/session.ts';
import { choiceText } from '../../state/choice-text.ts';
import { choicesOf, whereabouts } from '../../state/decision.ts';
import { listedChoices } from './choice-list.ts';

const labels = new Map(game.counters.map(({ id, label }) => [id, label]));
const names = { game: game.id, unit: (id: string) => labels.get(id) ?? id };

/** The prompt and the choices of whoever is to act, in the order of the panel. */
function shown(s: Played, lang: Lang = 'en') {
  const by = game.toAct(s.state());
  const map = game.mapNow(s.state());
  const choices = choicesOf([...game.legal(s.state())].map(toOrder), game.view(s.state(), by), map);
  const detailsOf = (order: Order) => game.aids?.details?.(s.state(), { ...order, by } as never);
  const chooser = choices.find(({ unit }) => unit !== undefined)?.unit;
  const asked = { choices, chooser, settingUp: false, open: { isWide: false } };
  const { goals, rows, others } = listedChoices(asked, detailsOf);
  const said = (list: typeof goals): string[] =>
    list.map((one) => choiceText(lang, { fullNames: names, position: { map, detailsOf } }, one));
  return {
    prompt: promptText(lang, game.prompt(s.state()), names, by),
    goals: said(goals),
    rows: said(rows),
    others: said(others),
  };
}

describe('the choices of a retreat', () => {
  const RING: Units = {
    '6DLI/151/50': '3611',
    '8DLI/151/50': '3711',
    '9DLI/151/50': '3511',
    'BR Inf BD A': '3512',
    'BR Inf BD B': '3712',
  };

  it('say which hex of how many is next', () => {
    const s = retreat(battle({ Henke: '3612', '6DLI/151/50': '3611' }), ['Henke'], { least: 2, most: 3 });
    expect(shown(s).prompt).toBe('German armies: where does Henke retreat? Hex 1 of 2–3.');
    const two = retreat(battle({ Henke: '3612', '6DLI/151/50': '3611' }), ['Henke']);
    expect(shown(choose(two, 'Henke 3613'), 'es').prompt).toContain('Hexágono 2 de 2');
  });

  it('say last, and with its price, that one may stop before the end; without one that the retreat may end', () => {
    const s = battle({ Henke: '3612', '6DLI/151/50': '3611' }, { hexes: { '3613': { terrain: 'town' } } });
    const { rows } = shown(choose(retreat(s, ['Henke']), 'Henke 3613'));
    expect(rows).toEqual(['Henke stops here: its stack loses a step, but it is not disrupted']);
    const far = retreat(battle({ Henke: '3612', '6DLI/151/50': '3611' }), ['Henke'], { least: 2, most: 3 });
    const last = shown(choose(far, 'Henke 3613', 'Henke 3614'));
    expect(last.rows).toEqual(['Henke stops here']);
    expect(last.prompt).toContain('Hex 3 of 3.');
  });

  it('name a desperate defence desperate in every language, with the die it takes', () => {
    const ask = (units: Units, ids: readonly string[]): Played => {
      const s = battle({ ...units, ...Object.fromEntries(ids.map((id) => [id, '3612'])) });
      const hex = s.state().hex[numberOf(ids[0] as string)] as number;
      const list = ids.map(numberOf);
      const desperate = eliminatesAll(at(s.state()), list, hex, 'combat');
      s.state().frames.push({ kind: 'result', mode: 'phase' } as never);
      s.state().frames.push({ kind: 'stand', side: 1, hex, units: list, artillery: -1, lead: -1, desperate });
      return s;
    };
    const calm = shown(ask({ '6DLI/151/50': '3611' }, ['Henke']));
    expect(calm.rows[0]).toBe('Determined defence led by Henke: holds on 5 or more');
    expect(calm.others).toEqual(['No determined defence: the units retreat']);
    const doomed = ask({ ...RING, 'BR Inf BD C': '3613' }, ['Henke']);
    expect(shown(doomed).rows[0]).toMatch(/^Desperate defence led by Henke/);
    expect(shown(doomed, 'pt').rows[0]).toMatch(/^Defesa desesperada liderada por Henke/);
    expect(shown(doomed, 'es').rows[0]).toMatch(/^Defensa desesperada dirigida por Henke/);
    expect(shown(doomed, 'es').others).toEqual(['Sin defensa desesperada: las unidades se pierden']);
    expect(standing.prompt(at(doomed.state()), doomed.state().frames.at(-1) as never).code).toBe('desperate-defence');
  });

  it('and so does the log', () => {
    const event = { code: 'stand', args: { hex: '3612', unit: 'Henke', die: 5, column: 'clear', desperate: 'yes' } };
    expect(eventText('en', event, names)).toMatch(/^Desperate defence of 3612/);
    expect(eventText('es', event, names)).toMatch(/^Defensa desesperada de 3612/);
  });
});

describe('the choices of an advance', () => {
  const units = { '5CG/32/Gds': '3610', '1WG/32/Gds': '3610' };

  it('begin with the vacated hex, and say how far one may go', () => {
    const table = advance(
      { turn: 9, phase: 'allied-combat', units },
      { hex: '3611', units: Object.keys(units).join(', '), ...BONUS },
    );
    const { prompt, goals } = shown(table);
    expect(prompt).toMatch(/up to 2 hexes, by road one more/);
    expect(goals.length).toBeGreaterThan(1);
    expect(goals[0]).toMatch(/ to 3611 \(.*\), the vacated hex$/);
  });
});

describe('the units of an advance', () => {
  const units = { '5CG/32/Gds': '3610', '1WG/32/Gds': '3610' };

  it('know how far they may still go, and who begins a group from who joins it', () => {
    const table = advance(
      { turn: 9, phase: 'allied-combat', units },
      { hex: '3611', units: '5CG/32/Gds, 1WG/32/Gds', ...BONUS },
    );
    expect(shown(table).rows[0]).toMatch(/ begins a group$/);
    expect(shown(table.after(join('5CG/32/Gds'))).rows[0]).toMatch(/ comes along$/);
    expect(shown(table.after(join('5CG/32/Gds'), join('1WG/32/Gds'), advanceTo('5CG/32/Gds', '3611'))).prompt).toMatch(
      /with one hex left/,
    );
  });
});

describe('a question about a bridge', () => {
  it('is asked where the bridge is', () => {
    const choice = { order: { type: 'blow', bridge: '3005-3105' }, unit: undefined, hexes: [] };
    expect(whereabouts(game.map, choice)).toBe('3005');
    expect(whereabouts(game.map, { ...choice, hexes: ['4010'] })).toBe('4010');
  });
});

describe('the Traffic Phase', () => {
  it('says which markers are left', () => {
    const s = battle({ '5CG/32/Gds': '3611' }, { phase: 'german-traffic', turn: 2 });
    const all = promptText('en', game.prompt(s.state()), names, 'german');
    expect(all).toBe('German armies: place Traffic markers, 4 are left (1, 2, 3, 4), or end the Traffic Phase.');
    const [place] = game.legal(s.state());
    const placed = place && game.play(s.state(), place);
    expect(placed?.ok && promptText('es', game.prompt(placed.value.state), names, 'german')).toMatch(/quedan 3 \(/);
  });
});

describe('a step that is asked about', () => {
  it('is listed once', () => {
    const choices = [{ order: { type: 'step', to: '4010' }, unit: undefined, hexes: ['4010'] }];
    const asked = { choices, chooser: undefined, settingUp: false, open: { isWide: false } };
    const { goals, rows, others } = listedChoices(asked, () => undefined);
    expect([goals.length, rows.length, others.length]).toEqual([0, 0, 1]);
  });
});
