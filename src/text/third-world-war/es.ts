import type { ThirdWorldWarTexts } from './texts.ts';
import { words } from './words-es.ts';

export const es: ThirdWorldWarTexts = {
  refusals: {
    stacking: 'No hay sitio en {hex}: el límite son tres unidades. Otras pueden pasar por allí, pero no detenerse.',
    frozen:
      '{unit} no puede mover antes del turno {turn}: hasta entonces esperan las unidades checas, las francesas y las de la reserva del Pacto.',
    'beyond-halt-line':
      '{hex} queda más allá de la línea de detención voluntaria, que las unidades del Pacto nunca rebasan.',
    marked:
      'Un arma nuclear ha alcanzado {hex}: solo los blindados de la OTAN pueden atravesarlo, y nadie puede detenerse en él.',
    'outside-france': '{hex} queda fuera de Francia, y {unit} no sale de ella: Francia es neutral.',
    neutral: '{unit} no ataca: Francia es neutral.',
    'armour-shuns': '{unit} no ataca ahí: los blindados no combaten contra nadie en la montaña.',
    'no-exit-here':
      '{unit} no puede salir del mapa por aquí: solo salen tres divisiones del Pacto, hacia Dinamarca, en el turno 5, por el borde norte al oeste de Lübeck.',
    'denmark-enough': 'Tres divisiones han partido ya hacia Dinamarca: {unit} se queda.',
    'denmark-soviet':
      '{unit} no puede ir a Dinamarca: una de las tres ha de ser soviética; envía una división soviética.',
    'by-brigade': '{unit} solo entra en lugar de una brigada mecanizada estadounidense: elige la brigada en el mapa.',
    'no-helicopter':
      '{unit} no vuela: los helicópteros llevan tropas aerotransportadas y, una vez por turno, una división no acorazada de la OTAN.',
    'helicopters-used':
      '{unit} ha de esperar al próximo turno: los helicópteros de la OTAN ya han transportado una división.',
    'no-landing-here': 'No se aterriza en {hex}: los helicópteros necesitan terreno abierto o ciudad.',
    'no-friends-here': '{unit} solo puede desembarcar donde ya haya una unidad amiga, y en {hex} no hay ninguna.',
    'behind-lines':
      '{hex} queda tras las líneas enemigas: allí el Pacto solo aterriza en los turnos 4 a 13, y la OTAN en los turnos 19 a 23.',
    'not-a-brigade':
      '{unit} no puede convertirse en división: solo las brigadas de infantería mecanizada estadounidenses.',
    'brigade-reduced': '{unit} no puede convertirse en división mientras tenga pérdidas.',
    'brigade-surrounded': '{unit} no puede convertirse en división mientras esté cercada.',
    'no-division-due':
      '{unit} no puede convertirse en división ahora: la 25.ª se forma desde el turno 5 y la 26.ª desde el turno 8.',
    'own-territory':
      'No se puede lanzar un arma nuclear sobre {hex}: es territorio propio, aunque lo ocupe el enemigo.',
    'set-up-first':
      'Primero va el despliegue inicial: coloca las unidades una a una, o haz que se desplieguen todas a la vez.',
    'not-in-bivouac':
      '{unit} no puede desplegarse en {hex}: su sitio es el vivac de su ejército o cuerpo, sin tocar la frontera.',
    'not-in-country': '{unit} no puede desplegarse en {hex}: su sitio es su propio país o ciudad.',
    'not-for-reserves':
      '{unit} no puede desplegarse en {hex}: la reserva se queda en los países de su bando, a un mínimo de 5 hexágonos de la frontera.',
    'room-needed': '{unit} no puede desplegarse en {hex}: las unidades de ese vivac necesitan el sitio.',
    'advances-one-hex':
      '{unit} se detiene en el hexágono abandonado: solo los blindados y la infantería mecanizada avanzan otro más.',
  },
  prompts: {
    'set-up':
      '{side}: despliega tus unidades, hasta tres por hexágono ({left, plural, one {queda # unidad} other {quedan # unidades}}), o todas a la vez.',
    strike: '{side}: ¿qué hexágono alcanza el arma nuclear?',
    'denmark-due':
      '{left, plural, one {Falta una división} other {Faltan # divisiones}} para Dinamarca en este turno, o el Pacto pierde 100 puntos: tres salen por el borde norte al oeste de Lübeck, una de ellas soviética.',
    'dice-france': 'Un dado decide sobre Francia: con un 1 permanece neutral.',
    'dice-east-germany':
      'Un dado decide sobre las unidades alemanas orientales: con 1 o 2 salen del juego, con 3 o 4 no tienen fuerza de ataque.',
    'dice-flak': 'Un dado decide si {unit} es alcanzada en vuelo: un 1 cuesta una pérdida.',
  },
  events: {
    france: 'Francia: dado {die}, {result, select, neutral {permanece neutral} other {lucha junto a la OTAN}}.',
    'east-germany':
      'Alemania Oriental: dado {die}, {result, select, removed {sus unidades salen del juego} passive {sus unidades tienen fuerza de ataque 0} other {sus unidades juegan con normalidad}}.',
    'set-up': '{unit} se despliega en {to}.',
    'not-set-up': '{unit} queda fuera del mapa: en este mapa no hay hexágono para ella.',
    'air-points': 'Puntos aéreos de ataque y defensa: Pacto {pact} y {pactDefence}, OTAN {nato} y {natoDefence}.',
    flak: 'Antiaérea contra {unit}: dado {die}, {result, select, hit {alcanzada} other {ilesa}}.',
    formed: '{brigade}, en {hex}, se convierte en {unit}.',
    left: '{unit} sale del mapa por {hex} hacia Dinamarca.',
    'denmark-neglected': 'Menos de tres divisiones han ido a Dinamarca: el Pacto pierde 100 puntos.',
    strike:
      '{side}: ataque nuclear sobre {hex}{retaliation, select, yes { en represalia} other {}}, al precio de {points} puntos.',
  },
  reasons: { 'terrain-mountain': 'montaña', passive: 'las unidades de Alemania Oriental atacan con fuerza 0' },
  costs: {},
  actions: {
    place: 'Desplegar {unit}',
    deploy: 'Desplegar todas las unidades que faltan',
    fly: 'Volar con {unit}',
    form: 'Convertir {unit} en división',
    nuclear: 'Lanzar un arma nuclear',
    strike: 'Alcanzar {place}',
    exit: 'Salir aquí hacia Dinamarca',
  },
  verbs: {
    place: ['colocar', 'situar'],
    deploy: ['desplegar'],
    fly: ['volar'],
    form: ['formar', 'sustituir'],
    nuclear: ['nuclear'],
    strike: ['alcanzar', 'lanzar'],
  },
  facts: {
    'air-attack': 'puntos aéreos de ataque',
    'air-defence': 'puntos aéreos de defensa',
    france: 'Francia',
    eastGermany: 'unidades alemanas orientales',
    nuked: 'hexágonos alcanzados por armas nucleares',
    nukes: 'ataques nucleares hasta ahora',
    denmark: 'divisiones enviadas a Dinamarca',
    'france.normal': 'lucha junto a la OTAN',
    'france.neutral': 'permanece neutral',
    'eastGermany.normal': 'combaten con normalidad',
    'eastGermany.passive': 'fuerza de ataque 0',
    'eastGermany.removed': 'fuera del juego',
    'denmark.left': 'divisiones enviadas a Dinamarca',
    'denmark.neglected': 'divisiones de menos enviadas a Dinamarca',
    'nukes.each': '{side} sobre {hex}{retaliation, select, true { en represalia} other {}}',
  },
  blurb:
    'Agosto de 1985, según el libro del general Hackett: los ejércitos del Pacto de Varsovia invaden Alemania Occidental, y la OTAN ha de resistir hasta que sus refuerzos crucen el Atlántico.',
  mapNote:
    'El mapa impreso se ha perdido. Este se ha dibujado de nuevo a partir del manual y de la geografía real; cada valor dice de dónde viene.',
  counterNote:
    'La hoja de fichas se perdió: 18 de 152 anversos tienen fuerzas impresas; los demás y todos los reversos son nuestros, según las unidades reales. Las reglas están completas, pero por esta versión no se puede juzgar el equilibrio del juego impreso.',
  words,
};
