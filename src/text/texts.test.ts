import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en } from './engagement/en.ts';
import { es } from './engagement/es.ts';
import { pt } from './engagement/pt.ts';
import { format, LANGS } from './format.ts';
import { eventText, promptText, refusalText, resultText } from './index.ts';

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

  it('format numbers and plurals of their language', () => {
    expect(format('pt', '{n, plural, one {# turno} other {# turnos}}', { n: 2 })).toBe('2 turnos');
  });
});
