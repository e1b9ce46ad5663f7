import type { en as english } from './en.ts';

export const es: Readonly<Record<keyof typeof english, string>> = {
  'fight-step-stand': 'defensa decidida',
  'fight-lead': 'Formación líder',
  'fight-attached': 'Agregada a ella',
  'fight-air': 'Apoyo aéreo',
};
