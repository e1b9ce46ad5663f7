import type { Refusal } from '../../kernel/game.ts';
import type { TextArgs } from '../../text/format.ts';
import type { WebKey } from '../../text/web/texts.ts';

/** Something to tell the player: why not, or what to do. */
export type Notice = { refusal: Refusal } | { key: WebKey; args?: TextArgs; rule?: string };
