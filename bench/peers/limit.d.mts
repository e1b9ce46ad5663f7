export const starts: number[];
export function reach(start: number, allowance: number): number;
export function run(moves: number): number;
