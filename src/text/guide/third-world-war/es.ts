import type { GuideTexts } from './texts.ts';

export const es: GuideTexts = {
  map: {
    title: 'La Tercera Guerra Mundial, 4 de agosto de 1985',
    why: 'Mandas el Pacto de Varsovia, en el este; las fichas con una esquina cortada son de la OTAN. Quieres las ciudades de Alemania Occidental y de los Países Bajos, y la LDV, la línea de detención junto a las fronteras de Francia y Bélgica, antes de que los estadounidenses traigan refuerzos por el Atlántico. No hay carreteras: ríos, bosques y montañas deciden lo deprisa que avanzas. Cada hexágono tiene un número: primero la columna, después la fila. Un turno es un día: te mueves y combates, y luego lo hace la OTAN.',
  },
  nato: {
    title: 'La OTAN despliega primero',
    why: 'Ya se han tirado dos dados: uno ha decidido si Francia queda neutral; el otro, si los alemanes orientales luchan por ti. El diario recoge los dos resultados. Cada cuerpo empieza en su vivac, dentro de la línea discontinua, pero sin tocar la frontera. El ordenador, con el nivel de recluta, juega por la OTAN y ha puesto cada unidad en el hexágono propuesto.',
  },
  pact: {
    title: 'Ahora, tus ejércitos',
    why: 'Están detrás de la frontera: en el norte, cerca de Schwerin, el 2.º Ejército Blindado de la Guardia, con las siglas 2BG. En un hexágono caben tres unidades; se pueden colocar una a una, o todas a la vez en los hexágonos propuestos. La 103.ª División Aerotransportada ya está en Bremen, muy por detrás del enemigo. Las unidades checas y tu reserva no se mueven antes del turno 5.',
    task: 'Pulsa «Desplegar todas las unidades que faltan»: esta guía cuenta con los hexágonos propuestos.',
  },
  counter: {
    title: 'Qué dice una ficha',
    why: 'Tres números: ataque, defensa, puntos de movimiento. El óvalo de la caja son blindados, las XX de encima una división; tiene dos pasos, así que aguanta una pérdida antes de desaparecer. 16/2BG es la 16.ª División del 2.º Ejército Blindado de la Guardia. El ejército solo importa en el despliegue.',
    task: 'Selecciona la 16/2BG en 2704.',
  },
  range: {
    title: 'Alcance y coste',
    why: 'Los hexágonos que siguen claros se pueden alcanzar; el número es el coste en puntos de movimiento. El terreno abierto y las ciudades cuestan 1. El bosque cuesta 3 a blindados e infantería mecanizada, 2 a quien va a pie; la montaña cuesta 3 y está vedada a los blindados. Un río cuesta 2 más, 1 a pie: aquí es el Elba. Número rojo: el movimiento ha de terminar ahí.',
  },
  refused: {
    title: '¿Por qué ahí no?',
    why: 'Intentes lo que intentes, la página dice por qué no se puede y cita la regla. Preguntar no cuesta nada.',
    task: 'Con una unidad seleccionada, {pointer, select, touch {toca} other {haz clic en}} un hexágono oscurecido: la división neerlandesa, en 2406, por ejemplo.',
  },
  engage: {
    title: 'Zonas de enfrentamiento',
    why: 'Los seis hexágonos que rodean a cada unidad son su zona de enfrentamiento. Quien entra en una debe detenerse, queda trabado y ha de atacar en la Fase de Combate. {pointer, select, touch {Un segundo toque confirma el movimiento.} other {Un segundo clic confirma un movimiento sobre unidades propias y, en una pantalla táctil, cualquier movimiento.}} Se puede deshacer mientras no se haya tirado ningún dado.',
    task: 'Lleva la 16/2BG por encima del Elba hasta 2505, junto a los neerlandeses, o mueve cualquier otra unidad.',
  },
  mass: {
    title: 'Golpea con todo',
    why: 'Cuantas más unidades ataquen juntas, mejor la proporción; atacar con mala proporción cuesta divisiones. Cada unidad combate una vez por fase, cada hexágono se ataca una vez. Deja donde están las demás divisiones de este ejército: mañana tres de las tuyas deben salir hacia Dinamarca.',
    task: 'Lleva también la 207/2BG a 2505, y la 32/2BG a 2506.',
  },
  fly: {
    title: 'En helicóptero',
    why: 'Una división aerotransportada puede volar en vez de marchar: 20 hexágonos sobre cualquier terreno y por encima del enemigo, hasta terreno abierto o una ciudad, y hasta el turno 13 incluso detrás de las líneas de la OTAN. En el aire, el primer hexágono junto a un enemigo no cuenta; por cada uno de los siguientes se tira un dado, y un 1 cuesta una pérdida. En línea recta hasta 2305 solo el último hexágono está junto a los neerlandeses: no hay tirada; pasando por 2306 habría una. En 2305 la división les corta la retirada: quedan cercados, y ganas una columna.',
    task: 'Selecciona la 103DAet en Bremen (1706), pulsa «Por aire» y después {pointer, select, touch {toca} other {haz clic en}} 2305.',
  },
  'end-movement': {
    title: 'Fin del movimiento',
    why: 'Mueve cuanto quieras, no hay prisa: el 3.er Ejército de Choque alcanza Braunschweig; el 8.º Ejército de la Guardia, las colinas cercanas a Fulda. Pero no trabes combate con quien no puedas vencer. El botón vuelve a preguntar mientras queden unidades que puedan moverse.',
    task: 'Termina la Fase de Movimiento.',
  },
  target: {
    title: 'Prepara un ataque',
    why: 'Las esquinas rojas señalan los hexágonos que puedes atacar. Quien está trabado debe hacerlo: la fase no termina antes.',
    task: '{pointer, select, touch {Toca} other {Haz clic en}} la división neerlandesa, en 2406, u otro hexágono señalado.',
  },
  odds: {
    title: 'Lee la proporción antes de decidir',
    why: 'El ataque dividido por la defensa da una proporción; terreno y ríos desplazan la columna a la izquierda, los defensores cercados a la derecha, cada uno con su regla. Debajo está la probabilidad exacta de cada resultado. Un {pointer, select, touch {toque} other {clic}} deja fuera a un atacante, si las reglas lo permiten.',
  },
  support: {
    title: 'Puntos aéreos',
    why: 'En esta guerra no hay artillería, pero cada bando tiene puntos aéreos de ataque y otros de defensa. Para atacar hoy tienes 50, y cada uno vale un punto de fuerza; la OTAN responde con sus 5 de defensa. Lo que no gastes este turno se pierde, y el tiempo juega a favor de la OTAN: desde el turno 19 ella tiene 50 y tú 30. Observa la columna mientras sumas.',
    task: 'Añade puntos aéreos hasta que la columna cambie: bastan 4, si todos están en su sitio.',
  },
  commit: {
    title: 'El punto sin retorno',
    why: 'Nada está decidido hasta que confirmas. Entonces el defensor puede responder con puntos aéreos suyos, se tiran dos dados y, a partir de ahí, no se puede deshacer nada.',
    task: 'Confirma el ataque.',
  },
  result: {
    title: 'Pérdidas, retirada, avance',
    why: 'El resultado vale para los dos bandos: quién pierde pasos, quién se retira, quién puede avanzar. La línea de abajo dice siempre a quién se pregunta y qué. La retirada va a un hexágono sin enemigos y fuera de sus zonas. Quien está cercado ha de pasar por una zona y sufre una pérdida por el camino; si ya la sufrió en el combate, casi siempre desaparece. Los blindados que se retiran a través de un río también sufren una pérdida. Si vences puedes entrar en el hexágono; blindados e infantería mecanizada, a menudo, en uno más. Por la OTAN responde el ordenador.',
    task: 'Responde a cada pregunta hasta que el combate acabe.',
  },
  bombs: {
    title: 'Solo desde el aire',
    why: 'Los puntos aéreos también atacan sin tropas en tierra, de 5 a 10 por hexágono. Se multiplican los puntos por la vulnerabilidad de todos los que están allí: 2 para blindados e infantería mecanizada, 1 para los demás. En 2408 hay dos divisiones alemanas occidentales: 10 puntos dan 40. El terreno desplaza la columna a la izquierda; los ríos, no. Un acierto cuesta una pérdida al defensor.',
    task: 'Ataca 2408 desde el aire con 10 puntos, u otro hexágono señalado con 5 al menos.',
  },
  'end-combat': {
    title: 'Lo que queda por hacer',
    why: 'Sigue con cada hexágono que haya que atacar y gasta tus puntos aéreos. El panel ofrece además un arma nuclear táctica: elimina a todos los que están en un hexágono, pero te cuesta 30 puntos, 50 en una ciudad, y la OTAN puede tomar represalias por 20.',
    task: 'Libra los combates obligados y termina la fase.',
  },
  'enemy-turn': {
    title: 'El turno de la OTAN',
    why: 'Ahora el ordenador juega por la OTAN, que se mueve y combate exactamente como tú, con 30 puntos aéreos de ataque; tus 12 de defensa pueden ayudar a tus unidades, y cuando se te pregunte decides tú. Sus unidades aerotransportadas vuelan como las tuyas, pero detrás de tus líneas solo en los turnos 19 a 23; sus helicópteros llevan cada turno una división más a un hexágono con unidades amigas. Has dejado Bremen, y vale 10 puntos: quizá venga por ella la brigada británica de Bielefeld. En los turnos pares, las unidades de la OTAN con pérdidas se recuperan si están sin trabar al final de su Fase de Movimiento. Las tuyas nunca se recuperan.',
    task: 'Observa, y responde a lo que se te pregunte, hasta que empiece el turno 5.',
  },
  denmark: {
    title: 'Turno 5: Dinamarca y nuevas divisiones',
    why: 'Hoy tres de tus divisiones, al menos una de ellas soviética, deben salir por el borde norte al oeste de Lübeck, o pierdes 100 puntos. La 25/2BG, la 93/2BG y la 16DB/PO pueden hacerlo desde su vivac. Los refuerzos soviéticos llegan casi a diario, por el borde este o en una ciudad tuya, donde se quedan ese turno. Los de la OTAN vienen por el borde oeste o en ciudades, la mayoría después del turno 13: para entonces has de estar muy al oeste.',
  },
  points: {
    title: 'Cómo se gana',
    why: 'Después del turno 23 gana quien tenga más puntos. Sumas 10 por cada ciudad de Alemania Occidental y 25 por cada una de los Países Bajos, si no está aislada del borde este, 5 por cada unidad de la OTAN destruida y 20 por cada hexágono de la LDV en el que tengas una unidad; más allá de esa línea no pasas nunca. La OTAN suma 10 por cada ciudad que te tome y 2 por cada unidad tuya destruida. {pointer, select, touch {El turno, arriba, abre las pistas y los puntos} other {Los puntos están arriba}}; las reglas, en el menú, y cada número de regla abre su texto.',
  },
};
