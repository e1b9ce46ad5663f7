import type { UnitName } from '../../../wargame/contract/unit-name.ts';
import { localized } from '../../../wargame/book.ts';
import type { Counter } from '../../../wargame/wargame.ts';
import { alone, called, namesOf, numbered, plain, proper, within, type Kind } from '../../naming.ts';
import { COUNTERS } from './counters.ts';

const MEDIUM = localized('medium guns', 'peças médias', 'piezas medias');
const HEAVY = localized('heavy guns', 'peças pesadas', 'piezas pesadas');

/** Names that the counters abbreviate, from the known order of battle of Operation Veritable. */
const LISTED: Readonly<Record<string, UnitName>> = {
  'B-32G': within(numbered(32, 'guardsBrigade')),
  'B-43AP': within(localized('Self-propelled artillery', 'Artilharia autopropulsada', 'Artillería autopropulsada')),
  'B-86/8': within(numbered(86, 'fieldRegiment')),
  'B-ShRY/8': within(proper('Sherwood Rangers Yeomanry')),
  'B-4/7RDrG/8': within(proper('4th/7th Royal Dragoon Guards')),
  'B-13/18Hu/8': within(proper('13th/18th Royal Hussars')),
  'B-3ScG/6G': within(proper('3rd Scots Guards')),
  'B-4GrG/6G': within(proper('4th Grenadier Guards')),
  'B-2WeG/6G': within(proper('2nd Welsh Guards')),
  'B-107/34': within(proper('107th Regiment Royal Armoured Corps')),
  'B-147/34': within(proper('147th Regiment Royal Armoured Corps')),
  'B-9/34': within(proper('9th Royal Tank Regiment')),
  'B-1Lot/30': within(proper('1st Lothians and Border Horse'), numbered(30, 'armouredBrigade')),
  'B-2WDr/30': within(proper('Westminster Dragoons'), numbered(30, 'armouredBrigade')),
  'B-22Dr/30': within(proper('22nd Dragoons'), numbered(30, 'armouredBrigade')),
  'B-141/31': within(proper('141st Regiment Royal Armoured Corps'), numbered(31, 'armouredBrigade')),
  'B-1FFY/31': within(proper('1st Fife and Forfar Yeomanry'), numbered(31, 'armouredBrigade')),
  'B-11/33': within(proper('11th Royal Tank Regiment'), numbered(33, 'armouredBrigade')),
  'B-5/1EngAs': within(numbered(5, 'assaultRegiment')),
  'B-6/1EngAs': within(numbered(6, 'assaultRegiment')),
  'B-42/1EngAs': within(numbered(42, 'assaultRegiment')),
  'B-Pont': alone(localized('Pontoon engineers', 'Pontoneiros', 'Pontoneros')),
  'C-10/2': within(numbered(10, 'armouredRegiment'), proper('Fort Garry Horse')),
  'G-655': alone(numbered(655, 'heavyTankDestroyerBattalion')),
  'G-ARKO86': within(called('artilleryCommand', '86')),
  'G-Lehr': alone(called('battleGroup', 'Panzer-Lehr')),
  'G-16/116': within(numbered(16, 'panzerRegiment')),
};

const KINDS: Readonly<Record<string, Kind>> = {
  inf: 'grenadierRegiment',
  para_ground: 'parachuteRegiment',
  mech_inf: 'panzergrenadierRegiment',
  tank_destroyer: 'tankDestroyerBattalion',
  artillery: 'artilleryRegiment',
  art_mech: 'artilleryRegiment',
};

const PEPPERPOT = localized('Pepper-pot group', 'Grupo pepperpot', 'Grupo pepperpot');

/** The number on a counter, and what its kind of troops is called. */
function nameOf({ nation, type, label, formation }: Counter): UnitName | undefined {
  const number = Number(/\d+/.exec(label)?.[0] ?? 0);
  if (number === 0) return undefined;
  if (type === 'artillery_agra') {
    const weight = label.endsWith('M') ? MEDIUM : HEAVY;
    const part = /-(I+)-/.exec(label)?.[1];
    const group = numbered(number, nation === 'Canadian' ? 'canadianArmyGroup' : 'armyGroup');
    return alone(group, ...(part === undefined ? [weight] : [localized(`${weight.en} ${part}`, `${weight.pt} ${part}`, `${weight.es} ${part}`)]));
  }
  if (type === 'artillery_pepperpot') return within(PEPPERPOT);
  if (nation !== 'German') return within(type === 'artillery' ? plain('divisionalArtillery') : numbered(number, 'infantryBrigade'));
  const kind = KINDS[type];
  const isGuns = type === 'artillery' && formation.endsWith('FJ');
  return kind && within(numbered(number, isGuns ? 'parachuteArtilleryRegiment' : kind));
}

/** What the units are called in full; Magen is known by its label alone. */
export const UNIT_NAMES = namesOf(COUNTERS, LISTED, nameOf);
