import { ChannelSeat } from '../../seat/channel-seat.ts';
import type { Channel } from '../../seat/channel.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { preferences } from '../ui/language.svelte.ts';
import { pauseAfter } from '../playback/pace.ts';
import { PacedChannel, type Change } from './paced-channel.ts';

/** A seat elsewhere; `skip` shows at once what is held back. */
export interface PacedSeat {
  seat: ChannelSeat | undefined;
  skip: () => void;
}

/** Opens a seat at which changes are shown one by one at the reader's pace, those of which `isShown` says so, and none while nobody looks. */
export async function openPaced(
  channel: Channel,
  games: readonly Wargame[],
  isShown: (change: Change, seat: ChannelSeat) => boolean,
): Promise<PacedSeat> {
  const found: PacedSeat = { seat: undefined, skip: () => paced.skip() };
  const paced = new PacedChannel(channel, (change) => {
    const { seat } = found;
    if (!seat || document.hidden || !isShown(change, seat)) return 0;
    return pauseAfter(seat.game.eventKinds, change.log.more, preferences.chosen.pace);
  });
  found.seat = await ChannelSeat.open(paced, games);
  return found;
}
