/** Set-up areas (`bivouac:NAME` of the map) by the army or corps that the counters name on the left; 9.0 and the labels of the map. */
export const BIVOUACS = [
  '1-Guards-Tank',
  '2-Guards-Tank',
  '3-Shock',
  '8-Guards',
  '20-Guards',
  'EG',
  'I-NL',
  'I-WG',
  'I-BR',
  'I-BE',
  'II-WG',
  'III-WG',
  'V-US',
  'VII-US',
  'II-FR',
] as const;
export type Bivouac = (typeof BIVOUACS)[number];

/** Countries of the map (`country:CODE`). */
export const COUNTRIES = ['WG', 'EG', 'CS', 'AT', 'NL', 'BE', 'LU', 'FR', 'CH', 'DK'] as const;
export type Country = (typeof COUNTRIES)[number];
