import type { ReichswaldTexts } from './texts.ts';
import { words } from './words-es.ts';

export const es: ReichswaldTexts = {
  refusals: {
    'stays-this-turn': '{unit} no se mueve este turno, por orden del despliegue.',
    'must-hold-wyler': '{unit} va a Wyler (0405) y permanece allí hasta su repliegue en el turno 9.',
    bombed: 'Bombardeo estratégico en {hex}: nadie entra, sale ni pasa este turno.',
    'inundation-amphibious': 'Hay agua en {hex}: solo entran los anfibios y la infantería que transportan.',
    'inundation-no-engaging': '{hex} está inundado y junto al enemigo: nadie traba combate desde el agua.',
    'tanks-need-escort':
      'Los carros solo entran en {hex} si hay allí infantería o ingenieros acorazados, o junto con ellos: son quienes ciegan el foso contracarro. Muévelos en grupo.',
    stacking:
      'No hay sitio en {hex}: el límite son tres unidades, una grande (brigada aliada, regimiento alemán) y dos pequeñas.',
    'stacking-alone': 'El Kampfgruppe Lehr no comparte hexágono con nadie: {hex} no está libre para él.',
    'stacking-crest': 'No hay sitio en {hex}: en la cresta cabe una sola unidad, y solo de infantería.',
    'stacking-inundation':
      'No hay sitio en {hex}: en la inundación caben una infantería de la 3.ª División canadiense y una unidad anfibia.',
    'no-path-west':
      '{unit} debe terminar el turno unida al borde oeste por hexágonos sin agua y sin zona enemiga; {hex} no lo está.',
    'no-engaging-now':
      'Nadie traba combate en la última Fase de Movimiento, y {hex} está en zona de enfrentamiento enemiga.',
    'not-amphibious': '{unit} no transporta a nadie: solo lo hacen los anfibios.',
    'not-carriable': '{unit} no puede ser transportada: solo embarca infantería de la 3.ª División canadiense.',
    'already-carrying': '{unit} ya lleva una unidad; desembárcala antes.',
    'no-passenger': 'No hay nadie a bordo.',
    'one-passenger-a-turn': '{unit} ya ha transportado una unidad este turno y no lleva otra.',
    'carries-over-water':
      'La infantería solo se transporta por la inundación: con ella a bordo, entra en un hexágono inundado.',
    'passenger-lands-first': 'La infantería desembarca en el primer hexágono seco.',
    'passenger-spent': '{unit} ha gastado más de la mitad de sus puntos de movimiento y no embarca este turno.',
    'must-land-dry': 'La unidad embarcada debe bajar en tierra firme con sitio para ella, y {hex} no sirve.',
    'no-exit-here': 'Desde {hex} no se sale del mapa: las salidas están en el borde sur, entre la inundación y Udem.',
    'wyler-kept': 'Hay que dejar sitio en {hex} a la 5.ª Brigada canadiense, que ocupa Wyler este turno.',
    'hold-wyler-due': '{unit} debe estar en Wyler (0405) antes de que acabe la fase.',
    'in-inundation': '{unit} está en inundación y no puede trabar combate.',
    'agra-moved': '{unit} se ha movido, y un AGRA que se ha movido no dispara en el mismo turno.',
    'agra-enemy-phase': '{unit} es un AGRA: no puede usarse en la Fase de Combate alemana.',
    'artillery-terrain': '{unit} está en bosque o ciudad, desde donde la artillería no dispara.',
    'own-division-only': '{unit} solo apoya a unidades de su división.',
    'one-gun-a-unit': 'Cada unidad alemana atacada recibe como máximo una unidad de apoyo de artillería.',
    'air-side': 'Solo los Aliados tienen poder aéreo.',
    'column-too-low':
      'El bombardeo suma {value} y, con los desplazamientos de columna, cae por debajo de la columna 4-9: emplea más puntos o déjalo.',
    'armour-first':
      'Hay blindados de ambos bandos en este combate: las pérdidas del atacante salen primero de los blindados.',
    'not-dry-first': '{unit} tiene tierra firme adonde retirarse y no puede ir a la inundación en {hex}.',
    'fled-flood': '{unit} ha huido del agua y ya no se mueve este turno.',
  },
  prompts: {
    'final-movement': '{side}: últimos movimientos de la partida; nadie puede trabar combate.',
    'flee-flood': '{side}: el agua sube. Elige tierra firme para cada unidad.',
    bomb: '{side}: bombardeo estratégico. Elige una ciudad{left, plural, =0 {} =1 {} other { (# por elegir)}}.',
    recover: '{side}: una de varias unidades recupera su pérdida. ¿Cuál?',
    'dice-weather': 'Un dado decide el tiempo.',
    'dice-flood': 'Un dado decide si ceden los diques.',
    'dice-bombing': 'Los dados deciden qué hacen los bombarderos a {unit}.',
  },
  events: {
    weather: 'Tiempo: {weather}{die, plural, =0 {} other { (dado #)}}.',
    'air-points': 'Los Aliados tienen {points} puntos aéreos.',
    'flood-roll': 'Dado de los diques: {die}.',
    flooded: 'Ceden los diques: se inundan las tierras bajas en torno a Kranenburg.',
    bailey: 'El puente Bailey hacia Gennep está abierto.',
    bombed: 'Bombarderos pesados sobre {place}: nadie se mueve allí este turno.',
    'bombing-roll': 'Bombas sobre {unit}: dados {dice}, {result}.',
    embark: '{unit} embarca en {by}.',
    land: '{unit} desembarca en {hex}.',
    exit: '{unit} sale del mapa por el borde sur, {sector, select, a {al oeste de Hassum} b {al este de Hassum} other {para siempre}}.',
    'artillery-removed': '{unit} sale del mapa: no queda nada de su división.',
    'recovery-due': 'Una de estas unidades se recupera: {units}.',
    trigger: '{group}: llegada a partir del turno {turn}.',
  },
  reasons: {
    'terrain-village': 'pueblo',
    'terrain-crest': 'cresta',
    'terrain-inundation': 'inundación',
    'terrain-siegfried': 'línea Sigfrido',
    'terrain-fortification': 'fortificación',
    'armoured-brigade': 'brigada acorazada completa',
    engineers: 'apoyo de ingenieros',
    'armour-in-forest': 'blindados solos en bosque',
    rain: 'artillería bajo la lluvia',
  },
  costs: {
    jam: 'atasco',
  },
  actions: {
    embark: 'Embarcar {unit}',
    land: 'Desembarcar la unidad a bordo',
    exit: 'Salir del mapa por el borde sur',
    bomb: 'Bombardear {place}',
  },
  verbs: { bomb: ['bombas'], embark: ['embarcar'], land: ['desembarcar'] },
  facts: { bombed: 'bajo bombardeo', flooded: 'inundado', bailey: 'puente Bailey' },
  blurb:
    'Febrero de 1945: el ejército anglocanadiense ataca entre el Mosa y el Rin, por bosque, barro e inundaciones, contra una línea alemana débil que crece día a día.',
  mapNote:
    'El mapa impreso se perdió. Este se ha dibujado de nuevo a partir del reglamento y de la geografía real; cada valor dice de dónde viene.',
  counterNote:
    'Las fuerzas se han leído en la hoja de fichas conservada; diez reversos ilegibles y cuatro alcances perdidos son nuestros.',
  words,
};
