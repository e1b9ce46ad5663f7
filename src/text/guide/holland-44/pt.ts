import type { GuideTexts } from './texts.ts';

export const pt: GuideTexts = {
  map: {
    title: 'Market Garden, 17 de setembro de 1944',
    why: 'Você comanda os Aliados. Market: três divisões aeroterrestres pousam junto às pontes entre Eindhoven e Arnhem. Garden: o 30º Corpo parte do sul por uma só estrada, a vermelha. Todo hexágono tem um número: primeiro a fileira, contada do sul, depois a coluna. As letras em volta do mapa são áreas de entrada, por onde unidades chegam e saem. Um dia tem três turnos: manhã, tarde e noite. Você vence este jogo curto com 4 passos de tropas terrestres ao norte do Waal no turno 11.',
  },
  counter: {
    title: 'O que diz uma peça',
    why: 'Três números: ataque, defesa, pontos de movimentação. Um quadro vermelho na defesa é tropa de elite, um branco, tropa novata. A maioria dos batalhões tem três passos: sai do jogo depois de três baixas. O código diz quando e onde a unidade chega: hoje cada uma pousa no hexágono de salto da sua letra.',
    task: 'Selecione o batalhão 2/1P/1 no painel, ou qualquer outra unidade.',
  },
  land: {
    title: 'O primeiro salto',
    why: 'A unidade pode pousar no hexágono emoldurado. Hoje não há escolha. A partir do turno 3 também se pousa ao lado do hexágono de salto, e mais tarde com mais liberdade; mas então cada pouso custa um ponto, e o clima decide quantos há.',
    task: '{pointer, select, touch {Toque} other {Clique}} no hexágono emoldurado: 6217 para 2/1P/1.',
  },
  'land-all': {
    title: 'Três divisões descem',
    why: 'As 32 unidades pousam todas neste turno; N, O e C têm dois hexágonos cada, com lugar para 9 passos em cada um. Depois rola-se um dado por hexágono com infantaria: com 5 uma unidade ali fica dispersa, com 6 perde também um passo, que pode voltar mais tarde. Você diz qual. Dispersa, ela só tem movimentação tática hoje e ataca com metade da força: poupe 2/1P/1 e o 506º Regimento, se puder.',
    task: 'Pouse todas as outras, o 506º (1/, 2/ e 3/506/101) de preferência junto em 3207, e o resto como o painel sugere: ele pousa um grupo, uma divisão ou todas de uma vez. Depois responda ao que os dados pedirem.',
  },
  modes: {
    title: 'Três modos de se mover',
    why: 'A movimentação normal gasta os pontos da peça. A estendida dá mais dois, mas nunca ao lado de um inimigo, e não pode terminar junto de amigos. A tática é de um ou dois hexágonos, custem o que custarem. {pointer, select, touch {O botão com o modo troca} other {Os botões do painel, ou a tecla Y, trocam}} de um para outro: veja como mudam os hexágonos claros. Outro {pointer, select, touch {toque} other {clique}} numa pilha pega a unidade seguinte. O batalhão de Frost pode chegar hoje à beira de Arnhem.',
    task: 'Selecione 2/1P/1 em 6217, passe à movimentação estendida e mande-a para 6221; ou qualquer outra unidade na estendida.',
  },
  bridge: {
    title: 'O pavio é dos alemães',
    why: 'Quase todas as pontes estão preparadas. No momento em que uma unidade sua chega a uma delas, ou quer atravessá-la, os alemães podem tentar explodi-la: hoje precisam de 4 ou mais. Se a deixam de pé, fica intacta, e segura até que a preparem de novo. As pontes rodoviárias de Arnhem, Nijmegen e Westervoort não se explodem, e a de Grave não neste turno. 2/1P/1 chegou à ponte ferroviária a oeste de Arnhem. Pelos alemães decide o computador, no nível recruta.',
    task: 'Veja o que os alemães fazem com a ponte. Depois siga para 6221, ou encerre o movimento.',
  },
  unknown: {
    title: 'O que há em Son?',
    why: 'Os seis hexágonos em volta de uma unidade são a sua zona de controle (ZOC). A do inimigo, a EZOC, detém você, e sair dela custa 2 pontos. Uma interrogação é uma unidade alemã de um passo no máximo; ela é revelada quando você entra no seu hexágono. Uma guarnição 0-0-0 some na hora, qualquer outra combate ali mesmo. Se você entrar, vem a ponte sobre o canal, e os alemães decidem sobre ela.',
    task: 'Selecione um batalhão do 506º em 3207 ou 3206, leve junto a pilha dele com “Todas”, e {pointer, select, touch {toque} other {clique}} duas vezes em Son, 3108. Se a página perguntar quem ataca, escolha no painel e confirme; responda até o movimento acabar.',
  },
  bonds: {
    title: 'Um muro sem tijolos',
    why: 'Dois hexágonos com ao menos dois passos cada, e um hexágono entre eles, formam um elo de ZOC: nenhum inimigo pode entrar no hexágono do meio, nem atravessar o lado do meio, de modo nenhum. Os alemães em 1605 e 1406 fecham 1505 assim. Tente o que quiser: a página diz por que não pode ser feito e cita a regra. Perguntar não custa nada.',
    task: 'Selecione uma unidade em 1504 e {pointer, select, touch {toque} other {clique}} em 1505, ao lado.',
  },
  road: {
    title: 'Pela estrada',
    why: 'Na estrada vermelha, unidades mecanizadas pagam um terço de ponto por hexágono. No fim do movimento cabem duas unidades num hexágono; além delas, uma de artilharia, engenharia ou pontoneiros é livre. A Guarda está a postos em 1504. {pointer, select, touch {Um segundo toque confirma o movimento.} other {Um segundo clique confirma o movimento sobre unidades suas e, numa tela de toque, qualquer movimento.}}',
    task: 'Leve a engenharia do corpo (30-Corps-Eng) de 1204 a 1504, ou mova qualquer outra unidade terrestre.',
  },
  'end-movement': {
    title: 'Fim da movimentação',
    why: 'Mova quanto quiser, não há pressa. Vale pensar em Grave (4816), cuja ponte hoje não se explode, nas pontes do canal a oeste de Nijmegen, em Veghel (3810) e em Eindhoven. O botão pergunta de novo enquanto houver unidades que possam se mover.',
    task: 'Encerre a Fase de Movimentação.',
  },
  target: {
    title: 'Prepare um ataque',
    why: 'Cantos vermelhos marcam os hexágonos que você pode atacar. Neste jogo ninguém é obrigado a atacar. O grupo de combate em 1605 fecha a estrada de Eindhoven, e diante dele estão dois batalhões de tanques.',
    task: '{pointer, select, touch {Toque} other {Clique}} em 1605 ou em outro hexágono inimigo marcado.',
  },
  odds: {
    title: 'Quem lidera o ataque',
    why: 'O ataque dividido pela defesa dá a relação de forças; tanques, atacantes de elite, defensores novatos e outros fatores deslocam a coluna, cada um com a sua regra. Só uma formação, a líder, tem força total, e com ela uma unidade agregada; as outras contam metade. Aqui a Guarda lidera e a engenharia vai agregada. Um {pointer, select, touch {toque} other {clique}} numa peça deixa-a de fora: uma baixa não deveria cair na engenharia. Abaixo está a probabilidade de cada resultado.',
  },
  support: {
    title: 'Canhões e Typhoons',
    why: 'A artilharia ao alcance desloca a coluna em uma, hoje a 5-AGRA e a da Guarda em duas. Quem atirou precisa ser aprontado de novo. Com tempo limpo você tem duas unidades aéreas, uma por ataque, cada uma vale uma coluna; o que não se usa se perde. Além de 7:1 nada se ganha: guarde o resto para outro ataque.',
    task: 'Some uma artilharia ou o apoio aéreo. Outro {pointer, select, touch {toque} other {clique}} desfaz.',
  },
  commit: {
    title: 'O ponto sem volta',
    why: 'Nada está decidido até você confirmar. Então rola-se um dado, e a partir daí nada pode ser desfeito.',
    task: 'Confirme o ataque.',
  },
  result: {
    title: 'Baixas, defesa, avanço',
    why: 'O resultado diz quem perde um passo e quem recua. Depois da maioria deles o defensor pode tentar ficar, com uma defesa determinada e um dado só dela. Depois de DS e DMR não pode, e o vencedor pode atacar mais uma vez ao avançar. A linha de baixo sempre diz que lado decide, e o quê.',
    task: 'Responda a cada pergunta até o combate acabar.',
  },
  'end-combat': {
    title: 'Mais ataques',
    why: 'A infantaria da Guarda em 1503 pode atacar 1603 com a outra artilharia e a segunda unidade aérea. Quem ataca através de um canal ou rio maior tem metade da força, mesmo por uma ponte; sem ponte, um rio maior exige engenharia.',
    task: 'Ataque o que quiser e encerre a fase.',
  },
  'enemy-turn': {
    title: 'A vez dos alemães',
    why: 'As suas unidades se reorganizam e se abastecem por si. Então o computador joga pelos alemães. Neste turno eles só têm movimentação tática. Recebem reforços, atacam e no fim põem marcadores de trânsito na sua estrada, dos quais dois dados retiram alguns. Quando atacarem você, a decisão é sua: as baixas, uma defesa determinada, o caminho do recuo. O ritmo você escolhe abaixo do mapa; depois, o cartão no alto do painel conta o que eles fizeram e mostra as jogadas.',
    task: 'Acompanhe, e responda ao que lhe for perguntado, até começar o turno 2, a noite.',
  },
  points: {
    title: 'Como se vence',
    why: 'O jogo curto acaba no turno 11: você precisa de 4 passos não aeroterrestres ao norte do Waal. Na campanha, de 20 turnos, contam cidades e unidades além do Baixo Reno; com 10 pontos e uma unidade terrestre lá você vence na hora. Apresse-se: as cabeças de abastecimento só abastecem as divisões aeroterrestres até o turno 5. {pointer, select, touch {O turno, no alto, abre as trilhas e os pontos} other {Os pontos estão no alto}}; as regras, no menu, e todo número de regra abre o seu texto.',
  },
};
