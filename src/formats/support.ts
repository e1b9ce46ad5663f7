import * as z from 'zod/mini';
import { no, type Result } from '../kernel/game.ts';
import type { OddsRequest } from '../wargame/wargame.ts';
import { checked, parseJson } from './document.ts';
import type { FormatError } from './errors.ts';
import { count, words } from './parts.ts';

const oneSide = z.strictObject({ air: z.exactOptional(count), artillery: z.exactOptional(words) });
const supportSchema = z.strictObject({ attacker: z.exactOptional(oneSide), defender: z.exactOptional(oneSide) });

/** Parses the support of both sides: `{ "attacker": { "air": 3, "artillery": ["ID"] }, "defender": {} }`. */
export function parseSupport(text: string): Result<NonNullable<OddsRequest['support']>, FormatError> {
  const parsed = parseJson(text);
  return parsed.ok ? checked(supportSchema, parsed.value) : no(parsed.error);
}
