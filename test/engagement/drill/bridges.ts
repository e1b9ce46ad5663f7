import { blowBridge, hasBridge, mendBridge } from '../../../src/engagement/position/bridges.ts';
import {
  idOf,
  mark,
  onMap,
  hexOf,
  occupant,
  unitOf,
  type Position,
} from '../../../src/engagement/position/position.ts';
import type { OwnAction } from '../../../src/engagement/position/rules.ts';
import { directionTo, hexAt } from '../../../src/hex/grid.ts';
import type { Refusal } from '../../../src/kernel/game.ts';
import type { ActionOf } from '../../../src/wargame/machine/shape.ts';
import { refuse, say } from './codes.ts';
import { BRIDGES } from './map.ts';

/** Fields of the types of action that this game adds. */
export const BLOW_FIELDS = { blow: ['unit', 'bridge'] } as const;

/** Has blown a bridge in this phase. */
export const BUSY = 8;

const AMBER = 0;
const CYAN = 1;
const NAMES = Object.keys(BRIDGES) as (keyof typeof BRIDGES)[];

const isName = (name: string): name is keyof typeof BRIDGES => NAMES.some((known) => known === name);

/** The two hexes of a bridge, and the direction from the first to the second. */
function endsOf({ board: { grid } }: Position, name: keyof typeof BRIDGES): { from: number; to: number; d: number } {
  const [from, to] = BRIDGES[name].map((hex) => hexAt(grid, hex)) as [number, number];
  return { from, to, d: directionTo(grid, from, to) };
}

export function stands(p: Position, name: keyof typeof BRIDGES): boolean {
  const { from, d } = endsOf(p, name);
  return hasBridge(p, from, d);
}

export const blownNames = (p: Position): string[] => NAMES.filter((name) => !stands(p, name));

export function blow(p: Position, name: string): boolean {
  if (!isName(name) || !stands(p, name)) return false;
  const { to, d } = endsOf(p, name);
  // From the southern end: a side has the same number from both.
  blowBridge(p, to, (d + 3) % 6);
  return true;
}

type Blow = ActionOf<typeof BLOW_FIELDS, 'blow'>;

/** Rule 2.6: cyan infantry at one end, no enemy at either. */
function blowRefusal(p: Position, { unit: id, bridge: name }: Blow): Refusal | undefined {
  if (p.s.phase !== 'cyan-moves') return refuse('2.6', 'wrong-phase');
  const u = p.roster.index.get(id) ?? -1;
  if (u < 0) return refuse('2.6', 'no-such-unit');
  const unit = idOf(p, u);
  if (unitOf(p, u).side !== CYAN) return refuse('2.6', 'not-your-unit', { unit });
  if (!unitOf(p, u).infantry) return refuse('2.6', 'not-infantry', { unit });
  if (!isName(name)) return refuse('2.6', 'no-bridge-here');
  if (!stands(p, name)) return refuse('2.6', 'bridge-down');
  const { from, to } = endsOf(p, name);
  if (!onMap(p, u) || (hexOf(p, u) !== from && hexOf(p, u) !== to)) return refuse('2.6', 'not-at-bridge', { unit });
  return [from, to].some((hex) => occupant(p, hex) === AMBER) ? refuse('2.6', 'enemy-at-bridge') : undefined;
}

export const BLOW: OwnAction<undefined, Blow> = {
  legal(p) {
    if (p.s.phase !== 'cyan-moves') return [];
    const all = p.rules.units.flatMap(({ id: unit }) =>
      NAMES.map((bridge): Blow => ({ by: 'cyan', type: 'blow', unit, bridge })),
    );
    return all.filter((action) => !blowRefusal(p, action));
  },
  refusal: (p, _, action) => blowRefusal(p, action),
  play(p, _, { unit, bridge }) {
    blow(p, bridge);
    mark(p, p.roster.index.get(unit) as number, BUSY);
    say(p, 'blown', { bridge });
  },
};

/** Entry of `State.own`: at the end of last turn amber stood at both ends of the blown bridge. */
export const heldKey = (name: string): string => `held ${name}`;

/** Rule 2.6, at the end of a turn. */
export function mend(p: Position): void {
  for (const name of NAMES) {
    const { from, to, d } = endsOf(p, name);
    const key = heldKey(name);
    const held = !stands(p, name) && [from, to].every((hex) => occupant(p, hex) === AMBER);
    if (held && p.s.own[key] === undefined) p.s.own[key] = 1;
    else {
      delete p.s.own[key];
      if (!held) continue;
      mendBridge(p, from, d);
      say(p, 'mended', { bridge: name });
    }
  }
}
