import type { UnitName } from '../../../wargame/contract/unit-name.ts';
import { localized, type Localized } from '../../../wargame/book.ts';
import type { Counter } from '../../../wargame/wargame.ts';
import { alone, called, namesOf, numbered, plain, proper, roman, within, type Kind } from '../../naming.ts';
import { COUNTERS } from './counters.ts';
import { BRITISH_NAMES } from './british-names.ts';

const ELEMENTS = localized('Elements', 'Elementos', 'Elementos');
const HERMANN_GOERING = proper('Hermann Göring');
const VON_DER_HEYDTE = called('regiment', 'von der Heydte');
const BRIGADE_107 = numbered(107, 'panzerBrigade');

/** Divisions behind the stroke of a label; the formation on the counter is a corps or army. */
const DIVISIONS: Readonly<Record<string, Localized>> = {
  '9ss': numbered(9, 'ssPanzerDivision'),
  '10ss': numbered(10, 'ssPanzerDivision'),
  '59': numbered(59, 'infantryDivision'),
  '85': numbered(85, 'infantryDivision'),
  '719': numbered(719, 'infantryDivision'),
  '180': numbered(180, 'division'),
  'Erdmann': called('division', 'Erdmann'),
  'vdH': VON_DER_HEYDTE,
  'HG': HERMANN_GOERING,
  '2 FJ': numbered(2, 'parachuteDivision'),
  '3 FJ': numbered(3, 'parachuteDivision'),
  '5 FJ': numbered(5, 'parachuteDivision'),
};

const ninth = numbered(9, 'ssPanzerDivision');
const tenth = numbered(10, 'ssPanzerDivision');
const rest = localized('Remnants', 'Restos', 'Restos');

/** German names that the counters abbreviate, from the known order of battle of September 1944. */
const GERMAN_NAMES: Readonly<Record<string, UnitName>> = {
  '6 Penal': within(numbered(6, 'penalBattalion')),
  '14/Hoffmann': within(numbered(14, 'company'), called('regiment', 'Hoffmann')),
  '559 StuG': within(localized('559th assault guns', 'Canhões de assalto 559', 'Cañones de asalto 559')),
  'I/723/719': within(roman('I', 'battalion'), numbered(723, 'grenadierRegiment'), numbered(719, 'infantryDivision')),
  'I/3 Police(+)': within(roman('I', 'battalion'), numbered(3, 'policeRegiment')),
  '159 Eng/59': within(numbered(159, 'engineerBattalion'), numbered(59, 'infantryDivision')),
  '159 Arty/59': within(numbered(159, 'artilleryRegiment'), numbered(59, 'infantryDivision')),
  '159 Field Ers/59': within(numbered(159, 'replacementBattalion'), numbered(59, 'infantryDivision')),
  '347 Field Ers': within(numbered(347, 'replacementBattalion')),
  '10 Training': within(numbered(10, 'trainingBattalion')),
  '6/14 Training': within(numbered(6, 'company'), numbered(14, 'trainingBattalion')),
  'I/6 Training': within(roman('I', 'battalion'), localized('6th training regiment', '6º Regimento de Instrução', '6.º Regimiento de Instrucción')),
  'elmts I/6 Training': within(ELEMENTS, roman('I', 'battalion'), localized('6th training regiment', '6º Regimento de Instrução', '6.º Regimiento de Instrucción')),
  'Tiel Garrison': within(localized('Tiel garrison', 'Guarnição de Tiel', 'Guarnición de Tiel')),
  'Grabner/9ss': within(called('reconnaissanceBattalion', 'Gräbner'), ninth),
  '9 Recon/9ss': within(numbered(9, 'ssReconnaissanceBattalion'), ninth),
  '406 Arty': within(numbered(406, 'artilleryRegiment')),
  'rmnts 19/9ss': within(rest, numbered(19, 'ssPanzergrenadierRegiment'), ninth),
  'rmnts 20/9ss': within(rest, numbered(20, 'ssPanzergrenadierRegiment'), ninth),
  '2/9/9ss Pz': within(numbered(2, 'company'), numbered(9, 'ssPanzerRegiment'), ninth),
  'I/22/10ss': within(roman('I', 'battalion'), numbered(22, 'ssPanzergrenadierRegiment'), tenth),
  'II/22/10ss': within(roman('II', 'battalion'), numbered(22, 'ssPanzergrenadierRegiment'), tenth),
  'PzJg/10ss': within(plain('tankDestroyerBattalion'), tenth),
  '10 Arty/10ss': within(numbered(10, 'ssArtilleryRegiment'), tenth),
  '2/10/10ss Pz': within(numbered(2, 'company'), numbered(10, 'ssPanzerRegiment'), tenth),
  'Mielke': within(called('panzerCompany', 'Mielke')),
  'Hummel': within(called('panzerCompany', 'Hummel')),
  '280 StuG': within(numbered(280, 'assaultGunBrigade')),
  '12 StuG': within(numbered(12, 'assaultGunBrigade')),
  '37 Fortress MG': within(numbered(37, 'machineGunBattalion')),
  '41 Fortress MG': within(numbered(41, 'machineGunBattalion')),
  '30 Fortress MG': within(numbered(30, 'machineGunBattalion')),
  '1 Fortress': within(numbered(1, 'fortressBattalion')),
  '2 Fortress': within(numbered(2, 'fortressBattalion')),
  '3 Fortress': within(numbered(3, 'fortressBattalion')),
  '1409 Fortress': within(numbered(1409, 'fortressBattalion')),
  'Ladewig': within(called('flakBattalion', 'Ladewig')),
  'Neuman': within(called('flakBattalion', 'Neuman')),
  '19 Flak': within(numbered(19, 'flakBattalion')),
  '428 Flak(-)': within(numbered(428, 'flakBattalion')),
  '1/18 Flak': within(numbered(1, 'battery'), numbered(18, 'flakBattalion')),
  'Koppel/18 Flak': within(called('battery', 'Koppel'), numbered(18, 'flakBattalion')),
  '4/572 Flak': within(numbered(4, 'battery'), numbered(572, 'flakBattalion')),
  '191 Arko': within(called('artilleryCommand', '191')),
  'III/Landstorm Ndl': within(roman('III', 'battalion'), proper('Landstorm Nederland')),
  '9 Lehr Eng': within(numbered(9, 'engineerLehrBattalion')),
  '3/506 Hv': within(numbered(3, 'company'), numbered(506, 'heavyPanzerBattalion')),
  '184 Artillery (as inf)': within(
    numbered(184, 'artilleryRegiment'),
    localized('as infantry', 'como infantaria', 'como infantería'),
  ),
  '224 Pz': within(numbered(224, 'panzerCompany')),
  'I/26 Sec': within(roman('I', 'battalion'), numbered(26, 'securityRegiment')),
  'II/26 Sec': within(roman('II', 'battalion'), numbered(26, 'securityRegiment')),
  'Molzer Eng': within(called('engineerBattalion', 'Molzer')),
  '1 Pchute Army Coy': within(plain('company')),
  'LXXXVIII Corps Coy': within(plain('company'), localized('LXXXVIII Corps', 'LXXXVIII Corpo', 'LXXXVIII Cuerpo')),
  'I/21 FJ': within(roman('I', 'battalion'), numbered(21, 'parachuteRegiment')),
  'Krause Arty': within(called('artilleryRegiment', 'Krause')),
  '30/180 Eng': within(numbered(30, 'engineerBattalion'), numbered(180, 'division')),
  '22/180 Arty': within(numbered(22, 'artilleryRegiment'), numbered(180, 'division')),
  '100/180': within(numbered(100, 'battalion'), numbered(180, 'division')),
  '1+2/2107/107 Pz': within(
    localized('1st and 2nd Companies', '1ª e 2ª Companhias', '1.ª y 2.ª Compañías'),
    numbered(2107, 'panzerBattalion'),
    BRIGADE_107,
  ),
  '3+4/2107/107 Pz': within(
    localized('3rd and 4th Companies', '3ª e 4ª Companhias', '3.ª y 4.ª Compañías'),
    numbered(2107, 'panzerBattalion'),
    BRIGADE_107,
  ),
  'A/2107/107 PzGr': within(numbered(2107, 'panzergrenadierBattalion'), proper('A'), BRIGADE_107),
  'B/2107/107 PzGr': within(numbered(2107, 'panzergrenadierBattalion'), proper('B'), BRIGADE_107),
  '107 Eng': within(localized('Engineer company', 'Companhia de engenharia', 'Compañía de ingenieros'), BRIGADE_107),
  'Roestel/10ss': within(called('tankDestroyerBattalion', 'Roestel'), tenth),
  '559 PzJg elmts': within(ELEMENTS, numbered(559, 'heavyTankDestroyerBattalion')),
  'Chill Arty': within(plain('artilleryOf'), called('battleGroup', 'Chill')),
  'elmts/Ewald': within(ELEMENTS, called('battalion', 'Ewald')),
  'elmts/Gothsche': within(ELEMENTS, called('battalion', 'Gothsche')),
  'HG Training': within(localized('Training troops', 'Tropas de instrução', 'Tropas de instrucción'), HERMANN_GOERING),
  'LW Personnel': within(localized('Luftwaffe personnel', 'Pessoal da Luftwaffe', 'Personal de la Luftwaffe')),
  'Police': within(localized('Police troops', 'Tropas de polícia', 'Tropas de policía')),
  'RR Security': within(localized('Railway security troops', 'Segurança ferroviária', 'Seguridad ferroviaria')),
  'Alarm': within(localized('Alarm unit', 'Unidade de alarme', 'Unidad de alarma')),
  'Runge': within(called('battleGroup', 'Runge')),
};

const POOLS: Readonly<Record<string, Localized>> = {
  'Armd BD': localized('Armoured breakdown unit', 'Destacamento blindado', 'Unidad subdividida acorazada'),
  'Armd REM': localized('Armoured remnant', 'Remanescente blindado', 'Remanente acorazado'),
  'BR Inf BD': localized('British infantry breakdown unit', 'Destacamento da infantaria britânica', 'Unidad subdividida de la infantería británica'),
  'BR Inf REM': localized('British infantry remnant', 'Remanescente da infantaria britânica', 'Remanente de la infantería británica'),
  'GE Inf BD': localized('German infantry breakdown unit', 'Destacamento da infantaria alemã', 'Unidad subdividida de la infantería alemana'),
  'GE Inf REM': localized('German infantry remnant', 'Remanescente da infantaria alemã', 'Remanente de la infantería alemana'),
  'FJ REM': localized('Parachute remnant', 'Remanescente paraquedista', 'Remanente paracaidista'),
};

const SIZES: Readonly<Record<string, Kind>> = { KG: 'battleGroup', II: 'battalion', III: 'regiment', I: 'company' };

const lettered = (name: Localized, letter: string): Localized =>
  localized(`${name.en} ${letter}`, `${name.pt} ${letter}`, `${name.es} ${letter}`);

/** Breakdown units, remnants and garrisons have a letter or number of ours. */
function madeName({ id, size, type }: Counter): UnitName | undefined {
  const [, pool = '', letter = ''] = /^(.* (?:BD|REM)) ([A-E])$/.exec(id) ?? [];
  if (POOLS[pool]) return alone(lettered(POOLS[pool], letter));
  if (size === 'BD' || size === 'REM')
    return within(lettered(plain(size === 'BD' ? 'breakdown' : 'remnant'), id.charAt(0)));
  return type === 'garrison' ? within(called('garrison', id.replace('Garrison ', ''))) : undefined;
}

/** 1/505/82: battalion and regiment of an American division; halves have a letter. */
function americanName({ id, type }: Counter): UnitName | undefined {
  const [, battalion, regiment, half] = /^(\d)\/(\d{3})\/\d+(?: ([ab]))?$/.exec(id) ?? [];
  if (battalion === undefined || regiment === undefined) return undefined;
  const kind = type === 'glider' ? 'gliderInfantryRegiment' : 'parachuteInfantryRegiment';
  const own = numbered(Number(battalion), 'battalion');
  return within(half === undefined ? own : lettered(own, half.toUpperCase()), numbered(Number(regiment), kind));
}

/** A number and a regiment of the 22nd kind, or a commander by the size of what he leads, and the division behind the stroke. */
function germanName({ label, size, side }: Counter): UnitName | undefined {
  if (side !== 'german') return undefined;
  const [own = '', ...above] = label.replace('(-)', '').split('/');
  const last = above.at(-1)?.replace('-', ' ') ?? '';
  const division = DIVISIONS[last];
  if (above.length > 0 && !division) return undefined;
  const behind = division ? [division] : [];
  const middle = above.length > 1 ? [regimentOf(above[0] ?? '', last)] : [];
  if (/^\d+$/.test(own)) return within(numbered(Number(own), 'battalion'), ...middle, ...behind);
  if (/^[IVX]+$/.test(own)) return within(roman(own, 'battalion'), ...middle, ...behind);
  const kind = SIZES[size];
  return kind && /^\p{Lu}\p{Ll}+$/u.test(own) && own !== 'Ear' ? within(called(kind, own), ...behind) : undefined;
}

/** The training regiments of the 180th Division have numbers alone. */
const regimentOf = (number: string, division: string): Localized =>
  numbered(Number(number), division === '180' ? 'regiment' : 'grenadierRegiment');

const DIVISIONAL = [
  [/Arty$/, 'divisionalArtillery'],
  [/Div Eng$/, 'divisionalEngineers'],
  [/Supply Head$/, 'supplyHead'],
] as const;

/** Guns, engineers and supply head of an Allied division. */
function divisionalName({ id, side }: Counter): UnitName | undefined {
  const kind = side === 'allied' ? DIVISIONAL.find(([pattern]) => pattern.test(id))?.[1] : undefined;
  return kind && within(plain(kind));
}

const nameOf = (counter: Counter): UnitName | undefined =>
  madeName(counter) ?? americanName(counter) ?? divisionalName(counter) ?? germanName(counter);

/** What the units are called in full; the Ear battalion is known by its label alone. */
export const UNIT_NAMES = namesOf(COUNTERS, { ...BRITISH_NAMES, ...GERMAN_NAMES }, nameOf);
