import type { FastifyInstance, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { failure, wrongBody } from './failures.ts';
import { described, type Described } from './schemas.ts';

const VERSION = '1';
const ABOUT =
  'Games between several machines: begin one, sit down by a socket, play. The page of this server uses nothing else. A tour is in docs/server-api.md of the sources.';

type Names = ReadonlyMap<z.ZodMiniType, string>;
type Route = RouteOptions & { schema: Described };

/** An answer that every route gives to which it applies; what they say themselves comes first. */
const COMMON: readonly { status: number; what: string; form: z.ZodMiniType; applies: (route: Route) => boolean }[] = [
  {
    status: 400,
    what: 'The request or its body is malformed.',
    form: wrongBody,
    applies: ({ schema }) => !!schema.body || !!schema.params,
  },
  { status: 403, what: 'A page of another site asks.', form: failure('foreign-origin'), applies: () => true },
  { status: 413, what: 'The body is too large.', form: failure('too-large'), applies: ({ schema }) => !!schema.body },
  {
    status: 415,
    what: 'The body is no JSON.',
    form: failure('wrong-media-type'),
    applies: ({ schema }) => !!schema.body,
  },
  { status: 421, what: 'The Host header names another server.', form: failure('wrong-host'), applies: () => true },
  {
    status: 429,
    what: 'Too many from this address; retry-after says when.',
    form: failure('too-many-requests'),
    applies: ({ config }) => !!config && 'rateLimit' in config,
  },
  { status: 500, what: 'An error of the server.', form: failure('internal'), applies: () => true },
];

const OK: Readonly<Record<number, string>> = { 200: 'Done.', 201: 'Made.' };

/**
 * Describes every route registered from now on that says what it is, at GET /api/openapi.json; below /api/ there are no others. `named`: schemas that stand under these names of
 * their own, because several routes use them or programs ask for them.
 */
export function describeRoutes(app: FastifyInstance, named: Readonly<Record<string, z.ZodMiniType>>): void {
  const routes: Route[] = [];
  app.addHook('onRoute', (route) => {
    if (isDescribed(route)) routes.push(route);
    else if (route.url.startsWith('/api/') && route.method !== 'HEAD')
      throw new Error(`${String(route.method)} ${route.url} does not say what it is.`);
  });
  let document: object | undefined;
  app.get(
    '/api/openapi.json',
    {
      schema: described({
        operationId: 'describeApi',
        summary: 'This document.',
        response: { 200: z.looseObject({ openapi: z.string() }) },
      }),
    },
    async () => (document ??= documentOf(routes, named)),
  );
}

/** HEAD comes with GET by itself. */
const isDescribed = (route: RouteOptions): route is Route =>
  route.method !== 'HEAD' && route.schema !== undefined && 'operationId' in route.schema;

function documentOf(routes: readonly Route[], named: Readonly<Record<string, z.ZodMiniType>>): object {
  const names = namesOf(routes, named);
  const registry = z.registry<{ id: string }>();
  for (const [form, id] of names) registry.add(form, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: refOf, io: 'input' });
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operationOf(route, names) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bivouac', version: VERSION, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).map(([id, form]) => [id, withoutHead(form)])) },
  };
}

const refOf = (id: string): string => `#/components/schemas/${id}`;

/** Inside a document of its own, a schema does not say which dialect it is in. */
function withoutHead({ $schema: _, $id: __, ...form }: Readonly<Record<string, unknown>>): object {
  return form;
}

/** A name for every schema of a route. */
function namesOf(routes: readonly Route[], named: Readonly<Record<string, z.ZodMiniType>>): Names {
  const names = new Map<z.ZodMiniType, string>();
  const add = (form: z.ZodMiniType | undefined, id: string): void => {
    if (form && !names.has(form)) names.set(form, id);
  };
  for (const [id, form] of Object.entries(named)) add(form, id);
  add(wrongBody, 'WrongBody');
  for (const { schema } of routes) {
    const id = schema.operationId.replace(/^./, (first) => first.toUpperCase());
    add(schema.body, `${id}Body`);
    for (const [status, form] of Object.entries(schema.response)) add(form, `${id}${status}`);
  }
  for (const { form, status } of COMMON) add(form, `Refused${status}`);
  return names;
}

function operationOf(route: Route, names: Names): object {
  const { operationId, summary, description, body, params, querystring, response, socket } = route.schema;
  const formOf = (form: z.ZodMiniType): object => ({ $ref: refOf(names.get(form) ?? '') });
  const content = (form: z.ZodMiniType): object => ({ 'application/json': { schema: formOf(form) } });
  const own = Object.entries(response).map(([status, form]) => ({
    status: Number(status),
    what: sentenceOf(form),
    form,
  }));
  const common = COMMON.filter(({ status, applies }) => !(status in response) && applies(route));
  const answers = [...own, ...common].map(
    ({ status, what, form }) => [status, { description: what ?? OK[status] ?? '', content: content(form) }] as const,
  );
  return {
    operationId,
    summary,
    ...(description === undefined ? {} : { description }),
    ...parametersOf({ path: params, query: querystring }),
    ...(body ? { requestBody: { required: !body.safeParse(undefined).success, content: content(body) } } : {}),
    responses: {
      ...(socket ? { 101: { description: 'The connection is a WebSocket from here on (RFC 6455).' } } : {}),
      ...Object.fromEntries(answers),
    },
    ...(socket
      ? { 'x-socket': { sent: socket.sent.map(formOf), heard: formOf(socket.heard), closed: socket.closed } }
      : {}),
  };
}

/** Fields of path and query, each as a parameter. */
function parametersOf(places: Readonly<Record<'path' | 'query', unknown>>): object {
  const parameters = Object.entries(places).flatMap(([place, form]) => {
    if (form === undefined) return [];
    const { properties = {}, required = [] } = z.toJSONSchema(form as z.ZodMiniType, { io: 'input' });
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema,
    }));
  });
  return parameters.length > 0 ? { parameters } : {};
}

const sentenceOf = (form: z.ZodMiniType): string | undefined => z.globalRegistry.get(form)?.description;
