import type { en as english } from './en.ts';

export const pt: Readonly<Record<keyof typeof english, string>> = {
  'fight-step-stand': 'defesa determinada',
  'fight-lead': 'Formação principal',
  'fight-attached': 'Anexada a ela',
  'fight-air': 'Apoio aéreo',
};
