import type { MarketGardenTexts } from './texts.ts';
import { words } from './words-es.ts';

export const es: MarketGardenTexts = {
  refusals: {
    stacking: 'No hay sitio en {hex}: el límite son tres unidades. Otras pueden pasar por allí, pero no detenerse.',
    'no-exit-here':
      '{unit} no puede salir del mapa por aquí: solo las unidades alemanas salen por propia voluntad, desde un hexágono del borde oeste, norte o este.',
    'not-in-arnhem':
      '{unit} solo aterriza en Arnhem, y solo mientras toda Arnhem sea de los Aliados: conquista antes la ciudad.',
    'not-in-bivouac':
      '{hex} no está al sur de la línea de vivac: despliega {unit} en uno de los hexágonos marcados del XXX Cuerpo.',
    'jump-due': '{unit} salta en este turno: haz que aterrice en {hex} antes de terminar la fase.',
    'bivouac-too-small':
      'El vivac del XXX Cuerpo es demasiado pequeño en este mapa: {units, plural, one {hay # unidad por desplegar} other {hay # unidades por desplegar}}, y donde puede estar {unit} hay sitio para {room}. Da a más hexágonos el rasgo «bivouac» o desocúpalos.',
    'set-up-first':
      'Antes hay que desplegar el XXX Cuerpo: coloca cada una de sus unidades al sur de la línea de vivac.',
    'no-such-bridge': 'La carretera roja no tiene ningún puente en {bridge}: nombra el puente por sus dos hexágonos.',
    'bridge-blown': 'El puente {bridge} ya ha sido volado.',
    'bridge-allied': 'El puente {bridge} ya no se puede volar: unidades aliadas han pasado por sus dos extremos.',
    'bridge-tried': 'Ya se ha intentado volar el puente {bridge} este turno; inténtalo de nuevo en el próximo.',
    'demolition-first':
      'Los puentes se vuelan antes del primer movimiento de la fase: deshaz tus movimientos si quieres intentarlo con el puente {bridge}.',
    unsupplied:
      '{unit} lleva tres turnos o más sin suministro y no puede atacar: necesita suministro aéreo o contacto con el XXX Cuerpo.',
    'no-air-isolated':
      'Aquí no hay apoyo aéreo: participa una división que aún no ha enlazado con el XXX Cuerpo. Combate sin puntos aéreos o sin sus unidades.',
    'never-advances':
      '{unit} se queda donde está: ni la artillería ni las unidades contracarro avanzan tras el combate.',
    'advances-one-hex':
      '{unit} se detiene en el hexágono abandonado: solo los blindados y la infantería motorizada avanzan otro más.',
  },
  prompts: {
    'set-up':
      '{side}: despliega el XXX Cuerpo al sur de su línea de vivac, hasta tres unidades por hexágono ({left, plural, one {queda # unidad} other {quedan # unidades}}).',
    'bridges-or-movement':
      '{side}: vuela puentes antes del primer movimiento, elige una unidad para mover o termina la Fase de Movimiento.',
    'dice-supply': 'Un dado decide si la división de {unit} recibe suministro por aire.',
    'dice-demolition': 'Un dado decide si el puente vuela: solo el 1 lo salva.',
  },
  events: {
    'air-points': 'Puntos aéreos: Aliados {allied}, Alemanes {german}.',
    'set-up': '{unit} se despliega en {to}.',
    'supply-roll':
      'Suministro aéreo, dado {die}: la {division} {result, select, supplied {recibe los contenedores} other {no recibe nada}}.',
    unsupplied:
      'La {division} está sin suministro{turns, plural, =0 {} =1 {: no recupera pérdidas} =2 { desde hace # turnos seguidos: no recupera pérdidas y pierde una columna al atacar} other { desde hace # turnos seguidos: no recupera pérdidas, no ataca y pierde una columna al defenderse}}.',
    supplied: 'La {division} ya no depende del suministro aéreo.',
    contact: 'La {division} y el XXX Cuerpo han enlazado ({unit}).',
    airlift:
      'El XXX Cuerpo ha enlazado en Arnhem: {late, select, yes {demasiado tarde para que aterrice allí la 52.ª División} other {la 52.ª División puede aterrizar allí desde el turno {turn}}}.',
    demolition:
      'Cargas en el puente {bridge}: dado {die}, {result, select, blown {el puente vuela} other {el puente resiste}}.',
    'bridge-taken': 'Unidades aliadas han pasado por los dos extremos del puente {bridge}: es de los Aliados.',
    'bridge-mended': 'El puente {bridge} se puede volver a cruzar.',
    'ferry-lost': 'El transbordador {ferry} queda destruido.',
    left: '{unit} sale del mapa por {hex}{late, select, yes { y no vuelve en esta partida} other {{turn, plural, =0 { y no vuelve} other { y puede volver por el mismo borde desde el turno #}}}}.',
    'north-edge': '{unit} es la primera unidad del XXX Cuerpo que alcanza el borde norte.',
  },
  reasons: {
    'terrain-swamp': 'pantano',
    'terrain-height': 'cota',
    'unsupplied-attack': 'atacantes sin suministro',
    'unsupplied-defence': 'defensores sin suministro',
  },
  costs: {},
  actions: {
    place: 'Desplegar {unit}',
    blow: 'Volar el puente {place}',
    exit: 'Salir del mapa por aquí: vuelve en dos turnos',
  },
  verbs: { place: ['desplegar', 'colocar'], blow: ['volar', 'dinamitar'] },
  facts: {
    bridges: 'puentes',
    ferries: 'transbordadores',
    unsupplied: 'turnos sin suministro',
    contact: 'en contacto con el XXX Cuerpo',
    airlift: '52.ª División disponible desde el turno',
    northEdge: 'el XXX Cuerpo ha alcanzado el borde norte',
    blown: 'puentes volados hasta ahora',
    ends: 'extremos aliados de puentes (1 primero, 2 segundo, 3 ambos)',
    mending: 'transitable de nuevo en el turno',
    tried: 'puentes intentados este turno',
    fuse: 'falta el dado del puente',
    engaged: 'trabadas al empezar la fase, sin recuperación',
  },
  blurb:
    'Septiembre de 1944: tres divisiones aerotransportadas toman los puentes de Eindhoven a Arnhem, y un solo cuerpo, por una sola carretera, ha de llegar a ellos antes de que los alemanes se rehagan.',
  mapNote:
    'El mapa impreso se perdió. Este se ha dibujado de nuevo a partir del reglamento y de la geografía real; cada valor dice de dónde viene.',
  counterNote:
    'La hoja de fichas se perdió: 16 de 76 anversos tienen fuerzas impresas; los demás y todos los reversos son nuestros, según las unidades reales. Las reglas están completas, pero por esta versión no se puede juzgar el equilibrio del juego impreso.',
  words,
};
