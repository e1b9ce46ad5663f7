import { engagementGame, type EngagementGame } from '../../../src/engagement/game.ts';
import type { EngagementRules } from '../../../src/engagement/position/rules.ts';
import type { State } from '../../../src/engagement/position/state.ts';
import { MARKET_GARDEN } from '../../../src/games/market-garden/index.ts';
import { MARKET_GARDEN_RULES } from '../../../src/games/market-garden/rules.ts';
import { ok } from '../../../src/kernel/game.ts';
import { ALLOWED } from '../../../src/kernel/reason.ts';

const RULES: EngagementRules = MARKET_GARDEN_RULES;
const { movement, combat, bombardment, air, retreat, advance, sequence, entry, points } = RULES;
const crt = combat.crt({} as never);

/** One thing wrong: in the rules, or in the choices alone. */
interface Broken {
  wrong?: Partial<EngagementRules>;
  legal?: EngagementGame['legal'];
  /** The crowded position in which it shows; without one a whole game. */
  crowd?: number;
}

/** The game with that wrong. What is listed only by mistake can be played. */
export function brokenGame({ wrong, legal }: Broken): EngagementGame {
  if (!legal) return engagementGame({ ...RULES, ...wrong });
  return {
    ...MARKET_GARDEN,
    legal,
    play(state, action) {
      const next = MARKET_GARDEN.copy(state);
      return ok({ state: next, events: MARKET_GARDEN.playUnchecked(next, action as never) });
    },
  };
}

/** Rivers that cost nobody a step in retreat. */
const DRY = engagementGame({
  ...RULES,
  retreat: { ...retreat, river: (unit) => (retreat.river(unit) === 'loss' ? 'free' : retreat.river(unit)) },
});
const isRetreat = ({ frames }: State): boolean => frames.at(-1)?.kind === 'retreat';

/** Dice due for this are taken for others; the log has those that fell. */
const misread =
  (why: string, as: (die: number) => number): EngagementRules['sequence']['rolled'] =>
  (p, frame, dice) => {
    if (frame.why !== why) return sequence.rolled(p, frame, dice);
    sequence.rolled(p, frame, dice.map(as));
    const [die] = dice as [number];
    p.events = p.events.map((event) => ('die' in event.args ? { ...event, args: { ...event.args, die } } : event));
  };

export const BROKEN: Readonly<Record<string, Broken>> = {
  'a river costs two points on foot': {
    wrong: { movement: { ...movement, riverCost: { ...movement.riverCost, foot: 2 } } },
    crowd: 0,
  },
  'a forest costs motorised units two points': {
    wrong: {
      movement: {
        ...movement,
        terrainCost: { ...movement.terrainCost, forest: { ...movement.terrainCost['forest'], motor: 2 } },
      },
    },
    crowd: 1,
  },
  'a road costs motorised units a point': {
    wrong: {
      movement: { ...movement, roadCost: { ...movement.roadCost, road: { foot: 1, motor: 1, armour: 1 } } },
    },
    crowd: 1,
  },
  'a ferry costs two points': { wrong: { movement: { ...movement, ferryCost: 2 } }, crowd: 38 },
  'four units stand in a hex': {
    wrong: {
      movement: {
        ...movement,
        stackReason: (p, hex, units) => (units.length < 5 ? ALLOWED : movement.stackReason(p, hex, units)),
      },
    },
    crowd: 0,
  },
  'airborne units march on the first day': {
    wrong: { movement: { ...movement, allowance: (_, unit) => unit.allowance } },
  },
  'a cell of the combat table is another': {
    wrong: {
      combat: { ...combat, crt: () => ({ ...crt, rows: { ...crt.rows, '6-8': crt.rows['5-9'] as string[] } }) },
    },
    crowd: 0,
  },
  'a city gives one column': {
    wrong: {
      combat: {
        ...combat,
        columns: { ...combat.columns, terrain: { ...combat.columns.terrain, city: 1 } },
      },
    },
    crowd: 6,
  },
  'a river and a city add up': {
    wrong: { combat: { ...combat, columns: { ...combat.columns, riverAndGround: 'sum' } } },
    crowd: 31,
  },
  'airborne units suffer when surrounded': { wrong: { combat: { ...combat, surroundShift: () => 1 } }, crowd: 34 },
  'no division fights better complete, none worse without supply': {
    wrong: { combat: { ...combat, formationShifts: () => [] } },
    crowd: 26,
  },
  'units without supply attack': { wrong: { combat: { ...combat, attackReason: () => ALLOWED } }, crowd: 51 },
  'the bombardment table begins at two': {
    wrong: {
      bombardment: { ...bombardment, table: { ...bombardment.table, from: [2, 14, 26, 38, 50] } },
    },
    crowd: 55,
  },
  'armour is no more vulnerable from the air than infantry': {
    wrong: {
      bombardment: {
        ...bombardment,
        vulnerability: (unit, by) => (by === 'air' ? 1 : bombardment.vulnerability(unit, by)),
      },
    },
    crowd: 0,
  },
  'isolated units have aircraft': { wrong: { air: { ...air, supportReason: () => ALLOWED } }, crowd: 3 },
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
    crowd: 3,
  },
  'units retreat over rivers that destroy them though another way is open': {
    legal: (state) => (isRetreat(state) ? DRY : MARKET_GARDEN).legal(state),
    crowd: 3,
  },
  'beaten attackers retreat into the hex they attacked': {
    legal: (state) => MARKET_GARDEN.legal(isRetreat(state) ? { ...state, attacked: [] } : state),
    crowd: 20,
  },
  'armour swims in retreat': { wrong: { retreat: { ...retreat, river: () => 'free' } }, crowd: 11 },
  'Allied units leave the map': {
    wrong: { retreat: { ...retreat, openEdges: [retreat.openEdges[0], retreat.openEdges[0]] } },
    crowd: 2,
  },
  'artillery advances': { wrong: { advance: { ...advance, reason: () => ALLOWED } }, crowd: 2 },
  'everybody advances two hexes': { wrong: { advance: { ...advance, onReason: () => ALLOWED } }, crowd: 89 },
  'nobody notes who arrives': { wrong: { entry: { ...entry, afterEntering: () => undefined } }, crowd: 3 },
  'bridges stand at a two': {
    wrong: { sequence: { ...sequence, rolled: misread('demolition', (die) => (die === 2 ? 1 : die)) } },
    crowd: 0,
  },
  'no division is ever supplied': {
    wrong: { sequence: { ...sequence, rolled: misread('supply', () => 1) } },
    crowd: 12,
  },
  'nobody recovers': { wrong: { sequence: { ...sequence, phaseEnds: () => undefined } }, crowd: 0 },
  'a point too many is scored': {
    wrong: {
      points: {
        ...points,
        ledger: (p) => [...points.ledger(p), { rule: '11.2', item: 'gift', side: 0, points: 1 }],
      },
    },
    crowd: 0,
  },
};
