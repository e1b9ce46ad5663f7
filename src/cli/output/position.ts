import type { Outcome } from '../../kernel/game.ts';
import type { PositionView, UnitView, Wargame, Whereabouts } from '../../wargame/wargame.ts';
import { plain, type Terminal } from './terminal.ts';
import { blocks, section, table } from './table.ts';

/** A position as text: turn and phase, how the game ended, then each side's units by hex and those off the map. */
export function positionText(terminal: Terminal, game: Wargame, view: PositionView, outcome?: Outcome): string {
  const owner = new Map(game.counters.map(({ id, side }) => [id, side]));
  const sides = game.sides.map((side) => {
    const units = view.units.filter(({ id }) => owner.get(id) === side);
    const hidden = (view.unknown ?? []).flatMap((one) => (one.side === side ? [one.at] : []));
    const faceDown = table(wrapped(terminal.say('face-down'), hidden.toSorted()), 2);
    const known = blocksOf(terminal, game, units);
    return section(terminal.word(game, 'side', side), [known, faceDown].filter((part) => part !== '').join('\n'));
  });
  return blocks(`${game.title} · ${view.scenario}`, head(terminal, game, view, outcome), ...sides);
}

function head(terminal: Terminal, game: Wargame, view: PositionView, outcome?: Outcome): string {
  const bySide = (values: Readonly<Record<string, number>>): string =>
    Object.entries(values)
      .map(([side, n]) => `${terminal.word(game, 'side', side)} ${n}`)
      .join(', ');
  const rows = [
    [terminal.say('turn'), String(view.turn)],
    [terminal.say('phase'), terminal.word(game, 'phase', view.phase)],
    ...(view.weather === undefined ? [] : [[terminal.say('weather'), terminal.word(game, 'weather', view.weather)]]),
    [terminal.say('to-act'), terminal.actor(game, view.toAct)],
    ...(outcome ? [[terminal.say('result'), outcomeText(terminal, game, outcome)]] : []),
    [terminal.say('points'), bySide(view.points)],
    ...Object.entries(view.pools).map(([pool, values]) => [terminal.fact(game, pool), bySide(values)]),
    ...Object.entries(view.extra).flatMap(([name, value]) => factRows(terminal, game, name, value)),
    ...view.pending.map((matter) => [terminal.say('pending'), JSON.stringify(matter)]),
  ];
  return table(rows);
}

/** Who has won. */
export const outcomeText = (terminal: Terminal, game: Wargame, { winner }: Pick<Outcome, 'winner'>): string =>
  winner === undefined ? terminal.say('draw') : terminal.say('won-by', { side: terminal.word(game, 'side', winner) });

/** Rows for a field of `extra`; none for one that is false or empty. */
function factRows(terminal: Terminal, game: Wargame, id: string, value: unknown): string[][] {
  const name = terminal.fact(game, id);
  if (value === true) return [[name, terminal.say('yes')]];
  if (typeof value === 'number' || typeof value === 'string') return [[name, terminal.value(game, id, value)]];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return wrapped(
      name,
      value.map((item) => terminal.item(game, id, item)),
    );
  const entries = Object.entries(value);
  const parts = entries.filter(([key]) => terminal.isNamed(game, `${id}.${key}`));
  if (parts.length > 0) return parts.flatMap(([key, part]) => partRows(terminal, game, `${id}.${key}`, part));
  if (entries.every(([, list]) => Array.isArray(list) || typeof list === 'number'))
    return entries.flatMap(([key, list]) => keyedRows(terminal, `${name}: ${terminal.word(game, 'side', key)}`, list));
  return ownedRows(terminal, game, name, entries);
}

/** A named part of a field; a dash for one that there is not. */
const partRows = (terminal: Terminal, game: Wargame, id: string, part: unknown): string[][] =>
  part === null ? [[terminal.fact(game, id), terminal.say('nothing')]] : factRows(terminal, game, id, part);

/** A number or a list under a heading of its own. */
const keyedRows = (terminal: Terminal, heading: string, list: unknown): string[][] =>
  Array.isArray(list)
    ? wrapped(heading, list.length > 0 ? list.map(plain) : [terminal.say('nothing')])
    : [[heading, plain(list)]];

/** A map from item to side as one row per side; items of nobody stand under the name alone. */
function ownedRows(
  terminal: Terminal,
  game: Wargame,
  name: string,
  entries: readonly (readonly [string, unknown])[],
): string[][] {
  const owners = [...new Set(entries.map(([, owner]) => plain(owner)))].toSorted();
  return owners.flatMap((owner) => {
    const held = entries.flatMap(([key, each]) => (plain(each) === owner ? [key] : [])).toSorted();
    return wrapped(owner === 'null' ? name : `${name}: ${terminal.word(game, 'side', owner)}`, held);
  });
}

const WIDTH = 90;

/** A heading and a list, wrapped into several rows. */
function wrapped(heading: string, items: readonly string[]): string[][] {
  const rows: string[][] = [];
  let line = '';
  for (const [i, item] of items.entries()) {
    const piece = i < items.length - 1 ? `${item},` : item;
    if (line && line.length + piece.length >= WIDTH) {
      rows.push([rows.length === 0 ? heading : '', line]);
      line = piece;
    } else line = line ? `${line} ${piece}` : piece;
  }
  return line ? [...rows, [rows.length === 0 ? heading : '', line]] : rows;
}

const AWAY: readonly Exclude<Whereabouts, 'map' | 'area'>[] = [
  'waiting',
  'unformed',
  'replaced',
  'exited',
  'removed',
  'eliminated',
];

function blocksOf(terminal: Terminal, game: Wargame, units: readonly UnitView[]): string {
  const onMap = units.filter(({ where }) => where === 'map');
  const hexes = [...new Set(onMap.map(({ hex }) => hex ?? ''))].toSorted();
  const rows = hexes.flatMap((hex) =>
    listed(
      terminal,
      game,
      hex,
      onMap.filter((unit) => unit.hex === hex),
    ),
  );
  const beside = units.filter(({ where }) => where === 'area');
  const areas = [...new Set(beside.map(({ area = '' }) => area))].toSorted().flatMap((area) => {
    const heading = `${terminal.say('where-area')}, ${area}`;
    const here = beside.filter((unit) => unit.area === area);
    return listed(terminal, game, heading, here);
  });
  const away = AWAY.flatMap((where) =>
    awayRows(
      terminal,
      game,
      where,
      units.filter((unit) => unit.where === where),
    ),
  );
  return [table(rows, 2), table([...areas, ...away], 2)].filter((part) => part !== '').join('\n');
}

/** Units off the map; those still to come by turn. */
function awayRows(
  terminal: Terminal,
  game: Wargame,
  where: (typeof AWAY)[number],
  units: readonly UnitView[],
): string[][] {
  const name = terminal.say(`where-${where}`);
  const turns = [...new Set(units.map(({ due }) => due ?? Number.POSITIVE_INFINITY))].toSorted((a, b) => a - b);
  return turns.flatMap((turn) => {
    const dated = where === 'waiting' && Number.isFinite(turn);
    const heading = dated ? `${name}, ${terminal.say('due-at', { turn })}` : name;
    return listed(
      terminal,
      game,
      heading,
      units.filter(({ due }) => (due ?? Number.POSITIVE_INFINITY) === turn),
    );
  });
}

const listed = (terminal: Terminal, game: Wargame, heading: string, units: readonly UnitView[]): string[][] =>
  wrapped(
    heading,
    units.map((unit) => described(terminal, game, unit)),
  );

function described(terminal: Terminal, game: Wargame, { id, steps, marks, where }: UnitView): string {
  const notes = [
    ...((where === 'map' || where === 'area') && steps !== null ? [String(steps)] : []),
    ...marks.map((mark) => terminal.word(game, 'mark', mark)),
  ];
  return notes.length > 0 ? `${id} (${notes.join(', ')})` : id;
}
