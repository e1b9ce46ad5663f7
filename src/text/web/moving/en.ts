/** What the page says of many units that move in one phase; the other languages must have the same keys. ICU messages. */
export const en = {
  hold: 'Hold',
  'hold-all': 'Hold {formation}',
  held: 'held this phase',
  'key-hold': 'leave the selected unit where it is for this phase, and go to the next',
  'remaining-held': '{n, plural, one {# unit is held} other {# units are held}}',
  'remaining-fold': '{formation}: {n, plural, one {# unit} other {# units}}',
} as const;
