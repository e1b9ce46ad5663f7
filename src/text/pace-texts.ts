/** How fast a game is played, by its pace: on the page, on the command line and in mails. */
export const paceTexts = {
  en: {
    'pace-none': 'without clocks',
    'pace-live-45': 'live: 45 minutes a side, and one for every phase of its own',
    'pace-live-90': 'live: 90 minutes a side, and one for every phase of its own',
    'pace-days-1': 'by correspondence: a day a turn',
    'pace-days-3': 'by correspondence: 3 days a turn',
    'pace-days-7': 'by correspondence: a week a turn',
    'pace-other': 'with clocks, at another pace',
  },
  es: {
    'pace-none': 'sin reloj',
    'pace-live-45': 'en vivo: 45 minutos por bando, y uno más por cada fase suya',
    'pace-live-90': 'en vivo: 90 minutos por bando, y uno más por cada fase suya',
    'pace-days-1': 'por correspondencia: un día por turno',
    'pace-days-3': 'por correspondencia: 3 días por turno',
    'pace-days-7': 'por correspondencia: una semana por turno',
    'pace-other': 'con reloj, a otro ritmo',
  },
  pt: {
    'pace-none': 'sem relógio',
    'pace-live-45': 'ao vivo: 45 minutos por lado, e mais um por fase sua',
    'pace-live-90': 'ao vivo: 90 minutos por lado, e mais um por fase sua',
    'pace-days-1': 'por correspondência: um dia por turno',
    'pace-days-3': 'por correspondência: 3 dias por turno',
    'pace-days-7': 'por correspondência: uma semana por turno',
    'pace-other': 'com relógio, em outro ritmo',
  },
} as const;
