export const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** One step of the line: its title at once, then what came of it and its seconds, on one line. */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  told: (result: T) => string,
): Promise<T> {
  const began = performance.now();
  process.stdout.write(`· ${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${told(result)} (${secondsSince(began)})\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed (${secondsSince(began)})\n`);
    throw error;
  }
}
