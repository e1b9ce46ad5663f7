import { attackSteps } from '../../engagement/reader/guide-context.ts';
import { happened, isAt } from '../../wargame/guide-context.ts';
import type { Guide, GuideContext } from '../../wargame/guide.ts';
import { XXX_CORPS } from './data/arrivals.ts';

const MOVEMENT = 'allied-movement';
const COMBAT = 'allied-combat';
const FIRST = 17;

/** The 6th Parachute Regiment, and the hexes south of the bivouac line that are next to it (11.1.2). */
const ENEMY = '0526';
const BESIDE = ['0427', '0527', '0627'];
/** The regiment beside the bridge of Grave, and the hex across it (11.1.1). */
const [NORTH_END, SOUTH_END] = ['1310', '1311'];
const [LANDED, CLOSER] = ['1710', '1611'];
const NIJMEGEN = '1609';
/** The brigade that is set up first, the regiment that takes the bridge, the one that goes towards Nijmegen. */
const [BRIGADE, BY_THE_BRIDGE, TO_NIJMEGEN] = ['B-43-129', 'U-82-504', 'U-82-508'];

/** Hexes where units of XXX Corps can still be set up. */
const places = ({ legal }: GuideContext): string[] => [
  ...new Set(legal.flatMap(({ type, to }) => (type === 'place' ? [String(to)] : []))),
];
const isSetUp = (context: GuideContext): boolean => happened(context, 'set-up') > 0 && places(context).length === 0;

/** Units of XXX Corps next to the 6th Parachute Regiment. */
const beside = ({ view }: GuideContext): number =>
  view.units.filter(({ id, hex }) => (XXX_CORPS as readonly string[]).includes(id) && BESIDE.includes(hex ?? ''))
    .length;

const GUIDED = {
  turn: FIRST,
  movement: MOVEMENT,
  combat: COMBAT,
  target: ENEMY,
  support: 'artillery',
  guns: 'B-Art-1',
} as const;

/** The guided first Allied turn: XXX Corps is set up, the 82nd Division takes the bridge of Grave, the attack at the canal. */
export const guide: Guide = {
  side: 'allied',
  steps: [
    { id: 'map', rules: ['2.1', '3.0', '11.0'], point: () => ({ part: 'map' }) },
    {
      id: 'counter',
      rules: ['2.2.1', '11.1.1'],
      counter: BRIGADE,
      asked: (context) => isAt(context, BRIGADE, '0527'),
      phase: MOVEMENT,
      point: (context) => ({ hexes: places(context).includes('0527') ? ['0527'] : places(context) }),
      done: (context) => happened(context, 'set-up') > 0,
    },
    {
      id: 'set-up',
      rules: ['11.1.1', '4.1.1', '8.0'],
      phase: MOVEMENT,
      point: (context) => ({ hexes: places(context) }),
      done: isSetUp,
    },
    {
      id: 'drop',
      rules: ['4.2.3', '4.0'],
      asked: ({ selected }) => selected.includes(BY_THE_BRIDGE),
      phase: MOVEMENT,
      point: () => ({ hexes: [NORTH_END] }),
      done: (context) => (isSetUp(context) && context.selected.length > 0) || happened(context, 'move') > 0,
    },
    { id: 'range', rules: ['4.0'], phase: MOVEMENT, point: () => ({ hexes: [NORTH_END] }) },
    {
      id: 'refused',
      rules: ['4.0', '4.1.2'],
      phase: MOVEMENT,
      point: () => ({ hexes: [NIJMEGEN] }),
      done: ({ refused }) => refused,
    },
    {
      id: 'bridge',
      rules: ['10.1', '11.2'],
      asked: (context) => isAt(context, BY_THE_BRIDGE, SOUTH_END),
      phase: MOVEMENT,
      point: (context) => ({ hexes: [context.selected.length > 0 ? SOUTH_END : NORTH_END] }),
      done: (context) => happened(context, 'move') > 0,
    },
    {
      id: 'zones',
      rules: ['4.1.2', '5.0'],
      asked: (context) => isAt(context, TO_NIJMEGEN, CLOSER),
      phase: MOVEMENT,
      point: (context) => ({ hexes: [context.selected.length > 0 ? CLOSER : LANDED] }),
      done: (context) => happened(context, 'move') > 1 || happened(context, 'engaged') > 0,
    },
    {
      id: 'corps',
      rules: ['4.1.2', '5.1.4'],
      phase: MOVEMENT,
      point: () => ({ hexes: [ENEMY, ...BESIDE] }),
      done: (context) => beside(context) > 1 || happened(context, 'engaged') > 1,
    },
    ...attackSteps(GUIDED, {
      'end-movement': ['3.0'],
      target: ['5.0', '4.1.2'],
      odds: ['5.1.1', '5.1.2', '5.1.5'],
      support: ['8.0', '6.1', '6.2'],
      commit: ['5.1.1', '5.1.5'],
      result: ['5.1.6', '5.2', '5.3', '7.0'],
      'end-combat': ['5.0', '5.2', '8.0'],
    }),
    {
      id: 'enemy-turn',
      rules: ['3.0', '10.1', '4.2.1', '4.1.2'],
      point: () => ({ part: 'prompt' }),
      done: ({ view }) => view.turn > FIRST + 1 || (view.turn > FIRST && view.phase === MOVEMENT),
    },
    { id: 'landings', rules: ['4.2.3', '9.0'], point: () => ({ part: 'reserves' }) },
    { id: 'points', rules: ['11.2', '11.2.1', '11.2.2'], point: () => ({ part: 'score' }) },
  ],
};
