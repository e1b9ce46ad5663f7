import type { FastifyError, FastifyInstance, FastifyReply, FastifySchema, FastifyTypeProvider } from 'fastify';
import type * as z from 'zod/mini';
import { checked } from '../../formats/document.ts';
import type { FormatError } from '../../formats/errors.ts';
import { failed, noteError } from './failures.ts';
import { parseSent } from './sent.ts';

/**
 * What a route says of itself (`schema` of its options). `body` parses what is asked; `response` has the form of each answer by its status. What goes
 * for every route, such as a page of another site being refused, is added where it applies (openapi.ts).
 */
export interface Described extends FastifySchema {
  /** Names the operation in programs made from the document. */
  operationId: string;
  /** One sentence. */
  summary: string;
  description?: string;
  body?: z.ZodMiniType;
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  response: Readonly<Record<number, z.ZodMiniType>>;
  /** Of an upgrade: what a program says over the socket, first this and then that; what it hears; and by which codes the server closes it. */
  socket?: { sent: readonly z.ZodMiniType[]; heard: z.ZodMiniType; closed: Readonly<Record<number, string>> };
}

/** Says what a route is; its handler gets a body of that type. */
export const described = <const T extends Described>(route: T): T => route;

/** Gives handlers their bodies by the types of their schemas. */
export interface BySchema extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  serializer: unknown;
}

/** A body that is not what the route asks for. */
class WrongBody extends Error {
  readonly statusCode = 400;
  readonly error: FormatError;

  constructor(error: FormatError) {
    super(error.code);
    this.error = error;
  }
}

/** Has bodies parsed by the schemas of their routes, and every request that cannot be answered refused in the same form. */
export function parseBySchema(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_, text, done) => {
    const json = parseSent(text);
    if (json.ok) done(null, json.value);
    else done(new WrongBody(json.error));
  });
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (body: unknown) => {
    const parsed = checked(schema, body);
    return parsed.ok ? parsed : { error: new WrongBody(parsed.error) };
  });
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.setErrorHandler(refuse);
}

const CODES: Readonly<Record<number, string>> = {
  413: 'too-large',
  415: 'wrong-media-type',
  429: 'too-many-requests',
};

/** Answers a request that cannot be answered. */
export function refuse(error: FastifyError | WrongBody, _: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof WrongBody) return reply.code(error.statusCode).send(failed(error.error));
  const { statusCode: status = 500 } = error;
  if (status >= 500) noteError(reply, error);
  return reply.code(status).send(failed({ code: CODES[status] ?? (status < 500 ? 'bad-request' : 'internal') }));
}
