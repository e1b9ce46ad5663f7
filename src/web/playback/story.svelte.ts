import { flushSync, untrack } from 'svelte';
import type { BaseEvent } from '../../kernel/game.ts';
import type { LogEntry } from '../../kernel/match.ts';
import type { Lang } from '../../text/format.ts';
import type { Names } from '../../text/index.ts';
import type { EventKinds } from '../../wargame/event-kinds.ts';
import { logLines } from '../log/log.ts';
import { whenIdle } from '../store/slices.ts';
import { preferences } from '../ui/language.svelte.ts';
import { currentLineAt, logTimeline, type TimelineLine } from './log-timeline.ts';
import type { Player } from './player.svelte.ts';

/** Lines that are shown and looked through at once. */
const LINES = 40;

/** A part of the log from one turn or phase to the next: entries `first` to before `end`, told of the position `from` on. */
export interface Stretch {
  first: number;
  end: number;
  from: number;
}

/** Some lines of a stretch, side by side. */
export interface Block {
  /** Place of its first line in the log. */
  key: number;
  lines: readonly TimelineLine[];
  from: number;
  to: number;
}

/** The stretches of a log that begin before its end, or before the last of them where more is to come. */
export function stretchesOf(
  kinds: EventKinds,
  log: readonly LogEntry<BaseEvent>[],
  isWhole: boolean,
  known: readonly Stretch[] = [],
): Stretch[] {
  const stretches = [...known];
  let first = known.at(-1)?.end ?? 0;
  const add = (end: number): void => {
    stretches.push({ first, end, from: (log[first]?.at ?? -1) + 1 });
    first = end;
  };
  for (let i = first + 1; i < log.length; i++) {
    const kind = kinds[(log[i] as LogEntry<BaseEvent>).event.code];
    if (kind === 'turn' || kind === 'phase') add(i);
  }
  if (isWhole && first < log.length) add(log.length);
  return stretches;
}

/** The stretch that tells of position n: the last that has begun by then. */
export const stretchAt = (stretches: readonly Stretch[], n: number): number =>
  stretches.findLastIndex(({ from }) => from <= n);

/** The lines of a stretch, as blocks. */
export function blocksOf(
  { first, end }: Stretch,
  log: readonly LogEntry<BaseEvent>[],
  { kinds, lang, names }: { kinds: EventKinds; lang: Lang; names: Names },
): Block[] {
  const part = log.slice(first, end);
  const lines = logTimeline(logLines(kinds, lang, part, names, first), part, first).flatMap((turn) => turn.lines);
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; i += LINES) {
    const some = lines.slice(i, i + LINES);
    const [one, last] = [some[0] as TimelineLine, some.at(-1) as TimelineLine];
    blocks.push({ key: one.key, lines: some, from: one.from, to: last.from });
  }
  return blocks;
}

/** The log of a replay in words, made and drawn block by block when the page has nothing else to do, what tells of the position shown first. */
export class Story {
  /** Those that there are, in order. */
  blocks = $state.raw<readonly Block[]>([]);
  readonly #player: Player;
  readonly #names: () => Names;
  #stretches: readonly Stretch[] = [];
  readonly #written = new Set<Stretch>();
  /** The newest wording: one in another language comes to nothing. */
  #newest = 0;

  /** To be called while a component is being made. */
  constructor(player: Player, names: () => Names) {
    this.#player = player;
    this.#names = names;
    $effect.pre(() => {
      void [preferences.lang, names()];
      untrack(() => this.#begin());
    });
    $effect(() => {
      void [player.told, preferences.lang, names()];
      untrack(() => void this.#goOn());
    });
    $effect(() => () => this.#newest++);
  }

  /** The lines that tell of position n; none as long as they are not there. */
  linesAt(n: number): readonly TimelineLine[] {
    const { blocks } = this;
    const stretch = this.#stretches[stretchAt(this.#stretches, n)];
    if (!stretch || !this.#written.has(stretch)) return [];
    const current = currentLineAt(blocks, n);
    return blocks.flatMap(({ lines }) => lines.filter(({ from }) => from === current));
  }

  #begin(): void {
    this.#newest++;
    this.#stretches = [];
    this.#written.clear();
    this.blocks = [];
  }

  async #goOn(): Promise<void> {
    const mine = ++this.#newest;
    const { timeline } = this.#player;
    const { eventKinds } = timeline.game;
    this.#stretches = stretchesOf(eventKinds, timeline.log, timeline.told === timeline.length, this.#stretches);
    await whenIdle(this.#writing(() => mine !== this.#newest));
  }

  /** Writes the stretches, those nearest to the position shown first; each step is drawn before it ends. */
  *#writing(isOver: () => boolean): Generator<number, void> {
    for (let step = 0; !isOver(); step++) {
      const next = this.#nextStretch();
      if (!next) return;
      const how = { kinds: this.#player.timeline.game.eventKinds, lang: preferences.lang, names: this.#names() };
      for (const block of blocksOf(next, this.#player.timeline.log, how)) {
        if (isOver()) return;
        this.#insert(block);
        flushSync();
        yield step;
      }
      this.#written.add(next);
      this.blocks = [...this.blocks];
    }
  }

  #nextStretch(): Stretch | undefined {
    const all = this.#stretches;
    const here = Math.max(0, stretchAt(all, this.#player.at));
    const missing = all
      .map((stretch, i) => ({ stretch, far: Math.abs(i - here) }))
      .filter(({ stretch }) => !this.#written.has(stretch));
    return missing.reduce<(typeof missing)[number] | undefined>((a, b) => (a && a.far <= b.far ? a : b), undefined)
      ?.stretch;
  }

  #insert(block: Block): void {
    const others = this.blocks.filter(({ key }) => key !== block.key);
    const place = others.findIndex(({ key }) => key > block.key);
    this.blocks = place < 0 ? [...others, block] : [...others.slice(0, place), block, ...others.slice(place)];
  }
}
