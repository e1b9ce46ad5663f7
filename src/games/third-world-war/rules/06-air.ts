import type { Position } from '../../../engagement/position/position.ts';
import type { AirPool } from '../../../engagement/position/rules.ts';
import { say } from '../codes.ts';
import { NATO, PACT } from '../countries.ts';
import { airPower } from '../data/tables.ts';

/** TWW-2.4.2-a, TWW-6.0-a: attack power for the own combat phase, defence power for the enemy's. */
export const POOLS: readonly AirPool[] = [PACT, NATO].flatMap((side) => [
  { id: 'air-attack', side, attack: true, defence: false },
  { id: 'air-defence', side, attack: false, defence: true },
]);

/** TWW-6.0-a, TWW-6.1-a, TWW-6.2-b: what the turn gives, nothing left over. */
export function fillPools(p: Position): void {
  const { pact, nato } = airPower(p.s.turn);
  p.s.air = [pact.attack, pact.defence, nato.attack, nato.defence];
}

export function allotAir(p: Position): void {
  fillPools(p);
  const [pact, pactDefence, nato, natoDefence] = p.s.air as [number, number, number, number];
  say(p, 'air-points', { pact, pactDefence, nato, natoDefence });
}
