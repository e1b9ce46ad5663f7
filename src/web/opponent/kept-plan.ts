import { addMission, type Mission } from '../../ai/plan.ts';
import type { Side } from '../../kernel/game.ts';
import { isTactic } from '../../text/plan/index.ts';

/** What a computer has in mind in a turn. */
export interface TurnPlan {
  readonly side: Side;
  readonly turn: number;
  readonly missions: readonly Mission[];
}

/** Where the newest plan stands beside a game, for whoever opens it again. */
export interface PlanNote {
  read(): string | null;
  write(text: string): void;
}

/** The plan with further missions of the same turn. */
export function withMissions(plan: TurnPlan | undefined, { side, turn, missions }: TurnPlan): TurnPlan {
  const all = plan?.side === side && plan.turn === turn ? [...plan.missions] : [];
  for (const mission of missions) addMission(all, mission);
  return { side, turn, missions: all };
}

/** The plan in a note, if it can be read and one of these sides made it. */
export function planIn(text: string | null, sides: readonly Side[]): TurnPlan | undefined {
  try {
    const { side, turn, missions } = JSON.parse(text ?? '') as TurnPlan;
    const known = sides.includes(side) && Number.isInteger(turn) && missions.every(isMission);
    return known ? { side, turn, missions } : undefined;
  } catch {
    return undefined;
  }
}

const isMission = ({ tactic, units, to }: Mission): boolean =>
  isTactic(tactic) &&
  Array.isArray(units) &&
  units.every((unit) => typeof unit === 'string') &&
  (to === undefined || typeof to === 'string');
