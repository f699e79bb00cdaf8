const EVERY_MS = 15_000;

/** Tells how far a long run is, now and then. */
export type Progress = (how: string) => void;

export function progressOf(name: string): Progress {
  let last = performance.now();
  return (how) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    console.info(`  … ${name}: ${how}`);
  };
}
