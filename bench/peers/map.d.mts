export const W: number;
export const H: number;
export const N: number;
export function river(hex: number, next: number): number;
export function makeMap(): { cost: Uint8Array; neighbours: Int16Array; flags: Uint8Array; starts: number[] };
