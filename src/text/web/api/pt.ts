import type { ApiTexts } from '../texts.ts';

export const pt: ApiTexts = {
  'api-title': 'A API deste servidor',
  'api-about':
    'Tudo o que esta página faz com o servidor um programa também pode fazer: por HTTP se começam partidas e se pergunta por elas, e se joga por um WebSocket. As descrições vêm do próprio servidor, em inglês; os programas as leem em',
  'api-operations': 'Operações',
  'api-of-games': 'Partidas',
  'api-of-accounts': 'Contas',
  'api-parameters': 'Parâmetros',
  'api-body': 'Corpo',
  'api-answers': 'Respostas',
  'api-sent-first': 'A primeira mensagem que você envia',
  'api-sent': 'Mensagens que você envia depois',
  'api-heard': 'Mensagens que você recebe',
  'api-closed': 'Códigos com que o servidor fecha o socket',
  'api-optional': 'opcional',
  'api-missing': 'O servidor desta página não responde, ou não diz o que sabe fazer.',
  'api-link': 'Para programas: a API',
};
