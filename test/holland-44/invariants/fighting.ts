import {
  ALLIED,
  BRIDGE,
  COUNTERS,
  MARK,
  apart,
  areaOf,
  around,
  at,
  framesOf,
  has,
  holds,
  inHex,
  inPlay,
  isPhaseOf,
  MAP,
  nameOf,
  onMap,
  type Piece,
  type Rule,
} from './facts.ts';
import type { CombatFrame, State } from '../../../src/games/holland-44/position/state.ts';

const piecesOf = (units: readonly number[]): Piece[] => units.map((unit) => COUNTERS[unit] as Piece);

const distinct = (units: readonly number[]): boolean => new Set(units).size === units.length;

/** Beside the hex, in an entry area at it, or come down from the air in it. */
function reaches(state: State, one: Piece, { target, mode }: CombatFrame): boolean {
  const area = areaOf(state, one);
  if (area !== undefined) return MAP.edges.some(({ id, hexes }) => id === area && hexes.includes(nameOf(target)));
  const hex = at(state.hex, one);
  return around(target).includes(hex) || (mode === 'landing' && hex === target);
}

/** 17.4: hexes between a gun and its target, an area counting as one hex more than its edge. */
function isInRange(state: State, gun: Piece, target: number): boolean {
  const area = areaOf(state, gun);
  const range = gun.range ?? 0;
  if (area === undefined) return apart(at(state.hex, gun), target) <= range;
  const edge = MAP.edges.find(({ id }) => id === area)?.hexes ?? [];
  return edge.some((name) => apart(hexNumber(name), target) < range);
}

const hexNumber = (name: string): number => hexes.get(name) as number;
const hexes = new Map<string, number>();
for (let hex = 0; nameOf(hex) !== undefined; hex++) hexes.set(nameOf(hex), hex);

/** Combats that have not been rolled for, but those that wait for the hex of an unknown unit to be empty. */
const combats = (state: State): CombatFrame[] => framesOf(state, 'combat').filter(({ stage }) => stage !== 'sure');

/** Frames with units and their side; who has been lost in the fight for the hex of an unknown unit is among the movers until it is over. */
const groups = (state: State) =>
  state.frames.flatMap((frame) =>
    'units' in frame && 'side' in frame && !(frame.kind === 'move' && frame.entering >= 0)
      ? [{ units: frame.units, side: frame.side, kind: frame.kind }]
      : [],
  );

export const FIGHTING_RULES: readonly Rule[] = [
  {
    name: 'the attackers are of one side, none twice, beside the hex, in an area at it or landed in it (9.1, 19.7, 22.6)',
    holds: (state) =>
      combats(state).every(
        (combat) =>
          distinct(combat.attackers) &&
          piecesOf(combat.attackers).every((one) => one.number === combat.side && reaches(state, one, combat)),
      ),
  },
  {
    name: 'the hex that is attacked holds enemies (9.1)',
    holds: (state) =>
      combats(state).every(({ target, side, stage }) => stage === 'before' || holds(state, target, 1 - side)),
  },
  {
    name: 'guns in support are of the side, in range, and have not fired (17.5, 17.6)',
    holds: (state) =>
      combats(state).every(
        ({ artillery, side, target }) =>
          distinct(artillery) &&
          piecesOf(artillery).every(
            (gun) =>
              gun.artillery && gun.number === side && !has(state, gun, MARK.fired) && isInRange(state, gun, target),
          ),
      ),
  },
  {
    name: 'guns and aircraft do not support attacks of the movement phase (25.3.1, 8.7)',
    holds: (state) =>
      combats(state).every(
        ({ mode, artillery, air }) => (mode !== 'assault' && mode !== 'overrun') || (artillery.length === 0 && !air),
      ),
  },
  {
    name: 'only the Allies have aircraft (10.7)',
    holds: (state) => combats(state).every(({ air, side }) => !air || side === ALLIED),
  },
  {
    name: 'units on the move are of the side whose movement phase it is, together, none twice (8.1)',
    holds: (state) =>
      framesOf(state, 'move').every(
        ({ units, side }) =>
          isPhaseOf(state, side) &&
          state.phase.endsWith('-movement') &&
          distinct(units) &&
          new Set(
            piecesOf(units)
              .filter((one) => inPlay(state, one))
              .map((one) => at(state.hex, one)),
          ).size <= 1,
      ),
  },
  {
    name: 'supply heads do not attack (18.2.2)',
    holds: (state) => combats(state).every(({ attackers }) => piecesOf(attackers).every(({ head }) => !head)),
  },
  {
    name: 'who retreats, moves, occupies or may lose a step is of the side that is asked, or whose steps they are, and in play',
    holds: (state) =>
      groups(state).every(
        ({ units, side, kind }) =>
          kind === 'loss' ||
          piecesOf(units).every((one) => one.number === side && (kind === 'advance' || inPlay(state, one))),
      ),
  },
  {
    name: 'steps are lost by units of one hex or one attack, all in play (11.2)',
    holds: (state) =>
      framesOf(state, 'loss').every(
        ({ units }) => distinct(units) && piecesOf(units).every((one) => inPlay(state, one)),
      ),
  },
  {
    name: 'who is chosen to defend stands in the hex that is attacked, an enemy of the attacker, none twice (6.4.2)',
    holds: (state) =>
      [...framesOf(state, 'combat'), ...framesOf(state, 'defend')].every((frame) => {
        const [chosen, hex] =
          frame.kind === 'combat' ? [frame.defenders ?? [], frame.target] : [frame.units, frame.hex];
        const owner = frame.kind === 'combat' ? 1 - frame.side : frame.side;
        const there = inHex(state, hex);
        return distinct(chosen) && piecesOf(chosen).every((one) => one.number === owner && there.includes(one));
      }),
  },
  {
    name: 'defenders are chosen for an attack that waits for them, of its hex, by the other side (6.4.2)',
    holds: ({ frames }) =>
      frames.every((frame, i) => {
        const below = frames[i - 1];
        return (
          frame.kind !== 'defend' ||
          (below?.kind === 'combat' &&
            below.target === frame.hex &&
            below.side !== frame.side &&
            below.mode !== 'overrun' &&
            below.stage === 'support' &&
            below.defenders === undefined)
        );
      }),
  },
  {
    name: 'whether to go on after a bridge was blown is asked before the defenders are chosen (9.3, 6.4.2)',
    holds: (state) =>
      combats(state).every(
        ({ stage, asked, defenders }) =>
          stage !== 'blown' || (defenders === undefined && asked.some((span) => state.bridges[span] === BRIDGE.blown)),
      ),
  },
  {
    name: 'a determined defence is of the hex that is attacked (12.1)',
    holds: (state) =>
      framesOf(state, 'stand').every(({ units, hex, side }) => {
        const there = inHex(state, hex);
        return piecesOf(units).every((one) => one.number === side && (there.includes(one) || !onMap(state, one)));
      }),
  },
  {
    name: 'nobody disengages without the option (27.1)',
    holds: (state) => state.options['disengagement'] === 'on' || framesOf(state, 'leave').length === 0,
  },
  {
    name: 'bridges are decided about in the Allied turn, by the Germans, while they are wired (5.4)',
    holds: (state) =>
      framesOf(state, 'demolition').every(
        ({ spans }) =>
          spans.length > 0 &&
          distinct(spans) &&
          isPhaseOf(state, ALLIED) &&
          spans.every((span) => state.bridges[span] === 0),
      ),
  },
  {
    name: 'dice are due for what is on top, and with faces to fall on',
    holds: ({ frames }) =>
      frames.every(
        (frame, i) => frame.kind !== 'dice' || (i === frames.length - 1 && frame.count >= 1 && (frame.faces ?? 6) >= 1),
      ),
  },
];
