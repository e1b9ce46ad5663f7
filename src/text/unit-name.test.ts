import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '../games/all.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { LANGS, type Lang } from './format.ts';
import { fullName, ownName } from './unit-name.ts';

/** Units of which no more is known than their counters say. */
const BY_LABEL: Readonly<Record<string, readonly string[]>> = {
  reichswald: ['G-Magen'],
  'market-garden': ['G-AT-1', 'G-AT-2', 'G-ArtMec', 'G-Art-1', 'G-Art-2', 'G-Art-3', 'G-Art-4'],
  'third-world-war': [],
  'holland-44': ['Ear'],
};

function nameIn(lang: Lang, game: string, id: string): string | undefined {
  const { counters, ...named } = gameById(game) as Wargame;
  const counter = counters.find((one) => one.id === id);
  return counter && fullName(lang, named, counter);
}

describe('the names of units', () => {
  it('are more than their labels, but for those known by their labels alone', () => {
    for (const game of GAMES)
      for (const lang of LANGS) {
        const bare = game.counters.filter((counter) => ownName(lang, game, counter) === counter.label);
        expect(bare.map(({ id }) => id).toSorted(), `${game.id} ${lang}`).toEqual(BY_LABEL[game.id]?.toSorted());
      }
  });

  it('belong to units of the game', () => {
    for (const { unitNames = {}, counters } of GAMES) {
      const ids = new Set(counters.map(({ id }) => id));
      expect(Object.keys(unitNames).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('tell units apart, but for parts of a formation that have no name of their own', () => {
    for (const game of GAMES) {
      const names = game.counters.map((counter) => fullName('en', game, counter));
      const twice = names.filter((name, i) => names.indexOf(name) !== i);
      expect(
        twice.filter((name) => !/^(?:Pepper-pot|Brigade)/.test(name)),
        game.id,
      ).toEqual([]);
    }
  });

  it('are whole, and translated as far as each language does', () => {
    const namesOf = (game: string, id: string) => LANGS.map((lang) => nameIn(lang, game, id));
    expect(namesOf('reichswald', 'B-71/53')).toEqual([
      '71st Infantry Brigade, 53rd (Welsh) Division',
      '71ª Brigada de Infantaria, 53ª Divisão (Welsh)',
      '71.ª Brigada de Infantería, 53.ª División (Welsh)',
    ]);
    expect(namesOf('holland-44', 'I/1034/59')[2]).toBe(
      'I Batallón, 1034.º Regimiento de Granaderos, 59.ª División de Infantería, 15.º Ejército',
    );
    expect(namesOf('market-garden', 'G-9SS-2')[0]).toBe(
      '19th SS Panzergrenadier Regiment, 9th SS Panzer Division Hohenstaufen',
    );
    expect(namesOf('third-world-war', 'SU-R9')[1]).toBe('9ª Divisão Blindada de Guardas, União Soviética');
    expect(namesOf('holland-44', '11/4P/1')[0]).toMatch(/^11th Parachute Battalion, 4th Parachute Brigade, /);
    expect(namesOf('holland-44', '3/505/82')[2]).toMatch(/^3\.er Batallón, 505\.º Regimiento/);
    expect(namesOf('reichswald', 'B-11/33')[2]).toContain('33.ª Brigada Acorazada');
  });
});
