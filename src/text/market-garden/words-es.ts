import type { MarketGardenWords } from './texts.ts';

export const words: MarketGardenWords = {
  side: {
    german: 'Alemanes',
    allied: 'Aliados',
    destroyed: 'destruidos',
    intact: 'intactos',
  },
  nation: {
    British: 'británica',
    American: 'estadounidense',
    Polish: 'polaca',
    Dutch: 'neerlandesa',
    German: 'alemana',
    'Dutch pro-German': 'neerlandesa proalemana',
  },
  phase: {
    'german-movement': 'Movimiento alemán',
    'german-combat': 'Combate alemán',
    'allied-movement': 'Movimiento aliado',
    'allied-combat': 'Combate aliado',
  },
  weather: {},
  terrain: {
    swamp: 'pantano',
    height: 'cota',
    bivouac: 'zona de vivac del XXX Cuerpo',
    road: 'carretera',
    'red-road': 'carretera roja',
    ferry: 'transbordador',
  },
  type: {
    mech_inf: 'infantería motorizada',
    para: 'paracaidistas (de salto)',
    airlanding: 'infantería aerotransportada',
    glider: 'infantería en planeadores',
    assault_gun: 'cañones de asalto',
    antitank: 'artillería contracarro',
    security: 'tropas de seguridad',
  },
  cause: { landing: 'saltó sobre el enemigo' },
  entry: {
    'north-of-waal': 'al norte del Waal, en un hexágono aún en manos alemanas',
    arnhem: 'por aire, en Arnhem, dos turnos después de que el XXX Cuerpo enlace allí con los paracaidistas',
  },
  note: {
    blow: 'Solo antes del primer movimiento. Un dado por puente: el 1 lo salva; cualquier otro lo destruye y cuesta 5 puntos.',
  },
  mark: {
    isolated: 'sin contacto con el XXX Cuerpo: sin apoyo aéreo',
    'unsupplied-1': 'sin suministro: no recupera pérdidas',
    'unsupplied-2': 'dos turnos sin suministro: no recupera pérdidas y pierde una columna al atacar',
    'unsupplied-3':
      'tres turnos o más sin suministro: no recupera pérdidas, no ataca y pierde una columna al defenderse',
  },
  item: {
    'red-road': 'unidades en la carretera roja',
    'north-edge': 'el XXX Cuerpo en el borde norte',
    bridges: 'puentes volados',
    'lost-german': 'unidades alemanas destruidas',
    'lost-allied': 'unidades aliadas destruidas',
  },
  scenario: { 'market-garden': 'Operación Market-Garden, del 17 al 26 de septiembre de 1944' },
  option: { 'blind-declaration': 'Atacar antes de conocer la defensa' },
  value: { off: 'no', on: 'sí' },
  meaning: {
    'blind-declaration':
      'Las fichas están a la vista. Con «sí», el atacante solo ve las fuerzas y la proporción tras declararlo todo (5.1.1), y la pantalla se cubre cuando pasa al otro bando.',
  },
  group: {
    '1 Abn': '1.ª División Aerotransportada británica',
    '82 Abn': '82.ª División Aerotransportada',
    '101 Abn': '101.ª División Aerotransportada',
    '1 Polish': 'Brigada Paracaidista polaca',
  },
};
