/** Texts of the page's parts for games with lead formations; the other languages must have the same keys. ICU messages. */
export const en = {
  'fight-step-defenders': 'defenders',
  'fight-step-stand': 'defence',
  'fight-lead': 'Lead formation',
  'fight-attached': 'Attached to it',
  'fight-air': 'Air support',
  'landing-points': '{left} of {all} landing points left',
  'landing-progress': '{landed} of {all} have landed',
  'landing-all': '{n, plural, one {Land as suggested} other {Land all # as suggested}}',
  'landing-some': 'Land {n} of {all} as suggested',
  'landing-group': 'Land {n}',
  'landing-as-suggested': 'As suggested: each unit in the hex below its counter.',
  'landing-aim': 'Suggested: {hex}',
  'landing-hint':
    '{pointer, select, touch {Tap} other {Click}} a counter, then a hex on the map or in the list; or the hex first.',
  'landing-here': 'Who lands in {hex}?',
  'landing-count':
    '{landed, plural, =0 {} other {# landed}}{waiting, plural, =0 {} other {{landed, plural, =0 {} other {, }}# to land}}',
  'landing-room': '{hex}: {landed} of {most} steps have landed',
  'landing-die': 'die: {why}',
  'landing-best': 'At best: {what} {chance}',
  'landing-more': '{n, plural, one {one more on the map} other {# more on the map}}',
  'landing-later': '{n, plural, one {One unit lands later} other {# units land later}}',
  'landing-last': 'After the next landing the dice follow at once, and nothing can be taken back.',
  'landing-unit': '{unit}: {n, plural, one {one hex is} other {# hexes are}} open, bright on the map and in the list.',
};
