import type { Counter, UnitNames } from '../wargame/wargame.ts';
import type { Lang } from './format.ts';
import { word } from './index.ts';

interface Named {
  readonly id: string;
  readonly unitNames?: UnitNames | undefined;
}

type Labelled = Pick<Counter, 'id' | 'label' | 'formation'>;

/** The unit itself, without its formation; its label where no more is known. */
export const ownName = (lang: Lang, { unitNames }: Named, { id, label }: Labelled): string =>
  unitNames?.[id]?.own[lang] ?? label;

/** The unit and its formation. */
export function fullName(lang: Lang, game: Named, counter: Labelled): string {
  const own = ownName(lang, game, counter);
  return game.unitNames?.[counter.id]?.within ? `${own}, ${word(lang, game.id, 'group', counter.formation)}` : own;
}

/** What the counter says besides the unit's own name: its label, where that is another, and its kind. */
export function besideName(lang: Lang, game: Named, counter: Labelled & Pick<Counter, 'type'>): string {
  const kind = word(lang, game.id, 'type', counter.type);
  return ownName(lang, game, counter) === counter.label ? kind : `${counter.label} · ${kind}`;
}
