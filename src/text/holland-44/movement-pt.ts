import type { MovementRefusals } from './texts.ts';

/** Refusals at bridges, in stacking and in movement. */
export const movement: MovementRefusals = {
  'never-blown': 'A ponte {bridge} nunca é explodida: não leva marcador.',
  'not-wired': 'A ponte {bridge} não está preparada: só se explodem pontes preparadas.',
  'bridge-done': 'Nesta fase já se fez algo na ponte {bridge}: deixe o resto para o próximo turno.',
  'no-allied-unit-near':
    'A ponte {bridge} não está ameaçada: não há unidade aliada em nenhuma das pontas nem ao lado delas.',
  'no-german-unit-near':
    'Ninguém pode explodir a ponte {bridge}: é preciso uma unidade alemã em boa ordem numa das pontas, ou ao lado dela com passagem livre.',
  'only-germans-blow': 'Só os alemães explodem pontes; você pode repará-las.',
  'bridge-stands': 'A ponte {bridge} está de pé: não há o que reparar.',
  'enemy-repair': 'O inimigo começou a reparar a ponte {bridge}: só ele pode terminar o trabalho.',
  'repair-step-done':
    'Nesta fase já se fez um passo do reparo da ponte {bridge}; o seguinte fica para o próximo turno.',
  'rail-bridge-on-major-river': 'A ponte {bridge} não se repara: é uma ponte ferroviária sobre um rio maior.',
  'bridge-ends-not-free':
    'Os pontoneiros não podem trabalhar na ponte {bridge}: as duas pontas têm de estar livres de inimigos e de EZOC sem unidade amiga.',
  'north-of-bridging-units':
    'A ponte {bridge} não se repara sozinha: não fica ao sul de pontoneiros. Leve uns até ela.',
  'enemy-within-five': 'A ponte {bridge} não se repara sozinha: há um inimigo a menos de cinco hexágonos.',
  'no-road-path': 'A ponte {bridge} não se repara sozinha: nenhuma estrada leva dela a uma área de entrada amiga.',
  'decide-bridge': 'Antes decida sobre a ponte: exploda-a ou deixe-a de pé.',
  'no-excess': 'No hexágono de {unit} não há mais de nove passos: ali nada se entrega.',
  'not-counted': '{unit} empilha livremente no seu hexágono e não entrega passos: escolha outra unidade dali.',
  'drop-first': 'Antes entregue passos onde há mais de nove num hexágono.',
  'one-supply-head': 'Só cabe uma cabeça de abastecimento por hexágono: {unit} precisa de outro que não {hex}.',
  'one-unknown-unit': 'Em {hex} já há uma unidade desconhecida: escolha outra vila ou cidade.',
  'overstacked-tactical':
    '{hex} tem excesso de empilhamento: unidades mecanizadas só entram ali na movimentação tática. Escolha {unit} nesse modo ou contorne.',
  'enemy-there': 'Há unidades inimigas em {hex}: pare ao lado delas e ataque na Fase de Combate.',
  'no-points': 'Faltam pontos de movimentação: {hex} custa {need} PM, e a {unit} restam {left} PM.',
  'must-stop-in-zone': '{unit} está numa EZOC em que entrou: o movimento acaba ali.',
  spent: '{unit} abriu mão do movimento ou combateu durante ele neste turno: não se move nem ataca.',
  'auto-ds': '{unit} fez um DS automático: espera pelo seu avanço na Fase de Combate.',
  immobile: '{unit} não tem poder de movimentação: fica onde está.',
  frozen: '{unit} fica onde está até que uma unidade aliada chegue a dois hexágonos.',
  'area-needs-good-order': '{unit} só sai da sua área de entrada em boa ordem: antes tem de se reorganizar ali.',
  'tactical-on-turn-1': '{unit} só usa a movimentação tática: no turno 1 os alemães não têm outra.',
  'tactical-when-disrupted': '{unit} só usa a movimentação tática: está desorganizada.',
  'tactical-when-scattered': '{unit} só usa a movimentação tática: ficou dispersa no pouso.',
  'tactical-when-engaged': '{unit} só usa a movimentação tática: está engajada.',
  'tactical-without-supply': '{unit} só usa a movimentação tática: está sem abastecimento.',
  'tactical-supply-head': '{unit} só usa a movimentação tática: é uma cabeça de abastecimento.',
  'no-extended-in-retreat':
    '{unit} está em recuo total e não usa a movimentação estendida: mova-a na normal ou na tática.',
  'same-mode': '{unit} separou-se de uma unidade em movimento: segue no mesmo modo de movimentação.',
  'replacement-one-hex':
    '{unit} tem um marcador Reposição: move-se no máximo um hexágono, e não na movimentação estendida.',
  'no-moved-marker':
    'Não resta marcador Movida para {unit}: use a movimentação tática, ou antes retire o marcador de outra artilharia que não se moveu.',
  'extended-into-unknown':
    'Em {hex} há uma unidade desconhecida: na movimentação estendida não se ataca. Use a normal ou a tática.',
  'extended-near-enemy':
    '{hex} fica ao lado de um inimigo: a movimentação estendida se mantém longe dele. Use outro modo.',
  'extended-with-friends':
    'Na movimentação estendida {unit} não pode parar em {hex}, onde há unidades amigas: siga adiante ou pare antes.',
  'extended-alone':
    'Na movimentação estendida as unidades movem uma a uma: {unit} não pode vir junto. Use a normal ou a tática.',
  'zoc-bond': 'Um elo de ZOC inimigo passa por {hex}: {unit} não pode ir para lá.',
  'zoc-bond-side': 'Um elo de ZOC inimigo fecha o lado de hexágono para {hex}: {unit} não pode cruzá-lo.',
  'tactical-two-hexes': '{unit} já se moveu dois hexágonos: a movimentação tática não vai além.',
  'canal-first-step':
    '{unit} não pode cruzar agora o canal para {hex}: na movimentação tática isso só se faz no primeiro hexágono. Comece ao lado dele.',
  'canal-tactical': 'Antes de {hex} há um canal sem ponte: {unit} só o cruza na movimentação tática.',
  'major-river': 'Antes de {hex} há um rio maior sem ponte: {unit} precisa de uma ponte ou de uma barca.',
  'vehicle-off-road': '{unit} só passa por pôlder e brejo por estrada, e nenhuma leva dali a {hex}.',
  'vehicle-needs-bridge':
    '{unit} tem veículos: só cruza cursos d’água por ponte, e não há nenhuma de pé no caminho para {hex}.',
  'full-retreat-near-enemy':
    '{unit} não pode entrar em {hex}: em recuo total evita as EZOC, salvo onde há uma unidade amiga em melhor ordem.',
  'green-must-leave':
    '{unit} é novata e está desorganizada, ou em recuo total, numa EZOC: se puder sair, tem de deixar as EZOC antes do fim da fase.',
  'past-boundary':
    '{hex} fica mais de um hexágono além do limite do corpo de exército: {unit} não pode ir para lá antes do turno 7.',
  'not-beside-area': '{hex} e o lugar de {unit} não se tocam: use um hexágono na borda da área.',
  'areas-do-not-touch':
    '{unit} não pode ir para lá: de área a área vai-se com o movimento inteiro, e só a uma amiga que toque a sua.',
  'no-ferry': 'Não há barca no caminho para {hex}.',
  'ferry-in-zone': 'A barca para {hex} não pode ser usada: há um inimigo ou uma EZOC numa das pontas.',
  'ferry-tactical': 'A barca só leva {unit} na movimentação tática.',
  'ferry-one-step':
    'A barca leva uma só unidade de um passo: {unit} não cabe. Separe um destacamento ou procure uma ponte.',
  'ferry-full': 'A barca já levou o seu passo deste turno: {unit} tem de esperar.',
  'ferry-vehicles-at-night': '{unit} tem veículos: veículos alemães só usam barca à noite.',
  'no-engineer': 'Não há ponte no caminho para {hex}, nem engenharia que leve {unit} através do rio maior.',
  'engineer-elsewhere':
    'Neste turno a engenharia fez a sua barca em outro lado de hexágono: não ajuda na direção de {hex}.',
  'engineer-full': 'A engenharia leva seis passos por turno: {unit} e as que vão com ela são demais.',
  'engineer-stays': 'A engenharia levou outras para a outra margem: nem ela nem as que vão com ela seguem nesta fase.',
  'engineer-one-vehicle': 'A engenharia leva um passo de veículos por turno: {unit} tem de esperar.',
  'no-infiltration-here':
    '{unit} não pode abrir caminho aqui: outras só se infiltram em bosque ou vila que esteja numa EZOC.',
  'two-steps-give-up': '{unit} não abre caminho sozinha: dois passos do seu hexágono têm de abrir mão do movimento.',
  'not-disrupted': '{unit} não está desorganizada: só quem está entra em recuo total por vontade própria.',
  'not-ten-to-one':
    'A relação de forças contra {hex} não chega a 10 para 1, mesmo com os deslocamentos de blindados e qualidade.',
  'flees-anyway':
    'Em {hex} só há unidades em recuo total: partem quando um inimigo se aproxima, sem DS automático (RUL-H44-314).',
  'no-auto-ds-marker': '{unit} não tem marcador DS automático: não há avanço a fazer.',
  'not-under-marker': '{unit} não está sob um marcador Movida.',
  'marker-stays-this-phase': '{unit} moveu-se nesta fase: o marcador Movida fica até o próximo turno.',
  'nobody-moving': 'Ninguém está em movimento: antes escolha uma unidade.',
  'occupy-or-stop': 'Antes decida sobre {hex}: entre ali ou fique onde está.',
};
