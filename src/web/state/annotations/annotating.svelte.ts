import type { Annotations, DrawnArrow, DrawnNote, DrawnRing, Ink } from '../../board/model/annotations.ts';
import { NO_ANNOTATIONS } from '../../board/model/annotations.ts';
import { annotationsIn, isEmpty, withArrow, withNote, withRing } from './annotations.ts';

/** Where it stands beside a game what each side has drawn, for whoever opens it again. */
export interface AnnotationsNote {
  read(whose: string): string | null;
  write(whose: string, text: string): void;
}

/** What was done last, to be said. */
export type Done =
  | ({ what: 'arrow' | 'no-arrow' } & DrawnArrow)
  | ({ what: 'ring' | 'no-ring' } & DrawnRing)
  | ({ what: 'note' | 'no-note' } & DrawnNote)
  | { what: 'cleared' | 'undone' | 'redone' };

/** What has been begun or just been done, and by whom: nobody else sees it. */
interface Making {
  whose: string;
  aim?: { from: string; to?: string | undefined } | undefined;
  writing?: { hex: string; text: string } | undefined;
  done?: Done | undefined;
}

interface Pad {
  now: Annotations;
  before: readonly Annotations[];
  /** What undo has taken back, the newest last. */
  after: readonly Annotations[];
}

/** Steps that can be taken back. */
const STEPS = 100;

/** What this player draws on the map: arrows, rings, notes. It is no action, and the record has nothing of it. */
export class Annotating {
  /** Clicks and strokes draw, and mean nothing else. */
  isUp = $state(false);
  /** A click writes a note where it else draws a ring. */
  writes = $state(false);
  ink = $state<Ink>('red');
  dashed = $state(false);
  readonly #whose: () => string;
  #made = $state.raw<Making>({ whose: '' });
  readonly #making: Making = $derived.by(() => {
    const whose = this.#whose();
    return this.#made.whose === whose ? this.#made : { whose };
  });
  #note = $state.raw<AnnotationsNote>();
  #pads = $state.raw<ReadonlyMap<string, Pad>>(new Map());
  readonly #pad: Pad = $derived.by(() => {
    const whose = this.#whose();
    return this.#pads.get(whose) ?? { now: annotationsIn(this.#note?.read(whose) ?? null), before: [], after: [] };
  });

  /** `whose`: who looks at the table now; each draws for himself. */
  constructor(whose: () => string) {
    this.#whose = whose;
  }

  /** Takes up what stands in the note, and keeps it there from now on. */
  keepIn(note: AnnotationsNote): void {
    this.#note = note;
  }

  /** The arrow in the making; without `to` it goes on to the cursor. */
  get aim(): Making['aim'] {
    return this.#making.aim;
  }

  set aim(aim: Making['aim']) {
    this.#made = { ...this.#making, aim };
  }

  /** The note in the making. */
  get writing(): Making['writing'] {
    return this.#making.writing;
  }

  set writing(writing: Making['writing']) {
    this.#made = { ...this.#making, writing };
  }

  /** What was done last, as long as nothing else is to be said. */
  get done(): Done | undefined {
    return this.#making.done;
  }

  /** Puts down what is in the making: a note is kept. */
  rest(): void {
    this.endNote();
    this.#made = { whose: this.#whose() };
  }

  get kept(): Annotations {
    return this.#pad.now;
  }

  get mayUndo(): boolean {
    return this.#pad.before.length > 0;
  }

  get mayRedo(): boolean {
    return this.#pad.after.length > 0;
  }

  /** What is kept and what is in the making; `cursor`: where an arrow without an end goes on to. */
  seen(cursor: string | undefined): Annotations {
    const { from, to = cursor } = this.aim ?? {};
    const { writing, ink } = this;
    const all = writing ? withNote(this.kept, { ...writing, text: writing.text || '…', ink }) : this.kept;
    if (from === undefined) return all;
    if (to === undefined || to === from) return { ...all, rings: [...all.rings, { hex: from, ink }] };
    return { ...all, arrows: [...all.arrows, this.#arrow(from, to)] };
  }

  drawArrow(from: string, to: string): void {
    const arrow = this.#arrow(from, to);
    const next = withArrow(this.kept, arrow);
    this.#put(next, { what: next.arrows.includes(arrow) ? 'arrow' : 'no-arrow', ...arrow });
  }

  drawRing(hex: string): void {
    const ring = { hex, ink: this.ink };
    const next = withRing(this.kept, ring);
    this.#put(next, { what: next.rings.includes(ring) ? 'ring' : 'no-ring', ...ring });
  }

  /** Begins to write a note, with the one that is there. */
  write(hex: string): void {
    this.endNote();
    this.aim = undefined;
    this.writing = { hex, text: this.kept.notes.find((note) => note.hex === hex)?.text ?? '' };
  }

  /** Keeps the note in the making; false where there is none. */
  endNote(): boolean {
    const { writing, ink } = this;
    if (!writing) return false;
    this.writing = undefined;
    const before = this.kept.notes.find(({ hex }) => hex === writing.hex);
    const note = { ...writing, ink };
    const next = withNote(this.kept, note);
    const after = next.notes.find(({ hex }) => hex === writing.hex);
    if (after?.text === before?.text && (!after || after.ink === before?.ink)) return true;
    this.#put(next, after ? { what: 'note', ...after } : { what: 'no-note', ...note });
    return true;
  }

  undo(): void {
    const { now, before, after } = this.#pad;
    const last = before.at(-1);
    if (last) this.#turn({ now: last, before: before.slice(0, -1), after: [...after, now] }, { what: 'undone' });
  }

  redo(): void {
    const { now, before, after } = this.#pad;
    const next = after.at(-1);
    if (next) this.#turn({ now: next, before: [...before, now], after: after.slice(0, -1) }, { what: 'redone' });
  }

  clear(): void {
    if (!isEmpty(this.kept)) this.#put(NO_ANNOTATIONS, { what: 'cleared' });
  }

  #arrow(from: string, to: string): DrawnArrow {
    return { from, to, ink: this.ink, ...(this.dashed ? { dashed: true } : {}) };
  }

  #put(now: Annotations, done: Done): void {
    const before = [...this.#pad.before, this.#pad.now].slice(-STEPS);
    this.#turn({ now, before, after: [] }, done);
  }

  #turn(pad: Pad, done: Done): void {
    const whose = this.#whose();
    this.#pads = new Map(this.#pads).set(whose, pad);
    this.#note?.write(whose, JSON.stringify(pad.now));
    this.#made = { ...this.#making, aim: undefined, done };
  }
}
