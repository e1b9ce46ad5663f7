import type { HollandTexts } from './texts.ts';

export const events: HollandTexts['events'] = {
  turn: 'Turno {turn}: {day} de septiembre{time, select, am {, mañana} pm {, tarde} other {, noche}}.',
  weather: 'Tiempo del turno {turn}: dado {die}{shifts, select, none {} other { ({shifts})}}, {weather}.',
  'bridge-spared':
    'Los alemanes dejan en pie el puente {bridge}{result, select, intact {: ahora está intacto} other {}}.',
  demolition:
    'Cargas en el puente {bridge}: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, blown {salta por los aires} other {fallan, y el puente queda intacto}}.',
  'bridge-captured': 'El puente {bridge} está en manos aliadas e intacto.',
  rewired: 'Los alemanes vuelven a cablear el puente {bridge}.',
  'repair-begun': '{side}: empieza la reparación del puente {bridge}.',
  repaired: '{side}: el puente {bridge} queda reparado.',
  'repair-lost': 'El enemigo domina los dos extremos del puente {bridge}: se pierde el trabajo hecho en él.',
  move: '{unit} se mueve{mode, select, tactical { tácticamente} other {}} de {from} a {to}{mode, select, tactical {} extended { (movimiento extendido, {cost} PM)} other { ({cost} PM)}}.',
  enter: '{unit} viene del {area} y entra en el mapa por {to}{mode, select, tactical {} other { ({cost} PM)}}.',
  leaves: '{unit} deja el mapa por {from} y va al {area}.',
  'changes-area': '{unit} va del {area} al {next}.',
  meets:
    '{attackers} {n, plural, one {topa} other {topan}} con la unidad desconocida en {hex}{mode, select, tactical {} other { ({cost} PM)}}.',
  'comes-in': '{unit} entra en {to}.',
  spent: '{unit} renuncia a su movimiento para que otras se infiltren.',
  disrupted: '{unit} queda desorganizada.',
  'full-retreat': '{unit} entra en retirada completa.',
  engaged: '{unit} queda trabada.',
  limbered: '{unit} engancha las piezas y recibe un marcador Movida.',
  unlimbered: '{unit} emplaza las piezas: se quita su marcador Movida.',
  mounted: '{unit} tiene de nuevo sus vehículos.',
  dismounted: '{unit} ha dejado sus vehículos al otro lado del canal y queda desmontada.',
  'auto-ds':
    'DS automático contra {hex}, por {attackers}: {attack} contra {defence} da {ratio}{shifts, select, none {} other {; {shifts}}}: llega a {column}.',
  attack:
    '{attackers} {n, plural, one {ataca} other {atacan}} {hex}; formación líder: {lead}{attached, select, none {} other {, agregada: {attached}}}{artillery, select, none {} other {, artillería: {artillery}}}{air, plural, =0 {} other {, apoyo aéreo}}.',
  defends:
    '{units} {n, plural, one {defiende} other {defienden}} {hex}; las demás unidades de allí no aportan nada a la defensa.',
  combat:
    'Combate en {hex}: {attack} contra {defence} da {ratio}{shifts, select, none {} other {; {shifts}}}: columna {column}, dado {dice}. {result}.',
  stand:
    'Defensa {desperate, select, yes {desesperada} other {determinada}} de {hex} dirigida por {unit}, columna {column, select, clear {Abierto/Pólder} city {Ciudad} other {Otros}}: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, holds {el hexágono resiste} other {fracasa}}{attack, plural, =0 {} other {; el atacante pierde un paso}}{defence, plural, =0 {} other {; el defensor pierde un paso}}.',
  'step-lost': '{unit} pierde un paso ({why}).',
  remnant: 'De {unit} queda un remanente: {remnant}.',
  'retreat-off': '{unit} se retira de {from} fuera del mapa, al {area}.',
  'advances-off': '{unit} avanza fuera del mapa, al {area}.',
  halts: '{unit} detiene su retirada en {hex}, lo que cuesta un paso a su pila.',
  breakthrough: 'Combate de penetración: {attackers} contra {hex}.',
  support: 'Penetración, en apoyo de otro ataque a {hex}: {attackers}.',
  rallies: '{unit} sale de la retirada completa: ahora está desorganizada.',
  recovers: '{unit} vuelve a estar en buen orden.',
  'recovery-roll':
    '{unit}, junto al enemigo: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, recovers {se reorganiza} other {no se reorganiza}}.',
  readied: '{unit} vuelve a estar preparada para disparar.',
  'out-of-supply': '{unit} queda sin suministro.',
  'in-supply': '{unit} vuelve a tener suministro.',
  depleted: '{unit} está agotada: ya no abastece a nadie.',
  'head-returns': '{unit} se coloca de nuevo en {hex}, agotada y desorganizada.',
  'head-lost': '{unit} no vuelve: ninguna unidad de su división puede acogerla.',
  arrives: '{unit} llega al {area}.',
  displaced: 'Los Aliados toman el área: {unit} se retira en desorden al {area}.',
  'division-406':
    '406.ª División alemana, {unit}: dado {die}, {result, select, comes {llega} other {todavía no llega}}.',
  replaced: '{unit} recibe un reemplazo en {area, select, none {{hex}} other {el {area}}}.',
  returned: '{unit}: llegan retornados, y vuelve un paso.',
  'comes-back': '{unit} ocupa de nuevo el lugar de su remanente {remnant}.',
  'breaks-down': '{unit} se subdivide y forma {part}.',
  rebuilt: '{part} se une a {unit}.',
  merged: '{giver} cede un paso a {unit}.',
  lands: '{unit} aterriza en {hex}.',
  landing:
    '{n, plural, one {Aterrizaje de {unit} en {hex}} other {Aterrizajes en {hex}}}: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, safe {como estaba previsto} S {dispersión} S1 {dispersión, y falta un paso} other {dispersión, y faltan dos pasos}}.',
  scattered: '{unit} queda dispersada.',
  'pilots-arrive': '{unit} se reúne junto a la cabeza de suministro en {hex}.',
  'traffic-placed': 'El marcador de tráfico {marker} se coloca en {hex}.',
  'traffic-roll': 'Dados de los marcadores de tráfico: {dice}.',
  'traffic-removed': 'El marcador de tráfico {marker} sale de {hex}.',
  released: '{unit} queda libre: hay unidades aliadas a dos hexágonos o menos, y desde ahora puede moverse.',
  relocated: 'Los alemanes trasladan una unidad desconocida de {from} a {to}.',
  'nobody-fights':
    'Ninguna de las unidades que han llegado puede atacar {hex}: se detienen en el lugar de donde venían.',
  revealed:
    'La unidad desconocida en {hex} es {unit}{result, select, garrison {, una guarnición sin fuerza: se retira del juego} other {}}.',
  disengage:
    '{unit} intenta desengancharse: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, No {no lo consigue} Yes {lo consigue} other {lo consigue, a costa de un paso}}.',
  'isolation-roll':
    '{unit} está aislada: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, lost {pierde un paso} other {resiste}}.',
  over: 'La partida ha terminado. {result, select, automatic {Victoria automática: ganan los {winner}} other {Ganan los {winner}}}{result, select, waal { la partida corta} other {: {points}}}.',
};
