import type { ApiTexts } from '../texts.ts';

export const es: ApiTexts = {
  'api-title': 'La API de este servidor',
  'api-about':
    'Todo lo que esta página hace con el servidor también puede hacerlo un programa: por HTTP se empiezan partidas y se pregunta por ellas, y se juega por un WebSocket. Las descripciones vienen del propio servidor, en inglés; los programas las leen en',
  'api-operations': 'Operaciones',
  'api-of-games': 'Partidas',
  'api-of-accounts': 'Cuentas',
  'api-parameters': 'Parámetros',
  'api-body': 'Cuerpo',
  'api-answers': 'Respuestas',
  'api-sent-first': 'El primer mensaje que envías',
  'api-sent': 'Mensajes que envías después',
  'api-heard': 'Mensajes que recibes',
  'api-closed': 'Códigos con los que el servidor cierra el socket',
  'api-optional': 'opcional',
  'api-missing': 'El servidor de esta página no responde, o no dice lo que sabe hacer.',
  'api-link': 'Para programas: la API',
};
