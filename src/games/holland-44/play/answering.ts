import type { Answering } from '../../../wargame/wargame.ts';

/** What a side is asked for in the other one's turn. */
export const ANSWERING = [
  { code: 'determined-defence', ends: ['yield', 'stand'] },
  { code: 'desperate-defence', ends: ['yield', 'stand'] },
  { code: 'step-loss', names: true },
  { code: 'retreating', names: true },
  { code: 'defenders', names: true },
  { code: 'demolition', side: 'german', ends: ['spare', 'blow'] },
  { code: 'demolition-attack', side: 'german', ends: ['spare', 'blow'] },
  { code: 'demolition-crossing', side: 'german', ends: ['spare', 'blow'] },
] as const satisfies readonly Answering[];
