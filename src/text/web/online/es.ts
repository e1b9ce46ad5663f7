import type { OnlineTexts } from '../texts.ts';

export const es: OnlineTexts = {
  'sit-title': 'Tu asiento en una partida a distancia',
  'sit-name': 'Tu nombre, como lo ve el otro jugador',
  'sit-down': 'Sentarse',
  'sit-connecting': 'Buscando el servidor …',
  'sit-lost': 'El servidor no responde. La página sigue intentándolo sola.',
  'sit-refused': 'Este asiento no existe: el enlace está incompleto, o la partida ya no existe.',
  'sit-waiting': 'La partida empieza cuando los dos se hayan sentado.',
  'sit-free': 'aún no ha llegado',
  'sit-invite': 'Envía este enlace a quien juega con el otro bando: {side}. Quien lo abra tiene el asiento.',
  'sit-copy': 'Copiar el enlace',
  'sit-copied': 'Copiado.',
  'sit-share': 'Compartir el enlace',
  'sit-dice': 'Cómo se fijan los dados',
  'sit-promise':
    'El servidor fijó los dados de antemano y muestra un valor por lanzamiento; con la palabra de cada jugador, nadie pudo elegirlos. El registro de la partida lo demuestra con este número:',
};
