import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Bits per channel for counting colours. */
const BITS = 5;
const COLOURS = 256;

interface Box {
  /** Counted colours: number of pixels and sums of their channels. */
  bins: Bin[];
}

interface Bin {
  count: number;
  sum: [number, number, number];
}

/** The same picture with at most 256 colours, one byte per pixel: for screenshots about a third of the size. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, channels, pixels } = decode(png);
  const bins = new Map<number, Bin>();
  const keys = new Uint16Array(width * height);
  for (let i = 0; i < keys.length; i++) {
    const rgb = [0, 1, 2].map((c) => pixels[i * channels + c] as number) as Bin['sum'];
    const key = rgb.reduce((all, value) => (all << BITS) | (value >> (8 - BITS)), 0);
    keys[i] = key;
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count++;
    for (const c of [0, 1, 2] as const) bin.sum[c] += rgb[c];
    bins.set(key, bin);
  }
  const boxes = cut([...bins.values()]);
  const index = new Map<Bin, number>(boxes.flatMap(({ bins }, i) => bins.map((bin) => [bin, i] as const)));
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < keys.length; i++) {
    const row = Math.floor(i / width);
    rows[row * (width + 1) + 1 + (i % width)] = index.get(bins.get(keys[i] as number) as Bin) as number;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(boxes.flatMap(({ bins }) => meanOf(bins)));
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const meanOf = (bins: readonly Bin[]): number[] => {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return [0, 1, 2].map((c) => Math.round(bins.reduce((sum, bin) => sum + (bin.sum[c] as number), 0) / count));
};

/** Median cut: splits the box with the widest spread of colours, weighted by its pixels, until there are enough. */
function cut(all: Bin[]): Box[] {
  const boxes: Box[] = [{ bins: all }];
  while (boxes.length < COLOURS) {
    const widest = boxes.filter(({ bins }) => bins.length > 1).sort((a, b) => weightOf(b) - weightOf(a))[0];
    if (!widest) break;
    const axis = [0, 1, 2].sort((a, b) => spreadOf(widest.bins, b) - spreadOf(widest.bins, a))[0] as number;
    const sorted = widest.bins.toSorted((a, b) => at(a, axis) - at(b, axis));
    const half = sorted.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2;
    let passed = 0;
    const middle = sorted.findIndex(({ count }) => (passed += Math.sqrt(count)) >= half);
    const split = Math.min(Math.max(1, middle), sorted.length - 1);
    widest.bins = sorted.slice(0, split);
    boxes.push({ bins: sorted.slice(split) });
  }
  return boxes;
}

const at = ({ count, sum }: Bin, axis: number): number => (sum[axis] as number) / count;

function spreadOf(bins: readonly Bin[], axis: number): number {
  const values = bins.map((bin) => at(bin, axis));
  return Math.max(...values) - Math.min(...values);
}

const weightOf = ({ bins }: Box): number =>
  Math.max(...[0, 1, 2].map((axis) => spreadOf(bins, axis))) *
  Math.log2(2 + bins.reduce((sum, { count }) => sum + count, 0));

interface Picture {
  width: number;
  height: number;
  channels: number;
  pixels: Uint8Array;
}

/** Decodes a screenshot: eight bits per channel, not interlaced. */
function decode(png: Buffer): Picture {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] as number;
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x;
      const left = x < channels ? 0 : (pixels[here - channels] as number);
      const up = y === 0 ? 0 : (pixels[here - stride] as number);
      const corner = x < channels || y === 0 ? 0 : (pixels[here - stride - channels] as number);
      pixels[here] = (raw[y * (stride + 1) + 1 + x] as number) + predict(filter, left, up, corner);
    }
  }
  return { width, height, channels, pixels };
}

/** The prediction of a PNG filter from the neighbouring bytes. */
function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}
