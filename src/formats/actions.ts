import * as z from 'zod/mini';
import type { Wargame } from '../wargame/wargame.ts';

const die = z.number().check(z.int(), z.gte(1), z.lte(6));
const dice = z.strictObject({ by: z.literal('chance'), dice: z.array(die).check(z.minLength(1)) });

/** The form of an action of these games; docs/formats/actions.md says what each action means. */
export function actionSchema(games: readonly Pick<Wargame, 'actions'>[]) {
  const fields = Object.assign({}, ...games.map(({ actions }) => actions)) as Wargame['actions'];
  const ofSides = Object.entries(fields).map(([type, names]) => {
    const values = names.map((name) => [name, name === 'points' ? z.number().check(z.int()) : z.string()] as const);
    return z.strictObject({ by: z.string(), type: z.literal(type), ...Object.fromEntries(values) });
  });
  return z.union([dice, ...ofSides]);
}
