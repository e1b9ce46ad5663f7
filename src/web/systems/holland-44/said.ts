import type { Table } from '../../state/table.svelte.ts';
import { t } from '../../ui/language.svelte.ts';
import { combatOf } from './combat.ts';

interface Line {
  sum: string;
  ratio: string;
  column: string;
}

/** The arithmetic of the attack in the making: strengths, odds and column. */
function arithmetic(table: Table): Line | undefined {
  const { odds } = combatOf(table) ?? {};
  if (!odds?.ok) return undefined;
  const { attack, defence, ratio, column } = odds.value;
  return { sum: t('odds-line', { attack, defence }), ratio, column };
}

/** In one line, to be read. */
export function summary(table: Table): string | undefined {
  const line = arithmetic(table);
  return line && `${line.sum} · ${line.ratio} → ${line.column}`;
}

/** In a sentence, to be heard; empty while nothing can be worked out. */
export function said(table: Table): string {
  const line = arithmetic(table);
  return line ? `${line.sum}, ${line.ratio}; ${t('odds-column')} ${line.column}.` : '';
}
