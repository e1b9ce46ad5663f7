import type { UnitName, UnitNames } from '../wargame/contract/unit-name.ts';
import { localized, type Localized } from '../wargame/book.ts';
import type { Counter } from '../wargame/wargame.ts';

/** What units are, in the three languages; German and British ranks as wargames of each language call them. */
const KINDS = {
  brigade: localized('Brigade', 'Brigada', 'Brigada'),
  infantryBrigade: localized('Infantry Brigade', 'Brigada de Infantaria', 'Brigada de Infantería'),
  guardsBrigade: localized('Guards Brigade', 'Brigada de Guardas', 'Brigada de la Guardia'),
  guardsArmouredBrigade: localized(
    'Guards Armoured Brigade',
    'Brigada Blindada de Guardas',
    'Brigada Acorazada de la Guardia',
  ),
  armouredBrigade: localized('Armoured Brigade', 'Brigada Blindada', 'Brigada Acorazada'),
  parachuteBrigade: localized('Parachute Brigade', 'Brigada Paraquedista', 'Brigada Paracaidista'),
  airlandingBrigade: localized('Airlanding Brigade', 'Brigada de Planadores', 'Brigada de Planeadores'),
  panzerBrigade: localized('Panzer Brigade', 'Brigada Panzer', 'Brigada Panzer'),
  assaultGunBrigade: localized('Assault Gun Brigade', 'Brigada de Canhões de Assalto', 'Brigada de Cañones de Asalto'),
  airmobileBrigade: localized('Airmobile Brigade', 'Brigada Aeromóvel', 'Brigada Aeromóvil'),
  infantryDivision: localized('Infantry Division', 'Divisão de Infantaria', 'División de Infantería'),
  division: localized('Division', 'Divisão', 'División'),
  parachuteDivision: localized('Parachute Division', 'Divisão Paraquedista', 'División Paracaidista'),
  ssPanzerDivision: localized('SS Panzer Division', 'Divisão Panzer SS', 'División Panzer SS'),
  panzerDivision: localized('Panzer Division', 'Divisão Panzer', 'División Panzer'),
  panzergrenadierDivision: localized('Panzergrenadier Division', 'Divisão Panzergrenadier', 'División Panzergrenadier'),
  tankDivision: localized('Tank Division', 'Divisão Blindada', 'División Blindada'),
  guardsTankDivision: localized(
    'Guards Tank Division',
    'Divisão Blindada de Guardas',
    'División Blindada de la Guardia',
  ),
  motorRifleDivision: localized(
    'Motor Rifle Division',
    'Divisão de Fuzileiros Motorizados',
    'División de Fusileros Motorizados',
  ),
  armouredDivision: localized('Armoured Division', 'Divisão Blindada', 'División Acorazada'),
  mechanisedDivision: localized('Mechanised Division', 'Divisão Mecanizada', 'División Mecanizada'),
  airborneDivision: localized('Airborne Division', 'Divisão Aeroterrestre', 'División Aerotransportada'),
  mountainDivision: localized('Mountain Division', 'Divisão de Montanha', 'División de Montaña'),
  regiment: localized('Regiment', 'Regimento', 'Regimiento'),
  grenadierRegiment: localized('Grenadier Regiment', 'Regimento de Granadeiros', 'Regimiento de Granaderos'),
  panzerRegiment: localized('Panzer Regiment', 'Regimento Panzer', 'Regimiento Panzer'),
  panzergrenadierRegiment: localized(
    'Panzergrenadier Regiment',
    'Regimento Panzergrenadier',
    'Regimiento Panzergrenadier',
  ),
  ssPanzerRegiment: localized('SS Panzer Regiment', 'Regimento Panzer SS', 'Regimiento Panzer SS'),
  ssPanzergrenadierRegiment: localized(
    'SS Panzergrenadier Regiment',
    'Regimento Panzergrenadier SS',
    'Regimiento Panzergrenadier SS',
  ),
  ssArtilleryRegiment: localized('SS Artillery Regiment', 'Regimento de Artilharia SS', 'Regimiento de Artillería SS'),
  parachuteRegiment: localized('Parachute Regiment', 'Regimento Paraquedista', 'Regimiento Paracaidista'),
  parachuteInfantryRegiment: localized(
    'Parachute Infantry Regiment',
    'Regimento de Infantaria Paraquedista',
    'Regimiento de Infantería Paracaidista',
  ),
  gliderInfantryRegiment: localized(
    'Glider Infantry Regiment',
    'Regimento de Infantaria de Planadores',
    'Regimiento de Infantería de Planeadores',
  ),
  parachuteArtilleryRegiment: localized(
    'Parachute Artillery Regiment',
    'Regimento de Artilharia Paraquedista',
    'Regimiento de Artillería Paracaidista',
  ),
  artilleryRegiment: localized('Artillery Regiment', 'Regimento de Artilharia', 'Regimiento de Artillería'),
  fieldRegiment: localized(
    'Field Regiment',
    'Regimento de Artilharia de Campanha',
    'Regimiento de Artillería de Campaña',
  ),
  securityRegiment: localized('Security Regiment', 'Regimento de Segurança', 'Regimiento de Seguridad'),
  policeRegiment: localized('Police Regiment', 'Regimento de Polícia', 'Regimiento de Policía'),
  armouredRegiment: localized('Armoured Regiment', 'Regimento Blindado', 'Regimiento Acorazado'),
  armouredCavalryRegiment: localized(
    'Armoured Cavalry Regiment',
    'Regimento de Cavalaria Blindada',
    'Regimiento de Caballería Acorazada',
  ),
  assaultRegiment: localized(
    'Assault Regiment Royal Engineers',
    'Regimento de Assalto da Royal Engineers',
    'Regimiento de Asalto de la Royal Engineers',
  ),
  armyGroup: localized(
    'Army Group Royal Artillery',
    'Grupo de Exército da Royal Artillery',
    'Grupo de Ejército de la Royal Artillery',
  ),
  canadianArmyGroup: localized(
    'Army Group Royal Canadian Artillery',
    'Grupo de Exército da Artilharia canadense',
    'Grupo de Ejército de la Artillería canadiense',
  ),
  battalion: localized('Battalion', 'Batalhão', 'Batallón'),
  parachuteBattalion: localized('Parachute Battalion', 'Batalhão Paraquedista', 'Batallón Paracaidista'),
  panzerBattalion: localized('Panzer Battalion', 'Batalhão Panzer', 'Batallón Panzer'),
  heavyPanzerBattalion: localized('Heavy Panzer Battalion', 'Batalhão Panzer Pesado', 'Batallón Panzer Pesado'),
  panzergrenadierBattalion: localized(
    'Panzergrenadier Battalion',
    'Batalhão Panzergrenadier',
    'Batallón Panzergrenadier',
  ),
  tankDestroyerBattalion: localized('Tank-Destroyer Battalion', 'Batalhão de Caça-tanques', 'Batallón de Cazacarros'),
  heavyTankDestroyerBattalion: localized(
    'Heavy Tank-Destroyer Battalion',
    'Batalhão Pesado de Caça-tanques',
    'Batallón Pesado de Cazacarros',
  ),
  engineerBattalion: localized('Engineer Battalion', 'Batalhão de Engenharia', 'Batallón de Ingenieros'),
  engineerLehrBattalion: localized(
    'Engineer Lehr Battalion',
    'Batalhão Lehr de Engenharia',
    'Batallón Lehr de Ingenieros',
  ),
  machineGunBattalion: localized(
    'Fortress Machine-Gun Battalion',
    'Batalhão de Metralhadoras de Fortaleza',
    'Batallón de Ametralladoras de Fortaleza',
  ),
  fortressBattalion: localized('Fortress Battalion', 'Batalhão de Fortaleza', 'Batallón de Fortaleza'),
  trainingBattalion: localized('Training Battalion', 'Batalhão de Instrução', 'Batallón de Instrucción'),
  penalBattalion: localized('Penal Battalion', 'Batalhão Penal', 'Batallón Penal'),
  flakBattalion: localized('Flak Battalion', 'Batalhão Antiaéreo', 'Batallón Antiaéreo'),
  replacementBattalion: localized('Field Replacement Battalion', 'Batalhão de Reposição', 'Batallón de Reemplazo'),
  reconnaissanceBattalion: localized(
    'Reconnaissance Battalion',
    'Batalhão de Reconhecimento',
    'Batallón de Reconocimiento',
  ),
  ssReconnaissanceBattalion: localized(
    'SS Reconnaissance Battalion',
    'Batalhão de Reconhecimento SS',
    'Batallón de Reconocimiento SS',
  ),
  company: localized('Company', 'Companhia', 'Compañía'),
  panzerCompany: localized('Panzer Company', 'Companhia Panzer', 'Compañía Panzer'),
  battery: localized('Battery', 'Bateria', 'Batería'),
  battleGroup: localized('Battle Group', 'Grupo de Combate', 'Grupo de Combate'),
  divisionalArtillery: localized('Divisional artillery', 'Artilharia da divisão', 'Artillería de la división'),
  divisionalEngineers: localized('Divisional engineers', 'Engenharia da divisão', 'Ingenieros de la división'),
  artilleryOf: localized('Artillery', 'Artilharia', 'Artillería'),
  artilleryCommand: localized('Artillery Command', 'Comando de Artilharia', 'Mando de Artillería'),
  supplyHead: localized('Supply head', 'Cabeça de abastecimento', 'Cabeza de suministro'),
  breakdown: localized('Breakdown unit', 'Destacamento', 'Unidad subdividida'),
  remnant: localized('Remnant', 'Remanescente', 'Remanente'),
  garrison: localized('Garrison', 'Guarnição', 'Guarnición'),
} as const satisfies Record<string, Localized>;

export type Kind = keyof typeof KINDS;

const LANGS = ['en', 'pt', 'es'] as const;
type Lang = (typeof LANGS)[number];

const made = (make: (lang: Lang) => string): Localized => localized(make('en'), make('pt'), make('es'));

/** In Portuguese and Spanish units of these kinds are feminine. */
const FEMININE = /^(?:Brigada|Divisão|Companhia|Bateria)/;

function ordinal(lang: Lang, n: number, kind: Localized): string {
  const isFeminine = FEMININE.test(kind.pt);
  if (lang === 'pt') return `${n}${isFeminine ? 'ª' : 'º'}`;
  if (lang === 'es') return isFeminine ? `${n}.ª` : `${n}.${n !== 11 && [1, 3].includes(n % 10) ? 'er' : 'º'}`;
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10];
  return `${n}${ending === undefined || [11, 12, 13].includes(n % 100) ? 'th' : ending}`;
}

/** 71st Brigade. */
export const numbered = (n: number, kind: Kind): Localized =>
  made((lang) => `${ordinal(lang, n, KINDS[kind])} ${KINDS[kind][lang]}`);

/** II Battalion. */
export const roman = (numeral: string, kind: Kind): Localized => made((lang) => `${numeral} ${KINDS[kind][lang]}`);

/** Battle Group Hansen. */
export const called = (kind: Kind, name: string): Localized => made((lang) => `${KINDS[kind][lang]} ${name}`);

export const plain = (kind: Kind): Localized => KINDS[kind];

/** A name that is the same in every language. */
export const proper = (name: string): Localized => localized(name, name, name);

/** From the unit up to what it belongs to. */
export const chain = (...parts: readonly Localized[]): Localized =>
  made((lang) => parts.map((part) => part[lang]).join(', '));

/** A name that the one of the formation follows. */
export const within = (...parts: readonly Localized[]): UnitName => ({ own: chain(...parts), within: true });

/** A name that says it all. */
export const alone = (...parts: readonly Localized[]): UnitName => ({ own: chain(...parts), within: false });

/** The names of all counters that have one: those listed, else those made of what the counter says. */
export const namesOf = (
  counters: readonly Counter[],
  listed: UnitNames,
  nameOf: (counter: Counter) => UnitName | undefined,
): UnitNames =>
  Object.fromEntries(
    counters.flatMap((counter) => {
      const name = listed[counter.id] ?? nameOf(counter);
      return name ? [[counter.id, name] as const] : [];
    }),
  );
