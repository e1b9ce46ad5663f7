import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { GameCodes } from '../engagement/position/codes.ts';
import { GAMES } from '../games/all.ts';
import { THIRD_WORLD_WAR } from '../games/third-world-war/index.ts';
import type { Book } from '../wargame/book.ts';
import type { Guide } from '../wargame/guide.ts';
import { lay } from '../wargame/test-kit.ts';
import { factText } from './cli/index.ts';
import { en } from './engagement/en.ts';
import { es } from './engagement/es.ts';
import { pt } from './engagement/pt.ts';
import { words as systemWords } from './engagement/words-en.ts';
import { format, LANGS, listText, momentText, numberText, percentText, type Lang } from './format.ts';
import { textsOf } from './games.ts';
import {
  aboutText,
  actionText,
  eventText,
  placeText,
  promptText,
  reasonText,
  refusalText,
  resultText,
  word,
} from './index.ts';
import { texts as holland44 } from './holland-44/index.ts';
import { texts as marketGarden } from './market-garden/index.ts';
import { texts as reichswald } from './reichswald/index.ts';
import { texts as thirdWorldWar } from './third-world-war/index.ts';
import { verbsOf } from './web/commands.ts';
import { WEB_TEXTS, webText } from './web/index.ts';
import type { WebKey } from './web/texts.ts';

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

it('simple messages are formatted as by the library', () => {
  const args = { unit: '129/43', hex: '0807', cost: 1234.5 };
  const messages = ['{unit} to {hex}', '{cost} MP', 'no {  unit }', "it''s {unit}", "it's '{unit}'", '<b>{unit}</b>'];
  for (const message of messages) {
    const library = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
    expect(format('en', message, args)).toBe(library.format(args));
  }
  expect(() => format('en', '{unit} to {place}', args)).toThrow('place');
});

const ofSeries = { reichswald, 'market-garden': marketGarden, 'third-world-war': thirdWorldWar };
const ofGames = { ...ofSeries, 'holland-44': holland44 };
/** Every sentence of the system and of each game, by language. */
const families = { engagement: languages, ...ofGames };

interface GuideText {
  title: string;
  why: string;
  task?: string;
}
type GuideWords = Readonly<Record<Lang, Readonly<Record<string, GuideText>>>>;
const CODES = import.meta.glob<GameCodes>('../games/*/codes.ts', { import: 'CODES', eager: true });
const BOOKS = import.meta.glob<Book>('../games/*/book.ts', { import: 'book', eager: true });
const TURNS = import.meta.glob<Guide>('../games/*/first-turn.ts', { import: 'guide', eager: true });
const GUIDES = import.meta.glob<GuideWords>('./guide/*/index.ts', { import: 'words', eager: true });

/** What a game of the engagement series says besides its texts: its codes, its rulebook, its guided first turn and the words for it. */
const gamesTexts = Object.keys(ofSeries).map((id) => ({
  id,
  codes: CODES[`../games/${id}/codes.ts`] as GameCodes,
  book: BOOKS[`../games/${id}/book.ts`] as Book,
  turn: TURNS[`../games/${id}/first-turn.ts`] as Guide,
  words: GUIDES[`./guide/${id}/index.ts`] as GuideWords,
}));
/** The game whose texts the single sentences below are taken from. */
const game = 'reichswald';

describe.each(Object.entries(families))('texts of %s', (family, texts) => {
  const game = family === 'engagement' ? 'reichswald' : family;

  it('have the same arguments in every language', () => {
    for (const kind of kinds) {
      for (const [code, message] of Object.entries(texts.en[kind])) {
        for (const lang of ['pt', 'es'] as const) {
          const other = (texts[lang][kind] as Record<string, string>)[code] as string;
          expect(argsOf(other), `${lang} ${kind} ${code}`).toEqual(argsOf(message));
        }
      }
    }
  });

  it('can be formatted without arguments, and contain no braces afterwards', () => {
    for (const lang of LANGS) {
      for (const code of Object.keys(texts.en.refusals)) {
        expect(refusalText(lang, { rule: '4.0', code }, { game })).not.toMatch(/[{}]|^[a-z-]+$/);
      }
      for (const code of Object.keys(texts.en.prompts)) {
        expect(promptText(lang, { rule: '4.0', code }, { game }, 'allied')).not.toMatch(/[{}]|^[a-z-]+$/);
      }
      for (const code of Object.keys(texts.en.events)) {
        expect(eventText(lang, { code }, { game })).not.toMatch(/[{}]|^[a-z-]+$/);
      }
    }
  });
});

describe('texts of a game', () => {
  it('exist for every registered game', () => {
    for (const { id } of GAMES) {
      for (const lang of LANGS) {
        expect(aboutText(lang, id, 'blurb')).not.toBe('');
        expect(aboutText(lang, id, 'mapNote')).not.toBe('');
      }
    }
  });

  it('have a word for every side, phase, scenario, option, nation, kind of troops and ground of it', () => {
    for (const { id, sides, scenarios, options, vocabulary, counters, map, answering = [] } of GAMES) {
      const ground = Object.values(map.hexes).flatMap(({ terrain, features = [] }) => [terrain, ...features]);
      const wanted = {
        side: sides,
        phase: vocabulary['phases'] as readonly string[],
        weather: vocabulary['weather'] as readonly string[],
        scenario: scenarios.map((scenario) => scenario.id),
        option: options.map((option) => option.id),
        meaning: options.map((option) => option.id),
        value: options.flatMap(({ values }) => values),
        nation: counters.map(({ nation }) => nation),
        type: counters.map(({ type }) => type),
        size: counters.flatMap(({ size }) => (size === '' ? [] : [size])),
        terrain: ground,
        asked: answering.map(({ code }) => code),
        ordered: answering.flatMap(({ ends = [], points }) => (points === undefined ? ends : [...ends, points])),
      } as const;
      for (const lang of LANGS) {
        const own = textsOf(lang, id)?.words as unknown as Record<string, Record<string, string>>;
        const system = systemWords as unknown as Record<string, Record<string, string>>;
        for (const [kind, ids] of Object.entries(wanted)) {
          const missing = [...new Set(ids)].filter((one) => !own[kind]?.[one] && !system[kind]?.[one]);
          expect(missing, `${id} ${lang} ${kind}`).toEqual([]);
        }
      }
    }
  });

  it('have a name for every formation, whose codes say little', () => {
    for (const { id, counters } of GAMES) {
      const formations = [...new Set(counters.map(({ formation }) => formation))];
      for (const lang of LANGS)
        expect(
          formations.filter((one) => word(lang, id, 'group', one) === one),
          `${id} ${lang}`,
        ).toEqual(id === 'reichswald' ? ['Magen'] : []);
    }
  });

  it('name formations as a list of units does, without an article', () => {
    for (const { id } of GAMES)
      for (const lang of LANGS) {
        const names = Object.values((textsOf(lang, id)?.words ?? {})['group'] ?? {});
        expect(names.filter((name) => /^(?:the|an?|o|el|la) /i.test(name))).toEqual([]);
      }
  });

  it('have no word for a nation or kind of troops that the game does not have', () => {
    for (const { id, counters } of GAMES) {
      const { nation = {}, type = {} } = textsOf('en', id)?.words ?? {};
      const nations = new Set(counters.map((counter) => counter.nation));
      const types = new Set(counters.map((counter) => counter.type));
      expect(Object.keys(nation).filter((one) => !nations.has(one))).toEqual([]);
      expect(Object.keys(type).filter((one) => !types.has(one))).toEqual([]);
    }
  });

  it('name every field of a position that is not common to the games', () => {
    for (const { id, vocabulary } of GAMES) {
      const fields = vocabulary['extra'] as readonly string[];
      const unnamed = fields.filter((field) => factText('en', id, field) === undefined);
      expect(unnamed, id).toEqual([]);
    }
  });

  it('replace no sentence of the system', () => {
    for (const { codes } of gamesTexts) {
      for (const kind of kinds) {
        const known: readonly string[] = Object.keys(en[kind]);
        expect(codes[kind].filter((code) => known.includes(code))).toEqual([]);
      }
    }
  });

  it('have a verb of their own for each command, in every language', () => {
    for (const id of Object.keys(ofGames)) {
      for (const lang of LANGS) {
        const said = [...verbsOf(lang, id).values()]
          .flat()
          .map((verb) => verb.normalize('NFD').replaceAll(/\p{M}/gu, ''));
        expect(
          said.filter((verb, i) => said.indexOf(verb) !== i),
          `${id} ${lang}`,
        ).toEqual([]);
      }
    }
  });

  it('are not found for another game', () => {
    const bombed = { rule: '6.3', code: 'bombed', hex: '1404' };
    expect(refusalText('en', bombed, { game })).toMatch(/^Strategic bombing on 1404/);
    expect(refusalText('en', bombed, { game: 'proving' })).toBe('bombed');
    expect(refusalText('en', { rule: '3.0', code: 'game-over' }, { game: 'proving' })).toBe('The game is over.');
    expect([word('pt', game, 'terrain', 'crest'), word('pt', 'proving', 'terrain', 'crest')]).toEqual([
      'crista',
      'crest',
    ]);
    expect([word('pt', game, 'terrain', 'forest'), word('pt', 'proving', 'terrain', 'forest')]).toEqual([
      'floresta',
      'floresta',
    ]);
    expect([actionText('es', game, 'bomb', { place: 'Goch' }), actionText('es', 'proving', 'bomb', {})]).toEqual([
      'Bombardear Goch',
      undefined,
    ]);
    expect([reasonText('en', game, 'jam'), reasonText('en', game, 'contact'), reasonText('en', game, 'crest')]).toEqual(
      ['traffic jam', 'breaking contact', 'crest'],
    );
  });

  it('give the id when there is no word for it, also for names of Object.prototype', () => {
    for (const id of ['toString', 'constructor', '__proto__', 'unknown']) {
      expect(word('en', game, 'phase', id)).toBe(id);
      expect(word('en', id, 'phase', 'allied-combat')).toBe('allied-combat');
    }
    expect(refusalText('en', { rule: '4.0', code: 'toString' }, { game })).toBe('toString');
  });
});

describe('texts', () => {
  it('give complete sentences', () => {
    const names = { game, unit: (id: string) => id.slice(2), place: () => 'Wyler' };
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
    expect(eventText('en', committed, names)).toBe('12 to 3 is 4-1; village −1: column 3-1.');
    expect(eventText('es', { code: 'taken', args: { hex: '0405', side: 'allied' } }, names)).toBe(
      'Los Aliados toman Wyler.',
    );
    expect(resultText('pt', game, 'DRB AVB')).toBe('DRB AVB: defesa recua com baixa; ataque vence com baixa');
    const bombing = (points: number) => ({
      rule: '8.0',
      code: 'declare-bombardment',
      args: { hex: '1010', air: points },
    });
    expect(promptText('en', bombing(0), names, 'allied')).toMatch(/Name the artillery, then commit\.$/);
    expect(promptText('es', bombing(7), names, 'allied')).toMatch(/la artillería o los puntos aéreos, y confirma\.$/);
    const back = (turn: number) => ({ code: 'retreat-off', args: { unit: 'B-44/15', edge: 'west', back: turn } });
    expect(eventText('en', back(22), names)).toMatch(/ and may return on turn 22\.$/);
    expect(eventText('en', back(23), names)).toMatch(/ and does not come back in this game\.$/);
    const called = (group: string, turn: number) => ({ code: 'trigger', args: { group, turn } });
    expect(LANGS.map((lang) => eventText(lang, called('wessex-second', 13), names))).toEqual([
      '130th Brigade and self-propelled artillery of the 43rd Division: due from turn 13.',
      '130ª Brigada e artilharia autopropulsada da 43ª Divisão: chegada a partir do turno 13.',
      '130.ª Brigada y artillería autopropulsada de la 43.ª División: llegada a partir del turno 13.',
    ]);
    expect(LANGS.map((lang) => promptText(lang, { rule: '7.0', code: 'recover' }, names, 'allied'))).toEqual([
      'Allies: one of several units recovers its loss. Which one?',
      'Aliados: uma de várias unidades recupera sua baixa. Qual?',
      'Aliados: una de varias unidades recupera su pérdida. ¿Cuál?',
    ]);
    const bombed = { unit: 'B-44/15', hex: '1406', from: '1405', reason: 'bombed' };
    expect(eventText('en', { code: 'no-advance', args: bombed }, names)).toMatch(
      /^44\/15 does not advance into 1406\. Strategic bombing on 1405:/,
    );
    const held = { code: 'no-advance', args: { unit: 'B-44/15', hex: '1010', reason: 'river-needs-bridge' } };
    expect(eventText('en', held, names)).toBe(
      '44/15 does not advance into 1010. 44/15 crosses rivers only by a bridge, and there is none on the way into 1010.',
    );
    expect(refusalText('en', { rule: '4.0', code: 'no-points', hex: '0906', args: { need: 4, left: 1 } }, names)).toBe(
      'Too few movement points for 0906: 4 MP needed, 1 MP left.',
    );
  });

  it('give complete sentences of the Third World War', () => {
    const names = { game: 'third-world-war', unit: (id: string) => id.slice(3) };
    const strike = (retaliation: string, points: number) => ({
      code: 'strike',
      args: { hex: '1008', side: 'pact', points, retaliation },
    });
    expect(LANGS.map((lang) => eventText(lang, strike('no', 30), names))).toEqual([
      'Pact armies: nuclear strike on 1008, at the price of 30 points.',
      'Exércitos do Pacto: ataque nuclear a 1008, ao preço de 30 pontos.',
      'Ejércitos del Pacto: ataque nuclear sobre 1008, al precio de 30 puntos.',
    ]);
    expect(eventText('pt', strike('yes', 20), names)).toBe(
      'Exércitos do Pacto: ataque nuclear a 1008 em retaliação, ao preço de 20 pontos.',
    );
    const die = (code: string, result: string) => eventText('en', { code, args: { die: 3, result } }, names);
    expect([die('france', 'neutral'), die('france', 'normal')]).toEqual([
      'France: die 3, it stays neutral.',
      'France: die 3, it fights with NATO.',
    ]);
    expect([die('east-germany', 'removed'), die('east-germany', 'passive'), die('east-germany', 'normal')]).toEqual([
      'East Germany: die 3, its units leave the game.',
      'East Germany: die 3, its units attack with strength 0.',
      'East Germany: die 3, its units fight as printed.',
    ]);
    const formed = { code: 'formed', args: { unit: 'US-25DIMec', brigade: 'US-Bde-A', hex: '2008' } };
    expect(eventText('es', formed, names)).toBe('Bde-A, en 2008, se convierte en 25DIMec.');
    const flak = (result: string) => ({ code: 'flak', args: { unit: 'SU-103', die: 1, result } });
    expect(eventText('pt', flak('hit'), names)).toBe('Antiaérea contra 103: dado 1, atingida.');
    expect(eventText('en', flak('miss'), names)).toBe('Flak against 103: die 1, no hit.');
    const points = { code: 'air-points', args: { pact: 50, pactDefence: 12, nato: 30, natoDefence: 5 } };
    expect(eventText('en', points, names)).toBe('Air points for attack and defence: Pact 50 and 12, NATO 30 and 5.');
    expect(promptText('pt', { rule: '9.1.1', code: 'set-up', args: { left: 2 } }, names, 'nato')).toBe(
      'Exércitos da OTAN: posicione as suas unidades, até três por hexágono (faltam 2 unidades), ou disponha todas de uma vez.',
    );
    expect(eventText('en', { code: 'eliminated', args: { unit: 'SU-103', why: 'flak' } }, names)).toBe(
      '103 is eliminated (shot down).',
    );
    expect(resultText('pt', names.game, 'DA AVI')).toBe('DA AVI: defesa aniquilada; ataque vence intacto');
  });

  it('have a guide to the Third World War that calls its buttons as the page does', () => {
    const { words } = gamesTexts.find(({ id }) => id === 'third-world-war') as (typeof gamesTexts)[number];
    for (const lang of LANGS) {
      const { fly, pact } = words[lang];
      expect(fly?.task).toContain(webText(lang, 'by-air'));
      expect(pact?.task).toContain(actionText(lang, 'third-world-war', 'deploy', {}));
    }
  });

  it('ask nobody for artillery in a war that has none', () => {
    const game = THIRD_WORLD_WAR;
    const names = { game: game.id };
    const units = { 'SU-16': '2505', 'NL-4DIMec': '2406', 'BR-3DB': '1610' } as const;
    const said = (...orders: { type: string; [argument: string]: string | number }[]): string[] => {
      const table = lay(game, { printed: true, turn: 6, phase: 'pact-combat', units });
      table.play(...orders);
      const { toAct } = table.view();
      const refused = [{ type: 'commit' }, ...Object.keys(units).map((unit) => ({ type: 'artillery', unit }))];
      const refusals = refused.flatMap((order) => table.refusal({ by: toAct, ...order }) ?? []);
      return LANGS.flatMap((lang) => [
        promptText(lang, game.prompt(table.match.state as never), names, toAct),
        ...refusals.map((refusal) => refusalText(lang, refusal, names)),
      ]);
    };
    const attack = [
      { type: 'attack', target: '2406' },
      { type: 'attacker', unit: 'SU-16' },
    ];
    const declared = said(...attack);
    const bombards = said({ type: 'bombard', target: '1610' });
    const answer = said(...attack, { type: 'commit' });
    expect([...declared, ...bombards, ...answer].filter((text) => /artill|artilh/i.test(text))).toEqual([]);
    expect(declared[0]).toBe('Pact armies: who attacks 2406? Add units and air points, then commit.');
    expect(bombards.slice(0, 2)).toEqual([
      'Pact armies: bombardment of 1610. Name the air points, then commit.',
      'Nothing bombards 1610 yet: add air points.',
    ]);
    expect(answer[0]).toBe('NATO armies: support for the defence of 2406? Add air points, or commit without.');
  });

  it('give complete sentences of Market-Garden', () => {
    const place = (at: string): string => (['nijmegen', '1609'].includes(at) ? 'Nijmegen' : at);
    const names = { game: 'market-garden', unit: (id: string) => id.slice(2), place };
    const roll = { code: 'supply-roll', args: { division: '82 Abn', die: 3, result: 'supplied' } };
    expect(LANGS.map((lang) => eventText(lang, roll, names))).toEqual([
      'Supply for the 82nd Airborne Division: die 3, the containers reach it.',
      'Abastecimento aéreo, dado 3: a 82ª Divisão Aeroterrestre recebe o material.',
      'Suministro aéreo, dado 3: la 82.ª División Aerotransportada recibe los contenedores.',
    ]);
    const off = (back: number) => ({ code: 'retreat-off', args: { unit: 'G-Sec', edge: 'south', back } });
    expect(eventText('en', off(0), names)).toMatch(/retreats off the south edge and does not come back\.$/);
    expect(eventText('es', off(21), names)).toMatch(/por el borde sur y puede volver en el turno 21\.$/);
    expect(LANGS.map((lang) => eventText(lang, off(27), names))).toEqual([
      'Sec retreats off the south edge and does not come back in this game.',
      'Sec recua para fora do mapa pela borda sul e não volta neste jogo.',
      'Sec se retira del mapa por el borde sur y no vuelve en esta partida.',
    ]);
    const left = (turn: number) => ({ code: 'left', args: { unit: 'G-Sec', hex: '0110', turn } });
    expect(eventText('en', left(26), names)).toMatch(/and may come back over the same edge from turn 26\.$/);
    expect(LANGS.map((lang) => eventText(lang, left(28), names))).toEqual([
      'Sec leaves the map from 0110 and does not come back in this game.',
      'Sec sai do mapa por 0110 e não volta neste jogo.',
      'Sec sale del mapa por 0110 y no vuelve en esta partida.',
    ]);
    const airlift = (turn: number) => eventText('en', { code: 'airlift', args: { turn } }, names);
    expect(airlift(26)).toMatch(/the 52nd Division may land there from turn 26\.$/);
    expect(airlift(27)).toMatch(/too late for the 52nd Division to land there\.$/);
    const notDue = (lang: Lang, turn: number) =>
      refusalText(lang, { rule: '4.2.2', code: 'not-due', unit: 'G-Sec', args: { turn } }, names);
    expect([25, 27, 99].map((turn) => notDue('en', turn))).toEqual([
      'Sec is not due yet: it may enter from turn 25.',
      'Sec is not due yet: it would come only after the last turn.',
      'Sec is not due yet: its arrival depends on an event.',
    ]);
    expect(notDue('pt', 27)).toMatch(/só chegaria depois do último turno\.$/);
    expect(notDue('es', 27)).toMatch(/solo llegaría después del último turno\.$/);
    const full = { rule: '4.0', code: 'cannot-move', unit: 'B-52-157' };
    expect(refusalText('en', full, names)).toBe(
      '52-157 cannot move: every hex it could enter is closed to it or full.',
    );
    const want = (turns: number) => ({ code: 'unsupplied', args: { division: '1 Polish', turns } });
    expect(eventText('en', want(1), names)).toBe('The Polish Parachute Brigade is without supply: no recovery.');
    expect(eventText('pt', want(2), names)).toBe(
      'A Brigada Paraquedista polonesa está sem abastecimento há 2 turnos seguidos: não recupera baixas e perde uma coluna quando ataca.',
    );
    const charge = (result: string) => ({ code: 'demolition', args: { bridge: '1608-1609', die: 4, result } });
    expect(eventText('en', charge('blown'), names)).toBe(
      'Charges on the bridge 1608–1609 (Nijmegen): die 4, it is blown.',
    );
    expect(eventText('es', charge('stands'), names)).toBe(
      'Cargas en el puente 1608–1609 (Nijmegen): dado 4, el puente resiste.',
    );
    expect(eventText('en', { code: 'bridge-taken', args: { bridge: '1310-1311' } }, names)).toBe(
      'Allied units have been in both ends of the bridge 1310–1311: it is theirs.',
    );
    expect(eventText('en', { code: 'eliminated', args: { unit: 'P-1', why: 'landing' } }, names)).toBe(
      '1 is eliminated (landed among the enemy).',
    );
    expect(promptText('pt', { rule: '11.1.1', code: 'set-up', args: { left: 1 } }, names, 'allied')).toBe(
      'Aliados: posicione o 30º Corpo ao sul da linha de bivaque, até três unidades por hexágono (falta 1 unidade).',
    );
    expect(actionText('en', 'market-garden', 'blow', { place: placeText('1608-1609', names) })).toBe(
      'Blow the bridge 1608–1609 (Nijmegen)',
    );
    expect([placeText('nijmegen', names), placeText('den-bosch', names)]).toEqual(['Nijmegen', 'den-bosch']);
  });

  it('say who is to act, including the dice', () => {
    const turn = (side: string) => ({ rule: '3.0', code: 'not-your-turn', args: { side } });
    expect(LANGS.map((lang) => refusalText(lang, turn('chance'), { game }))).toEqual([
      'It is not your turn: the dice decide now.',
      'Não é a sua vez: agora decidem os dados.',
      'No es tu turno: ahora deciden los dados.',
    ]);
    expect(refusalText('en', turn('german'), { game })).toBe('It is not your turn: the Germans decide now.');
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
    for (const none of [NaN, Infinity, 1e300]) expect(momentText(lang, none)).toBe('–');
  });

  it('use the right plural', () => {
    expect(format('pt', '{n, plural, one {# turno} other {# turnos}}', { n: 2 })).toBe('2 turnos');
    expect(LANGS.map((lang) => webText(lang, 'losses-attacker', { steps: 1.25 }))).toEqual([
      'attacker 1.25 steps',
      'atacante 1,25 passo',
      'atacante 1,25 pasos',
    ]);
    expect([1, 2].map((left) => webText('pt', 'path-left', { left }))).toEqual(['Resta 1 PM', 'Restam 2 PM']);
    expect([1, 2.5].map((left) => webText('es', 'path-left', { left }))).toEqual(['Queda 1 PM', 'Quedan 2½ PM']);
  });
});

describe('texts of the page', () => {
  it('have the same arguments in every language, except the pointer, which not every wording needs', () => {
    const needed = (message: string): string[] => argsOf(message).filter((name) => name !== 'pointer');
    for (const [key, message] of Object.entries(WEB_TEXTS.en)) {
      for (const texts of [WEB_TEXTS.pt, WEB_TEXTS.es])
        expect(needed(texts[key as WebKey] ?? ''), key).toEqual(needed(message));
    }
  });

  it('say tap for touch and click for a mouse', () => {
    expect(webText('en', 'select-unit', { pointer: 'touch' })).toMatch(/^Tap a counter/);
    expect(webText('en', 'select-unit')).toMatch(/^Click a counter/);
    expect(webText('pt', 'end-sure', { pointer: 'touch' })).toBe('Toque de novo para encerrar');
    expect(webText('pt', 'end-sure', { pointer: 'mouse' })).toBe('Clique de novo para encerrar');
    for (const { words } of gamesTexts) {
      for (const lang of LANGS) {
        const said = Object.values(words[lang])
          .flatMap(({ why, task = '' }) => [why, task])
          .map((message) => format(lang, message, { pointer: 'touch' }));
        expect(said.filter((text) => /\bcli[ckq]|[{}]/i.test(text))).toEqual([]);
      }
    }
  });
});

describe.each(gamesTexts)('the rulebook of $id', ({ id, book }) => {
  it('has tables whose rules exist, whose rows are complete, and a word for every cell that names one', () => {
    for (const { head, rows, rules } of book.tables) {
      expect(rules.filter((rule) => !book.chapters[rule])).toEqual([]);
      expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
      const cells = [...head, ...rows.flat()].filter((cell) => typeof cell === 'object');
      const named = cells.flatMap((cell) => ('word' in cell ? [cell] : []));
      for (const cell of named) expect(word('pt', id, cell.word, cell.id)).not.toBe(cell.id);
    }
  });

  it('has a meaning for every result code of its tables', () => {
    for (const code of book.tables.flatMap(({ results = [] }) => results)) {
      for (const lang of LANGS) expect(word(lang, id, 'result', code)).not.toBe(code);
    }
  });
});

describe.each(gamesTexts)('the guided first turn of $id', ({ words, turn, book }) => {
  it('has texts for every step, a task where there is something to do, and its rules exist', () => {
    for (const lang of LANGS) {
      const texts = words[lang];
      expect(Object.keys(texts).sort()).toEqual(turn.steps.map(({ id }) => id).sort());
      for (const { id, done } of turn.steps)
        expect([id, texts[id]?.task !== undefined]).toEqual([id, done !== undefined]);
    }
    for (const { rules } of turn.steps) for (const rule of rules) expect(book.chapters[rule], rule).toBeDefined();
  });
});

it('a step of the guide that lets the player end phases says that combats which are owed come first', () => {
  const must = {
    en: /have to attack: the phase cannot end before/,
    pt: /deve atacar: a fase não acaba antes/,
    es: /debe hacerlo: la fase no termina antes/,
  } as const;
  for (const { words } of gamesTexts) {
    for (const lang of LANGS) expect(words[lang]['target']?.why).toMatch(must[lang]);
  }
});

it('names of Object.prototype are not texts', () => {
  for (const lang of LANGS) {
    for (const id of Object.keys(ofGames)) expect(word(lang, id, 'phase', 'toString')).toBe('toString');
  }
});

/** Texts in which “none” stands alone, with the noun before it that it agrees with. */
const AGREES: Readonly<Record<string, 'o' | 'a'>> = { 'air-none': 'o', 'keys-none': 'a' };

it('“none” has its noun beside it in Portuguese and Spanish, or agrees with the one it is said of', () => {
  const alone = (text: string): string | undefined =>
    /(?:^|\{)(nenhum|nenhuma|ninguno|ninguna)(?:$|\})/.exec(text)?.[1];
  for (const lang of ['pt', 'es'] as const) {
    const found = Object.entries(WEB_TEXTS[lang]).flatMap(([key, text]) => {
      const none = alone(text);
      return none === undefined ? [] : [[key, none.endsWith('a') ? 'a' : 'o']];
    });
    expect(Object.fromEntries(found), lang).toEqual(AGREES);
  }
});
