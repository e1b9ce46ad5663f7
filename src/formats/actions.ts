import * as z from 'zod/mini';
import { ACTION_FIELDS } from '../engagement/actions.ts';

const die = z.number().check(z.int(), z.gte(1), z.lte(6));
const dice = z.strictObject({ by: z.literal('chance'), dice: z.array(die).check(z.minLength(1), z.maxLength(2)) });

const sideActions = Object.entries(ACTION_FIELDS).map(([type, fields]) => {
  const values = fields.map((field) => [field, field === 'points' ? z.number().check(z.int()) : z.string()] as const);
  return z.strictObject({ by: z.string(), type: z.literal(type), ...Object.fromEntries(values) });
});

/** An action of a game of the engagement series, by its form alone; docs/formats/actions.md says what each means. */
export const engagementActionSchema = z.union([dice, ...sideActions]);
