import { QUALITY } from '../model/palette.ts';
import type { Face } from '../model/scene.ts';
import type { Pen } from '../model/sheet.ts';

/** Where the line of strengths stands: its middle and base, the size of its figures, the most it may be wide. */
export interface Line {
  x: number;
  y: number;
  size: number;
  width: number;
}

/** What surrounds a figure. */
type Ring = 'elite' | 'green' | 'circle' | 'box';

interface Part {
  words: string;
  ring?: Ring | undefined;
  /** The symbol of supporting artillery in the place of a figure. */
  burst?: boolean;
}

/** In sizes of the figures: their height, room inside a box, radius of the symbol. */
const HEIGHT = 0.7;
const ROOM = 0.11;
const BURST = 0.34;

/** Attack, defence and allowance with their boxes, circles and symbols. */
export function paintFactors(pen: Pen, face: Face, line: Line, font: (size: number) => string): void {
  const parts = partsOf(face);
  pen.font = font(line.size);
  const widths = parts.map((part) => widthOf(pen, part, line.size));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, line.width / whole);
  pen.save();
  pen.translate(line.x, line.y);
  pen.scale(scale, 1);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  let left = -whole / 2;
  parts.forEach((part, i) => {
    const width = widths[i] as number;
    paintPart(pen, face.ink, part, { left, width, size: line.size });
    left += width;
  });
  pen.restore();
}

function partsOf({ factors, print }: Face): Part[] {
  const [attack = '', defence = '', allowance = ''] = factors.split('-');
  const first: Part = { words: print?.attackAs ? '' : attack, burst: print?.attackAs === 'support' };
  const dash: Part = { words: '-' };
  return [
    ...(print?.attackAs === 'none' ? [] : [first, dash]),
    { words: defence, ring: print?.quality },
    dash,
    { words: allowance, ring: print?.allowanceIn },
  ];
}

function widthOf(pen: Pen, { words, ring, burst }: Part, size: number): number {
  if (burst) return 2 * BURST * size;
  const width = pen.measureText(words).width;
  if (ring === 'circle') return Math.max(width, HEIGHT * size) + 2 * ROOM * size;
  return ring ? width + 4 * ROOM * size : width;
}

interface Place {
  left: number;
  width: number;
  size: number;
}

function paintPart(pen: Pen, ink: string, { words, ring, burst }: Part, place: Place): void {
  const middle = place.left + place.width / 2;
  pen.fillStyle = ink;
  if (burst) return paintBurst(pen, middle, -(HEIGHT * place.size) / 2, BURST * place.size);
  if (ring) paintRing(pen, ink, ring, place);
  pen.fillText(words, middle, 0);
}

/** Leaves the pen with the ink of the figure in it. */
function paintRing(pen: Pen, ink: string, ring: Ring, { left, width, size }: Place): void {
  const [room, height] = [ROOM * size, HEIGHT * size];
  pen.lineWidth = 0.07 * size;
  pen.strokeStyle = ink;
  pen.beginPath();
  if (ring === 'circle') pen.ellipse(left + width / 2, -height / 2, width / 2 - 0.5, height / 2 + room, 0, 0, 7);
  else pen.rect(left + room / 2, -height - room, width - room, height + 2 * room);
  if (ring === 'elite' || ring === 'green') {
    pen.fillStyle = QUALITY[ring].ground;
    pen.fill();
    pen.fillStyle = QUALITY[ring].ink;
  }
  pen.stroke();
}

/** A star of eight points. */
function paintBurst(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  for (let i = 0; i < 16; i++) {
    const far = i % 2 === 0 ? r : r * 0.5;
    const angle = (Math.PI / 8) * i;
    pen.lineTo(x + Math.sin(angle) * far, y - Math.cos(angle) * far);
  }
  pen.closePath();
  pen.fill();
}
