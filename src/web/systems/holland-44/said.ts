import type { Table } from '../../state/table.svelte.ts';
import { t } from '../../ui/language.svelte.ts';
import { sentenceOf, summaryOf, type Arithmetic } from '../odds/said.ts';
import { combatOf } from './combat.ts';

/** The arithmetic of the attack in the making: strengths, odds and column. */
function arithmetic(table: Table): Arithmetic | undefined {
  const { odds } = combatOf(table) ?? {};
  if (!odds?.ok) return undefined;
  const { attack, defence, ratio, column } = odds.value;
  return { sum: t('odds-line', { attack, defence }), ratio, column };
}

/** In one line, to be read. */
export function summary(table: Table): string | undefined {
  const line = arithmetic(table);
  return line && summaryOf(line);
}

/** In a sentence, to be heard; empty while nothing can be worked out. */
export function said(table: Table): string {
  const line = arithmetic(table);
  return line ? sentenceOf(line) : '';
}
