import type { EngagementRules, Position } from '../../../src/engagement/position/rules.ts';
import { THIRD_WORLD_WAR_RULES } from '../../../src/games/third-world-war/rules.ts';
import { rightsOf } from '../../../src/games/third-world-war/rules/08-strikes.ts';
import { pathsHome } from '../../../src/games/third-world-war/rules/lines.ts';
import { EXITED, REMOVED } from '../../../src/engagement/position/state.ts';
import { ALLOWED } from '../../../src/kernel/reason.ts';

export const RULES: EngagementRules = THIRD_WORLD_WAR_RULES;
const { movement, flight, entry, exit, combat, bombardment, air, retreat, advance, sequence, points } = RULES;
const crt = combat.crt({} as never);
const NEVER = RULES.exit.none;
const closedTo = movement.closed as NonNullable<typeof movement.closed>;
const flying = flight as NonNullable<typeof flight>;
const { form, nuclear } = sequence.actions as { form: object; nuclear: object } & typeof sequence.actions;
const strike = sequence.decisions['strike'] as NonNullable<(typeof sequence.decisions)[string]>;

const placing = sequence.decisions['set-up'] as NonNullable<(typeof sequence.decisions)[string]>;

interface Broken {
  wrong: Partial<EngagementRules>;
  /** The kind of positions, and the one of them, in which that shows. */
  from?:
    'crowded' | 'heights' | 'departure' | 'airborne' | 'siege' | 'landing' | 'port' | 'leaving' | 'struck' | 'printed';
  seed: number;
}

const moves = (part: Partial<EngagementRules['movement']>) => ({ movement: { ...movement, ...part } });
const fights = (part: Partial<EngagementRules['combat']>) => ({ combat: { ...combat, ...part } });
const flies = (part: Partial<typeof flying>) => ({ flight: { ...flying, ...part } });
const falls = (part: Partial<EngagementRules['retreat']>) => ({ retreat: { ...retreat, ...part } });
const comes = (part: Partial<EngagementRules['entry']>) => ({ entry: { ...entry, ...part } });
const runs = (part: Partial<EngagementRules['sequence']>) => ({ sequence: { ...sequence, ...part } });
const terrain = (name: string, costs: Record<string, number>) =>
  moves({ terrainCost: { ...movement.terrainCost, [name]: { ...movement.terrainCost[name], ...costs } } });
const bombs = (limits: { least: number; most: number }) => ({
  air: { ...air, limits: { ...air.limits, bombard: limits } },
});
const scores = (change: (entry: { points: number }) => number) => ({
  points: { ...points, ledger: (p: Position) => points.ledger(p).map((one) => ({ ...one, points: change(one) })) },
});
const dies = (why: string, change: (die: number) => number) =>
  runs({
    rolled: (p, frame, [die = 0]) => sequence.rolled(p, frame, [frame.why === why ? change(die) : die]),
  });

/** Rules with one thing wrong, and a position in which that shows. */
export const BROKEN: Readonly<Record<string, Broken>> = {
  'a river costs two points on foot': { wrong: moves({ riverCost: { ...movement.riverCost, foot: 2 } }), seed: 0 },
  'a river costs motorised units a point': {
    wrong: moves({ riverCost: { ...movement.riverCost, motor: 1 } }),
    seed: 0,
  },
  'a forest costs armour two points': { wrong: terrain('forest', { armour: 2 }), seed: 0 },
  'a mountain costs mechanised infantry two points': { wrong: terrain('mountain', { motor: 2 }), seed: 0 },
  'armour enters mountains': { wrong: terrain('mountain', { armour: 3 }), seed: 0 },
  'four units stand in a hex': {
    wrong: moves({
      stackReason: (p, hex, units) => (units.length < 5 ? ALLOWED : movement.stackReason(p, hex, units)),
    }),
    seed: 0,
  },
  'the Pact passes the halt line': {
    wrong: moves({ closed: (p, unit) => (unit.side === 0 ? null : closedTo(p, unit)) }),
    seed: 9,
  },
  'all of NATO passes detonations': {
    wrong: moves({ closed: (p, unit) => (unit.side === 1 ? null : closedTo(p, unit)) }),
    seed: 23,
  },
  'armour rests on detonations': { wrong: moves({ restReason: () => ALLOWED }), seed: 73 },
  'frozen units move': { wrong: moves({ moveReason: () => ALLOWED }), seed: 6 },
  'a cell of the combat table is another': {
    wrong: fights({ crt: () => ({ ...crt, rows: { ...crt.rows, '6-8': crt.rows['5-9'] as string[] } }) }),
    seed: 14,
  },
  'a city gives one column': {
    wrong: fights({ columns: { ...combat.columns, terrain: { ...combat.columns.terrain, city: 1 } } }),
    seed: 14,
  },
  'a river and a city add up': { wrong: fights({ columns: { ...combat.columns, riverAndGround: 'sum' } }), seed: 38 },
  'encirclement gives no column': { wrong: fights({ surroundShift: () => 0 }), seed: 37 },
  'armour engages into mountains': { wrong: fights({ contacts: [{ terrain: [], reason: ALLOWED }] }), seed: 25 },
  'neutral French attack': { wrong: fights({ attackReason: () => ALLOWED }), seed: 300 },
  'East Germans have their attack strength': {
    wrong: fights({ attackStrength: (p, unit) => unit.attack[p.s.steps[unit.index] as 0 | 1 | 2] }),
    seed: 40,
  },
  'the columns of the bombardment table are ten wide': {
    wrong: { bombardment: { ...bombardment, table: { ...bombardment.table, from: [1, 11, 21, 31, 41] } } },
    seed: 7,
  },
  'armour is no more vulnerable than infantry': {
    wrong: { bombardment: { ...bombardment, vulnerability: () => 1 } },
    seed: 1,
  },
  'an attack from the air takes a point': { wrong: bombs({ least: 1, most: 10 }), seed: 1 },
  'an attack from the air takes twenty points': { wrong: bombs({ least: 5, most: 20 }), seed: 1 },
  'the day gives a point more': {
    wrong: {
      air: {
        ...air,
        fill: (p) => {
          air.fill(p);
          p.s.air = p.s.air.map((amount) => amount + 1);
        },
      },
    },
    seed: 20,
  },
  'armour swims in retreat': { wrong: falls({ river: () => 'free' }), seed: 72 },
  'armour drowns in retreat': { wrong: falls({ river: (unit) => (unit.armoured ? 'destroyed' : 'free') }), seed: 77 },
  'infantry pays for rivers in retreat': { wrong: falls({ river: () => 'loss' }), seed: 12 },
  'who has come by a retreat makes room': { wrong: falls({ makesRoom: 'anybody' }), seed: 25 },
  'nobody leaves over the south edge': {
    wrong: falls({
      openEdges: [
        { north: 1, east: 1 },
        { north: 1, west: 1 },
      ],
    }),
    seed: 71,
  },
  'who left the map comes back two turns later': {
    wrong: falls({
      openEdges: [
        { north: 2, south: 2, east: 2 },
        { north: 2, south: 2, west: 2 },
      ],
    }),
    seed: 71,
  },
  'armour falls back into zones around mountains': { wrong: falls({ zones: 'engaging' }), from: 'heights', seed: 116 },
  'everybody advances two hexes': { wrong: { advance: { ...advance, onReason: () => ALLOWED } }, seed: 37 },
  'nobody advances': { wrong: { advance: { ...advance, reason: () => NEVER } }, seed: 80 },
  'armour suffers first': { wrong: { losses: { armourFirst: NEVER, afterElimination: () => undefined } }, seed: 616 },
  'helicopters fly ten hexes': { wrong: flies({ allowance: () => 10 }), from: 'airborne', seed: 42 },
  'helicopters land anywhere': { wrong: flies({ landReason: () => ALLOWED }), from: 'airborne', seed: 7 },
  'helicopters land behind the lines on any turn': {
    wrong: flies({
      landReason: (p, unit, hex) =>
        flying.landReason({ ...p, s: { ...p.s, turn: unit.side === 0 ? 4 : 23 } }, unit, hex),
    }),
    from: 'landing',
    seed: 0,
  },
  'helicopters never land behind the lines': {
    wrong: flies({
      landReason: (p, unit, hex) =>
        flying.landReason({ ...p, s: { ...p.s, turn: unit.side === 0 ? 23 : 4 } }, unit, hex),
    }),
    from: 'landing',
    seed: 6,
  },
  'the sea is behind the lines': {
    wrong: flies({
      landReason: (p, unit, hex) => (pathsHome(p, unit.side)(hex) ? flying.landReason(p, unit, hex) : NEVER),
    }),
    from: 'port',
    seed: 1,
  },
  'helicopters pass the halt line': { wrong: flies({ closed: () => null }), seed: 21 },
  'all divisions fly': { wrong: flies({ flies: () => true, reason: () => ALLOWED }), from: 'airborne', seed: 0 },
  'flak never hits': { wrong: dies('flak', (die) => (die === 1 ? 6 : die)), seed: 0 },
  'West Germans come over the edge': {
    wrong: comes({ hexes: (p, unit) => entry.hexes(p, { ...unit, id: 'US-9DIMec' }) }),
    seed: 4,
  },
  'reinforcements march out of cities': { wrong: comes({ endsMove: () => false }), seed: 0 },
  'reinforcements come a turn early': {
    wrong: comes({
      arrivals: Object.fromEntries(
        Object.entries(entry.arrivals).map(([id, coming]) => [id, { ...coming, turn: (coming.turn ?? 0) - 1 }]),
      ),
    }),
    seed: 9,
  },
  'everybody leaves the map': { wrong: { exit: { ...exit, reason: () => ALLOWED } }, seed: 0 },
  'the way to Denmark costs two points': { wrong: { exit: { ...exit, cost: 2 } }, from: 'departure', seed: 17 },
  'four divisions go to Denmark': {
    wrong: {
      exit: {
        ...exit,
        reason: (p, unit, hex) =>
          exit.reason({ ...p, s: { ...p.s, hex: p.s.hex.map((at) => (at === EXITED ? REMOVED : at)) } }, unit, hex),
      },
    },
    from: 'leaving',
    seed: 3,
  },
  'nobody recovers, nobody misses Denmark': { wrong: runs({ phaseEnds: () => undefined }), seed: 43 },
  'no brigade becomes a division': {
    wrong: runs({ actions: { ...sequence.actions, form: { ...form, legal: () => [] } as never } }),
    seed: 41,
  },
  'nuclear weapons may be used in movement': {
    wrong: runs({
      actions: {
        ...sequence.actions,
        nuclear: { ...nuclear, legal: () => [{ type: 'nuclear', by: 'nato' }] } as never,
      },
    }),
    seed: 0,
  },
  'a hex too few may be struck': {
    wrong: runs({
      decisions: { ...sequence.decisions, strike: { ...strike, legal: (p, frame) => strike.legal(p, frame).slice(1) } },
    }),
    seed: 1,
  },
  'a strike hits nobody': {
    wrong: runs({
      decisions: {
        ...sequence.decisions,
        strike: {
          ...strike,
          play: (p, frame, action) => {
            const { hex, steps } = p.s;
            strike.play(p, frame, action);
            [p.s.hex, p.s.steps] = [hex, steps];
            p.events = p.events.filter(({ code }) => code !== 'eliminated');
          },
        },
      },
    }),
    seed: 18,
  },
  'a strike costs 30, whatever it hits': {
    wrong: runs({
      decisions: {
        ...sequence.decisions,
        strike: {
          ...strike,
          play: (p, frame, action) => {
            strike.play(p, frame, action);
            p.events = p.events.map((event) =>
              event.code === 'strike' ? { ...event, args: { ...event.args, points: 30 } } : event,
            );
          },
        },
      },
    }),
    seed: 1,
  },
  'a strike on a city answers any other': {
    wrong: runs({
      decisions: {
        ...sequence.decisions,
        strike: {
          ...strike,
          play: (p, frame, action) => {
            const { other } = rightsOf(p, frame.side);
            strike.play(p, frame, action);
            if (other > 0) p.s.noted = [...p.s.noted.slice(0, -1), (p.s.noted.at(-1) as number) | 1];
          },
        },
      },
    }),
    from: 'struck',
    seed: 5,
  },
  'no strike is a retaliation': {
    wrong: runs({
      decisions: {
        ...sequence.decisions,
        strike: {
          ...strike,
          play: (p, frame, action) => {
            const { length } = p.s.noted;
            strike.play(p, frame, action);
            const made = p.s.noted[length] as number;
            if (made & 1) p.s.noted = [...p.s.noted.slice(0, -1), made - 1];
          },
        },
      },
    }),
    from: 'struck',
    seed: 0,
  },
  'a destroyed unit counts a point more': { wrong: scores(({ points: value }) => value + 1), seed: 0 },
  'a city is not cut off that is open by sea': {
    wrong: {
      points: {
        ...points,
        ledger: (p) => {
          const terrain = p.board.terrain.map((kind) => (kind === 'sea' ? 'open' : kind));
          return points.ledger({ ...p, board: { ...p.board, terrain } });
        },
      },
    },
    from: 'port',
    seed: 1,
  },
  'cities count nothing': { wrong: scores(({ points: value }) => (value === 10 ? 0 : value)), seed: 0 },
  'the combat phases of NATO are left out': {
    wrong: runs({
      nextPhase: (p) => (p.s.phase === 'pact-movement' ? 'nato-movement' : sequence.nextPhase(p)),
    }),
    seed: 9,
  },
  'all cities are NATO’s at the start': { wrong: { points: { ...points, holder: () => 1 } }, seed: 0 },
  'France never stays out': { wrong: dies('france', () => 6), from: 'printed', seed: 0 },
  'a hex too few may be set up in': {
    wrong: runs({
      decisions: {
        ...sequence.decisions,
        'set-up': { ...placing, legal: (p, frame) => placing.legal(p, frame).slice(1) },
      },
    }),
    from: 'printed',
    seed: 0,
  },
};
