import { expect, it } from 'vitest';
import { HOLLAND_44 } from '../../games/holland-44/index.ts';
import { positionText } from './position.ts';
import { Terminal } from './terminal.ts';

const environment = { games: new Map(), out: () => undefined, err: () => undefined, env: {} };

it('what belongs to nobody stands under the name alone, and numbered markers have names of their own', () => {
  const extra = {
    areas: { M: ['O', '1006'], H: [] },
    supplyHeads: { '82': null },
    returnedNew: { '82': 1 },
    points: { allied: 2.5 },
    unknown: { '2608': null, '3108': null },
    traffic: { 3: '2110' },
    returned: { '82': 2 },
  };
  const setup = { format: 'bivouac-setup', version: 1, game: 'holland-44', extra };
  const start = HOLLAND_44.fromSetup({ scenario: 'campaign', options: {}, setup });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const view = HOLLAND_44.view(start.value.state, null);
  const text = positionText(new Terminal(environment, 'es', false, new Map()), HOLLAND_44, view);
  const rows = text.split('\n').map((row) => row.replaceAll(/ {2,}/g, '|'));
  expect(rows).toContain('unidades desconocidas|2608, 3108');
  expect(rows).toContain('marcador de tráfico 3|2110');
  expect(rows).toContain('pasos retornados, 82.ª División Aerotransportada|2');
  expect(rows).toContain('pasos retornados este turno, 82.ª División Aerotransportada|1');
  expect(rows).toContain('áreas de entrada que se tocan: M|O, 1006');
  expect(rows).toContain('áreas de entrada que se tocan: H|–');
  expect(rows).toContain('cabeza de suministro, 82.ª División Aerotransportada|–');
  expect(rows).toContain('puntos: Ejércitos aliados|2.5');
  expect(rows).toContain('puentes: volados|1109-1210, 1306-1407, 1307-1408, 1402-1502');
});

it.each([
  ['german', 'resultado|vencen los Ejércitos alemanes'],
  [undefined, 'resultado|empate'],
])('says who has won a game that is over: %s', (winner, row) => {
  const start = HOLLAND_44.fromSetup({ scenario: 'campaign', options: {}, setup: null });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const view = HOLLAND_44.view(start.value.state, null);
  const outcome = { points: { allied: 4, german: 4 }, ...(winner && { winner }) };
  const text = positionText(new Terminal(environment, 'es', false, new Map()), HOLLAND_44, view, outcome);
  expect(text.split('\n').map((line) => line.replaceAll(/ {2,}/g, '|'))).toContain(row);
});
