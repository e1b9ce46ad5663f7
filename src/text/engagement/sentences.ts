import type { CostCode, EventCode, PromptCode, ReasonCode, RefusalCode } from '../../engagement/codes.ts';

/** Codes of the kernel that are no rule's: undo and records. */
export type ContractCode =
  'undo-nothing' | 'undo-other-side' | 'undo-barrier' | 'game-ended' | 'hash-differs' | 'result-differs';

/** Every sentence of the engagement system: ICU messages, arguments as engagement/codes.ts names them. */
export interface Sentences {
  refusals: Readonly<Record<RefusalCode | ContractCode, string>>;
  prompts: Readonly<Record<PromptCode, string>>;
  events: Readonly<Record<EventCode, string>>;
  reasons: Readonly<Record<ReasonCode, string>>;
  /** What a step costs besides its ground. */
  costs: Readonly<Record<CostCode, string>>;
}
