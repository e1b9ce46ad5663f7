import { localized } from '../../wargame/book.ts';
import type { Briefing, PhaseGuide } from '../../wargame/briefing.ts';

/** What each phase allows (3.0). */
const PHASES: Readonly<Record<string, PhaseGuide>> = {
  'allied-movement': {
    text: localized(
      'The Allies move any of their units, one after the other or several of one hex together, bring in reinforcements at their hexes, and withdraw the units that are called away. A unit that enters an enemy engagement zone stops there.',
      'Os Aliados movem as unidades que quiserem, uma a uma ou várias do mesmo hexágono juntas, fazem entrar os reforços nos seus hexágonos e retiram do mapa as unidades chamadas de volta. Quem entra numa zona de engajamento inimiga para ali.',
      'Los Aliados mueven las unidades que quieran, una a una o varias del mismo hexágono juntas, hacen entrar los refuerzos en sus hexágonos y repliegan las unidades reclamadas. Quien entra en una zona de enfrentamiento enemiga se detiene allí.',
    ),
    rules: ['4.0', '4.1.1', '4.1.2', '4.2', '11.1.5'],
  },
  'allied-combat': {
    text: localized(
      'Allied units next to the enemy attack: engaged units must, unless they stayed on dominant terrain. Artillery and air points support attacks or bombard by themselves. Each hex is attacked at most once, each unit fights once.',
      'As unidades aliadas ao lado do inimigo atacam: quem está engajado é obrigado, a não ser que tenha ficado em terreno dominante. Artilharia e pontos aéreos apoiam ataques ou bombardeiam por si. Cada hexágono é atacado no máximo uma vez, cada unidade combate uma vez.',
      'Las unidades aliadas junto al enemigo atacan: la que está trabada está obligada, salvo si se quedó en terreno dominante. La artillería y los puntos aéreos apoyan ataques o bombardean por sí solos. Cada hexágono se ataca como mucho una vez, cada unidad combate una vez.',
    ),
    rules: ['4.1.2', '5.0', '5.1', '6.2', '8.0'],
  },
  'german-movement': {
    text: localized(
      'The Germans move any of their units and bring in reinforcements. Units in cities bombed this turn stay where they are.',
      'Os alemães movem as unidades que quiserem e fazem entrar os reforços. Unidades em cidades bombardeadas neste turno ficam onde estão.',
      'Los alemanes mueven las unidades que quieran y hacen entrar los refuerzos. Las unidades en ciudades bombardeadas este turno se quedan donde están.',
    ),
    rules: ['4.0', '4.1.1', '4.1.2', '4.2', '6.3'],
  },
  'german-combat': {
    text: localized(
      'German units next to the enemy attack, as the Allied ones did: engaged units must. The artillery of a division supports its own division. Army artillery of the Allies does not fire in this phase.',
      'As unidades alemãs ao lado do inimigo atacam, como antes as aliadas: quem está engajado é obrigado. A artilharia de uma divisão apoia a própria divisão. A artilharia de exército dos Aliados não dispara nesta fase.',
      'Las unidades alemanas junto al enemigo atacan, como antes las aliadas: la que está trabada está obligada. La artillería de una división apoya a su propia división. La artillería de ejército de los Aliados no dispara en esta fase.',
    ),
    rules: ['4.1.2', '5.0', '5.1', '8.0'],
  },
  'final-movement': {
    text: localized(
      'After the last turn the Allies move once more, but nobody may enter an enemy engagement zone. Then the points are counted.',
      'Depois do último turno os Aliados se movem mais uma vez, mas ninguém pode entrar numa zona de engajamento inimiga. Então contam-se os pontos.',
      'Tras el último turno los Aliados se mueven una vez más, pero nadie puede entrar en una zona de enfrentamiento enemiga. Después se cuentan los puntos.',
    ),
    rules: ['3.0', '11.2'],
  },
};

export const briefing: Briefing = { phases: PHASES };
