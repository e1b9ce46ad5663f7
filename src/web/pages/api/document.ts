/** The part of OpenAPI and JSON Schema that the document of the server uses. */
export interface Form {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Form>>;
  required?: readonly string[];
  additionalProperties?: Form | boolean;
  items?: Form;
  maxLength?: number;
  maxItems?: number;
  anyOf?: readonly Form[];
  oneOf?: readonly Form[];
  description?: string;
}

interface Content {
  content?: Readonly<Record<string, { schema: Form }>>;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: readonly { name: string; in: string; required: boolean; schema: Form }[];
  requestBody?: Content;
  responses: Readonly<Record<string, { description: string } & Content>>;
  'x-socket'?: { sent: readonly Form[]; heard: Form; closed: Readonly<Record<string, string>> };
}

export interface ApiDocument {
  info: { description: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Form>> };
}

/** An operation with its place. */
export interface Placed extends Operation {
  method: string;
  path: string;
}

export const operationsOf = ({ paths }: ApiDocument): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );

const ACCOUNTS = '/api/account';

/** What there is to do with games, and with accounts. */
export function partsOf(api: ApiDocument): { title: 'api-of-games' | 'api-of-accounts'; operations: Placed[] }[] {
  const all = operationsOf(api);
  const isAccounts = ({ path }: Placed): boolean => path === ACCOUNTS || path.startsWith(`${ACCOUNTS}/`);
  return [
    { title: 'api-of-games', operations: all.filter((one) => !isAccounts(one)) },
    { title: 'api-of-accounts', operations: all.filter(isAccounts) },
  ];
}

export const formIn = ({ content }: Content): Form | undefined => content?.['application/json']?.schema;

/** A line about a field: its place inside what is sent, what it may be, and what it is for. */
export interface Row {
  path: string;
  type: string;
  isOptional: boolean;
  about: string | undefined;
}

/** One form of a message. */
export interface Variant {
  title: string;
  about: string | undefined;
  rows: readonly Row[];
}

/** What a form looks like: one variant, or one for each type of message. */
export function variantsOf(document: ApiDocument, form: Form): Variant[] {
  return alternativesOf(document, form).map((one) => {
    const type = one.properties?.['type']?.const;
    return { title: typeof type === 'string' ? type : '', about: one.description, rows: rowsOf(document, one) };
  });
}

/** The forms that a message can have, of whichever alternatives each of them consists. */
function alternativesOf(document: ApiDocument, form: Form): Form[] {
  const whole = resolved(document, form);
  const choices = whole.oneOf ?? whole.anyOf;
  return choices ? choices.flatMap((one) => alternativesOf(document, one)) : [whole];
}

function resolved({ components }: ApiDocument, form: Form): Form {
  const name = form.$ref?.split('/').at(-1);
  return name === undefined ? form : (components.schemas[name] ?? {});
}

function rowsOf(document: ApiDocument, form: Form, prefix = ''): Row[] {
  const { properties = {}, required = [] } = resolved(document, form);
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const about = resolved(document, field).description;
    const row = { path, type: typeText(document, field), isOptional: !required.includes(name), about };
    return [row, ...insideOf(document, field, path)];
  });
}

/** The fields of what is inside a field: of the members of a list, of the values by name, of each thing that it may be. */
function insideOf(document: ApiDocument, field: Form, path: string): Row[] {
  const whole = resolved(document, field);
  const { items, additionalProperties: values } = whole;
  if (items) return insideOf(document, items, `${path}[]`);
  const inner = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])].flatMap((one) => insideOf(document, one, path));
  const named = typeof values === 'object' && !whole.properties ? insideOf(document, values, `${path}.*`) : [];
  return [...rowsOf(document, whole, `${path}.`), ...named, ...inner];
}

function typeText(document: ApiDocument, form: Form): string {
  const {
    const: only,
    enum: some,
    type,
    items,
    properties,
    additionalProperties: values,
    ...more
  } = resolved(document, form);
  const choices = more.anyOf ?? more.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeText(document, one)))].join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  if (some) return some.map((one) => JSON.stringify(one)).join(' | ');
  if (items) return `${bracketed(typeText(document, items))}[]${atMost(more.maxItems)}`;
  if (typeof values === 'object' && !properties) return `{ *: ${typeText(document, values)} }`;
  return `${[type ?? 'any'].flat().join(' | ')}${atMost(more.maxLength)}`;
}

/** How many letters or members, where that is limited. */
const atMost = (most: number | undefined): string => (most === undefined ? '' : ` ≤ ${most}`);

const bracketed = (text: string): string => (text.includes(' | ') ? `(${text})` : text);
