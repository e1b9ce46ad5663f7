import { localized } from '../../wargame/book.ts';
import type { Briefing, PhaseGuide } from '../../wargame/briefing.ts';

/** What each phase allows (3.0). */
const PHASES: Readonly<Record<string, PhaseGuide>> = {
  'german-movement': {
    text: localized(
      'Before their first move the Germans may try to blow any bridge of the red road that is still theirs: a die each, and only a 1 saves the bridge. Then they move any of their units and bring in reinforcements over the west and east edges. A unit that enters an enemy engagement zone stops there; a reduced unit that stays out of contact recovers.',
      'Antes do primeiro movimento os alemães podem tentar explodir as pontes da estrada vermelha que ainda são suas: um dado para cada uma, e só o 1 salva a ponte. Depois movem as unidades que quiserem e fazem entrar os reforços pelas bordas oeste e leste. Quem entra numa zona de engajamento inimiga para ali; a unidade com baixa que fica desengajada se recupera.',
      'Antes de su primer movimiento los alemanes pueden intentar volar los puentes de la carretera roja que aún son suyos: un dado por puente, y solo el 1 lo salva. Después mueven las unidades que quieran y hacen entrar los refuerzos por los bordes oeste y este. Quien entra en una zona de enfrentamiento enemiga se detiene allí; la unidad con pérdidas que queda sin trabar se recupera.',
    ),
    rules: ['10.1', '4.0', '4.1.1', '4.1.2', '4.2.1', '7.0'],
  },
  'german-combat': {
    text: localized(
      'German units next to the enemy attack: engaged units must, unless they stayed on dominant terrain. Artillery and air points support attacks or bombard by themselves, and both sides may use theirs. Each hex is attacked at most once, each unit fights once.',
      'As unidades alemãs ao lado do inimigo atacam: quem está engajado é obrigado, a não ser que tenha ficado em terreno dominante. Artilharia e pontos aéreos apoiam ataques ou bombardeiam por si, e os dois lados podem usar os seus. Cada hexágono é atacado no máximo uma vez, cada unidade combate uma vez.',
      'Las unidades alemanas junto al enemigo atacan: la que está trabada está obligada, salvo si se quedó en terreno dominante. La artillería y los puntos aéreos apoyan ataques o bombardean por sí solos, y ambos bandos pueden usar los suyos. Cada hexágono se ataca como mucho una vez, cada unidad combate una vez.',
    ),
    rules: ['4.1.2', '5.0', '5.1', '6.2', '8.0'],
  },
  'allied-movement': {
    text: localized(
      'From turn 19 on a die decides for each airborne division without contact with XXX Corps whether it is supplied. Then the Allies move any of their units and land what comes from the air. On turn 17 airborne units have 3 movement points, and XXX Corps is set up first. Bridges taken the turn before can be crossed again.',
      'A partir do turno 19, um dado decide se cada divisão aeroterrestre sem contato com o 30º Corpo é abastecida. Depois os Aliados movem as unidades que quiserem e lançam as que chegam pelo ar. No turno 17 as unidades aeroterrestres têm 3 pontos de movimentação, e antes se posiciona o 30º Corpo. Pontes destruídas, tomadas no turno anterior, voltam a ser transitáveis.',
      'Desde el turno 19 un dado decide si cada división aerotransportada sin contacto con el XXX Cuerpo recibe suministro. Después los Aliados mueven las unidades que quieran y lanzan las que llegan por aire. En el turno 17 las unidades aerotransportadas tienen 3 puntos de movimiento, y antes se despliega el XXX Cuerpo. Los puentes volados que se tomaron el turno anterior vuelven a ser transitables.',
    ),
    rules: ['9.0', '4.0', '4.1.1', '4.1.2', '4.2.3', '7.0', '10.1'],
  },
  'allied-combat': {
    text: localized(
      'Allied units next to the enemy attack, as the German ones did: engaged units must. Divisions without contact with XXX Corps have no air support, and after three turns without supply they do not attack. A division that fights complete gains a column.',
      'As unidades aliadas ao lado do inimigo atacam, como antes as alemãs: quem está engajado é obrigado. Divisões sem contato com o 30º Corpo não têm apoio aéreo e, depois de três turnos sem abastecimento, não atacam. Uma divisão que combate completa ganha uma coluna.',
      'Las unidades aliadas junto al enemigo atacan, como antes las alemanas: la que está trabada está obligada. Las divisiones sin contacto con el XXX Cuerpo no tienen apoyo aéreo y, tras tres turnos sin suministro, no atacan. Una división que combate completa gana una columna.',
    ),
    rules: ['4.1.2', '5.0', '5.1', '5.1.4', '6.2', '8.0', '9.0'],
  },
};

export const briefing: Briefing = { phases: PHASES };
