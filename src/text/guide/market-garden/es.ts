import type { GuideTexts } from './texts.ts';

export const es: GuideTexts = {
  map: {
    title: 'Operación Market-Garden, 17 de septiembre de 1944',
    why: 'Mandas a los Aliados, las fichas con una esquina cortada. Tres divisiones aerotransportadas acaban de saltar en Eindhoven, Nijmegen y Arnhem; el XXX Cuerpo espera en el sur. Una sola carretera, en rojo, los une, con puentes sobre canales y ríos. Cada hexágono tiene un número: primero la columna, después la fila. Un turno es un día: los alemanes se mueven y combaten, y luego tú. En este primer día los alemanes no juegan.',
  },
  counter: {
    title: 'Despliega el XXX Cuerpo',
    why: 'Tres números en la ficha: ataque, defensa, puntos de movimiento. La cruz de la caja es infantería, la X de encima una brigada; tiene dos pasos, así que aguanta una pérdida antes de desaparecer. Las doce unidades del XXX Cuerpo empiezan donde quieras al sur de la línea de vivac.',
    task: 'Elige la 129/43 en el panel y colócala en 0527, junto al 6.º Regimiento Paracaidista (FJR6).',
  },
  'set-up': {
    title: 'Tres unidades por hexágono',
    why: 'En un hexágono caben tres unidades. La división que combate con todas sus brigadas gana una columna, así que mantén juntas las divisiones. La artillería dispara a cuatro hexágonos: su sitio está detrás de las demás. Atacar por encima del canal es difícil; por eso lo quieres todo allí.',
    task: 'Despliega las demás: 130/43 y 214/43 en 0527, las tres brigadas de la 50.ª en 0427, 5Gds, 32Gds y 8Armd en 0627, en la carretera roja, las dos brigadas de artillería en 0528, P.Irene en 0628.',
  },
  drop: {
    title: 'Detrás del enemigo',
    why: 'Las divisiones aerotransportadas están solas entre los alemanes. Hoy, recién saltadas, cada una de sus unidades tiene solo 3 puntos de movimiento.',
    task: 'Selecciona la 504/82 en 1310.',
  },
  range: {
    title: 'Alcance y coste',
    why: 'Los hexágonos que siguen claros se pueden alcanzar; el número es el coste en puntos de movimiento. A pie, el terreno abierto cuesta 1; bosque, pantano y cota, 2; un río sin puente, 1 más. En las carreteras, las unidades motorizadas y acorazadas pagan medio punto: eso vale la carretera roja. Número rojo: el movimiento ha de terminar ahí.',
  },
  refused: {
    title: '¿Por qué ahí no?',
    why: 'Intentes lo que intentes, la página dice por qué no se puede y cita la regla. Preguntar no cuesta nada.',
    task: 'Con una unidad seleccionada, {pointer, select, touch {toca} other {haz clic en}} un hexágono oscurecido: Nijmegen, en 1609, por ejemplo.',
  },
  bridge: {
    title: 'Toma un puente',
    why: 'Los alemanes pueden volar todo puente de la carretera roja que aún sea suyo, y solo un 1 en el dado lo salva. El puente es tuyo en cuanto tus unidades han estado en sus dos hexágonos, aunque solo sea de paso. La 504/82 ha saltado en un extremo del puente sobre el Mosa; en el otro está Grave, que vale 5 puntos. {pointer, select, touch {Un segundo toque confirma el movimiento.} other {Un segundo clic confirma un movimiento sobre unidades propias y, en una pantalla táctil, cualquier movimiento.}} Se puede deshacer mientras no se haya tirado ningún dado.',
    task: 'Lleva la 504/82 por el puente hasta Grave, en 1311, o mueve cualquier otra unidad.',
  },
  zones: {
    title: 'Zonas de enfrentamiento',
    why: 'Los seis hexágonos que rodean a cada unidad son su zona de enfrentamiento. Quien entra en una debe detenerse, queda trabado y ha de atacar en la Fase de Combate. Nijmegen tiene dos regimientos en una ciudad, lo que cuesta dos columnas al atacante, y una división que aún no ha enlazado con el XXX Cuerpo no tiene apoyo aéreo. Así que acércate, pero no trabes combate todavía.',
    task: 'Lleva la 508/82 de 1710 hacia Nijmegen, hasta 1611: un hexágono antes de su zona.',
  },
  corps: {
    title: 'Quién tiene que combatir',
    why: 'Las unidades del XXX Cuerpo que están junto al enemigo empiezan ya trabadas: atacan en la Fase de Combate o rompen el contacto por 1 punto más. Cuantas más ataquen juntas, mejor la proporción; atacar con mala proporción cuesta brigadas.',
    task: 'Comprueba que al menos dos unidades del XXX Cuerpo estén en 0427, 0527 o 0627, junto al regimiento de 0526.',
  },
  'end-movement': {
    title: 'Fin del movimiento',
    why: 'Mueve cuanto quieras, no hay prisa: la 101.ª puede alcanzar otros puentes cerca de Son y Veghel. El botón vuelve a preguntar mientras queden unidades que puedan moverse.',
    task: 'Termina la Fase de Movimiento.',
  },
  target: {
    title: 'Prepara un ataque',
    why: 'Las esquinas rojas señalan los hexágonos que puedes atacar. Quien está trabado debe hacerlo: la fase no termina antes.',
    task: '{pointer, select, touch {Toca} other {Haz clic en}} el 6.º Regimiento Paracaidista, en 0526, u otro hexágono señalado.',
  },
  odds: {
    title: 'Lee la proporción antes de decidir',
    why: 'El ataque dividido por la defensa da una proporción; terreno, ríos, divisiones completas, defensores cercados y demás desplazan la columna, cada uno con su regla. Debajo está la probabilidad exacta de cada resultado. Un {pointer, select, touch {toque} other {clic}} deja fuera a un atacante, si las reglas lo permiten.',
  },
  support: {
    title: 'Artillería y aviones',
    why: 'La artillería al alcance suma su fuerza de ataque, cada una en un combate por fase. Hoy tienes 16 puntos aéreos, y cada uno vale un punto de fuerza; el día 20 serán solo 2. Lo que no gastes este turno se pierde. Observa la columna mientras sumas.',
    task: 'Añade una artillería o puntos aéreos. Otro {pointer, select, touch {toque} other {clic}} lo deshace.',
  },
  commit: {
    title: 'El punto sin retorno',
    why: 'Nada está decidido hasta que confirmas. Entonces el defensor puede responder con su apoyo, se tiran dos dados y, a partir de ahí, no se puede deshacer nada.',
    task: 'Confirma el ataque.',
  },
  result: {
    title: 'Pérdidas, retirada, avance',
    why: 'El resultado vale para los dos bandos: quién pierde pasos, quién se retira, quién puede avanzar. La línea de abajo dice siempre a quién se pregunta y qué. La retirada va a un hexágono libre, fuera de zonas enemigas; quien no tiene ninguno queda eliminado, y retirarse a través de un río cuesta un paso. Si vences puedes entrar en el hexágono: así gana terreno el día. Por los alemanes responde el ordenador.',
    task: 'Responde a cada pregunta hasta que el combate acabe.',
  },
  'end-combat': {
    title: 'Por la carretera roja',
    why: 'Sigue con cada hexágono que haya que atacar: el Kampfgruppe Walther, en 0626, cierra la carretera. Los blindados y la infantería motorizada que vencen pueden avanzar dos hexágonos, el segundo solo de terreno abierto a terreno abierto o ciudad, y los blindados solo cruzan el canal por el puente. Los que están lejos de tu infantería se pueden bombardear.',
    task: 'Libra los combates obligados y termina la fase.',
  },
  'enemy-turn': {
    title: 'El turno de los alemanes',
    why: 'El turno 18 empieza con los alemanes; el ordenador, con el nivel de recluta, juega por ellos. Antes de su primer movimiento pueden intentar volar puentes, y pierden 5 puntos por cada uno que vuelan; después se mueven, reciben refuerzos del este y combaten igual que tú. Cuando te ataquen decides tú: si la artillería y los aviones apoyan la defensa, quién sufre las pérdidas, hacia dónde se retiran tus unidades. El ritmo lo eliges debajo del mapa; después, la tarjeta de lo alto del panel cuenta lo que han hecho y muestra las jugadas.',
    task: 'Observa, y responde a lo que se te pregunte, hasta el movimiento aliado del turno 18.',
  },
  landings: {
    title: 'Lo que llega por aire',
    why: 'La 4.ª Brigada Paracaidista salta hoy en 1403; los saltos siguientes eligen su hexágono. Desde el turno 19 un dado decide si cada división aerotransportada recibe suministro, y cada día es más difícil: sin suministro no se recupera, luego ataca peor y después ya no ataca. Todo eso acaba cuando el XXX Cuerpo llega hasta ella. Dos turnos después de que el XXX Cuerpo encuentre a los paracaidistas en Arnhem, la 52.ª División puede aterrizar allí.',
  },
  points: {
    title: 'Cómo se gana',
    why: 'Después del turno 26 gana quien tenga más puntos. Arnhem vale 40, Nijmegen 20, Eindhoven 10 y otras seis localidades 5 cada una, para quien las tenga en su poder. Tú sumas 5 por unidad alemana destruida y 25 si el XXX Cuerpo alcanza el borde norte; los alemanes, 10 por cada unidad tuya y 2 por cada una suya en la carretera roja. {pointer, select, touch {El turno, arriba, abre las pistas y los puntos} other {Los puntos están arriba}}; las reglas, en el menú, y cada número de regla abre su texto.',
  },
};
