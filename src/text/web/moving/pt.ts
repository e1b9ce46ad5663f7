import type { MovingTexts } from '../texts.ts';

export const pt: MovingTexts = {
  hold: 'Manter',
  'hold-all': 'Manter {formation}',
  held: 'fica parada nesta fase',
  'key-hold': 'deixar a unidade escolhida onde está nesta fase e ir à próxima',
  'remaining-held': '{n, plural, one {# unidade fica parada} other {# unidades ficam paradas}}',
  'remaining-fold': '{formation}: {n, plural, one {# unidade} other {# unidades}}',
  send: 'Enviar…',
  'send-all': 'Enviar {formation}…',
  'send-title': '{n, plural, one {Enviar # unidade} other {Enviar # unidades}}',
  'send-where':
    '{n, plural, one {# unidade} other {# unidades}} para enviar: {pointer, select, touch {toque no hexágono de destino, ou segure o dedo sobre outra pilha para incluí-la} other {clique no hexágono de destino, ou Shift + clique em outra pilha para incluí-la}}.',
  'send-foreseen': '{n} de {all} podem seguir agora rumo a {hex}.',
  'send-go': '{n, plural, one {Mover # unidade} other {Mover # unidades}}',
  'send-to': '{unit}: até {hex}',
  'send-stays': '{unit}: fica',
  'send-drop': '{unit}: deixar de fora',
  'send-rule':
    'Cada uma segue pelo caminho mais barato e para antes das zonas inimigas. Nada se move antes da sua ordem.',
  'send-stopped': '{n} de {all} unidades se moveram; depois foi preciso decidir outra coisa.',
  'send-back': '{n, plural, one {Desfazer o movimento} other {Desfazer os # movimentos}}',
  'pick-all': 'As {n}',
  'pick-several': 'Escolher várias',
  'pick-to-map': 'Escolher o hexágono no mapa',
  'set-up-all': 'Posicionar todas',
  'set-up-all-how': 'Cada uma vai para onde o caminho até os objetivos é mais curto; dá para desfazer.',
  'end-places':
    '{n, plural, one {# unidade ainda poderia ser posicionada} other {# unidades ainda poderiam ser posicionadas}}',
  'command-end-places':
    '{n, plural, =0 {Não falta nada nesta fase} one {# unidade ainda poderia ser posicionada} other {# unidades ainda poderiam ser posicionadas}}. Dê o comando de novo para encerrar a fase.',
  'units-of': '{n, plural, one {# unidade} other {# unidades}}{group, select, none {} other {, {group}}}',
  'way-chances': 'Dados no caminho',
  'way-lost': '{n, plural, =0 {chega sem perdas} one {chega com um passo perdido} other {chega com # passos perdidos}}',
  'way-gone': 'destruída no caminho',
  'path-shown': 'Caminho',
};
