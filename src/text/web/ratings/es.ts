import type { RatingTexts } from '../texts.ts';

export const es: RatingTexts = {
  'ratings-title': 'Puntuaciones',
  'ratings-game': 'Juego',
  'ratings-about':
    'Cada juego tiene sus propias puntuaciones (Glicko-2), que salen de las partidas puntuadas. En la lista está quien ha jugado bastantes para que la suya sea segura; hasta entonces aparece junto al nombre con un signo de interrogación.',
  'ratings-place': 'Puesto',
  'ratings-player': 'Jugador',
  'ratings-rating': 'Puntuación',
  'ratings-deviation': 'Margen (±)',
  'ratings-games': 'Partidas',
  'ratings-none': 'Nadie ha jugado todavía bastantes partidas puntuadas.',
  'ratings-sides': 'Lo que vale cada bando',
  'ratings-sides-about':
    'De un bando que gana más a menudo se espera que gane: estos puntos se descuentan de lo que gana. Salen de los resultados, y cuentan más cuantos más hay.',
  'ratings-side':
    '{scenario}: {worth, plural, =0 {los bandos valen lo mismo} one {# punto para los {side}} other {# puntos para los {side}}} ({games, plural, one {# partida} other {# partidas}})',
  'ratings-missing': 'El servidor de esta página no responde, o no guarda partidas.',
};
