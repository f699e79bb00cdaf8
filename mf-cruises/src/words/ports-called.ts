/** How many ports are gone ashore in: those of the days between the first and the last, each once. @param days null at sea */
export const portsCalled = (days: readonly (string | null)[]): number =>
  new Set(days.slice(1, -1).filter((port) => port !== null)).size;
