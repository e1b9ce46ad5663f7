// What is said over sockets between the server and those who play on it, as schemas: those of what is asked parse it, those of what is answered describe it.
import * as z from 'zod/mini';
import { MOST_ORDERS } from '../../seat/host.ts';
import { LONGEST_NAME, MOST_NAMES, MOST_POINTS } from '../../seat/answer.ts';
import { PARLEYS } from '../../seat/parley.ts';
import { LONGEST_NOTE, REMATCHES, TURNED_AWAY } from '../../seat/sitting.ts';
import { isGuestName } from '../accounts/names.ts';
import { text, about, count, time, bySide } from '../api/parts.ts';
import { ending, names, pace, ratings } from './requests.ts';

const again = {
  sitting: z.optional(text(100).check(about('Anything nobody else says: by it whoever comes again is known.'))),
  have: z.optional(
    count.check(about('The newest n heard, of whoever comes again: what follows is sent, where it is known.')),
  ),
};

/** Who takes a seat with which word, where it is not taken yet. */
const taker = {
  type: z.literal('sit'),
  name: text(60).check(
    z.refine(isGuestName),
    about(
      'Who comes, not by the name of a computer player, nor by one of which nothing is seen; a seat that is taken keeps the name it has.',
    ),
  ),
  word: text(200).check(about('Anything nobody could guess: with it neither server nor players can choose the dice.')),
  ...again,
  legal: z.optional(
    z
      .boolean()
      .check(about('true: positions list what is legal also where whoever has the rules could list it himself.')),
  ),
};

export const sitting = z.union([
  z.strictObject({ ...taker, ticket: text(100) }).check(about('By the ticket of a seat.')),
  z
    .strictObject({ ...taker, game: text(60), side: text(60) })
    .check(about('A seat of the account that the cookie of the request is signed in to.')),
]);

/** Or the game that one looks on at. */
export const watching = z
  .strictObject({ type: z.literal('watch'), game: text(60), ...again })
  .check(about('Looks on at a game that anybody may look at.'));

/** The first message of a socket. */
export const first = z.union([sitting, watching]);

const code = text(60).check(about('The code of the prompt that is answered so.'));
const answer = z.discriminatedUnion('how', [
  z.strictObject({ code, how: z.literal('computer') }).check(about('A computer player decides, at once.')),
  z.strictObject({ code, how: z.literal('end'), type: text(40) }).check(about('The first listed action of this type.')),
  z
    .strictObject({ code, how: z.literal('points'), most: z.int().check(z.gte(0), z.lte(MOST_POINTS)) })
    .check(about('As many points as there are, but no more than these.')),
  z
    .strictObject({
      code,
      how: z.literal('named'),
      names: z.array(text(LONGEST_NAME)).check(z.minLength(1), z.maxLength(MOST_NAMES)),
    })
    .check(about('The first of these units and hexes that a listed action names.')),
]);
/** More kinds of decisions than any game has. */
const answers = z.array(answer).check(z.maxLength(40));

export const aside = z.union([
  z.strictObject({ type: z.literal('here') }).check(about('Somebody is active at this seat; counts for a minute.')),
  z
    .strictObject({ type: z.literal('say'), text: text(500) })
    .check(about('Says something to the other side. There is no answer; what was kept is told to both.')),
  z
    .strictObject({ type: z.literal('order'), answers })
    .check(
      about(
        'Orders answers to what one may be asked in the turn of the other side, in the place of those ordered before. What is kept is told by ordered.',
      ),
    ),
  z
    .strictObject({ type: z.literal('note'), text: z.string().check(z.maxLength(LONGEST_NOTE)) })
    .check(about('Writes something down for oneself, in the place of what there was. What is kept is told by noted.')),
  z
    .strictObject({ type: z.literal('rematch'), what: z.enum(REMATCHES) })
    .check(about('When the game is over: asks to play once more with the sides exchanged, or answers.')),
]);

const ask = z.number().check(about('Numbers the questions; the answer has the same.'));
const at = z.number().check(about('How many actions the game has had, as far as the seat has heard.'));

export const order = z
  .catchall(z.object({ type: z.string() }), z.union([z.string(), z.number()]))
  .check(about('An action without by, such as one of the list legal.'));

export const question = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('perform'), ask, at, orders: z.array(order).check(z.maxLength(MOST_ORDERS)) })
    .check(about('Plays these orders one after the other, or none of them.')),
  z
    .object({ type: z.literal('undo'), ask, at })
    .check(about('Takes back the newest gesture, as far as the rules let it.')),
  z
    .object({ type: z.literal('parley'), ask, at, what: z.enum(PARLEYS) })
    .check(about('What players settle beside the rules.')),
  z
    .object({ type: z.literal('record'), ask })
    .check(about('The record of the game, once it is over, and before where nothing is hidden.')),
]);

export const waiting = z
  .strictObject({
    type: z.literal('waiting'),
    id: z.string(),
    game: z.string(),
    scenario: z.string(),
    promise: z.string(),
    side: z.string(),
    seats: names,
    pace,
    ratings,
    challenge: z.optional(
      z
        .strictObject({ name: z.string(), answer: z.nullable(z.enum(['accepted', 'declined'])) })
        .check(about('Whom one has asked to play, and his answer.')),
    ),
  })
  .check(about('Said before the game begins: for which side one has come, and who has sat down.'));

export const beat = z.strictObject({ type: z.literal('beat') }).check(about('The server is there.'));

const resumed = z
  .strictObject({ type: z.literal('resumed') })
  .check(about('Whoever has come again has heard everything; questions without an answer may be asked again.'));

export const refused = z
  .strictObject({ type: z.literal('refused'), code: z.enum(TURNED_AWAY) })
  .check(
    about(
      'Nobody is seated, and the socket is closed. To whoever sits already: malformed, what he said last is not understood, and nothing else.',
    ),
  );

const args = z.record(z.string(), z.union([z.string(), z.number()]));

const refusal = z
  .strictObject({
    rule: z.string().check(about('The rule as printed; contract where none of the game is involved.')),
    code: z.string(),
    args: z.optional(args),
    hex: z.optional(z.string()),
    unit: z.optional(z.string()),
  })
  .check(about('Why an order is refused.'));

const prompt = z
  .strictObject({ rule: z.string(), code: z.string(), args: z.optional(args) })
  .check(about('The decision that is due.'));

const offer = z.strictObject({
  by: z.string(),
  what: z.enum(['draw', 'take-back']),
  at: count,
  back: z.optional(
    z
      .strictObject({ turn: count, phase: z.string(), actions: count, rolls: count })
      .check(
        about(
          'Where a take-back leads, and how many actions are gone then; so many of them rolls, whose dice fall anew.',
        ),
      ),
  ),
});

const clock = z
  .strictObject({
    left: bySide(z.strictObject({ play: z.number(), answer: z.number() })),
    running: z.optional(z.strictObject({ side: z.string(), of: z.enum(['play', 'answer']) })),
    away: z.optional(
      bySide(z.strictObject({ begun: time, ended: time })).check(
        about('When whoever plays a side is on vacation next, or now: his time does not run then.'),
      ),
    ),
  })
  .check(about('Milliseconds that each side has left, as of when this was sent; running: whose time runs.'));

const chain = z
  .strictObject({
    kind: z.literal('chain'),
    promise: z.string(),
    words: bySide(z.string()),
    after: z.optional(count),
    shown: count,
    value: z.string(),
    takenBack: z.optional(z.array(count)),
  })
  .check(about('What the rolls so far are proved by: value hashed so many times as shown gives promise.'));

export const position = z.strictObject({
  known: z.looseObject({}).check(about('Everything this side knows of the position, in the form of the game.')),
  toAct: z.string().check(about('A side, chance or over.')),
  prompt,
  legal: z
    .nullable(z.array(order))
    .check(about('What this seat may do now; null where nothing is hidden, unless it was asked for (Sitting).')),
  undo: z.nullable(refusal).check(about('Why nothing can be taken back; null: it can.')),
  ending: z.nullable(ending),
  offer: z.nullable(offer).check(about('What one side asks the other.')),
  clock: z.nullable(clock),
  chain: z.nullable(chain),
});

const tail = <T extends z.ZodMiniType>(of: T, sentence: string) =>
  z
    .strictObject({ kept: count, more: z.array(of) })
    .check(about(`${sentence} What was sent before holds up to kept, and more follows.`));

const story = {
  actions: tail(
    z.looseObject({ by: z.string(), type: z.optional(z.string()) }),
    'The actions so far, with all their fields where nothing is hidden, else without what may be secret.',
  ),
  log: tail(
    z.strictObject({
      at: z.int().check(z.gte(-1), about('Number of the action that it comes from; -1: it comes before the first.')),
      event: z.looseObject({ code: z.string() }),
    }),
    'What this side may read of the log.',
  ),
  rolls: tail(
    z.strictObject({ dice: z.array(z.int()), of: z.int() }),
    'The rolls so far, each with how many could have fallen.',
  ),
};

const operation = z
  .looseObject({ op: z.enum(['add', 'remove', 'replace']), path: z.string() })
  .check(about('RFC 6902.'));

const result = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.int() }),
  z.strictObject({ ok: z.literal(false), error: refusal }),
]);

const n = count.check(about('Numbers what a seat is told, each one more than the last.'));

const present = z
  .strictObject({ type: z.literal('present'), sides: z.array(z.string()) })
  .check(about('At which seats somebody was active in the last minute.'));

const talk = z
  .strictObject({
    type: z.literal('talk'),
    said: z.array(z.strictObject({ by: z.string(), text: z.string(), at: time })),
  })
  .check(about('What has been said so far, and then what is new.'));

const ordered = z
  .strictObject({
    type: z.literal('ordered'),
    answers,
    refusal: z.optional(refusal).check(about('Why what was ordered just now is not kept, none of it.')),
  })
  .check(about('What this seat has ordered beforehand; over when its own turn begins. Nobody else is told.'));

const noted = z
  .strictObject({ type: z.literal('noted'), text: z.string() })
  .check(about('What this seat has written down for itself. Nobody else is told.'));
const rematch = z
  .strictObject({
    type: z.literal('rematch'),
    by: z.nullable(z.string().check(about('Who asks to play once more.'))),
    seat: z.nullable(
      z
        .strictObject({ game: z.string(), side: z.string(), ticket: z.optional(z.string()) })
        .check(about('Your seat there, once the other has accepted; without a ticket where it is your account’s.')),
    ),
    refusal: z.optional(z.enum(['too-many-computers']).check(about('Why what you have asked for just now cannot be.'))),
  })
  .check(about('Said of a game that is over.'));

export const told = z.discriminatedUnion('type', [
  waiting,
  refused,
  beat,
  resumed,
  present,
  talk,
  ordered,
  noted,
  rematch,
  z
    .strictObject({
      type: z.literal('game'),
      id: z.string(),
      game: z.string(),
      scenario: z.string(),
      options: bySide(z.string()),
      side: z.nullable(z.string()),
      n,
    })
    .check(about('The game has begun; a position follows.')),
  z.strictObject({ type: z.literal('position'), position, ...story, n }).check(about('Where it stands.')),
  z
    .strictObject({ type: z.literal('change'), patch: z.array(operation), ...story, n })
    .check(about('What is different in the position: JSON Patch.')),
  z
    .strictObject({
      type: z.literal('answer'),
      ask: z.number(),
      n,
      value: z.nullable(z.union([result, z.looseObject({ format: z.literal('bivouac-record') })])),
    })
    .check(
      about(
        'Comes after the change that the question has led to: a count of actions, or a refusal; to record the record or null.',
      ),
    ),
]);
