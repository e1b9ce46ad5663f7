import type { ReichswaldWords } from './texts.ts';

export const words: ReichswaldWords = {
  side: {
    allied: 'Aliados',
    german: 'Alemanes',
  },
  nation: { British: 'británica', Canadian: 'canadiense', German: 'alemana' },
  phase: {
    'allied-movement': 'Movimiento aliado',
    'allied-combat': 'Combate aliado',
    'german-movement': 'Movimiento alemán',
    'german-combat': 'Combate alemán',
    'final-movement': 'Último movimiento aliado',
  },
  weather: { fair: 'bueno', cloudy: 'nublado', rain: 'lluvia' },
  terrain: {
    village: 'pueblo',
    crest: 'cresta',
    inundation: 'inundación',
    siegfried: 'línea Sigfrido',
    fortification: 'fortificación',
  },
  type: {
    inf_mountain: 'tropas de montaña',
    flame_tank: 'carros lanzallamas',
    amphib: 'blindados anfibios',
    armd_eng: 'ingenieros acorazados',
    bridge_eng: 'pontoneros',
    artillery_agra: 'artillería de grupo de ejércitos',
    artillery_corps: 'artillería de cuerpo',
    artillery_pepperpot: 'grupo Pepperpot',
    art_sp: 'artillería autopropulsada',
  },
  cause: {
    flood: 'crecida',
  },
  entry: {},
  asked: { 'flee-flood': 'Una retirada mía de la inundación', recover: 'Quién se recupera al final del turno' },
  item: {
    reichswald: 'el Reichswald sin alemanes',
    'exit-a': 'primer sector del borde sur',
    'exit-b': 'segundo sector del borde sur',
    'exit-a-how':
      'Aliados: han salido por él suficientes brigadas de infantería. Alemanes: no ha salido ninguna unidad aliada.',
    'exit-b-how':
      'Aliados: han salido por él suficientes brigadas de infantería. Alemanes: no ha salido ninguna unidad aliada.',
    'lost-german-infantry': 'infantería alemana destruida',
    'lost-german': 'otras unidades alemanas destruidas',
    'lost-allied-infantry': 'infantería aliada destruida',
    'lost-allied': 'otras unidades aliadas destruidas',
  },
  scenario: { veritable: 'Operación Veritable, del 8 al 22 de febrero de 1945' },
  option: {
    'rain-on-paved': 'Lluvia en carretera pavimentada',
    'crt-2-12': 'Fila 2-12 de la tabla de combate',
    'blind-declaration': 'Atacar antes de conocer la defensa',
  },
  value: {
    pays: 'cuesta 1 PM más, como en el ejemplo',
    exempt: 'no cuesta nada más, como en la nota',
    printed: 'como está impresa (intercambio desde 6-1)',
    diagonal: 'siguiendo la diagonal (defensa eliminada)',
    off: 'no',
    on: 'sí',
  },
  meaning: {
    'rain-on-paved':
      'Con lluvia cada hexágono cuesta 1 PM más. El ejemplo de 4.0 lo cobra también en carretera pavimentada; la nota de 10.0 la exime.',
    'crt-2-12':
      'Con 2 o 12 en los dados, la tabla impresa da intercambio desde 6-1. La otra lectura sigue el dibujo de las filas vecinas.',
    'blind-declaration':
      'Las fichas están a la vista. Con «sí», el atacante solo ve las fuerzas y la proporción tras declararlo todo (5.1.1), y la pantalla se cubre cuando pasa al otro bando.',
  },
  group: {
    wessex: '43.ª División y 8.ª Brigada Acorazada',
    'wessex-second': '130.ª Brigada y artillería autopropulsada de la 43.ª División',
    panzers: '116.ª División Panzer y 15.ª Panzergrenadier',
    canadians: '2.ª División canadiense',
  },
};
