import type { CombatRefusals } from './texts.ts';

/** Refusals of attacks, artillery, retreats and advances. */
export const combat: CombatRefusals = {
  'no-attack-factor': '{unit} no puede atacar: no tiene fuerza de ataque.',
  'attacked-already': '{unit} ya ha atacado en esta fase, o ha intentado desengancharse.',
  'hex-attacked-already':
    '{hex} ya ha sido atacado en esta fase; solo un combate de penetración puede volver a atacarlo.',
  'no-attacker-beside': 'Ninguna unidad tuya está junto a {hex}: ataca un hexágono vecino de alguna.',
  'disrupted-attack': '{unit} no está en buen orden y no puede atacar: deja antes que se reorganice.',
  'replacement-attack': '{unit} no puede atacar: una unidad de su hexágono tiene un marcador Reemplazo.',
  'engaged-river': '{unit} está trabada y no puede atacar a través del canal o río mayor hacia {hex}.',
  'attack-needs-bridge':
    '{unit} no puede atacar {hex}: entre ambos hay un río mayor sin puente, y no hay ingenieros para un asalto de río.',
  'no-river-assault':
    '{unit} no puede atacar {hex}: un asalto de río necesita, además de ingenieros, infantería de su hexágono que no se haya movido.',
  'overstacked-attack': '{unit} no puede participar: ya atacan dos unidades de su hexágono y una de apilamiento libre.',
  'did-not-enter': '{unit} no ha intentado entrar en {hex}: solo combaten las que lo han intentado.',
  'choose-defenders': 'Elige antes quién defiende {hex}.',
  'cannot-defend':
    '{unit} no puede defender {hex}: elige una unidad de allí que no esté en retirada completa ni acabe de retirarse hasta allí.',
  'overstacked-defence': '{unit} no aporta nada: defienden {hex} solo dos unidades y una de apilamiento libre.',
  'edge-full': '{unit} no puede participar: ya atacan {hex} desde fuera del mapa tantas unidades como caben.',
  'moved-between-areas': '{unit} ha pasado de un área a otra este turno y no puede atacar.',
  'force-complete': '{unit} ya no puede participar: la fuerza está decidida. Confirma el ataque.',
  'support-after-reveal':
    'El apoyo se elige una vez resueltos los puentes hacia {hex}, su unidad desconocida y quién defiende: confirma antes la fuerza.',
  'lead-not-attacking': 'Ningún atacante es de esa formación ({formation}), o ya es la líder.',
  'lead-absent': 'Ningún atacante es de la formación {formation}: no puede ser la líder.',
  'attached-absent': '{unit} no está entre los atacantes: no puede agregarse.',
  'choose-lead': 'Atacan {hex} unidades de varias formaciones: elige cuál es la líder.',
  'may-not-attach':
    '{unit} no puede agregarse: ha de atacar desde un hexágono de la formación líder y ser de otra, o ser de cuerpo de ejército.',
  'one-attached': 'Ya se ha agregado una unidad: {unit} ataca con la mitad de su fuerza.',
  'no-air':
    'Ninguna unidad aérea puede apoyar este ataque: no queda ninguna este turno, o este tipo de ataque no las admite.',
  'air-out-of-range':
    'Los aviones no alcanzan {hex}: hace falta una unidad británica no aerotransportada a cuatro hexágonos como máximo.',
  'attack-stands': 'El ataque a {hex} ya no puede cancelarse: confírmalo.',
  fired: '{unit} ya ha disparado: antes ha de prepararse en una Fase de Reabastecimiento.',
  'artillery-not-ready': '{unit} no puede disparar: está desorganizada, dispersada, trabada o bajo un marcador Movida.',
  'other-formation': '{unit} no puede ayudar aquí: no participa ninguna unidad de su formación.',
  'one-artillery-shift':
    'El ataque ya tiene una artillería: solo disparan juntas la 5 AGRA y una de la división líder.',
  'no-support-here': '{unit} no puede ayudar: la artillería solo apoya ataques de la Fase de Combate.',
  'gun-attacked': '{unit} no puede ayudar: está en el hexágono atacado.',
  'one-gun': 'La defensa ya tiene el apoyo de una artillería, y no cabe otra.',
  'gun-after-roll': '{unit} ya no puede ayudar: la artillería se nombra antes de la primera tirada, para todas ellas.',
  'cannot-lead':
    '{unit} no puede dirigir la defensa: elige una unidad de allí en buen orden, que no sea artillería ni se haya retirado hasta allí.',
  'not-your-artillery': '{unit} no es artillería tuya en el mapa o en un área de entrada.',
  'not-fired': '{unit} no ha disparado: está preparada.',
  'artillery-disordered': '{unit} no puede prepararse: no está en buen orden.',
  'artillery-out-of-supply': '{unit} no puede prepararse: está sin suministro.',
  'no-resupply-left': '{unit} ha de esperar: este turno no se prepara más artillería.',
  'no-path-to-n': '{unit} no puede prepararse: no tiene ruta de suministro hasta el área N.',
  'no-path-to-area': '{unit} no puede prepararse: no tiene ruta de suministro hasta un área de entrada alemana.',
  'no-airdrop-left': '{unit} ha de esperar: el tiempo no permite preparar más artillería aerotransportada este turno.',
  'no-path-to-head': '{unit} no puede prepararse: no tiene ruta hasta la cabeza de suministro de su división.',
  'no-path-to-drop-hex':
    '{unit} no puede prepararse: su cabeza de suministro no tiene ruta hasta un hexágono de descenso libre de la división.',
  'must-retreat': 'Antes va la retirada: elige un hexágono para una unidad que ha de irse.',
  'not-retreating': '{unit} no se retira ahora: acaba antes la retirada de la unidad que está en camino.',
  'no-stop-here': '{unit} no puede detenerse aquí: sigue adelante.',
  'stop-with-others': 'Antes otra unidad ha de detenerse en {hex}: la que se detuvo allí con su último paso está sola.',
  'retreat-guidelines': '{unit} no puede retirarse a {hex}: las pautas de la retirada prefieren otro camino.',
  'retreat-eliminates': '{unit} se perdería por el camino de {hex}: elige otro hexágono.',
  'advance-not-adjacent': '{unit} avanza hexágono a hexágono: {hex} no está a su lado.',
  'no-advance-left': 'El avance no llega a {hex}: no le quedan hexágonos.',
  'vacated-hex-only': '{unit} solo puede avanzar al hexágono abandonado, y no a {hex}.',
  'unknown-by-breakthrough':
    'En {hex} hay una unidad desconocida: {unit} no avanza allí. Libra contra ella un combate de penetración.',
  'zone-to-zone': '{unit} no puede avanzar a {hex}: no se pasa de EZOC a EZOC del mismo enemigo.',
  'vacated-hex-first': '{unit} viene de fuera del mapa y ha de entrar antes en el hexágono abandonado.',
  'area-not-beside': '{unit} no puede salir del mapa hacia {hex}: no es un área de entrada amiga junto a su hexágono.',
  'breakthrough-hex-only': '{unit} ahora solo puede entrar en el hexágono de su combate de penetración, y no en {hex}.',
  'may-not-advance': '{unit} no está entre las que todavía pueden avanzar.',
  'group-in-one-hex': '{unit} no puede unirse: un grupo se forma con unidades de un mismo hexágono.',
  'group-too-large': '{unit} no puede unirse: un grupo no es mayor de lo que permite el apilamiento.',
  'nobody-to-join': '{unit} está sola: hazla avanzar sin grupo.',
  'no-part-in-attack': '{unit} no puede unirse: el grupo solo lleva unidades que participaron en el ataque.',
  'advance-over': '{unit} no tiene nada más que hacer en este avance.',
  'advance-overstacked': '{unit} no puede acabar su avance en {hex}: quedaría sobreapilado.',
  'road-bonus-alone':
    '{unit} no puede acabar su avance en {hex}: tras el hexágono adicional por carretera una unidad queda sin compañía.',
  'barred-in-movement': '{unit} no puede avanzar a {hex}: tampoco podría moverse allí.',
  'minor-river-first-hex':
    '{unit} no puede cruzar el río hacia {hex}: solo lo hace la infantería, en el primer hexágono de su avance.',
  'canal-attacked-across':
    '{unit} no puede cruzar el canal hacia {hex}: solo lo hace la infantería, en su primer hexágono y por el canal a través del que atacó.',
  'major-river-vacated-hex':
    '{unit} no puede cruzar el río mayor hacia {hex}: solo lo hace la infantería, al hexágono abandonado que atacó.',
  'no-breakthrough': 'No hay combate de penetración contra {hex}: solo tras DS y DMR, mientras el grupo avanza.',
  'one-breakthrough': 'Ya ha habido un combate de penetración: no puede atacarse también {hex}.',
  'no-breakthrough-group':
    'Nadie que avance está junto a {hex}, o hay unidades de varios hexágonos: elige el grupo que ataca.',
  'breakthrough-over-water':
    'No hay combate de penetración contra {hex}: por medio hay un canal o río mayor sin puente.',
  'road-jam':
    'No hay combate de penetración contra {hex}: en el hexágono del grupo hay unidades amigas que no tomaron parte en el combate.',
  'one-unit-by-road':
    'No hay combate de penetración contra {hex}: tras el hexágono adicional por carretera atacan una unidad y una de apilamiento libre.',
  'too-many-to-attack':
    'No hay combate de penetración contra {hex}: el grupo es mayor de lo que permite el apilamiento.',
  'nobody-else-attacks': 'Nadie más puede atacar {hex}: no hay ataque que el grupo pueda apoyar.',
};
