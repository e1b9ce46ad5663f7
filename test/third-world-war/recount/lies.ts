type Args = Readonly<Record<string, unknown>>;

/** Events of the log with one thing wrong, an event without arguments left out, and the crowded position in which that shows. */
export const LIES: Readonly<Record<string, { code: string; lie: (args: Args) => Args | undefined; seed: number }>> = {
  'a step costs a point more': { code: 'move', lie: (args) => ({ ...args, cost: Number(args['cost']) + 1 }), seed: 0 },
  'a step leads back': { code: 'move', lie: (args) => ({ ...args, to: args['from'] }), seed: 0 },
  'an entry costs nine points': { code: 'enter', lie: (args) => ({ ...args, cost: 9 }), seed: 0 },
  'a hop costs nothing': { code: 'flight', lie: (args) => ({ ...args, cost: 0 }), seed: 0 },
  'a landing is left out': { code: 'landed', lie: () => undefined, seed: 23 },
  'flak rolls a six': { code: 'flak', lie: (args) => ({ ...args, die: 6 }), seed: 0 },
  'an attack is supported by a point more': {
    code: 'declared',
    lie: (args) => ({ ...args, air: Number(args['air']) + 1 }),
    seed: 1,
  },
  'nobody attacks': { code: 'declared', lie: (args) => ({ ...args, attackers: [] }), seed: 12 },
  'the defence has no aircraft': { code: 'answered', lie: (args) => ({ ...args, air: 0 }), seed: 20 },
  'odds are told as 9-1': { code: 'committed', lie: (args) => ({ ...args, column: '9-1' }), seed: 1 },
  'a result is IMP': { code: 'combat-roll', lie: (args) => ({ ...args, result: 'IMP' }), seed: 12 },
  'a bombardment misses': { code: 'bombard-roll', lie: (args) => ({ ...args, result: 'DI' }), seed: 44 },
  'a loss is left out': { code: 'step-lost', lie: () => undefined, seed: 0 },
  'a death is left out': { code: 'eliminated', lie: () => undefined, seed: 0 },
  'a retreat is left out': { code: 'retreat', lie: () => undefined, seed: 12 },
  'an advance is left out': { code: 'advance', lie: () => undefined, seed: 20 },
  'making room is left out': { code: 'displaced', lie: () => undefined, seed: 25 },
  'leaving the map is left out': { code: 'retreat-off', lie: () => undefined, seed: 19 },
  'a recovery is left out': { code: 'recovered', lie: () => undefined, seed: 28 },
  'a strike is no retaliation': { code: 'strike', lie: (args) => ({ ...args, retaliation: 'no' }), seed: 1 },
  'a strike is on another hex': { code: 'strike', lie: (args) => ({ ...args, hex: '1818' }), seed: 1 },
  'a turn is the one after': { code: 'turn', lie: (args) => ({ ...args, turn: Number(args['turn']) + 1 }), seed: 27 },
  'a phase is left out': { code: 'phase', lie: () => undefined, seed: 9 },
};
