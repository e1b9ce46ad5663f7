import type { Guide, GuideSight } from '../../wargame/guide.ts';

const MOVEMENT = 'allied-movement';
const COMBAT = 'allied-combat';
const FIRST = 8;

const happened = ({ events }: GuideSight, code: string): number => events.filter((event) => event.code === code).length;
const standsAt = ({ view }: GuideSight, hex: string): boolean => view.units.some((unit) => unit.hex === hex);
const waiting = ({ view }: GuideSight): Set<string> =>
  new Set(view.units.flatMap(({ id, where }) => (where === 'waiting' ? [id] : [])));
const targets = ({ legal }: GuideSight): string[] =>
  legal.flatMap(({ type, target }) => (type === 'attack' ? [String(target)] : []));
const isPast = (sight: GuideSight, phase: string): boolean => sight.view.turn > FIRST || sight.view.phase !== phase;
/** Attacks of the player himself: bombers have rolled dice before his first move. */
const fought = (sight: GuideSight): boolean => happened(sight, 'combat-roll') > 0;

/** The first Allied turn of Veritable: Wyler, a brigade on the road, De Horst, and what comes after. */
export const guide: Guide = [
  { id: 'map', rules: ['2.1', '3.0'], point: () => ({ part: 'map' }) },
  {
    id: 'counter',
    rules: ['2.2.1'],
    phase: MOVEMENT,
    point: () => ({ hexes: ['0305'] }),
    done: (sight) => sight.selected.length > 0 || happened(sight, 'move') > 0,
  },
  {
    id: 'step',
    rules: ['4.0', '4.1.1'],
    phase: MOVEMENT,
    point: (sight) => ({ hexes: [sight.selected.length > 0 ? '0405' : '0305'] }),
    done: (sight) => happened(sight, 'move') > 0,
  },
  {
    id: 'reserves',
    rules: ['4.2', '11.1'],
    phase: MOVEMENT,
    point: () => ({ part: 'reserves' }),
    done: (sight) => sight.selected.some((id) => waiting(sight).has(id)) || happened(sight, 'enter') > 0,
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
    point: (sight) => (sight.selected.length > 0 ? { hexes: ['0407'] } : { part: 'reserves' }),
    done: (sight) => happened(sight, 'enter') > 0,
  },
  {
    id: 'engage',
    rules: ['4.1.2', '5.0'],
    phase: MOVEMENT,
    point: (sight) => (sight.selected.length > 0 ? { hexes: ['0408'] } : { part: 'reserves' }),
    done: (sight) => happened(sight, 'engaged') > 2,
  },
  {
    id: 'withdraw',
    rules: ['11.1.5'],
    phase: MOVEMENT,
    point: () => ({ part: 'withdraw' }),
    done: (sight) => happened(sight, 'withdrawn') > 1,
  },
  {
    id: 'end-movement',
    rules: ['3.0'],
    phase: MOVEMENT,
    point: () => ({ part: 'end' }),
    done: (sight) => isPast(sight, MOVEMENT),
  },
  {
    id: 'target',
    rules: ['5.0', '4.1.2'],
    phase: COMBAT,
    point: (sight) => ({
      hexes: standsAt(sight, '0507') && targets(sight).includes('0507') ? ['0507'] : targets(sight),
    }),
    done: (sight) => sight.target !== undefined || fought(sight),
  },
  { id: 'odds', rules: ['5.1.1', '5.1.2', '5.1.7'], phase: COMBAT, point: () => ({ part: 'odds' }) },
  {
    id: 'support',
    rules: ['8.0', '6.1'],
    phase: COMBAT,
    point: () => ({ part: 'artillery' }),
    done: (sight) => sight.support > 0 || fought(sight),
  },
  {
    id: 'commit',
    rules: ['5.1.1', '5.1.7'],
    phase: COMBAT,
    point: () => ({ part: 'commit' }),
    done: (sight) => happened(sight, 'declared') > 0 || fought(sight),
  },
  {
    id: 'result',
    rules: ['5.1.8', '5.2', '5.3', '7.0'],
    phase: COMBAT,
    point: () => ({ part: 'panel' }),
    done: (sight) => fought(sight) && sight.view.pending.length === 0,
  },
  {
    id: 'end-combat',
    rules: ['5.0', '8.0'],
    phase: COMBAT,
    point: (sight) => (targets(sight).length > 0 ? { hexes: targets(sight) } : { part: 'end' }),
    done: (sight) => isPast(sight, COMBAT) && isPast(sight, MOVEMENT),
  },
  {
    id: 'enemy-turn',
    rules: ['3.0'],
    point: () => ({ part: 'prompt' }),
    done: (sight) => sight.view.turn > FIRST,
  },
  { id: 'points', rules: ['11.2', '11.0'], point: () => ({ part: 'score' }) },
];
