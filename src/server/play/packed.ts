import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A value of JSON in little memory, until the function given back makes another one like it. Buffers would leave the memory of the process in pieces. */
export function packed<T>(value: T): () => T {
  const bytes = zstdCompressSync(JSON.stringify(value)).toString('latin1');
  return () => JSON.parse(zstdDecompressSync(Buffer.from(bytes, 'latin1')).toString()) as T;
}
