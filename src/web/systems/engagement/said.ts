import type { Table } from '../../state/table.svelte.ts';
import { t } from '../../ui/language.svelte.ts';
import { sentenceOf, summaryOf, type Arithmetic } from '../odds/said.ts';
import { combatOf } from './combat.ts';

/** The arithmetic of the combat in the making: strengths or power before the table, and the column. */
function arithmetic(table: Table): Arithmetic | undefined {
  const { odds, bombardment } = combatOf(table) ?? {};
  if (odds?.ok) {
    const { attack, defence, ratio, column } = odds.value;
    return { sum: t('odds-line', { attack, defence }), ratio, column };
  }
  if (!bombardment?.ok) return undefined;
  const { power, vulnerability, value, column } = bombardment.value;
  return { sum: t('bomb-line', { power, vulnerability, value }), column };
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
