import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en } from './engagement/en.ts';
import { es } from './engagement/es.ts';
import { pt } from './engagement/pt.ts';
import { format, LANGS, listText, momentText, numberText, percentText } from './format.ts';
import { words as guideOfReichswald } from './guide/reichswald/index.ts';
import { eventText, promptText, refusalText, resultText, word } from './index.ts';
import { en as webEn } from './web/en.ts';
import { es as webEs } from './web/es.ts';
import { webText } from './web/index.ts';
import { pt as webPt } from './web/pt.ts';

const languages = { en, pt, es };
const kinds = ['refusals', 'prompts', 'events', 'reasons', 'costs'] as const;

/** Names of the arguments of a message, those inside plural and select branches included. */
const argsOf = (message: string): string[] =>
  [...new Set(collect(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()))].sort();

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
}

function collect(ast: unknown): string[] {
  return (ast as Element[]).flatMap((element) => [
    ...(element.type > 0 && element.type < 7 ? [String(element.value)] : []),
    ...Object.values(element.options ?? {}).flatMap((option) => collect(option.value)),
  ]);
}

it('messages without anything of a language are filled in as the library would', () => {
  const args = { unit: '129/43', hex: '0807', cost: 1234.5 };
  const messages = ['{unit} to {hex}', '{cost} MP', 'no {  unit }', "it''s {unit}", "it's '{unit}'", '<b>{unit}</b>'];
  for (const message of messages) {
    const library = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
    expect(format('en', message, args)).toBe(library.format(args));
  }
  expect(() => format('en', '{unit} to {place}', args)).toThrow('place');
});

describe('texts of the engagement system', () => {
  it('name the same arguments in every language', () => {
    for (const kind of kinds) {
      for (const [code, message] of Object.entries(en[kind])) {
        const wanted = argsOf(message);
        for (const lang of ['pt', 'es'] as const) {
          const own = (languages[lang][kind] as Record<string, string>)[code] as string;
          expect(argsOf(own), `${lang} ${kind} ${code}`).toEqual(wanted);
        }
      }
    }
  });

  it('can be said even when the engine gives no argument, and leave no brace behind', () => {
    for (const lang of LANGS) {
      for (const code of Object.keys(en.refusals)) {
        expect(refusalText(lang, { rule: '4.0', code })).not.toMatch(/[{}]/);
      }
      for (const code of Object.keys(en.prompts)) {
        expect(promptText(lang, { rule: '4.0', code }, {}, 'allied')).not.toMatch(/[{}]/);
      }
      for (const code of Object.keys(en.events)) expect(eventText(lang, { code })).not.toMatch(/[{}]/);
    }
  });

  it('read aloud well', () => {
    const names = { unit: (id: string) => id.slice(2), place: () => 'Wyler' };
    const move = { code: 'move', args: { unit: 'B-129/43', from: '0807', to: '0906', cost: 3 } };
    expect(eventText('en', move, names)).toBe('129/43 moves from 0807 to 0906 (3 MP).');
    expect(eventText('pt', move, names)).toBe('129/43 vai de 0807 a 0906 (3 PM).');
    const committed = {
      code: 'committed',
      args: {
        hex: '0505',
        mode: 'ground',
        attack: 12,
        defence: 3,
        ratio: '4-1',
        column: '3-1',
        shifts: [{ rule: '5.1.2', amount: -1, why: 'terrain-village' }],
      },
    };
    expect(eventText('en', committed)).toBe('12 to 3 is 4-1; village −1: column 3-1.');
    expect(eventText('es', { code: 'taken', args: { hex: '0405', side: 'allied' } }, names)).toBe(
      'Los Aliados toman Wyler.',
    );
    expect(resultText('pt', 'DRB AVB')).toBe('DRB AVB: defesa recua com baixa; ataque vence com baixa');
    expect(refusalText('en', { rule: '4.0', code: 'no-points', hex: '0906', args: { need: 4, left: 1 } })).toBe(
      'Too few movement points for 0906: 4 MP needed, 1 MP left.',
    );
  });

  it('say who is waited for, dice included', () => {
    const turn = (side: string) => ({ rule: '3.0', code: 'not-your-turn', args: { side } });
    expect(LANGS.map((lang) => refusalText(lang, turn('chance')))).toEqual([
      'It is not your turn: the dice decide now.',
      'Não é a sua vez: agora decidem os dados.',
      'No es tu turno: ahora deciden los dados.',
    ]);
    expect(refusalText('en', turn('german'))).toBe('It is not your turn: the Germans decide now.');
  });
});

/** Spaces that do not break, as plain ones. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('numbers, dates and lists', () => {
  it.each([
    ['en', '1.25', '12.5%', 'a, b and c', /^9 Feb 1945, \d\d:30$/],
    ['pt', '1,25', '12,5%', 'a, b e c', /^9 de fev\. de 1945, \d\d:30$/],
    ['es', '1,25', '12,5 %', 'a, b y c', /^9 feb 1945, \d{1,2}:30$/],
  ] as const)('are written as the language writes them: %s', (lang, number, percent, list, moment) => {
    expect(numberText(lang, 1.25)).toBe(number);
    expect(plain(percentText(lang, 0.125))).toBe(percent);
    expect(plain(percentText(lang, 0.12, 1))).toBe(percent.replace('5', '0'));
    expect(listText(lang, ['a', 'b', 'c'])).toBe(list);
    expect(momentText(lang, new Date(1945, 1, 9, 12, 30).getTime())).toMatch(moment);
  });

  it('stand in a sentence with the plural they ask for', () => {
    expect(format('pt', '{n, plural, one {# turno} other {# turnos}}', { n: 2 })).toBe('2 turnos');
    expect(LANGS.map((lang) => webText(lang, 'losses-attacker', { steps: 1.25 }))).toEqual([
      'attacker 1.25 steps',
      'atacante 1,25 passo',
      'atacante 1,25 pasos',
    ]);
  });
});

describe('texts of the page', () => {
  it('name the same arguments in every language, apart from the pointer, which not every wording needs', () => {
    const needed = (message: string): string[] => argsOf(message).filter((name) => name !== 'pointer');
    for (const [key, message] of Object.entries(webEn)) {
      for (const texts of [webPt, webEs])
        expect(needed(texts[key as keyof typeof webEn]), key).toEqual(needed(message));
    }
  });

  it('speak of tapping to a finger and of clicking to a mouse', () => {
    expect(webText('en', 'select-unit', { pointer: 'touch' })).toMatch(/^Tap a counter/);
    expect(webText('en', 'select-unit')).toMatch(/^Click a counter/);
    expect(webText('pt', 'end-sure', { pointer: 'touch' })).toBe('Toque de novo para encerrar');
    expect(webText('pt', 'end-sure', { pointer: 'mouse' })).toBe('Clique de novo para encerrar');
    for (const lang of LANGS) {
      const said = Object.values(guideOfReichswald[lang])
        .flatMap(({ why, task = '' }) => [why, task])
        .map((message) => format(lang, message, { pointer: 'touch' }));
      expect(said.filter((text) => /\bcli[ckq]|[{}]/i.test(text))).toEqual([]);
    }
  });
});

it('a word that every object has is no word of ours', () => {
  for (const lang of LANGS) expect(word(lang, 'phase', 'toString')).toBe('toString');
});
