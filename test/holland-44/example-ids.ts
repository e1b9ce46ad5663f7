/** The worked examples of the rulebook of Holland '44: those beside its rules, by rule, and those of the example of play, T1 and T2 by turn. */
export const EXAMPLES: readonly string[] = `
  2.2.3 2.3.12 4.3-1 4.3-2 4.3-3 4.3-4 4.3-5 4.3-6 4.2-a 4.2-b 5.6-A 5.6-B 5.6-C 5.6-D 5.6-T1 6.2 6.3 7.4-A 7.4-DE
  7.4-EF 7.4-FG 7.4-H 7.4.6-AB 7.4.6-BC 7.4.6-DE 7.4.6-CD 7.4.6-city-BC 7.4.6-city-CD 8.2-A 8.2-B 8.3.2 8.3.3-A
  8.3.3-C 8.5.5 8.5.6 8.6.1 8.7 9.3-a 9.3-b 9.4.2 9.5.3 10.1-a 10.1-b 10.1-c 10.1-d 10.2.3 10.3-B 10.3-F 10.3-H
  10.3-L 10.3-E 10.3-I 10.4 10.5-A 10.5-B 10.5-C 10.6-A 10.6-B 10.6-C 10.8.2-A 10.8.2-B 10.8.3 10.8.4-A 10.8.4-B
  10.8.4-C 12.2-DD 12.4 13.1.3 13.2 15.5.2 15.6 16.2 16.3.4 17.4 18.3.1 18.3.2 18.6 19.8 22.3.2 24.3 26.5.1 27.1
  27.2-a 27.2-b T1-land-A T1-land-B T1-land-C T1-land-D T1-land-E T1-land-F T1-land-G T1-land-H T1-land-I
  T1-land-J T1-land-K T1-land-L T1-land-M T1-land-N T1-land-82-total T1-land-101-total T1-move-2/1P
  T1-demo-Arnhem-rail T1-move-A T1-breakdown-82 T1-demo-Heumen T1-demo-Malden T1-demo-Hatert T1-demo-Veghel-rail
  T1-demo-Veghel-road T1-Oedenrode T1-Best-move T1-boundary T1-A T1-B T1-C T1-D T1-D-demo T1-E T1-F T1-G T1-G-demo
  T1-garden-stack T1-H T1-H2 T1-H3 T1-I T1-recovery T1-supply T1-german-bridge T1-german-move T1-406 T1-german-A
  T1-german-recovery T1-german-supply T1-traffic T2-weather T2-resupply T2-bridges T2-arty-move T2-A T2-B
  T2-ezoc-bond T2-C T2-D T2-returnee-101 T2-E T2-F T2-G1 T2-G2 T2-extended-stack T2-H T2-I T2-J T2-K
`
  .trim()
  .split(/\s+/)
  .map((id) => `H44-EX-${id}`);
