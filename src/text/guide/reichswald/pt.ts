import type { GuideTexts } from './texts.ts';

export const pt: GuideTexts = {
  map: {
    title: 'Operação Veritable, 8 de fevereiro de 1945',
    why: 'Você comanda os Aliados, nas peças cor de areia a oeste. As peças cinza-azuladas de canto cortado são os alemães. Você quer Cleve, Goch e Calcar; no caminho estão o Reichswald, terras alagadas e duas estradas. Todo hexágono tem um número: primeiro a coluna, depois a linha. Um turno é um dia: você se movimenta e combate, depois os alemães se movimentam e combatem.',
  },
  counter: {
    title: 'O que diz uma peça',
    why: 'Três números: ataque, defesa, pontos de movimentação. A cruz na caixa é infantaria, o X acima é uma brigada; são dois passos, ou seja, aguenta uma baixa antes de sair do jogo.',
    task: 'Selecione a 5ª Brigada canadense em 0305.',
  },
  step: {
    title: 'Alcance e custo',
    why: 'Os hexágonos que continuam claros podem ser alcançados; o número é o custo em pontos de movimentação. Número vermelho: o movimento tem de acabar ali. Esta brigada só tem um hexágono: no primeiro turno ela deve tomar Wyler.',
    task: 'Mova-a para 0405, ou mova qualquer outra unidade.',
  },
  reserves: {
    title: 'O exército espera fora do mapa',
    why: 'A maior parte das suas divisões entra neste turno pela borda oeste. Cada uma tem um hexágono por onde chega a sua estrada.',
    task: 'Abra os reforços e selecione uma brigada, por exemplo a 71/53.',
  },
  range: {
    title: 'As estradas fazem a diferença',
    why: 'O hexágono marcado é por onde ela entra. Veja os números: hexágono com estrada custa 1, terreno aberto 2, floresta 3. Pela estrada se vai longe; fora dela os pontos logo acabam. Passar por um hexágono com uma brigada britânica custa 1 a mais: é o engarrafamento.',
  },
  refused: {
    title: 'Por que não ali?',
    why: 'Tente o que quiser: a página diz por que não pode ser feito e cita a regra. Perguntar não custa nada.',
    task: 'Com uma unidade selecionada, {pointer, select, touch {toque} other {clique}} em um hexágono escurecido: De Horst, em 0507, por exemplo.',
  },
  road: {
    title: 'Faça-a entrar',
    why: 'Várias unidades podem terminar o movimento no mesmo hexágono: do seu lado, no máximo uma brigada e dois regimentos. {pointer, select, touch {Um segundo toque confirma o movimento.} other {Um segundo clique confirma o movimento sobre unidades suas e, numa tela de toque, qualquer movimento.}} Um movimento pode ser desfeito enquanto nenhum dado tiver sido rolado.',
    task: 'Mande a unidade para qualquer hexágono que ela alcance; 0407 fica ao lado de De Horst.',
  },
  engage: {
    title: 'Zonas de engajamento',
    why: 'Os seis hexágonos em volta de cada unidade são a sua zona de engajamento. Quem entra numa delas tem de parar, fica engajado e deve atacar na Fase de Combate. Por isso vá com força bastante: atacar com relação de forças ruim custa brigadas.',
    task: 'Leve uma segunda brigada para junto do inimigo: a 158/53 para 0408, por exemplo. Quanto mais, melhor.',
  },
  withdraw: {
    title: 'Ordens superiores',
    why: 'O manual tira do mapa duas brigadas canadenses neste turno. Enquanto não saírem, a fase não pode acabar.',
    task: 'Aperte as duas retiradas no painel. Para vê-las, limpe a seleção ({pointer, select, touch {Cancelar} other {Esc ou Cancelar}}).',
  },
  'end-movement': {
    title: 'Fim da movimentação',
    why: 'Mova quanto quiser, não há pressa. A artilharia fica melhor alguns hexágonos atrás: atira dentro do alcance sem se engajar. O botão pergunta de novo enquanto houver unidades que possam se mover.',
    task: 'Encerre a Fase de Movimentação.',
  },
  target: {
    title: 'Prepare um ataque',
    why: 'Cantos vermelhos marcam os hexágonos que você pode atacar. Quem está engajado deve atacar: a fase não acaba antes.',
    task: '{pointer, select, touch {Toque} other {Clique}} em um dos hexágonos inimigos marcados.',
  },
  odds: {
    title: 'Leia a relação de forças antes de decidir',
    why: 'O ataque dividido pela defesa dá a relação de forças; terreno, rios, defensores cercados e outros fatores deslocam a coluna, cada um com a sua regra. Abaixo está a probabilidade exata de cada resultado. Um {pointer, select, touch {toque} other {clique}} deixa um atacante de fora, se as regras permitirem.',
  },
  support: {
    title: 'Artilharia e aviões',
    why: 'A artilharia ao alcance soma o seu poder de ataque, cada uma em um combate por fase. Pontos aéreos são poucos e servem também à sua defesa. Observe a coluna enquanto soma.',
    task: 'Some uma artilharia ou pontos aéreos. Outro {pointer, select, touch {toque} other {clique}} desfaz.',
  },
  commit: {
    title: 'O ponto sem volta',
    why: 'Nada está decidido até você confirmar. Então o defensor pode responder com o apoio dele, rolam-se dois dados, e a partir daí nada pode ser desfeito.',
    task: 'Confirme o ataque.',
  },
  result: {
    title: 'Baixas, recuo, avanço',
    why: 'O resultado vale para os dois lados: quem perde passos, quem recua, quem pode avançar. A linha de baixo sempre diz a quem se pergunta e o quê. Recua-se para um hexágono livre, fora das zonas inimigas; quem não tem nenhum é eliminado. Vencendo, você pode entrar no hexágono. Pelos alemães responde o computador.',
    task: 'Responda a cada pergunta até o combate acabar.',
  },
  'end-combat': {
    title: 'Os outros combates',
    why: 'Siga com cada hexágono que deve ser atacado. Os que estão longe da infantaria podem ser bombardeados.',
    task: 'Trave os combates obrigatórios e encerre a fase.',
  },
  'enemy-turn': {
    title: 'A vez dos alemães',
    why: 'Agora um jogador do computador, um recruta, joga pelos alemães, que se movimentam e combatem como você. Quando atacarem você, a decisão é sua: se artilharia e aviões apoiam a defesa, quem sofre as baixas, para onde se recua. O ritmo você escolhe abaixo do mapa; depois, o cartão no alto do painel conta o que eles fizeram e mostra as jogadas.',
    task: 'Acompanhe, e responda ao que lhe for perguntado, até começar o turno 9.',
  },
  points: {
    title: 'Como se vence',
    why: 'Depois do turno 22 vence quem tem mais pontos. Você pontua por cidades inteiras, por limpar o Reichswald e por sair pela borda sul; os alemães, pelo que ainda ocupam, 10 por vila, e pelas suas perdas. Eles começam muito à frente: tome localidades deles. {pointer, select, touch {O turno, no alto, abre as trilhas e os pontos} other {Os pontos estão no alto}}; as regras, no menu, e todo número de regra abre o seu texto.',
  },
};
