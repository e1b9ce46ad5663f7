import type { OnlineTexts } from '../texts.ts';

export const pt: OnlineTexts = {
  'sit-title': 'Seu lugar numa partida à distância',
  'sit-name': 'Seu nome, como o outro jogador o vê',
  'sit-down': 'Sentar-se',
  'sit-connecting': 'Procurando o servidor …',
  'sit-lost': 'O servidor não responde. A página continua tentando sozinha.',
  'sit-refused': 'Este lugar não existe: o link está incompleto, ou a partida não existe mais.',
  'sit-waiting': 'A partida começa quando os dois estiverem sentados.',
  'sit-free': 'ainda não chegou',
  'sit-invite': 'Envie este link a quem joga com o outro lado: {side}. Quem o abrir fica com o lugar.',
  'sit-copy': 'Copiar o link',
  'sit-copied': 'Copiado.',
  'sit-share': 'Compartilhar o link',
  'sit-dice': 'Como os dados são definidos',
  'sit-promise':
    'O servidor definiu os dados de antemão e mostra um valor por lançamento; com a palavra de cada jogador, ninguém pôde escolhê-los. O registro da partida o prova com este número:',
};
