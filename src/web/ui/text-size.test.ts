import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(svelte|css)$/.test(file),
);

// 13 px is 0.8125rem: what is written in pixels would not grow with the reader's text.
it.each(sheets)('text is set in rem, so that it has the size the reader wants: %s', (file) => {
  const text = readFileSync(`src/web/${file}`, 'utf8');
  const style = file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
  expect(style.match(/^\s*(font|font-size|line-height):[^;]*\dpx[^;]*;/gm) ?? []).toEqual([]);
});
