import { localized } from '../../wargame/book.ts';
import type { Briefing, PhaseGuide } from '../../wargame/briefing.ts';

/** What each phase allows (3.0). */
const PHASES: Readonly<Record<string, PhaseGuide>> = {
  'pact-movement': {
    text: localized(
      'The Pact moves any of its units and brings in reinforcements: over the east edge, or in a city it holds, where they stay for this turn. A unit that enters an enemy engagement zone stops there; nobody crosses the halt line. Airborne units may fly instead, 1 point a hex over any ground, and until turn 13 land behind enemy lines. Reserves and Czechs move from turn 5 on. On turn 5 three divisions must leave for Denmark, or it costs 100 points.',
      'O Pacto move as unidades que quiser e recebe reforços: pela borda leste, ou numa cidade em seu poder, onde ficam neste turno. Quem entra numa zona de engajamento inimiga para ali; ninguém ultrapassa a LDV. As unidades aeroterrestres podem voar, a 1 ponto por hexágono sobre qualquer terreno, e até o turno 13 pousar atrás das linhas inimigas. Reservas e tchecos só se movem a partir do turno 5. No turno 5 três divisões têm de seguir para a Dinamarca, ou se perdem 100 pontos.',
      'El Pacto mueve las unidades que quiera y recibe refuerzos: por el borde este, o en una ciudad en su poder, donde se quedan este turno. Quien entra en una zona de enfrentamiento enemiga se detiene allí; nadie rebasa la LDV. Las unidades aerotransportadas pueden volar, a 1 punto por hexágono sobre cualquier terreno, y hasta el turno 13 aterrizar tras las líneas enemigas. Reservas y checos se mueven solo desde el turno 5. En el turno 5 tres divisiones deben salir hacia Dinamarca, o se pierden 100 puntos.',
    ),
    rules: ['4.0', '4.1.1', '4.1.2', '4.2.1', '4.2.2', '4.3', '9.1.4'],
  },
  'pact-combat': {
    text: localized(
      'Pact units next to the enemy attack: engaged units must, unless they stayed on dominant terrain. Air points for attack support combats without limit, or strike a hex by themselves, 5 to 10 at a time; NATO answers with its air points for defence. Each hex is attacked at most once, each unit fights once. A tactical nuclear weapon clears a hex of enemy territory, at a price in points.',
      'As unidades do Pacto ao lado do inimigo atacam: quem está engajado é obrigado, a não ser que tenha ficado em terreno dominante. Pontos aéreos de ataque apoiam combates sem limite, ou atacam um hexágono por si, de 5 a 10 por vez; a OTAN responde com os seus pontos de defesa. Cada hexágono é atacado no máximo uma vez, cada unidade combate uma vez. Uma Arma Nuclear Tática limpa um hexágono de território inimigo e custa pontos.',
      'Las unidades del Pacto junto al enemigo atacan: la que está trabada está obligada, salvo si se quedó en terreno dominante. Los puntos aéreos de ataque apoyan combates sin límite, o atacan un hexágono por sí solos, de 5 a 10 cada vez; la OTAN responde con sus puntos de defensa. Cada hexágono se ataca como mucho una vez, cada unidad combate una vez. Un arma nuclear táctica vacía un hexágono de territorio enemigo, y cuesta puntos.',
    ),
    rules: ['4.1.2', '5.0', '5.1', '6.0', '6.2', '8.0'],
  },
  'nato-movement': {
    text: localized(
      'NATO moves any of its units and brings in reinforcements: in a city it holds, or, unless they are West German, over the west edge. On turns 5 and 8 an American division takes the place of a mechanised brigade. Airborne units may fly, and once a turn helicopters carry one other division that is not armoured, up to 20 hexes, to a hex with friends. The French move from turn 5 on. On even turns reduced units that stay out of contact recover when the phase ends.',
      'A OTAN move as unidades que quiser e recebe reforços: numa cidade em seu poder ou, se não forem alemães ocidentais, pela borda oeste. Nos turnos 5 e 8 uma divisão americana toma o lugar de uma brigada mecanizada. As unidades aeroterrestres podem voar e, uma vez por turno, os helicópteros levam outra divisão não blindada, até 20 hexágonos, para junto de unidades amigas. Os franceses só se movem a partir do turno 5. Nos turnos pares, quem tem baixas e fica desengajado se recupera ao fim da fase.',
      'La OTAN mueve las unidades que quiera y recibe refuerzos: en una ciudad en su poder o, si no son alemanes occidentales, por el borde oeste. En los turnos 5 y 8 una división estadounidense ocupa el lugar de una brigada mecanizada. Las unidades aerotransportadas pueden volar y, una vez por turno, los helicópteros llevan otra división no blindada, hasta 20 hexágonos, a un hexágono con unidades amigas. Los franceses se mueven solo desde el turno 5. En los turnos pares, quien tiene pérdidas y queda sin trabar se recupera al final de la fase.',
    ),
    rules: ['4.0', '4.1.2', '4.2.1', '4.3', '7.0', '9.1.3'],
  },
  'nato-combat': {
    text: localized(
      'NATO units next to the enemy attack, as those of the Pact did: engaged units must. NATO spends its air points for attack, the Pact those for defence.',
      'As unidades da OTAN ao lado do inimigo atacam, como antes as do Pacto: quem está engajado é obrigado. A OTAN gasta os seus pontos aéreos de ataque, o Pacto os de defesa.',
      'Las unidades de la OTAN junto al enemigo atacan, como antes las del Pacto: la que está trabada está obligada. La OTAN gasta sus puntos aéreos de ataque; el Pacto, los de defensa.',
    ),
    rules: ['4.1.2', '5.0', '5.1', '6.0', '6.2', '8.0'],
  },
};

export const briefing: Briefing = { phases: PHASES };
