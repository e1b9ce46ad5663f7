import { attackSteps } from '../../engagement/reader/guide-context.ts';
import { happened, isAt } from '../../wargame/guide-context.ts';
import type { Guide, GuideContext } from '../../wargame/guide.ts';

const MOVEMENT = 'allied-movement';
const COMBAT = 'allied-combat';
const FIRST = 8;

/** The brigade that takes Wyler, and those that come along the road. */
const [BRIGADE, FOLLOWS, SECOND] = ['C-5/2', 'B-71/53', 'B-158/53'];

const waiting = ({ view }: GuideContext): Set<string> =>
  new Set(view.units.flatMap(({ id, where }) => (where === 'waiting' ? [id] : [])));

const GUIDED = {
  turn: FIRST,
  movement: MOVEMENT,
  combat: COMBAT,
  target: '0507',
  support: 'artillery',
  guns: 'B-AD53',
} as const;

/** The guided first Allied turn: Wyler, a brigade along the road, the attack on De Horst. */
export const guide: Guide = {
  side: 'allied',
  steps: [
    { id: 'map', rules: ['2.1', '3.0'], point: () => ({ part: 'map' }) },
    {
      id: 'counter',
      rules: ['2.2.1'],
      counter: BRIGADE,
      asked: ({ selected }) => selected.includes(BRIGADE),
      phase: MOVEMENT,
      point: () => ({ hexes: ['0305'] }),
      done: (context) => context.selected.length > 0 || happened(context, 'move') > 0,
    },
    {
      id: 'step',
      rules: ['4.0', '4.1.1'],
      asked: (context) => isAt(context, BRIGADE, '0405'),
      phase: MOVEMENT,
      point: (context) => ({ hexes: [context.selected.length > 0 ? '0405' : '0305'] }),
      done: (context) => happened(context, 'move') > 0,
    },
    {
      id: 'reserves',
      rules: ['4.2', '11.1'],
      asked: ({ selected }) => selected.includes(FOLLOWS),
      phase: MOVEMENT,
      point: () => ({ part: 'reserves' }),
      done: (context) => context.selected.some((id) => waiting(context).has(id)) || happened(context, 'enter') > 0,
    },
    { id: 'range', rules: ['4.0'], phase: MOVEMENT, point: () => ({ hexes: ['0107'] }) },
    {
      id: 'refused',
      rules: ['4.1.2'],
      phase: MOVEMENT,
      point: () => ({ hexes: ['0507'] }),
      done: ({ refused }) => refused,
    },
    {
      id: 'road',
      rules: ['4.0', '4.1.1'],
      asked: (context) => isAt(context, FOLLOWS, '0407'),
      phase: MOVEMENT,
      point: (context) => (context.selected.length > 0 ? { hexes: ['0407'] } : { part: 'reserves' }),
      done: (context) => happened(context, 'enter') > 0,
    },
    {
      id: 'engage',
      rules: ['4.1.2', '5.0'],
      asked: (context) => isAt(context, SECOND, '0408'),
      phase: MOVEMENT,
      point: (context) => (context.selected.length > 0 ? { hexes: ['0408'] } : { part: 'reserves' }),
      done: (context) => happened(context, 'engaged') > 2,
    },
    {
      id: 'withdraw',
      rules: ['11.1.5'],
      phase: MOVEMENT,
      point: () => ({ part: 'withdraw' }),
      done: (context) => happened(context, 'withdrawn') > 1,
    },
    ...attackSteps(GUIDED, {
      'end-movement': ['3.0'],
      target: ['5.0', '4.1.2'],
      odds: ['5.1.1', '5.1.2', '5.1.7'],
      support: ['8.0', '6.1'],
      commit: ['5.1.1', '5.1.7'],
      result: ['5.1.8', '5.2', '5.3', '7.0'],
      'end-combat': ['5.0', '8.0'],
    }),
    {
      id: 'enemy-turn',
      rules: ['3.0', '4.1.2'],
      point: () => ({ part: 'prompt' }),
      done: (context) => context.view.turn > FIRST,
    },
    { id: 'points', rules: ['11.2', '11.0'], point: () => ({ part: 'score' }) },
  ],
};
