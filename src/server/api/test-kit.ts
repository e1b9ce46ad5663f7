// What a server says of itself, and whether it answers like that.
import type { FastifyInstance } from 'fastify';
import { fromJSONSchema, type ZodType } from 'zod';

interface Answer {
  content?: { 'application/json': { schema: object } };
}
interface Operation {
  operationId: string;
  summary: string;
  responses: Record<string, Answer>;
  'x-socket'?: { sent: object[]; heard: object };
}

export interface Described {
  operations: readonly { path: string; method: string; operation: Operation }[];
  /** A schema of the document, which parses. */
  formOf: (schema: object) => ZodType;
}

/** The document of a server. */
export async function readDescribed(app: FastifyInstance): Promise<Described> {
  const text = (await app.inject({ url: '/api/openapi.json' })).body.replaceAll('#/components/schemas/', '#/$defs/');
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: object };
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const forms = new Map<object, ZodType>();
  const formOf = (schema: object): ZodType => {
    const form = forms.get(schema) ?? fromJSONSchema({ ...schema, $defs: document.components.schemas } as never);
    forms.set(schema, form);
    return form;
  };
  return { operations, formOf };
}
