import { pick } from '../../src/kernel/random.ts';
import type { CombatFrame, State } from '../../src/engagement/position/state.ts';

const isOnMap = (hex: number): boolean => hex >= 0;

/**
 * Another position that side number `me` may not tell from this one: support that the enemy has put to a combat and not committed yet is
 * another, and with the option blind-declaration enemy counters show their other face. Written from the rule, not from what is known.
 * `owners`: side number of each unit.
 */
export function engagementTwin(given: object, me: number, owners: readonly number[], random: () => number): State {
  const state = JSON.parse(JSON.stringify(given)) as State;
  for (const frame of state.frames) if (frame.kind === 'combat') otherSupport(frame, me, random);
  if (state.options['blind-declaration'] !== 'on') return state;
  const open = openUnits(given as State);
  const turned = (steps: number, unit: number): number =>
    owners[unit] === me || steps === 0 || open.has(unit) ? steps : pick([1, 2], random);
  return { ...state, steps: state.steps.map(turned) };
}

/** The attacker adds guns and aircraft in secret while he declares, the defender while he answers. */
function otherSupport(frame: CombatFrame, me: number, random: () => number): void {
  const some = (guns: readonly number[]): number[] => guns.filter(() => random() < 0.5);
  if (frame.stage === 'declare' && frame.side !== me) {
    frame.artillery = some(frame.artillery);
    frame.air = pick([0, frame.air], random);
  }
  if (frame.stage === 'answer' && frame.side === me) {
    frame.defensiveArtillery = some(frame.defensiveArtillery);
    frame.defensiveAir = pick([0, frame.defensiveAir], random);
  }
}

/** Whose faces are open: all who take part in a combat that has been declared, and units of which one recovers. */
function openUnits(state: State): Set<number> {
  const open = new Set<number>();
  for (const frame of state.frames) {
    if (frame.kind === 'choice' && frame.why === 'recover') frame.options.forEach((unit) => open.add(unit));
    if (frame.kind !== 'combat' || frame.stage === 'declare') continue;
    const guns = frame.stage === 'dice' ? frame.defensiveArtillery : [];
    for (const unit of [...frame.attackers, ...frame.artillery, ...guns]) open.add(unit);
    state.hex.forEach((hex, unit) => isOnMap(hex) && hex === frame.target && open.add(unit));
  }
  return open;
}
