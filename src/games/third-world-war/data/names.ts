import type { UnitName } from '../../../wargame/contract/unit-name.ts';
import { localized } from '../../../wargame/book.ts';
import type { Counter } from '../../../wargame/wargame.ts';
import { called, namesOf, numbered, plain, within, type Kind } from '../../naming.ts';
import { COUNTERS } from './counters.ts';

type Kinds = Readonly<Record<string, Kind>>;

const PACT: Kinds = {
  armour: 'tankDivision',
  mech_inf: 'motorRifleDivision',
  airborne: 'airborneDivision',
};

const NATO: Kinds = {
  armour: 'armouredDivision',
  mech_inf: 'mechanisedDivision',
  airborne: 'airborneDivision',
  mountain: 'mountainDivision',
};

const WEST_GERMAN: Kinds = { ...NATO, armour: 'panzerDivision', mech_inf: 'panzergrenadierDivision' };

/** The Poles of a Soviet army, which has a division with the same number. */
const LISTED: Readonly<Record<string, UnitName>> = {
  'PO-16DB': within(localized('Polish 16th Tank Division', '16ª Divisão Blindada polonesa', '16.ª División Blindada polaca')),
  'PO-12DIMec': within(
    localized(
      'Polish 12th Motor Rifle Division',
      '12ª Divisão de Fuzileiros Motorizados polonesa',
      '12.ª División de Fusileros Motorizados polaca',
    ),
  ),
};

/** Number and kind of troops; a brigade has no number (2.2.1) and is called after its town or with its corps. */
function nameOf({ side, nation, type, size, label }: Counter): UnitName | undefined {
  const [own = ''] = label.split('/');
  const number = Number(/^\d+/.exec(own)?.[0] ?? 0);
  if (own.endsWith('ACR')) return within(numbered(number, 'armouredCavalryRegiment'));
  if (own === 'Bda-AM') return within(plain('airmobileBrigade'));
  if (size === 'X') return within(own.startsWith('Bda') ? plain('brigade') : called('brigade', own));
  if (own.endsWith('DBG')) return within(numbered(number, 'guardsTankDivision'));
  const kinds = side === 'pact' ? PACT : nation === 'West German' ? WEST_GERMAN : NATO;
  const kind = kinds[type];
  return kind && number > 0 ? within(numbered(number, kind)) : undefined;
}

/** What the units are called in full. Which Soviet divisions of the armies are of the Guards the labels do not say. */
export const UNIT_NAMES = namesOf(COUNTERS, LISTED, nameOf);
