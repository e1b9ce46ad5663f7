import { describe, expect, test } from 'vitest';
import { BIVOUACS } from './areas.ts';
import { ARRIVALS, DENMARK, FROZEN, POSTS, RESERVE_DISTANCE, type Post } from './arrivals.ts';
import { COUNTERS } from './counters.ts';

const ids = COUNTERS.map(({ id }) => id);
const counterOf = (id: string) => COUNTERS.find((counter) => counter.id === id);
const tally = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]));
const kind = (id: string): string => `${counterOf(id)?.nation} ${counterOf(id)?.type}`;
const postOf = (post: Post | undefined): string => (post ? Object.values(post).join(' ') : '');
const at = (post: string): string[] => ids.filter((id) => postOf(POSTS[id]) === post);
const labels = (group: readonly string[]): string[] => group.map((id) => counterOf(id)?.label ?? '').toSorted();

describe('set-up', () => {
  /** Totals by nationality and kind. */
  test.each([
    ['bivouac 2-Guards-Tank', { 'Soviet armour': 3, 'Soviet mech_inf': 3, 'Polish armour': 1, 'Polish mech_inf': 1 }],
    ['bivouac 3-Shock', { 'Soviet armour': 4, 'Soviet mech_inf': 2 }],
    ['bivouac 20-Guards', { 'Soviet armour': 2, 'Soviet mech_inf': 4 }],
    ['bivouac 8-Guards', { 'Soviet armour': 2, 'Soviet mech_inf': 4 }],
    ['bivouac 1-Guards-Tank', { 'Soviet armour': 4, 'Soviet mech_inf': 3 }],
    ['bivouac EG', { 'East German armour': 1, 'East German mech_inf': 1 }],
    ['bivouac I-NL', { 'Dutch mech_inf': 1 }],
    ['bivouac I-WG', { 'West German armour': 3, 'West German mech_inf': 2 }],
    ['bivouac II-WG', { 'West German mech_inf': 2, 'West German armour': 1, 'West German mountain': 1 }],
    ['bivouac III-WG', { 'West German mech_inf': 3, 'West German armour': 1 }],
    ['bivouac I-BR', { 'British armour': 3, 'British mech_inf': 1 }],
    ['bivouac I-BE', { 'Belgian mech_inf': 2, 'Belgian armour': 1 }],
    ['bivouac V-US', { 'American armour': 2, 'American mech_inf': 2 }],
    ['bivouac VII-US', { 'American armour': 2, 'American mech_inf': 3 }],
    ['bivouac II-FR', { 'French armour': 2 }],
  ])('[TWW-9.1.1-a] [TWW-9.1.2-a] %s', (post, units) => {
    expect(tally(at(post).map(kind))).toEqual(units);
  });

  test('[TWW-9.1.1-a] [TWW-9.1.2-a] every bivouac has units, and their formation names it', () => {
    for (const name of BIVOUACS) expect(at(`bivouac ${name}`), name).not.toEqual([]);
    for (const name of ['I-NL', 'I-WG', 'II-WG', 'III-WG', 'I-BR', 'I-BE', 'V-US', 'VII-US', 'II-FR'])
      for (const id of at(`bivouac ${name}`)) expect(counterOf(id)?.formation, id).toBe(name.replace('-', ' '));
    expect(tally(at('bivouac 1-Guards-Tank').map((id) => counterOf(id)?.formation ?? ''))).toEqual({ '1 BG': 7 });
    expect(tally(at('bivouac 3-Shock').map((id) => counterOf(id)?.formation ?? ''))).toEqual({ '3 C': 6 });
  });

  /** The lists of 9.1.1 and 9.1.2. */
  test.each([
    ['city bonn', 'Bonn/WG'],
    ['city koeln', 'Köln/WG'],
    ['city duesseldorf', 'Düsseldorf/WG'],
    ['city frankfurt', 'Frankfurt/WG'],
    ['city stuttgart', 'Stuttgart/WG'],
    ['city wesel', 'Wesel/WG'],
    ['city bremen', '103DAet'],
    ['country BE', '1DIMec/BE 2DIMec/BE'],
    ['country FR', '1DIMec/FR 2DIMec/FR 3DB/FR'],
    ['country NL', '1DIMec/NL 2DIMec/NL'],
    ['country AT', '1DM/AT'],
    ['country CS', '1DB/CZ 2DIMec/CZ'],
  ])('[TWW-9.1.1-a] [TWW-9.1.2-a] %s: %s', (post, units) => {
    expect(labels(at(post)).join(' ')).toBe(units);
  });

  test('[TWW-9.1.1-b] [TWW-9.1.2-b] reserves of 9.1.1 and 9.1.2, and the II British Corps of 9.0', () => {
    expect(labels(at('reserve'))).toEqual(
      labels(['US-5DB', 'WG-1DAet', 'CA-Bde', 'BR-5DB', 'BR-6DIMec', 'BR-Bde-AM', 'EG-10DB', 'EG-3DIMec', 'PO-2DIMec', 'PO-6DAet']),
    );
    expect(RESERVE_DISTANCE).toBe(5);
  });

  test('[TWW-9.1.1-a] [TWW-9.1.2-a] 31 Soviet divisions start with the five armies, 40 come later', () => {
    const soviet = ids.filter((id) => counterOf(id)?.nation === 'Soviet');
    expect(soviet.filter((id) => POSTS[id]?.at === 'bivouac')).toHaveLength(31);
    expect(soviet.filter((id) => id in ARRIVALS)).toHaveLength(40);
  });
});

describe('reinforcements', () => {
  /** The list of 9.1.4: tank divisions first. */
  test.each([
    [5, '21DB 15DIMec 27DIMec'],
    [6, '20DB 14DIMec 28DIMec'],
    [7, '9DBG 3DIMec 7DIMec'],
    [8, '37DB 22DIMec 107DAet'],
    [9, '28DB 19DIMec 46DIMec'],
    [10, '40DB 106DIMec 166DIMec'],
    [11, '41DB 47DIMec 83DIMec'],
    [12, '29DB 87DIMec 90DIMec'],
    [13, '42DB 84DIMec 110DIMec'],
    [16, '58DB 43DIMec 113DIMec'],
    [18, '50DB 45DIMec 60DIMec 145DIMec'],
    [20, '49DB 119DIMec 146DIMec'],
    [22, '70DB 57DIMec 94DIMec'],
  ])('[TWW-4.2.1-a] [TWW-4.2.1-c] [TWW-9.1.4-a] turn %s: %s, in a city or over the east edge', (turn, units) => {
    const group = ids.filter((id) => ARRIVALS[id]?.turn === turn && counterOf(id)?.side === 'pact');
    expect(group.map((id) => counterOf(id)?.label).join(' ')).toBe(units);
    for (const id of group) {
      expect(ARRIVALS[id]?.by, id).toEqual(['city', 'east']);
      const letters = counterOf(id)?.label.replace(/^\d+/, '');
      expect(counterOf(id)?.type, id).toBe({ DB: 'armour', DBG: 'armour', DIMec: 'mech_inf', DAet: 'airborne' }[letters as 'DB']);
    }
  });

  /** The list of 9.1.3. */
  test.each([
    [5, 'brigade', '25DIMec/US'],
    [7, 'city west', '9DIMec/US'],
    [8, 'brigade', '26DIMec/US'],
    [8, 'city', '8DIMec/WG'],
    [9, 'city west', '82DAet/US'],
    [11, 'city west', '101DAet/US'],
    [12, 'city', '10DIMec/WG'],
    [14, 'city west', '1DIMec/US 24DIMec/US'],
    [15, 'city west', '1DB/US 1DIMec/CA 2DIMec/US 3DB/US'],
    [16, 'city west', '5DIMec/US'],
    [16, 'city', '9DIMec/WG'],
    [18, 'city west', '8DIMec/US'],
    [20, 'city west', '34DIMec/US'],
    [21, 'city west', '2DIMec/BR'],
  ])('[TWW-4.2.1-c] [TWW-4.2.1-d] [TWW-9.1.3-a] turn %s, by %s: %s', (turn, by, units) => {
    const group = ids.filter((id) => ARRIVALS[id]?.turn === turn && ARRIVALS[id].by.join(' ') === by);
    expect(labels(group).join(' ')).toBe(units);
  });

  test('[TWW-9.1.3-a] [TWW-9.1.4-a] are 18 of NATO and 40 of the Pact', () => {
    expect(tally(Object.keys(ARRIVALS).map((id) => counterOf(id)?.side ?? ''))).toEqual({ nato: 18, pact: 40 });
  });
});

test('[TWW-9.1.1-a] [TWW-9.1.2-a] every counter begins at its post or among the reinforcements', () => {
  expect([...Object.keys(POSTS), ...Object.keys(ARRIVALS)].toSorted()).toEqual(ids.toSorted());
});

test('[TWW-4.0-h] [TWW-4.0-i] turn 5: three divisions leave for Denmark, one of them Soviet, and Czechs and French may move', () => {
  expect(DENMARK).toEqual({ turn: 5, divisions: 3, soviet: 1 });
  expect(FROZEN).toEqual({ until: 5, nations: ['Czech', 'French'] });
});
