import type { Considered, Mission } from '../../ai/plan.ts';
import { consideredText, missionText } from '../../text/plan/index.ts';
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
  const names = { game, place: (hex: string) => map.places.find(({ hexes }) => hexes.includes(hex))?.name ?? hex };
  return {
    plan: missions.map((mission) => ({ ...mission, text: missionText(lang, names, mission) })),
    attacks: attacks.map((attack) => ({ ...attack, text: consideredText(lang, names, attack) })),
  };
}

export const planLines = (parts: readonly { text: string }[]): string =>
  parts.map(({ text }) => `  ${text}`).join('\n');
