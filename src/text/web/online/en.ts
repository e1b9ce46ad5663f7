/** What is said before a game of the server begins; the other languages must have the same keys. ICU messages. */
export const en = {
  'sit-title': 'Your seat at a game far away',
  'sit-name': 'Your name, as the other player sees it',
  'sit-down': 'Sit down',
  'sit-connecting': 'Looking for the server …',
  'sit-lost': 'The server does not answer. The page keeps trying by itself.',
  'sit-refused': 'There is no such seat: the link is not complete, or the game is gone.',
  'sit-waiting': 'The game begins when both have sat down.',
  'sit-free': 'not here yet',
  'sit-invite': 'Send this link to whoever plays the other side: {side}. Whoever opens it has the seat.',
  'sit-copy': 'Copy the link',
  'sit-copied': 'Copied.',
  'sit-share': 'Share the link',
  'sit-dice': 'How the dice are settled',
  'sit-promise':
    'The server has settled the dice beforehand and shows one value a roll; with the word of each player they could not be chosen by anybody. The record of the game proves it against this number:',
} as const;
