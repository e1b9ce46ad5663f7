/** What the page of ratings says; the other languages must have the same keys. ICU messages. */
export const en = {
  'ratings-title': 'Ratings',
  'ratings-game': 'Game',
  'ratings-about':
    'Each game has ratings of its own (Glicko-2), from the games that its players have begun as rated. Listed is whoever has played enough of them for the rating to be sure; until then it stands beside a name with a question mark.',
  'ratings-place': 'Place',
  'ratings-player': 'Player',
  'ratings-rating': 'Rating',
  'ratings-deviation': 'Give or take',
  'ratings-games': 'Games',
  'ratings-none': 'Nobody has played enough rated games yet.',
  'ratings-sides': 'What the sides are worth',
  'ratings-sides-about':
    'A side that wins more often is expected to: these points are taken off what it wins. They are worked out from the results, and believed the more, the more there are.',
  'ratings-side':
    '{scenario}: {worth, plural, =0 {the sides are worth the same} one {# point for the {side}} other {# points for the {side}}} ({games, plural, one {# game} other {# games}})',
  'ratings-missing': 'The server of this page does not answer, or it keeps no games.',
} as const;
