import type { GuideTexts } from './texts.ts';

export const es: GuideTexts = {
  map: {
    title: 'Operación Veritable, 8 de febrero de 1945',
    why: 'Mandas a los Aliados, las fichas color arena del oeste. Las fichas gris azuladas con una esquina cortada son los alemanes. Quieres Cleve, Goch y Calcar; en medio están el Reichswald, tierras inundadas y dos carreteras. Cada hexágono tiene un número: primero la columna, después la fila. Un turno es un día: te mueves y combates, y luego se mueven y combaten los alemanes.',
  },
  counter: {
    title: 'Qué dice una ficha',
    why: 'Tres números: ataque, defensa, puntos de movimiento. La cruz de la caja es infantería, la X de encima una brigada; tiene dos pasos, así que aguanta una pérdida antes de desaparecer.',
    task: 'Selecciona la 5.ª Brigada canadiense en 0305.',
  },
  step: {
    title: 'Alcance y coste',
    why: 'Los hexágonos que siguen claros se pueden alcanzar; el número es el coste en puntos de movimiento. Número rojo: el movimiento ha de terminar ahí. Esta brigada solo tiene un hexágono: en el primer turno debe tomar Wyler.',
    task: 'Muévela a 0405, o mueve cualquier otra unidad.',
  },
  reserves: {
    title: 'El ejército espera fuera del mapa',
    why: 'La mayor parte de tus divisiones entra en este turno por el borde oeste. Cada una tiene un hexágono por el que llega su carretera.',
    task: 'Abre los refuerzos y selecciona una brigada, por ejemplo la 71/53.',
  },
  range: {
    title: 'Las carreteras marcan la diferencia',
    why: 'El hexágono señalado es por donde entra. Mira los números: un hexágono con carretera cuesta 1, el terreno abierto 2, el bosque 3. Por la carretera se llega lejos; fuera de ella los puntos se acaban pronto. Pasar por un hexágono con una brigada británica cuesta 1 más: el atasco.',
  },
  refused: {
    title: '¿Por qué ahí no?',
    why: 'Intentes lo que intentes, la página dice por qué no se puede y cita la regla. Preguntar no cuesta nada.',
    task: 'Con una unidad seleccionada, {pointer, select, touch {toca} other {haz clic en}} un hexágono oscurecido: De Horst, en 0507, por ejemplo.',
  },
  road: {
    title: 'Hazla entrar',
    why: 'Varias unidades pueden acabar el movimiento en el mismo hexágono: las tuyas, como mucho una brigada y dos regimientos. {pointer, select, touch {Un segundo toque confirma el movimiento.} other {Un segundo clic confirma un movimiento sobre unidades propias y, en una pantalla táctil, cualquier movimiento.}} Se puede deshacer mientras no se haya tirado ningún dado.',
    task: 'Envía la unidad a cualquier hexágono que alcance; 0407 está junto a De Horst.',
  },
  engage: {
    title: 'Zonas de enfrentamiento',
    why: 'Los seis hexágonos que rodean a cada unidad son su zona de enfrentamiento. Quien entra en una debe detenerse, queda trabado y ha de atacar en la Fase de Combate. Así que ve con fuerza suficiente: atacar con mala proporción cuesta brigadas.',
    task: 'Lleva una segunda brigada junto al enemigo: la 158/53 a 0408, por ejemplo. Cuantas más, mejor.',
  },
  withdraw: {
    title: 'Órdenes de arriba',
    why: 'El reglamento saca del mapa dos brigadas canadienses en este turno. Mientras no se vayan, la fase no puede terminar.',
    task: 'Pulsa los dos repliegues en el panel. Para verlos, quita la selección ({pointer, select, touch {Cancelar} other {Esc o Cancelar}}).',
  },
  'end-movement': {
    title: 'Fin del movimiento',
    why: 'Mueve cuanto quieras, no hay prisa. La artillería está mejor unos hexágonos detrás: dispara dentro de su alcance sin trabarse. El botón vuelve a preguntar mientras queden unidades que puedan moverse.',
    task: 'Termina la Fase de Movimiento.',
  },
  target: {
    title: 'Prepara un ataque',
    why: 'Las esquinas rojas señalan los hexágonos que puedes atacar. Quien está trabado debe hacerlo: la fase no termina antes.',
    task: '{pointer, select, touch {Toca} other {Haz clic en}} uno de los hexágonos enemigos señalados.',
  },
  odds: {
    title: 'Lee la proporción antes de decidir',
    why: 'El ataque dividido por la defensa da una proporción; terreno, ríos, defensores cercados y demás desplazan la columna, cada uno con su regla. Debajo está la probabilidad exacta de cada resultado. Un {pointer, select, touch {toque} other {clic}} deja fuera a un atacante, si las reglas lo permiten.',
  },
  support: {
    title: 'Artillería y aviones',
    why: 'La artillería al alcance suma su fuerza de ataque, cada una en un combate por fase. Los puntos aéreos son pocos y sirven también para tu defensa. Observa la columna mientras sumas.',
    task: 'Añade una artillería o puntos aéreos. Otro {pointer, select, touch {toque} other {clic}} lo deshace.',
  },
  commit: {
    title: 'El punto sin retorno',
    why: 'Nada está decidido hasta que confirmas. Entonces el defensor puede responder con su apoyo, se tiran dos dados y, a partir de ahí, no se puede deshacer nada.',
    task: 'Confirma el ataque.',
  },
  result: {
    title: 'Pérdidas, retirada, avance',
    why: 'El resultado vale para los dos bandos: quién pierde pasos, quién se retira, quién puede avanzar. La línea de abajo dice siempre a quién se pregunta y qué. La retirada va a un hexágono libre, fuera de zonas enemigas; quien no tiene ninguno queda eliminado. Si vences puedes entrar en el hexágono. Por los alemanes responde el ordenador.',
    task: 'Responde a cada pregunta hasta que el combate acabe.',
  },
  'end-combat': {
    title: 'Los demás combates',
    why: 'Sigue con cada hexágono que haya que atacar. Los que están lejos de tu infantería se pueden bombardear.',
    task: 'Libra los combates obligados y termina la fase.',
  },
  'enemy-turn': {
    title: 'El turno de los alemanes',
    why: 'Ahora el ordenador, con el nivel de recluta, juega por los alemanes, que se mueven y combaten igual que tú. Cuando te ataquen decides tú: si la artillería y los aviones apoyan la defensa, quién sufre las pérdidas, hacia dónde se retiran tus unidades. El ritmo lo eliges debajo del mapa; después, la tarjeta de lo alto del panel cuenta lo que han hecho y muestra las jugadas.',
    task: 'Observa, y responde a lo que se te pregunte, hasta que empiece el turno 9.',
  },
  points: {
    title: 'Cómo se gana',
    why: 'Después del turno 22 gana quien tenga más puntos. Puntúas por ciudades enteras, por limpiar el Reichswald y por salir por el borde sur; los alemanes, por lo que aún conservan, 10 por pueblo, y por tus pérdidas. Empiezan muy por delante: quítales localidades. {pointer, select, touch {El turno, arriba, abre las pistas y los puntos} other {Los puntos están arriba}}; las reglas, en el menú, y cada número de regla abre su texto.',
  },
};
