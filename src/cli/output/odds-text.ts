import type { Modifier, Refusal } from '../../kernel/game.ts';
import { numberText, percentText } from '../../text/format.ts';
import { reasonText, resultText, signed } from '../../text/index.ts';
import type { BombardOdds, BombardRequest, Odds, OddsRequest, ResultChance, Wargame } from '../../wargame/wargame.ts';
import type { Terminal } from './terminal.ts';
import { blocks, table } from './table.ts';

/** The arithmetic of an attack as rows: strengths, ratio, every shift, column, results, losses. */
export function oddsText(terminal: Terminal, game: Wargame, request: OddsRequest, odds: Odds): string {
  const sum = [
    [terminal.say('attack'), numberText(terminal.lang, odds.attack), request.attackers.join(', ')],
    ...(request.lead === undefined ? [] : [[terminal.say('lead'), request.lead]]),
    ...(request.attached === undefined ? [] : [[terminal.say('attached'), request.attached]]),
    [terminal.say('defence'), numberText(terminal.lang, odds.defence), request.target],
    [terminal.say('ratio'), odds.ratio],
    ...shiftRows(terminal, game, odds.shifts),
    [terminal.say('column'), odds.column],
    [terminal.say('allowed'), ...allowedRow(terminal, game, odds.allowed)],
  ];
  const losses = (['attacker', 'defender'] as const).map((side) => lossRow(terminal, side, odds));
  return blocks(table(sum), resultTable(terminal, game, odds.results), table(losses));
}

export function bombardText(terminal: Terminal, game: Wargame, request: BombardRequest, odds: BombardOdds): string {
  const sum = [
    [terminal.say('power'), numberText(terminal.lang, odds.power), (request.artillery ?? []).join(', ')],
    [terminal.say('vulnerability'), numberText(terminal.lang, odds.vulnerability), request.target],
    [terminal.say('value'), numberText(terminal.lang, odds.value)],
    ...shiftRows(terminal, game, odds.shifts),
    [terminal.say('column'), odds.column],
    [terminal.say('allowed'), ...allowedRow(terminal, game, odds.allowed)],
  ];
  return blocks(table(sum), resultTable(terminal, game, odds.results));
}

const shiftRows = (terminal: Terminal, game: Wargame, shifts: readonly Modifier[]): string[][] =>
  shifts.map(({ rule, amount, why }) => [`  ${reasonText(terminal.lang, game.id, why)}`, signed(amount), rule]);

const allowedRow = (terminal: Terminal, game: Wargame, allowed: true | Refusal): string[] =>
  allowed === true ? [terminal.say('yes')] : [terminal.say('no'), terminal.refusal(game, allowed)];

function resultTable(terminal: Terminal, game: Wargame, results: readonly ResultChance[]): string {
  const heading = [terminal.say('result'), terminal.say('probability')];
  const rows = results.map(({ result, probability }) => [
    resultText(terminal.lang, game.id, result),
    percentText(terminal.lang, probability, 1),
  ]);
  return table([heading, ...rows]);
}

function lossRow(terminal: Terminal, side: 'attacker' | 'defender', { losses }: Odds): string[] {
  const parts = losses[side].map(
    ([steps, share]) => `${terminal.say('steps-lost', { steps })} ${percentText(terminal.lang, share, 1)}`,
  );
  return [terminal.say(`losses-${side}`), parts.join(', ')];
}
