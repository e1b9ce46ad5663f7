import type { EventCode } from './codes.ts';
import type { Topic } from './topics.ts';

/** What the events of the system are about: each carries the rule under which the game's book has it. Turns and phases need none. */
export const EVENT_TOPICS: Readonly<Record<Exclude<EventCode, 'turn' | 'phase'>, Topic>> = {
  move: 'movement',
  engaged: 'zones',
  enter: 'entry',
  withdrawn: 'withdrawal',
  declared: 'declaration',
  committed: 'declaration',
  answered: 'declaration',
  'combat-roll': 'dice',
  'bombard-roll': 'artillery',
  'step-lost': 'losses',
  eliminated: 'losses',
  fortified: 'terrain',
  retreat: 'retreat',
  'retreat-off': 'retreat',
  displaced: 'chain-retreat',
  advance: 'advance',
  'no-advance': 'advance',
  recovered: 'losses',
  taken: 'victory',
  over: 'victory',
};
