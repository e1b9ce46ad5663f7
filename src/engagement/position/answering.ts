import type { Answering } from '../../wargame/wargame.ts';

/** What every game of the series asks a side in the other one's turn. */
export const ANSWERING: readonly Answering[] = [
  { code: 'answer', ends: ['commit'], points: 'air' },
  { code: 'loss', names: true },
  { code: 'retreat', names: true },
  { code: 'retreat-on', names: true },
  { code: 'displace', names: true },
];
