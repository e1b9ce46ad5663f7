import type { RatingTexts } from '../texts.ts';

export const pt: RatingTexts = {
  'ratings-title': 'Pontuações',
  'ratings-game': 'Jogo',
  'ratings-about':
    'Cada jogo tem pontuações próprias (Glicko-2), tiradas das partidas que valem pontos. Está na lista quem jogou o bastante para que a sua seja segura; até lá ela aparece ao lado do nome com um ponto de interrogação.',
  'ratings-place': 'Posição',
  'ratings-player': 'Jogador',
  'ratings-rating': 'Pontuação',
  'ratings-deviation': 'Margem (±)',
  'ratings-games': 'Partidas',
  'ratings-none': 'Ninguém jogou ainda partidas bastantes que valem pontos.',
  'ratings-sides': 'Quanto vale cada lado',
  'ratings-sides-about':
    'De um lado que ganha mais vezes se espera que ganhe: estes pontos são descontados do que ele ganha. Saem dos resultados, e contam mais quanto mais resultados há.',
  'ratings-side':
    '{scenario}: {worth, plural, =0 {os lados valem o mesmo} one {# ponto para os {side}} other {# pontos para os {side}}} ({games, plural, one {# partida} other {# partidas}})',
  'ratings-missing': 'O servidor desta página não responde, ou não guarda partidas.',
};
