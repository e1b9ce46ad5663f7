import type { en as english } from './en.ts';

export const es: Readonly<Record<keyof typeof english, string>> = {
  'fight-step-defenders': 'defensores',
  'fight-step-stand': 'defensa',
  'fight-lead': 'Formación líder',
  'fight-attached': 'Agregada a ella',
  'fight-air': 'Apoyo aéreo',
  'landing-points': 'Quedan {left} de {all} puntos de aterrizaje',
  'landing-progress': 'Han aterrizado {landed} de {all}',
  'landing-all': '{n, plural, one {Aterrizar como se sugiere} other {Aterrizar las # como se sugiere}}',
  'landing-some': 'Aterrizar {n} de {all} como se sugiere',
  'landing-group': 'Aterrizar {n}',
  'landing-as-suggested': 'Como se sugiere: cada unidad en el hexágono escrito bajo su ficha.',
  'landing-aim': 'Sugerido: {hex}',
  'landing-hint':
    '{pointer, select, touch {Toca} other {Haz clic en}} una ficha y luego un hexágono del mapa o de la lista; o primero el hexágono.',
  'landing-here': '¿Quién aterriza en {hex}?',
  'landing-count':
    '{landed, plural, =0 {} one {# ha aterrizado} other {# han aterrizado}}{waiting, plural, =0 {} one {{landed, plural, =0 {} other {, }}falta #} other {{landed, plural, =0 {} other {, }}faltan #}}',
  'landing-room': '{hex}: han aterrizado {landed} de {most} pasos',
  'landing-die': 'dado: {why}',
  'landing-best': 'En el mejor caso: {what} {chance}',
  'landing-more': '{n, plural, one {uno más en el mapa} other {# más en el mapa}}',
  'landing-later': '{n, plural, one {Una unidad aterriza más tarde} other {# unidades aterrizan más tarde}}',
  'landing-last': 'Tras el próximo aterrizaje se tiran enseguida los dados, y ya nada se puede deshacer.',
  'landing-unit':
    '{unit}: {n, plural, one {un hexágono está abierto, claro} other {# hexágonos están abiertos, claros}} en el mapa y en la lista.',
};
