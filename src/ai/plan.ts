/** What a group of units is to do. */
export type Tactic =
  /** Attacks a hex, after coming to it if need be. */
  | 'attack'
  /** Closes the ways out of a hex, then attacks it. */
  | 'surround'
  /** Attacks a hex while others still move, to open the way. */
  | 'overrun'
  /** Goes as a group into a place where somebody stands whom nobody has seen. */
  | 'storm'
  /** Comes up to an enemy who has to go back then and cannot. */
  | 'drive'
  | 'bombard'
  /** Goes to a place that counts, to have it. */
  | 'take'
  /** Stays in a place that counts, or goes to help who does. */
  | 'hold'
  /** Goes where units count by being there. */
  | 'reach'
  /** Goes where the enemy counts by being there. */
  | 'clear'
  /** Cuts the way to a place that the enemy is paid for only as long as it is open. */
  | 'cut'
  /** Goes first, so that others have a way. */
  | 'open'
  /** Leaves the map where that counts. */
  | 'leave'
  /** Goes to mend a bridge that others wait for. */
  | 'mend'
  /** Goes out of contact, or keeps out of it, to regain what it has lost. */
  | 'rest'
  /** Stays off the map until the last turns, when all come on together. */
  | 'wait';

/** Those that end in an attack. */
export const ATTACKS: ReadonlySet<Tactic> = new Set(['attack', 'surround', 'overrun']);

/** One part of a plan: ids of units, and the hex it is about by its printed number. */
export interface Mission {
  tactic: Tactic;
  units: readonly string[];
  to?: string;
}

/** An attack that was thought about: what it would be rolled on, the chance that the hex is emptied, and the gain expected in points. */
export interface Considered {
  target: string;
  attackers: readonly string[];
  column: string;
  chance: number;
  worth: number;
}

/** A place the side holds that the enemy can come to in his next turn, with the attack strength he can bring. */
export interface Fear {
  to: string;
  strength: number;
}

/** What a player has in mind, besides what it does. Whoever asks for it hands in an empty one. */
export interface Plan {
  missions: Mission[];
  /** The newest thought about each target; absent where nobody wants to know, which spares working out the odds. */
  attacks?: Map<string, Considered>;
  /** The newest thought about each place. */
  fears: Map<string, Fear>;
}

export const emptyPlan = (): Plan => ({ missions: [], attacks: new Map(), fears: new Map() });

/** Adds a part to a plan: units that do the same in the same place are told together. */
export function addMission(missions: Mission[], mission: Mission): void {
  const same = missions.findIndex(({ tactic, to }) => tactic === mission.tactic && to === mission.to);
  const before = missions[same];
  if (before) missions[same] = { ...before, units: [...new Set([...before.units, ...mission.units])] };
  else missions.push(mission);
}

/** The attacks that gain most. */
export const bestOfAttacks = ({ attacks }: Plan, most: number): Considered[] =>
  [...(attacks?.values() ?? [])].sort((a, b) => b.worth - a.worth || a.target.localeCompare(b.target)).slice(0, most);

/** The places that are in the greatest danger. */
export const worstOfFears = ({ fears }: Plan, most: number): Fear[] =>
  [...fears.values()].sort((a, b) => b.strength - a.strength || a.to.localeCompare(b.to)).slice(0, most);
