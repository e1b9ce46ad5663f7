import { isInfantry, LEAVING } from './slow/printed.ts';
import { combatChoices, declarations } from './slow/combat.ts';
import { landed, mayExit, mayLand, mayEnd, Search, isConnectedWest } from './slow/finish.ts';
import { initialState, type MovingGroup, type MoveState } from './slow/moves.ts';
import { hexOf, inEnemyZone, nameOf, phasing, unitsIn, type SlowPosition, type SlowUnit } from './slow/position.ts';

export { slowReach } from './slow/finish.ts';
export { slowPosition, type SlowPosition } from './slow/position.ts';

/** Every legal action by the rulebook, as text: `move B-32G`, `step 0406`. */
export function slowActions(pos: SlowPosition): string[] {
  const { pending, phase } = pos;
  if (pending?.kind === 'moving') return movingActions(pos, pending);
  if (pending) return declarations(pos, pending);
  return phase.endsWith('-combat') ? combatChoices(pos) : movementChoices(pos);
}

const name =
  (type: string) =>
  ({ id }: SlowUnit) =>
    `${type} ${id}`;

function movementChoices(pos: SlowPosition): string[] {
  const moving = pos.units.filter((unit) => mayPick(pos, unit));
  const leaving = withdrawable(pos);
  const end = leaving.length > 0 || canHoldWyler(pos) || mustMoveOn(pos, moving) ? [] : ['end'];
  return [...moving.map(name('move')), ...leaving.map(name('withdraw')), ...end];
}

/** Units in inundation next to an enemy must leave (RUL-RW-47), amphibious units cut off from the west edge must return (4.4). */
const mustMoveOn = (pos: SlowPosition, moving: readonly SlowUnit[]): boolean =>
  pos.phase !== 'final-movement' &&
  moving.some(({ hex, side, type }) => {
    if (hex < 0) return false;
    const held = pos.terrain[hex] === 'inundation' && inEnemyZone(pos, hex, side);
    return held || (type === 'amphib' && !isConnectedWest(pos, hex));
  });

/** May the unit move, apart from the terrain around it (4.0, 4.1.1, 4.2, 11.1.5)? */
function mayStart(pos: SlowPosition, unit: SlowUnit): boolean {
  if (unit.side !== phasing(pos) || unit.moved || pos.bombed.includes(unit.hex)) return false;
  if (unit.hex < 0 && unit.due > pos.turn) return false;
  if (pos.phase !== 'allied-movement') return true;
  if (pos.turn === 8 && (unit.id === 'C-9/3' || (unit.id === 'C-5/2' && unit.hex === hexOf('0405')))) return false;
  return unit.hex < 0 || !LEAVING[pos.turn]?.includes(unit.id);
}

const mayPick = (pos: SlowPosition, unit: SlowUnit): boolean =>
  mayStart(pos, unit) &&
  movingActions(pos, { units: [unit], passenger: undefined }).some((action) => !action.startsWith('join'));

/** Legal actions of a party during its move. */
export function movingActions(
  pos: SlowPosition,
  movers: MovingGroup,
  state: MoveState = initialState(movers),
): string[] {
  const search = new Search(pos, movers);
  const steps = search.next(state).map(({ hex }) => `step ${nameOf(hex)}`);
  return [
    ...steps,
    ...joining(pos, movers, state).map(name('join')),
    ...passengers(pos, movers, state).map(name('embark')),
    ...(mayLand(pos, movers, state) && search.ends(landed(state)) ? ['land'] : []),
    ...(mayExit(pos, movers, state) ? ['exit'] : []),
    ...(mayEnd(pos, movers, state) ? ['stop'] : []),
  ];
}

/** Other units of the hex that can join before the first step. */
function joining(pos: SlowPosition, { units, passenger }: MovingGroup, { steps }: MoveState): SlowUnit[] {
  const lead = units[0] as SlowUnit;
  if (steps > 0 || passenger || lead.hex < 0 || lead.type === 'amphib') return [];
  const here = unitsIn(pos, lead.hex).filter((unit) => !units.includes(unit) && unit.type !== 'amphib');
  return here.filter((unit) => mayStart(pos, unit) && canStep(pos, { units: [...units, unit] }));
}

const canStep = (pos: SlowPosition, movers: MovingGroup): boolean =>
  new Search(pos, movers).next(initialState(movers)).length > 0;

/**
 * 4.4: an amphibious unit carries one infantry unit of the 3rd Canadian Division per turn, over inundation (RUL-RW-56). A unit
 * that has moved next to an enemy may not move again (4.1.2, RUL-RW-55).
 */
function passengers(pos: SlowPosition, { units, passenger }: MovingGroup, state: MoveState): SlowUnit[] {
  const lead = units[0] as SlowUnit;
  const { hex } = state;
  if (lead.type !== 'amphib' || lead.ferried || passenger || hex < 0) return [];
  if (pos.terrain[hex] === 'inundation') return [];
  const fit = unitsIn(pos, hex).filter(({ type, formation }) => isInfantry(type) && formation === '3 Cdn');
  const loaded = { ...state, carrying: true, afloat: false };
  const free = fit.filter((unit) => !unit.carried && !(unit.moved && inEnemyZone(pos, hex, unit.side)));
  return free.filter((unit) => new Search(pos, { units, passenger: unit }).next(loaded).length > 0);
}

/** 11.1.5: named units on turns 8 and 9; on turn 10 any brigade of the 3rd Canadian Division and any amphibious unit. */
function withdrawable(pos: SlowPosition): SlowUnit[] {
  if (pos.phase !== 'allied-movement') return [];
  const here = pos.units.filter(({ hex }) => hex >= 0);
  if (pos.turn !== 10) return here.filter(({ id }) => LEAVING[pos.turn]?.includes(id));
  return here.filter(({ type, formation }) => type === 'amphib' || (isInfantry(type) && formation === '3 Cdn'));
}

/** Must the 5th Canadian Brigade still go to Wyler, and can it (4.1.1)? */
function canHoldWyler(pos: SlowPosition): boolean {
  const brigade = pos.units.find(({ id, hex }) => id === 'C-5/2' && hex >= 0);
  if (pos.turn !== 8 || pos.phase !== 'allied-movement' || !brigade) return false;
  return brigade.hex !== hexOf('0405') && canStep(pos, { units: [brigade] });
}

const unitNamed = (pos: SlowPosition, id: string): SlowUnit => pos.units.find((unit) => unit.id === id) as SlowUnit;

/** The position after an action that does not change the map; undefined for one that does. */
export function slowAfter(pos: SlowPosition, action: string): SlowPosition | undefined {
  const [type, what = ''] = action.split(' ');
  const { pending } = pos;
  if (type === 'end') return nextPhase(pos);
  if (type === 'move')
    return { ...pos, pending: { kind: 'moving', units: [unitNamed(pos, what)], passenger: undefined } };
  if (type === 'attack' || type === 'bombard')
    return { ...pos, pending: { kind: type, target: hexOf(what), attackers: [], artillery: [], air: 0 } };
  if (pending?.kind === 'moving') {
    if (type === 'join') return { ...pos, pending: { ...pending, units: [...pending.units, unitNamed(pos, what)] } };
    return type === 'embark' ? { ...pos, pending: { ...pending, passenger: unitNamed(pos, what) } } : undefined;
  }
  if (!pending) return undefined;
  if (type === 'attacker')
    return { ...pos, pending: { ...pending, attackers: [...pending.attackers, unitNamed(pos, what)] } };
  if (type === 'artillery')
    return { ...pos, pending: { ...pending, artillery: [...pending.artillery, unitNamed(pos, what)] } };
  return type === 'air' ? { ...pos, pending: { ...pending, air: Number(what) } } : undefined;
}

/** 3.0: the next phase of the same turn, with its marks cleared. */
function nextPhase(pos: SlowPosition): SlowPosition | undefined {
  const order = ['allied-movement', 'allied-combat', 'german-movement', 'german-combat'];
  const phase = order[order.indexOf(pos.phase) + 1];
  if (pos.phase === 'final-movement' || !phase) return undefined;
  const combat = phase.endsWith('-combat');
  const side = phasing({ ...pos, phase });
  const units = pos.units.map((unit) =>
    combat ? { ...unit, fired: false } : { ...unit, moved: unit.moved && unit.side !== side },
  );
  return { ...pos, phase, units, attacked: combat ? [] : pos.attacked };
}

/** All sequences of up to `depth` actions; they end at an action that changes the map, and at the end of a turn. */
export function slowSequences(pos: SlowPosition, depth: number): string[] {
  if (depth === 0) return [];
  return slowActions(pos).flatMap((action) => {
    const after = slowAfter(pos, action);
    const on = after ? slowSequences(after, depth - 1) : [];
    return [action, ...on.map((more) => `${action}, ${more}`)];
  });
}
