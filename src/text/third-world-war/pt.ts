import type { ThirdWorldWarTexts } from './texts.ts';
import { words } from './words-pt.ts';

export const pt: ThirdWorldWarTexts = {
  refusals: {
    stacking: 'Não há lugar em {hex}: o limite é de três unidades. Outras podem passar por ali, mas não parar.',
    frozen:
      '{unit} não pode se mover antes do turno {turn}: até lá ficam paradas as unidades tchecas, as francesas e as da reserva do Pacto.',
    'beyond-halt-line': '{hex} fica além da Linha de Detenção Voluntária, que as unidades do Pacto não ultrapassam.',
    marked:
      'Uma arma nuclear atingiu {hex}: só blindados da OTAN podem atravessar esse hexágono, e ninguém pode parar nele.',
    'outside-france': '{hex} fica fora da França, e {unit} não sai de lá: a França é neutra.',
    neutral: '{unit} não ataca: a França é neutra.',
    'armour-shuns': '{unit} não ataca ali: blindados não combatem ninguém em montanha.',
    'no-exit-here':
      '{unit} não pode sair do mapa aqui: só saem três divisões do Pacto, para a Dinamarca, no turno 5, pela borda norte a oeste de Lübeck.',
    'denmark-enough': 'Três divisões já partiram para a Dinamarca: {unit} fica.',
    'denmark-soviet':
      '{unit} não pode ir para a Dinamarca: uma das três tem de ser soviética; mande uma divisão soviética.',
    'by-brigade': '{unit} só entra no lugar de uma brigada mecanizada americana: escolha a brigada no mapa.',
    'no-helicopter':
      '{unit} não voa: os helicópteros levam tropas aeroterrestres e, uma vez por turno, uma divisão não blindada da OTAN.',
    'helicopters-used': '{unit} tem de esperar o próximo turno: os helicópteros da OTAN já transportaram uma divisão.',
    'no-landing-here': 'Não se pousa em {hex}: os helicópteros precisam de terreno aberto ou cidade.',
    'no-friends-here': '{unit} só pode desembarcar onde já haja uma unidade amiga, e em {hex} não há nenhuma.',
    'behind-lines':
      '{hex} fica atrás das linhas inimigas: ali o Pacto só pousa nos turnos 4 a 13, e a OTAN nos turnos 19 a 23.',
    'not-a-brigade': '{unit} não pode virar divisão: só brigadas de infantaria mecanizada americanas.',
    'brigade-reduced': '{unit} não pode virar divisão enquanto tiver baixas.',
    'brigade-surrounded': '{unit} não pode virar divisão enquanto estiver cercada.',
    'no-division-due':
      '{unit} não pode virar divisão agora: a 25ª se forma a partir do turno 5, a 26ª a partir do turno 8.',
    'own-territory':
      'Não se pode lançar uma arma nuclear em {hex}: é território próprio, mesmo que ocupado pelo inimigo.',
    'set-up-first':
      'Primeiro vem a colocação inicial: posicione as unidades uma a uma, ou mande dispor todas de uma vez.',
    'not-in-bivouac':
      '{unit} não pode ser colocada em {hex}: o lugar dela é o bivaque do seu exército ou corpo, sem tocar na fronteira.',
    'not-in-country': '{unit} não pode ser colocada em {hex}: o lugar dela é o seu próprio país ou cidade.',
    'not-for-reserves':
      '{unit} não pode ser colocada em {hex}: a reserva fica nos países do seu lado, a no mínimo 5 hexágonos da fronteira.',
    'room-needed': '{unit} não pode ser colocada em {hex}: as unidades desse bivaque precisam do lugar.',
    'advances-one-hex':
      '{unit} para no hexágono abandonado: só blindados e infantaria mecanizada avançam mais um hexágono.',
  },
  prompts: {
    'set-up':
      '{side}: posicione as suas unidades, até três por hexágono ({left, plural, one {falta # unidade} other {faltam # unidades}}), ou disponha todas de uma vez.',
    strike: '{side}: que hexágono a arma nuclear atinge?',
    'denmark-due':
      '{left, plural, one {Falta uma divisão} other {Faltam # divisões}} para a Dinamarca neste turno, ou o Pacto perde 100 pontos: três saem pela borda norte a oeste de Lübeck, uma delas soviética.',
    'dice-france': 'Um dado decide sobre a França: com 1 ela fica neutra.',
    'dice-east-germany':
      'Um dado decide sobre as unidades alemãs orientais: com 1 ou 2 saem do jogo, com 3 ou 4 não têm poder de ataque.',
    'dice-flak': 'Um dado decide se {unit} é atingida em voo: um 1 custa uma baixa.',
  },
  events: {
    france: 'França: dado {die}, {result, select, neutral {fica neutra} other {luta ao lado da OTAN}}.',
    'east-germany':
      'Alemanha Oriental: dado {die}, {result, select, removed {as suas unidades saem do jogo} passive {as suas unidades têm poder de ataque 0} other {as suas unidades jogam normalmente}}.',
    'set-up': '{unit} é posicionada em {to}.',
    'not-set-up': '{unit} fica fora do mapa: não há hexágono para ela neste mapa.',
    'air-points': 'Pontos aéreos de ataque e defesa: Pacto {pact} e {pactDefence}, OTAN {nato} e {natoDefence}.',
    flak: 'Antiaérea contra {unit}: dado {die}, {result, select, hit {atingida} other {ilesa}}.',
    formed: '{brigade}, em {hex}, dá lugar a {unit}.',
    left: '{unit} sai do mapa por {hex} rumo à Dinamarca.',
    'denmark-neglected': 'Menos de três divisões foram para a Dinamarca: o Pacto perde 100 pontos.',
    strike:
      '{side}: ataque nuclear a {hex}{retaliation, select, yes { em retaliação} other {}}, ao preço de {points} pontos.',
  },
  reasons: { 'terrain-mountain': 'montanha', passive: 'as unidades da Alemanha Oriental atacam com poder 0' },
  costs: {},
  actions: {
    place: 'Posicionar {unit}',
    deploy: 'Dispor todas as unidades que faltam',
    fly: 'Voar com {unit}',
    form: 'Transformar {unit} em divisão',
    nuclear: 'Lançar uma arma nuclear',
    strike: 'Atingir {place}',
    exit: 'Sair aqui para a Dinamarca',
  },
  verbs: {
    place: ['posicionar', 'colocar'],
    deploy: ['dispor'],
    fly: ['voar'],
    form: ['formar', 'substituir'],
    nuclear: ['nuclear', 'ant'],
    strike: ['atingir', 'lançar'],
  },
  facts: {
    'air-attack': 'pontos aéreos de ataque',
    'air-defence': 'pontos aéreos de defesa',
    france: 'França',
    eastGermany: 'unidades alemãs orientais',
    nuked: 'hexágonos atingidos por armas nucleares',
    nukes: 'ataques nucleares até agora',
    denmark: 'divisões enviadas à Dinamarca',
    'france.normal': 'luta ao lado da OTAN',
    'france.neutral': 'fica neutra',
    'eastGermany.normal': 'jogam normalmente',
    'eastGermany.passive': 'poder de ataque 0',
    'eastGermany.removed': 'fora do jogo',
    'denmark.left': 'divisões enviadas à Dinamarca',
    'denmark.neglected': 'divisões de menos enviadas à Dinamarca',
    'nukes.each': '{side} em {hex}{retaliation, select, true { em retaliação} other {}}',
  },
  blurb:
    'Agosto de 1985, segundo o livro do general Hackett: os exércitos do Pacto de Varsóvia invadem a Alemanha Ocidental, e a OTAN tem de resistir até que os reforços cruzem o Atlântico.',
  mapNote:
    'O mapa impresso se perdeu. Este foi redesenhado a partir do manual e da geografia real; cada valor diz de onde vem.',
  counterNote:
    'A folha de peças se perdeu: 18 de 152 frentes têm forças impressas; as outras e todos os versos são nossos, segundo as unidades reais. As regras estão completas, mas por esta versão não se pode julgar o equilíbrio do jogo impresso.',
  words,
};
