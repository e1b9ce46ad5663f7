import { escaped } from './page.ts';

/** A share from 0 to 1 with the ends of its interval. */
export interface Bar {
  name: string;
  share: number;
  interval: readonly [low: number, high: number];
  /** What stands behind it in words. */
  text: string;
}

const WIDE = 480;
const [NAME, BAR, ROW] = [130, 284, 34];

/** Shares side by side, each with a whisker for its interval; the line in the middle is one half. */
export function bars(title: string, rows: readonly Bar[]): string {
  const at = (share: number): number => NAME + share * BAR;
  const half = `<line class="half" x1="${at(0.5)}" x2="${at(0.5)}" y1="0" y2="${rows.length * ROW}"/>`;
  const drawn = rows.map(({ name, share, interval: [low, high], text }, i) => {
    const middle = i * ROW + ROW / 2;
    return [
      `<text x="${NAME - 8}" y="${middle}" text-anchor="end" dominant-baseline="central">${escaped(name)}</text>`,
      `<rect class="bar" x="${NAME}" y="${middle - 9}" width="${(share * BAR).toFixed(1)}" height="18"/>`,
      `<path class="whisker" d="M${at(low).toFixed(1)} ${middle}H${at(high).toFixed(1)}m0 -5v10M${at(low).toFixed(1)} ${middle - 5}v10"/>`,
      `<text x="${NAME + BAR + 8}" y="${middle}" dominant-baseline="central">${escaped(text)}</text>`,
    ].join('');
  });
  return figure(title, rows.length * ROW, [half, ...drawn].join(''));
}

const [HIGH, FOOT, COLUMNS, WIDEST] = [140, 24, 20, 60];

/** How often values come up, in at most twenty columns of equal width; a line marks zero where it lies between them. */
export function histogram(title: string, values: readonly number[], say: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Whole numbers that lie close together get a column each.
  const width = high - low < COLUMNS && values.every(Number.isInteger) ? 1 : Math.max((high - low) / COLUMNS, 1e-9);
  const columns = Math.max(1, Math.floor((high - low) / width + 1e-9) + 1);
  const counts = Array.from({ length: columns }, () => 0);
  for (const value of values) {
    const column = Math.floor((value - low) / width + 1e-9);
    counts[column] = (counts[column] as number) + 1;
  }
  const most = Math.max(...counts);
  const across = Math.min((WIDE - 60) / columns, WIDEST);
  const left = (WIDE - across * columns) / 2;
  const drawn = counts.map((count, i) => {
    const tall = ((HIGH - 20) * count) / most;
    const x = left + i * across;
    const number =
      count > 0
        ? `<text x="${(x + across / 2).toFixed(1)}" y="${(HIGH - tall - 4).toFixed(1)}" text-anchor="middle">${count}</text>`
        : '';
    return `<rect class="bar" x="${(x + 1).toFixed(1)}" y="${(HIGH - tall).toFixed(1)}" width="${(across - 2).toFixed(1)}" height="${tall.toFixed(1)}"/>${number}`;
  });
  const isWhole = width === 1;
  const place = (value: number): number => left + ((value - low) / width + (isWhole ? 0.5 : 0)) * across;
  const marked = low < 0 && high > 0 ? [low, 0, high] : low === high ? [low] : [low, high];
  const marks = marked.map(
    (value) =>
      `<text x="${place(value).toFixed(1)}" y="${HIGH + 17}" text-anchor="middle">${escaped(say(value))}</text>`,
  );
  const zero =
    low < 0 && high > 0
      ? `<line class="half" x1="${place(0).toFixed(1)}" x2="${place(0).toFixed(1)}" y1="0" y2="${HIGH}"/>`
      : '';
  const floor = `<line class="floor" x1="30" x2="${WIDE - 30}" y1="${HIGH}" y2="${HIGH}"/>`;
  return figure(title, HIGH + FOOT, [...drawn, zero, floor, ...marks].join(''));
}

const figure = (title: string, height: number, drawn: string): string =>
  `<figure><figcaption>${escaped(title)}</figcaption><svg viewBox="0 0 ${WIDE} ${height}" role="img" aria-label="${escaped(title)}">${drawn}</svg></figure>`;
