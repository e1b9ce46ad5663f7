import type { Refusal } from '../../kernel/game.ts';
import { ALLOWED, reason, refusalOf as refusalOfReason, type Reason } from '../../kernel/reason.ts';
import type { RefusalCode } from './codes.ts';

/** What the rules of the system are about. A game says where its own book has each: `EngagementRules.cites`. */
export const TOPICS = [
  'sequence',
  'movement',
  'hexsides', // rivers, bridges and fieldworks in movement
  'stacking',
  'zones',
  'entry',
  'exit',
  'withdrawal',
  'combat',
  'targets', // no hex twice
  'declaration',
  'terrain', // what ground does in combat
  'surround',
  'dice',
  'results',
  'advance',
  'retreat',
  'chain-retreat',
  'river-retreat',
  'surrounded-retreat',
  'air-points',
  'air-support',
  'artillery',
  'losses',
  'victory',
] as const;
export type Topic = (typeof TOPICS)[number];

export type Cites = Readonly<Record<Topic, string>>;

/** Whatever has rules by which a topic can be looked up. */
interface Citing {
  readonly rules: { readonly cites: Cites };
}

export const ruleOf = (p: Citing, topic: Topic): string => p.rules.cites[topic];

/** A refusal of the system, with the number under which the game's book has the topic. */
export const refuse = (
  p: Citing,
  topic: Topic,
  code: RefusalCode,
  more: Omit<Refusal, 'rule' | 'code'> = {},
): Refusal => ({ rule: ruleOf(p, topic), code, ...more });

/** A refusal that no rulebook has: what was given is not a choice at all. */
export const malformed = (code: RefusalCode, more: Omit<Refusal, 'rule' | 'code'> = {}): Refusal => ({
  rule: 'contract',
  code,
  ...more,
});

/** A reason of the system; its rule is a topic until somebody asks for the refusal. */
export const systemReason = (topic: Topic, code: RefusalCode): Reason => reason(topic, code);

/** The refusal a reason stands for, the system's or the game's own. */
export function refusalOf(p: Citing, why: Reason, more?: Omit<Refusal, 'rule' | 'code'>): Refusal {
  const refusal = refusalOfReason(why, more);
  return { ...refusal, rule: p.rules.cites[refusal.rule as Topic] ?? refusal.rule };
}

/** As `refusalOf`; undefined when it is allowed. */
export const refusalIf = (p: Citing, why: Reason, more?: Omit<Refusal, 'rule' | 'code'>): Refusal | undefined =>
  why === ALLOWED ? undefined : refusalOf(p, why, more);
