import { expect, test } from 'vitest';
import { LANGS } from '../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { cliText } from './index.ts';
import { pt } from './pt.ts';

const namesIn = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name as string))].toSorted();

test.each(Object.keys(en) as (keyof typeof en)[])(
  '%s takes the same arguments in every language and can be said',
  (code) => {
    const names = namesIn(en[code]).filter((name) => name !== 'null');
    for (const other of [pt[code], es[code]]) expect(namesIn(other).filter((name) => name !== 'null')).toEqual(names);
    const args = Object.fromEntries(names.map((name) => [name, 1]));
    for (const lang of LANGS) expect(cliText(lang, code, args)).not.toMatch(/[{}]/);
  },
);
