import { expect, test } from 'vitest';
import { operationsOf, partsOf, variantsOf, type ApiDocument, type Form } from './document.ts';

const seat: Form = {
  type: 'object',
  properties: { side: { type: 'string', maxLength: 9 }, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  required: ['side', 'name'],
};
const document: ApiDocument = {
  info: { description: '' },
  paths: {
    '/a': {
      get: { operationId: 'a', summary: 'A', responses: {} },
      post: { operationId: 'b', summary: 'B', responses: {} },
    },
  },
  components: {
    schemas: {
      Seat: seat,
      Said: {
        oneOf: [
          { type: 'object', properties: { type: { const: 'beat' } }, required: ['type'], description: 'There.' },
          {
            type: 'object',
            properties: {
              type: { const: 'seats' },
              pace: { enum: ['none', 'slow'], description: 'How fast.' },
              seats: { type: 'array', items: { $ref: '#/components/schemas/Seat' } },
              left: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Seat' } },
              choice: { type: 'array', items: { anyOf: [{ type: 'number' }, seat] }, maxItems: 5 },
            },
            required: ['type', 'seats', 'left', 'choice'],
          },
        ],
      },
    },
  },
};

test('operations are listed with their places', () => {
  expect(operationsOf(document).map(({ method, path, summary }) => [method, path, summary])).toEqual([
    ['GET', '/a', 'A'],
    ['POST', '/a', 'B'],
  ]);
});

test('a form is shown by its fields, one inside the other', () => {
  const [beat, seats] = variantsOf(document, { $ref: '#/components/schemas/Said' });
  const type = (text: string) => ({ path: 'type', type: text, isOptional: false, about: undefined });
  expect(beat).toEqual({ title: 'beat', about: 'There.', rows: [type('"beat"')] });
  expect(seats?.rows.map(({ path, type, isOptional, about }) => [path, type, isOptional, about])).toEqual([
    ['type', '"seats"', false, undefined],
    ['pace', '"none" | "slow"', true, 'How fast.'],
    ['seats', 'object[]', false, undefined],
    ['seats[].side', 'string ≤ 9', false, undefined],
    ['seats[].name', 'string | null', false, undefined],
    ['left', '{ *: object }', false, undefined],
    ['left.*.side', 'string ≤ 9', false, undefined],
    ['left.*.name', 'string | null', false, undefined],
    ['choice', '(number | object)[] ≤ 5', false, undefined],
    ['choice[].side', 'string ≤ 9', false, undefined],
    ['choice[].name', 'string | null', false, undefined],
  ]);
});

test('what is done with accounts is told behind the rest', () => {
  const get = (id: string) => ({ get: { operationId: id, summary: '', responses: {} } });
  const paths = {
    '/api/account': get('who'),
    '/api/games': get('games'),
    '/api/account/name': get('name'),
    '/api/accounting': get('no'),
  };
  const parts = partsOf({ ...document, paths });
  expect(parts.map(({ title, operations }) => [title, operations.map(({ operationId }) => operationId)])).toEqual([
    ['api-of-games', ['games', 'no']],
    ['api-of-accounts', ['who', 'name']],
  ]);
});
