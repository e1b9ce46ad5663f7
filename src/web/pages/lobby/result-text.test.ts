import { afterEach, expect, it } from 'vitest';
import { playerName } from '../../../ai/names.ts';
import { preferences } from '../../ui/language.svelte.ts';
import { resultText } from './result-text.ts';

const game = 'reichswald';
const players = { allied: 'Ann', german: playerName('recruit') };

afterEach(() => preferences.speak('en'));

it.each([
  ['en', 'The Germans have won (Computer: Recruit) · by resignation'],
  ['es', 'Han ganado los Alemanes (Ordenador: Recluta) · por rendición'],
  ['pt', 'Venceram os Alemães (Computador: Recruta) · por desistência'],
] as const)('says who has won, and how: %s', (lang, said) => {
  preferences.speak(lang);
  expect(resultText({ game, own: 'allied', players }, { winner: 'german', by: 'resigned', points: {} })).toBe(said);
});

it('says nothing of how where that was by the rules, and knows the reader', () => {
  const won = { winner: 'allied', points: {} };
  expect(resultText({ game, players }, { ...won, by: 'rules' })).toBe('The Allies have won (Ann)');
  expect(resultText({ game }, won)).toBe('The Allies have won');
  expect(resultText({ game, own: 'allied', players }, won)).toBe('You have won');
  expect(resultText({ game, own: 'allied', players }, { by: 'agreed', points: {} })).toBe('A draw · by agreement');
});
