import { localized } from '../../wargame/book.ts';
import type { Briefing, PhaseGuide } from '../../wargame/briefing.ts';
import { VICTORY } from './data/tables.ts';

/** What each phase allows (3.0). */
const PHASES: Readonly<Record<string, PhaseGuide>> = {
  weather: {
    text: localized(
      'On morning turns two dice decide the weather: one for this turn, one for the afternoon. It sets the air units, the landing points and how much airborne artillery is readied. Nights have neither aircraft nor landings.',
      'Nos turnos da manhã dois dados decidem o clima: um vale para este turno, o outro para a tarde. Dele dependem as unidades aéreas, os pontos de pouso e quanta artilharia aeroterrestre se apronta. À noite não há aviões nem pousos.',
      'En los turnos de mañana dos dados deciden el tiempo: uno vale para este turno y el otro para la tarde. De él dependen las unidades aéreas, los puntos de aterrizaje y cuánta artillería aerotransportada se prepara. De noche no hay aviones ni aterrizajes.',
    ),
    rules: ['4.1', '4.2', '4.4', '20.1'],
  },
  'allied-resupply': {
    text: localized(
      'The Allies turn fired artillery to its ready side: two units with a supply path to area N, and airborne artillery as the weather allows.',
      'Os Aliados voltam para o lado pronto a artilharia que disparou: duas unidades com rota de abastecimento até a área N, e a aeroterrestre conforme o clima.',
      'Los Aliados ponen por su lado preparado la artillería que ha disparado: dos unidades con ruta de suministro hasta el área N, y la aerotransportada según el tiempo.',
    ),
    rules: ['17.5', '17.8', '17.8.1', '17.8.2'],
  },
  'allied-bridges': {
    text: localized(
      'Bridging units, or nobody where the enemy is far away, repair blown bridges. A repair takes two Bridge Phases of its side; in between the bridge carries a marker and cannot be used.',
      'Pontoneiros reparam pontes explodidas; longe do inimigo o reparo dispensa unidades. Um reparo leva duas Fases de Pontes do seu lado; até lá a ponte tem um marcador e não se usa.',
      'Los pontoneros reparan puentes volados; lejos del enemigo la reparación no necesita unidades. Una reparación dura dos Fases de Puentes de su bando; entretanto el puente lleva un marcador y no se usa.',
    ),
    rules: ['5.1', '5.8', '5.9', '23.2'],
  },
  'allied-landing': {
    text: localized(
      'Airborne units land on their drop hexes, once a day and only in clear or cloudy weather; from turn 3 on they spend landing points, and later they choose more freely where. Each rolls for its landing: steps may be lost for a time and the unit scattered. Whoever lands on enemies fights at once.',
      'As aeroterrestres pousam nos seus hexágonos de salto, uma vez por dia e só com tempo limpo ou nublado; a partir do turno 3 gastam pontos de pouso, e mais tarde escolhem o lugar com mais liberdade. Cada uma rola um dado: pode perder passos por algum tempo e ficar dispersa. Quem pousa sobre inimigos combate na hora.',
      'Las unidades aerotransportadas aterrizan en sus hexágonos de descenso, una vez al día y solo con tiempo despejado o nublado; desde el turno 3 gastan puntos de aterrizaje, y más tarde eligen el lugar con más libertad. Cada una tira un dado: puede perder pasos por un tiempo y quedar dispersada. Quien aterriza sobre enemigos combate en el acto.',
    ),
    rules: ['22.1', '22.2', '22.3', '22.4', '22.6'],
  },
  'allied-movement': {
    text: localized(
      'The Allies move their units: normally, further in extended movement away from all enemies, or a hex or two at any cost in tactical movement. An EZOC stops a unit, a ZOC bond bars the way. Reinforcements come through the entry areas, and from turn 8 on replacements at night. Unknown units that stand alone are attacked as one enters their hex, and at 10 to 1 others are overrun. The Germans may blow a wired bridge at the moment a unit comes up to it or crosses.',
      'Os Aliados movem as suas unidades: na movimentação normal, mais longe na estendida, longe de todo inimigo, ou um ou dois hexágonos a qualquer custo na tática. Uma EZOC detém a unidade, um elo de ZOC fecha a passagem. Os reforços chegam pelas áreas de entrada e, a partir do turno 8, as reposições à noite. Unidades desconhecidas sozinhas são atacadas ao entrar no seu hexágono, e com 10 para 1 outras são arrasadas. Os alemães podem explodir uma ponte preparada no momento em que uma unidade chega a ela ou a atravessa.',
      'Los Aliados mueven sus unidades: en movimiento normal, más lejos en extendido, lejos de todo enemigo, o uno o dos hexágonos a cualquier coste en táctico. Una EZOC detiene a la unidad, un enlace de ZOC cierra el paso. Los refuerzos llegan por las áreas de entrada y, desde el turno 8, los reemplazos de noche. Las unidades desconocidas que están solas se atacan al entrar en su hexágono, y con 10 a 1 otras son arrolladas. Los alemanes pueden volar un puente cableado en el momento en que una unidad llega a él o lo cruza.',
    ),
    rules: ['8.1', '8.2', '8.3', '7.2', '7.4', '5.4', '8.7', '19.1', '20.2', '25.3'],
  },
  'allied-combat': {
    text: localized(
      'Allied units may attack the hexes beside them; nobody has to. One formation and one attached unit fight with their full strength, others with half. Armour, quality, aircraft and artillery shift the column. The defender may try to hold the hex by a determined defence; after DS and DMR the winner may attack again as he advances.',
      'As unidades aliadas podem atacar os hexágonos vizinhos; ninguém é obrigado. Uma formação e uma unidade agregada combatem com força total, as outras com metade. Blindados, qualidade, aviões e artilharia deslocam a coluna. O defensor pode tentar manter o hexágono com uma defesa determinada; depois de DS e DMR o vencedor pode atacar de novo ao avançar.',
      'Las unidades aliadas pueden atacar los hexágonos vecinos; ninguna está obligada. Una formación y una unidad agregada combaten con toda su fuerza, las demás con la mitad. Blindados, calidad, aviones y artillería desplazan la columna. El defensor puede intentar conservar el hexágono con una defensa determinada; tras DS y DMR el vencedor puede atacar de nuevo mientras avanza.',
    ),
    rules: ['9.1', '9.2', '10.2', '10.3', '12.1', '13.1', '15.1', '16.1'],
  },
  'allied-reorganisation': {
    text: localized(
      'Allied units out of the combat zone recover a level of disorder; those within it roll a die. Engaged, spent, scattered and replacement markers come off.',
      'As unidades aliadas fora da zona de combate recuperam um nível de desordem; dentro dela rolam um dado. Saem os marcadores de engajada, exausta, dispersa e reposição.',
      'Las unidades aliadas fuera de la zona de combate recuperan un nivel de desorden; dentro de ella tiran un dado. Se quitan los marcadores de trabada, gastada, dispersada y reemplazo.',
    ),
    rules: ['14.4', '14.4.1', '14.4.2', '14.4.3'],
  },
  'allied-supply': {
    text: localized(
      'Allied units that cannot trace a supply path, over up to four hexes and then by road, are marked out of supply; those that can lose the marker. Airborne divisions trace to their supply heads.',
      'As unidades aliadas sem rota de abastecimento, por até quatro hexágonos e depois por estrada, são marcadas sem abastecimento; as que a têm perdem o marcador. As divisões aeroterrestres se abastecem nas suas cabeças de abastecimento.',
      'Las unidades aliadas sin ruta de suministro, por hasta cuatro hexágonos y luego por carretera, quedan marcadas sin suministro; las que la tienen pierden el marcador. Las divisiones aerotransportadas se abastecen de sus cabezas de suministro.',
    ),
    rules: ['18.1', '18.2', '18.3', '18.4', '18.5'],
  },
  'german-resupply': {
    text: localized(
      'The Germans turn two fired artillery units to their ready side, at night as many as they like, if they can trace supply to a German entry area.',
      'Os alemães voltam para o lado pronto duas unidades de artilharia que dispararam, à noite quantas quiserem, se têm rota até uma área de entrada alemã.',
      'Los alemanes ponen por su lado preparado dos unidades de artillería que han disparado, de noche cuantas quieran, si tienen ruta hasta un área de entrada alemana.',
    ),
    rules: ['17.5', '17.8', '17.8.3', '17.8.4'],
  },
  'german-bridges': {
    text: localized(
      'The Germans may blow wired bridges that are threatened, by a roll for each, wire intact ones again where they hold them, and repair bridges far from the enemy.',
      'Os alemães podem explodir pontes preparadas que estão ameaçadas, com um dado para cada, preparar de novo as intactas que dominam e reparar pontes longe do inimigo.',
      'Los alemanes pueden volar puentes cableados amenazados, con una tirada por cada uno, volver a cablear los intactos que dominan y reparar puentes lejos del enemigo.',
    ),
    rules: ['5.1', '5.3.2', '5.5', '5.6', '5.7', '5.9'],
  },
  'german-movement': {
    text: localized(
      'The Germans move as the Allies did, bring in reinforcements through their entry areas and, at night from turn 8 on, replacements. Units may merge. From turn 3 on an unknown unit may be put elsewhere. Vehicles use ferries only at night.',
      'Os alemães movem como antes os Aliados, recebem reforços pelas suas áreas de entrada e, à noite a partir do turno 8, reposições. Unidades podem ser reagrupadas. A partir do turno 3 uma unidade desconhecida pode ser posta em outro lugar. Veículos só usam barca à noite.',
      'Los alemanes mueven como antes los Aliados, reciben refuerzos por sus áreas de entrada y, de noche desde el turno 8, reemplazos. Las unidades pueden reagruparse. Desde el turno 3 una unidad desconocida puede ponerse en otro lugar. Los vehículos solo usan transbordador de noche.',
    ),
    rules: ['8.1', '7.2', '7.4', '19.1', '20.2', '21.5', '23.1.2', '25.6'],
  },
  'german-combat': {
    text: localized(
      'German units may attack the hexes beside them, by the same rules as the Allies. They have no aircraft.',
      'As unidades alemãs podem atacar os hexágonos vizinhos, com as mesmas regras que as aliadas. Não têm aviões.',
      'Las unidades alemanas pueden atacar los hexágonos vecinos, con las mismas reglas que las aliadas. No tienen aviones.',
    ),
    rules: ['9.1', '9.2', '10.2', '10.3', '12.1', '13.1', '15.1', '16.1'],
  },
  'german-reorganisation': {
    text: localized(
      'German units recover as the Allied ones did: out of the combat zone by themselves, within it by a die.',
      'As unidades alemãs se reorganizam como antes as aliadas: fora da zona de combate por si, dentro dela com um dado.',
      'Las unidades alemanas se reorganizan como antes las aliadas: fuera de la zona de combate por sí solas, dentro de ella con un dado.',
    ),
    rules: ['14.4', '14.4.1', '14.4.2', '14.4.3'],
  },
  'german-supply': {
    text: localized(
      'German units without a supply path to one of their entry areas are marked out of supply; those that have one lose the marker.',
      'As unidades alemãs sem rota de abastecimento até uma das suas áreas de entrada são marcadas sem abastecimento; as que a têm perdem o marcador.',
      'Las unidades alemanas sin ruta de suministro hasta una de sus áreas de entrada quedan marcadas sin suministro; las que la tienen pierden el marcador.',
    ),
    rules: ['18.1', '18.2', '18.3', '18.4'],
  },
  'german-traffic': {
    text: localized(
      'The Germans place traffic markers, which slow mechanised Allied units. Then two dice take away the markers of their numbers, a double only one; these come again next turn.',
      'Os alemães colocam marcadores de trânsito, que atrasam as unidades aliadas mecanizadas. Depois dois dados retiram os marcadores com os seus números, um par só um; eles voltam no turno seguinte.',
      'Los alemanes colocan marcadores de tráfico, que retrasan a las unidades aliadas mecanizadas. Después dos dados retiran los marcadores de sus números, un doble solo uno; vuelven en el turno siguiente.',
    ),
    rules: ['24.1', '24.2', '24.3', '24.4'],
  },
  victory: {
    text: localized(
      'Whoever has an automatic victory now wins at once. After the last turn the victory points decide.',
      'Quem tem agora uma vitória automática vence na hora. Depois do último turno decidem os pontos de vitória.',
      'Quien tiene ahora una victoria automática gana en el acto. Tras el último turno deciden los puntos de victoria.',
    ),
    rules: ['26.1', '26.2', '26.3', '26.4', '26.5'],
  },
};

const { german, allied, shortSteps } = VICTORY;

/** H44-S1.3-a, H44-26.2-b, H44-26.3-a, H44-26.4-a */
const VICTORIES: Readonly<Record<string, PhaseGuide>> = {
  short: {
    text: localized(
      `The Short Game has no points. After turn 11, the night of 20 September, the Allies win with ${shortSteps} steps of units that are not airborne north of the Waal; else the Germans win.`,
      `O jogo curto não tem pontos. Depois do turno 11, a noite de 20 de setembro, os Aliados vencem com ${shortSteps} passos de unidades não aeroterrestres ao norte do Waal; senão vencem os alemães.`,
      `La partida corta no tiene puntos. Tras el turno 11, la noche del 20 de septiembre, ganan los Aliados con ${shortSteps} pasos de unidades no aerotransportadas al norte del Waal; si no, ganan los alemanes.`,
    ),
    rules: ['S1.3'],
  },
  campaign: {
    text: localized(
      `The Allies win at the end of a turn with ${allied} points and a unit that is not airborne north of the Lower Rhine; the Germans with ${german} points, or once no Allied unit is left of those who were north of the Lower Rhine. After turn 20 whoever has more points wins; a tie is a German win.`,
      `Os Aliados vencem no fim de um turno com ${allied} pontos e uma unidade não aeroterrestre ao norte do Baixo Reno; os alemães com ${german} pontos, ou quando não resta nenhuma unidade aliada das que estiveram ao norte do Baixo Reno. Depois do turno 20 vence quem tem mais pontos; o empate é dos alemães.`,
      `Los Aliados ganan al final de un turno con ${allied} puntos y una unidad no aerotransportada al norte del Bajo Rin; los alemanes con ${german} puntos, o cuando no queda ninguna unidad aliada de las que estuvieron al norte del Bajo Rin. Tras el turno 20 gana quien tiene más puntos; el empate es de los alemanes.`,
    ),
    rules: ['26.2', '26.3', '26.4', '26.5.1', '26.5.2'],
  },
};

export const briefing: Briefing = { phases: PHASES, victory: VICTORIES };
