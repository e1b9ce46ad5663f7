import type { AnnotationTexts } from '../texts.ts';

export const pt: AnnotationTexts = {
  annotate: 'Desenhar no mapa',
  'annotate-how':
    '{pointer, select, touch {Arraste de um hexágono a outro para fazer uma seta, toque num hexágono para circulá-lo, segure o dedo nele para escrever uma nota. Dois dedos movem o mapa.} other {Arraste de um hexágono a outro para fazer uma seta, clique num hexágono para circulá-lo, clique nele com o botão direito para escrever uma nota. Com Shift, arrastar move o mapa.}}',
  'annotate-keys':
    '{go} começa uma seta no cursor e a termina onde o cursor estiver depois; duas vezes no mesmo hexágono, faz um círculo. {note} escreve uma nota, 1 a 4 escolhem a cor, Esc encerra.',
  'annotate-from': 'Seta a partir de {from}: vá até o destino e aperte {go}.',
  'annotate-where': '{pointer, select, touch {Toque} other {Clique}} no hexágono da nota.',
  'annotate-colours': 'Cor',
  'annotate-red': 'Vermelho',
  'annotate-blue': 'Azul',
  'annotate-yellow': 'Amarelo',
  'annotate-white': 'Branco',
  'annotate-dashed': 'Setas tracejadas, para o que é só uma ideia',
  'annotate-note': 'Escrever notas',
  'annotate-undo': 'Desfazer o último traço',
  'annotate-redo': 'Refazer',
  'annotate-clear': 'Apagar todos os desenhos',
  'annotate-done': 'Parar de desenhar',
  'annotate-text': 'Nota em {hex}',
  'annotate-keep': 'Guardar a nota',
  'annotate-drop': 'Descartar o que foi escrito',
  'annotated-arrow':
    'Seta {ink, select, red {vermelha} blue {azul} yellow {amarela} other {branca}}{dashed, select, yes { tracejada} other {}} de {from} a {to}.',
  'annotated-no-arrow': 'A seta de {from} a {to} foi apagada.',
  'annotated-ring': 'Círculo {ink, select, red {vermelho} blue {azul} yellow {amarelo} other {branco}} em {hex}.',
  'annotated-no-ring': 'O círculo em {hex} foi apagado.',
  'annotated-note': 'Nota em {hex}: {text}',
  'annotated-no-note': 'A nota em {hex} foi apagada.',
  'annotated-cleared': 'Todos os desenhos foram apagados. Desfazer os traz de volta.',
  'annotated-undone': 'Desfeito.',
  'annotated-redone': 'Refeito.',
  'own-arrow-to':
    'sua seta {ink, select, red {vermelha} blue {azul} yellow {amarela} other {branca}}{dashed, select, yes { tracejada} other {}} até {hex}',
  'own-arrow-from':
    'sua seta {ink, select, red {vermelha} blue {azul} yellow {amarela} other {branca}}{dashed, select, yes { tracejada} other {}} vinda de {hex}',
  'own-ring': 'seu círculo {ink, select, red {vermelho} blue {azul} yellow {amarelo} other {branco}}',
  'own-note': 'sua nota: {text}',
  'own-note-here': 'Sua nota: {text}',
  'own-note-edit': 'Mudar sua nota',
  'overlay-annotations': 'Seus desenhos e notas',
  'annotations-about': 'Só você vê os desenhos, neste navegador.',
  'key-annotate': 'desenhar setas, círculos e notas no mapa; de novo: parar',
  'key-redo': 'ao desenhar: refazer o que foi desfeito',
  'key-annotations': 'seus desenhos e notas: aperte para ocultar ou mostrar',
};
