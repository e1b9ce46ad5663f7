import type { ShownPosition } from '../position.svelte.ts';

/** Where it stands beside a game who is held, for whoever opens it again. */
export interface HeldNote {
  read(): string | null;
  write(text: string): void;
}

/** Units that their player leaves where they are in this phase: he is asked for them no more. It is no action, and the record has nothing of it. */
export class Held {
  readonly #position: ShownPosition;
  #note: HeldNote | undefined;
  /** The phase first, then its units. */
  #kept = $state.raw<readonly string[]>([]);

  readonly units: ReadonlySet<string> = $derived.by(() => {
    const [phase, ...units] = this.#kept;
    return new Set(phase === this.#phase() ? units : []);
  });

  constructor(position: ShownPosition) {
    this.#position = position;
  }

  /** Takes up what stands in the note, and keeps it there from now on. */
  keepIn(note: HeldNote): void {
    this.#note = note;
    this.#kept = textsIn(note.read());
  }

  add(units: readonly string[]): void {
    this.#set([...new Set([...this.units, ...units])]);
  }

  release(units: readonly string[]): void {
    if (units.some((id) => this.units.has(id))) this.#set([...this.units].filter((id) => !units.includes(id)));
  }

  #set(units: readonly string[]): void {
    this.#kept = [this.#phase(), ...units];
    this.#note?.write(JSON.stringify(this.#kept));
  }

  #phase(): string {
    const { turn, phase, toAct } = this.#position.view;
    return `${turn} ${phase} ${toAct}`;
  }
}

function textsIn(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
