import type { MovingTexts } from '../texts.ts';

export const pt: MovingTexts = {
  hold: 'Manter',
  'hold-all': 'Manter {formation}',
  held: 'fica parada nesta fase',
  'key-hold': 'deixar a unidade escolhida onde está nesta fase e ir à próxima',
  'remaining-held': '{n, plural, one {# unidade fica parada} other {# unidades ficam paradas}}',
  'remaining-fold': '{formation}: {n, plural, one {# unidade} other {# unidades}}',
};
