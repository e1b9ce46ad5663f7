import type { BaseAction } from '../../kernel/game.ts';
import type { MapData } from '../../wargame/map.ts';
import type { PositionView } from '../../wargame/wargame.ts';
import type { Move } from '../seat/session.ts';

/** What kind of question is being asked, as far as the page treats them differently. */
export type Decision = 'move' | 'moving' | 'fight' | 'declare' | 'choose' | 'over';

export function decisionOf(view: PositionView): Decision {
  if (view.toAct === 'over') return 'over';
  const kind = view.pending.at(-1)?.kind;
  if (kind === 'move') return 'moving';
  if (kind === 'combat') return 'declare';
  if (kind !== undefined) return 'choose';
  return view.phase.endsWith('-combat') ? 'fight' : 'move';
}

/** A legal action without who takes it. */
export function moveOf(action: BaseAction): Move {
  const { by: _, ...move } = action as BaseAction & Move;
  return move as Move;
}

export interface Choice {
  move: Move;
  unit: string | undefined;
  /** Hexes a click on which means this action. */
  hexes: readonly string[];
}

/** Legal actions as things to click: units and hexes on the map; what has neither becomes a button. */
export function choicesOf(moves: readonly Move[], view: PositionView, map: MapData): Choice[] {
  const at = new Map(view.units.map(({ id, hex }) => [id, hex]));
  return moves.map((move) => {
    const unit = text(move['unit']);
    const to = text(move['to']) ?? text(move['target']);
    const city = text(move['city']);
    const own = unit === undefined ? undefined : at.get(unit);
    const place = map.places.find(({ id }) => id === city)?.hexes;
    const hexes = to === undefined ? (place ?? (own ? [own] : [])) : isHex(to) ? [to] : [];
    return { move, unit, hexes };
  });
}

const text = (value: string | number | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const isHex = (name: string): boolean => /^\d{4}$/.test(name);
