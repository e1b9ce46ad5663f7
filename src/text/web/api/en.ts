/** What the page of the API says besides what the server says of itself; the other languages must have the same keys. ICU messages. */
export const en = {
  'api-title': 'The API of this server',
  'api-about':
    'Whatever this page does with the server, a program can do too: games are begun and asked about over HTTP and played over a WebSocket. The descriptions come from the server itself, in English; programs read them at',
  'api-operations': 'Operations',
  'api-of-games': 'Games',
  'api-of-accounts': 'Accounts',
  'api-parameters': 'Parameters',
  'api-body': 'Body',
  'api-answers': 'Answers',
  'api-sent-first': 'The first message you send',
  'api-sent': 'Messages you send then',
  'api-heard': 'Messages you hear',
  'api-closed': 'Codes with which the server closes the socket',
  'api-optional': 'optional',
  'api-missing': 'The server of this page does not answer, or it does not say what it can do.',
  'api-link': 'For programs: the API',
} as const;
