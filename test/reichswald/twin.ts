import { pick } from '../../src/kernel/random.ts';
import { COUNTERS } from '../../src/games/reichswald/data/counters.ts';
import type { CombatFrame, State } from '../../src/engagement/state.ts';

const SIDES = ['allied', 'german'];
const ownerOf = (unit: number): number => SIDES.indexOf((COUNTERS[unit] as { side: string }).side);
const isOnMap = (hex: number): boolean => hex >= 0;

/**
 * Another position that the side must not be able to tell from this one: the enemy's support that is not committed yet differs
 * (5.1.1), and with the option blind-declaration enemy counters have the other face. Based on the rules, not on `known`.
 */
export function reichswaldTwin(given: object, side: string, random: () => number): State {
  const state = JSON.parse(JSON.stringify(given)) as State;
  const me = SIDES.indexOf(side);
  for (const frame of state.frames) if (frame.kind === 'combat') otherSupport(frame, me, random);
  if (state.options['blind-declaration'] !== 'on') return state;
  const open = openUnits(given as State);
  const turned = (steps: number, unit: number): number =>
    ownerOf(unit) === me || steps === 0 || open.has(unit) ? steps : pick([1, 2], random);
  return { ...state, steps: state.steps.map(turned) };
}

/** The attacker's support is secret while he declares, the defender's while he answers. */
function otherSupport(frame: CombatFrame, me: number, random: () => number): void {
  const some = (artillery: readonly number[]): number[] => artillery.filter(() => random() < 0.5);
  if (frame.stage === 'declare' && frame.side !== me) {
    frame.artillery = some(frame.artillery);
    frame.air = pick([0, frame.air], random);
  }
  if (frame.stage === 'answer' && frame.side === me) {
    frame.defensiveArtillery = some(frame.defensiveArtillery);
    frame.defensiveAir = pick([0, frame.defensiveAir], random);
  }
}

/** Units whose faces are public: those in a declared combat, and those of which one recovers. */
function openUnits(state: State): Set<number> {
  const open = new Set<number>();
  for (const frame of state.frames) {
    if (frame.kind === 'choice' && frame.why === 'recover') frame.options.forEach((unit) => open.add(unit));
    if (frame.kind !== 'combat' || frame.stage === 'declare') continue;
    const defensive = frame.stage === 'dice' ? frame.defensiveArtillery : [];
    for (const unit of [...frame.attackers, ...frame.artillery, ...defensive]) open.add(unit);
    state.hex.forEach((hex, unit) => isOnMap(hex) && hex === frame.target && open.add(unit));
  }
  return open;
}
