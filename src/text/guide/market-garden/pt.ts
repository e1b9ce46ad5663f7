import type { GuideTexts } from './texts.ts';

export const pt: GuideTexts = {
  map: {
    title: 'Operação Market-Garden, 17 de setembro de 1944',
    why: 'Você comanda os Aliados, nas peças de canto cortado. Três divisões aeroterrestres acabam de saltar em Eindhoven, Nijmegen e Arnhem; o 30º Corpo espera ao sul. Uma única estrada, em vermelho, liga todos, com pontes sobre canais e rios. Todo hexágono tem um número: primeiro a coluna, depois a linha. Um turno é um dia: os alemães se movimentam e combatem, depois você. Neste primeiro dia os alemães não jogam.',
  },
  counter: {
    title: 'Posicione o 30º Corpo',
    why: 'Três números na peça: ataque, defesa, pontos de movimentação. A cruz na caixa é infantaria, o X acima é uma brigada; são dois passos, ou seja, aguenta uma baixa antes de sair do jogo. As doze unidades do 30º Corpo começam onde você quiser ao sul da linha de bivaque.',
    task: 'Escolha a 129/43 no painel e coloque-a em 0527, ao lado do 6º Regimento Paraquedista (FJR6).',
  },
  'set-up': {
    title: 'Três unidades por hexágono',
    why: 'Num hexágono cabem três unidades. A divisão que combate com todas as suas brigadas ganha uma coluna, por isso mantenha as divisões juntas. A artilharia atira a quatro hexágonos: o lugar dela é atrás das outras. Atacar por cima do canal é difícil; é por isso que você quer tudo ali.',
    task: 'Posicione as outras: 130/43 e 214/43 em 0527, as três brigadas da 50ª em 0427, 5Gds, 32Gds e 8Armd em 0627, na estrada vermelha, as duas brigadas de artilharia em 0528, P.Irene em 0628.',
  },
  drop: {
    title: 'Atrás do inimigo',
    why: 'As divisões aeroterrestres estão sozinhas entre os alemães. Hoje, logo após o salto, cada unidade delas tem só 3 pontos de movimentação.',
    task: 'Selecione a 504/82 em 1310.',
  },
  range: {
    title: 'Alcance e custo',
    why: 'Os hexágonos que continuam claros podem ser alcançados; o número é o custo em pontos de movimentação. A pé, terreno aberto custa 1; floresta, pântano e cota, 2; um rio sem ponte, 1 a mais. Nas estradas, unidades motorizadas e blindadas pagam meio ponto: é o que vale a estrada vermelha. Número vermelho: o movimento tem de acabar ali.',
  },
  refused: {
    title: 'Por que não ali?',
    why: 'Tente o que quiser: a página diz por que não pode ser feito e cita a regra. Perguntar não custa nada.',
    task: 'Com uma unidade selecionada, {pointer, select, touch {toque} other {clique}} em um hexágono escurecido: Nijmegen, em 1609, por exemplo.',
  },
  bridge: {
    title: 'Tome uma ponte',
    why: 'Os alemães podem explodir toda ponte da estrada vermelha que ainda seja deles, e só um 1 no dado a salva. A ponte é sua quando as suas unidades já estiveram nos dois hexágonos dela, mesmo que só de passagem. A 504/82 saltou numa extremidade da ponte sobre o Mosa; na outra fica Grave, que vale 5 pontos. {pointer, select, touch {Um segundo toque confirma o movimento.} other {Um segundo clique confirma o movimento sobre unidades suas e, numa tela de toque, qualquer movimento.}} Um movimento pode ser desfeito enquanto nenhum dado tiver sido rolado.',
    task: 'Leve a 504/82 pela ponte até Grave, em 1311, ou mova qualquer outra unidade.',
  },
  zones: {
    title: 'Zonas de engajamento',
    why: 'Os seis hexágonos em volta de cada unidade são a sua zona de engajamento. Quem entra numa delas tem de parar, fica engajado e deve atacar na Fase de Combate. Nijmegen tem dois regimentos numa cidade, o que custa duas colunas ao atacante, e uma divisão que ainda não fez contato com o 30º Corpo não tem apoio aéreo. Aproxime-se, portanto, mas não engaje ainda.',
    task: 'Leve a 508/82 de 1710 na direção de Nijmegen, até 1611: um hexágono antes da zona.',
  },
  corps: {
    title: 'Quem tem de combater',
    why: 'As unidades do 30º Corpo que estão ao lado do inimigo já começam engajadas: atacam na Fase de Combate ou rompem contato por 1 ponto a mais. Quanto mais atacam juntas, melhor a relação de forças; atacar com relação ruim custa brigadas.',
    task: 'Confira se ao menos duas unidades do 30º Corpo estão em 0427, 0527 ou 0627, ao lado do regimento em 0526.',
  },
  'end-movement': {
    title: 'Fim da movimentação',
    why: 'Mova quanto quiser, não há pressa: a 101ª pode alcançar outras pontes perto de Son e Veghel. O botão pergunta de novo enquanto houver unidades que possam se mover.',
    task: 'Encerre a Fase de Movimentação.',
  },
  target: {
    title: 'Prepare um ataque',
    why: 'Cantos vermelhos marcam os hexágonos que você pode atacar. Quem está engajado deve atacar: a fase não acaba antes.',
    task: '{pointer, select, touch {Toque} other {Clique}} no 6º Regimento Paraquedista, em 0526, ou em outro hexágono marcado.',
  },
  odds: {
    title: 'Leia a relação de forças antes de decidir',
    why: 'O ataque dividido pela defesa dá a relação de forças; terreno, rios, divisões completas, defensores cercados e outros fatores deslocam a coluna, cada um com a sua regra. Abaixo está a probabilidade exata de cada resultado. Um {pointer, select, touch {toque} other {clique}} deixa um atacante de fora, se as regras permitirem.',
  },
  support: {
    title: 'Artilharia e aviões',
    why: 'A artilharia ao alcance soma o seu poder de ataque, cada uma em um combate por fase. Hoje você tem 16 pontos aéreos, cada um vale um ponto de ataque; no dia 20 serão só 2. O que não for usado neste turno se perde. Observe a coluna enquanto soma.',
    task: 'Some uma artilharia ou pontos aéreos. Outro {pointer, select, touch {toque} other {clique}} desfaz.',
  },
  commit: {
    title: 'O ponto sem volta',
    why: 'Nada está decidido até você confirmar. Então o defensor pode responder com o apoio dele, rolam-se dois dados, e a partir daí nada pode ser desfeito.',
    task: 'Confirme o ataque.',
  },
  result: {
    title: 'Baixas, recuo, avanço',
    why: 'O resultado vale para os dois lados: quem perde passos, quem recua, quem pode avançar. A linha de baixo sempre diz a quem se pergunta e o quê. Recua-se para um hexágono livre, fora das zonas inimigas; quem não tem nenhum é eliminado, e recuar através de rio custa um passo. Vencendo, você pode entrar no hexágono: é assim que o dia ganha terreno. Pelos alemães responde o computador.',
    task: 'Responda a cada pergunta até o combate acabar.',
  },
  'end-combat': {
    title: 'Pela estrada vermelha',
    why: 'Siga com cada hexágono que deve ser atacado: o Kampfgruppe Walther, em 0626, fecha a estrada. Blindados e infantaria motorizada que vencem podem avançar dois hexágonos, o segundo só de terreno aberto para terreno aberto ou cidade, e blindados só cruzam o canal pela ponte. Os que estão longe da infantaria podem ser bombardeados.',
    task: 'Trave os combates obrigatórios e encerre a fase.',
  },
  'enemy-turn': {
    title: 'A vez dos alemães',
    why: 'O turno 18 começa com os alemães; um jogador do computador, um recruta, joga por eles. Antes do primeiro movimento eles podem tentar explodir pontes, perdendo 5 pontos por ponte destruída; depois se movimentam, recebem reforços do leste e combatem como você. Quando atacarem você, a decisão é sua: se artilharia e aviões apoiam a defesa, quem sofre as baixas, para onde se recua. O ritmo você escolhe abaixo do mapa; depois, o cartão no alto do painel conta o que eles fizeram e mostra as jogadas.',
    task: 'Acompanhe, e responda ao que lhe for perguntado, até a movimentação aliada do turno 18.',
  },
  landings: {
    title: 'O que chega pelo ar',
    why: 'A 4ª Brigada Paraquedista salta hoje em 1403; os saltos seguintes escolhem o hexágono. A partir do turno 19, um dado decide se cada divisão aeroterrestre é abastecida, e a cada dia fica mais difícil: sem abastecimento ela não se recupera, depois ataca pior, depois não ataca mais. Tudo isso acaba quando o 30º Corpo a alcança. Dois turnos depois de o 30º Corpo encontrar os paraquedistas em Arnhem, a 52ª Divisão pode ser levada para lá.',
  },
  points: {
    title: 'Como se vence',
    why: 'Depois do turno 26 vence quem tem mais pontos. Arnhem vale 40, Nijmegen 20, Eindhoven 10 e outras seis localidades 5 cada, para quem as tiver em seu poder. Você marca 5 por unidade alemã destruída e 25 se o 30º Corpo atingir a borda norte; os alemães, 10 por unidade sua e 2 por unidade deles na estrada vermelha. {pointer, select, touch {O turno, no alto, abre as trilhas e os pontos} other {Os pontos estão no alto}}; as regras, no menu, e todo número de regra abre o seu texto.',
  },
};
