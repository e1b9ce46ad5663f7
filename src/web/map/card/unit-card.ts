import type { Lang } from '../../../text/format.ts';
import { markText, refusalText, unitName, word } from '../../../text/index.ts';
import { webText } from '../../../text/web/index.ts';
import type { Counter, UnitView } from '../../../wargame/wargame.ts';
import { marksShown } from '../../counter/marks.ts';
import { printText, stepsText } from '../../counter/words.ts';
import { allOwn } from '../../state/own-orders.ts';
import type { Table } from '../../state/table.svelte.ts';
import { faceOf } from '../../../wargame/steps.ts';

/** One thing that is to be known of a unit, and the rule behind it. */
interface Line {
  text: string;
  rule?: string;
}

/** What the card of a stack tells: of the unit on top, and who lies below it. */
export interface UnitCard {
  unit: UnitView;
  counter: Counter;
  kind: string;
  lines: readonly Line[];
  below: readonly string[];
}

export function unitCard(lang: Lang, table: Table, hex: string): UnitCard | undefined {
  const [unit, ...others] = [...table.units.allIn(hex)].reverse();
  const counter = unit && table.counters.get(unit.id);
  if (!unit || !counter) return undefined;
  const { game } = table.names;
  const kind = (['type', 'size', 'group'] as const).map((of, i) =>
    word(lang, game, of, [counter.type, counter.size, counter.formation][i] ?? ''),
  );
  return {
    unit,
    counter,
    kind: kind.filter(Boolean).join(' · '),
    lines: [
      ...factorLines(lang, counter, unit),
      ...stateLines(lang, table, unit, counter, hex),
      ...mayLines(lang, table, unit, hex),
    ],
    below: others.map(({ id }) => unitName(table.names, id)),
  };
}

function factorLines(lang: Lang, counter: Counter, { steps }: UnitView): Line[] {
  const print = printText(lang, counter);
  if (steps === null) return [{ text: webText(lang, 'say-unknown') }];
  const [attack, defence, allowance] = faceOf(counter, steps);
  const factors = counter.attackAs
    ? webText(lang, `print-${counter.attackAs}`, { defence, allowance })
    : webText(lang, 'card-factors', { attack, defence, allowance });
  const range = counter.range === undefined ? [] : [webText(lang, 'say-range', { range: counter.range })];
  return [{ text: [factors, ...range].join(', ') }, ...(print.length > 0 ? [{ text: print.join(' · ') }] : [])];
}

function stateLines(lang: Lang, table: Table, unit: UnitView, counter: Counter, hex: string): Line[] {
  const { game } = table.names;
  const { stateRules = {} } = table.seat.game;
  const { zones, done } = table.position.beside;
  const reason = table.watching ? undefined : done[unit.id];
  const supply = table.aids.supply.find((one) => one.unit === unit.id);
  const isInZone = Object.entries(zones).some(([side, hexes]) => side !== counter.side && hexes.includes(hex));
  const marks = [
    ...(reason === undefined ? [] : [reason]),
    ...marksShown(table.marks, unit.marks, reason).map(({ mark }) => mark),
    ...(unit.conditions ?? []),
  ];
  const states: (readonly [text: string, state: string])[] = [
    ...stepsText(lang, counter, unit.steps).map((text) => [text, 'steps'] as const),
    ...marks.map((mark) => [markText(lang, game, mark), mark] as const),
    ...(supply ? [[webText(lang, supply.supplied ? 'card-supplied' : 'card-no-supply'), 'supply'] as const] : []),
    ...(isInZone ? [[webText(lang, 'say-zone'), 'zone'] as const] : []),
  ];
  const lines = states.map(([text, state]) => ({ text, ...(stateRules[state] && { rule: stateRules[state] }) }));
  // A mark may say what is said of the unit besides.
  return lines.filter(({ text }, i) => lines.findIndex((one) => one.text === text) === i);
}

/** What it may do now, or why not. */
function mayLines(lang: Lang, table: Table, { id }: UnitView, hex: string): Line[] {
  const { decision, legal, view, beside } = table.position;
  const { game, state } = table.seat;
  if (legal.length === 0) return [];
  if (!table.units.isOwn(id))
    return legal.some(({ type, target }) => type === 'attack' && target === hex)
      ? [{ text: webText(lang, 'card-target') }]
      : [];
  const more = new Set(allOwn(table.position).flatMap(({ type, unit }) => (unit === id ? [type] : [])));
  const own = [...more].map((type) => word(lang, table.names.game, 'menu', type)).filter((name) => !more.has(name));
  const others = own.length > 0 ? [{ text: webText(lang, 'card-may-also', { what: own.join(', ') }) }] : [];
  if (table.choosing.concerned.has(id) && decision === 'choose') return [{ text: webText(lang, 'card-asked') }];
  if (decision !== 'move') return others;
  if (table.moving.movers.has(id)) return [{ text: webText(lang, 'card-may-move') }, ...others];
  if (beside.done[id] !== undefined) return others;
  const refusal = game.refusal(state, { by: view.toAct, type: 'move', unit: id });
  return refusal ? [{ text: refusalText(lang, refusal, table.fullNames), rule: refusal.rule }, ...others] : others;
}
