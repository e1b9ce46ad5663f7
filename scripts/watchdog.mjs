// Preloaded into the program that run.mjs starts: ends the program when run.mjs is killed, so that it does not keep running
// in the background with its port and files.
if (process.env['BIVOUAC_WATCHDOG'] && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
delete process.env['BIVOUAC_WATCHDOG'];
