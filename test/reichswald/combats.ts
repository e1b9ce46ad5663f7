import type { SideAction } from '../../src/engagement/position/actions.ts';
import type { CombatFrame, State } from '../../src/engagement/position/state.ts';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { pairOf, stateOf, type Pair } from './compare.ts';
import { FAMILIES } from './families.ts';
import { drawn, type Family } from './positions.ts';
import type { Attack } from './slow/odds.ts';
import { nameOf, type SlowPosition, type SlowUnit } from './slow/position.ts';

/** A combat: the position before it was declared, and the state in which its dice are due. */
export interface Combat {
  pos: SlowPosition;
  before: State;
  due: State;
  frame: CombatFrame;
}

type Random = () => number;

const ADDITIONS = ['attacker', 'artillery', 'air'];

/** Random combats on the mini-maps of the combat families, in a fixed order. */
export function combatsOf(mode: CombatFrame['mode'], count: number): Combat[] {
  const families = FAMILIES.filter(({ phase }) => phase?.endsWith('-combat'));
  const found: Combat[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const family = families[seed % families.length] as Family;
    const combat = declared(pairOf(drawn(family, seed)), mode, seeded(seed));
    if (combat) found.push(combat);
  }
  return found;
}

function declared(pair: Pair, mode: CombatFrame['mode'], random: Random): Combat | undefined {
  const before = stateOf(pair);
  const first = mode === 'ground' ? 'attack' : 'bombard';
  const targets = listed(before).filter(({ type }) => type === first);
  if (targets.length === 0) return undefined;
  let state = played(before, pick(targets, random));
  while (REICHSWALD.toAct(state) !== 'chance') state = played(state, addition(listed(state), random));
  return { pos: pair.pos, before, due: state, frame: state.frames.at(-1) as CombatFrame };
}

/** Mostly adds units or air points. */
function addition(actions: readonly SideAction[], random: Random): SideAction {
  const more = actions.filter(({ type }) => ADDITIONS.includes(type));
  return pick(more.length > 0 && random() < 0.75 ? more : actions, random);
}

export const listed = (state: State): SideAction[] => [...REICHSWALD.legal(state)] as SideAction[];

export function played(state: State, action: object): State {
  const result = REICHSWALD.play(state, action);
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(action)}`);
  return result.value.state as State;
}

const ids = (units: readonly number[]): string[] => units.map((index) => REICHSWALD.counters[index]?.id ?? '');

/** The odds request for this combat. */
export const oddsRequestOf = ({
  target,
  attackers,
  artillery,
  air,
  defensiveArtillery,
  defensiveAir,
}: CombatFrame) => ({
  target: nameOf(target),
  attackers: ids(attackers),
  support: {
    attacker: { artillery: ids(artillery), air },
    defender: { artillery: ids(defensiveArtillery), air: defensiveAir },
  },
});

export const bombardRequestOf = ({ target, artillery, air }: CombatFrame) => ({
  target: nameOf(target),
  artillery: ids(artillery),
  air,
});

/** The same combat for the slow method. */
export function attackOf({ pos, frame }: Combat): Attack {
  const { target, attackers, artillery, defensiveArtillery, air, defensiveAir } = frame;
  const named = (units: readonly number[]): SlowUnit[] =>
    ids(units).flatMap((id) => pos.units.filter((unit) => unit.id === id));
  return {
    target,
    attackers: named(attackers),
    artillery: named(artillery),
    defensiveArtillery: named(defensiveArtillery),
    air,
    defensiveAir,
  };
}
