import { expect, test } from 'vitest';
import { format, LANGS, numberText } from './format.ts';

const LOCALES = { en: 'en-GB', pt: 'pt-BR', es: 'es-ES' } as const;
const BROKEN = [0.1, 0.125, 0.5, 1.05, 1.2, 4.25, 12.345, 99.999, 999.5, 999.999, 1000.5, 12345.678, 1e-7, 1e21];
const NUMBERS = [...Array.from({ length: 1100 }, (_, i) => i), ...BROKEN];

test.each(LANGS)('numbers are written as the browser writes them, without its format or with it: %s', (lang) => {
  for (const decimals of [0, 1, 2, 3]) {
    const browser = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: decimals });
    for (const number of [...NUMBERS, ...NUMBERS.slice(1).map((one) => -one)])
      expect(numberText(lang, number, decimals), `${number} with ${decimals} decimals`).toBe(browser.format(number));
  }
});

test.each(LANGS)('numbers within messages, too: %s', (lang) => {
  const browser = new Intl.NumberFormat(LOCALES[lang]);
  for (const n of NUMBERS) {
    expect(format(lang, '{n, plural, one {one #} other {#}}', { n }).replace('one ', '')).toBe(browser.format(n));
    expect(format(lang, '{n, number}', { n })).toBe(browser.format(n));
  }
});
