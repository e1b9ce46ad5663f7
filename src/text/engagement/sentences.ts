import type {
  ActionCode,
  CostCode,
  EventCode,
  PromptCode,
  ReasonCode,
  RefusalCode,
} from '../../engagement/position/codes.ts';

/** Codes of kernel and seat that belong to no rule: undo, records, and games on a server. */
export type ContractCode =
  | 'undo-nothing'
  | 'undo-other-side'
  | 'undo-barrier'
  | 'game-ended'
  | 'hash-differs'
  | 'result-differs'
  | 'roll-differs'
  | 'promise-differs'
  | 'rolls-missing'
  | 'not-stored'
  | 'late'
  | 'no-offer'
  | 'offer-open'
  | 'no-clock'
  | 'not-away'
  | 'not-handed-over'
  | 'time-left'
  | 'only-watches'
  | 'rated'
  | 'link-lost'
  | 'no-such-answer'
  | 'answer-twice'
  | 'own-turn'
  | 'too-often';

/** Every sentence of the engagement system: ICU messages with the arguments listed in engagement/codes.ts. */
export interface Sentences {
  refusals: Readonly<Record<RefusalCode | ContractCode, string>>;
  prompts: Readonly<Record<PromptCode, string>>;
  events: Readonly<Record<EventCode, string>>;
  reasons: Readonly<Record<ReasonCode, string>>;
  /** Parts of a movement cost other than terrain. */
  costs: Readonly<Record<CostCode, string>>;
  actions: Readonly<Record<ActionCode, string>>;
}
