import type { UnitName } from '../../../wargame/contract/unit-name.ts';
import { localized } from '../../../wargame/book.ts';
import type { Counter } from '../../../wargame/wargame.ts';
import { alone, called, namesOf, numbered, proper, within, type Kind } from '../../naming.ts';
import { COUNTERS } from './counters.ts';

/** Names that neither number nor kind of troops tells: those of the rulebook in full, or of the known order of battle (labels with the source `history`). */
const LISTED: Readonly<Record<string, UnitName>> = {
  'G-SS-Esc': alone(localized('SS school troops', 'Tropas-escola SS', 'Tropas de escuela SS')),
  'G-HG-Esc': alone(localized('Hermann Göring school troops', 'Tropas-escola Hermann Göring', 'Tropas de escuela Hermann Göring')),
  'G-FJ-Esc': alone(localized('Parachute school troops', 'Tropas-escola paraquedistas', 'Tropas de escuela paracaidistas')),
  'G-9SS-1': within(numbered(9, 'ssPanzerRegiment')),
  'G-9SS-2': within(numbered(19, 'ssPanzergrenadierRegiment')),
  'G-9SS-3': within(numbered(20, 'ssPanzergrenadierRegiment')),
  'G-10SS-1': within(numbered(10, 'ssPanzerRegiment')),
  'G-10SS-2': within(numbered(21, 'ssPanzergrenadierRegiment')),
  'G-10SS-3': within(numbered(22, 'ssPanzergrenadierRegiment')),
  'G-Sec': alone(numbered(26, 'securityRegiment')),
  'G-Chill-P': within(localized('Parachute Regiment', 'Regimento Paraquedista', 'Regimiento Paracaidista')),
  'G-6FJR': alone(numbered(6, 'parachuteRegiment')),
  'G-Walther': alone(called('battleGroup', 'Walther')),
  'G-406-1': within(called('battleGroup', 'Becker')),
  'G-406-2': within(called('battleGroup', 'Fürstenberg')),
  'G-406-3': within(called('battleGroup', 'Greschick')),
  'G-406-4': within(called('battleGroup', 'Göbel')),
  'G-PzBde-1': alone(numbered(107, 'panzerBrigade')),
  'G-PzBde-2': alone(numbered(506, 'heavyPanzerBattalion')),
  'G-Inf-124': alone(called('battleGroup', 'Harzer')),
  'N-Pro': alone(proper('Landstorm Nederland')),
  'B-1AL': within(numbered(1, 'airlandingBrigade')),
  'B-G-5': within(numbered(5, 'guardsArmouredBrigade')),
  'B-G-32': within(numbered(32, 'guardsBrigade')),
  'B-8Armd': alone(numbered(8, 'armouredBrigade')),
  'B-Art-1': within(numbered(5, 'armyGroup')),
  'B-Art-2': within(proper('Royal Artillery')),
  'D-PIB': alone(localized('Princess Irene Brigade', 'Brigada Princesa Irene', 'Brigada Princesa Irene')),
  'P-1': alone(localized('Polish 1st Independent Parachute Brigade', '1ª Brigada Paraquedista Independente polonesa', '1.ª Brigada Paracaidista Independiente polaca')),
};

const KINDS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  German: { inf: 'grenadierRegiment' },
  British: { inf: 'infantryBrigade', airlanding: 'infantryBrigade', para: 'parachuteBrigade' },
  American: { para: 'parachuteInfantryRegiment', glider: 'gliderInfantryRegiment' },
};

/** A regiment of a battle group by the number we gave it, any other unit by its own. */
function nameOf({ nation, type, label, formation }: Counter): UnitName | undefined {
  const ours = /-(\d)$/.exec(label)?.[1];
  if (ours !== undefined) return formation.startsWith('KG ') ? within(numbered(Number(ours), 'regiment')) : undefined;
  const number = Number(/^\d+/.exec(label)?.[0] ?? 0);
  const kind = KINDS[nation]?.[type];
  return kind && number > 0 ? within(numbered(number, kind)) : undefined;
}

/** What the units are called in full; anti-tank troops and guns without a name are known by their labels. */
export const UNIT_NAMES = namesOf(COUNTERS, LISTED, nameOf);
