import { numberText, percentText } from '../../text/format.ts';
import {
  expectedOf,
  luckOf,
  turned,
  type AttackSum,
  type Count,
  type DiceReport,
  type Rarity,
} from '../../wargame/review/dice-report.ts';
import type { ReviewedRoll } from '../../wargame/review/reviewed-roll.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { blocks, section, table } from './table.ts';
import type { Terminal } from './terminal.ts';

/** The report of the dice: the attacks of each side, the other rolls, how rare it all is, then roll by roll. */
export function diceText(terminal: Terminal, game: Wargame, report: DiceReport): string {
  if (report.rolls.length === 0) return terminal.say('dice-none');
  const sides = game.sides.map((side) => terminal.word(game, 'side', side));
  const { attacks, others, all } = report;
  const attackBlocks = attacks.map((sum, i) => attackText(terminal, sides[i] ?? '', sum, i as 0 | 1));
  const otherRows = sides.map((side, i) =>
    countRow(terminal, terminal.say('dice-lost-by', { side }), others.lost[i as 0 | 1]),
  );
  const other = section(terminal.say('dice-others', { n: others.rolls }), table([heading(terminal), ...otherRows], 2));
  const luck = [all.steps, turned(all.steps)].map((rarity, i) => `  ${sides[i]}: ${rarityText(terminal, rarity)}`);
  return blocks(
    ...attackBlocks,
    others.rolls > 0 ? other : '',
    section(terminal.say('dice-all', { n: all.rolls }), luck.join('\n')),
    section(terminal.say('dice-rolls'), rollTable(terminal, game, sides, report.rolls)),
  );
}

const heading = (terminal: Terminal): string[] => ['', terminal.say('dice-rolled'), terminal.say('dice-expected')];

const countRow = (terminal: Terminal, name: string, { rolled, expected }: Count): string[] => [
  name,
  ...amounts(terminal, rolled, expected),
];

const amounts = (terminal: Terminal, rolled: number, expected: number): string[] =>
  [rolled, expected].map((amount) => numberText(terminal.lang, amount, 1).replace('-', '−'));

function attackText(terminal: Terminal, side: string, { rolls, lost, cleared, steps, hexes }: AttackSum, own: 0 | 1) {
  const rows = [
    countRow(terminal, terminal.say('dice-inflicted'), lost[(1 - own) as 0 | 1]),
    countRow(terminal, terminal.say('dice-lost'), lost[own]),
    countRow(terminal, terminal.say('dice-cleared'), cleared),
  ];
  const luck = [
    `${terminal.say('dice-by-steps')} ${rarityText(terminal, steps)}`,
    `${terminal.say('dice-by-hexes')} ${rarityText(terminal, hexes)}`,
  ];
  const body = [table([heading(terminal), ...rows], 2), ...luck.map((line) => `  ${line}`)].join('\n');
  return rolls === 0 ? '' : section(terminal.say('dice-attacks', { side, n: rolls }), body);
}

function rarityText(terminal: Terminal, rarity: Pick<Rarity, 'better' | 'worse'>): string {
  const { kind, games } = luckOf(rarity);
  const chance = percentText(terminal.lang, Math.min(rarity.better, rarity.worse), 1);
  return terminal.say('dice-luck', { kind, games, chance });
}

function rollTable(terminal: Terminal, game: Wargame, sides: readonly string[], rolls: readonly ReviewedRoll[]) {
  const expected = terminal.say('dice-expected');
  const names = [...sides.map((side) => terminal.say('dice-lost-by', { side })), terminal.say('dice-cleared')];
  const head = [terminal.say('dice-turn'), ...names.flatMap((name) => [name, expected]), terminal.say('dice-roll')];
  const rows = rolls.map((roll) => [
    String(roll.turn),
    ...AMOUNTS.flatMap((of) => amounts(terminal, of(roll.rolled), expectedOf(roll, of))),
    roll.event ? terminal.roll(game, roll.event) : '',
  ]);
  return table([head, ...rows]);
}

const AMOUNTS: readonly Parameters<typeof expectedOf>[1][] = [
  ({ lost }) => lost[0],
  ({ lost }) => lost[1],
  ({ cleared }) => cleared,
];
