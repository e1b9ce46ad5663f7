import type { HollandTexts } from './texts.ts';

export const events: HollandTexts['events'] = {
  turn: 'Turno {turn}: {day} de setembro{time, select, am {, manhã} pm {, tarde} other {, noite}}.',
  weather: 'Clima do turno {turn}: dado {die}{shifts, select, none {} other { ({shifts})}}, {weather}.',
  'bridge-spared': 'Os alemães deixam de pé a ponte {bridge}{result, select, intact {: agora está intacta} other {}}.',
  demolition:
    'Cargas na ponte {bridge}: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, blown {ela explode} other {elas falham, e a ponte fica intacta}}.',
  'bridge-captured': 'A ponte {bridge} está em mãos aliadas e intacta.',
  rewired: 'Os alemães preparam de novo a ponte {bridge}.',
  'repair-begun': '{side}: começa o reparo da ponte {bridge}.',
  repaired: '{side}: a ponte {bridge} está reparada.',
  'repair-lost': 'O inimigo domina as duas pontas da ponte {bridge}: o trabalho feito nela se perde.',
  move: '{unit} vai{mode, select, tactical { taticamente} other {}} de {from} a {to}{mode, select, tactical {} extended { (movimentação estendida, {cost} PM)} other { ({cost} PM)}}.',
  enter: '{unit} vem da {area} e entra no mapa por {to}{mode, select, tactical {} other { ({cost} PM)}}.',
  leaves: '{unit} deixa o mapa por {from} e vai para a {area}.',
  'changes-area': '{unit} vai da {area} para a {next}.',
  meets:
    '{attackers} {n, plural, one {dá} other {dão}} com a unidade desconhecida em {hex}{mode, select, tactical {} other { ({cost} PM)}}.',
  'comes-in': '{unit} entra em {to}.',
  spent: '{unit} abre mão do movimento para que outras se infiltrem.',
  disrupted: '{unit} fica desorganizada.',
  'full-retreat': '{unit} entra em recuo total.',
  engaged: '{unit} fica engajada.',
  limbered: '{unit} engata as peças e recebe um marcador Movida.',
  unlimbered: '{unit} põe as peças em posição: sai o seu marcador Movida.',
  mounted: '{unit} tem de novo os seus veículos.',
  dismounted: '{unit} deixou os veículos do outro lado do canal e fica desmontada.',
  'auto-ds':
    'DS automático contra {hex}, por {attackers}: {attack} contra {defence} dá {ratio}{shifts, select, none {} other {; {shifts}}}: chega a {column}.',
  attack:
    '{attackers} {n, plural, one {ataca} other {atacam}} {hex}; formação líder: {lead}{attached, select, none {} other {, agregada: {attached}}}{artillery, select, none {} other {, artilharia: {artillery}}}{air, plural, =0 {} other {, apoio aéreo}}.',
  defends:
    '{units} {n, plural, one {defende} other {defendem}} {hex}; as outras unidades dali nada acrescentam à defesa.',
  combat:
    'Combate em {hex}: {attack} contra {defence} dá {ratio}{shifts, select, none {} other {; {shifts}}}: coluna {column}, dado {dice}. {result}.',
  stand:
    'Defesa {desperate, select, yes {desesperada} other {determinada}} de {hex} liderada por {unit}, coluna {column, select, clear {Aberto/Pôlder} city {Cidade} other {Outros}}: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, holds {o hexágono resiste} other {ela falha}}{attack, plural, =0 {} other {; o atacante perde um passo}}{defence, plural, =0 {} other {; o defensor perde um passo}}.',
  'step-lost': '{unit} perde um passo ({why}).',
  remnant: 'De {unit} resta um remanescente: {remnant}.',
  'retreat-off': '{unit} recua de {from} para fora do mapa, para a {area}.',
  'advances-off': '{unit} avança para fora do mapa, para a {area}.',
  halts: '{unit} interrompe o recuo em {hex}, o que custa um passo à sua pilha.',
  breakthrough: 'Combate de ruptura: {attackers} contra {hex}.',
  support: 'Ruptura, em apoio a outro ataque a {hex}: {attackers}.',
  rallies: '{unit} sai do recuo total: agora está desorganizada.',
  recovers: '{unit} está de novo em boa ordem.',
  'recovery-roll':
    '{unit}, ao lado do inimigo: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, recovers {se reorganiza} other {não se reorganiza}}.',
  readied: '{unit} está pronta de novo para disparar.',
  'out-of-supply': '{unit} fica sem abastecimento.',
  'in-supply': '{unit} volta a ter abastecimento.',
  depleted: '{unit} está esgotada: já não abastece ninguém.',
  'head-returns': '{unit} é recolocada em {hex}, esgotada e desorganizada.',
  'head-lost': '{unit} não volta: nenhuma unidade da sua divisão pode recebê-la.',
  arrives: '{unit} chega à {area}.',
  displaced: 'Os Aliados tomam a área: {unit} se retira em desordem para a {area}.',
  'division-406':
    '406ª Divisão alemã, {unit}: dado {die}, {result, select, comes {ela chega} other {ainda não chega}}.',
  replaced: '{unit} recebe uma reposição {area, select, none {em {hex}} other {na {area}}}.',
  returned: '{unit}: chegam retornados, e um passo volta.',
  'comes-back': '{unit} ocupa de novo o lugar do seu remanescente {remnant}.',
  'breaks-down': '{unit} separa um destacamento: {part}.',
  rebuilt: '{part} se junta a {unit}.',
  merged: '{giver} cede um passo a {unit}.',
  lands: '{unit} pousa em {hex}.',
  landing:
    '{n, plural, one {Pouso de {unit} em {hex}} other {Pousos em {hex}}}: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, safe {como previsto} S {dispersão} S1 {dispersão, e falta um passo} other {dispersão, e faltam dois passos}}.',
  scattered: '{unit} fica dispersa.',
  'pilots-arrive': '{unit} se reúne junto da cabeça de abastecimento em {hex}.',
  'traffic-placed': 'O marcador de trânsito {marker} é posto em {hex}.',
  'traffic-roll': 'Dados dos marcadores de trânsito: {dice}.',
  'traffic-removed': 'O marcador de trânsito {marker} sai de {hex}.',
  released: '{unit} fica livre: há unidades aliadas a até dois hexágonos, e de agora em diante ela pode se mover.',
  relocated: 'Os alemães deslocam uma unidade desconhecida de {from} para {to}.',
  'nobody-fights': 'Nenhuma das unidades que chegaram pode atacar {hex}: param no lugar de onde vieram.',
  revealed:
    'A unidade desconhecida em {hex} é {unit}{result, select, garrison {, uma guarnição sem poder: ela sai} other {}}.',
  disengage:
    '{unit} tenta se desengajar: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, No {não consegue} Yes {consegue} other {consegue, ao preço de um passo}}.',
  'isolation-roll':
    '{unit} está isolada: dado {die}{shifts, select, none {} other { ({shifts})}}, {result, select, lost {perde um passo} other {aguenta}}.',
  over: 'A partida acabou. {result, select, automatic {Vitória automática: vencem os {winner}} other {Vencem os {winner}}}{result, select, waal { no jogo curto} other {: {points}}}.',
};
