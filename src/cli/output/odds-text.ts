import type { Modifier, Refusal } from '../../kernel/game.ts';
import { numberText, percentText } from '../../text/format.ts';
import { reasonText, resultText, signed } from '../../text/index.ts';
import type { BombardOdds, BombardRequest, Odds, OddsRequest, ResultChance, Wargame } from '../../wargame/wargame.ts';
import type { Session } from './session.ts';
import { blocks, table } from './table.ts';

/** The arithmetic of an attack as rows: strengths, ratio, every shift, column, results, losses. */
export function oddsText(session: Session, game: Wargame, request: OddsRequest, odds: Odds): string {
  const sum = [
    [session.say('attack'), numberText(session.lang, odds.attack), request.attackers.join(', ')],
    ...(request.lead === undefined ? [] : [[session.say('lead'), request.lead]]),
    ...(request.attached === undefined ? [] : [[session.say('attached'), request.attached]]),
    [session.say('defence'), numberText(session.lang, odds.defence), request.target],
    [session.say('ratio'), odds.ratio],
    ...shiftRows(session, game, odds.shifts),
    [session.say('column'), odds.column],
    [session.say('allowed'), ...allowedRow(session, game, odds.allowed)],
  ];
  const losses = (['attacker', 'defender'] as const).map((side) => lossRow(session, side, odds));
  return blocks(table(sum), resultTable(session, game, odds.results), table(losses));
}

export function bombardText(session: Session, game: Wargame, request: BombardRequest, odds: BombardOdds): string {
  const sum = [
    [session.say('power'), numberText(session.lang, odds.power), (request.artillery ?? []).join(', ')],
    [session.say('vulnerability'), numberText(session.lang, odds.vulnerability), request.target],
    [session.say('value'), numberText(session.lang, odds.value)],
    ...shiftRows(session, game, odds.shifts),
    [session.say('column'), odds.column],
    [session.say('allowed'), ...allowedRow(session, game, odds.allowed)],
  ];
  return blocks(table(sum), resultTable(session, game, odds.results));
}

const shiftRows = (session: Session, game: Wargame, shifts: readonly Modifier[]): string[][] =>
  shifts.map(({ rule, amount, why }) => [`  ${reasonText(session.lang, game.id, why)}`, signed(amount), rule]);

const allowedRow = (session: Session, game: Wargame, allowed: true | Refusal): string[] =>
  allowed === true ? [session.say('yes')] : [session.say('no'), session.refusal(game, allowed)];

function resultTable(session: Session, game: Wargame, results: readonly ResultChance[]): string {
  const heading = [session.say('result'), session.say('probability')];
  const rows = results.map(({ result, probability }) => [
    resultText(session.lang, game.id, result),
    percentText(session.lang, probability, 1),
  ]);
  return table([heading, ...rows]);
}

function lossRow(session: Session, side: 'attacker' | 'defender', { losses }: Odds): string[] {
  const parts = losses[side].map(
    ([steps, share]) => `${session.say('steps-lost', { steps })} ${percentText(session.lang, share, 1)}`,
  );
  return [session.say(`losses-${side}`), parts.join(', ')];
}
