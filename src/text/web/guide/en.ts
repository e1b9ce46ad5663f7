/** What the page says around the steps of a guided first turn; the other languages must have the same keys. ICU messages. */
export const en = {
  'guide-count': 'Step {at} of {all}',
  'guide-done': 'Done.',
  'guide-otherwise': 'Done in another way: {what}',
  'guide-late': 'Too late for this: the game has moved on.',
  'guide-computer':
    'Now the other side decides: {side}. The computer plays it; the guide goes on when it is your turn to decide.',
  'guide-leave': 'Leave the guide',
  'guide-resume': 'Back to the guide',
  'guide-reset': 'Start this step again',
  'guide-back': 'Back',
  'guide-next': 'Next',
  'guide-do': 'To it',
  'guide-end': 'Play on',
  'guide-more': 'Show the explanation',
  'guide-less': 'Hide the explanation',
  'counter-parts': 'What the counter {unit} says',
  'counter-attack': 'Attack {value}',
  'counter-support': 'Supporting artillery',
  'counter-defence': 'Defence {value}',
  'counter-allowance': 'Movement {value}',
  'counter-range': 'Range {value} {value, plural, one {hex} other {hexes}}',
  'counter-size':
    '{size, select, I {Company} II {Battalion} III {Regiment} X {Brigade} XX {Division} KG {Battle group} other {Size {printed}}}',
  'counter-code': 'Army: {code}',
  'counter-steps': '{steps, plural, one {# step} other {# steps}}',
  'counter-elite': 'Elite troops',
  'counter-green': 'Green troops',
  'counter-armour': 'Armour {armour}',
  'counter-after':
    '{steps, plural, one {# step: gone after the first loss.} other {# steps: gone after as many losses.}}',
  'counter-reduced': 'After a loss it says {factors}.',
};
