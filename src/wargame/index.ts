// What the package offers as bivouac/wargame (docs/api.md).
export * from './book.ts';
export * from './briefing.ts';
export * from './colours.ts';
export * from './event-kinds.ts';
export * from './guide.ts';
export * from './looks.ts';
export * from './map.ts';
export * from './margin.ts';
export * from './search/contract.ts';
export * from './setup.ts';
export * from './steps.ts';
export * from './wargame.ts';
