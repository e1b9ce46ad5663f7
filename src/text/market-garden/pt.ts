import type { MarketGardenTexts } from './texts.ts';
import { words } from './words-pt.ts';

export const pt: MarketGardenTexts = {
  refusals: {
    stacking: 'Não há lugar em {hex}: o limite é de três unidades. Outras podem passar por ali, mas não parar.',
    'no-exit-here':
      '{unit} não pode sair do mapa aqui: só as unidades alemãs saem por vontade própria, de um hexágono da borda oeste, norte ou leste.',
    'not-in-arnhem':
      '{unit} só desembarca em Arnhem, e só enquanto Arnhem inteira for dos Aliados: conquiste antes a cidade.',
    'not-in-bivouac':
      '{hex} não fica ao sul da linha de bivaque: coloque {unit} em um dos hexágonos marcados do 30º Corpo.',
    'jump-due': '{unit} salta neste turno: faça-a pousar em {hex} antes de encerrar a fase.',
    'bivouac-too-small':
      'O bivaque do 30º Corpo é pequeno demais neste mapa: {units, plural, one {falta # unidade a posicionar} other {faltam # unidades a posicionar}}, e onde {unit} pode ficar há lugar para {room}. Dê a mais hexágonos a característica “bivouac” ou desocupe-os.',
    'set-up-first': 'Antes é preciso posicionar o 30º Corpo: coloque cada unidade dele ao sul da linha de bivaque.',
    'no-such-bridge': 'A estrada vermelha não tem ponte em {bridge}: indique a ponte pelos seus dois hexágonos.',
    'bridge-blown': 'A ponte {bridge} já foi destruída.',
    'bridge-allied':
      'A ponte {bridge} não pode mais ser explodida: unidades aliadas já passaram pelas duas extremidades.',
    'bridge-tried': 'Já se tentou explodir a ponte {bridge} neste turno; tente de novo no próximo.',
    'demolition-first':
      'Pontes são explodidas antes do primeiro movimento da fase: desfaça os seus movimentos se quiser tentar a ponte {bridge}.',
    unsupplied:
      '{unit} está sem abastecimento há três turnos ou mais e não pode atacar: precisa de abastecimento aéreo ou de contato com o 30º Corpo.',
    'no-air-isolated':
      'Não há apoio aéreo aqui: participa uma divisão que ainda não fez contato com o 30º Corpo. Combata sem pontos aéreos ou sem as unidades dela.',
    'never-advances': '{unit} fica onde está: artilharia comum e antitanque não avançam depois do combate.',
    'advances-one-hex':
      '{unit} para no hexágono abandonado: só blindados e infantaria motorizada avançam mais um hexágono.',
  },
  prompts: {
    'set-up':
      '{side}: posicione o 30º Corpo ao sul da linha de bivaque, até três unidades por hexágono ({left, plural, one {falta # unidade} other {faltam # unidades}}).',
    'bridges-or-movement':
      '{side}: exploda pontes antes do primeiro movimento, escolha uma unidade para mover ou encerre a Fase de Movimentação.',
    'dice-supply': 'Um dado decide se a divisão de {unit} é abastecida pelo ar.',
    'dice-demolition': 'Um dado decide se a ponte explode: só o 1 a salva.',
  },
  events: {
    'air-points': 'Pontos aéreos: Aliados {allied}, Alemães {german}.',
    'set-up': '{unit} é posicionada em {to}.',
    'supply-roll':
      'Abastecimento aéreo, dado {die}: a {division} {result, select, supplied {recebe o material} other {não recebe nada}}.',
    unsupplied:
      'A {division} está sem abastecimento{turns, plural, =0 {} =1 {: não recupera baixas} =2 { há # turnos seguidos: não recupera baixas e perde uma coluna quando ataca} other { há # turnos seguidos: não recupera baixas, não ataca e perde uma coluna quando se defende}}.',
    supplied: 'A {division} não depende mais do abastecimento aéreo.',
    contact: 'A {division} e o 30º Corpo fizeram contato ({unit}).',
    airlift:
      'O 30º Corpo fez contato em Arnhem: {late, select, yes {tarde demais para levar a 52ª Divisão para lá} other {a 52ª Divisão pode ser levada para lá a partir do turno {turn}}}.',
    demolition:
      'Cargas na ponte {bridge}: dado {die}, {result, select, blown {a ponte explode} other {a ponte fica de pé}}.',
    'bridge-taken': 'Unidades aliadas já passaram pelas duas extremidades da ponte {bridge}: ela é dos Aliados.',
    'bridge-mended': 'A ponte {bridge} pode ser atravessada de novo.',
    'ferry-lost': 'A barca {ferry} é destruída.',
    left: '{unit} sai do mapa por {hex}{late, select, yes { e não volta neste jogo} other {{turn, plural, =0 { e não volta} other { e pode voltar pela mesma borda a partir do turno #}}}}.',
    'north-edge': '{unit} é a primeira unidade do 30º Corpo a atingir a borda norte.',
  },
  reasons: {
    'terrain-swamp': 'pântano',
    'terrain-height': 'cota',
    'unsupplied-attack': 'atacantes sem abastecimento',
    'unsupplied-defence': 'defensores sem abastecimento',
  },
  costs: {},
  actions: {
    place: 'Posicionar {unit}',
    blow: 'Explodir a ponte {place}',
    exit: 'Sair do mapa aqui: volta em dois turnos',
  },
  verbs: { place: ['posicionar', 'colocar'], blow: ['explodir', 'dinamitar'] },
  facts: {
    bridges: 'pontes',
    ferries: 'barcas',
    unsupplied: 'turnos sem abastecimento',
    contact: 'em contato com o 30º Corpo',
    airlift: '52ª Divisão disponível a partir do turno',
    northEdge: 'o 30º Corpo atingiu a borda norte',
    blown: 'pontes explodidas até agora',
    ends: 'extremidades aliadas de pontes (1 primeira, 2 segunda, 3 ambas)',
    mending: 'transitável de novo no turno',
    tried: 'pontes tentadas neste turno',
    fuse: 'falta o dado da ponte',
    engaged: 'engajadas no início da fase, sem recuperação',
  },
  blurb:
    'Setembro de 1944: três divisões aeroterrestres tomam as pontes de Eindhoven a Arnhem, e um corpo de exército, por uma única estrada, tem de alcançá-las antes que os alemães se refaçam.',
  mapNote:
    'O mapa impresso se perdeu. Este foi redesenhado a partir do manual e da geografia real; cada valor diz de onde vem.',
  counterNote:
    'A folha de peças se perdeu: 16 de 76 frentes têm forças impressas; as outras e todos os versos são nossos, segundo as unidades reais. As regras estão completas, mas por esta versão não se pode julgar o equilíbrio do jogo impresso.',
  words,
};
