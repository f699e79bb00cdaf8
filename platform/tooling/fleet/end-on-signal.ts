/** Ends a fleet with SIGINT, SIGTERM or SIGHUP, also one that is still being started, and this process behind it. */
export function endOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.info('· Ending');
      void stop().finally(() => process.exit());
    });
  }
}
