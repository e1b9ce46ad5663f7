import type { GuidedTexts } from '../texts.ts';

export const es: GuidedTexts = {
  'guide-count': 'Paso {at} de {all}',
  'guide-done': 'Hecho.',
  'guide-otherwise': 'Hecho de otro modo: {what}',
  'guide-late': 'Ya es tarde para esto: la partida ha seguido adelante.',
  'guide-computer':
    'Ahora decide el otro bando: {side}. El ordenador juega por él; la guía sigue cuando te toque decidir.',
  'guide-leave': 'Salir de la guía',
  'guide-resume': 'Volver a la guía',
  'guide-reset': 'Repetir este paso',
  'guide-back': 'Atrás',
  'guide-next': 'Siguiente',
  'guide-do': 'Vamos allá',
  'guide-end': 'Seguir jugando',
  'guide-more': 'Mostrar la explicación',
  'guide-less': 'Ocultar la explicación',
  'counter-parts': 'Qué dice la ficha {unit}',
  'counter-attack': 'Ataque {value}',
  'counter-support': 'Artillería de apoyo',
  'counter-defence': 'Defensa {value}',
  'counter-allowance': 'Movimiento {value}',
  'counter-range': 'Alcance: {value} {value, plural, one {hexágono} other {hexágonos}}',
  'counter-size':
    '{size, select, I {Compañía} II {Batallón} III {Regimiento} X {Brigada} XX {División} KG {Grupo de combate} other {Tamaño {printed}}}',
  'counter-code': 'Ejército: {code}',
  'counter-steps': '{steps, plural, one {# paso} other {# pasos}}',
  'counter-elite': 'Tropa de élite',
  'counter-green': 'Tropa novata',
  'counter-armour': 'Blindaje {armour}',
  'counter-after':
    '{steps, plural, one {# paso: eliminada con la primera pérdida.} other {# pasos: eliminada tras # pérdidas.}}',
  'counter-reduced': 'Tras una pérdida dice {factors}.',
};
