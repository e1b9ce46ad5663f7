import type { MarketGardenWords } from './texts.ts';

export const words: MarketGardenWords = {
  side: {
    german: 'Alemães',
    allied: 'Aliados',
    destroyed: 'destruídas',
    intact: 'intactas',
  },
  nation: {
    British: 'britânica',
    American: 'americana',
    Polish: 'polonesa',
    Dutch: 'holandesa',
    German: 'alemã',
    'Dutch pro-German': 'holandesa pró-alemães',
  },
  phase: {
    'german-movement': 'Movimentação alemã',
    'german-combat': 'Combate alemão',
    'allied-movement': 'Movimentação aliada',
    'allied-combat': 'Combate aliado',
  },
  weather: {},
  terrain: {
    swamp: 'pântano',
    height: 'cota',
    bivouac: 'área de bivaque do 30º Corpo',
    road: 'estrada',
    'red-road': 'estrada vermelha',
    ferry: 'barca',
  },
  type: {
    mech_inf: 'infantaria motorizada',
    para: 'paraquedistas (salto)',
    airlanding: 'infantaria aerotransportada',
    glider: 'planadoristas',
    assault_gun: 'canhões de assalto',
    antitank: 'artilharia antitanque',
    security: 'tropas de segurança',
  },
  cause: { landing: 'saltou sobre o inimigo' },
  entry: {
    'north-of-waal': 'ao norte do Waal, em hexágono ainda dos alemães',
    arnhem: 'pelo ar, em Arnhem, dois turnos depois do contato do 30º Corpo com os paraquedistas ali',
  },
  note: {
    blow: 'Só antes do primeiro movimento. Um dado por ponte: o 1 a salva; qualquer outro a destrói e custa 5 pontos.',
  },
  mark: {
    isolated: 'sem contato com o 30º Corpo: sem apoio aéreo',
    'unsupplied-1': 'sem abastecimento: não recupera baixas',
    'unsupplied-2': 'dois turnos sem abastecimento: não recupera baixas e perde uma coluna ao atacar',
    'unsupplied-3':
      'três turnos ou mais sem abastecimento: não recupera baixas, não ataca e perde uma coluna ao defender-se',
  },
  item: {
    'red-road': 'unidades na estrada vermelha',
    'north-edge': 'o 30º Corpo na borda norte',
    bridges: 'pontes explodidas',
    'lost-german': 'unidades alemãs destruídas',
    'lost-allied': 'unidades aliadas destruídas',
  },
  scenario: { 'market-garden': 'Operação Market-Garden, 17 a 26 de setembro de 1944' },
  option: { 'blind-declaration': 'Atacar antes de conhecer a defesa' },
  value: { off: 'não', on: 'sim' },
  meaning: {
    'blind-declaration':
      'As peças ficam à vista. Com “sim”, o atacante só vê os poderes e a relação de forças depois de declarar tudo (5.1.1), e a tela é coberta quando passa ao outro lado.',
  },
  group: {
    '1 Abn': '1ª Divisão Aeroterrestre britânica',
    '82 Abn': '82ª Divisão Aeroterrestre',
    '101 Abn': '101ª Divisão Aeroterrestre',
    '1 Polish': 'Brigada Paraquedista polonesa',
  },
};
