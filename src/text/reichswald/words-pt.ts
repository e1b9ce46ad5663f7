import type { ReichswaldWords } from './texts.ts';

export const words: ReichswaldWords = {
  side: {
    allied: 'Aliados',
    german: 'Alemães',
  },
  nation: { British: 'britânica', Canadian: 'canadense', German: 'alemã' },
  phase: {
    'allied-movement': 'Movimentação aliada',
    'allied-combat': 'Combate aliado',
    'german-movement': 'Movimentação alemã',
    'german-combat': 'Combate alemão',
    'final-movement': 'Última movimentação aliada',
  },
  weather: { fair: 'bom', cloudy: 'nublado', rain: 'chuva' },
  terrain: {
    village: 'vila',
    crest: 'crista',
    inundation: 'inundação',
    siegfried: 'linha Siegfried',
    fortification: 'fortificação',
  },
  type: {
    inf_mountain: 'montanhistas',
    flame_tank: 'tanques lança-chamas',
    amphib: 'blindados anfíbios',
    armd_eng: 'engenharia blindada',
    bridge_eng: 'pontoneiros',
    artillery_agra: 'artilharia de grupo de exército',
    artillery_corps: 'artilharia de corpo',
    artillery_pepperpot: 'grupo Pepperpot',
    art_sp: 'artilharia autopropulsada',
  },
  cause: {
    flood: 'alagamento',
  },
  entry: {},
  asked: { 'flee-flood': 'Um recuo meu da inundação', recover: 'Quem se recupera no fim do turno' },
  item: {
    reichswald: 'o Reichswald sem alemães',
    'exit-a': 'primeiro setor da borda sul',
    'exit-b': 'segundo setor da borda sul',
    'exit-a-how': 'Aliados: brigadas de infantaria suficientes saíram por ele. Alemães: nenhuma unidade aliada saiu.',
    'exit-b-how': 'Aliados: brigadas de infantaria suficientes saíram por ele. Alemães: nenhuma unidade aliada saiu.',
    'lost-german-infantry': 'infantaria alemã destruída',
    'lost-german': 'outras unidades alemãs destruídas',
    'lost-allied-infantry': 'infantaria aliada destruída',
    'lost-allied': 'outras unidades aliadas destruídas',
  },
  scenario: { veritable: 'Operação Veritable, 8 a 22 de fevereiro de 1945' },
  option: {
    'rain-on-paved': 'Chuva em estrada pavimentada',
    'crt-2-12': 'Linha 2-12 da tabela de combate',
    'blind-declaration': 'Atacar antes de conhecer a defesa',
  },
  value: {
    pays: 'custa 1 PM a mais, como no exemplo',
    exempt: 'não custa nada a mais, como na nota',
    printed: 'como impressa (troca a partir de 6-1)',
    diagonal: 'pela diagonal (defesa eliminada)',
    off: 'não',
    on: 'sim',
  },
  meaning: {
    'rain-on-paved':
      'Na chuva cada hexágono custa 1 PM a mais. O exemplo de 4.0 cobra isso também em estrada pavimentada; a nota de 10.0 a isenta.',
    'crt-2-12':
      'Com 2 ou 12 nos dados, a tabela impressa dá troca de 6-1 em diante. A outra leitura continua o desenho das linhas vizinhas.',
    'blind-declaration':
      'As peças ficam à vista. Com “sim”, o atacante só vê os poderes e a relação de forças depois de declarar tudo (5.1.1), e a tela é coberta quando passa ao outro lado.',
  },
  group: {
    wessex: '43ª Divisão e 8ª Brigada Blindada',
    'wessex-second': '130ª Brigada e artilharia autopropulsada da 43ª Divisão',
    panzers: '116ª Divisão Panzer e 15ª Panzergrenadier',
    canadians: '2ª Divisão canadense',
  },
};
