import type { Words } from './words.ts';

export const words: Words = {
  side: {
    chance: 'dados',
  },
  terrain: {
    open: 'terreno aberto',
    city: 'cidade',
    forest: 'floresta',
    river: 'rio',
    bridge: 'ponte',
    paved: 'estrada pavimentada',
    unpaved: 'estrada não pavimentada',
    frontier: 'fronteira',
  },
  type: {
    inf: 'infantaria',
    mech_inf: 'infantaria blindada',
    para_ground: 'paraquedistas',
    armour: 'blindados',
    tank_destroyer: 'caça-tanques',
    artillery: 'artilharia',
    art_mech: 'artilharia mecanizada',
  },
  size: { II: 'batalhão', III: 'regimento', X: 'brigada', XX: 'divisão' },
  pool: { air: 'Pontos aéreos', 'air-attack': 'Pontos aéreos de ataque', 'air-defence': 'Pontos aéreos de defesa' },
  mark: { moved: 'já se moveu', fired: 'já atirou', flown: 'já voou', engaged: 'engajada' },
  /** What a unit with such a mark has done. */
  done: { moved: 'já se moveu', fired: 'já combateu', flown: 'já voou' },
  edge: { north: 'norte', east: 'leste', south: 'sul', west: 'oeste' },
  entry: {
    north: 'pela borda norte',
    east: 'pela borda leste',
    south: 'pela borda sul',
    west: 'pela borda oeste',
    air: 'pelo ar',
  },
  /** What to know before an action that is chosen by its name. */
  note: {},
  menu: {},
  /** Items of the score that are no place. */
  item: { before: 'marcados antes do jogo', destroyed: 'unidades destruídas' },
  mode: { ground: 'Ataque', bombard: 'Bombardeio' },
  cause: {
    loss: 'segunda baixa',
    result: 'resultado do combate',
    retreat: 'sem recuo possível',
    exchange: 'troca',
  },
  result: {
    DA: 'defesa aniquilada',
    DE: 'defesa eliminada',
    DRB: 'defesa recua com baixa',
    DRI: 'defesa recua intacta',
    DVB: 'defesa vence com baixa',
    DVI: 'defesa vence intacta',
    AVI: 'ataque vence intacto',
    AVB: 'ataque vence com baixa',
    ARI: 'ataque recua intacto',
    ARB: 'ataque recua com baixa',
    AE: 'ataque eliminado',
    EMP: 'troca',
    IMP: 'impasse',
    DI: 'defesa intacta',
    DB: 'defesa sofre baixa',
  },
};
