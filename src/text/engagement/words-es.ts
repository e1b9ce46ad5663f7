import type { Words } from './words.ts';

export const words: Words = {
  side: {
    chance: 'dados',
  },
  terrain: {
    open: 'terreno abierto',
    city: 'ciudad',
    forest: 'bosque',
    river: 'río',
    bridge: 'puente',
    paved: 'carretera pavimentada',
    unpaved: 'carretera sin pavimentar',
    frontier: 'frontera',
  },
  type: {
    inf: 'infantería',
    mech_inf: 'infantería acorazada',
    para_ground: 'paracaidistas',
    armour: 'carros',
    tank_destroyer: 'cazacarros',
    artillery: 'artillería',
    art_mech: 'artillería mecanizada',
  },
  size: { II: 'batallón', III: 'regimiento', X: 'brigada', XX: 'división' },
  pool: { air: 'Puntos aéreos', 'air-attack': 'Puntos aéreos de ataque', 'air-defence': 'Puntos aéreos de defensa' },
  mark: { moved: 'ya se ha movido', fired: 'ya ha disparado', flown: 'ya ha volado', engaged: 'trabada' },
  /** What a unit with such a mark has done. */
  done: { moved: 'ya se ha movido', fired: 'ya ha combatido', flown: 'ya ha volado' },
  edge: { north: 'norte', east: 'este', south: 'sur', west: 'oeste' },
  entry: {
    north: 'por el borde norte',
    east: 'por el borde este',
    south: 'por el borde sur',
    west: 'por el borde oeste',
    air: 'por aire',
  },
  /** What to know before an action that is chosen by its name. */
  note: {},
  menu: {},
  /** Items of the score that are no place. */
  item: { before: 'marcados antes de la partida', destroyed: 'unidades destruidas' },
  mode: { ground: 'Ataque', bombard: 'Bombardeo' },
  cause: {
    loss: 'segunda pérdida',
    result: 'resultado del combate',
    retreat: 'sin retirada posible',
    exchange: 'intercambio',
  },
  result: {
    DA: 'defensa aniquilada',
    DE: 'defensa eliminada',
    DRB: 'la defensa se retira con pérdida',
    DRI: 'la defensa se retira intacta',
    DVB: 'la defensa vence con pérdida',
    DVI: 'la defensa vence intacta',
    AVI: 'el ataque vence intacto',
    AVB: 'el ataque vence con pérdida',
    ARI: 'el ataque se retira intacto',
    ARB: 'el ataque se retira con pérdida',
    AE: 'ataque eliminado',
    EMP: 'intercambio',
    IMP: 'punto muerto',
    DI: 'defensa intacta',
    DB: 'la defensa sufre una pérdida',
  },
};
