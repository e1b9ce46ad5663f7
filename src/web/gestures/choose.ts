import type { Order } from '../../seat/seat.ts';
import { isHex, thingOf, type Choice } from '../state/decision.ts';
import type { Table } from '../state/table.svelte.ts';

/** A click on a hex while something is chosen: who or what goes there. */
export function pickChoice(table: Table, hex: string): void {
  const here = table.choosing.choices.filter(({ hexes }) => hexes.includes(hex));
  if (here.length > 0 && table.choosing.settingUp && table.choosing.chooser === undefined) return askFor(table, hex);
  const goals = here.filter(({ order }) => order['to'] === hex);
  const own =
    goals.find(({ unit }) => unit === table.choosing.chooser) ?? (table.choosing.settingUp ? undefined : goals[0]);
  const { units } = table.selection;
  if (own && table.choosing.settingUp && units.length > 1) return void placeTogether(table, units, hex);
  if (own) return void choose(table, own, hex);
  if (here.length === 1 && here[0] && !table.choosing.settingUp) return void choose(table, here[0], hex);
  if (here.length > 1 && !table.choosing.settingUp) return;
  const there = table.units.ownIn(hex);
  const walker = table.choosing.choices.find(({ unit }) => there.some(({ id }) => id === unit));
  if (walker?.unit) table.selection.units = [walker.unit];
  else whyNotChosen(table, hex);
}

/** Who goes to this hex is chosen next; a second click asks for nobody there. */
function askFor(table: Table, hex: string): void {
  table.selection.armed = table.selection.armed === hex ? undefined : hex;
}

/** Several units that have been taken up are set up in one hex, as far as they have room; the others stay taken up. */
async function placeTogether(table: Table, units: readonly string[], hex: string): Promise<void> {
  const left: string[] = [];
  for (const unit of units) {
    const choice = table.choosing.choices.find((one) => one.unit === unit && one.order['to'] === hex);
    if (!choice || !(await table.perform([choice.order]))) left.push(unit);
  }
  if (table.position.decision !== 'choose') return;
  table.selection.units = left.filter((id) => table.choosing.choosers.has(id));
  if (table.selection.units.length > 0) whyNotChosen(table, hex);
}

/** Makes a choice; one that costs points is asked for twice. At a set-up the next unit is taken up, or the hex asked about stays so. */
export async function choose(table: Table, { order, unit }: Choice, hex?: string): Promise<void> {
  const { armed } = table.selection;
  const { chooser, settingUp } = table.choosing;
  const price = hex === undefined ? undefined : table.choosing.open.hexes.get(hex)?.price;
  if (hex !== undefined && price !== undefined && armed !== hex) {
    table.selection.armed = hex;
    return table.selection.tell('choice-armed', { hex, points: price });
  }
  const line = table.parts.lineOf?.(table, unit) ?? [...table.choosing.choosers];
  if (!(await table.perform([order])) || !settingUp || unit === undefined) return;
  // Somebody else has been taken up meanwhile.
  if (table.selection.units.length > 0) return;
  if (chooser === undefined && armed !== undefined && table.choosing.open.hexes.has(armed))
    table.selection.armed = armed;
  else if (chooser !== undefined) table.selection.units = nextIn(line, unit, table.choosing.choosers);
}

/** The next of a line of units after this one that still has a choice. */
function nextIn(line: readonly string[], unit: string, choosers: ReadonlySet<string>): string[] {
  const at = line.indexOf(unit);
  return [...line.slice(at + 1), ...line.slice(0, at)].filter((id) => choosers.has(id)).slice(0, 1);
}

/** Asks the game about the choice that the click would have been. */
function whyNotChosen(table: Table, hex: string): void {
  const { game, state } = table.seat;
  const asked = asksFor(table, hex);
  const refusal = asked && game.refusal(state, { by: table.position.view.toAct, ...asked });
  if (refusal) table.selection.notice = { refusal: { ...refusal, hex: refusal.hex ?? hex } };
  else table.selection.tell('nothing-here', { hex });
}

/** A choice that is open, made for this hex instead. */
function asksFor(table: Table, hex: string): Order | undefined {
  const { choices, chooser, thing } = table.choosing;
  const { map } = table.position;
  const fieldOf = ({ order }: Choice): string | undefined =>
    Object.keys(order).find((field) => isHex(map, String(order[field])));
  const goals = choices.filter((choice) => fieldOf(choice) !== undefined);
  const goal = goals.find((choice) => thingOf(choice) === thing) ?? goals[0];
  if (goal && !hasUnit(goal)) return { ...goal.order, [fieldOf(goal) ?? 'to']: hex };
  if (goal) return chooser === undefined ? undefined : { ...goal.order, unit: chooser, to: hex };
  const there = table.units.ownIn(hex)[0]?.id;
  const about = choices.find(hasUnit);
  return about && there !== undefined ? { ...about.order, unit: there } : undefined;
}

const hasUnit = ({ unit }: Choice): boolean => unit !== undefined;

/** Takes the only choice of a unit, or takes the unit up where it has several. */
export function chooseUnit(table: Table, id: string): void {
  const [only, another] = table.choosing.choices.filter(({ unit }) => unit === id);
  if (only && !another) void choose(table, only);
  else if (only) table.selection.units = [id];
}
