import * as z from 'zod/mini';
import { GAMES } from '../games/all.ts';
import { actionSchema } from './actions.ts';
import { countersSchema } from './counters.ts';
import { mapSchema } from './map.ts';
import { recordSchema } from './record.ts';
import { setupSchema } from './setup.ts';

const FORMATS = {
  record: ['Bivouac record: a game as its start and its actions', recordSchema],
  setup: ['Bivouac set-up: a position to start from', setupSchema],
  map: ['Bivouac map', mapSchema],
  counters: ['Bivouac counters', countersSchema],
  'actions-engagement': [
    'Bivouac action: the engagement series (Reichswald and its siblings)',
    actionSchema(GAMES.filter(({ system }) => system === 'engagement')),
  ],
} as const;

/** The schemas that check files when they are read, as JSON Schema; docs/formats/NAME.schema.json holds copies. */
export function jsonSchemas(): Record<keyof typeof FORMATS, object> {
  const made = Object.entries(FORMATS).map(([id, [title, schema]]) => {
    const { $schema, ...rest } = z.toJSONSchema(schema);
    return [id, { $schema, title, ...rest }];
  });
  return Object.fromEntries(made) as Record<keyof typeof FORMATS, object>;
}
