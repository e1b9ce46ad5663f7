import type { CounterColours } from '../wargame/colours.ts';

/** Dark lettering on a light ground. */
export const dark = (ground: string): CounterColours => ({
  ground,
  ink: '#12100b',
  stripe: 'rgba(255, 255, 255, 0.55)',
});

/** Light lettering on a dark ground. */
export const light = (ground: string, stripe = 'rgba(255, 255, 255, 0.24)'): CounterColours => ({
  ground,
  ink: '#ffffff',
  stripe,
});
