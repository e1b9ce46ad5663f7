import type { Considered, Fear, Mission } from '../../ai/plan.ts';
import type { Names } from '../../text/index.ts';
import { consideredText, fearText, missionText } from '../../text/plan/index.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { Terminal } from './terminal.ts';

/** Part of a plan with its sentence. */
type Told<T> = T & { text: string };

/** A plan and the attacks thought about, each with its sentence. */
export function planJson(
  { lang }: Terminal,
  { id: game, map }: Wargame,
  missions: readonly Mission[],
  attacks: readonly Considered[],
): { plan: Told<Mission>[]; attacks: Told<Considered>[] } {
  const names = namesOf(game, map);
  return {
    plan: missions.map((mission) => ({ ...mission, text: missionText(lang, names, mission) })),
    attacks: attacks.map((attack) => ({ ...attack, text: consideredText(lang, names, attack) })),
  };
}

const namesOf = (game: string, { places }: Wargame['map']): Names => ({
  game,
  place: (hex) => places.find(({ hexes }) => hexes.includes(hex))?.name ?? hex,
});

/** The places in danger, each with its sentence. */
export const fearsOf = ({ lang }: Terminal, { id, map }: Wargame, fears: readonly Fear[]): Told<Fear>[] =>
  fears.map((fear) => ({ ...fear, text: fearText(lang, namesOf(id, map), fear) }));

export const planLines = (parts: readonly { text: string }[]): string =>
  parts.map(({ text }) => `  ${text}`).join('\n');
