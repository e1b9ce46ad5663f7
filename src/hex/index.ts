// What the package offers as bivouac/hex (docs/api.md).
export * from './grid.ts';
export * from './layout.ts';
export * from './rim.ts';
export * from './shape.ts';
