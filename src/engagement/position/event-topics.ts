import type { EventKind } from '../../wargame/event-kinds.ts';
import type { EventCode } from './codes.ts';
import type { Topic } from './topics.ts';

/** What the events of the system are about: each carries the rule under which the game's book has it. Turns and phases need none. */
export const EVENT_TOPICS: Readonly<Record<Exclude<EventCode, 'turn' | 'phase'>, Topic>> = {
  move: 'movement',
  flight: 'movement',
  landed: 'movement',
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

/** What the events of the system mean to a table; the others are plain lines of its log. */
export const EVENT_KINDS = {
  turn: 'turn',
  phase: 'phase',
  move: 'walk',
  flight: 'flight',
  enter: 'entry',
  engaged: 'contact',
  taken: 'taken',
  declared: 'declared',
  committed: 'combat',
  answered: 'combat',
  'combat-roll': 'roll',
  'bombard-roll': 'roll',
  retreat: 'retreat',
  displaced: 'retreat',
  'step-lost': 'step-loss',
  eliminated: 'eliminated',
} as const satisfies Readonly<Partial<Record<EventCode, EventKind>>>;
