/** What the units of a computer player are to do, by tactic, and an attack it has thought about; the other languages must have the same keys. ICU messages. */
export const en = {
  attack: '{units}: attack {to}.',
  surround: '{units}: close the ways out of {to}, then attack it.',
  overrun: '{units}: attack {to} before the others move on.',
  storm: '{units}: go into {to} together and fight whoever is there.',
  drive: '{units}: drive the enemy out of {to}, who has no way back.',
  bombard: '{units}: bombard {to}.',
  take: '{units}: go for {to}.',
  hold: '{units}: hold {to}.',
  reach: '{units}: make for {to}.',
  clear: '{units}: drive the enemy away from {to}.',
  cut: '{units}: cut the way to {to}.',
  open: '{units}: open a way for others at {to}.',
  leave: '{units}: leave the map at {to}.',
  mend: '{units}: go to mend the bridge at {to}.',
  fear: '{to}: the enemy can bring a strength of {strength} there in his next turn.',
  considered: '{units} on {to}: column {column}, {chance} that the hex is emptied, worth {worth} points.',
} as const;
