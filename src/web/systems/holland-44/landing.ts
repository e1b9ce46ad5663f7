import { distance, hexAt } from '../../../hex/grid.ts';
import type { Modifier, Refusal } from '../../../kernel/game.ts';
import type { ResultChance, UnitView } from '../../../wargame/wargame.ts';
import type { ShownPosition } from '../../state/position.svelte.ts';
import type { Table } from '../../state/table.svelte.ts';
import { isLanding, landingAdvice, landingsIn, sumOf, type Landing, type LandingAdvice } from './suggestion.ts';

/** A hex where units of a group may come down. */
export interface LandingHex {
  hex: string;
  /** Steps that have landed there in this phase. */
  landed: number;
  /** What is added to the die there. */
  die: readonly Modifier[];
  /** How the die may turn out there; undefined where nobody can land now, or none is thrown. */
  chances: readonly ResultChance[] | undefined;
  /** Somebody of the group may land there now. */
  open: boolean;
}

/** Units that wait for the same drop hexes and may land now. */
export interface LandingGroup {
  /** The feature of the drop hexes, e.g. `drop:N`. */
  code: string;
  units: readonly UnitView[];
  /** Where each would best land if only this group did. */
  suggested: readonly Landing[];
  /** Its drop hexes, those of the suggestion, and a few more with the best dice. */
  hexes: readonly LandingHex[];
  /** Hexes that are open besides. */
  others: number;
}

/** Units that wait for the same reason. */
export interface LandingDelay {
  units: readonly UnitView[];
  /** Why not now; `by-itself`: they come to a supply head, and nobody is asked. */
  why: Refusal | 'by-itself' | 'not-due';
  due: number;
}

/** What comes from the air for one formation. */
export interface LandingDivision {
  formation: string;
  groups: readonly LandingGroup[];
  delays: readonly LandingDelay[];
  /** Units that have landed in this phase. */
  landed: number;
}

/** The landing phase as its player plans it. */
export interface LandingPlan {
  divisions: readonly LandingDivision[];
  /** All that may land now. */
  able: readonly string[];
  landed: number;
  /** Landing points left; undefined on a turn that needs none. */
  points: number | undefined;
  /** Steps that may land in a hex. */
  most: number;
  /** After the next landing nobody else can land: the dice follow. */
  isLast: boolean;
  /** Where these units would best land if only they did. */
  suggest: LandingAdvice['suggest'];
}

/** More hexes than this are not listed one by one. */
const FEW = 5;

/** Is it asked who lands where? */
export const landsNow = ({ decision, legal }: ShownPosition): boolean => decision === 'choose' && legal.some(isLanding);

export function landingPlan(table: Table): LandingPlan {
  const { seat } = table;
  const { legal, prompt, view } = table.position;
  const advice = landingAdvice(seat.game, seat.state, legal);
  const landings = legal.filter(isLanding);
  const landed = view.pending.at(-1)?.units ?? [];
  const divisions = divisionsOf(table, advice, landings, new Set(landed));
  return {
    divisions: [...divisions].sort((a, b) => Number(a.groups.length === 0) - Number(b.groups.length === 0)),
    able: [...new Set(landings.map(({ unit }) => unit))],
    landed: landed.length,
    points: legal.some(({ type }) => type === 'end') ? Number(prompt.args?.['points'] ?? 0) : undefined,
    most: Number(prompt.args?.['steps'] ?? 0),
    isLast: isLast(table, landings[0]),
    suggest: advice.suggest,
  };
}

function divisionsOf(
  table: Table,
  advice: LandingAdvice,
  landings: readonly Landing[],
  landed: ReadonlySet<string>,
): LandingDivision[] {
  const { counters } = table;
  const { view } = table.position;
  const able = new Set(landings.map(({ unit }) => unit));
  const here = view.units.filter(({ id }) => landed.has(id));
  const waiting = view.units.filter(({ where, entry = '' }) => where === 'waiting' && comesDown(entry));
  const divisionOf = ({ id }: UnitView): string => counters.get(id)?.formation ?? '';
  return [...new Set([...waiting, ...here].map(divisionOf))].map((formation) => {
    const own = waiting.filter((unit) => divisionOf(unit) === formation);
    const ready = own.filter(({ id }) => able.has(id));
    return {
      formation,
      groups: groupsOf(table, advice, ready, landings, stepsIn(here)),
      delays: delaysOf(
        table,
        own.filter((unit) => !ready.includes(unit)),
      ),
      landed: here.filter((unit) => divisionOf(unit) === formation).length,
    };
  });
}

/** Steps of these units by hex. */
function stepsIn(units: readonly UnitView[]): Map<string, number> {
  const steps = new Map<string, number>();
  for (const { hex, steps: more } of units) if (hex !== null) steps.set(hex, (steps.get(hex) ?? 0) + (more ?? 0));
  return steps;
}

/** All who may land: after a unit those of its group, then the others. */
export function landingLine(table: Table, unit: string | undefined): readonly string[] | undefined {
  if (!landsNow(table.position)) return undefined;
  const entries = new Map(table.position.view.units.map(({ id, entry }) => [id, entry]));
  const isOfGroup = (id: string): boolean => entries.get(id) === entries.get(unit ?? '');
  const line = [...table.choosing.choosers];
  return [...line.filter(isOfGroup), ...line.filter((id) => !isOfGroup(id))];
}

/** Does it come from the air: to a drop hex, or to a supply head? */
const comesDown = (entry: string): boolean => entry.startsWith('drop:') || entry === 'supply-head';

function isLast({ seat: { game, state } }: Table, landing: Landing | undefined): boolean {
  if (!landing) return false;
  const by = game.toAct(state);
  const played = game.play(state, { ...landing, by });
  return played.ok && landingsIn(game, played.value.state).length === 0;
}

function groupsOf(
  table: Table,
  { dieOf, suggest }: LandingAdvice,
  units: readonly UnitView[],
  landings: readonly Landing[],
  landed: ReadonlyMap<string, number>,
): LandingGroup[] {
  const dieIn = (landing: Landing | undefined): readonly Modifier[] => (landing ? dieOf(landing) : []);
  const codes = [...new Set(units.map(({ entry = '' }) => entry))].sort();
  return codes.map((code) => {
    const members = units.filter(({ entry }) => entry === code);
    const ids = members.map(({ id }) => id);
    const suggested = suggest(ids);
    const open = new Map(landings.flatMap((one) => (ids.includes(one.unit) ? [[one.to, one] as const] : [])));
    const dropHexes = hexesWith(table.position, code);
    const listed = new Set([...dropHexes, ...suggested.map(({ to }) => to)]);
    for (const hex of easiestOf(table, dieOf, open, dropHexes)) if (listed.size < FEW) listed.add(hex);
    return {
      code,
      units: members,
      suggested,
      hexes: [...listed].map((hex) => ({
        hex,
        landed: landed.get(hex) ?? 0,
        die: dieIn(open.get(hex)),
        chances: chancesOf(table, open.get(hex)),
        open: open.has(hex),
      })),
      others: [...open.keys()].filter((hex) => !listed.has(hex)).length,
    };
  });
}

function chancesOf({ seat: { game, state } }: Table, landing: Landing | undefined): LandingHex['chances'] {
  return landing && game.aids?.rollAhead?.(state, { ...landing, by: game.toAct(state) });
}

/** Hexes with the best die first, of them those that are nearest to the drop hexes. */
function easiestOf(
  { grid }: Table,
  dieOf: LandingAdvice['dieOf'],
  open: ReadonlyMap<string, Landing>,
  dropHexes: readonly string[],
): string[] {
  const aims = dropHexes.map((hex) => hexAt(grid, hex) ?? 0);
  const far = (hex: string): number => Math.min(...aims.map((aim) => distance(grid, aim, hexAt(grid, hex) ?? 0)));
  const ranked = [...open].map(([hex, landing]) => ({ hex, die: sumOf(dieOf(landing)), far: far(hex) }));
  return ranked.sort((a, b) => a.die - b.die || a.far - b.far).map(({ hex }) => hex);
}

const hexesWith = ({ map }: ShownPosition, feature: string): string[] =>
  Object.entries(map.hexes).flatMap(([hex, { features = [] }]) => (features.includes(feature) ? [hex] : []));

/** Units that do not land now, those for the same reason together. */
function delaysOf(table: Table, units: readonly UnitView[]): LandingDelay[] {
  const delays = new Map<string, LandingDelay & { units: UnitView[] }>();
  for (const unit of units) {
    const due = unit.due ?? 0;
    const why = whyNotNow(table, unit, due);
    const key = `${typeof why === 'string' ? why : why.code} ${due}`;
    const same = delays.get(key);
    if (same) same.units.push(unit);
    else delays.set(key, { units: [unit], why, due });
  }
  return [...delays.values()].sort((a, b) => a.due - b.due);
}

function whyNotNow(table: Table, { id, entry = '' }: UnitView, due: number): LandingDelay['why'] {
  const { game, state } = table.seat;
  if (entry === 'supply-head') return 'by-itself';
  if (due > table.position.view.turn) return 'not-due';
  const to = hexesWith(table.position, entry)[0] ?? Object.keys(table.position.map.hexes)[0] ?? '';
  return game.refusal(state, { by: table.position.view.toAct, type: 'land', unit: id, to }) ?? 'not-due';
}
