// What the package offers as bivouac/kernel (docs/api.md).
export * from './dice.ts';
export * from './dice-chain.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './match.ts';
export * from './random.ts';
export * from './record.ts';
export * from './rolls.ts';
export * from './running.ts';
export * from './snapshot.ts';
