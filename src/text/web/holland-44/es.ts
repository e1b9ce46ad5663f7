import type { en as english } from './en.ts';

export const es: Readonly<Record<keyof typeof english, string>> = {
  'fight-step-stand': 'defensa decidida',
  'fight-lead': 'Formación líder',
  'fight-attached': 'Agregada a ella',
  'fight-air': 'Apoyo aéreo',
  'landing-title': 'Aterrizajes aerotransportados',
  'landing-freedom':
    '{freedom, select, hex {Cada unidad aterriza en un hexágono de descenso de su código.} beside {Cada unidad aterriza en un hexágono de descenso de su código o junto a él, pero no al otro lado del agua.} division {Cada unidad aterriza en cualquier hexágono de descenso o cabeza de suministro de su división, o al lado, pero no al otro lado del agua.} other {Cada unidad aterriza en cualquier hexágono de descenso o cabeza de suministro, o al lado, pero no al otro lado del agua; los hexágonos polacos son solo de los polacos.}}',
  'landing-must': 'Todas las que deben llegar aterrizan ahora. No hacen falta puntos de aterrizaje.',
  'landing-may':
    'Nadie está obligado a aterrizar: quien espera puede venir otro día. Los puntos que sobran se pierden.',
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
  'landing-more': '{n, plural, one {uno más en el mapa} other {# más en el mapa}}',
  'landing-later': '{n, plural, one {Una unidad aterriza más tarde} other {# unidades aterrizan más tarde}}',
  'landing-by-itself': 'por sí sola, en la cabeza de suministro de la división',
  'landing-last': 'Tras el próximo aterrizaje se tiran enseguida los dados, y ya nada se puede deshacer.',
  'landing-returned':
    '{n, plural, one {Un paso perdido aún puede volver.} other {# pasos perdidos aún pueden volver.}}',
  'landing-unit':
    '{unit}: {n, plural, one {un hexágono abierto, claro} other {# hexágonos abiertos, claros}} en el mapa.{pointer, select, touch {} other { Haz clic en uno, o pulsa {goto}, su número y {enter}.}}',
};
