// Preloaded into the program that run.mjs starts: when run.mjs is killed outright, the program ends with it
// instead of living on unseen with its port and its files.
if (process.env['BIVOUAC_LEASH'] && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
delete process.env['BIVOUAC_LEASH'];
