import { expect, it } from 'vitest';
import { book } from '../book.ts';
import { LOOKS } from './looks.ts';
import { MARGIN } from './margin.ts';
import { ARRIVALS } from '../data/arrivals.ts';
import { TURNS } from '../data/tables.ts';

const trackOf = (id: string) => MARGIN.tracks.find((track) => track.id === id);
const notesOf = (turn: number) => trackOf('turn')?.boxes.find(({ id }) => id === String(turn))?.notes ?? [];
const signsOf = (turn: number): string[] => notesOf(turn).map(({ sign, mark = '' }) => sign + mark);

it('[H44-3.0-g] the track has twenty turns, each with its day and part of the day', () => {
  expect(trackOf('turn')?.boxes.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 1)));
  expect(TURNS.map(({ turn }) => signsOf(turn)[0])).toEqual([
    'afternoon17',
    'night17',
    ...[18, 19, 20, 21, 22, 23].flatMap((day) => [`morning${day}`, `afternoon${day}`, `night${day}`]),
  ]);
});

it('[H44-2.3.11-a] [H44-4.2-a] [H44-19.2.1-a] [H44-20.2.1-a] a turn tells who comes and what happens', () => {
  expect(signsOf(1)).toEqual(['afternoon17', 'supply', 'second']);
  expect(signsOf(3)).toEqual(['morning18', 'cloudy−1', 'supply', 'first', 'second']);
  expect(signsOf(7)).toEqual(['afternoon19', 'cloudy+2', 'second', 'exitA L']);
  expect(signsOf(8)).toEqual(['night19', 'first', 'second', 'replacements']);
  expect(signsOf(5)).not.toContain('replacements');
  expect(notesOf(11).map(({ text }) => text.en)).toEqual([
    '20 September, night',
    expect.stringMatching(/^Allied reinforcements N: .*Princess-Irene/),
    'German reinforcements B: Zedlitz/719; F: I/26-Sec; H: 2/10/10ss-Pz; J: 47/269/180',
    'replacements',
  ]);
  expect(notesOf(2).map(({ text }) => text.pt)[1]).toBe('pouso 1AB Supply Head: 1-2GP/1');
  expect(notesOf(2)[1]).toMatchObject({ rule: '22.2.1', units: ['1+2 GP/1'], short: { en: 'landing' } });
  const printed = TURNS.flatMap(({ turn }) => notesOf(turn).flatMap(({ units = [] }) => units));
  expect(printed.toSorted()).toEqual(Object.keys(ARRIVALS).toSorted());
});

it('[H44-4.2-a] [H44-4.3-a] a morning and an afternoon tell on which rolls they have which weather', () => {
  const chancesOf = (turn: number) => notesOf(turn)[0]?.text.en.split('; ')[1];
  expect(chancesOf(9)).toBe('weather by the morning column: clear 1, cloudy 2–3, overcast 4–6');
  expect(chancesOf(3)).toBe('weather by the morning column: clear 1–2, cloudy 3–4, overcast 5–6');
  expect(chancesOf(6)).toBe('weather by the morning column: cloudy 1, overcast 2–6');
  expect(notesOf(10)[0]?.text.es).toContain('columna de la tarde: despejado 1–3, nublado 4–5, cubierto 6');
  expect([1, 2, 8].map(chancesOf)).toEqual([undefined, undefined, undefined]);
});

it('[H44-4.4-a] [H44-4.4-b] weather says how many landing points and air units it allows', () => {
  expect(trackOf('weather')?.boxes.map(({ id, notes }) => [id, notes[0]?.mark])).toEqual([
    ['clear', '8/2'],
    ['cloudy', '4/1'],
    ['overcast', '0/0'],
  ]);
  expect(trackOf('landing')?.boxes).toHaveLength(9);
  expect(trackOf('air')?.boxes).toHaveLength(3);
});

it('[H44-22.7-c] each airborne formation has a track of its returned steps', () => {
  const followed = MARGIN.tracks.flatMap(({ follows }) =>
    typeof follows === 'object' && 'extra' in follows ? [follows] : [],
  );
  expect(followed.map(({ extra, key }) => `${extra} ${key}`).toSorted()).toEqual([
    'returned 101',
    'returned 1AB',
    'returned 82',
    'returned POL',
  ]);
});

it('effects of terrain are those of the chart, and of something on the map', () => {
  expect(MARGIN.effects).toMatchObject({
    clear: '1 · 1 · 1',
    polder: '2 · 3 · – | ½v',
    marsh: '3 · 4 · – | ×2 ½v',
    city: '1 · 1 · 1 | ×2',
    'road:primary': '1 · ⅓ · ⅓',
    'road:secondary': '1 · ½ · ½',
    'river:minor': '+1 · +2 · – | ×2 ½v',
    'river:canal': 'T · T · – | ×2 ½',
    'river:major': 'E · E · E | ×2 ½',
    'bridge:rail': '+1 · +2 · +2',
    ferry: 'T · T · T',
  });
  expect(Object.keys(MARGIN.effects).filter((kind) => !(kind in LOOKS.ground))).toEqual([]);
});

it('the rule of every track and of every note on a turn is in the book', () => {
  for (const { rule } of MARGIN.tracks) expect(book.chapters[rule], rule).toBeDefined();
  const rules = (MARGIN.tracks[0]?.boxes ?? []).flatMap(({ notes }) => notes.map((note) => note.rule ?? 'none'));
  expect(rules.filter((rule) => !book.chapters[rule])).toEqual([]);
});

it('whatever it says, it says in three languages', () => {
  const texts: object[] = [];
  JSON.stringify(MARGIN, (_, value: unknown) => {
    if (value !== null && typeof value === 'object' && 'es' in value) texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(50);
  for (const one of texts)
    for (const language of ['en', 'pt', 'es']) expect(one).toHaveProperty(language, expect.stringMatching(/\S/));
  expect(trackOf('weather')?.boxes[1]?.notes[0]?.text).toEqual({
    en: '4 landing points, 1 air unit',
    pt: '4 pontos de pouso, 1 unidade aérea',
    es: '4 puntos de aterrizaje, 1 unidad aérea',
  });
});
