import type {
  AdvanceFrame,
  CombatFrame,
  DisplaceFrame,
  MoveFrame,
  RetreatFrame,
  State,
} from '../../../src/engagement/state.ts';
import { BRIDGES, CAMPS, around, placeOf, sideOf, terrainOf } from './board.ts';
import {
  attackersOf,
  combatOf,
  dominates,
  gunsFor,
  isIsolated,
  isObliged,
  owing,
  wantOf,
  type Combat,
} from './combat.ts';
import { mayExit, mayRest, stepsOf } from './moves.ts';
import { hexNamed, inZone, isEngaged, isEnemyIn, isWet, type Board, type Piece } from './position.ts';
import { bears, makesRoom, retreats } from './surround.ts';

/** What the recount has to remember from earlier actions. */
export interface Memory {
  /** Units that lost a step to the result of the last combat. */
  hit: ReadonlySet<string>;
  /** Bridges tried in this turn, and those in both ends of which Allied units have been. */
  tried: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  /** The last combat. */
  combat: { hex: string; attackers: readonly string[] };
}

const words = (type: string, pieces: readonly Piece[]): string[] => pieces.map(({ id }) => `${type} ${id}`);
const range = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Everything that the side to act may do by the rulebook, as text: `step 0917`, `retreat G-Sec 1204`. */
export function choices(board: Board, state: State, memory: Memory): string[] {
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case undefined:
      return board.phase.endsWith('-combat') ? combatPhase(board) : movementPhase(board, memory);
    case 'own':
      return places(board);
    case 'move':
      return moving(board, frame);
    case 'combat':
      return frame.stage === 'answer' ? answers(board, combatOf(board, frame)) : declaring(board, frame);
    case 'loss':
      return words(frame.whole ? 'eliminate' : 'loss', losers(board, frame.side, memory));
    case 'exchange':
      return exchanging(board, frame.stage === 'defender', frame.side, memory, frame.value);
    case 'retreat':
      return retreating(board, frame, memory);
    case 'displace':
      return displacing(board, frame);
    case 'advance':
      return advancing(board, frame, memory);
    default:
      return [];
  }
}

/** 11.1.1: XXX Corps anywhere south of its line. */
const places = (board: Board): string[] =>
  board.pieces
    .filter(({ corps, place }) => corps && place === 'waiting')
    .flatMap(({ id }) => CAMPS.filter((hex) => board.at(hex).length < 3).map((hex) => `place ${id} ${hex}`));

const isArnhemAllied = ({ holders }: Board): boolean => placeOf('arnhem').every((hex) => holders[hex] === 'allied');

/** May the unit begin to move in this phase? */
function mayBegin(board: Board, piece: Piece): boolean {
  if (piece.side !== board.side || piece.moved) return false;
  if (piece.place === 'map') return true;
  if (piece.place !== 'waiting' || piece.due > board.turn) return false;
  return piece.division !== '52' || isArnhemAllied(board);
}

const canMove = (board: Board, piece: Piece): boolean =>
  mayBegin(board, piece) &&
  (stepsOf(board, [piece], true).length > 0 ||
    (piece.hex !== undefined && mayExit(board, [piece], piece.hex, piece.allowance - piece.spent, true)));

/** 4.1.2, 9.0: engaged, unable to attack, in no dominant terrain, able to go (RUL-S-05). */
const mustLeave = (board: Board, piece: Piece): boolean =>
  piece.side === board.side &&
  isEngaged(board, piece) &&
  wantOf(board, piece) >= 3 &&
  !dominates(board, piece) &&
  canMove(board, piece);

/** 4.2.3: the brigade of turn 18 jumps then, if there is room (RUL-MG-13). */
const mustJump = (board: Board, { id, place }: Piece): boolean =>
  board.turn === 18 &&
  board.side === 'allied' &&
  id === 'B-4Para' &&
  place === 'waiting' &&
  (isEnemyIn(board, 'allied', '1403') || board.at('1403').length < 3);

function movementPhase(board: Board, { tried, taken }: Memory): string[] {
  const able = board.pieces.filter((piece) => canMove(board, piece));
  const begun = board.pieces.some(({ side, moved, spent }) => side === 'german' && (moved || spent > 0));
  const bridges = board.side === 'german' && !begun ? BRIDGES : [];
  const blow = bridges.filter((name) => !board.down.has(name) && !tried.has(name) && !taken.has(name));
  const held = board.pieces.some((piece) => mustLeave(board, piece) || mustJump(board, piece));
  return [...words('move', able), ...blow.map((name) => `blow ${name}`), ...(held ? [] : ['end'])];
}

function moving(board: Board, { units, steps }: MoveFrame): string[] {
  const group = units.map((index) => board.pieces[index] as Piece);
  const [lead] = group as [Piece];
  const first = steps === 0;
  const left = lead.allowance - lead.spent;
  const joining =
    first && lead.hex !== undefined
      ? board
          .at(lead.hex)
          .filter((other) => !group.includes(other) && mayBegin(board, other))
          .filter((other) => stepsOf(board, [...group, other], true).length > 0)
      : [];
  return [
    ...stepsOf(board, group, first).map((hex) => `step ${hex}`),
    ...words('join', joining),
    ...(lead.hex !== undefined && mayExit(board, group, lead.hex, left, first) ? ['exit'] : []),
    ...(!first && mayRest(board, group, lead.hex as string) ? ['stop'] : []),
  ];
}

function combatPhase(board: Board): string[] {
  const enemies = [...new Set(board.pieces.flatMap(({ side, hex }) => (side !== board.side && hex ? [hex] : [])))];
  const open = enemies.filter((hex) => !board.attacked.has(hex));
  const bare: Omit<Combat, 'target'> = {
    mode: 'bombard',
    side: board.side,
    attackers: [],
    artillery: [],
    air: 0,
    defensiveArtillery: [],
    defensiveAir: 0,
  };
  const shelled = open.filter(
    (target) =>
      owing(board, target).length === 0 &&
      (board.air[board.side] > 0 || gunsFor(board, { ...bare, target }, false).length > 0),
  );
  const fought = open.filter((target) => attackersOf(board, target).length > 0);
  const owed = board.pieces.some((piece) => piece.hex !== undefined && isObliged(board, piece));
  return [...fought.map((hex) => `attack ${hex}`), ...shelled.map((hex) => `bombard ${hex}`), ...(owed ? [] : ['end'])];
}

function declaring(board: Board, frame: CombatFrame): string[] {
  const combat = combatOf(board, frame);
  const { mode, target, attackers, artillery, air } = combat;
  const guns = mode === 'bombard' && air > 0 ? [] : gunsFor(board, combat, false);
  const most = air > 0 || (mode === 'bombard' && artillery.length > 0) ? 0 : board.air[board.side];
  if (mode === 'bombard') {
    const done = artillery.length > 0 || air > 0 ? ['commit'] : [];
    return [...words('artillery', guns), ...range(most).map((points) => `air ${points}`), ...done];
  }
  const able = attackersOf(board, target).filter((piece) => !attackers.includes(piece));
  const owed = owing(board, target).filter((piece) => !attackers.includes(piece));
  const sharing = able.filter((piece) => air === 0 || !isIsolated(board, piece));
  const bound = [...attackers, ...owed];
  const aided =
    bound.length > 0 ? !bound.some((one) => isIsolated(board, one)) : able.some((one) => !isIsolated(board, one));
  return [
    ...words('attacker', sharing),
    ...words('artillery', guns),
    ...(aided ? range(most).map((points) => `air ${points}`) : []),
    ...(attackers.length > 0 && owed.length === 0 ? ['commit'] : []),
  ];
}

function answers(board: Board, combat: Combat): string[] {
  const side = board.side === 'german' ? 'allied' : 'german';
  const aided = combat.defensiveAir === 0 && !board.at(combat.target).some((piece) => isIsolated(board, piece));
  return [
    ...words('artillery', gunsFor(board, combat, true)),
    ...(aided ? range(board.air[side]).map((points) => `air ${points}`) : []),
    'commit',
  ];
}

const isAttacker = (board: Board, side: number): boolean => (side === 0 ? 'german' : 'allied') === board.side;

/** 5.1.6: one of the units of the side in the combat, as their owner likes. */
const losers = (board: Board, side: number, { combat }: Memory): Piece[] =>
  isAttacker(board, side)
    ? board.pieces.filter(({ id, hex }) => hex !== undefined && combat.attackers.includes(id))
    : [...board.at(combat.hex)];

function exchanging(board: Board, defending: boolean, side: number, memory: Memory, given: number): string[] {
  const done = defending && given > 0 ? ['done'] : [];
  return [...words('eliminate', losers(board, side, memory)), ...done];
}

function retreating(board: Board, { units, driven }: RetreatFrame, { hit }: Memory): string[] {
  const pending = (driven >= 0 ? [driven] : units).map((index) => board.pieces[index] as Piece);
  return pending
    .filter(({ hex }) => hex !== undefined)
    .flatMap((piece) => {
      const ways = retreats(board, piece, hit.has(piece.id), driven >= 0);
      // Who has no way is eliminated before anybody is asked.
      return ways.length > 0 ? ways.map((to) => `retreat ${piece.id} ${to}`) : [`lost ${piece.id}`];
    });
}

const displacing = (board: Board, { hex, passed }: DisplaceFrame): string[] =>
  board
    .at(hexNamed(hex))
    .flatMap((piece) =>
      makesRoom(board, piece, hexNamed(hex), passed.map(hexNamed)).map((to) => `displace ${piece.id} ${to}`),
    );

/** 5.2: as in moving, armour needs a bridge and firm ground; three to a hex. */
const mayCome = (board: Board, piece: Piece, to: string): boolean =>
  bears(piece, to) &&
  !(piece.armoured && isWet(board, piece.hex as string, to)) &&
  !isEnemyIn(board, piece.side, to) &&
  mayRest(board, [piece], to);

/** 5.2: armour and motorised infantry from open ground into open ground or a town, over no river, and out of no zone (RUL-S-03). */
function onward(board: Board, piece: Piece): string[] {
  const from = piece.hex as string;
  if (!piece.armoured && piece.type !== 'mech_inf') return [];
  if (terrainOf(from) !== 'open' || inZone(board, piece.side, from)) return [];
  return around(from).filter(
    (to) => ['open', 'city'].includes(terrainOf(to)) && !sideOf(from, to).river && mayCome(board, piece, to),
  );
}

function advancing(board: Board, { units, further }: AdvanceFrame, { combat }: Memory): string[] {
  const named = (list: readonly number[]): Piece[] => list.map((index) => board.pieces[index] as Piece);
  const able = named(units).filter(
    (piece) =>
      piece.hex !== undefined && !['artillery', 'antitank'].includes(piece.type) && mayCome(board, piece, combat.hex),
  );
  return [
    ...words('advance', able),
    ...named(further).flatMap((piece) => onward(board, piece).map((to) => `advance-on ${piece.id} ${to}`)),
    'done',
  ];
}
