import { attackSteps, preferred } from '../../engagement/reader/guide-context.ts';
import { happened, isAt } from '../../wargame/guide-context.ts';
import type { Guide, GuideContext, GuidePoint } from '../../wargame/guide.ts';
import { COUNTERS } from './data/counters.ts';

const MOVEMENT = 'pact-movement';
const COMBAT = 'pact-combat';
const FIRST = 4;

/** The 4th Dutch Division where it is deployed, the hexes from which tanks attack it, and the one behind it. */
const ENEMY = '2406';
const BESIDE = ['2505', '2506'];
const BEHIND = '2305';
/** Where two tank divisions are deployed, and two West German ones under one roof. */
const [TANKS, MORE_TANKS, WEST_GERMANS] = ['2704', '2702', '2408'];
/** The tank division that goes first. */
const DIVISION = 'SU-16';
/** The airborne division, and where it starts. */
const [AIRBORNE, BREMEN] = ['SU-103', '1706'];

const OURS: ReadonlySet<unknown> = new Set(COUNTERS.flatMap(({ id, side }) => (side === 'pact' ? [id] : [])));

/** Has a unit of the Pact landed? */
const landed = ({ events }: GuideContext): boolean =>
  events.some(({ code, args }) => code === 'landed' && OURS.has(args?.['unit']));
const setsUp = ({ view, legal }: GuideContext, side: string): boolean =>
  view.toAct === side && legal.some(({ type }) => type === 'deploy');

/** Where the division stands that is to fly, what has it fly once it is selected, and then where it flies to. */
function flight(context: GuideContext): GuidePoint {
  if (context.byAir || landed(context)) return { hexes: [BEHIND] };
  return context.selected.includes(AIRBORNE) ? { part: 'fly' } : { hexes: [BREMEN] };
}

/** Units beside the Dutch division. */
const beside = ({ view }: GuideContext): number =>
  view.units.filter(({ id, hex }) => OURS.has(id) && [...BESIDE, BEHIND].includes(hex ?? '')).length;

const GUIDED = { turn: FIRST, movement: MOVEMENT, combat: COMBAT, target: ENEMY, support: 'air' } as const;

/** The guided first turn of the Pact: both sides are deployed, a Dutch division is surrounded by tanks and helicopters, an attack from the air, NATO's answer. */
export const guide: Guide = {
  side: 'pact',
  steps: [
    { id: 'map', rules: ['2.1', '3.0', '9.0'], point: () => ({ part: 'map' }) },
    {
      id: 'nato',
      rules: ['3.0', '9.1.1'],
      phase: MOVEMENT,
      point: () => ({ hexes: [ENEMY] }),
    },
    {
      id: 'pact',
      rules: ['9.1.2', '4.1.1'],
      phase: MOVEMENT,
      point: () => ({ part: 'deploy' }),
      done: (context) => happened(context, 'set-up') > 0 && !setsUp(context, 'nato') && !setsUp(context, 'pact'),
    },
    {
      id: 'counter',
      rules: ['2.2.1', '4.0'],
      counter: DIVISION,
      asked: ({ selected }) => selected.includes(DIVISION),
      phase: MOVEMENT,
      point: () => ({ hexes: [TANKS] }),
      done: (context) => context.selected.length > 0 || happened(context, 'move') > 0,
    },
    { id: 'range', rules: ['4.0'], phase: MOVEMENT, point: () => ({ hexes: [TANKS] }) },
    {
      id: 'refused',
      rules: ['4.0', '4.1.2'],
      phase: MOVEMENT,
      point: () => ({ hexes: [ENEMY] }),
      done: ({ refused }) => refused,
    },
    {
      id: 'engage',
      rules: ['4.0', '4.1.2'],
      asked: (context) => isAt(context, DIVISION, '2505'),
      phase: MOVEMENT,
      point: ({ selected }) => ({ hexes: [selected.length > 0 ? '2505' : TANKS] }),
      done: (context) => happened(context, 'move') > 0,
    },
    {
      id: 'mass',
      rules: ['4.1.2', '5.0', '5.1.1'],
      phase: MOVEMENT,
      point: ({ selected }) => ({ hexes: selected.length > 0 ? BESIDE : [TANKS, MORE_TANKS] }),
      done: (context) => beside(context) > 2 || happened(context, 'engaged') > 2,
    },
    {
      id: 'fly',
      rules: ['4.3', '5.1.3'],
      asked: (context) => isAt(context, AIRBORNE, BEHIND),
      phase: MOVEMENT,
      point: flight,
      done: (context) => landed(context),
    },
    ...attackSteps(
      GUIDED,
      {
        'end-movement': ['3.0'],
        target: ['5.0', '4.1.2'],
        odds: ['5.1.1', '5.1.2', '5.1.3', '5.1.4'],
        support: ['6.0', '6.1', '6.2'],
        commit: ['5.1.1', '5.1.4'],
        result: ['5.1.5', '5.2', '5.3', '7.0'],
        'end-combat': ['5.0', '5.2', '8.0'],
      },
      [
        {
          id: 'bombs',
          rules: ['6.2'],
          phase: COMBAT,
          point: (context) =>
            context.target === undefined ? preferred(context, WEST_GERMANS, 'bombard') : { part: 'air' },
          done: (context) => happened(context, 'bombard-roll') > 0,
        },
      ],
    ),
    {
      id: 'enemy-turn',
      rules: ['3.0', '4.1.2', '6.0', '7.0'],
      point: () => ({ part: 'prompt' }),
      done: ({ view }) => view.turn > FIRST,
    },
    { id: 'denmark', rules: ['4.0', '4.2.1', '9.2.1'], point: () => ({ part: 'reserves' }) },
    { id: 'points', rules: ['9.2', '9.2.1', '9.2.2', '4.1.1', '8.0'], point: () => ({ part: 'score' }) },
  ],
};
