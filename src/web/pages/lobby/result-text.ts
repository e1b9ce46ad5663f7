import type { Ending } from '../../../kernel/record.ts';
import type { Side } from '../../../kernel/game.ts';
import { word } from '../../../text/index.ts';
import { preferences, t } from '../../ui/language.svelte.ts';
import { whoText } from '../../ui/player-text.ts';

/** A game that is over: who has won it, and how where that was not by its rules. `players`: by side, where they have names; `own`: one's own side. */
export function resultText(
  {
    game,
    own,
    players = {},
  }: { game: string; own?: Side; players?: Readonly<Record<Side, string | null>> | undefined },
  { winner, by = 'rules' }: Ending,
): string {
  const won = winner === undefined ? t('over-draw') : winner === own ? t('over-own') : wonText(game, winner, players);
  return by === 'rules' ? won : `${won} · ${t(`over-${by}`)}`;
}

function wonText(game: string, winner: Side, players: Readonly<Record<Side, string | null>>): string {
  const side = word(preferences.lang, game, 'side', winner);
  const name = players[winner];
  return name ? t('over-won-by', { side, who: whoText(name) }) : t('over-won', { side });
}
