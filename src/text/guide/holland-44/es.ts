import type { GuideTexts } from './texts.ts';

export const es: GuideTexts = {
  map: {
    title: 'Market Garden, 17 de septiembre de 1944',
    why: 'Mandas a los Aliados. Market: tres divisiones aerotransportadas aterrizan junto a los puentes entre Eindhoven y Arnhem. Garden: el XXX Cuerpo sale del sur por una sola carretera, la roja. Cada hexágono tiene un número: primero la fila, contada desde el sur, después la columna. Las letras alrededor del mapa son áreas de entrada, por las que las unidades llegan y se van. Un día tiene tres turnos: mañana, tarde y noche. Ganas esta partida corta con 4 pasos de tropas de tierra al norte del Waal en el turno 11.',
  },
  counter: {
    title: 'Qué dice una ficha',
    why: 'Tres números: ataque, defensa, puntos de movimiento. Un recuadro rojo en la defensa es tropa de élite; uno blanco, novata. Casi todos los batallones tienen tres pasos: desaparecen tras tres pérdidas. El código dice cuándo y dónde llega la unidad: hoy cada una aterriza en el hexágono de descenso de su letra.',
    task: 'Selecciona el batallón 2/1P/1 en el panel, o cualquier otra unidad.',
  },
  land: {
    title: 'El primer salto',
    why: 'La unidad puede aterrizar en el hexágono enmarcado. Hoy no hay margen. Desde el turno 3 también se aterriza junto al hexágono de descenso, y más tarde con más libertad; pero entonces cada aterrizaje cuesta un punto, y el tiempo decide cuántos hay.',
    task: '{pointer, select, touch {Toca} other {Haz clic en}} el hexágono enmarcado: 6217 para 2/1P/1.',
  },
  'land-all': {
    title: 'Bajan tres divisiones',
    why: 'Las 32 unidades aterrizan todas en este turno; N, O y C tienen dos hexágonos cada uno, con sitio para 9 pasos en cada hexágono. Después se tira un dado por cada hexágono con infantería: con un 5 una unidad queda dispersada, con un 6 pierde además un paso, que puede volver más tarde. Tú dices cuál. Una unidad dispersada hoy solo tiene movimiento táctico y ataca con la mitad de su fuerza: libra de ello a 2/1P/1 y al 506.º Regimiento si puedes.',
    task: 'Haz aterrizar a todas las demás, mejor el 506.º (1/, 2/ y 3/506/101) junto en 3207, y al resto como sugiere el panel: aterriza un grupo, una división o todas a la vez. Después responde a lo que pidan los dados.',
  },
  modes: {
    title: 'Tres modos de moverse',
    why: 'El movimiento normal gasta los puntos de la ficha. El extendido da dos más, pero nunca junto a un enemigo, y no puede terminar con otros amigos. El táctico es de uno o dos hexágonos, cuesten lo que cuesten. {pointer, select, touch {El botón con el modo cambia} other {Los botones del panel, o la tecla Y, cambian}} de uno a otro: mira cómo cambian los hexágonos claros. Otro {pointer, select, touch {toque} other {clic}} en una pila toma la unidad siguiente. El batallón de Frost puede llegar hoy a las afueras de Arnhem.',
    task: 'Selecciona 2/1P/1 en 6217, pasa al movimiento extendido y envíala a 6221; o cualquier otra unidad con el extendido.',
  },
  bridge: {
    title: 'La mecha es de los alemanes',
    why: 'Casi todos los puentes están cableados. En el momento en que una unidad tuya llega a uno, o quiere cruzarlo, los alemanes pueden intentar volarlo: hoy necesitan un 4 o más. Si lo dejan en pie queda intacto, y a salvo hasta que lo cableen de nuevo. Los puentes de carretera de Arnhem, Nijmegen y Westervoort no se pueden volar, y el de Grave no en este turno. 2/1P/1 ha llegado al puente de ferrocarril al oeste de Arnhem. Por los alemanes decide el ordenador, con el nivel de recluta.',
    task: 'Mira qué hacen los alemanes con el puente. Después sigue hasta 6221, o termina el movimiento.',
  },
  unknown: {
    title: '¿Qué hay en Son?',
    why: 'Los seis hexágonos que rodean a una unidad son su zona de control (ZOC). La del enemigo, la EZOC, te detiene, y salir de ella cuesta 2 puntos. Una interrogación es una unidad alemana de un paso como máximo; se revela cuando entras en su hexágono. Una guarnición 0-0-0 desaparece en el acto, cualquier otra combate allí mismo. Si entras, sigue el puente sobre el canal, y los alemanes deciden sobre él.',
    task: 'Selecciona un batallón del 506.º en 3207 o 3206, lleva contigo su pila con «Todas», y {pointer, select, touch {toca} other {haz clic en}} Son, 3108, dos veces. Si se pregunta quién ataca, elige en el panel y confirma; responde hasta que el movimiento acabe.',
  },
  bonds: {
    title: 'Un muro sin ladrillos',
    why: 'Dos hexágonos con al menos dos pasos cada uno, y un hexágono entre ellos, forman un enlace de ZOC: ningún enemigo puede entrar en el hexágono de en medio, ni cruzar el lado de en medio, de ningún modo. Los alemanes de 1605 y 1406 cierran así 1505. Intentes lo que intentes, la página dice por qué no se puede y cita la regla. Preguntar no cuesta nada.',
    task: 'Selecciona una unidad en 1504 y {pointer, select, touch {toca} other {haz clic en}} 1505, al lado.',
  },
  road: {
    title: 'Por la carretera',
    why: 'Por la carretera roja las unidades mecanizadas pagan un tercio de punto por hexágono. Al acabar el movimiento caben dos unidades en un hexágono; además de ellas, una de artillería, ingenieros o pontoneros es libre. La Guardia está lista en 1504. {pointer, select, touch {Un segundo toque confirma el movimiento.} other {Un segundo clic confirma un movimiento sobre unidades propias y, en una pantalla táctil, cualquier movimiento.}}',
    task: 'Lleva a los ingenieros del cuerpo (30-Corps-Eng) de 1204 a 1504, o mueve cualquier otra unidad de tierra.',
  },
  'end-movement': {
    title: 'Fin del movimiento',
    why: 'Mueve cuanto quieras, no hay prisa. Piensa en Grave (4816), cuyo puente hoy no se puede volar, en los puentes del canal al oeste de Nijmegen, en Veghel (3810) y en Eindhoven. El botón vuelve a preguntar mientras queden unidades que puedan moverse.',
    task: 'Termina la Fase de Movimiento.',
  },
  target: {
    title: 'Prepara un ataque',
    why: 'Las esquinas rojas señalan los hexágonos que puedes atacar. En este juego nadie está obligado a atacar. El grupo de combate de 1605 cierra la carretera de Eindhoven, y ante él hay dos batallones de carros.',
    task: '{pointer, select, touch {Toca} other {Haz clic en}} 1605 u otro hexágono enemigo señalado.',
  },
  odds: {
    title: 'Quién lidera el ataque',
    why: 'El ataque dividido por la defensa da una proporción; carros, atacantes de élite, defensores novatos y demás desplazan la columna, cada uno con su regla. Solo una formación, la líder, tiene toda su fuerza, y con ella una unidad agregada; las demás cuentan la mitad. Aquí lidera la Guardia y los ingenieros van agregados. Un {pointer, select, touch {toque} other {clic}} en una ficha la deja fuera: una pérdida no debería caer en los ingenieros. Debajo está la probabilidad de cada resultado.',
  },
  support: {
    title: 'Cañones y Typhoons',
    why: 'La artillería al alcance desplaza la columna en una, hoy la 5-AGRA y la de la Guardia en dos. La que ha disparado debe prepararse de nuevo. Con tiempo despejado tienes dos unidades aéreas, una por ataque, y cada una vale una columna; lo que no se usa se pierde. Más allá de 7:1 no se gana nada: guarda el resto para otro ataque.',
    task: 'Añade una artillería o el apoyo aéreo. Otro {pointer, select, touch {toque} other {clic}} lo deshace.',
  },
  commit: {
    title: 'El punto sin retorno',
    why: 'Nada está decidido hasta que confirmas. Entonces se tira un dado y, a partir de ahí, no se puede deshacer nada.',
    task: 'Confirma el ataque.',
  },
  result: {
    title: 'Pérdidas, defensa, avance',
    why: 'El resultado dice quién pierde un paso y quién se retira. Tras la mayoría de ellos el defensor puede intentar quedarse, con una defensa determinada y un dado solo para ella. Tras DS y DMR no puede, y el vencedor puede atacar una vez más mientras avanza. La línea de abajo dice siempre qué bando decide, y qué.',
    task: 'Responde a cada pregunta hasta que el combate acabe.',
  },
  'end-combat': {
    title: 'Más ataques',
    why: 'La infantería de la Guardia en 1503 puede atacar 1603 con la otra artillería y la segunda unidad aérea. Quien ataca a través de un canal o un río mayor tiene la mitad de su fuerza, incluso por un puente; sin puente, un río mayor exige ingenieros.',
    task: 'Ataca lo que quieras y termina la fase.',
  },
  'enemy-turn': {
    title: 'El turno de los alemanes',
    why: 'Tus unidades se reorganizan y se abastecen por sí solas. Entonces el ordenador juega por los alemanes. En este turno solo tienen movimiento táctico. Reciben refuerzos, atacan y al final ponen marcadores de tráfico en tu carretera, de los que dos dados retiran algunos. Cuando te ataquen decides tú: las pérdidas, una defensa determinada, el camino de la retirada. El ritmo lo eliges debajo del mapa; después, la tarjeta de lo alto del panel cuenta lo que han hecho y muestra las jugadas.',
    task: 'Observa, y responde a lo que se te pregunte, hasta que empiece el turno 2, la noche.',
  },
  points: {
    title: 'Cómo se gana',
    why: 'La partida corta acaba en el turno 11: necesitas 4 pasos no aerotransportados al norte del Waal. En la campaña, de 20 turnos, cuentan las ciudades y las unidades más allá del Bajo Rin; con 10 puntos y una unidad de tierra allí ganas en el acto. Date prisa: las cabezas de suministro solo abastecen a las divisiones aerotransportadas hasta el turno 5. {pointer, select, touch {El turno, arriba, abre las pistas y los puntos} other {Los puntos están arriba}}; las reglas, en el menú, y cada número de regla abre su texto.',
  },
};
