import { stepsOf } from '../../../engagement/position/fields.ts';
import { engaged, hexOf, idOf, marked, onMap, type Position } from '../../../engagement/position/position.ts';
import type { Unit } from '../../../engagement/position/rules.ts';
import { columnOf, neighboursOf } from '../../../hex/grid.ts';
import { CONTACT, MOVED, REMOVED } from '../../../engagement/position/state.ts';
import { FLED } from '../marks.ts';
import { say } from '../codes.ts';
import { UNITS } from '../units.ts';

/** Formations that recover losses: infantry divisions and armoured brigades (7.0). */
const FORMATIONS = ['15', '51', '53', '43', '52', '2 Cdn', '3 Cdn', '6 Gds Armd Bde', '8 Armd Bde', '34 Tank Bde'];

/** RW-7.0-d, RW-7.0-e, RW-7.0-h, RW-7.0-i: at the end of the turn each formation turns one counter back, from its second loss on. */
export function recover(p: Position): void {
  for (const formation of FORMATIONS) {
    const units = membersOf(formation);
    if (!putOff(p, formation) && losses(p, units) >= 2) offer(p, westernmost(p, able(p, units)));
  }
  if (!putOff(p, '79 Armd')) offer(p, able(p, membersOf('79 Armd')));
}

const able = (p: Position, units: readonly Unit[]): Unit[] => units.filter((unit) => mayRecover(p, unit));

const membersOf = (formation: string): Unit[] => UNITS.filter((unit) => unit.formation === formation);

/** Start of the entry of `State.own` of a formation whose recovery is put off. */
export const PUT_OFF = 'put off ';

/** RW-7.0-j: puts recovery off when all units of the formation are engaged, until all of them are disengaged, whatever it has lost (RUL-RW-54). True while it is put off. */
function putOff(p: Position, formation: string): boolean {
  const present = membersOf(formation).filter(({ index }) => onMap(p, index));
  const key = PUT_OFF + formation;
  if (present.length > 0 && present.every(({ index }) => engaged(p, index))) p.s.own[key] = 1;
  else if (!present.some(({ index }) => engaged(p, index))) delete p.s.own[key];
  return p.s.own[key] === 1;
}

/** Steps the formation has lost: recovery begins with the second (7.0). */
const losses = (p: Position, units: readonly Unit[]): number =>
  units.reduce((sum, { index }) => sum + (hexOf(p, index) === REMOVED ? 0 : 2 - stepsOf(p, index)), 0);

/** RW-7.0-c: reduced, on dry land, and neither moved nor engaged this turn, an advance at its end included (RUL-RW-17). */
function mayRecover(p: Position, { index: u }: Unit): boolean {
  if (!onMap(p, u) || p.s.steps[u] !== 1 || engaged(p, u)) return false;
  return !marked(p, u, MOVED) && !marked(p, u, CONTACT) && !marked(p, u, FLED) && !isolated(p, hexOf(p, u));
}

/** In the water, or in a village with water all around (7.0, 9.0). RW-7.0-g, RW-9.0-c */
function isolated(p: Position, hex: number): boolean {
  if (p.board.terrain[hex] === 'inundation') return true;
  if (p.board.terrain[hex] !== 'village') return false;
  return neighboursOf(p.board.grid, hex).every((at) => p.board.terrain[at] === 'inundation');
}

/** RW-7.0-f: equals are the owner's choice. */
function westernmost(p: Position, units: readonly Unit[]): Unit[] {
  const column = ({ index }: Unit): number => columnOf(p.board.grid, hexOf(p, index));
  const least = Math.min(...units.map(column));
  return units.filter((unit) => column(unit) === least);
}

function offer(p: Position, units: readonly Unit[]): void {
  const options = units.map((unit) => unit.index);
  const [first, second] = options;
  if (first === undefined) return;
  if (second === undefined) return turnBack(p, first);
  say(p, 'recovery-due', { units: options.map((u) => idOf(p, u)) });
  p.s.frames.push({ kind: 'choice', why: 'recover', side: 0, options, chosen: [], left: 1 });
}

export function turnBack(p: Position, u: number): void {
  p.s.steps = p.s.steps.with(u, 2);
  say(p, 'recovered', { unit: idOf(p, u) });
}
