import type { MovingTexts } from '../texts.ts';

export const es: MovingTexts = {
  hold: 'Retener',
  'hold-all': 'Retener {formation}',
  held: 'retenida esta fase',
  'key-hold': 'dejar la unidad elegida donde está durante esta fase y pasar a la siguiente',
  'remaining-held': '{n, plural, one {# unidad retenida} other {# unidades retenidas}}',
  'remaining-fold': '{formation}: {n, plural, one {# unidad} other {# unidades}}',
};
