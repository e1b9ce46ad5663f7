import type { GuideTexts } from './texts.ts';

export const pt: GuideTexts = {
  map: {
    title: 'A Terceira Guerra Mundial, 4 de agosto de 1985',
    why: 'Você comanda o Pacto de Varsóvia, a leste; as peças de canto cortado são da OTAN. Você quer as cidades da Alemanha Ocidental e da Holanda, e a LDV, a linha de detenção junto às fronteiras da França e da Bélgica, antes que os americanos tragam os reforços pelo Atlântico. Não há estradas: rios, florestas e montanhas decidem a que velocidade você avança. Todo hexágono tem um número: primeiro a coluna, depois a linha. Um turno é um dia: você se movimenta e combate, depois a OTAN.',
  },
  nato: {
    title: 'A OTAN se posiciona primeiro',
    why: 'Dois dados já foram rolados: um decidiu se a França fica neutra; o outro, se os alemães orientais lutam por você. O diário traz os dois resultados. Cada corpo de exército começa no seu bivaque, dentro da linha tracejada, mas sem tocar na fronteira. O computador, no nível recruta, joga pela OTAN e pôs cada unidade no hexágono proposto.',
  },
  pact: {
    title: 'Agora os seus exércitos',
    why: 'Eles ficam atrás da fronteira: ao norte, perto de Schwerin, o 2º Exército Blindado de Guardas, com a sigla 2BG. Num hexágono cabem três unidades; elas podem ser posicionadas uma a uma, ou todas de uma vez nos hexágonos propostos. A 103ª Divisão Aeroterrestre já está em Bremen, muito atrás do inimigo. As unidades tchecas e a sua reserva não se movem antes do turno 5.',
    task: 'Pressione “Dispor todas as unidades que faltam”: este guia conta com os hexágonos propostos.',
  },
  counter: {
    title: 'O que a peça diz',
    why: 'Três números: ataque, defesa, pontos de movimentação. A elipse na caixa são blindados, o XX acima é uma divisão; são dois passos, ou seja, aguenta uma baixa antes de sair do jogo. 16/2BG é a 16ª Divisão do 2º Exército Blindado de Guardas. O exército só importa na colocação inicial.',
    task: 'Selecione a 16/2BG em 2704.',
  },
  range: {
    title: 'Alcance e custo',
    why: 'Os hexágonos que continuam claros podem ser alcançados; o número é o custo em pontos de movimentação. Terreno aberto e cidade custam 1. Floresta custa 3 a blindados e infantaria mecanizada, 2 a quem anda a pé; montanha custa 3 e é proibida aos blindados. Um rio custa 2 a mais, 1 a pé: aqui é o Elba. Número vermelho: o movimento tem de acabar ali.',
  },
  refused: {
    title: 'Por que não ali?',
    why: 'Tente o que quiser: a página diz por que não pode ser feito e cita a regra. Perguntar não custa nada.',
    task: 'Com uma unidade selecionada, {pointer, select, touch {toque} other {clique}} em um hexágono escurecido: a divisão holandesa, em 2406, por exemplo.',
  },
  engage: {
    title: 'Zonas de engajamento',
    why: 'Os seis hexágonos em volta de cada unidade são a sua zona de engajamento. Quem entra numa delas tem de parar, fica engajado e deve atacar na Fase de Combate. {pointer, select, touch {Um segundo toque confirma o movimento.} other {Um segundo clique confirma o movimento sobre unidades suas e, numa tela de toque, qualquer movimento.}} Um movimento pode ser desfeito enquanto nenhum dado tiver sido rolado.',
    task: 'Leve a 16/2BG através do Elba até 2505, ao lado dos holandeses, ou mova qualquer outra unidade.',
  },
  mass: {
    title: 'Ataque com tudo',
    why: 'Quanto mais unidades atacam juntas, melhor a relação de forças; atacar com relação ruim custa divisões. Cada unidade combate uma vez por fase, cada hexágono é atacado uma vez. Deixe as outras divisões deste exército onde estão: amanhã três das suas têm de partir para a Dinamarca.',
    task: 'Leve também a 207/2BG a 2505, e a 32/2BG a 2506.',
  },
  fly: {
    title: 'De helicóptero',
    why: 'Uma divisão aeroterrestre pode voar em vez de marchar: 20 hexágonos sobre qualquer terreno e por cima do inimigo, pousando em terreno aberto ou cidade, e até o turno 13 mesmo atrás das linhas da OTAN. No ar, o primeiro hexágono ao lado de um inimigo não conta; para cada um dos seguintes rola-se um dado, e um 1 custa uma baixa. No caminho direto até 2305 só o último hexágono fica ao lado dos holandeses: não há dado; passando por 2306 haveria um. Em 2305 a divisão lhes corta o recuo: ficam cercados, e você ganha uma coluna.',
    task: 'Selecione a 103DAet em Bremen (1706), pressione “Pelo ar” e depois {pointer, select, touch {toque} other {clique}} em 2305.',
  },
  'end-movement': {
    title: 'Fim da movimentação',
    why: 'Mova quanto quiser, não há pressa: o 3º Exército de Choque alcança Braunschweig; o 8º Exército de Guardas, as colinas perto de Fulda. Mas não engaje quem você não pode vencer. O botão pergunta de novo enquanto houver unidades que possam se mover.',
    task: 'Encerre a Fase de Movimentação.',
  },
  target: {
    title: 'Prepare um ataque',
    why: 'Cantos vermelhos marcam os hexágonos que você pode atacar. Quem está engajado deve atacar: a fase não acaba antes.',
    task: '{pointer, select, touch {Toque} other {Clique}} na divisão holandesa, em 2406, ou em outro hexágono marcado.',
  },
  odds: {
    title: 'Leia a relação de forças antes de decidir',
    why: 'O ataque dividido pela defesa dá a relação de forças; terreno e rios deslocam a coluna para a esquerda, defensores cercados para a direita, cada um com a sua regra. Abaixo está a probabilidade exata de cada resultado. Um {pointer, select, touch {toque} other {clique}} deixa um atacante de fora, se as regras permitirem.',
  },
  support: {
    title: 'Pontos aéreos',
    why: 'Nesta guerra não há artilharia, mas cada lado tem pontos aéreos de ataque e outros de defesa. Para atacar hoje você tem 50, e cada um vale um ponto de ataque; a OTAN responde com os seus 5 de defesa. O que não for usado neste turno se perde, e o tempo corre a favor da OTAN: a partir do turno 19 ela tem 50, e você 30. Observe a coluna enquanto soma.',
    task: 'Some pontos aéreos até a coluna mudar: bastam 4, se todos estiverem no lugar.',
  },
  commit: {
    title: 'O ponto sem volta',
    why: 'Nada está decidido até você confirmar. Então o defensor pode responder com pontos aéreos dele, rolam-se dois dados, e a partir daí nada pode ser desfeito.',
    task: 'Confirme o ataque.',
  },
  result: {
    title: 'Baixas, recuo, avanço',
    why: 'O resultado vale para os dois lados: quem perde passos, quem recua, quem pode avançar. A linha de baixo sempre diz a quem se pergunta e o quê. Recua-se para um hexágono sem inimigos e fora das zonas deles. Quem está cercado tem de passar por uma zona e sofre uma baixa no caminho; se já a sofreu no combate, quase sempre se perde. Blindados que recuam através de um rio também sofrem uma baixa. Vencendo, você pode entrar no hexágono; blindados e infantaria mecanizada, muitas vezes, em mais um. Pela OTAN responde o computador.',
    task: 'Responda a cada pergunta até o combate acabar.',
  },
  bombs: {
    title: 'Só com aviões',
    why: 'Os pontos aéreos também atacam sem tropas em terra, de 5 a 10 por hexágono. Multiplicam-se os pontos pela vulnerabilidade de todos os que estão ali: 2 para blindados e infantaria mecanizada, 1 para os demais. Em 2408 há duas divisões alemãs ocidentais: 10 pontos dão 40. O terreno desloca a coluna para a esquerda; os rios, não. Um acerto custa uma baixa ao defensor.',
    task: 'Ataque 2408 pelo ar com 10 pontos, ou outro hexágono marcado com pelo menos 5.',
  },
  'end-combat': {
    title: 'O que falta fazer',
    why: 'Siga com cada hexágono que deve ser atacado e gaste os seus pontos aéreos. O painel também oferece uma Arma Nuclear Tática: ela elimina todos os que estão num hexágono, mas custa a você 30 pontos, 50 numa cidade, e a OTAN pode retaliar por 20.',
    task: 'Trave os combates obrigatórios e encerre a fase.',
  },
  'enemy-turn': {
    title: 'A vez da OTAN',
    why: 'Agora o computador joga pela OTAN, que se movimenta e combate exatamente como você, com 30 pontos aéreos de ataque; os seus 12 de defesa podem ajudar as suas unidades, e quando lhe perguntarem a decisão é sua. As unidades aeroterrestres dela voam como as suas, mas atrás das suas linhas só nos turnos 19 a 23; os helicópteros levam por turno mais uma divisão para junto de unidades amigas. Você deixou Bremen, e ela vale 10 pontos: talvez a brigada britânica de Bielefeld venha buscá-la. Nos turnos pares, as unidades da OTAN com baixas se recuperam se estiverem desengajadas ao fim da Fase de Movimentação. As suas nunca se recuperam.',
    task: 'Acompanhe, e responda ao que lhe for perguntado, até começar o turno 5.',
  },
  denmark: {
    title: 'Turno 5: a Dinamarca e novas divisões',
    why: 'Hoje três das suas divisões, pelo menos uma delas soviética, têm de sair pela borda norte a oeste de Lübeck, ou você perde 100 pontos. A 25/2BG, a 93/2BG e a 16DB/PO conseguem, a partir do bivaque. Reforços soviéticos chegam quase todo dia, pela borda leste ou numa cidade sua, onde ficam parados nesse turno. Os da OTAN vêm pela borda oeste ou em cidades, a maioria depois do turno 13: até lá você tem de estar bem a oeste.',
  },
  points: {
    title: 'Como se vence',
    why: 'Depois do turno 23 vence quem tem mais pontos. Você marca 10 por cidade da Alemanha Ocidental e 25 por cidade da Holanda, se não estiver cercada em relação à borda leste, 5 por unidade da OTAN destruída e 20 por hexágono da LDV em que tiver uma unidade; além dessa linha você nunca passa. A OTAN marca 10 por cidade que tomar de você e 2 por unidade sua destruída. {pointer, select, touch {O turno, no alto, abre as trilhas e os pontos} other {Os pontos estão no alto}}; as regras, no menu, e todo número de regra abre o seu texto.',
  },
};
