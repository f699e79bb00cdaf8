/** Preloaded into a server that a command starts: it ends when the command has gone, however that ended. */
process.stdin.resume().once('end', () => process.exit());
