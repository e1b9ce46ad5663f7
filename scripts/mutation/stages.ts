/** The code whose rules are put to the test. */
export const MUTATED: readonly string[] = [
  'src/hex/*.ts',
  'src/wargame/{search,occupancy}.ts',
  'src/engagement/**/*.ts',
  'src/games/reichswald/rules/*.ts',
  'src/games/reichswald/{rules,extra,units,variants}.ts',
  '!src/**/*.test.ts',
];

/** Which tests may notice, the quick ones first: those behind get what those before have let through. */
export const STAGES: readonly { name: string; include: readonly string[] }[] = [
  {
    name: 'rules',
    include: [
      'src/{hex,wargame}/*.test.ts',
      'src/games/reichswald/rules/*.test.ts',
      'test/cases.test.ts',
      'test/reichswald/corners.test.ts',
    ],
  },
  {
    name: 'spanning',
    include: [
      'src/formats/{setup,record}.test.ts',
      'src/games/reichswald/data/*.test.ts',
      'test/corpus.test.ts',
      'test/reichswald/{aids,secrets}.test.ts',
    ],
  },
  {
    name: 'long',
    include: ['test/{search,position}.test.ts', 'test/reichswald/{counts,odds}.test.ts'],
  },
];
