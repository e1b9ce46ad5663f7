import { paceTexts } from '../pace-texts.ts';
import type { MailTexts } from './texts.ts';

export const es: MailTexts = {
  hello: 'Hola, {name}:',
  end: 'Recibes este correo porque alguien indicó esta dirección en {site}. Si no fuiste tú, no tienes que hacer nada.',
  'verify-subject': 'Confirma tu dirección en Bivouac',
  'verify-body': 'con este enlace confirmas que esta dirección es tuya. Funciona una sola vez, durante un día.',
  'verify-do': 'Confirmar la dirección',
  'known-subject': 'Ya tienes una cuenta en Bivouac',
  'known-body':
    'alguien quiso usar esta dirección en otra cuenta. Pertenece a la tuya, y no se ha cambiado nada. Si has olvidado la contraseña, puedes poner otra con el enlace «¿Has olvidado la contraseña?» de la página de inicio de sesión.',
  'reset-subject': 'Una contraseña nueva para Bivouac',
  'reset-body':
    'con este enlace pones una contraseña nueva. Funciona una sola vez, durante una hora. Hasta entonces vale la anterior.',
  'reset-do': 'Poner una contraseña nueva',
  'password-subject': 'Se ha cambiado tu contraseña en Bivouac',
  'password-body':
    'la contraseña de tu cuenta se acaba de cambiar, y se ha cerrado la sesión en los demás navegadores. Si no fuiste tú, pon otra con el enlace «¿Has olvidado la contraseña?» de la página de inicio de sesión.',
  'email-subject': 'Tu cuenta en Bivouac tiene otra dirección',
  'email-body':
    'esta dirección ya no pertenece a tu cuenta. Si no fuiste tú, otra persona está usando la cuenta: escribe a quien mantiene el sitio.',
  'turn-subject': '{game}: te toca jugar',
  'turn-body': 'te toca jugar:',
  'reminder-subject': '{game}: se te acaba el tiempo',
  'reminder-body': 'todavía tienes que jugar, y ya han pasado cuatro quintos de tu tiempo:',
  'challenge-subject': '{game}: te proponen una partida',
  'challenge-body': 'te proponen una partida:',
  challenge: '{title}, {scenario}. Tu bando sería {side}, contra {others}.',
  'challenge-pace':
    'Se jugaría {pace}. {rated, select, yes {Contaría para la puntuación de los dos y no se volvería atrás.} other {No sería puntuada.}}',
  ...paceTexts.es,
  answer: 'Responder',
  game: '{title}, {scenario}, turno {turn}. Tu bando: {side}, contra {others}.',
  due: 'Tu tiempo se acaba el {due} (UTC).',
  play: 'Ir a la partida',
  'digest-subject': '{n, plural, one {Te toca jugar en una partida} other {Te toca jugar en # partidas}}',
  'digest-body': 'te toca jugar:',
  'notice-end':
    'Recibes este correo porque lo pediste en {site}. Para no recibir más, desactiva los avisos en tu cuenta: {link}',
};
