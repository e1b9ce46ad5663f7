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
};
