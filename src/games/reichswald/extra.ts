import { boardOf, nameOf, sideName, type Position } from '../../engagement/position.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { RefusalCode } from '../../engagement/codes.ts';
import { refuse } from './codes.ts';
import { hexAt } from '../../hex/grid.ts';
import { PUT_OFF } from './rules/07-losses.ts';

/** Position matters of this game that stand in `extra` of a set-up and of `show`. */
export function extra(p: Position): Record<string, unknown> {
  const holders = p.board.scored.map((hex, slot) => [nameOf(p, hex), sideName(p, p.s.holders[slot] as number)]);
  return {
    holders: Object.fromEntries(holders) as unknown,
    bombed: p.s.barred.map((hex) => nameOf(p, hex)),
    flooded: p.s.own['flooded'] === 1,
    bailey: p.s.own['bailey'] === 1,
    attacked: p.s.attacked.map((hex) => nameOf(p, hex)),
    points: numbersOf(p, { allied: 'bonusAllied', german: 'bonusGerman' }),
    triggered: numbersOf(p, { wessex: 'wessex', panzers: 'panzers', canadians: 'canadians' }),
    postponed: Object.keys(p.s.own)
      .filter((key) => key.startsWith(PUT_OFF))
      .map((key) => key.slice(PUT_OFF.length))
      .sort(),
    withdrawn: numbersOf(p, { brigade: 'brigadeOut', amphibian: 'amphibianOut' }),
  };
}

/** Numbers of this game's own by public names; those that are nothing are left out. */
function numbersOf(p: Position, names: Readonly<Record<string, string>>): Record<string, number> {
  const known = Object.entries(names).map(([name, field]) => [name, p.s.own[field] ?? 0] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== 0));
}

type Problem = { at: string; refusal: Refusal };

const problem = (at: string, code: RefusalCode, args: Record<string, string> = {}): Problem => ({
  at,
  refusal: refuse('contract', code, { args }),
});

/** Turns from which the map is flooded in any case and the Bailey bridge stands (9.0, 4.3). */
const LAST_FLOOD = 12;
const BAILEY = 20;

/** What the turn has already brought on the printed map, unless the set-up says otherwise. Reads `holders`, `points`, `bombed`, `flooded` and `bailey`; says what is wrong and where. */
export function readExtra(p: Position, given: Readonly<Record<string, unknown>>): Problem[] {
  const problems = phaseProblems(p);
  if (p.s.map?.base !== 'blank') {
    p.s.own['flooded'] = p.s.turn >= LAST_FLOOD ? 1 : 0;
    p.s.own['bailey'] = p.s.turn >= BAILEY ? 1 : 0;
  }
  for (const [field, value] of Object.entries(given)) {
    const at = `extra.${field}`;
    if (field === 'holders') readHolders(p, value, problems);
    else if (field === 'points') readPoints(p, value, problems);
    else if (field === 'bombed') p.s.barred = readHexes(p, value, at, problems);
    else if (field === 'attacked') p.s.attacked = readHexes(p, value, at, problems);
    else if ((field === 'flooded' || field === 'bailey') && typeof value === 'boolean') p.s.own[field] = value ? 1 : 0;
    else problems.push(problem(at, 'no-such-field', { field }));
  }
  p.board = boardOf(p.rules, p.s);
  return problems;
}

/** RW-3.0-b: the last turn alone has the final movement. */
function phaseProblems(p: Position): Problem[] {
  const { phase, turn } = p.s;
  const has = phase !== 'final-movement' || p.rules.scenarios.some(({ lastTurn }) => lastTurn === turn);
  return has ? [] : [problem('phase', 'no-such-phase', { phase })];
}

/** Hexes by number, or all hexes of a place by its id. */
function readHexes(p: Position, value: unknown, at: string, problems: Problem[]): number[] {
  const list: number[] = [];
  if (!Array.isArray(value)) problems.push(problem(at, 'no-such-field', { field: at.replace('extra.', '') }));
  for (const name of Array.isArray(value) ? (value as unknown[]) : []) {
    const hex = typeof name === 'string' ? hexAt(p.board.grid, name) : undefined;
    const place = p.board.places.get(String(name));
    if (hex === undefined && !place) problems.push(problem(at, 'no-such-hex', { hex: String(name) }));
    else list.push(...(place ?? [hex as number]));
  }
  return list;
}

function readHolders(p: Position, value: unknown, problems: Problem[]): void {
  for (const [name, side] of entries(value, 'extra.holders', problems)) {
    const hex = hexAt(p.board.grid, name);
    const slot = hex === undefined ? -1 : (p.board.slot[hex] as number);
    const holder = p.rules.sides.indexOf(side as string);
    if (slot < 0) problems.push(problem(`extra.holders.${name}`, 'no-such-hex', { hex: name }));
    else if (holder < 0) problems.push(problem(`extra.holders.${name}`, 'no-such-side', { side: String(side) }));
    else p.s.holders = p.s.holders.with(slot, holder);
  }
}

/** Points scored before this position, on top of what it is worth itself. */
function readPoints(p: Position, value: unknown, problems: Problem[]): void {
  for (const [side, points] of entries(value, 'extra.points', problems)) {
    const at = `extra.points.${side}`;
    if (!p.rules.sides.includes(side)) problems.push(problem(at, 'no-such-side', { side }));
    else if (!Number.isInteger(points) || Math.abs(points as number) > 9999)
      problems.push(problem(at, 'no-such-amount'));
    else p.s.own[side === 'allied' ? 'bonusAllied' : 'bonusGerman'] = points as number;
  }
}

function entries(value: unknown, at: string, problems: Problem[]): [string, unknown][] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return Object.entries(value);
  problems.push(problem(at, 'no-such-field', { field: at.replace('extra.', '') }));
  return [];
}
