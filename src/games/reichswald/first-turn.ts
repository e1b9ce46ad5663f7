import { fought } from '../../engagement/reader/guide-context.ts';
import { happened, isPast, standsAt, targets } from '../../wargame/guide-context.ts';
import type { Guide, GuideContext } from '../../wargame/guide.ts';

const MOVEMENT = 'allied-movement';
const COMBAT = 'allied-combat';
const FIRST = 8;

const waiting = ({ view }: GuideContext): Set<string> =>
  new Set(view.units.flatMap(({ id, where }) => (where === 'waiting' ? [id] : [])));

/** The guided first Allied turn: Wyler, a brigade along the road, the attack on De Horst. */
export const guide: Guide = [
  { id: 'map', rules: ['2.1', '3.0'], point: () => ({ part: 'map' }) },
  {
    id: 'counter',
    rules: ['2.2.1'],
    phase: MOVEMENT,
    point: () => ({ hexes: ['0305'] }),
    done: (context) => context.selected.length > 0 || happened(context, 'move') > 0,
  },
  {
    id: 'step',
    rules: ['4.0', '4.1.1'],
    phase: MOVEMENT,
    point: (context) => ({ hexes: [context.selected.length > 0 ? '0405' : '0305'] }),
    done: (context) => happened(context, 'move') > 0,
  },
  {
    id: 'reserves',
    rules: ['4.2', '11.1'],
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
    phase: MOVEMENT,
    point: (context) => (context.selected.length > 0 ? { hexes: ['0407'] } : { part: 'reserves' }),
    done: (context) => happened(context, 'enter') > 0,
  },
  {
    id: 'engage',
    rules: ['4.1.2', '5.0'],
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
  {
    id: 'end-movement',
    rules: ['3.0'],
    phase: MOVEMENT,
    point: () => ({ part: 'end' }),
    done: (context) => isPast(context, FIRST, MOVEMENT),
  },
  {
    id: 'target',
    rules: ['5.0', '4.1.2'],
    phase: COMBAT,
    point: (context) => ({
      hexes: standsAt(context, '0507') && targets(context).includes('0507') ? ['0507'] : targets(context),
    }),
    done: (context) => context.target !== undefined || fought(context),
  },
  { id: 'odds', rules: ['5.1.1', '5.1.2', '5.1.7'], phase: COMBAT, point: () => ({ part: 'odds' }) },
  {
    id: 'support',
    rules: ['8.0', '6.1'],
    phase: COMBAT,
    point: () => ({ part: 'artillery' }),
    done: (context) => context.support > 0 || fought(context),
  },
  {
    id: 'commit',
    rules: ['5.1.1', '5.1.7'],
    phase: COMBAT,
    point: () => ({ part: 'commit' }),
    done: (context) => happened(context, 'declared') > 0 || fought(context),
  },
  {
    id: 'result',
    rules: ['5.1.8', '5.2', '5.3', '7.0'],
    phase: COMBAT,
    point: () => ({ part: 'panel' }),
    done: (context) => fought(context) && context.view.pending.length === 0,
  },
  {
    id: 'end-combat',
    rules: ['5.0', '8.0'],
    phase: COMBAT,
    point: (context) => (targets(context).length > 0 ? { hexes: targets(context) } : { part: 'end' }),
    done: (context) => isPast(context, FIRST, COMBAT) && isPast(context, FIRST, MOVEMENT),
  },
  {
    id: 'enemy-turn',
    rules: ['3.0', '4.1.2'],
    point: () => ({ part: 'prompt' }),
    done: (context) => context.view.turn > FIRST,
  },
  { id: 'points', rules: ['11.2', '11.0'], point: () => ({ part: 'score' }) },
];
