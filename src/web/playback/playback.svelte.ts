import { untrack } from 'svelte';
import type { Side } from '../../kernel/game.ts';
import type { GameRecord } from '../../kernel/match.ts';
import type { SystemParts } from '../state/system-parts.ts';
import { Table } from '../state/table.svelte.ts';
import { preferences } from '../ui/language.svelte.ts';
import { Onlooker } from './onlooker.ts';
import { Player } from './player.svelte.ts';
import type { Timeline } from './timeline.ts';
import { traceAt } from './trace.ts';

/** Keeps a table where the player stands, and lets time run. To be called while a component is being made. */
export function project(seat: Onlooker, table: Table, player: Player): void {
  $effect.pre(() => {
    seat.at = player.at;
    untrack(() => table.look(player.timeline.logged(Math.max(0, player.at - 1))));
  });
  $effect(() => {
    if (!player.playing || !player.canTick) return undefined;
    void player.at;
    const timer = setTimeout(() => player.tick(), player.pause);
    return () => clearTimeout(timer);
  });
}

/** A part of a game as a side saw it, to be shown on the board. */
export class Playback {
  readonly seat: Onlooker;
  readonly table: Table;
  readonly player: Player;
  readonly trace = $derived.by(() => traceAt(this.player.timeline, this.player.at));

  constructor(
    timeline: Timeline,
    record: GameRecord,
    { from, to }: { from: number; to: number },
    eyes: Side,
    parts: SystemParts<Table>,
  ) {
    this.player = new Player(timeline, from, to, () => preferences.chosen.pace);
    this.seat = new Onlooker('', timeline, record);
    this.seat.at = from;
    this.table = new Table(this.seat, parts, true, eyes);
  }
}
