import { airIn, holderAt } from '../position/fields.ts';
import type { Asks, TableView } from '../../wargame/wargame.ts';
import {
  copyOf,
  idOf,
  isCombat,
  isMovement,
  marked,
  nameOf,
  phasing,
  sideName,
  zoneOf,
  type Position,
} from '../position/position.ts';
import { blownBridges } from '../position/bridges.ts';
import { decisionOf, diceDue, topOf } from '../play/decide.ts';
import { FIRED, MOVED } from '../position/state.ts';

/** What a table shows besides the position; `p` is the position as a side knows it. */
export function tableViewOf(p: Position): TableView {
  const { s, rules, board } = p;
  const asks = asksOf(p);
  return {
    asks,
    phases: phasesOf(p),
    zones: Object.fromEntries(rules.about.sides.map((side, i) => [side, zoneNames(p, i)])),
    objectives: Object.fromEntries(board.scored.map((hex) => [nameOf(p, hex), sideName(p, holderAt(p, hex))])),
    closed: s.barred.map((hex) => nameOf(p, hex)),
    ruined: s.ruined.map((hex) => nameOf(p, hex)),
    down: blownBridges(p),
    done: asks === 'choose' || asks === 'dice' || asks === 'over' ? {} : doneBy(p),
    urges: s.over || s.frames.length > 0 ? [] : (rules.sequence.urges?.(p) ?? []),
    expiring: s.over || !isCombat(p) ? {} : airLeft(p),
  };
}

function asksOf(p: Position): Asks {
  if (p.s.over) return 'over';
  if (diceDue(p.s)) return 'dice';
  const top = topOf(p.s);
  if (top)
    return top.kind === 'move' || top.kind === 'flight' ? 'moving' : top.kind === 'combat' ? 'declare' : 'choose';
  return isMovement(p) ? 'move' : 'fight';
}

/** From the first phase of the turn until the next turn or the end of the game. */
function phasesOf(now: Position): string[] {
  const p = copyOf(now);
  const { firstPhase, nextPhase } = now.rules.sequence;
  const found = [firstPhase(p.s.turn)];
  for (;;) {
    p.s.phase = found.at(-1) as string;
    const next = nextPhase(p);
    if (next === 'over' || next === firstPhase(p.s.turn + 1)) return found;
    found.push(next);
  }
}

const zoneNames = (p: Position, side: number): string[] =>
  p.board.grid.names.filter((_, hex) => zoneOf(p, side)[hex] !== 0);

function doneBy(p: Position): Record<string, string> {
  const [mark, name] = isMovement(p) ? ([MOVED, 'moved'] as const) : ([FIRED, 'fired'] as const);
  const side = decisionOf(p).actor(p, topOf(p.s));
  const units = p.rules.units.filter((unit) => unit.side === side && marked(p, unit.index, mark));
  return Object.fromEntries(units.map(({ index }) => [idOf(p, index), name]));
}

function airLeft(p: Position): Record<string, number> {
  const side = phasing(p);
  const left = p.rules.air.pools.map((pool, i) => [pool, airIn(p, i)] as const);
  const spent = left.filter(([pool, points]) => pool.side === side && pool.attack && points > 0);
  return Object.fromEntries(spent.map(([{ id }, points]) => [id, points]));
}
