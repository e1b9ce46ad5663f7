export interface Place {
  x: number;
  y: number;
}

/** One system for the whole margin: a title, headings in small capitals, names, running words and their slanted form; figures in the face of the page, plain or strong. */
export type PrintedFace = 'title' | 'heading' | 'name' | 'words' | 'slanted' | 'figures' | 'strong';

/** Words of the margin; places and sizes in hex radii. `x` is the left end, the middle or the right end of the words. */
export interface PrintedText extends Place {
  text: string;
  size: number;
  face: PrintedFace;
  align: CanvasTextAlign;
  /** Widest the words may be. */
  width: number;
}

export interface PrintedBox extends Place {
  /** Track and box, as markers name them; no name for a frame round a block. */
  name: string;
  width: number;
  height: number;
}

/** The margin laid out: what is printed where, in hex radii from the corner of the hex field. */
export interface Printed {
  /** Where the highest of it begins. */
  top: number;
  /** Height of the strip below the hex field. */
  height: number;
  boxes: readonly PrintedBox[];
  samples: readonly (Place & { kind: string; radius: number })[];
  signs: readonly (Place & { sign: string; size: number })[];
  texts: readonly PrintedText[];
  scale: (Place & { km: number; length: number }) | undefined;
  compass: (Place & { radius: number }) | undefined;
}

export type Draft = { [K in 'boxes' | 'samples' | 'signs' | 'texts']: Printed[K][number][] };

export const emptyDraft = (): Draft => ({ boxes: [], samples: [], signs: [], texts: [] });

export const words = (text: string, x: number, y: number, size: number, face: PrintedFace = 'words'): PrintedText => ({
  text,
  x,
  y,
  size,
  face,
  align: 'left',
  width: 40,
});

/** The same, so many times larger and with its corner moved from 0, 0 to this place. */
export function enlarged(draft: Draft, { x, y }: Place, times: number): Draft {
  const at = (place: Place): Place => ({ x: x + place.x * times, y: y + place.y * times });
  return {
    boxes: draft.boxes.map((box) => ({ ...box, ...at(box), width: box.width * times, height: box.height * times })),
    samples: draft.samples.map((sample) => ({ ...sample, ...at(sample), radius: sample.radius * times })),
    signs: draft.signs.map((sign) => ({ ...sign, ...at(sign), size: sign.size * times })),
    texts: draft.texts.map((text) => ({ ...text, ...at(text), size: text.size * times, width: text.width * times })),
  };
}
