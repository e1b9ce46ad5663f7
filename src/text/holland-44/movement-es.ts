import type { MovementRefusals } from './texts.ts';

/** Refusals at bridges, in stacking and in movement. */
export const movement: MovementRefusals = {
  'never-blown': 'El puente {bridge} no se vuela nunca: no lleva marcador.',
  'not-wired': 'El puente {bridge} no está cableado: solo se vuelan puentes cableados.',
  'bridge-done': 'En esta fase ya se ha hecho algo en el puente {bridge}: deja el resto para el próximo turno.',
  'no-allied-unit-near':
    'El puente {bridge} no está amenazado: no hay unidades aliadas en sus extremos ni junto a ellos.',
  'no-german-unit-near':
    'Nadie puede volar el puente {bridge}: hace falta una unidad alemana en buen orden en un extremo, o junto a él con paso libre.',
  'only-germans-blow': 'Solo los alemanes vuelan puentes; tú puedes repararlos.',
  'bridge-stands': 'El puente {bridge} está en pie: no hay nada que reparar.',
  'enemy-repair': 'El enemigo ha empezado a reparar el puente {bridge}: solo él puede acabar el trabajo.',
  'repair-step-done':
    'En esta fase ya se ha hecho un paso de la reparación del puente {bridge}; el siguiente queda para el próximo turno.',
  'rail-bridge-on-major-river': 'El puente {bridge} no se repara: es un puente de ferrocarril sobre un río mayor.',
  'bridge-ends-not-free':
    'Los pontoneros no pueden trabajar en el puente {bridge}: sus dos extremos han de estar libres de enemigos y de EZOC sin unidad amiga.',
  'north-of-bridging-units':
    'El puente {bridge} no se repara solo: no queda al sur de unos pontoneros. Lleva unos hasta él.',
  'enemy-within-five': 'El puente {bridge} no se repara solo: hay un enemigo a menos de cinco hexágonos.',
  'no-road-path': 'El puente {bridge} no se repara solo: ninguna carretera lleva de él a un área de entrada amiga.',
  'decide-bridge': 'Decide antes sobre el puente: vuélalo o déjalo en pie.',
  'no-excess': 'En el hexágono de {unit} no hay más de nueve pasos: allí no se entrega nada.',
  'not-counted': '{unit} se apila libremente en su hexágono y no entrega pasos: elige otra unidad de allí.',
  'drop-first': 'Entrega antes pasos donde haya más de nueve en un hexágono.',
  'one-supply-head': 'Solo cabe una cabeza de suministro por hexágono: {unit} necesita otro que no sea {hex}.',
  'one-unknown-unit': 'En {hex} ya hay una unidad desconocida: elige otro pueblo o ciudad.',
  'overstacked-tactical':
    '{hex} está sobreapilado: las unidades mecanizadas solo entran con movimiento táctico. Elige {unit} en ese modo o rodéalo.',
  'enemy-there': 'Hay unidades enemigas en {hex}: detente a su lado y ataca en la Fase de Combate.',
  'no-points': 'Faltan puntos de movimiento: {hex} cuesta {need} PM, y a {unit} le quedan {left} PM.',
  'must-stop-in-zone': '{unit} está en una EZOC en la que ha entrado: su movimiento acaba allí.',
  spent: '{unit} ha renunciado a su movimiento o ha combatido durante él este turno: ni se mueve ni ataca.',
  'auto-ds': '{unit} ha hecho un DS automático: espera su avance en la Fase de Combate.',
  immobile: '{unit} no tiene capacidad de movimiento: se queda donde está.',
  frozen: '{unit} se queda donde está hasta que una unidad aliada llegue a dos hexágonos.',
  'area-needs-good-order': '{unit} solo sale de su área de entrada en buen orden: antes ha de reorganizarse allí.',
  'tactical-on-turn-1': '{unit} solo usa el movimiento táctico: en el turno 1 los alemanes no tienen otro.',
  'tactical-when-disrupted': '{unit} solo usa el movimiento táctico: está desorganizada.',
  'tactical-when-scattered': '{unit} solo usa el movimiento táctico: quedó dispersada al aterrizar.',
  'tactical-when-engaged': '{unit} solo usa el movimiento táctico: está trabada.',
  'tactical-without-supply': '{unit} solo usa el movimiento táctico: está sin suministro.',
  'tactical-supply-head': '{unit} solo usa el movimiento táctico: es una cabeza de suministro.',
  'no-extended-in-retreat':
    '{unit} está en retirada completa y no usa el movimiento extendido: muévela con el normal o el táctico.',
  'same-mode': '{unit} se ha separado de una unidad en movimiento: sigue en el mismo modo de movimiento.',
  'replacement-one-hex':
    '{unit} tiene un marcador Reemplazo: se mueve un hexágono como máximo, y no con movimiento extendido.',
  'no-moved-marker':
    'No queda marcador Movida para {unit}: usa el movimiento táctico, o quita antes el marcador de otra artillería que no se haya movido.',
  'extended-into-unknown':
    'En {hex} hay una unidad desconocida: con movimiento extendido no se la ataca. Usa el normal o el táctico.',
  'extended-near-enemy':
    '{hex} está junto a un enemigo: el movimiento extendido se mantiene lejos de él. Usa otro modo.',
  'extended-with-friends':
    'Con movimiento extendido {unit} no puede detenerse en {hex}, donde hay unidades amigas: sigue adelante o párate antes.',
  'extended-alone':
    'Con movimiento extendido las unidades mueven de una en una: {unit} no puede acompañar. Usa el normal o el táctico.',
  'zoc-bond': 'Un enlace de ZOC enemigo pasa por {hex}: {unit} no puede ir allí.',
  'zoc-bond-side': 'Un enlace de ZOC enemigo cierra el lado de hexágono hacia {hex}: {unit} no puede cruzarlo.',
  'tactical-two-hexes': '{unit} ya se ha movido dos hexágonos: el movimiento táctico no llega más lejos.',
  'canal-first-step':
    '{unit} no puede cruzar ahora el canal hacia {hex}: el movimiento táctico solo lo hace en el primer hexágono. Empieza junto a él.',
  'canal-tactical': 'Ante {hex} hay un canal sin puente: {unit} solo lo cruza con movimiento táctico.',
  'major-river': 'Ante {hex} hay un río mayor sin puente: {unit} necesita un puente o un transbordador.',
  'vehicle-off-road': '{unit} solo pasa por pólder y marisma por carretera, y ninguna lleva desde allí a {hex}.',
  'vehicle-needs-bridge':
    '{unit} tiene vehículos: solo cruza cursos de agua por puente, y no hay ninguno en pie camino de {hex}.',
  'full-retreat-near-enemy':
    '{unit} no puede entrar en {hex}: en retirada completa evita las EZOC, salvo donde haya una unidad amiga en mejor orden.',
  'green-must-leave':
    '{unit} es novata y está desorganizada, o en retirada completa, en una EZOC: si puede salir, ha de dejar las EZOC antes de que acabe la fase.',
  'past-boundary':
    '{hex} queda a más de un hexágono del límite de su cuerpo de ejército: {unit} no puede ir allí antes del turno 7.',
  'not-beside-area': '{hex} y el lugar de {unit} no se tocan: usa un hexágono del borde del área.',
  'areas-do-not-touch':
    '{unit} no puede ir allí: de un área a otra se va con el movimiento entero, y solo a una amiga que toque la suya.',
  'no-ferry': 'No hay transbordador camino de {hex}.',
  'ferry-in-zone': 'El transbordador hacia {hex} no puede usarse: hay un enemigo o una EZOC en uno de sus extremos.',
  'ferry-tactical': 'El transbordador solo lleva a {unit} con movimiento táctico.',
  'ferry-one-step': 'El transbordador lleva una sola unidad de un paso: {unit} no cabe. Subdivídela o busca un puente.',
  'ferry-full': 'El transbordador ya ha llevado su paso de este turno: {unit} ha de esperar.',
  'ferry-vehicles-at-night': '{unit} tiene vehículos: los alemanes solo usan transbordadores de noche.',
  'no-engineer': 'No hay puente camino de {hex}, ni ingenieros que lleven a {unit} al otro lado del río mayor.',
  'engineer-elsewhere':
    'Este turno los ingenieros han hecho su transbordador en otro lado de hexágono: no ayudan hacia {hex}.',
  'engineer-full': 'Los ingenieros llevan seis pasos por turno: {unit} y las que van con ella son demasiadas.',
  'engineer-stays':
    'Los ingenieros han llevado a otras al otro lado: ni ellos ni las que van con ellos siguen en esta fase.',
  'engineer-one-vehicle': 'Los ingenieros llevan un paso de vehículos por turno: {unit} ha de esperar.',
  'no-infiltration-here':
    '{unit} no puede abrir camino aquí: otras solo se infiltran en un bosque o pueblo que esté en una EZOC.',
  'two-steps-give-up': '{unit} no abre camino sola: dos pasos de su hexágono han de renunciar al movimiento.',
  'not-disrupted': '{unit} no está desorganizada: solo quien lo está entra en retirada completa por voluntad propia.',
  'not-ten-to-one': 'La proporción contra {hex} no llega a 10 a 1, ni con los desplazamientos por blindados y calidad.',
  'flees-anyway':
    'En {hex} solo hay unidades en retirada completa: se van cuando un enemigo se acerca, sin DS automático (RUL-H44-314).',
  'no-auto-ds-marker': '{unit} no tiene marcador DS automático: no hay avance que hacer.',
  'not-under-marker': '{unit} no está bajo un marcador Movida.',
  'marker-stays-this-phase': '{unit} se ha movido en esta fase: su marcador Movida se queda hasta el próximo turno.',
  'nobody-moving': 'Nadie está en movimiento: elige antes una unidad.',
  'occupy-or-stop': 'Decide antes sobre {hex}: entra o quédate donde estás.',
};
