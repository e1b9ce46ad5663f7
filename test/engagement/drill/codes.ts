import { tell, type Position } from '../../../src/engagement/position/position.ts';
import type { Cites } from '../../../src/engagement/position/topics.ts';
import type { EventArg, Refusal } from '../../../src/kernel/game.ts';
import { reason as reasonAny, type Reason } from '../../../src/kernel/reason.ts';
import type { EventKind } from '../../../src/wargame/event-kinds.ts';

/** Where the drill's rulebook has what the system does. */
export const CITES = {
  sequence: '1.2',
  movement: '2.1',
  hexsides: '2.2',
  stacking: '2.3',
  zones: '2.4',
  entry: '2.5',
  exit: '2.5',
  withdrawal: '2.5',
  combat: '3.0',
  targets: '3.0',
  declaration: '3.0',
  terrain: '3.1',
  surround: '3.2',
  dice: '3.0',
  results: '3.0',
  advance: '3.3',
  retreat: '3.4',
  'chain-retreat': '3.4',
  'river-retreat': '3.4',
  'surrounded-retreat': '3.4',
  'air-points': '3.6',
  'air-support': '3.6',
  artillery: '3.5',
  losses: '3.3',
  victory: '5.1',
} as const satisfies Cites;

type OwnRefusal =
  | 'stacking'
  | 'busy'
  | 'other-formation'
  | 'no-exit-here'
  | 'no-glider'
  | 'no-landing-here'
  | 'estate'
  | 'ruined'
  | 'no-bridge-here'
  | 'bridge-down'
  | 'not-at-bridge'
  | 'enemy-at-bridge'
  | 'not-infantry'
  | 'wrong-phase'
  | 'not-now'
  | 'no-such-unit'
  | 'not-a-candidate'
  | 'not-your-unit'
  | 'no-air-side'
  | 'column-too-low'
  | 'gun-in-bog'
  | 'guns-stay'
  | 'armour-sinks'
  | 'armour-only'
  | 'open-ground-only'
  | 'river-between'
  | 'no-such-field';

type OwnEvent = keyof typeof EVENT_RULES;

/** The rule behind each event of the drill's own. */
export const EVENT_RULES = { sky: '1.3', blown: '2.6', mended: '2.6', 'recovery-due': '4.1', shot: '2.7' } as const;

/** What they mean to a table; the others are plain lines. */
export const EVENT_KINDS = { sky: 'weather' } as const satisfies Readonly<Partial<Record<OwnEvent, EventKind>>>;

export const say: (p: Position, code: OwnEvent | 'recovered', args?: Readonly<Record<string, EventArg>>) => void = tell;
export const refuse = (rule: string, code: OwnRefusal, more: Omit<Refusal, 'rule' | 'code'> = {}): Refusal => ({
  rule,
  code,
  ...more,
});
export const reason: (rule: string, code: OwnRefusal) => Reason = reasonAny;
