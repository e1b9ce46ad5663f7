import { describe, expect, it } from 'vitest';
import { HOLLAND_44 } from '../../games/holland-44/index.ts';
import { CODES, COMMON } from '../../games/holland-44/position/codes.ts';
import { MARKS } from '../../games/holland-44/setup/setup.ts';
import { UNITS } from '../../games/holland-44/position/units.ts';
import type { BaseEvent, Refusal } from '../../kernel/game.ts';
import { pick, seeded } from '../../kernel/random.ts';
import { LANGS } from '../format.ts';
import { en as common } from '../engagement/en.ts';
import { actionText, eventText, placeText, promptText, refusalText, word } from '../index.ts';

const SOURCES = import.meta.glob<string>(
  ['../../games/holland-44/**/*.ts', '../../wargame/machine/*.ts', '!**/*.test.ts', '!**/*.test-kit.ts'],
  { query: '?raw', import: 'default', eager: true },
);
/** What the rules are written in, the machine that plays them included, without the lists of codes themselves. */
const RULES = Object.entries(SOURCES)
  .filter(([path]) => !path.endsWith('codes.ts'))
  .map(([, source]) => source)
  .join('\n');

const game = HOLLAND_44.id;
const place = (at: string): string => HOLLAND_44.map.places.find(({ hexes }) => hexes.includes(at))?.name ?? at;
const unit = (id: string): string => HOLLAND_44.counters.find((counter) => counter.id === id)?.label ?? id;
const names = { game, unit, place };

/** Neither a code, nor a gap, nor an argument that nobody gave. */
const READABLE = /^(?!.*(?:[{}]|\?[^ ]|undefined|NaN|null|area:[A-O]|\[object))[A-ZÀ-Ý0-9¿¡“«].* .*[.?!]$/u;

/** Texts that are not fit to be read, each with what it is for. */
function unreadable(what: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => (READABLE.test(text) ? [] : [`${what}: ${text}`]));
}

describe('the codes of Holland ’44', () => {
  const found = (pattern: RegExp): string[] => [...new Set([...RULES.matchAll(pattern)].map(([, code = '']) => code))];

  it('are all listed, those of refusals', () => {
    const written = [
      ...found(/\breason\(\s*'[^']+',\s*'([^']+)'/g),
      ...found(/rule: '[^']+',\s*code: '([^']+)'/g),
      ...found(/\b(?:contract|fail)\('([^']+)'/g),
      ...found(/\bwrong\([^;]*?,\s*'([a-z0-9-]+)'/g),
    ];
    expect(written.length).toBeGreaterThan(200);
    const listed: readonly string[] = [...CODES.refusals, ...COMMON.refusals, ...CODES.prompts, ...COMMON.prompts];
    expect(written.filter((code) => !listed.includes(code))).toEqual([]);
    expect([...CODES.refusals, ...COMMON.refusals].filter((code) => !written.includes(code))).toEqual([]);
  });

  it('are all used', () => {
    const { prompts, events, reasons, costs } = CODES;
    const all = [...prompts, ...COMMON.prompts, ...events, ...COMMON.events, ...reasons, ...costs];
    const isBuilt = (code: string): boolean => code.startsWith('moving-');
    expect(all.filter((code) => !isBuilt(code) && !RULES.includes(`'${code}'`))).toEqual([]);
  });

  it('have a common sentence where they have none of their own', () => {
    for (const kind of ['refusals', 'prompts', 'events'] as const) {
      const known = Object.keys(common[kind]);
      expect(COMMON[kind].filter((code) => !known.includes(code))).toEqual([]);
      expect(
        (CODES[kind] as readonly string[]).filter((code) => (COMMON[kind] as readonly string[]).includes(code)),
      ).toEqual([]);
    }
  });
});

const REASONS: readonly string[] = CODES.reasons;

type State = object;
interface Order {
  by: string;
  type?: string;
  dice?: readonly number[];
  [field: string]: string | readonly number[] | undefined;
}

/** Reads everything that a game says. */
class Reader {
  readonly bad = new Set<string>();
  readonly heard = new Set<string>();

  event(event: BaseEvent): void {
    this.heard.add(`event ${event.code}`);
    const texts = LANGS.map((lang) => eventText(lang, event, names));
    // The name of a phase may be a single word.
    if (event.code !== 'phase') this.read(`event ${event.code}`, texts);
    for (const one of Object.values(event.args ?? {})) {
      if (!Array.isArray(one) || typeof one[0] !== 'object') continue;
      for (const { why } of one as { why: string }[]) if (!REASONS.includes(why)) this.bad.add(`reason ${why}`);
    }
  }

  prompt(state: State): void {
    const prompt = HOLLAND_44.prompt(state as never);
    this.heard.add(`prompt ${prompt.code}`);
    const actor = HOLLAND_44.toAct(state as never);
    this.read(
      `prompt ${prompt.code}`,
      LANGS.map((lang) => promptText(lang, prompt, names, actor)),
    );
  }

  refusal(refusal: Refusal): void {
    this.heard.add(`refusal ${refusal.code}`);
    this.read(
      `refusal ${refusal.code}`,
      LANGS.map((lang) => refusalText(lang, refusal, names)),
    );
  }

  order({ by: _, type = '', unit: id = '', ...others }: Order): void {
    const [first = ''] = Object.values(others);
    const at = typeof first === 'string' ? placeText(first, names) : '';
    const args = { unit: typeof id === 'string' ? unit(id) : '', place: at, to: at, formation: at };
    for (const lang of LANGS) {
      const text = actionText(lang, game, type, args) ?? type;
      if (text === type || /[{}]|undefined/.test(text)) this.bad.add(`action ${type}: ${text}`);
    }
  }

  private read(what: string, texts: readonly string[]): void {
    for (const text of unreadable(what, texts)) this.bad.add(text);
  }
}

const HEXES = Object.keys(HOLLAND_44.map.hexes);

/** Any action that has the right fields, sensible or not. */
function anyOrder({ by, type: asked }: Order, random: () => number): Order {
  const type = asked !== undefined && random() < 0.7 ? asked : pick(Object.keys(HOLLAND_44.actions), random);
  const value: Readonly<Record<string, () => string>> = {
    unit: () => pick(UNITS, random).id,
    target: () => (random() < 0.5 ? pick(UNITS, random).id : pick(HEXES, random)),
    to: () => (random() < 0.1 ? 'area:B' : pick(HEXES, random)),
    mode: () => pick(HOLLAND_44.vocabulary['modes'] as string[], random),
    bridge: () => '5321-5421',
    formation: () => 'Gds',
    marker: () => '1',
  };
  const fields = (HOLLAND_44.actions[type] ?? []).map((field) => field.replace('?', ''));
  return { by, type, ...Object.fromEntries(fields.map((field) => [field, value[field]?.() ?? ''])) };
}

/** Units that stand close together, the sides mixed, some with marks. */
function crowded(seed: number): object {
  const random = seeded(seed);
  const marks = [...Object.keys(MARKS), 'disrupted', 'full-retreat'];
  const column = (): string => String(10 + Math.floor(random() * 8));
  const taken = new Map<string, string>();
  const units = UNITS.filter(({ breakdown, remnant }) => !breakdown && !remnant).flatMap(({ id, side }) => {
    const hex = `4${Math.floor(random() * 10)}${column()}`;
    if (random() < 0.5 || (taken.get(hex) ?? String(side)[0]) !== String(side) || [...taken.keys()].includes(`${hex}!`))
      return [];
    taken.set(taken.has(hex) ? `${hex}!` : hex, String(side));
    return [{ id, hex, marks: random() < 0.15 ? [pick(marks, random)] : [] }];
  });
  return {
    format: 'bivouac-setup',
    version: 1,
    game,
    turn: 8,
    phase: 'allied-movement',
    only: true,
    units,
    extra: { returned: { '1AB': 2, '82': 2, '101': 2 }, unknown: { '5010': null, '5012': null } },
  };
}

/** Plays at random from a position, and asks at every step for something that may not be done. */
function play(reader: Reader, setup: object | null, { seed, actions }: { seed: number; actions: number }): void {
  const random = seeded(seed);
  const options = { disengagement: 'on', isolation: 'on' };
  const start = HOLLAND_44.fromSetup({ scenario: 'campaign', options, setup });
  if (!start.ok) throw new Error(JSON.stringify(start.error.slice(0, 3)));
  let { state } = start.value;
  const read = (events: readonly BaseEvent[]): void => events.forEach((event) => reader.event(event));
  read(start.value.events);
  for (let i = 0; i < actions && HOLLAND_44.toAct(state) !== 'over'; i++) {
    reader.prompt(state);
    const legal = [...HOLLAND_44.legal(state)] as unknown as Order[];
    const chosen = choose(legal, random);
    if (!chosen.dice) {
      for (const one of legal.slice(0, 40)) reader.order(one);
      for (let n = 0; n < 6; n++) {
        const refusal = HOLLAND_44.refusal(state, anyOrder(chosen, random));
        if (refusal) reader.refusal(refusal);
      }
    }
    const played = HOLLAND_44.play(state, chosen);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    ({ state } = played.value);
    read(played.value.events);
  }
}

/** Any of the actions, each type as likely as another, but for the end of a phase and for calling an attack off. */
function choose(legal: readonly Order[], random: () => number): Order {
  const types = [...new Set(legal.map(({ type }) => type))];
  const rare = types.filter((type) => type !== 'end' && type !== 'cancel');
  const type = pick(rare.length > 0 && random() < 0.96 ? rare : types, random);
  return pick(
    legal.filter((one) => one.type === type),
    random,
  );
}

it('Holland ’44 says nothing that cannot be read, whatever is played or tried', () => {
  const reader = new Reader();
  play(reader, null, { seed: 1, actions: 500 });
  for (const seed of [2, 3, 4]) play(reader, crowded(seed), { seed, actions: 700 });
  expect([...reader.bad]).toEqual([]);
  expect([...reader.heard].filter((what) => what.startsWith('event')).length).toBeGreaterThan(40);
  expect([...reader.heard].filter((what) => what.startsWith('prompt')).length).toBeGreaterThan(20);
  expect([...reader.heard].filter((what) => what.startsWith('refusal')).length).toBeGreaterThan(60);
});

it('says of every unit that waits how it comes', () => {
  const waiting = HOLLAND_44.view(begin(), null).units.flatMap(({ entry }) => entry ?? []);
  expect(waiting.length).toBeGreaterThan(100);
  for (const lang of LANGS) for (const entry of waiting) expect(word(lang, game, 'entry', entry)).not.toBe(entry);
});

function begin(): never {
  const start = HOLLAND_44.fromSetup({ scenario: 'campaign', options: {}, setup: null });
  if (!start.ok) throw new Error('No start.');
  return start.value.state as never;
}
