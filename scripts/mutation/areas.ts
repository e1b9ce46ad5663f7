/** A part of the rules whose tests are put to the test, and by itself. */
export interface Area {
  readonly id: string;
  /** As in "of the rules of …". */
  readonly title: string;
  /** Its code, as patterns. */
  readonly mutated: readonly string[];
  /** Which tests may notice, the quick ones first: those behind get what those before have let through. */
  readonly stages: readonly Stage[];
}

export interface Stage {
  readonly name: string;
  readonly include: readonly string[];
}

const NO_TESTS = ['!src/**/*.test.ts', '!src/**/*.test-kit.ts'];
const SIBLINGS = 'src/games/{reichswald,market-garden,third-world-war}';

export const AREAS: readonly Area[] = [
  {
    id: 'engagement',
    title: 'the engagement system and Reichswald',
    mutated: [
      'src/hex/*.ts',
      'src/wargame/{search,occupancy}.ts',
      'src/engagement/**/*.ts',
      'src/games/reichswald/rules/*.ts',
      'src/games/reichswald/{rules,extra,units,variants}.ts',
      ...NO_TESTS,
    ],
    stages: [
      {
        name: 'rules',
        include: [
          'src/{hex,wargame}/*.test.ts',
          `${SIBLINGS}/rules/*.test.ts`,
          `${SIBLINGS}/*.test.ts`,
          'test/engagement/{bridges,fighting,flight,moving,table-view,turn}.test.ts',
          'test/cases.test.ts',
          'test/reichswald/corners.test.ts',
        ],
      },
      {
        name: 'spanning',
        include: [
          'src/formats/{setup,record}.test.ts',
          `${SIBLINGS}/data/*.test.ts`,
          'test/{corpus,search}.test.ts',
          'test/reichswald/{aids,counts,odds,secrets}.test.ts',
        ],
      },
      {
        name: 'long',
        include: [
          'test/position.test.ts',
          'test/{reichswald,market-garden,third-world-war}/{coverage,invariants,secrets}.test.ts',
          'test/{market-garden,third-world-war}/recount.test.ts',
        ],
      },
    ],
  },
  {
    id: 'siblings',
    title: 'the three siblings’ own rules',
    mutated: [
      `${SIBLINGS}/rules/*.ts`,
      `${SIBLINGS}/{actions,countries,extra,marks,politics,rules,units,variants}.ts`,
      ...NO_TESTS,
    ],
    stages: [
      {
        name: 'rules',
        include: [
          `${SIBLINGS}/rules/*.test.ts`,
          `${SIBLINGS}/*.test.ts`,
          'test/reasons.test.ts',
          'test/cases.test.ts',
          'test/reichswald/corners.test.ts',
        ],
      },
      {
        name: 'spanning',
        include: [
          'src/formats/setup.test.ts',
          'test/{corpus,search}.test.ts',
          'test/reichswald/{aids,counts,odds}.test.ts',
          'test/engagement/table-view.test.ts',
        ],
      },
      {
        name: 'long',
        include: [
          'test/{reichswald,market-garden,third-world-war}/{coverage,invariants,secrets}.test.ts',
          'test/{market-garden,third-world-war}/recount.test.ts',
        ],
      },
    ],
  },
  {
    id: 'holland-44',
    title: 'Holland ’44',
    mutated: [
      'src/games/holland-44/{lookups,play,position,queries,rules,setup,views}/**/*.ts',
      '!src/games/holland-44/position/{about,codes,event-codes,refusal-codes}.ts',
      ...NO_TESTS,
    ],
    stages: [
      {
        name: 'rules',
        include: [
          'src/games/holland-44/{play,position,queries,rules,setup,views}/**/*.test.ts',
          'test/reasons.test.ts',
          'test/holland-44/examples.test.ts',
        ],
      },
      {
        name: 'spanning',
        include: [
          'src/games/holland-44/{first-turn,briefing}.test.ts',
          'test/corpus.test.ts',
          'test/holland-44/cases.test.ts',
        ],
      },
      { name: 'long', include: ['test/holland-44/{coverage,invariants,secrets,laws,recount}.test.ts'] },
    ],
  },
];
