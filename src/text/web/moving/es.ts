import type { MovingTexts } from '../texts.ts';

export const es: MovingTexts = {
  hold: 'Retener',
  'hold-all': 'Retener {formation}',
  held: 'retenida esta fase',
  'key-hold': 'dejar la unidad elegida donde está durante esta fase y pasar a la siguiente',
  'remaining-held': '{n, plural, one {# unidad retenida} other {# unidades retenidas}}',
  'remaining-fold': '{formation}: {n, plural, one {# unidad} other {# unidades}}',
  send: 'Enviar…',
  'send-all': 'Enviar {formation}…',
  'send-title': '{n, plural, one {Enviar # unidad} other {Enviar # unidades}}',
  'send-where':
    '{n, plural, one {# unidad} other {# unidades}} por enviar: {pointer, select, touch {toca el hexágono de destino, o mantén el dedo sobre otra pila para añadirla} other {haz clic en el hexágono de destino, o Mayús + clic en otra pila para añadirla}}.',
  'send-foreseen': '{n} de {all} pueden avanzar ahora hacia {hex}.',
  'send-go': '{n, plural, one {Mover # unidad} other {Mover # unidades}}',
  'send-to': '{unit}: a {hex}',
  'send-stays': '{unit}: se queda',
  'send-drop': '{unit}: dejarla fuera',
  'send-rule':
    'Cada una toma su camino más barato y se detiene antes de las zonas enemigas. Nada se mueve hasta que lo ordenes.',
  'send-stopped': 'Se han movido {n} de {all} unidades; después había que decidir otra cosa.',
  'send-back': '{n, plural, one {Deshacer el movimiento} other {Deshacer los # movimientos}}',
  'pick-all': 'Las {n}',
  'pick-several': 'Elegir varias',
  'pick-to-map': 'Elegir el hexágono en el mapa',
  'set-up-all': 'Colocar a todas',
  'set-up-all-how': 'Cada una va donde el camino a los objetivos es más corto; se puede deshacer.',
  'end-places': '{n, plural, one {# unidad aún podría colocarse} other {# unidades aún podrían colocarse}}',
  'command-end-places':
    '{n, plural, =0 {No queda nada por hacer en esta fase} one {# unidad aún podría colocarse} other {# unidades aún podrían colocarse}}. Da la orden otra vez para terminar la fase.',
  'units-of': '{n, plural, one {# unidad} other {# unidades}}{group, select, none {} other {, {group}}}',
  'way-chances': 'Dados en el camino',
  'way-lost': '{n, plural, =0 {llega sin pérdidas} one {llega con un paso perdido} other {llega con # pasos perdidos}}',
  'way-gone': 'destruida en el camino',
  'path-shown': 'Camino',
};
