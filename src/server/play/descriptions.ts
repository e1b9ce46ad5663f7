import { failure, wrongBody } from '../api/failures.ts';
import { described } from '../api/schemas.ts';
import * as z from 'zod/mini';
import { aside, first, question, told } from './messages.ts';
import {
  library,
  listAnswered,
  listAsked,
  newGame,
  newGameAsked,
  seatsAnswered,
  seatsAsked,
  reportAsked,
  ticketAnswered,
} from './requests.ts';
import { CLOSED } from '../../seat/sitting.ts';
import { FLOODED } from './line.ts';

export const LIST = described({
  operationId: 'listGames',
  summary: 'The games that can be played here.',
  response: { 200: library },
});

export const BEGIN = described({
  operationId: 'beginGame',
  summary: 'Begins a game.',
  description:
    'Gives the tickets of both seats. Whoever has a ticket has the seat: #/seat/TICKET is its address on the page. The game goes on when both have sat down.',
  body: newGameAsked,
  response: {
    201: newGame,
    400: wrongBody,
    401: failure('accounts-only'),
    409: failure('no-such-opponent', 'too-many-computers'),
  },
});

export const ASK_SEATS = described({
  operationId: 'askSeats',
  summary: 'How the games of these tickets stand.',
  body: seatsAsked,
  response: { 200: seatsAnswered },
});

export const LIST_OPEN = described({
  operationId: 'listOpenGames',
  summary: 'Games in which a seat is free, or that anybody may look at.',
  querystring: listAsked,
  response: { 200: listAnswered, 400: wrongBody },
});

export const TAKE = described({
  operationId: 'takeSeat',
  summary: 'Takes the seat of a game that anybody may take.',
  description:
    'Whoever asks gets a ticket of his own, for a day; the first to sit down with one has the seat, and all others open nothing.',
  params: z.strictObject({ id: z.string() }),
  response: { 200: ticketAnswered, 409: failure('seat-taken') },
});

export const REPORT = described({
  operationId: 'reportPlayer',
  summary: 'Tells the owner of the site of the other player.',
  description: 'What has been said at the game goes with it. A seat has one open report.',
  body: reportAsked,
  response: { 201: z.strictObject({ ok: z.literal(true) }), 404: failure('no-such-seat'), 409: failure('reported') },
});

export const SIT = described({
  operationId: 'sit',
  summary: 'Sits down at a game: a WebSocket, whose messages are JSON.',
  description:
    'The first message sent is a First (a seat, or a game to look on at), all others are Questions, or Asides, which have no answer. Heard is first who has sat down, and once both have: the game, its position, and what is different after every change. A socket that has closed is opened again and says the same again: what was missed comes, or the position anew.',
  response: { 426: failure('no-socket').check(z.describe('No WebSocket is asked for.')) },
  socket: {
    sent: [first, question, aside],
    heard: told,
    closed: {
      [CLOSED.refused]: 'Refused: it is of no use to come again.',
      [CLOSED.reopen]: 'The game is opened anew for whoever comes again.',
      [FLOODED]: 'Too many questions without an answer.',
      1009: 'A message is too large.',
    },
  },
});

/** Schemas that have names of their own in the document. */
export const NAMED = { First: first, Question: question, Aside: aside, Told: told };
