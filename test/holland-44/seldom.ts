const NEVER_ACTS = 'has no strength: it goes as soon as it is turned up';
const LATE_REMNANT = 'wants so many of its kind reduced to the last step at one time';

/** What whole games at random may go without, and why. */
export const SELDOM: Readonly<Record<string, string>> = {
  'Garrison 1': NEVER_ACTS,
  'Garrison 2': NEVER_ACTS,
  'Garrison 3': NEVER_ACTS,
  'Garrison 4': NEVER_ACTS,
  'Garrison 5': NEVER_ACTS,
  'Garrison 6': NEVER_ACTS,
  'Armd REM E': LATE_REMNANT,
  'FJ REM C': LATE_REMNANT,
  'GE Inf REM B': LATE_REMNANT,
  'GE Inf REM C': LATE_REMNANT,
  'head-lost': 'wants a division without a unit on the map when its supply head is eliminated',
};
