/**
 * Proposed hexes for the units that are set up before the first turn, for those who do not want to place them one by one (9.1; reconstructed:
 * armies and corps in depth behind the frontier they faced in 1985, reserves in cities). Neutral French units of the II Corps go elsewhere.
 */
const HEXES: Readonly<Record<string, string>> = {
  '2-Guards-Tank': 'SU-16 2703, SU-25 2703, SU-32 2704, SU-21M 2702, SU-207 2804, SU-93 2704, PO-16DB 2904, PO-12DIMec 2904',
  '3-Shock': 'SU-10G 2613, SU-12G 2712, SU-47G 2712, SU-7G 2613, SU-18 2713, SU-20M 2812',
  '20-Guards': 'SU-26 3011, SU-31 3011, SU-6 3110, SU-35 3111, SU-39 3109, SU-120 3209',
  '8-Guards': 'SU-79 2418, SU-13 2518, SU-8 2419, SU-29M 2418, SU-37M 2519, SU-82 2520',
  '1-Guards-Tank': 'SU-11 3222, SU-1G 3222, SU-6T 3221, SU-15T 3322, SU-23 3220, SU-38 3221, SU-51 3219',
  'East Germans': 'EG-7DB 2814, EG-4DIMec 2815',
  'Pact countries and reserves': 'CZ-1DB 3325, CZ-2DIMec 3326, EG-10DB 3216, EG-3DIMec 3316, PO-2DIMec 3310, PO-6DAet 3409',

  'I-NL': 'NL-4DIMec 2406',
  'I-WG': 'WG-1DB 2308, WG-3DB 2408, WG-7DB 2309, WG-11DIMec 2409, WG-Bde-I 2209',
  'I-BR': 'BR-1DB 2311, BR-3DB 2312, BR-4DB 2310, BR-Bde-I 2211',
  'I-BE': 'BE-16DIMec 2214, BE-3DB 2213, BE-Bde-I 2114',
  'III-WG': 'WG-2DIMec 2118, WG-5DB 2117, WG-6DIMec 2017, WG-Bde-III 2119',
  'V-US': 'US-6DB 2020, US-4DIMec 2121, US-Bde-A 2021, US-ACR-V 2122',
  'VII-US': 'US-2DB 2725, US-3DIMec 2724, US-7DIMec 2824, US-Bde-B 2625, US-ACR-VII 2924',
  'II-WG': 'WG-4DIMec 2927, WG-12DB 2928, WG-1DM 3126, WG-Bde-II 3027',
  'II-FR': 'FR-1DB 1226, FR-5DB 1227',
  'NATO countries': 'BE-1DIMec 0420, BE-2DIMec 0520, FR-3DB 0728, FR-1DIMec 0730, FR-2DIMec 1331, NL-1DIMec 0911, NL-2DIMec 0806, AT-1DM 3536',
  'NATO reserves': 'US-5DB 1523, WG-1DAet 1629, CA-Bde 2232, BR-5DB 1312, BR-6DIMec 1411, BR-Bde-AM 1506',
};

export const DEPLOYMENT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(HEXES).flatMap((text) => text.split(', ').map((one) => one.split(' ') as [string, string])),
);
