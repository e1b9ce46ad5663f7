import { writeSync } from 'node:fs';

/**
 * Writes to standard output (1) or standard error (2) at once, and tells `lost` the code of an error: `process.stdout`
 * takes a twentieth of a short command to set up. It writes only what a pipe that must not wait does not take.
 */
export function write(fd: 1 | 2, text: string, lost: (code: string) => void): void {
  const bytes = Buffer.from(text);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(fd, bytes, written);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'EAGAIN') return lost(code);
    const stream = fd === 1 ? process.stdout : process.stderr;
    if (stream.listenerCount('error') === 0) stream.on('error', ({ code: later = '' }) => lost(later));
    stream.write(bytes.subarray(written));
  }
}
