export function reach(start: number, allowance: number): number;
