import type { CombatRefusals } from './texts.ts';

/** Refusals of attacks, artillery, retreats and advances. */
export const combat: CombatRefusals = {
  'no-attack-factor': '{unit} não pode atacar: não tem poder de ataque.',
  'attacked-already': '{unit} já atacou nesta fase, ou tentou se desengajar.',
  'hex-attacked-already': '{hex} já foi atacado nesta fase; só um combate de ruptura pode atingi-lo outra vez.',
  'no-attacker-beside': 'Nenhuma unidade sua está ao lado de {hex}: ataque um hexágono vizinho de alguma.',
  'disrupted-attack': '{unit} não está em boa ordem e não pode atacar: deixe que antes se reorganize.',
  'replacement-attack': '{unit} não pode atacar: uma unidade do seu hexágono tem um marcador Reposição.',
  'engaged-river': '{unit} está engajada e não pode atacar através do canal ou rio maior para {hex}.',
  'attack-needs-bridge':
    '{unit} não pode atacar {hex}: entre eles há um rio maior sem ponte, e não há engenharia para um assalto de rio.',
  'no-river-assault':
    '{unit} não pode atacar {hex}: um assalto de rio precisa, além da engenharia, de infantaria do mesmo hexágono que não se moveu.',
  'overstacked-attack':
    '{unit} não pode participar: já atacam duas unidades do seu hexágono e uma de empilhamento livre.',
  'did-not-enter': '{unit} não tentou entrar em {hex}: combatem só as que tentaram.',
  'choose-defenders': 'Antes escolha quem defende {hex}.',
  'cannot-defend':
    '{unit} não pode defender {hex}: escolha uma unidade dali que não esteja em retirada completa nem acabe de recuar para lá.',
  'overstacked-defence': '{unit} nada acrescenta: defendem {hex} só duas unidades e uma de empilhamento livre.',
  'edge-full': '{unit} não pode participar: já atacam {hex} de fora do mapa tantas unidades quantas cabem.',
  'moved-between-areas': '{unit} passou de uma área a outra neste turno e não pode atacar.',
  'force-complete': '{unit} já não pode participar: a força está definida. Confirme o ataque.',
  'support-after-reveal':
    'O apoio se escolhe depois de resolvidas as pontes até {hex}, a unidade desconhecida e quem defende: antes confirme a força.',
  'lead-not-attacking': 'Nenhum atacante é desta formação ({formation}), ou ela já lidera.',
  'lead-absent': 'Nenhum atacante é da formação {formation}: ela não pode liderar.',
  'attached-absent': '{unit} não está entre os atacantes: não pode ser agregada.',
  'choose-lead': 'Atacam {hex} unidades de várias formações: escolha qual formação lidera.',
  'may-not-attach':
    '{unit} não pode ser agregada: tem de atacar de um hexágono da formação líder e ser de outra, ou ser de corpo de exército.',
  'one-attached': 'Uma unidade já foi agregada: {unit} ataca com metade do poder.',
  'no-air':
    'Nenhuma unidade aérea pode apoiar este ataque: não resta nenhuma neste turno, ou este tipo de ataque não as admite.',
  'air-out-of-range':
    'Os aviões não alcançam {hex}: é preciso uma unidade britânica não aeroterrestre a no máximo quatro hexágonos.',
  'attack-stands': 'O ataque a {hex} já não pode ser cancelado: confirme-o.',
  fired: '{unit} já disparou: antes tem de ser aprontada numa Fase de Reabastecimento.',
  'artillery-not-ready': '{unit} não pode disparar: está desorganizada, dispersa, engajada ou sob um marcador Movida.',
  'other-formation': '{unit} não pode ajudar aqui: não participa nenhuma unidade da sua formação.',
  'one-artillery-shift': 'O ataque já tem uma artilharia: só a 5 AGRA e uma da divisão líder disparam juntas.',
  'no-support-here': '{unit} não pode ajudar: a artilharia só apoia ataques da Fase de Combate.',
  'gun-attacked': '{unit} não pode ajudar: está no hexágono atacado.',
  'one-gun': 'A defesa já tem o apoio de uma artilharia, e não cabe outra.',
  'gun-after-roll':
    '{unit} já não pode ajudar: a artilharia é indicada antes do primeiro lance de dado, para todos eles.',
  'cannot-lead':
    '{unit} não pode liderar a defesa: escolha uma unidade dali em boa ordem, que não seja artilharia nem tenha recuado para lá.',
  'not-your-artillery': '{unit} não é artilharia sua no mapa ou numa área de entrada.',
  'not-fired': '{unit} não disparou: está pronta.',
  'artillery-disordered': '{unit} não pode ser aprontada: não está em boa ordem.',
  'artillery-out-of-supply': '{unit} não pode ser aprontada: está sem abastecimento.',
  'no-resupply-left': '{unit} tem de esperar: neste turno não se apronta mais artilharia.',
  'no-path-to-n': '{unit} não pode ser aprontada: não tem rota de abastecimento até a área N.',
  'no-path-to-area': '{unit} não pode ser aprontada: não tem rota de abastecimento até uma área de entrada alemã.',
  'no-airdrop-left': '{unit} tem de esperar: o clima não permite aprontar mais artilharia aeroterrestre neste turno.',
  'no-path-to-head': '{unit} não pode ser aprontada: não tem rota até a cabeça de abastecimento da sua divisão.',
  'no-path-to-drop-hex':
    '{unit} não pode ser aprontada: a sua cabeça de abastecimento não tem rota até um hexágono de salto livre da divisão.',
  'must-retreat': 'Antes vem o recuo: escolha um hexágono para uma unidade que tem de sair.',
  'not-retreating': '{unit} não recua agora: termine antes o recuo da unidade que está a caminho.',
  'no-stop-here': '{unit} não pode parar aqui: siga adiante.',
  'stop-with-others': 'Antes outra unidade tem de parar em {hex}: quem parou ali com o último passo está só.',
  'retreat-guidelines': '{unit} não pode recuar para {hex}: as diretrizes do recuo preferem outro caminho.',
  'retreat-eliminates': '{unit} se perderia no caminho por {hex}: escolha outro hexágono.',
  'advance-not-adjacent': '{unit} avança hexágono por hexágono: {hex} não está ao seu lado.',
  'no-advance-left': 'O avanço não chega a {hex}: não restam hexágonos.',
  'vacated-hex-only': '{unit} só pode avançar para o hexágono abandonado, e não para {hex}.',
  'unknown-by-breakthrough':
    'Em {hex} há uma unidade desconhecida: {unit} não avança para lá. Trave contra ela um combate de ruptura.',
  'zone-to-zone': '{unit} não pode avançar para {hex}: não se passa de EZOC a EZOC do mesmo inimigo.',
  'vacated-hex-first': '{unit} vem de fora do mapa e tem de entrar antes no hexágono abandonado.',
  'area-not-beside':
    '{unit} não pode sair do mapa para {hex}: não é uma área de entrada amiga ao lado do seu hexágono.',
  'breakthrough-hex-only': '{unit} agora só pode entrar no hexágono do seu combate de ruptura, e não em {hex}.',
  'may-not-advance': '{unit} não está entre as que ainda podem avançar.',
  'group-in-one-hex': '{unit} não pode se juntar: um grupo se forma com unidades de um mesmo hexágono.',
  'group-too-large': '{unit} não pode se juntar: um grupo não é maior do que o empilhamento permite.',
  'nobody-to-join': '{unit} está sozinha: avance-a sem grupo.',
  'no-part-in-attack': '{unit} não pode se juntar: o grupo só leva unidades que participaram do ataque.',
  'advance-over': '{unit} não tem mais nada a fazer neste avanço.',
  'advance-overstacked': '{unit} não pode terminar o avanço em {hex}: haveria excesso de empilhamento.',
  'road-bonus-alone':
    '{unit} não pode terminar o avanço em {hex}: depois do hexágono a mais por estrada uma unidade fica sem companhia.',
  'barred-in-movement': '{unit} não pode avançar para {hex}: também não poderia se mover para lá.',
  'minor-river-first-hex':
    '{unit} não pode cruzar o rio para {hex}: só a infantaria o faz, no primeiro hexágono do avanço.',
  'canal-attacked-across':
    '{unit} não pode cruzar o canal para {hex}: só a infantaria o faz, no primeiro hexágono e pelo canal através do qual atacou.',
  'major-river-vacated-hex':
    '{unit} não pode cruzar o rio maior para {hex}: só a infantaria o faz, para o hexágono abandonado que atacou.',
  'no-breakthrough': 'Não há combate de ruptura contra {hex}: só depois de DS e DMR, enquanto o grupo avança.',
  'one-breakthrough': 'Já houve um combate de ruptura: {hex} não pode ser atacado também.',
  'no-breakthrough-group':
    'Ninguém que avança está ao lado de {hex}, ou há unidades de vários hexágonos: escolha o grupo que ataca.',
  'breakthrough-over-water': 'Não há combate de ruptura contra {hex}: no meio há um canal ou rio maior sem ponte.',
  'road-jam':
    'Não há combate de ruptura contra {hex}: no hexágono do grupo há unidades amigas que não participaram do combate.',
  'one-unit-by-road':
    'Não há combate de ruptura contra {hex}: depois do hexágono a mais por estrada atacam uma unidade e uma de empilhamento livre.',
  'too-many-to-attack': 'Não há combate de ruptura contra {hex}: o grupo é maior do que o empilhamento permite.',
  'nobody-else-attacks': 'Ninguém mais pode atacar {hex}: não há ataque que o grupo possa apoiar.',
};
