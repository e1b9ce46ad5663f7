/** The code whose rules are put to the test. */
export const MUTATED: readonly string[] = [
  'src/hex/*.ts',
  'src/wargame/{search,occupancy}.ts',
  'src/engagement/*.ts',
  'src/games/reichswald/rules/*.ts',
  'src/games/reichswald/{rules,extra,units,variants}.ts',
  '!src/**/*.test.ts',
];

/** Which tests may notice, the quick ones first: those behind get what those before have let through. */
export const STAGES: readonly { name: string; include: readonly string[] }[] = [
  {
    name: 'rules',
    include: [
      'src/{hex,wargame,formats,kernel}/*.test.ts',
      'src/games/reichswald/rules/*.test.ts',
      'src/games/reichswald/data/*.test.ts',
      'test/{cases,corpus}.test.ts',
      'test/reichswald/corners.test.ts',
    ],
  },
  {
    name: 'spanning',
    include: ['test/{search,position}.test.ts', 'test/reichswald/{aids,counts,odds,secrets}.test.ts'],
  },
];
