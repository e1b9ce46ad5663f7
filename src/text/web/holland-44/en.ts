/** Texts of the page's parts for games with lead formations; the other languages must have the same keys. ICU messages. */
export const en = {
  'fight-step-stand': 'determined defence',
  'fight-lead': 'Lead formation',
  'fight-attached': 'Attached to it',
  'fight-air': 'Air support',
};
