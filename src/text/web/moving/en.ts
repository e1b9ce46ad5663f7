/** What the page says of many units that move in one phase; the other languages must have the same keys. ICU messages. */
export const en = {
  hold: 'Hold',
  'hold-all': 'Hold {formation}',
  held: 'held this phase',
  'key-hold': 'leave the selected unit where it is for this phase, and go to the next',
  'remaining-held': '{n, plural, one {# unit is held} other {# units are held}}',
  'remaining-fold': '{formation}: {n, plural, one {# unit} other {# units}}',
  send: 'Send …',
  'send-all': 'Send {formation} …',
  'send-title': '{n, plural, one {Send # unit} other {Send # units}}',
  'send-where':
    '{n, plural, one {# unit} other {# units}} to send: {pointer, select, touch {tap the hex they are to go to, or hold a finger on another stack to add it} other {click the hex they are to go to, or Shift-click another stack to add it}}.',
  'send-foreseen': '{n} of {all} can go towards {hex} now.',
  'send-go': '{n, plural, one {Move # unit} other {Move # units}}',
  'send-to': '{unit}: to {hex}',
  'send-stays': '{unit}: stays',
  'send-drop': '{unit}: leave out',
  'send-rule': 'Each takes its cheapest path, and stops before enemy zones. Nothing is moved before you say so.',
  'send-stopped': '{n} of {all} units have moved; then something else had to be decided.',
  'send-back': '{n, plural, one {Take back the move} other {Take back all # moves}}',
} as const;
