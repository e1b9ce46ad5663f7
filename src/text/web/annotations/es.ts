import type { AnnotationTexts } from '../texts.ts';

export const es: AnnotationTexts = {
  annotate: 'Dibujar en el mapa',
  'annotate-how':
    '{pointer, select, touch {Arrastra de un hexágono a otro para hacer una flecha, toca un hexágono para rodearlo, mantén el dedo sobre él para escribir una nota. Con dos dedos se mueve el mapa.} other {Arrastra de un hexágono a otro para hacer una flecha, haz clic en un hexágono para rodearlo, haz clic derecho en él para escribir una nota. Con Mayús, arrastrar mueve el mapa.}}',
  'annotate-keys':
    '{go} empieza una flecha en el cursor y la termina donde esté el cursor después; dos veces en el mismo hexágono, dibuja un círculo. {note} escribe una nota, de 1 a 4 se elige el color, Esc termina.',
  'annotate-from': 'Flecha desde {from}: ve adonde termina y pulsa {go}.',
  'annotate-where': '{pointer, select, touch {Toca} other {Haz clic en}} el hexágono de la nota.',
  'annotate-colours': 'Color',
  'annotate-red': 'Rojo',
  'annotate-blue': 'Azul',
  'annotate-yellow': 'Amarillo',
  'annotate-white': 'Blanco',
  'annotate-dashed': 'Flechas discontinuas, para lo que es solo una idea',
  'annotate-note': 'Escribir notas',
  'annotate-undo': 'Deshacer el último trazo',
  'annotate-redo': 'Rehacer',
  'annotate-clear': 'Borrar todos los dibujos',
  'annotate-done': 'Dejar de dibujar',
  'annotate-text': 'Nota en {hex}',
  'annotate-keep': 'Guardar la nota',
  'annotate-drop': 'Descartar lo escrito',
  'annotated-arrow':
    'Flecha {ink, select, red {roja} blue {azul} yellow {amarilla} other {blanca}}{dashed, select, yes { discontinua} other {}} de {from} a {to}.',
  'annotated-no-arrow': 'Se ha borrado la flecha de {from} a {to}.',
  'annotated-ring': 'Círculo {ink, select, red {rojo} blue {azul} yellow {amarillo} other {blanco}} en {hex}.',
  'annotated-no-ring': 'Se ha borrado el círculo de {hex}.',
  'annotated-note': 'Nota en {hex}: {text}',
  'annotated-no-note': 'Se ha borrado la nota de {hex}.',
  'annotated-cleared': 'Se han borrado todos los dibujos. Deshacer los recupera.',
  'annotated-undone': 'Deshecho.',
  'annotated-redone': 'Rehecho.',
  'own-arrow-to':
    'tu flecha {ink, select, red {roja} blue {azul} yellow {amarilla} other {blanca}}{dashed, select, yes { discontinua} other {}} hasta {hex}',
  'own-arrow-from':
    'tu flecha {ink, select, red {roja} blue {azul} yellow {amarilla} other {blanca}}{dashed, select, yes { discontinua} other {}} desde {hex}',
  'own-ring': 'tu círculo {ink, select, red {rojo} blue {azul} yellow {amarillo} other {blanco}}',
  'own-note': 'tu nota: {text}',
  'own-note-here': 'Tu nota: {text}',
  'own-note-edit': 'Cambiar tu nota',
  'overlay-annotations': 'Tus dibujos y notas',
  'annotations-about': 'Solo tú ves los dibujos, en este navegador.',
  'key-annotate': 'dibujar flechas, círculos y notas en el mapa; otra vez: dejarlo',
  'key-redo': 'al dibujar: rehacer lo deshecho',
  'key-annotations': 'tus dibujos y notas: pulsa para ocultarlos o mostrarlos',
};
